import Synchronization

@testable import NewsDomain
@testable import NewsPresentation

/// Looks that remember what was asked of them.
final class FakeLooks: Looks {
  /// Why no file of colours can be used; `nil` if all can.
  private let problem: ColourFileProblem?
  private let state = Mutex<
    (checked: [ColoursSetting.Choice?], followed: [ColoursSetting.Choice?], dates: DatesSetting.Value)
  >(
    ([], [], DatesSetting.standard))

  init(_ problem: ColourFileProblem? = nil) {
    self.problem = problem
  }

  var checked: [ColoursSetting.Choice?] { state.withLock { $0.checked } }
  var followed: [ColoursSetting.Choice?] { state.withLock { $0.followed } }
  var dates: DatesSetting.Value { state.withLock { $0.dates } }

  func check(_ colours: ColoursSetting.Choice?) throws {
    state.withLock { $0.checked.append(colours) }
    if let problem { throw problem }
  }

  func follow(_ settings: Settings) -> ColourFileProblem? {
    state.withLock { state in
      state.dates = settings[DatesSetting.self]
      let colours = settings[ColoursSetting.self]
      if state.followed.last != .some(colours) { state.followed.append(colours) }
    }
    return nil
  }
}
