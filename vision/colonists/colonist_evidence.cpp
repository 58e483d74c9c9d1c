#include "vision/colonists/colonist_evidence.h"

#include "vision/light/bounced_light.h"
#include "vision/light/linear_light.h"
#include "vision/light/piece_exposure.h"
#include "vision/pieces/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

namespace pocketmars::vision {
namespace {

cv::Rect grown(const cv::Rect& part, int px) {
    return {part.x - px, part.y - px, part.width + 2 * px, part.height + 2 * px};
}

/// Where brightness changes, as a share of it, so that dark colours count like bright ones.
/// @param soft  the photo with little noise
/// @param part  px of it; neighbours beyond the part still count
cv::Mat findEdges(const cv::Mat& soft, cv::Rect part) {
    const cv::Rect wide = grown(part, 1) & cv::Rect({}, soft.size());
    cv::Mat wideGrey;
    cv::cvtColor(soft(wide), wideGrey, cv::COLOR_BGR2GRAY);
    const cv::Mat grey = wideGrey(part - wide.tl());
    cv::Mat dx;
    cv::Mat dy;
    cv::Sobel(grey, dx, CV_32F, 1, 0, 3, 1.0 / 8.0);
    cv::Sobel(grey, dy, CV_32F, 0, 1, 3, 1.0 / 8.0);
    const float noise = tuning::evidence.noise();
    const float faint = tuning::evidence.faintEdge();
    const float clear = tuning::evidence.clearEdge();
    cv::Mat out(grey.size(), CV_32F);
    for (int r = 0; r < grey.rows; ++r) {
        for (int c = 0; c < grey.cols; ++c) {
            const float slope = std::hypot(dx.at<float>(r, c), dy.at<float>(r, c)) /
                                (static_cast<float>(grey.at<uchar>(r, c)) + noise);
            out.at<float>(r, c) = std::clamp((slope - faint) / (clear - faint), 0.0F, 1.0F);
        }
    }
    return out;
}

/// The edges that the bare cards have.
/// @param part  px of the photo; neighbours beyond the part still count
cv::Mat expectedEdges(const ExpectedPhoto& expected, cv::Rect part) {
    const cv::Rect wide = grown(part, 3) & cv::Rect({}, expected.light.size());
    cv::Mat levels(wide.size(), CV_8UC3);
    for (int r = 0; r < wide.height; ++r) {
        const auto* light = expected.light.ptr<cv::Vec3f>(wide.y + r) + wide.x;
        auto* to = levels.ptr<cv::Vec3b>(r);
        for (int c = 0; c < wide.width; ++c) {
            to[c] = cv::Vec3b(toLevel(light[c]));
        }
    }
    return findEdges(levels, part - wide.tl());
}

/// Where an edge is that the bare cards do not have, a px wider.
cv::Mat findRims(const cv::Mat& edges, const ExpectedPhoto& expected, cv::Rect part) {
    const auto square = [](int side) {
        return cv::getStructuringElement(cv::MORPH_RECT, {side, side});
    };
    cv::Mat printed;
    cv::dilate(expectedEdges(expected, part), printed, square(tuning::evidence.printedEdgePx()));
    cv::Mat out;
    cv::dilate(cv::max(edges - printed, 0.0F), out, square(3));
    return out;
}

/// As a photo of that contrast shows it, before its colours.
cv::Vec3f steeper(const cv::Vec3f& light, float contrast) {
    return {std::pow(light[0], contrast), std::pow(light[1], contrast),
            std::pow(light[2], contrast)};
}

bool isGrey(const cv::Vec3f& light) {
    const auto [least, most] = std::minmax({light[0], light[1], light[2]});
    return most - least <= tuning::evidence.mostChroma() * most;
}

float mean(const cv::Vec3f& light) { return (light[0] + light[1] + light[2]) / 3; }

/// Pieces are many px wide: noise can be traded for sharpness.
cv::Mat softened(const cv::Mat& photo) {
    cv::Mat out;
    cv::GaussianBlur(photo, out, {0, 0}, tuning::evidence.softPx());
    return out;
}

/// Where surely nothing stands.
cv::Mat bareIn(const PieceEvidence& evidence) {
    cv::Mat out(evidence.part.size(), CV_8U, cv::Scalar(255));
    for (const auto& map : evidence.maps) {
        out &= map < tuning::evidence.surelyNone();
    }
    cv::erode(out, out, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
    return out;
}

/// Without what a piece might fill: one of the card's own colour shows its rim only, and what lies
/// in between is not bare.
cv::Mat insideWide(const cv::Mat& bare, double pxPerMm) {
    cv::Mat out;
    if (!bare.empty()) {
        const int piece = std::max(3, cvRound(tuning::evidence.pieceMm() * pxPerMm));
        cv::morphologyEx(bare, out, cv::MORPH_OPEN,
                         cv::getStructuringElement(cv::MORPH_RECT, {piece, piece}));
    }
    return out;
}

/// Clips what is likelier than none, such that what the best colour exceeds the clip by tells it
/// from the others still.
/// @param maps  CV_32F of one size: ln of how much likelier each colour is than none; then -1..1
void clip(std::vector<cv::Mat>& maps) {
    const float most = tuning::evidence.clip();
    std::vector<float*> rows(maps.size());
    assert(!maps.empty());
    for (int r = 0; r < maps.front().rows; ++r) {
        for (std::size_t i = 0; i < maps.size(); ++i) {
            rows[i] = maps[i].ptr<float>(r);
        }
        for (int c = 0; c < maps.front().cols; ++c) {
            float excess = 0;
            for (const auto* row : rows) {
                excess = std::max(excess, row[c] - most);
            }
            for (auto* row : rows) {
                row[c] = std::max((row[c] - excess) / most, -1.0F);
            }
        }
    }
}

template <class Use> void forEachPixel(const cv::Mat& photo, const LoneBlob& blob, const Use& use) {
    const cv::Mat seen = photo(cv::Rect(blob.origin, blob.mask.size()));
    for (int r = 0; r < seen.rows; ++r) {
        for (int c = 0; c < seen.cols; ++c) {
            if (blob.mask.at<uchar>(r, c) != 0) {
                use(seen.at<cv::Vec3b>(r, c));
            }
        }
    }
}

cv::Vec3f lightOf(const cv::Mat& photo, const LoneBlob& blob) {
    std::array<std::vector<float>, 3> channels;
    forEachPixel(photo, blob, [&](const cv::Vec3b& seen) {
        const auto light = toLinear(seen);
        for (int k = 0; k < 3; ++k) {
            channels[static_cast<std::size_t>(k)].push_back(light[k]);
        }
    });
    return {brightness(std::move(channels[0])), brightness(std::move(channels[1])),
            brightness(std::move(channels[2]))};
}

/// As PieceEvidence has it.
cv::Mat darkness(const cv::Mat& photo, const ExpectedPhoto& expected, cv::Rect part) {
    constexpr float kNoise = 0.02F; // linear light
    cv::Mat out(part.size(), CV_32F);
    for (int r = 0; r < part.height; ++r) {
        const auto* seen = photo.ptr<cv::Vec3b>(part.y + r) + part.x;
        const auto* card = expected.light.ptr<cv::Vec3f>(part.y + r) + part.x;
        const auto* covered = expected.covered.ptr<uchar>(part.y + r) + part.x;
        auto* to = out.ptr<float>(r);
        for (int c = 0; c < part.width; ++c) {
            const auto light = toLinear(seen[c]);
            const float now = (light[0] + light[1] + light[2]) / 3 + kNoise;
            const float bare = (std::min(card[c][0], 1.0F) + std::min(card[c][1], 1.0F) +
                                std::min(card[c][2], 1.0F)) /
                                   3 +
                               kNoise;
            to[c] = covered[c] != 0 ? std::log(bare / now) : kUnknownDark;
        }
    }
    return out;
}

/// Edges, rims and darkness.
PieceEvidence shapesOf(const cv::Mat& soft, const ExpectedPhoto& expected, cv::Rect part) {
    PieceEvidence out;
    out.part = part;
    out.edges = findEdges(soft, part);
    out.rims = findRims(out.edges, expected, part);
    out.dark = darkness(soft, expected, part);
    return out;
}

/// How much light the palest print throws back, linear.
float palestPrint(const ExpectedPhoto& expected) {
    constexpr int kStep = 4; // px
    constexpr double kPalest = 0.98;
    std::vector<float> light;
    for (int r = 0; r < expected.light.rows; r += kStep) {
        for (int c = 0; c < expected.light.cols; c += kStep) {
            if (expected.covered.at<uchar>(r, c) != 0) {
                light.push_back(mean(expected.light.at<cv::Vec3f>(r, c)));
            }
        }
    }
    if (light.empty()) {
        return 1.0F;
    }
    const auto at = light.begin() +
                    static_cast<std::ptrdiff_t>(kPalest * static_cast<double>(light.size() - 1));
    std::nth_element(light.begin(), at, light.end());
    return *at;
}

} // namespace

BarePhoto::BarePhoto(const cv::Mat& photo, ExpectedPhoto expectedPhoto, double pxPerMm)
    : expected(std::move(expectedPhoto)), soft(softened(photo)), empty(soft, expected, pxPerMm),
      paper(palestPrint(expected)) {}

UntouchedPart BarePhoto::untouched(cv::Rect part, const std::set<Against>& wanted,
                                   double pxPerMm) const {
    const Key key{part.x, part.y, part.width, part.height};
    UntouchedPart out;
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_parts.find(key); known != m_parts.end()) {
            out = known->second;
        }
    }
    if (out.shapes.edges.empty()) {
        out.shapes = shapesOf(soft, expected, part);
    }
    for (const auto against : wanted) {
        if (!out.cards.contains(against)) {
            out.cards.emplace(against,
                              empty.logDensity(soft, part, part, cv::Mat(), pxPerMm, against));
        }
    }
    const std::lock_guard lock(m_mutex);
    m_parts[key] = out;
    return out;
}

ColonistEvidence::ColonistEvidence(std::shared_ptr<const BarePhoto> bare,
                                   const std::vector<PieceLight>& pieces)
    : m_photo(bare->soft.clone()), m_bare(std::move(bare)) {
    const auto& expected = m_bare->expected;
    for (const auto& piece : pieces) {
        m_light.push_back(
            {expected.tint * (expected.colours * steeper(piece.light, expected.contrast)),
             piece.clipped});
        ColourDensity density;
        addPiece(density, m_light.back(), tuning::evidence.colourSigma(), {});
        density.finish(tuning::evidence.unknown());
        m_colours.push_back(std::move(density));
        m_learnt.push_back(piece.light);
        m_isGrey.push_back(isGrey(piece.light));
    }
    tellPale(std::nullopt);
}

void ColonistEvidence::tellPale(std::optional<float> exposure) {
    m_isPale.clear();
    m_isWhite.clear();
    for (std::size_t i = 0; i < m_light.size(); ++i) {
        const auto& piece = m_light[i];
        const bool isMeasured = exposure && piece.clipped == cv::Vec3b(0, 0, 0);
        const float here = mean(piece.light) * exposure.value_or(1.0F) / m_bare->paper;
        const auto isLighter = [&](float than) {
            return m_isGrey[i] && mean(m_learnt[i]) >= than &&
                   (!isMeasured || here >= tuning::evidence.lightHere() * than);
        };
        m_isPale.push_back(isLighter(tuning::evidence.leastPale()));
        m_isWhite.push_back(isLighter(tuning::evidence.leastWhite()));
    }
}

void ColonistEvidence::retake(const cv::Mat& photo, cv::Rect part) {
    constexpr int kBlurred = 4; // px that the softening reaches
    const cv::Rect wide = grown(part, kBlurred) & cv::Rect({}, photo.size());
    m_isRetaken = true;
    softened(photo(wide))(cv::Rect(part.tl() - wide.tl(), part.size())).copyTo(m_photo(part));
}

bool ColonistEvidence::learn(const std::vector<LoneBlob>& blobs) {
    std::vector<cv::Vec3f> lights;
    lights.reserve(blobs.size());
    for (const auto& blob : blobs) {
        lights.push_back(lightOf(m_photo, blob));
    }
    const auto exposed = exposePieces(lights, m_light);
    const auto sure = static_cast<std::size_t>(
        std::count_if(exposed.colours.begin(), exposed.colours.end(),
                      [](const auto& colour) { return colour.has_value(); }));
    PieceExposure exposure;
    const bool isLightKnown = sure >= tuning::evidence.enoughBlobs();
    if (isLightKnown) {
        exposure = {exposed.factor, tuning::evidence.knownSpread()};
    }
    tellPale(isLightKnown ? std::optional(exposed.factor) : std::nullopt);
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        ColourDensity general;
        addPiece(general, m_light[i], tuning::evidence.colourSigma(), exposure);
        ColourDensity learnt;
        float pixels = 0;
        // Grey ones are told apart by how bright they are: in unknown light by nothing.
        const bool isTold = isLightKnown || !m_isGrey[i];
        for (std::size_t t = 0; t < blobs.size(); ++t) {
            if (isTold && exposed.colours[t] == i) {
                forEachPixel(m_photo, blobs[t], [&](const cv::Vec3b& seen) {
                    learnt.count(seen, 1.0F);
                    ++pixels;
                });
            }
        }
        if (pixels > 0) {
            learnt.soften();
            learnt.soften();
            // Pieces that were not learnt from may stand in other light.
            learnt.mix(general, tuning::evidence.generalShare() +
                                    (1 - tuning::evidence.generalShare()) *
                                        tuning::evidence.fewPixels() /
                                        (tuning::evidence.fewPixels() + pixels));
            general = std::move(learnt);
        }
        general.finish(tuning::evidence.unknown());
        m_colours[i] = std::move(general);
    }
    return isLightKnown;
}

bool ColonistEvidence::anyPale() const {
    return std::find(m_isPale.begin(), m_isPale.end(), true) != m_isPale.end();
}

void BarePhoto::forgetUntouched() const {
    const std::lock_guard lock(m_mutex);
    m_parts.clear();
}

Against ColonistEvidence::against(std::size_t colour) const {
    return m_isPale[colour] ? Against::Pale : m_isGrey[colour] ? Against::Grey : Against::Coloured;
}

PieceEvidence ColonistEvidence::of(cv::Rect part, const std::vector<std::size_t>& colours,
                                   double pxPerMm, const PieceEvidence* before) const {
    const cv::Mat bare = before != nullptr ? bareIn(*before) : cv::Mat();
    const cv::Rect around = before != nullptr ? before->part : part;
    PieceEvidence out;
    std::map<Against, BareCard> empties;
    if (m_isRetaken) {
        out = shapesOf(m_photo, m_bare->expected, part);
    } else {
        std::set<Against> wanted;
        if (before == nullptr) {
            std::transform(colours.begin(), colours.end(), std::inserter(wanted, wanted.end()),
                           [this](std::size_t i) { return against(i); });
        }
        auto untouched = m_bare->untouched(part, wanted, pxPerMm);
        out = std::move(untouched.shapes);
        // The evidence is the caller's to change.
        out.edges = out.edges.clone();
        out.rims = out.rims.clone();
        out.dark = out.dark.clone();
        if (before == nullptr) {
            empties = std::move(untouched.cards);
        }
    }
    for (const auto i : colours) {
        const auto& density = m_colours[i];
        auto empty = empties.find(against(i));
        if (empty == empties.end()) {
            const cv::Mat where = against(i) == Against::Pale ? insideWide(bare, pxPerMm) : bare;
            empty = empties
                        .emplace(against(i), m_bare->empty.logDensity(m_photo, part, around, where,
                                                                      pxPerMm, against(i)))
                        .first;
        }
        const BouncedLight bounced(m_learnt[i], empty->second.sigma);
        cv::Mat map(part.size(), CV_32F);
        for (int r = 0; r < map.rows; ++r) {
            const auto* seen = m_photo.ptr<cv::Vec3b>(part.y + r) + part.x;
            const auto* covered = m_bare->expected.covered.ptr<uchar>(part.y + r) + part.x;
            const auto* none = empty->second.log.ptr<float>(r);
            const auto* level = empty->second.levels.ptr<cv::Vec3f>(r);
            auto* to = map.ptr<float>(r);
            for (int c = 0; c < map.cols; ++c) {
                to[c] = density.logOf(seen[c]) - none[c];
                if (!m_isGrey[i] && to[c] > 0 && covered[c] != 0) {
                    to[c] -= std::max(bounced.logOf(seen[c], level[c]) - none[c], 0.0F);
                }
            }
        }
        out.maps.push_back(std::move(map));
        out.isGrey.push_back(m_isGrey[i]);
        out.isPale.push_back(m_isPale[i]);
        out.isWhite.push_back(m_isWhite[i]);
    }
    clip(out.maps);
    return out;
}

bool ColonistEvidence::isTable(const cv::Mat& photo, cv::Rect part, const cv::Mat& where) const {
    int looked = 0;
    int typical = 0;
    for (int r = 0; r < part.height; r += 2) {
        const auto* seen = photo.ptr<cv::Vec3b>(part.y + r) + part.x;
        const auto* wanted = where.ptr<uchar>(r);
        for (int c = 0; c < part.width; c += 2) {
            if (wanted[c] != 0) {
                ++looked;
                typical += m_bare->empty.logOnTable(seen[c], {part.x + c, part.y + r}) >
                                   ColourDensity::logOfAny() + tuning::evidence.typical()
                               ? 1
                               : 0;
            }
        }
    }
    return typical >= tuning::evidence.mostTable() * looked;
}

PieceEvidence ColonistEvidence::ofTable(cv::Rect part,
                                        const std::vector<std::size_t>& colours) const {
    const float leaning = tuning::evidence.leaning();
    PieceEvidence out;
    out.part = part;
    out.edges = findEdges(m_photo, part);
    out.rims = findRims(out.edges, m_bare->expected, part);
    for (const auto i : colours) {
        const auto& density = m_colours[i];
        cv::Mat map(part.size(), CV_32F);
        for (int r = 0; r < map.rows; ++r) {
            const auto* seen = m_photo.ptr<cv::Vec3b>(part.y + r) + part.x;
            const auto* covered = m_bare->empty.covered().ptr<uchar>(part.y + r) + part.x;
            auto* to = map.ptr<float>(r);
            for (int c = 0; c < map.cols; ++c) {
                to[c] = covered[c] != 0
                            ? leaning
                            : density.logOf(seen[c]) -
                                  m_bare->empty.logOnTable(seen[c], {part.x + c, part.y + r});
            }
        }
        out.maps.push_back(std::move(map));
        out.isGrey.push_back(m_isGrey[i]);
        out.isPale.push_back(m_isPale[i]);
        out.isWhite.push_back(m_isWhite[i]);
    }
    clip(out.maps);
    return out;
}

} // namespace pocketmars::vision
