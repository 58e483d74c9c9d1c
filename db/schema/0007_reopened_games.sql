-- 0007: what a player wrote about a game that is taken back out of the history.
--
-- Why so: who takes back a step of a game that is over, or corrects its last table, has the game saved
-- anew. What was written about it in between (names, a note, how long it took) and what makes it known
-- again elsewhere waits here until then, since the program may be closed before.

ALTER TABLE followed_game ADD COLUMN written_json TEXT -- uid, note, duration_min, names by colour
    CHECK (written_json IS NULL OR json_valid(written_json)); -- NULL: it was in no history yet
