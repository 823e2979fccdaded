-- What a player adds to the randomness of a game; public.
ALTER TABLE "seats" ADD COLUMN "nonce" TEXT;

-- Whether the creator chose the seed (scenario and test games): then the game's id does not key the generator.
ALTER TABLE "game_setups" ADD COLUMN "seed_chosen" BOOLEAN NOT NULL DEFAULT false;

-- The hash that games before this published gave away the state of their generator, and so the order of every library. That
-- order is part of the game, so a new seed would not hide it again: such games end here.
UPDATE "games"
SET "status" = 'ABORTED',
    "result" = '{"kind": "ABORTED", "winners": [], "reason": "hidden cards of this game could be computed from what was public", "rules": []}',
    "updated_at" = now()
WHERE "status" IN ('OPEN', 'ACTIVE');
