/// The version of supernews, as `--version` and the User-Agent say it.
let version = "0.1"
