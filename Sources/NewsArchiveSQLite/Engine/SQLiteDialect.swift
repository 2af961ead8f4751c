import NewsArchive

struct SQLiteDialect: Dialect {
  let articles = "article"
  let marks = "article"
  let rows = "article"
  let ownLabels = "label"
  let labels = "label"
  let rounds = "visit"
  let ownCounters = "counter"
  let followed = "followed"
  let alerts = "alert"
  let followedKey = "row"
  let tablesOfRows = [
    "article", "alias", "label", "followed", "alert", "revision", "listed", "text", "text_revision", "text_block",
    "story_article", "ungrouped", "feed_item",
  ]
  let skippingLocked = ""
  let orderedJoin = "CROSS JOIN"
}
