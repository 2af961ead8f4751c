/// What is told of where an article came from.
package enum WhyRow: Sendable {
  case before
  case provider
  case request
  case received
  case feedLink
  case link
  case publisherLink
  case canonical
  case site
  case place
}
