import NewsArchive

extension PostgreSQLSchema {
  /// Part of version 2: what collectors can do beyond the tables, and who may do what.
  static let rights = """

    -- For collectors. They run as the owner, who must see the marks of all: otherwise they would find nothing saved.

    CREATE FUNCTION saved_rows(wanted bigint[]) RETURNS SETOF bigint LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp AS $$
    BEGIN
      IF row_security_active('reader_mark') THEN RAISE EXCEPTION 'the owner of saved_rows does not see all marks'; END IF;
      RETURN QUERY SELECT DISTINCT identity.row FROM identity JOIN reader_mark USING (id)
        WHERE identity.row = ANY (wanted) AND saved IS NOT NULL;
    END $$;
    -- Deletes the marks of reading of articles that nobody has saved.
    --
    -- Returns the rows of those articles that no mark is left of. A mark that a reader is changing just now stays.
    CREATE FUNCTION release_rows(wanted bigint[]) RETURNS SETOF bigint LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp AS $$
    BEGIN
      IF row_security_active('reader_mark') THEN RAISE EXCEPTION 'the owner of release_rows does not see all marks'; END IF;
      DELETE FROM reader_mark WHERE ctid = ANY (ARRAY (
        SELECT reader_mark.ctid FROM reader_mark JOIN identity USING (id)
        WHERE identity.row = ANY (wanted) AND saved IS NULL
          AND NOT EXISTS (
            SELECT FROM identity AS other JOIN reader_mark AS mark ON mark.id = other.id
            WHERE other.row = identity.row AND mark.saved IS NOT NULL)
        FOR UPDATE OF reader_mark SKIP LOCKED));
      RETURN QUERY SELECT unnest(wanted) EXCEPT
        SELECT identity.row FROM identity JOIN reader_mark USING (id) WHERE identity.row = ANY (wanted);
    END $$;
    -- Takes the statistics that plans are made by, if many articles have come since. The server does so for partitions, after
    -- a while, but never for the tables above them.
    CREATE FUNCTION take_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = supernews, pg_temp AS $$
    DECLARE
      present bigint := (SELECT value FROM counter WHERE name = 'articles');
      known bigint := (SELECT value FROM counter WHERE name = 'analysed');
    BEGIN
      IF abs(present - known) < greatest(1000, known / 10) THEN RETURN; END IF;
      UPDATE counter SET value = present WHERE name = 'analysed';
      ANALYZE source, identity, item, words, tag, list, listed, text, story, story_article, story_term;
    END $$;
    -- The readers, with how much each has: 0 the login is the reader's, 1 it is another one, 2 there is none.
    CREATE FUNCTION readers() RETURNS TABLE (
      name text, state bigint, saved bigint, read bigint, labels bigint, follows bigint, mutes bigint
    ) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = supernews, pg_temp AS $$
      SELECT reader.name::text, CASE WHEN present.oid IS NULL THEN 2 WHEN present.oid = reader.role THEN 0 ELSE 1 END,
        (SELECT count(reader_mark.saved) FROM reader_mark WHERE reader = reader.name),
        (SELECT count(reader_mark.read) FROM reader_mark WHERE reader = reader.name),
        (SELECT count(DISTINCT label) FROM reader_label WHERE reader = reader.name),
        (SELECT count(*) FROM reader_follow WHERE reader = reader.name),
        (SELECT count(*) FROM reader_mute WHERE reader = reader.name)
      FROM reader LEFT JOIN pg_roles AS present ON present.rolname = reader.name ORDER BY reader.name
    $$;
    -- Says that a login is the reader of its name, or, if it was renamed, of its former name; NULL says so of all.
    --
    -- Returns how many are known now.
    CREATE FUNCTION keep_reader(wanted name) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp SET lock_timeout = '5s' AS $$
    DECLARE
      present oid := (SELECT oid FROM pg_roles WHERE rolname = wanted);
      changed bigint;
    BEGIN
      IF wanted IS NULL THEN
        -- Numbers of another server may be those of other roles here.
        UPDATE reader SET role = NULL;
        UPDATE reader SET role = pg_roles.oid FROM pg_roles WHERE rolname = reader.name;
        GET DIAGNOSTICS changed = ROW_COUNT;
        RETURN changed;
      END IF;
      IF present IS NULL THEN RETURN 0; END IF;
      IF EXISTS (SELECT FROM reader WHERE name = wanted) THEN
        UPDATE reader SET role = NULL WHERE role = present AND name <> wanted;
        UPDATE reader SET role = present WHERE name = wanted;
      ELSE
        UPDATE reader SET name = wanted WHERE role = present;
      END IF;
      GET DIAGNOSTICS changed = ROW_COUNT;
      RETURN changed;
    END $$;
    -- Deletes a reader with everything that is the reader's.
    CREATE FUNCTION remove_reader(wanted name) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp SET lock_timeout = '5s' AS $$
    DECLARE changed bigint;
    BEGIN
      DELETE FROM reader WHERE name = wanted;
      GET DIAGNOSTICS changed = ROW_COUNT;
      RETURN changed;
    END $$;

    INSERT INTO counter VALUES ('analysed', 0);

    -- Rights are given by name. A test has the whole table of them.

    REVOKE ALL ON ALL TABLES IN SCHEMA supernews FROM PUBLIC, \(reader), \(collector);
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA supernews FROM PUBLIC, \(reader), \(collector);
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA supernews FROM PUBLIC, \(reader), \(collector);
    GRANT SELECT ON version, source, identity, item, words, tag, revision, list, listed, front, counter, text,
      text_revision, story, story_article, story_term, former_story, ungrouped, common_visit, alias, article,
      reader, reader_mark, reader_label, reader_shared, reader_visit, reader_mute, reader_follow, reader_followed,
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
      text_revision, text_block, story, story_article, story_term, former_story, ungrouped, collection, common_visit, wanted
      TO \(collector);
    GRANT USAGE ON SEQUENCE source_key_seq, list_key_seq, front_key_seq TO \(collector);
    GRANT EXECUTE ON FUNCTION make_month(integer), saved_rows(bigint[]), release_rows(bigint[]), take_statistics(), readers(),
      keep_reader(name), remove_reader(name) TO \(collector);
    """
}
