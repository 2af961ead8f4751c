import CLexbor
import NewsDomain

/// The library that reads HTML, which is part of the program.
package enum HTMLLibrary {
  package static var components: [Component] {
    [Component("lexbor", version: String(cString: supernews_lexbor_version()), .needed, package: "")]
  }
}
