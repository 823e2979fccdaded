-- Where a player gets mail. An address that is not confirmed yet stands beside the one in force.
CREATE TABLE "mails" (
    "player_id" TEXT NOT NULL,
    "address" TEXT,
    "digest" TEXT NOT NULL DEFAULT 'each',
    "confirmed_at" TIMESTAMPTZ(3),
    "wanted" TEXT,
    "wanted_digest" TEXT,
    "wanted_mark" TEXT,
    "wanted_at" TIMESTAMPTZ(3),
    "refusals" INTEGER NOT NULL DEFAULT 0,
    "disabled_reason" TEXT,
    "digests" INTEGER NOT NULL DEFAULT 0,
    "digest_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("player_id")
);

-- What a player is told by mail, once each.
CREATE TABLE "mail_notices" (
    "id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "about" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "digest" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "mail_notices_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "mail_notices_player_id_status_at_idx" ON "mail_notices"("player_id", "status", "at");
CREATE INDEX "mail_notices_game_id_idx" ON "mail_notices"("game_id");

-- Confirmations that were asked for lately: marks of players, addresses and clients, which tell nobody whose they are.
CREATE TABLE "mail_asks" (
    "id" BIGSERIAL NOT NULL,
    "mark" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_asks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "mail_asks_mark_at_idx" ON "mail_asks"("mark", "at");
CREATE INDEX "mail_asks_at_idx" ON "mail_asks"("at");

ALTER TABLE "mails" ADD CONSTRAINT "mails_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_notices" ADD CONSTRAINT "mail_notices_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_notices" ADD CONSTRAINT "mail_notices_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A digest comes once a day; what happens after one waits for the next.
CREATE FUNCTION "digest_due"(player text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(now(), coalesce(max(digest_at), '-infinity') + interval '24 hours') FROM mails WHERE player_id = player;
$$;
CREATE FUNCTION "gather_mail"(player text, due timestamptz, mode text DEFAULT 'preserve_run_at') RETURNS void LANGUAGE sql AS $$
  SELECT graphile_worker.add_job('mailDigest', json_build_object('player', player), queue_name => 'mail:' || player,
    job_key => 'digest:' || player, job_key_mode => mode, run_at => due);
$$;

-- Webhooks and mail tell the same: each occasion is told once to each webhook and once by mail.
CREATE OR REPLACE FUNCTION "tell_player"(player text, game text, seat_no int, game_version int, kind text, once text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hook record;
  name text;
  said text;
  due text;
  wants text;
BEGIN
  SELECT min(p->>'deadline') INTO due FROM games g, jsonb_array_elements(g.pending) p WHERE g.id = game AND (p->>'seat')::int = seat_no;
  FOR hook IN SELECT w.id, w.failures FROM webhooks w WHERE w.player_id = player AND w.disabled_at IS NULL AND kind = ANY(w.events) ORDER BY w.id LOOP
    said := coalesce(said, json_build_object(
      'type', kind,
      'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', jsonb_build_object('game', game, 'version', game_version, 'seat', seat_no, 'deadline', due) || about)::text);
    name := 'msg_' || left(encode(sha256(convert_to(concat_ws(' ', hook.id, kind, game, seat_no, once), 'UTF8')), 'hex'), 40);
    INSERT INTO deliveries (id, webhook_id, game_id, type, body) VALUES (name, hook.id, game, kind, said) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      PERFORM graphile_worker.add_job(CASE WHEN hook.failures > 0 THEN 'redeliver' ELSE 'deliver' END,
        json_build_object('delivery', name), queue_name => 'webhook:' || hook.id, job_key => 'deliver:' || name);
    END IF;
  END LOOP;
  SELECT m.digest INTO wants FROM mails m WHERE m.player_id = player AND m.address IS NOT NULL;
  IF FOUND THEN
    name := left(encode(sha256(convert_to(concat_ws(' ', player, kind, game, seat_no, once), 'UTF8')), 'hex'), 40);
    INSERT INTO mail_notices (id, player_id, game_id, seat, version, type, about)
      VALUES (name, player, game, seat_no, game_version, kind, about || jsonb_build_object('deadline', due)) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RETURN; END IF;
    IF wants = 'daily' THEN
      PERFORM gather_mail(player, digest_due(player));
    ELSE
      PERFORM graphile_worker.add_job('mailNotice', json_build_object('notice', name), queue_name => 'mail:' || player, job_key => 'mail:' || name);
    END IF;
  END IF;
END $$;

-- What is deleted takes its jobs with it.
CREATE FUNCTION "forget_notice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.remove_job('mail:' || OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "forget_notice" AFTER DELETE ON "mail_notices" FOR EACH ROW WHEN (OLD.status = 'PENDING') EXECUTE FUNCTION "forget_notice"();
CREATE FUNCTION "forget_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.remove_job('digest:' || OLD.player_id), graphile_worker.remove_job('confirm:' || OLD.player_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "forget_mail" AFTER DELETE ON "mails" FOR EACH ROW EXECUTE FUNCTION "forget_mail"();
