-- CreateEnum
CREATE TYPE "game_status" AS ENUM ('OPEN', 'ACTIVE', 'FINISHED', 'ABORTED');

-- CreateTable
CREATE TABLE "games" (
    "id" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "status" "game_status" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "epoch" INTEGER NOT NULL DEFAULT 0,
    "test" BOOLEAN NOT NULL DEFAULT false,
    "result" JSONB,
    "seed_hash" TEXT NOT NULL,
    "judge_hash" BYTEA,
    "chain" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_setups" (
    "game_id" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "scenario" JSONB,
    "start_hash" TEXT,
    "started_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_setups_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "seats" (
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT,
    "token_hash" BYTEA,
    "invite_hash" BYTEA,
    "bot" TEXT,
    "deck" JSONB,

    CONSTRAINT "seats_pkey" PRIMARY KEY ("game_id","seat")
);

-- CreateTable
CREATE TABLE "log" (
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "random" JSONB NOT NULL,
    "epoch" INTEGER NOT NULL,
    "state_hash" BYTEA NOT NULL,
    "chain" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "log_pkey" PRIMARY KEY ("game_id","version")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "epoch" INTEGER NOT NULL,
    "authoritative" BOOLEAN NOT NULL DEFAULT false,
    "state" BYTEA NOT NULL,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("game_id","version")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "caller" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "route" TEXT NOT NULL,
    "body_hash" BYTEA NOT NULL,
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("caller","key")
);

-- CreateTable
CREATE TABLE "server_secrets" (
    "name" TEXT NOT NULL,
    "value" BYTEA NOT NULL,

    CONSTRAINT "server_secrets_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "games_created_at_id_idx" ON "games"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "games_status_created_at_id_idx" ON "games"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "game_setups" ADD CONSTRAINT "game_setups_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "log" ADD CONSTRAINT "log_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every move rewrites its game's row: leave room, so that the new row stays on its page and no index changes.
ALTER TABLE "games" SET (fillfactor = 70);
