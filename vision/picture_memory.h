#pragma once

namespace pocketmars::vision {

/// Lets this process keep the memory of pictures that are gone for the next ones, instead of giving
/// it back to the system each time: a reading makes and drops hundreds, and to get their pages anew
/// takes a fifth of its time. For main(), before any thread starts. Does nothing where the C
/// library is not glibc.
void keepPictureMemory();

} // namespace pocketmars::vision
