import NewsArchive

struct PostgreSQLDialect: Dialect {
  let articles = "item"
  let marks = "own_mark"
  let rows = "identity"
  let ownLabels = "own_label"
  let labels = "(SELECT label, row FROM label UNION SELECT label, row FROM shared_label) AS all_labels"
  let rounds = "common_visit"
  let ownCounters = "own_counter"
  // A collector who moves or deletes an article may not change readers' data: these tables refer to articles by their
  // ids, and the views followed and alert have the current rows.
  let followed = "own_followed"
  let alerts = "own_alert"
  let followedKey = "id"
  let tablesOfRows = [
    "item", "identity", "words", "tag", "revision", "listed", "text", "text_revision", "text_block", "story_article",
    "ungrouped", "feed_item",
  ]
  let skippingLocked = "FOR UPDATE SKIP LOCKED"
  let orderedJoin = "JOIN"
}
