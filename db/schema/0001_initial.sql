-- 0001: the games that were scored, each with everything that its score rests on.
--
-- Why so: a game must be there in full years later, when its photo was deleted, its card profile
-- learnt anew and its folder moved. So the photo stands here as the bytes of its own file, the
-- observation (pocketmars.table/1) as it was scored, the points line by line as on the score pad,
-- and the profile by name only. Photo and observation have tables of their own: lists and the
-- check at opening read past them.
--
-- Words are those of the formats (solo, human, en, ...). Dates are UTC in ISO 8601, which sorts as
-- text. The points are what the rules gave; no rule is checked here.
--
-- application_id marks the file as a Pocket Mars history; every later schema keeps it. The program
-- sets user_version, the number of the last schema file that was run, in the same transaction.

PRAGMA application_id = 0x504d5442; -- "PMTB"

CREATE TABLE game (
    id            INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice
    played_at_utc TEXT NOT NULL
                  -- '+0 days' turns a February 30 into a March 2, which is then not the same text
                  CHECK (strftime('%Y-%m-%dT%H:%M:%SZ', played_at_utc, '+0 days') IS played_at_utc),
    mode          TEXT NOT NULL CHECK (mode IN ('solo', 'versus')),
    edition       TEXT NOT NULL CHECK (edition IN ('en', 'pl')),
    level         TEXT CHECK (level IN ('android', 'super_droid', 'cyborg')), -- NULL: not known
    profile_name  TEXT CHECK (profile_name <> ''),                            -- NULL: none was used
    source_name   TEXT CHECK (source_name <> ''), -- the photo's or JSON file's name; NULL: none
    CHECK (level IS NULL OR mode = 'solo')
) STRICT;

CREATE INDEX game_by_date ON game (played_at_utc);

CREATE TABLE player (
    game_id            INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat               INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3), -- in seating order
    role               TEXT NOT NULL CHECK (role IN ('human', 'da')),
    colour             TEXT NOT NULL CHECK (colour <> ''),
    is_winner          INTEGER NOT NULL CHECK (is_winner IN (0, 1)), -- several share a win
    ship_points        INTEGER NOT NULL CHECK (ship_points >= 0),
    one_star_points    INTEGER NOT NULL CHECK (one_star_points >= 0),
    two_star_points    INTEGER NOT NULL CHECK (two_star_points >= 0),
    all_four_points    INTEGER NOT NULL CHECK (all_four_points >= 0),
    four_in_one_points INTEGER NOT NULL CHECK (four_in_one_points >= 0),
    energy_points      INTEGER NOT NULL CHECK (energy_points >= 0),
    total_points       INTEGER NOT NULL GENERATED ALWAYS AS (
                           ship_points + one_star_points + two_star_points
                           + all_four_points + four_in_one_points + energy_points) VIRTUAL,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, colour)
) STRICT, WITHOUT ROWID;

CREATE TABLE observation (
    game_id    INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    table_json TEXT NOT NULL CHECK (json_valid(table_json)) -- pocketmars.table/1, as scored
) STRICT;

CREATE TABLE photo (
    game_id   INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    file_name TEXT NOT NULL CHECK (file_name <> ''), -- without folder
    content   BLOB NOT NULL CHECK (length(content) > 0) -- the file's bytes as they were
) STRICT;
