-- Time and agreements of players: beside the rules, so neither part of a state nor of its hash, but of the log and its chain.
ALTER TABLE "games" ADD COLUMN "beside" JSONB;
ALTER TABLE "log" ADD COLUMN "beside" JSONB;
-- The deadlines at version 0.
ALTER TABLE "game_setups" ADD COLUMN "due" JSONB;

-- A game that is deleted takes its clock's job with it.
CREATE FUNCTION "forget_jobs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.remove_job('clock:' || OLD.id);
  RETURN OLD;
END $$;
CREATE TRIGGER "forget_jobs" AFTER DELETE ON "games" FOR EACH ROW WHEN (OLD.beside IS NOT NULL) EXECUTE FUNCTION "forget_jobs"();
