-- Whether a decision arises through the own move of whoever is asked: a stream has it all the same, but nobody is told of it
-- outside of the service.
ALTER TABLE "player_events" ADD COLUMN "own" BOOLEAN NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION "tell_of_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about jsonb := '{}';
  once text := NEW.version::text;
BEGIN
  IF NEW.type = 'game.finished' THEN
    SELECT jsonb_build_object('result', result) INTO about FROM games WHERE id = NEW.game_id;
  ELSIF NEW.own THEN
    RETURN NULL;
  ELSIF NEW.version = 0 AND EXISTS (SELECT 1 FROM games WHERE id = NEW.game_id AND status = 'OPEN') THEN
    once := '0 deck';
  END IF;
  PERFORM tell_player(NEW.player_id, NEW.game_id, NEW.seat, NEW.version, NEW.type, once, about);
  RETURN NULL;
END $$;
