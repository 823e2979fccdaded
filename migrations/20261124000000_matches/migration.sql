-- Matches of several games. What a match is like follows from its games, which are called after it.
CREATE TABLE "matches" (
    "id" TEXT NOT NULL,
    "best_of" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "games" ADD COLUMN "match_id" TEXT;
CREATE INDEX "games_match_id_idx" ON "games"("match_id");
ALTER TABLE "games" ADD CONSTRAINT "games_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By which rules of construction a deck was accepted: one that is exchanged for it is built by the same.
ALTER TABLE "seats" ADD COLUMN "deck_format" TEXT;

-- That a deck is due comes before version 0 of its game, whose decisions are told of as well.
CREATE OR REPLACE FUNCTION "tell_of_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about jsonb := '{}';
  once text := NEW.version::text;
BEGIN
  IF NEW.type = 'game.finished' THEN
    SELECT jsonb_build_object('result', result) INTO about FROM games WHERE id = NEW.game_id;
  ELSIF NEW.version = 0 AND EXISTS (SELECT 1 FROM games WHERE id = NEW.game_id AND status = 'OPEN') THEN
    once := '0 deck';
  END IF;
  PERFORM tell_player(NEW.player_id, NEW.game_id, NEW.seat, NEW.version, NEW.type, once, about);
  RETURN NULL;
END $$;

-- Decks have deadlines too.
DROP TRIGGER "watch_deadlines" ON "games";
CREATE TRIGGER "watch_deadlines" AFTER INSERT OR UPDATE OF "pending" ON "games" FOR EACH ROW
  WHEN ((NEW.beside IS NOT NULL OR NEW.match_id IS NOT NULL) AND NEW.status IN ('OPEN', 'ACTIVE') AND jsonb_typeof(NEW.pending) = 'array')
  EXECUTE FUNCTION "watch_deadlines"();
DROP TRIGGER "forget_deadlines" ON "games";
CREATE TRIGGER "forget_deadlines" AFTER DELETE ON "games" FOR EACH ROW
  WHEN ((OLD.beside IS NOT NULL OR OLD.match_id IS NOT NULL) AND jsonb_typeof(OLD.pending) = 'array') EXECUTE FUNCTION "forget_deadlines"();
