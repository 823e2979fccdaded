-- Games in progress that have a bot are looked for all the time: whether a game has one stands in its row, so that the index has
-- these alone. Nothing that a move changes is in it.
ALTER TABLE "games" ADD COLUMN "has_bots" BOOLEAN NOT NULL DEFAULT false;
UPDATE "games" g SET "has_bots" = true WHERE EXISTS (SELECT 1 FROM "seats" s WHERE s."game_id" = g."id" AND s."bot" IS NOT NULL);
CREATE INDEX "games_active_with_bots_idx" ON "games"("id") WHERE (status = 'ACTIVE'::game_status AND has_bots);

CREATE FUNCTION "note_bot"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET has_bots = true WHERE id = NEW.game_id AND NOT has_bots;
  RETURN NULL;
END $$;
CREATE TRIGGER "note_bot" AFTER INSERT ON "seats" FOR EACH ROW WHEN (NEW.bot IS NOT NULL) EXECUTE FUNCTION "note_bot"();
