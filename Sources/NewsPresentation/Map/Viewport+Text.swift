import NewsDomain

extension Viewport {
  /// The zoom as a whole number, or with one decimal.
  package var zoomText: String {
    let tenths = (zoom * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }
}
