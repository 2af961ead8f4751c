import NewsDomain

/// Finds bursts for `scripts/bench`. Each line of standard input has the counts of days and, after a tab, the totals,
/// all separated by spaces; it prints the numbers of the days that are bursts, from 0 on.
@main
enum BurstBenchmark {
  static func main() {
    let find = FindBursts()
    while let line = readLine() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").compactMap { Int($0) } }
      guard fields.count == 2 else { continue }
      let days = find(fields[0], of: fields[1])
      print(days.indices.filter { days[$0].isBurst }.map(String.init).joined(separator: " "))
    }
  }
}
