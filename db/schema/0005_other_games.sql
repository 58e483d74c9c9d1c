-- 0005: games of To Mars beside those of Pocket Mars.
--
-- Why so: players who keep a diary keep one. A game of To Mars has what every game has: a date, people,
-- totals, a note, a photo, and a row in `observation` with all that it was scored from; there it is
-- pocketmars.to_mars/1, the whole game step by step. Its points have no lines of Pocket Mars' score
-- pad, so bare_total has them. Games of earlier versions are Pocket Mars'.

ALTER TABLE game ADD COLUMN kind TEXT NOT NULL DEFAULT 'pocket_mars'
    CHECK (kind IN ('pocket_mars', 'to_mars'));
