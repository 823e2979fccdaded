-- What a seat has ordered to be answered for it. How often orders were given is counted in the game, so that a move that has
-- met others than those in force is not stored.
ALTER TABLE "games" ADD COLUMN "orders_revision" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "standing_orders" (
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "book" JSON NOT NULL,

    CONSTRAINT "standing_orders_pkey" PRIMARY KEY ("game_id","seat")
);

ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A request makes several versions where orders answer what it led to.
ALTER TABLE "idempotency_keys" ADD COLUMN "last_version" INTEGER;
