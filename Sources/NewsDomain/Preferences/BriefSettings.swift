/// The content of a brief, in order.
package struct BriefSettings: Sendable, Equatable {
  package var sections: [BriefSection]

  package init(sections: [BriefSection] = BriefSection.allCases) {
    self.sections = sections
  }
}
