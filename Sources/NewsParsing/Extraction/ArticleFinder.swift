/// Finds the elements that contain the article, by the amount of text in them: paragraphs raise the scores of the
/// elements around them, links and names of sidebars lower them.
///
/// The scoring follows what Arc90 published as Readability in 2009.
struct ArticleFinder {
  struct Strictness {
    var leavesOutUnlikely = true
    var weighsNames = true
  }

  /// The article's elements, in order, and the nodes in them that are left out.
  struct Selection {
    var roots: [Int]
    var cleaning: PageCleaning
    var letters: Int
  }

  let tree: PageTree
  let names: PageNames

  /// - Parameter base: the page without invisible nodes.
  func selection(in base: PageCleaning, _ strictness: Strictness) -> Selection? {
    var cleaning = base
    if strictness.leavesOutUnlikely { removeUnlikely(from: &cleaning) }
    let measure = PageMeasure(tree, without: cleaning.removed)
    var scores = [Double](repeating: 0, count: tree.count)
    var candidates: [Int] = []
    var isCandidate = [Bool](repeating: false, count: tree.count)
    for unit in units(cleaning.removed) {
      let range = tree.subtree(unit)
      let letters = measure.letters(range)
      guard letters >= 25 else { continue }
      let score = 2 + Double(measure.commas(range)) + Double(min(letters / 100, 3))
      var level = 0
      var ancestor = tree.parent(unit)
      while let place = ancestor, level < 5 {
        if tree.nodes[place].tag == .html { break }
        if !isCandidate[place] {
          isCandidate[place] = true
          candidates.append(place)
          scores[place] = initialScore(place, strictness)
        }
        scores[place] += score / (level == 0 ? 1 : level == 1 ? 2 : Double(level * 3))
        level += 1
        ancestor = tree.parent(place)
      }
    }
    for place in candidates { scores[place] *= 1 - measure.linkDensity(tree.subtree(place)) }
    let best = candidates.sorted { scores[$0] != scores[$1] ? scores[$0] > scores[$1] : $0 < $1 }.prefix(5)
    guard var top = best.first, scores[top] > 0 || candidates.count == 1 else { return nil }
    top = common(of: Array(best), top, scores)
    top = raised(top, scores, measure)
    let roots = joined(top, scores, measure, cleaning.removed)
    let letters = roots.reduce(0) { $0 + measure.letters(tree.subtree($1)) }
    return Selection(roots: roots, cleaning: cleaning, letters: letters)
  }

  private func removeUnlikely(from cleaning: inout PageCleaning) {
    var index = 0
    while index < tree.count {
      let node = tree.nodes[index]
      if !cleaning.removed[index], isUnlikely(index) {
        cleaning.remove(index)
        index = Int(node.end)
      } else {
        index += 1
      }
    }
  }

  private func isUnlikely(_ index: Int) -> Bool {
    switch tree.nodes[index].tag {
    case .text, .body, .a, .html: return false
    case .nav, .aside, .footer: return true
    default:
      return names[index].contains(.unlikely) && !names[index].contains(.maybe) && !isWithinTable(index)
        && !(tree.nodes[index].tag == .other && holdsFormula(index))
    }
  }

  /// How far below an element a formula is searched, in nodes.
  private static let formulaReach = 2000

  /// Whether there is a formula shortly below an element whose own name only refers to the program that draws it.
  private func holdsFormula(_ index: Int) -> Bool {
    tree.subtree(index).prefix(Self.formulaReach).contains { tree.nodes[$0].tag == .math }
  }

  private func isWithinTable(_ index: Int) -> Bool {
    var place = tree.parent(index)
    while let parent = place {
      switch tree.nodes[parent].tag {
      case .table, .code: return true
      default: place = tree.parent(parent)
      }
    }
    return false
  }

  /// The elements that contain one paragraph each: those meant for it, and others without child blocks.
  private func units(_ removed: [Bool]) -> [Int] {
    var hasBlock = [Bool](repeating: false, count: tree.count)
    var hasText = [Bool](repeating: false, count: tree.count)
    for index in 0..<tree.count where !removed[index] {
      guard let parent = tree.parent(index) else { continue }
      let tag = tree.nodes[index].tag
      if tag.isBlock {
        // A block inside inline elements counts for the block around these.
        var place = parent
        hasBlock[place] = true
        while !tree.nodes[place].tag.isBlock, let above = tree.parent(place) {
          place = above
          hasBlock[place] = true
        }
      } else if tag == .text, tree.text(index).contains(where: { $0 > 0x20 }) {
        hasText[parent] = true
      }
    }
    return (0..<tree.count).filter { index in
      guard !removed[index] else { return false }
      switch tree.nodes[index].tag {
      case .p, .pre, .td, .h2, .h3, .h4, .h5, .h6, .blockquote: return true
      case .div, .section, .li, .dd, .center, .article, .main, .figcaption: return !hasBlock[index]
      default: return false
      }
    }
  }

  private func initialScore(_ index: Int, _ strictness: Strictness) -> Double {
    let score: Double =
      switch tree.nodes[index].tag {
      case .div, .article, .main: 5
      case .pre, .td, .blockquote: 3
      case .address, .ol, .ul, .dl, .dd, .dt, .li, .form: -3
      case .h1, .h2, .h3, .h4, .h5, .h6, .th: -5
      default: 0
      }
    return score + (strictness.weighsNames ? Double(names[index].weight) : 0)
  }

  /// The nearest common ancestor of at least three other top candidates, if they score nearly as high.
  private func common(of best: [Int], _ top: Int, _ scores: [Double]) -> Int {
    let others = best.dropFirst().filter { scores[$0] >= scores[top] * 0.75 }
    guard others.count >= 3 else { return top }
    var place = tree.parent(top)
    while let ancestor = place, tree.nodes[ancestor].tag != .body, tree.nodes[ancestor].tag != .html {
      if others.count(where: { tree.subtree(ancestor).contains($0) && $0 != ancestor }) >= 3 { return ancestor }
      place = tree.parent(ancestor)
    }
    return top
  }

  /// An ancestor, if it contains more of the article.
  private func raised(_ top: Int, _ scores: [Double], _ measure: PageMeasure) -> Int {
    var top = top
    var last = scores[top]
    let enough = last / 3
    var place = tree.parent(top)
    while let ancestor = place, tree.nodes[ancestor].tag != .body, tree.nodes[ancestor].tag != .html {
      let score = scores[ancestor]
      if score != 0 {
        if score < enough { break }
        if score > last {
          top = ancestor
          break
        }
        last = score
      }
      place = tree.parent(ancestor)
    }
    // An element without siblings may belong with the siblings of its parent.
    while let parent = tree.parent(top), tree.nodes[parent].tag != .body, tree.nodes[parent].tag != .html,
      tree.children(parent).count(where: { tree.nodes[$0].tag != .text }) == 1
    {
      top = parent
    }
    return top
  }

  /// The element and those of its siblings that belong to the article, too.
  private func joined(_ top: Int, _ scores: [Double], _ measure: PageMeasure, _ removed: [Bool]) -> [Int] {
    guard let parent = tree.parent(top), tree.nodes[top].tag != .body else { return [top] }
    let threshold = max(10, scores[top] * 0.2)
    let name = tree.attributeBytes(.class, of: top)
    return tree.children(parent).filter { sibling in
      if sibling == top { return true }
      guard !removed[sibling] else { return false }
      switch tree.nodes[sibling].tag {
      case .text, .nav, .aside, .footer: return false
      default: break
      }
      let isAlike = name != nil && name?.isEmpty == false && tree.attributeBytes(.class, of: sibling) == name
      if scores[sibling] + (isAlike ? scores[top] * 0.2 : 0) >= threshold { return true }
      guard tree.nodes[sibling].tag == .p else { return false }
      let range = tree.subtree(sibling)
      let (letters, density) = (measure.letters(range), measure.linkDensity(range))
      if letters > 80 { return density < 0.25 }
      return letters > 0 && density == 0 && tree.plain(sibling).contains(". ")
        || letters > 0 && density == 0 && tree.plain(sibling).hasSuffix(".")
    }
  }
}
