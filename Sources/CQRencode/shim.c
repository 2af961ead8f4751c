// SwiftPM requires a source file in each target; all functions are in the library itself.
#include "CQRencode.h"
