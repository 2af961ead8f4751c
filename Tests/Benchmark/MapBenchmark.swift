import NewsDomain
import TestSupport

/// Measures the map inside one process, for `scripts/bench`, which reads a line for each row of its tables: the name of
/// the measurement and then, after tabs, a number that proves that the work was done, and milliseconds.
///
///     MapBenchmark FRAMES RUNS
@main
enum MapBenchmark {
  static func main() async {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 2, let frames = numbers.first, let runs = numbers.last, frames > 0, runs > 0 else {
      print("usage: MapBenchmark FRAMES RUNS")
      exit(2)
    }
    for zoom in 0...5 {
      let panned = await PannedMap.measured(zoom: zoom, frames: frames)
      guard panned.milliseconds.count == frames else {
        print("zoom \(zoom): \(panned.milliseconds.count) frames instead of \(frames)")
        exit(1)
      }
      row("frames", zoom, [panned.dots], panned.milliseconds)
    }
    for count in [1_000, 10_000, 100_000] {
      let clustered = ClusteredPlaces.measured(count: count, runs: runs)
      row("clusters", count, clustered.counts, clustered.milliseconds)
    }
  }

  private static func row(_ name: String, _ number: Int, _ facts: [Int], _ milliseconds: [Double]) {
    let columns = [
      name, "\(number)", facts.map(String.init).joined(separator: " "),
      milliseconds.map { "\($0)" }.joined(separator: " "),
    ]
    print(columns.joined(separator: "\t"))
  }
}
