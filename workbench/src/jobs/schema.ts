import type Database from 'libsql';

/**
 * The steps that lead from an empty file to the tables of today, each run once, in order. A step that has been released is
 * never changed; a new one is added behind it.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    operation TEXT NOT NULL,
    request TEXT NOT NULL,
    label TEXT,
    owner TEXT NOT NULL,
    state TEXT NOT NULL,
    created INTEGER NOT NULL,
    finished INTEGER,
    share REAL NOT NULL DEFAULT 0,
    nodes REAL NOT NULL DEFAULT 0,
    spent_ms REAL NOT NULL DEFAULT 0,
    items INTEGER NOT NULL DEFAULT 0,
    parts_done INTEGER NOT NULL DEFAULT 0,
    parts_open INTEGER NOT NULL DEFAULT 0,
    result TEXT,
    error TEXT
  ) STRICT;
  CREATE INDEX jobs_by_state ON jobs (state, finished);
  CREATE TABLE parts (
    job TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    weight REAL NOT NULL,
    -- What is to be done; empty once it is.
    data TEXT,
    -- The place among the parts of its job in the order in which they were done; empty while the part is open.
    seq INTEGER,
    partial TEXT,
    items TEXT,
    item_count INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (job, key)
  ) STRICT;
  CREATE INDEX parts_open ON parts (job, key) WHERE seq IS NULL;
  CREATE INDEX parts_done ON parts (job, seq) WHERE seq IS NOT NULL;`,

  // Parts of a search hold what they give more than the puzzle of their job, and hand back what is left of them.
  `UPDATE parts SET data = json_object('path', json('[]'), 'tails', json('[[]]'), 'deep', -1, 'puzzle', json_extract(data, '$.puzzle'))
    WHERE seq IS NULL AND job IN (SELECT id FROM jobs WHERE operation IN ('count', 'unique', 'solutions'));
  UPDATE parts SET data = json_patch(
      json_object('from', json_extract(data, '$.from'), 'attempts', json_extract(data, '$.attempts')),
      CASE json_extract(data, '$.isRest') WHEN 1 THEN '{"fanOut":16}' ELSE '{}' END)
    WHERE seq IS NULL AND job IN (SELECT id FROM jobs WHERE operation = 'generate');`,

  // Where items that are the same count once: the first of each, in the order of parts, as far as it is known.
  `CREATE TABLE firsts (
    job TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    part TEXT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (job, mark)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX firsts_by_part ON firsts (job, part, place);`,
];

/** Brings a database up to date; throws one sentence where it was written by a newer program. */
export function migrate(database: Database.Database): void {
  const version = versionOf(database);
  if (version > MIGRATIONS.length) {
    throw new Error(
      `the data was written by a newer Ninefold (version ${version} of the tables; this program knows ${MIGRATIONS.length}); use that one, or another data folder`,
    );
  }
  for (let step = version; step < MIGRATIONS.length; step++) {
    database.exec(`BEGIN; ${MIGRATIONS[step]}; PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}

/** The version of the tables in a file: how many steps were run. */
function versionOf(database: Database.Database): number {
  const row = database.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  return row.user_version;
}
