// SwiftPM wants a source file of a target; the library itself has all that is called.
#include "CQRencode.h"
