#include "calibration/tuning.h"

#include "calibration/agreement/tuning.h"
#include "calibration/learning/tuning.h"
#include "calibration/lens/tuning.h"
#include "calibration/outlines/tuning.h"
#include "calibration/paints/tuning.h"
#include "calibration/pieces/tuning.h"
#include "calibration/profile/tuning.h"
#include "calibration/tiles/tuning.h"

namespace pocketmars::calibration::tuning {

// In the order of the flow.
Learner learner;
Finder finder;
Edges edges;
OutlineScore outlineScore;
QuadCandidates quadCandidates;
Consensus consensus;
Pose pose;
Search search;
Growth growth;
PrintedEdge printedEdge;
Report report;
PageCount pageCount;
Pieces pieces;
TableColour tableColour;
Colours colours;
Alignment alignment;
Agreement agreement;
Features features;

} // namespace pocketmars::calibration::tuning
