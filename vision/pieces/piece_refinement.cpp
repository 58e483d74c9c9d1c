#include "vision/pieces/piece_refinement.h"

#include "vision/pieces/tuning.h"

#include <array>
#include <utility>

namespace pocketmars::vision {

void refine(const PieceScene& scene, PieceHypothesis& h, double withinMm) {
    const cv::Point2d from = h.pose.base;
    double step = tuning::search.stepMm();
    double turn = tuning::search.turnStep();
    for (int round = 0; round < tuning::search.refineRounds(); ++round) {
        for (bool better = true; better;) {
            better = false;
            const PiecePose start = h.pose;
            const std::array<PiecePose, 6> moves{
                PiecePose{start.way, start.base + cv::Point2d(step, 0), start.angle},
                PiecePose{start.way, start.base - cv::Point2d(step, 0), start.angle},
                PiecePose{start.way, start.base + cv::Point2d(0, step), start.angle},
                PiecePose{start.way, start.base - cv::Point2d(0, step), start.angle},
                PiecePose{start.way, start.base, start.angle + turn},
                PiecePose{start.way, start.base, start.angle - turn}};
            for (const auto& pose : moves) {
                PieceHypothesis move{h.colour, 0, pose, 0, 0, 0, {}, {}, {}};
                if (cv::norm(pose.base - from) <= withinMm && !scene.collides(pose) &&
                    scene.evaluate(move) && move.gain > h.gain + tuning::search.leastGainPx()) {
                    h = std::move(move);
                    better = true;
                }
            }
        }
        step /= 2;
        turn /= 2;
    }
}

} // namespace pocketmars::vision
