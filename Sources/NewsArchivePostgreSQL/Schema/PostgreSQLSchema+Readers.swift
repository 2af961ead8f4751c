import NewsArchive

extension PostgreSQLSchema {
  /// Version 2: others can neither see, count, lock nor delete a reader's data.
  ///
  /// - Readers have no DELETE, and no UPDATE on whole tables, because whoever has these may lock a table for everybody
  ///   (`LOCK TABLE` in PostgreSQL's documentation). They delete through views whose triggers delete the reader's own
  ///   rows.
  /// - Row-level security is not forced on the owner: the functions below run as the owner and must see all rows.
  /// - The tables are recreated, because ANALYZE leaves the old statistics: with them, EXPLAIN would reveal how many
  ///   rows of others a condition finds.
  static let readers = readerTables + rights

  private static let readerTables = """
    SET LOCAL search_path = supernews, pg_temp;
    DO $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY ARRAY['mark', 'label', 'visit', 'mute', 'follow', 'followed', 'alert', 'counter'] LOOP
        -- An owner who is no superuser would copy the owner's rows alone.
        EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', 'reader_' || name);
        EXECUTE format('CREATE TEMP TABLE %I ON COMMIT DROP AS TABLE %I', 'old_' || name, 'reader_' || name);
      END LOOP;
    END $$;
    -- A number that was brought from outside may have been the last there is: such ones are given anew.
    CREATE TEMP TABLE new_mute ON COMMIT DROP AS
      SELECT reader, number AS former, row_number() OVER (PARTITION BY reader ORDER BY number) + (
        SELECT coalesce(max(number), 0) FROM old_mute AS other
        WHERE other.reader = old_mute.reader AND other.number <= \(furthestNumber)) AS number
      FROM old_mute WHERE number > \(furthestNumber);
    CREATE TEMP TABLE new_follow ON COMMIT DROP AS
      SELECT reader, number AS former, row_number() OVER (PARTITION BY reader ORDER BY number) + (
        SELECT coalesce(max(number), 0) FROM old_follow AS other
        WHERE other.reader = old_follow.reader AND other.number <= \(furthestNumber)) AS number
      FROM old_follow WHERE number > \(furthestNumber);
    UPDATE old_mute SET number = new.number FROM new_mute AS new WHERE (old_mute.reader, old_mute.number) = (new.reader, former);
    UPDATE old_follow SET number = new.number FROM new_follow AS new
      WHERE (old_follow.reader, old_follow.number) = (new.reader, former);
    UPDATE old_followed SET follow = new.number FROM new_follow AS new
      WHERE (old_followed.reader, old_followed.follow) = (new.reader, former);
    UPDATE old_alert SET follow = new.number FROM new_follow AS new
      WHERE (old_alert.reader, old_alert.follow) = (new.reader, former);
    DELETE FROM old_counter WHERE name IN ('reader_mute', 'reader_follow') AND value > \(furthestNumber);

    DROP VIEW article, own_mark, label, shared_label, visit, mute, follow, followed, alert, own_counter;
    DROP TABLE reader_mark, reader_label, reader_visit, reader_mute, reader_follow, reader_followed, reader_alert,
      reader_counter, kept;
    DROP FUNCTION count_savings(), number_it();

    -- Who reads. A role that was dropped and made again has another number, and so is another reader.
    CREATE TABLE reader (
      name name PRIMARY KEY,
      role oid                    -- NULL until a collector says whose the marks are
    );
    -- Partial, so that it is no key: then a change does not wait for transactions in which the reader marks something.
    CREATE UNIQUE INDEX reader_by_role ON reader (role) WHERE role IS NOT NULL;
    INSERT INTO reader
      SELECT known.name, pg_roles.oid FROM (
        SELECT reader AS name FROM old_mark UNION SELECT reader FROM old_label UNION SELECT reader FROM old_visit
        UNION SELECT reader FROM old_mute UNION SELECT reader FROM old_follow UNION SELECT reader FROM old_followed
        UNION SELECT reader FROM old_alert UNION SELECT reader FROM old_counter
      ) AS known LEFT JOIN pg_roles ON rolname = known.name;

    -- The reader whose rows a session may see: NULL if its role is not the one that is known under its name, or cannot log
    -- in, as the roles that readers share.
    CREATE FUNCTION known_reader() RETURNS name LANGUAGE sql STABLE SET search_path = supernews, pg_temp AS $$
      SELECT reader.name FROM reader JOIN pg_roles ON pg_roles.oid = reader.role
      WHERE reader.name = current_user AND pg_roles.rolname = current_user AND rolcanlogin
    $$;
    -- The same for rows that are added, which are nobody's otherwise.
    CREATE FUNCTION own_reader() RETURNS name LANGUAGE plpgsql STABLE SET search_path = supernews, pg_temp AS $$
    BEGIN
      IF known_reader() IS NULL THEN
        RAISE EXCEPTION 'the role "%" is not the reader of that name', current_user USING ERRCODE = 'SN001';
      END IF;
      RETURN known_reader();
    END $$;

    CREATE TABLE reader_mark (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      -- No cascade: an article that somebody has saved meanwhile cannot be deleted.
      id bigint NOT NULL REFERENCES identity,
      read double precision, saved double precision,
      shown double precision,     -- when a brief showed it; NULL if none did
      PRIMARY KEY (reader, id)
    );
    INSERT INTO reader_mark (reader, id, read, saved) SELECT old_mark.* FROM old_mark JOIN identity USING (id);
    -- With the reader, so that no scan of it meets the rows of others, which EXPLAIN would count.
    CREATE INDEX reader_mark_by_article ON reader_mark (id, reader);
    CREATE INDEX reader_mark_by_saving ON reader_mark (reader, saved) WHERE saved IS NOT NULL;
    CREATE TABLE reader_label (
      reader name NOT NULL DEFAULT own_reader(), id bigint,
      label text COLLATE "C" CHECK (length(label) BETWEEN 1 AND \(longestLabel)),
      PRIMARY KEY (reader, id, label),
      FOREIGN KEY (reader, id) REFERENCES reader_mark ON UPDATE CASCADE ON DELETE CASCADE
    );
    INSERT INTO reader_label SELECT DISTINCT reader, id, left(label, \(longestLabel)) FROM old_label
      JOIN reader_mark USING (reader, id) WHERE label <> '';
    CREATE INDEX reader_label_by_name ON reader_label (reader, label);
    -- The one mark that others see, in a table of its own: in one with the others' labels, conditions on labels would be
    -- looked up before it is known whose they are, which EXPLAIN tells.
    CREATE TABLE reader_shared (
      reader name NOT NULL DEFAULT own_reader(), id bigint, label text COLLATE "C", shared double precision NOT NULL,
      PRIMARY KEY (reader, id, label),
      FOREIGN KEY (reader, id, label) REFERENCES reader_label ON UPDATE CASCADE ON DELETE CASCADE
    );
    INSERT INTO reader_shared SELECT DISTINCT ON (reader, id, left(label, \(longestLabel)))
        reader, id, left(label, \(longestLabel)), shared FROM old_label
      JOIN reader_mark USING (reader, id) WHERE label <> '' AND shared IS NOT NULL;
    CREATE INDEX reader_shared_by_name ON reader_shared (label);
    CREATE INDEX reader_shared_by_article ON reader_shared (id);
    CREATE TABLE reader_visit (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      scope text COLLATE "C", at double precision NOT NULL, arrival bigint NOT NULL, PRIMARY KEY (reader, scope)
    );
    INSERT INTO reader_visit SELECT * FROM old_visit;
    CREATE TABLE reader_mute (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      number bigint, text text COLLATE "C", titles bigint NOT NULL, source text COLLATE "C",
      made double precision NOT NULL, until double precision, story bigint, story_title text COLLATE "C",
      PRIMARY KEY (reader, number)
    );
    INSERT INTO reader_mute SELECT * FROM old_mute;
    CREATE TABLE reader_follow (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      number bigint, search text COLLATE "C" NOT NULL, notifies bigint NOT NULL, quiet text COLLATE "C",
      made double precision NOT NULL, seen bigint NOT NULL, PRIMARY KEY (reader, number)
    );
    INSERT INTO reader_follow SELECT * FROM old_follow;
    CREATE TABLE reader_followed (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      follow bigint, id bigint, arrival bigint NOT NULL, alerts bigint NOT NULL, PRIMARY KEY (reader, follow, id)
    );
    -- By its id and not by its row, which another article may get once this one is moved or gone.
    INSERT INTO reader_followed SELECT reader, follow, identity.id, arrival, alerts
      FROM old_followed JOIN identity ON identity.row = old_followed.row AND is_alias = 0;
    CREATE INDEX reader_followed_to_tell ON reader_followed (reader, id) WHERE alerts = 1;
    CREATE TABLE reader_alert (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      follow bigint, story bigint, id bigint NOT NULL, made double precision NOT NULL, shown double precision,
      sent double precision, PRIMARY KEY (reader, follow, story)
    );
    INSERT INTO reader_alert SELECT reader, follow, story, coalesce(identity.id, 0), made, shown, sent
      FROM old_alert LEFT JOIN identity ON identity.row = old_alert.row AND is_alias = 0;
    CREATE TABLE reader_counter (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      name text COLLATE "C", value bigint NOT NULL, PRIMARY KEY (reader, name)
    );
    INSERT INTO reader_counter SELECT * FROM old_counter;

    ALTER TABLE reader ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON reader FOR SELECT
      USING (name = current_user OR role = (SELECT oid FROM pg_roles WHERE rolname = current_user));
    CREATE POLICY new ON reader FOR INSERT WITH CHECK (
      name = current_user AND role = (SELECT oid FROM pg_roles WHERE rolname = current_user AND rolcanlogin));
    DO $$
    DECLARE
      name text;
      item text;
    BEGIN
      FOREACH name IN ARRAY ARRAY['mark', 'label', 'shared', 'visit', 'mute', 'follow', 'followed', 'alert', 'counter']
      LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', 'reader_' || name);
        EXECUTE format(
          'CREATE POLICY own ON %I USING (reader = (SELECT known_reader())) WITH CHECK (reader = known_reader())',
          'reader_' || name);
        FOR item IN SELECT attname FROM pg_attribute
          WHERE attrelid = ('reader_' || name)::regclass AND attnum > 0 AND NOT attisdropped
        LOOP
          EXECUTE format('ALTER TABLE %I ALTER %I SET STATISTICS 0', 'reader_' || name, item);
        END LOOP;
      END LOOP;
    END $$;
    CREATE POLICY everyone ON reader_shared FOR SELECT USING (true);

    -- A number is given once, also when what had it is gone, and never taken from outside.
    CREATE FUNCTION number_it() RETURNS trigger LANGUAGE plpgsql SET search_path = supernews, pg_temp AS $$
    BEGIN
      INSERT INTO reader_counter (name, value) VALUES (TG_TABLE_NAME, 1)
      ON CONFLICT (reader, name) DO UPDATE SET value = reader_counter.value + 1 RETURNING value INTO NEW.number;
      RETURN NEW;
    END $$;
    INSERT INTO reader_counter
      SELECT reader, 'reader_mute', max(number) FROM reader_mute GROUP BY reader
      UNION ALL SELECT reader, 'reader_follow', max(number) FROM reader_follow GROUP BY reader
      ON CONFLICT (reader, name) DO UPDATE SET value = greatest(reader_counter.value, excluded.value);
    CREATE TRIGGER number_it BEFORE INSERT ON reader_mute FOR EACH ROW EXECUTE FUNCTION number_it();
    CREATE TRIGGER number_it BEFORE INSERT ON reader_follow FOR EACH ROW EXECUTE FUNCTION number_it();

    -- What others see of a reader, and what an article can carry, is limited.
    CREATE FUNCTION limit_labels() RETURNS trigger LANGUAGE plpgsql SET search_path = supernews, pg_temp AS $$
    BEGIN
      IF TG_TABLE_NAME = 'reader_label' THEN
        IF (SELECT count(*) FROM reader_label WHERE reader = NEW.reader AND id = NEW.id) >= \(maxLabels) THEN
          RAISE EXCEPTION 'an article can have \(maxLabels) labels' USING ERRCODE = 'SN002';
        END IF;
      ELSIF (SELECT count(*) >= \(maxShared) OR count(DISTINCT label) FILTER (WHERE label <> NEW.label) >= \(maxSharedLabels)
        FROM reader_shared WHERE reader = NEW.reader)
      THEN
        RAISE EXCEPTION 'a reader can share \(maxShared) articles under \(maxSharedLabels) labels' USING ERRCODE = 'SN003';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER limit_labels BEFORE INSERT ON reader_label FOR EACH ROW EXECUTE FUNCTION limit_labels();
    CREATE TRIGGER limit_labels BEFORE INSERT ON reader_shared FOR EACH ROW EXECUTE FUNCTION limit_labels();

    -- The tables as each reader sees them. The condition on the reader is there for those whom policies do not bind.

    CREATE VIEW own_mark WITH (security_invoker = true) AS
      SELECT id, read, saved, shown FROM reader_mark WHERE reader = (SELECT known_reader());
    CREATE VIEW own_label WITH (security_invoker = true) AS
      SELECT reader, id, label FROM reader_label WHERE reader = (SELECT known_reader());
    CREATE VIEW own_shared WITH (security_invoker = true) AS
      SELECT reader, id, label, shared FROM reader_shared WHERE reader = (SELECT known_reader());
    CREATE VIEW article WITH (security_invoker = true) AS
      SELECT item.*, own_mark.read, own_mark.saved, own_mark.shown FROM item LEFT JOIN own_mark ON own_mark.id = item.id;
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

    -- Makes the partitions of a month. Attaching waits for no reader of the table above, and lets none wait, as making a
    -- partition would.
    CREATE OR REPLACE FUNCTION make_month(wanted integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
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

    -- How many lists a reader has asked for on a day, so that nobody takes the place of all; which ones is not kept.
    CREATE TABLE asking (reader name PRIMARY KEY, day date NOT NULL, lists integer NOT NULL);

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
    """

  /// The longest label, in characters, and how many labels an article can have.
  static let longestLabel = 100
  private static let maxLabels = 50
  /// How many articles a reader can share, and under how many labels.
  private static let maxShared = 10_000
  private static let maxSharedLabels = 200
  /// How many lists that nobody has asked for before a reader can ask for in a day.
  private static let maxAsked = 50
  /// Numbers of mutes and follows above this came from outside.
  private static let furthestNumber = 1_000_000_000
}
