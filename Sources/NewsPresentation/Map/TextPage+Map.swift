import NewsDomain
import TerminalKit

extension TextPage {
  /// Draws a map, narrower than asked for if the window has become narrower since.
  mutating func map(_ view: Viewport, _ lines: (Viewport) -> [[Span]]) {
    let shown = min(columns ?? .max, view.width / DotCanvas.dotsAcross)
    for line in lines(view.resized(width: shown * DotCanvas.dotsAcross, height: view.height)) { self.line(line) }
  }
}

extension Viewport {
  /// The zoom as a whole number, or with one decimal.
  package var zoomText: String {
    let tenths = (zoom * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : "\(tenths)"
  }
}
