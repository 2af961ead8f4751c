extension PostgreSQLSchema {
  /// The tables as each reader sees them. The condition on the reader is there for those whom policies do not bind.
  static let views = """
    CREATE VIEW own_mark WITH (security_invoker = true) AS
      SELECT id, read, saved, shown FROM reader_mark WHERE reader = (SELECT known_reader());
    CREATE VIEW own_label WITH (security_invoker = true) AS
      SELECT reader, id, label FROM reader_label WHERE reader = (SELECT known_reader());
    CREATE VIEW own_shared WITH (security_invoker = true) AS
      SELECT reader, id, label, shared FROM reader_shared WHERE reader = (SELECT known_reader());
    CREATE VIEW article WITH (security_invoker = true) AS
      SELECT item.*, own_mark.read, own_mark.saved, own_mark.shown FROM item LEFT JOIN own_mark ON own_mark.id = item.id;
    CREATE VIEW alias WITH (security_invoker = true) AS SELECT id, row FROM identity WHERE is_alias = 1;
    CREATE VIEW label WITH (security_invoker = true) AS
      SELECT identity.row, own_label.label FROM own_label JOIN identity ON identity.id = own_label.id;
    CREATE VIEW shared_label WITH (security_invoker = true) AS
      SELECT identity.row, reader_shared.label, reader_shared.reader::text AS reader, reader_shared.shared
      FROM reader_shared JOIN identity ON identity.id = reader_shared.id;
    CREATE VIEW visit WITH (security_invoker = true) AS
      SELECT reader, scope, at, arrival FROM reader_visit WHERE reader = (SELECT known_reader());
    CREATE VIEW mute WITH (security_invoker = true) AS
      SELECT reader, number, text, titles, source, made, until, story, story_title FROM reader_mute
      WHERE reader = (SELECT known_reader());
    CREATE VIEW follow WITH (security_invoker = true) AS
      SELECT reader, number, search, notifies, quiet, made, seen FROM reader_follow
      WHERE reader = (SELECT known_reader());
    CREATE VIEW own_followed WITH (security_invoker = true) AS
      SELECT reader, follow, id, arrival, alerts FROM reader_followed WHERE reader = (SELECT known_reader());
    CREATE VIEW own_alert WITH (security_invoker = true) AS
      SELECT reader, follow, story, id, made, shown, sent FROM reader_alert WHERE reader = (SELECT known_reader());
    CREATE VIEW followed WITH (security_invoker = true) AS
      SELECT follow, identity.row, arrival, alerts FROM own_followed JOIN identity ON identity.id = own_followed.id;
    CREATE VIEW alert WITH (security_invoker = true) AS
      SELECT follow, story, identity.row, made, shown, sent
      FROM own_alert LEFT JOIN identity ON identity.id = own_alert.id;
    CREATE VIEW own_counter WITH (security_invoker = true) AS
      SELECT name, value FROM reader_counter WHERE reader = (SELECT known_reader());

    -- Such a view has the session's own rows alone, so that OLD is one of them.
    CREATE FUNCTION remove_own() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp AS $$
    BEGIN
      CASE TG_TABLE_NAME
        WHEN 'own_label' THEN DELETE FROM reader_label WHERE reader = OLD.reader AND id = OLD.id AND label = OLD.label;
        WHEN 'own_shared' THEN DELETE FROM reader_shared WHERE reader = OLD.reader AND id = OLD.id AND label = OLD.label;
        WHEN 'visit' THEN DELETE FROM reader_visit WHERE reader = OLD.reader AND scope = OLD.scope;
        WHEN 'mute' THEN DELETE FROM reader_mute WHERE reader = OLD.reader AND number = OLD.number;
        WHEN 'follow' THEN DELETE FROM reader_follow WHERE reader = OLD.reader AND number = OLD.number;
        WHEN 'own_followed' THEN
          DELETE FROM reader_followed WHERE reader = OLD.reader AND follow = OLD.follow AND id = OLD.id;
        WHEN 'own_alert' THEN
          DELETE FROM reader_alert WHERE reader = OLD.reader AND follow = OLD.follow AND story = OLD.story;
      END CASE;
      RETURN OLD;
    END $$;
    DO $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY ARRAY['own_label', 'own_shared', 'visit', 'mute', 'follow', 'own_followed', 'own_alert']
      LOOP
        EXECUTE format('CREATE TRIGGER remove_own INSTEAD OF DELETE ON %I FOR EACH ROW EXECUTE FUNCTION remove_own()', name);
      END LOOP;
    END $$;
    """
}
