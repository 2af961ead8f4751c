import NewsDomain

extension PostgreSQLSchema {
  /// What belongs to each reader. Others can neither see, count, lock nor delete it.
  ///
  /// - Readers have no DELETE, and no UPDATE on whole tables, because whoever has these may lock a table for everybody
  ///   (`LOCK TABLE` in PostgreSQL's documentation). They delete through views whose triggers delete the reader's own
  ///   rows.
  /// - Row-level security is not forced on the owner: the functions for collectors run as the owner and must see all
  ///   rows.
  static let readers = """
    -- Who reads. A role that was dropped and made again has another number, and so is another reader.
    CREATE TABLE reader (
      name name PRIMARY KEY,
      role oid                    -- NULL until a collector says whose the marks are
    );
    -- Partial, so that it is no key: then a change does not wait for transactions in which the reader marks something.
    CREATE UNIQUE INDEX reader_by_role ON reader (role) WHERE role IS NOT NULL;

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
    -- With the reader, so that no scan of it meets the rows of others, which EXPLAIN would count.
    CREATE INDEX reader_mark_by_article ON reader_mark (id, reader);
    CREATE INDEX reader_mark_by_saving ON reader_mark (reader, saved) WHERE saved IS NOT NULL;
    CREATE TABLE reader_label (
      reader name NOT NULL DEFAULT own_reader(), id bigint,
      label text COLLATE "C" CHECK (length(label) BETWEEN 1 AND \(longestLabel)),
      PRIMARY KEY (reader, id, label),
      FOREIGN KEY (reader, id) REFERENCES reader_mark ON UPDATE CASCADE ON DELETE CASCADE
    );
    CREATE INDEX reader_label_by_name ON reader_label (reader, label);
    -- The one mark that others see, in a table of its own: in one with the others' labels, conditions on labels would be
    -- looked up before it is known whose they are, which EXPLAIN tells.
    CREATE TABLE reader_shared (
      reader name NOT NULL DEFAULT own_reader(), id bigint, label text COLLATE "C", shared double precision NOT NULL,
      PRIMARY KEY (reader, id, label),
      FOREIGN KEY (reader, id, label) REFERENCES reader_label ON UPDATE CASCADE ON DELETE CASCADE
    );
    CREATE INDEX reader_shared_by_name ON reader_shared (label);
    CREATE INDEX reader_shared_by_article ON reader_shared (id);
    CREATE TABLE reader_visit (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      scope text COLLATE "C", at double precision NOT NULL, arrival bigint NOT NULL, PRIMARY KEY (reader, scope)
    );
    CREATE TABLE reader_mute (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      number bigint, text text COLLATE "C", titles bigint NOT NULL, source text COLLATE "C",
      made double precision NOT NULL, until double precision, story bigint, story_title text COLLATE "C",
      PRIMARY KEY (reader, number)
    );
    CREATE TABLE reader_follow (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      number bigint, search text COLLATE "C" NOT NULL, notifies bigint NOT NULL, quiet text COLLATE "C",
      made double precision NOT NULL, seen bigint NOT NULL, PRIMARY KEY (reader, number)
    );
    -- By its id and not by its row, which another article may get once this one is moved or gone.
    CREATE TABLE reader_followed (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      follow bigint, id bigint, arrival bigint NOT NULL, alerts bigint NOT NULL, PRIMARY KEY (reader, follow, id)
    );
    CREATE INDEX reader_followed_to_tell ON reader_followed (reader, id) WHERE alerts = 1;
    CREATE TABLE reader_alert (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      follow bigint, story bigint, id bigint NOT NULL, made double precision NOT NULL, shown double precision,
      sent double precision, PRIMARY KEY (reader, follow, story)
    );
    CREATE TABLE reader_counter (
      reader name NOT NULL DEFAULT own_reader() REFERENCES reader ON UPDATE CASCADE ON DELETE CASCADE,
      name text COLLATE "C", value bigint NOT NULL, PRIMARY KEY (reader, name)
    );

    ALTER TABLE reader ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON reader FOR SELECT
      USING (name = current_user OR role = (SELECT oid FROM pg_roles WHERE rolname = current_user));
    CREATE POLICY new ON reader FOR INSERT WITH CHECK (
      name = current_user AND role = (SELECT oid FROM pg_roles WHERE rolname = current_user AND rolcanlogin));
    -- No statistics are taken: with them, EXPLAIN would reveal how many rows of others a condition finds.
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

    -- Each article is compared with all of them.
    CREATE FUNCTION limit_mutes() RETURNS trigger LANGUAGE plpgsql SET search_path = supernews, pg_temp AS $$
    BEGIN
      IF (SELECT count(*) FROM reader_mute WHERE reader = NEW.reader) >= \(Mute.most) THEN
        RAISE EXCEPTION 'a reader can have \(Mute.most) mutes' USING ERRCODE = 'SN004';
      ELSIF greatest(length(NEW.text), length(NEW.source)) > \(Mute.longest)
        OR length(NEW.story_title) > \(longestTitle)
      THEN
        RAISE EXCEPTION 'a mute can have \(Mute.longest) characters' USING ERRCODE = 'SN006';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER limit_mutes BEFORE INSERT ON reader_mute FOR EACH ROW EXECUTE FUNCTION limit_mutes();
    CREATE FUNCTION limit_follows() RETURNS trigger LANGUAGE plpgsql SET search_path = supernews, pg_temp AS $$
    BEGIN
      IF TG_OP = 'INSERT' AND (SELECT count(*) FROM reader_follow WHERE reader = NEW.reader) >= \(Follow.most) THEN
        RAISE EXCEPTION 'a reader can have \(Follow.most) follows' USING ERRCODE = 'SN005';
      ELSIF greatest(length(NEW.search), length(NEW.quiet)) > \(Follow.longest) THEN
        RAISE EXCEPTION 'a follow can have \(Follow.longest) characters' USING ERRCODE = 'SN006';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER limit_follows BEFORE INSERT OR UPDATE ON reader_follow FOR EACH ROW EXECUTE FUNCTION limit_follows();
    """

  /// The longest label, in characters, and how many labels an article can have.
  static let longestLabel = 100
  private static let maxLabels = 50
  /// How many articles a reader can share, and under how many labels.
  private static let maxShared = 10_000
  private static let maxSharedLabels = 200
  /// The longest title of a muted story, in characters: that of an article.
  private static let longestTitle = 32 << 10
}
