-- 0003: who played and for how long, games that were played without a camera, and what makes a game
-- known again elsewhere.
--
-- Why so: people keep a diary of their plays by name. A name stands with the game, so that a colour
-- which changes hands takes no old games along; `usual_player` is what the next game is filled with.
-- Of a game that was only written down, perhaps nothing but the totals is known: then its lines are 0
-- and bare_total has them, for every player or for none. Such games have no row in `observation`.
--
-- uid goes along when a game is exported: importing it again, here or elsewhere, finds that it is
-- there. Games of earlier versions get one now.

ALTER TABLE game ADD COLUMN uid TEXT CHECK (uid <> ''); -- never NULL from here on
ALTER TABLE game ADD COLUMN duration_min INTEGER CHECK (duration_min BETWEEN 1 AND 6000);
ALTER TABLE game ADD COLUMN note TEXT CHECK (note <> '');
UPDATE game SET uid = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX game_by_uid ON game (uid);

ALTER TABLE player ADD COLUMN name TEXT CHECK (name <> ''); -- NULL: goes by the colour
ALTER TABLE player ADD COLUMN bare_total INTEGER CHECK (bare_total >= 0); -- NULL: the lines say it

CREATE TABLE usual_player (
    colour TEXT PRIMARY KEY CHECK (colour <> ''),
    name   TEXT NOT NULL CHECK (name <> '')
) STRICT, WITHOUT ROWID;
