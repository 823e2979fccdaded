-- Definitions of cards and tokens that games name, by the hash of their content: what a ruleset no longer has is found here.
-- As text, since the order of fields is part of how a definition is read.
CREATE TABLE "definitions" (
    "ruleset" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "language" INTEGER NOT NULL,
    "definition" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "definitions_pkey" PRIMARY KEY ("ruleset","hash")
);

-- Which of them a game names, and what stood for each as the game began.
ALTER TABLE "game_setups" ADD COLUMN "definitions" JSONB NOT NULL DEFAULT '[]';

-- Failures of the engine, with what is needed to bring them about again; kept for a time.
CREATE TABLE "incidents" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "during" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "game_id" TEXT,
    "version" INTEGER,
    "seat" INTEGER,
    "input" JSON,
    "state" BYTEA,
    "error" TEXT NOT NULL,
    "stack" TEXT,

    CONSTRAINT "incidents_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "incidents_at_idx" ON "incidents"("at");
