-- Which of the server's secrets a game's tokens are made with, and its seed is encrypted with (null: the seed is plain).
-- Games from before were made with the one secret there was.
ALTER TABLE "games" ADD COLUMN "key_id" TEXT NOT NULL DEFAULT 'main';
ALTER TABLE "game_setups" ADD COLUMN "seed_key" TEXT;
CREATE INDEX "game_setups_seed_key_idx" ON "game_setups"("seed_key");
