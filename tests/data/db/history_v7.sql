-- A history of version 7, with one game that was followed.
BEGIN TRANSACTION;
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
INSERT INTO game VALUES(1,'2026-03-01T19:05:00Z','solo','en','android','my copy','table.jpg');
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
INSERT INTO player VALUES(1,0,'human','red',0,1,6,8,2,0,1);
INSERT INTO player VALUES(1,1,'da','blue',1,0,8,4,4,0,2);
CREATE TABLE observation (
    game_id    INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    table_json TEXT NOT NULL CHECK (json_valid(table_json)) -- pocketmars.table/1, as scored
) STRICT;
INSERT INTO observation VALUES(1,'{"format": "pocketmars.table/1", "mode": "solo"}');
CREATE TABLE photo (
    game_id   INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    file_name TEXT NOT NULL CHECK (file_name <> ''), -- without folder
    content   BLOB NOT NULL CHECK (length(content) > 0) -- the file's bytes as they were
) STRICT;
INSERT INTO photo VALUES(1,'table.jpg',X'70686f746f');
CREATE TABLE followed_game (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at_utc TEXT NOT NULL
                   CHECK (strftime('%Y-%m-%dT%H:%M:%SZ', started_at_utc, '+0 days')
                          IS started_at_utc),
    mode           TEXT NOT NULL CHECK (mode IN ('solo', 'versus')),
    edition        TEXT NOT NULL CHECK (edition IN ('en', 'pl')),
    level          TEXT CHECK (level IN ('android', 'super_droid', 'cyborg')), -- NULL in versus
    colours_json   TEXT NOT NULL CHECK (json_valid(colours_json)), -- a list, in seating order
    profile_name   TEXT CHECK (profile_name <> ''), -- NULL: none was used
    source_path    TEXT CHECK (source_path <> ''), -- of a folder or file; NULL: a live camera
    outcome        TEXT NOT NULL DEFAULT 'open'
                   CHECK (outcome IN ('open', 'abandoned', 'finished', 'closed')),
    game_id        INTEGER REFERENCES game (id) ON DELETE SET NULL, -- what it was saved as
    CHECK ((level IS NULL) = (mode = 'versus')),
    CHECK (game_id IS NULL OR outcome IN ('finished', 'closed'))
) STRICT;
INSERT INTO followed_game VALUES(1,'2026-03-01T18:00:00Z','solo','en','android','["red","blue"]','my copy',NULL,'closed',1);
CREATE TABLE followed_step (
    followed_game_id INTEGER NOT NULL REFERENCES followed_game (id) ON DELETE CASCADE,
    number           INTEGER NOT NULL CHECK (number >= 0),
    told_at_utc      TEXT NOT NULL
                     CHECK (strftime('%Y-%m-%dT%H:%M:%SZ', told_at_utc, '+0 days') IS told_at_utc),
    table_name       TEXT NOT NULL, -- the photo, or the frame's number
    played           TEXT NOT NULL
                     CHECK (played IN ('setup', 'architect', 'failure', 'android', 'turn')),
    moves            TEXT NOT NULL, -- in notation
    words            TEXT NOT NULL,
    inferred_json    TEXT NOT NULL CHECK (json_valid(inferred_json)), -- a list of words
    margin           REAL NOT NULL CHECK (margin BETWEEN 0 AND 1),
    is_provisional   INTEGER NOT NULL CHECK (is_provisional IN (0, 1)),
    state_json       TEXT NOT NULL CHECK (json_valid(state_json)), -- pocketmars.state/1
    PRIMARY KEY (followed_game_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO followed_step VALUES(1,0,'2026-03-01T18:00:01Z','0','setup','','the game is set up','[]',1.0,0,'{}');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('game',1);
INSERT INTO sqlite_sequence VALUES('followed_game',1);
CREATE INDEX game_by_date ON game (played_at_utc);
CREATE INDEX followed_game_by_outcome ON followed_game (outcome);
CREATE INDEX followed_game_by_game ON followed_game (game_id);
ALTER TABLE game ADD COLUMN uid TEXT CHECK (uid <> ''); -- never NULL from here on
ALTER TABLE game ADD COLUMN duration_min INTEGER CHECK (duration_min BETWEEN 1 AND 6000);
ALTER TABLE game ADD COLUMN note TEXT CHECK (note <> '');
UPDATE game SET uid = '6f1b0c1e5a0d4f5c9d3e2b7a81c4d590';
CREATE UNIQUE INDEX game_by_uid ON game (uid);

ALTER TABLE player ADD COLUMN name TEXT CHECK (name <> ''); -- NULL: goes by the colour
ALTER TABLE player ADD COLUMN bare_total INTEGER CHECK (bare_total >= 0); -- NULL: the lines say it

CREATE TABLE usual_player (
    colour TEXT PRIMARY KEY CHECK (colour <> ''),
    name   TEXT NOT NULL CHECK (name <> '')
) STRICT, WITHOUT ROWID;
CREATE TABLE followed_picture (
    followed_game_id INTEGER NOT NULL,
    number           INTEGER NOT NULL,
    content          BLOB NOT NULL CHECK (length(content) > 0), -- a JPEG file's bytes
    PRIMARY KEY (followed_game_id, number),
    FOREIGN KEY (followed_game_id, number)
        REFERENCES followed_step (followed_game_id, number) ON DELETE CASCADE
) STRICT;
INSERT INTO followed_picture VALUES(1,0,x'ffd8ff');
ALTER TABLE game ADD COLUMN kind TEXT NOT NULL DEFAULT 'pocket_mars'
    CHECK (kind IN ('pocket_mars', 'to_mars'));
ALTER TABLE game ADD COLUMN advised_moves INTEGER NOT NULL DEFAULT 0 CHECK (advised_moves >= 0);
ALTER TABLE followed_game ADD COLUMN advised_moves INTEGER NOT NULL DEFAULT 0
    CHECK (advised_moves >= 0);
ALTER TABLE followed_game ADD COLUMN written_json TEXT
    CHECK (written_json IS NULL OR json_valid(written_json));
COMMIT;
PRAGMA application_id = 0x504d5442;
PRAGMA user_version = 7;
