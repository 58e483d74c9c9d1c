-- 0006: in how many moves of a game the coach was asked.
--
-- Why so: who compares their games wants to leave those out, so that a note in words will not do. While
-- a game is followed the number stands with it, since a killed program goes on with the game.

ALTER TABLE game ADD COLUMN advised_moves INTEGER NOT NULL DEFAULT 0 CHECK (advised_moves >= 0);
ALTER TABLE followed_game ADD COLUMN advised_moves INTEGER NOT NULL DEFAULT 0
    CHECK (advised_moves >= 0);
