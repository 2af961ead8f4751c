// The only file of this module whose imports differ by platform.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif

// The trigonometric functions, each imported by name, so that nothing else of the C library is visible here.
#if canImport(Glibc)
  @_exported import func Glibc.asin
  @_exported import func Glibc.asinh
  @_exported import func Glibc.atan
  @_exported import func Glibc.atan2
  @_exported import func Glibc.cos
  @_exported import func Glibc.exp2
  @_exported import func Glibc.log2
  @_exported import func Glibc.sin
  @_exported import func Glibc.sinh
  @_exported import func Glibc.tan
#else
  @_exported import func Darwin.asin
  @_exported import func Darwin.asinh
  @_exported import func Darwin.atan
  @_exported import func Darwin.atan2
  @_exported import func Darwin.cos
  @_exported import func Darwin.exp2
  @_exported import func Darwin.log2
  @_exported import func Darwin.sin
  @_exported import func Darwin.sinh
  @_exported import func Darwin.tan
#endif
