-- Keys under which games were created are secrets and belong to nobody but whoever knows them: stored as their hashes,
-- and without the caller's address. Those that can be guessed, and those that two addresses have used, are forgotten.
DELETE FROM "idempotency_keys" WHERE "caller" LIKE 'address %'
  AND ("key" !~* '^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
    OR "key" IN (SELECT "key" FROM "idempotency_keys" WHERE "caller" LIKE 'address %' GROUP BY "key" HAVING count(*) > 1));

UPDATE "idempotency_keys" SET "caller" = 'create game', "key" = encode(sha256(convert_to("key", 'UTF8')), 'hex')
  WHERE "caller" LIKE 'address %';
