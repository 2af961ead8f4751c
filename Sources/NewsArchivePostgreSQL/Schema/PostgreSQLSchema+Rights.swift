extension PostgreSQLSchema {
  /// Who may do what. Rights are given by name; a test has the whole table of them.
  static let rights = """
    GRANT USAGE ON SCHEMA supernews TO \(reader);
    REVOKE ALL ON ALL TABLES IN SCHEMA supernews FROM PUBLIC, \(reader), \(collector);
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA supernews FROM PUBLIC, \(reader), \(collector);
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA supernews FROM PUBLIC, \(reader), \(collector);
    GRANT SELECT ON version, source, identity, item, words, tag, revision, list, listed, front, counter, text,
      text_revision, vector_block, feed_item, story, story_article, story_term, former_story, ungrouped, common_visit,
      alias, article, reader, reader_mark, reader_label, reader_shared, reader_visit, reader_mute, reader_follow, reader_followed,
      reader_alert, reader_counter, own_mark, own_label, own_shared, own_followed, own_alert, label, shared_label,
      visit, mute, follow, followed, alert, own_counter TO \(reader);
    -- The addresses of feeds may have secrets.
    GRANT SELECT (due, gone) ON collection TO \(reader);
    GRANT INSERT (name, role) ON reader TO \(reader);
    GRANT INSERT (id, read, saved, shown), UPDATE (read, saved, shown) ON reader_mark, own_mark TO \(reader);
    GRANT INSERT (id, label) ON reader_label, own_label TO \(reader);
    GRANT INSERT (id, label, shared) ON reader_shared, own_shared TO \(reader);
    GRANT INSERT (scope, at, arrival), UPDATE (at, arrival) ON reader_visit, visit TO \(reader);
    GRANT INSERT (text, titles, source, made, until, story, story_title), UPDATE (until) ON reader_mute, mute TO \(reader);
    GRANT INSERT (search, notifies, quiet, made, seen), UPDATE (search, notifies, quiet, seen) ON reader_follow, follow
      TO \(reader);
    GRANT INSERT (follow, id, arrival, alerts), UPDATE (alerts) ON reader_followed, own_followed TO \(reader);
    GRANT INSERT (follow, story, id, made), UPDATE (shown, sent) ON reader_alert, own_alert TO \(reader);
    GRANT INSERT (name, value), UPDATE (value) ON reader_counter, own_counter TO \(reader);
    GRANT DELETE ON own_label, own_shared, visit, mute, follow, own_followed, own_alert TO \(reader);
    GRANT EXECUTE ON FUNCTION known_reader(), own_reader(), want(text, double precision) TO \(reader);
    GRANT SELECT ON text_block, collection, wanted TO \(collector);
    GRANT INSERT, UPDATE, DELETE ON source, identity, item, words, tag, revision, list, listed, front, counter, text,
      text_revision, text_block, vector_block, feed_item, story, story_article, story_term, former_story, ungrouped,
      collection, common_visit, wanted TO \(collector);
    GRANT USAGE ON SEQUENCE source_key_seq, list_key_seq, front_key_seq TO \(collector);
    GRANT EXECUTE ON FUNCTION make_month(integer), saved_rows(bigint[]), release_rows(bigint[]), take_statistics(), readers(),
      keep_reader(name), remove_reader(name) TO \(collector);
    """
}
