-- 0004: pictures of the steps of a game that was followed at a live camera.
--
-- Why so: a player who looks back wants to see the table as it lay. A recording has its photos in its
-- own folder; a camera's are gone unless they are kept. They stand in a table of their own, small
-- JPEGs, so that going on with a game and the check at opening read past them.

CREATE TABLE followed_picture (
    followed_game_id INTEGER NOT NULL,
    number           INTEGER NOT NULL,
    content          BLOB NOT NULL CHECK (length(content) > 0), -- a JPEG file's bytes
    PRIMARY KEY (followed_game_id, number),
    FOREIGN KEY (followed_game_id, number)
        REFERENCES followed_step (followed_game_id, number) ON DELETE CASCADE
) STRICT;
