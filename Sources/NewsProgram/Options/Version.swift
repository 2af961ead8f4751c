/// The version of supernews, used by `--version` and in the User-Agent.
let version = "0.1"
