import NewsDomain
import TerminalKit

extension TextPage {
  /// A map; the window may have become narrower since it was asked for.
  mutating func map(_ view: Viewport, _ lines: (Viewport) -> [[Span]]) {
    let shown = min(columns ?? .max, view.width / DotCanvas.dotsAcross)
    for line in lines(view.resized(width: shown * DotCanvas.dotsAcross, height: view.height)) { self.line(line) }
  }
}
