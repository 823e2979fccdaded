-- Games whose seats are all bots, and for whom they were made: a keyed hash of the client's address.
ALTER TABLE "games" ADD COLUMN "bots_for" BYTEA;
CREATE INDEX "games_status_bots_for_idx" ON "games"("status", "bots_for");
