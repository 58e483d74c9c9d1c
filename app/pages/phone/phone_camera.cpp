#include "app/pages/phone/phone_camera.h"

#include "vision/frame_mailbox.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace pocketmars::app {

static_assert(phone::kMostFrameBytes == vision::FrameMailbox::kMostBytes);

phone::Reply takeFrame(const phone::Call& call) {
    const auto box = vision::FrameMailboxes::ofProgram().box(call.phone.name);
    if (!box->put({call.body.begin(), call.body.end()})) {
        return phone::refusal(415, "no JPEG of a camera");
    }
    const bool isWatched = box->isFetched();
    phone::Reply reply;
    reply.type = "application/json";
    reply.body =
        QJsonDocument(
            QJsonObject{{"watched", isWatched},
                        {"remark", QString::fromStdString(isWatched ? box->remarked() : "")}})
            .toJson(QJsonDocument::Compact)
            .toStdString();
    return reply;
}

} // namespace pocketmars::app
