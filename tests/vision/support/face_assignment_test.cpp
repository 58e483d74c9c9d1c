#include "vision/support/face_assignment.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace pocketmars::vision {
namespace {

using Faces = std::vector<std::optional<std::size_t>>;

TEST(FaceAssignment, EachPlaceHasWhatItLooksLikeMost) {
    EXPECT_EQ(assignFaces({{0.9, 0.1, 0.2}, {0.2, 0.3, 0.8}, {0.1, 0.7, 0.3}}), (Faces{0, 2, 1}));
}

TEST(FaceAssignment, AFaceIsThereOnceSoAPlaceMayHaveWhatItLooksLikeLess) {
    EXPECT_EQ(assignFaces({{0.77, 0.75}, {0.9, 0.3}}), (Faces{1, 0}));
}

TEST(FaceAssignment, OfTwoPlacesThatWantOneFaceTheOneThatLooksLessLikeAnotherKeepsIt) {
    EXPECT_EQ(assignFaces({{0.9, 0.8}, {0.9, 0.5}}), (Faces{1, 0}));
    EXPECT_EQ(assignFaces({{0.9, 0.5}, {0.9, 0.8}}), (Faces{0, 1}));
}

TEST(FaceAssignment, OfTooManyPlacesTheLeastLikelyHasNone) {
    EXPECT_EQ(assignFaces({{0.9, 0.4}, {0.6, 0.3}, {0.5, 0.8}}), (Faces{0, std::nullopt, 1}));
}

TEST(FaceAssignment, AnEmptyPlaceTakesNoFaceFromWhereItIs) {
    EXPECT_EQ(assignFaces({{0.98, 0.95}, {0.72, 0.7}}), (Faces{0, 1}));
    EXPECT_EQ(assignFaces({{0.89, 0.9}, {0.66, 0.7}}), (Faces{0, 1})) << "a covered card is one";
}

TEST(FaceAssignment, OfTooManyFacesTheOthersAreMissing) {
    EXPECT_EQ(assignFaces({{0.2, 0.3, 0.9, 0.1}}), Faces{2});
    EXPECT_EQ(assignFaces({}), Faces{});
}

} // namespace
} // namespace pocketmars::vision
