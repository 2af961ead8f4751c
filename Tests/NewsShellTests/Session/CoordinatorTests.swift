import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The screens seen")
struct CoordinatorTests {
  /// A screen that can be recognised by its position.
  struct Numbered: Screen {
    let position: Int?
    let records: [any Record] = []

    func draw(on page: inout TextPage) {}
  }

  /// A coordinator after this many screens, numbered from 0.
  private func after(_ count: Int) -> Coordinator {
    var coordinator = Coordinator()
    for number in 0..<count { coordinator.push(Numbered(position: number)) }
    return coordinator
  }

  /// The direction in which there is no screen; `nil` if the step succeeds.
  private func dead(_ step: () throws -> any Screen) -> ScreenError.Direction? {
    do {
      _ = try step()
      return nil
    } catch ShellError.screen(.nowhere(let direction)) {
      return direction
    } catch {
      return nil
    }
  }

  @Test("before the first screen nothing is current")
  func beforeTheFirstScreenThereIsNothing() {
    var coordinator = Coordinator()
    let isEmpty = coordinator.current == nil
    let hasNoHome = coordinator.home() == nil
    #expect(isEmpty)
    #expect(hasNoHome)
    let back = dead { try coordinator.back() }
    let forward = dead { try coordinator.forward() }
    #expect(back == .back)
    #expect(forward == .forward)
  }

  @Test("the screen pushed last is current, and back and forward go through the screens")
  func steps() throws {
    var coordinator = after(3)
    #expect(coordinator.current?.position == 2)
    var positions: [Int?] = []
    positions.append(try coordinator.back().position)
    positions.append(try coordinator.back().position)
    #expect(positions == [1, 0])
    #expect(coordinator.current?.position == 0)
    positions.append(try coordinator.forward().position)
    positions.append(try coordinator.forward().position)
    #expect(positions == [1, 0, 1, 2])
    #expect(coordinator.current?.position == 2)
  }

  @Test("at either end the step fails, and the current screen stays")
  func atEitherEndThereIsNowhereToGo() throws {
    var coordinator = after(2)
    let forward = dead { try coordinator.forward() }
    #expect(forward == .forward)
    #expect(coordinator.current?.position == 1)
    _ = try coordinator.back()
    let back = dead { try coordinator.back() }
    #expect(back == .back)
    #expect(coordinator.current?.position == 0)
  }

  @Test("a new screen drops the screens ahead")
  func forgetsForward() throws {
    var coordinator = after(4)
    _ = try coordinator.back()
    _ = try coordinator.back()
    coordinator.push(Numbered(position: 9))
    #expect(coordinator.current?.position == 9)
    let forward = dead { try coordinator.forward() }
    #expect(forward == .forward)
    let before = try coordinator.back().position
    #expect(before == 1)
  }

  @Test("home is the first screen, and the others are ahead of it")
  func home() throws {
    var coordinator = after(3)
    let home = coordinator.home()?.position
    #expect(home == 0)
    #expect(coordinator.current?.position == 0)
    let next = try coordinator.forward().position
    #expect(next == 1)
  }

  @Test("replacing a screen leaves the others")
  func replace() throws {
    var coordinator = after(2)
    coordinator.replace(with: Numbered(position: 8))
    #expect(coordinator.current?.position == 8)
    let before = try coordinator.back().position
    let next = try coordinator.forward().position
    #expect(before == 0)
    #expect(next == 8)
  }

  @Test("replacing nothing makes the screen the first")
  func replaceNothing() {
    var coordinator = Coordinator()
    coordinator.replace(with: Numbered(position: 5))
    #expect(coordinator.current?.position == 5)
    let home = coordinator.home()?.position
    #expect(home == 5)
  }

  @Test("any number of screens needs the same memory, and home stays", arguments: [63, 64, 65, 66, 1000])
  func anyNumberOfScreensNeedsTheSameMemory(count: Int) {
    var coordinator = after(count)
    #expect(coordinator.current?.position == count - 1)
    var seen: [Int] = [count - 1]
    while let screen = try? coordinator.back() { seen.append(screen.position ?? -1) }
    #expect(seen.count <= 64)
    #expect(seen.count > 32)
    #expect(seen.last == 0)
    // The screens shown last are not among those dropped.
    let last = Array((0..<count).reversed().prefix(30))
    #expect(Array(seen.prefix(30)) == last)
  }
}
