/// The paths of trusted certificates, from the variables that the curl tool reads but libcurl does not.
struct CertificatePaths: Sendable {
  let file: String?
  let folder: String?

  init(environment: [String: String]) {
    file = environment["CURL_CA_BUNDLE"] ?? environment["SSL_CERT_FILE"]
    folder = environment["SSL_CERT_DIR"]
  }
}
