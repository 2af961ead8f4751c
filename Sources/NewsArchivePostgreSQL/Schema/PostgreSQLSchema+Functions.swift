extension PostgreSQLSchema {
  /// What readers and collectors can do beyond the tables and views. All of these run as the owner.
  static let functions = """
    -- Asks collectors for a list, without a name. A lock that another one holds is not waited for.
    CREATE FUNCTION want(wanted_list text, wanted_at double precision) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp SET lock_timeout = '200ms' AS $$
    BEGIN
      IF wanted_list !~ '^(local|category|source|topic) [^[:cntrl:]]+$' OR length(wanted_list) > 100
        OR wanted_at NOT BETWEEN 0 AND extract(epoch FROM now()) + 86400
      THEN
        RETURN;
      END IF;
      UPDATE wanted SET at = greatest(at, wanted_at) WHERE list = wanted_list;
      IF FOUND THEN RETURN; END IF;
      INSERT INTO asking VALUES (session_user, current_date, 1) ON CONFLICT (reader) DO UPDATE SET
        lists = CASE WHEN asking.day = current_date THEN asking.lists + 1 ELSE 1 END, day = current_date
        WHERE asking.day <> current_date OR asking.lists < \(maxAsked);
      IF NOT FOUND THEN RETURN; END IF;
      INSERT INTO wanted VALUES (wanted_list, wanted_at) ON CONFLICT (list)
        DO UPDATE SET at = greatest(wanted.at, excluded.at);
    END $$;

    -- The others are for collectors. The owner must see the marks of all: otherwise they would find nothing saved.

    -- Makes the partitions of a month. Attaching waits for no reader of the table above, and lets none wait, as making a
    -- partition would.
    CREATE FUNCTION make_month(wanted integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp AS $$
    DECLARE name text;
    BEGIN
      IF wanted NOT BETWEEN 197001 AND 999912 OR to_regclass(format('supernews.item_%s', wanted)) IS NOT NULL THEN
        RETURN;
      END IF;
      FOREACH name IN ARRAY ARRAY['item', 'words', 'tag'] LOOP
        EXECUTE format('CREATE TABLE %I (LIKE %I)', name || '_' || wanted, name);
        EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES IN (%s)', name, name || '_' || wanted, wanted);
      END LOOP;
      EXECUTE format('CREATE UNIQUE INDEX ON %I (row)', 'item_' || wanted);
      EXECUTE format('CREATE UNIQUE INDEX ON %I (row, part)', 'words_' || wanted);
    END $$;
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
    -- a while, but never for the tables above them. It takes seconds, so only one of several collectors does it.
    CREATE FUNCTION take_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp AS $$
    DECLARE
      present bigint := (SELECT value FROM counter WHERE name = 'articles');
      known bigint := (SELECT value FROM counter WHERE name = 'analysed' FOR UPDATE SKIP LOCKED);
    BEGIN
      IF known IS NULL OR abs(present - known) < greatest(1000, known / 10) THEN RETURN; END IF;
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
    """

  /// How many lists that nobody has asked for before a reader can ask for in a day.
  private static let maxAsked = 50
}
