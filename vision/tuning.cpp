#include "vision/tuning.h"

#include "vision/cards/tuning.h"
#include "vision/light/tuning.h"
#include "vision/pieces/tuning.h"
#include "vision/plane/tuning.h"
#include "vision/reading/tuning.h"
#include "vision/sources/tuning.h"
#include "vision/stacks/tuning.h"
#include "vision/support/tuning.h"
#include "vision/watching/tuning.h"

namespace pocketmars::vision::tuning {

// In the order of the flow, which is that of the list.
Features features;
Sightings sightings;
Candidates candidates;
Placing placing;
HiddenCards hiddenCards;
Columns columns;
PlainBacks plainBacks;
Matching matching;
Kin kin;
CardLight cardLight;
SameTable sameTable;
Checking checking;
PlaneFit planeFit;
Solver solver;
Tiles tiles;
Camera camera;
Edges edges;
BareTable bareTable;
Stacks stacks;
Zones zones;
Energy energy;
CardsInPhoto cardsInPhoto;
Colours colours;
ShownPrint shownPrint;
Bounced bounced;
Evidence evidence;
PlacesOfPieces placesOfPieces;
PieceLooks pieceLooks;
Clusters clusters;
Fit fit;
Shadows shadows;
Search search;
Unseen unseen;
Counting counting;
Shared shared;
Times times;
Report report;
Table table;
Update update;
Sharing sharing;
FrameFault frameFault;
Standing standing;
Settling settling;
Fusing fusing;
Change change;
Capture capture;

} // namespace pocketmars::vision::tuning
