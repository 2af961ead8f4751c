import NewsParsing

extension ProcessorTime {
  /// Time that stands still, so that only steps count.
  package static let still = ProcessorTime { 0 }
}
