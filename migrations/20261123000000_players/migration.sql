-- Players: who may sit in many games. Their keys are derived from the server's secrets and stored as hashes.
CREATE TABLE "players" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret_id" TEXT NOT NULL,
    "keys_made" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "player_keys" (
    "player_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "player_keys_pkey" PRIMARY KEY ("player_id","number")
);

CREATE UNIQUE INDEX "player_keys_hash_key" ON "player_keys"("hash");

-- What players are told: that they are asked, or that a game of theirs has ended. Ordered by transaction, so that whoever reads
-- up to the oldest one under way misses none that is committed later.
CREATE TABLE "player_events" (
    "player_id" TEXT NOT NULL,
    "tx" BIGINT NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "player_events_pkey" PRIMARY KEY ("player_id","tx","seq")
);

CREATE INDEX "player_events_game_id_idx" ON "player_events"("game_id");

-- Who sits there as a player, and how often the seat's token was made anew. A player has one seat in a game.
ALTER TABLE "seats" ADD COLUMN "player_id" TEXT;
ALTER TABLE "seats" ADD COLUMN "token_serial" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "seats_player_id_idx" ON "seats"("player_id");
CREATE UNIQUE INDEX "seats_game_id_player_id_key" ON "seats"("game_id", "player_id");

-- How a game is found, what its creator says of it, who is asked in it (for players), and how often who sits there has changed.
ALTER TABLE "games" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "games" ADD COLUMN "joinable" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "games" ADD COLUMN "metadata" JSONB;
ALTER TABLE "games" ADD COLUMN "pending" JSONB;
ALTER TABLE "games" ADD COLUMN "seating" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "games_ruleset_created_at_id_idx" ON "games"("ruleset", "created_at" DESC, "id" DESC);

ALTER TABLE "player_keys" ADD CONSTRAINT "player_keys_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "player_events" ADD CONSTRAINT "player_events_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "player_events" ADD CONSTRAINT "player_events_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "seats" ADD CONSTRAINT "seats_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE SET NULL ON UPDATE CASCADE;
