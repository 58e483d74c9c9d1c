-- 0002: games that are followed while they are played, step by step.
--
-- Why so: a program that is killed, and a computer that loses power, must not lose what it told the
-- player that it understood. So each step stands here, committed, before it is told, with all that is
-- needed to go on from it: the state (pocketmars.state/1, hidden cards as far as they were known)
-- and, for the player to look back, what was played in notation and in words, what it gave away of
-- hidden cards, and when. A game that is over becomes a row of `game` in the same transaction as its
-- last step, so that it is there once, whatever happens in between; it is closed when its player was
-- told.
--
-- Steps count from 0, the set-up. Going on from an earlier one replaces those behind it.

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

CREATE INDEX followed_game_by_outcome ON followed_game (outcome);
CREATE INDEX followed_game_by_game ON followed_game (game_id);

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
