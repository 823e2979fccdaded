-- What players are told outside of the service: webhooks, each with what is delivered to it.
CREATE TABLE "webhooks" (
    "id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhooks_player_id_idx" ON "webhooks"("player_id");

CREATE TABLE "deliveries" (
    "id" TEXT NOT NULL,
    "webhook_id" TEXT NOT NULL,
    "game_id" TEXT,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempted_at" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "response" INTEGER,
    "error" TEXT,

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "deliveries_webhook_id_created_at_id_idx" ON "deliveries"("webhook_id", "created_at" DESC, "id" DESC);
CREATE INDEX "deliveries_game_id_idx" ON "deliveries"("game_id");

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Puts what a player is to be told on its way, in the transaction of what causes it. `once` names the occasion: of one that was
-- told already nothing is told again. The body is written here, so that each attempt sends the same.
CREATE FUNCTION "tell_player"(player text, game text, seat_no int, game_version int, kind text, once text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hook record;
  name text;
  said text;
  due text;
BEGIN
  FOR hook IN SELECT w.id, w.failures FROM webhooks w WHERE w.player_id = player AND w.disabled_at IS NULL AND kind = ANY(w.events) ORDER BY w.id LOOP
    IF said IS NULL THEN
      SELECT min(p->>'deadline') INTO due FROM games g, jsonb_array_elements(g.pending) p WHERE g.id = game AND (p->>'seat')::int = seat_no;
      said := json_build_object(
        'type', kind,
        'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', jsonb_build_object('game', game, 'version', game_version, 'seat', seat_no, 'deadline', due) || about)::text;
    END IF;
    name := 'msg_' || left(encode(sha256(convert_to(concat_ws(' ', hook.id, kind, game, seat_no, once), 'UTF8')), 'hex'), 40);
    INSERT INTO deliveries (id, webhook_id, game_id, type, body) VALUES (name, hook.id, game, kind, said) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      PERFORM graphile_worker.add_job(CASE WHEN hook.failures > 0 THEN 'redeliver' ELSE 'deliver' END,
        json_build_object('delivery', name), queue_name => 'webhook:' || hook.id, job_key => 'deliver:' || name);
    END IF;
  END LOOP;
END $$;

-- Decisions and ends of games.
CREATE FUNCTION "tell_of_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about jsonb := '{}';
BEGIN
  IF NEW.type = 'game.finished' THEN
    SELECT jsonb_build_object('result', result) INTO about FROM games WHERE id = NEW.game_id;
  END IF;
  PERFORM tell_player(NEW.player_id, NEW.game_id, NEW.seat, NEW.version, NEW.type, NEW.version::text, about);
  RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_event" AFTER INSERT ON "player_events" FOR EACH ROW EXECUTE FUNCTION "tell_of_event"();

-- Offers, to the other seats.
CREATE FUNCTION "tell_of_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made jsonb;
  other record;
BEGIN
  FOR made IN SELECT e->'data' FROM jsonb_array_elements(NEW.beside->'events') e WHERE e->>'type' = 'OFFER_MADE' LOOP
    FOR other IN SELECT player_id, seat FROM seats WHERE game_id = NEW.game_id AND player_id IS NOT NULL AND name IS NOT NULL
        AND seat <> (made->>'seat')::int ORDER BY seat LOOP
      PERFORM tell_player(other.player_id, NEW.game_id, other.seat, NEW.version, 'offer.made', made->>'offer', jsonb_build_object('offer', made));
    END LOOP;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_offer" AFTER INSERT ON "log" FOR EACH ROW WHEN (jsonb_typeof(NEW.beside->'events') = 'array') EXECUTE FUNCTION "tell_of_offer"();

-- Orders that were refused, to their own seat.
CREATE FUNCTION "tell_of_dropped"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known int := CASE WHEN TG_OP = 'UPDATE' THEN json_array_length(OLD.book->'dropped') ELSE 0 END;
  gone jsonb;
  owner text;
BEGIN
  SELECT player_id INTO owner FROM seats WHERE game_id = NEW.game_id AND seat = NEW.seat;
  IF owner IS NULL THEN RETURN NULL; END IF;
  FOR gone IN SELECT d FROM jsonb_array_elements((NEW.book->'dropped')::jsonb) WITH ORDINALITY AS all_of(d, n) WHERE n > known LOOP
    PERFORM tell_player(owner, NEW.game_id, NEW.seat, (gone->>'version')::int, 'order.dropped',
      concat_ws(' ', gone->>'order', gone->>'version', gone->>'at'), jsonb_build_object('order', gone->>'order'));
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "tell_of_dropped_order" AFTER INSERT OR UPDATE ON "standing_orders" FOR EACH ROW
  WHEN (json_array_length(NEW.book->'dropped') > 0) EXECUTE FUNCTION "tell_of_dropped"();

-- Deadlines that come near: when a quarter of the time is left, at most a day.
CREATE FUNCTION "watch_deadlines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known jsonb := CASE WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.pending, '[]') ELSE '[]' END;
  asked jsonb;
  due timestamptz;
BEGIN
  FOR asked IN SELECT p FROM jsonb_array_elements(NEW.pending) p JOIN seats s ON s.game_id = NEW.id AND s.seat = (p->>'seat')::int
      WHERE s.player_id IS NOT NULL AND p->>'deadline' IS NOT NULL
        AND NOT known @> jsonb_build_array(jsonb_build_object('id', p->'id', 'deadline', p->'deadline')) LOOP
    due := (asked->>'deadline')::timestamptz;
    PERFORM graphile_worker.add_job('nearDeadline',
      json_build_object('game', NEW.id, 'seat', (asked->>'seat')::int, 'decision', asked->>'id', 'deadline', asked->>'deadline'),
      run_at => due - least((due - now()) / 4, interval '24 hours'), job_key => concat_ws(':', 'near', NEW.id, asked->>'seat'));
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "watch_deadlines" AFTER INSERT OR UPDATE OF "pending" ON "games" FOR EACH ROW
  WHEN (NEW.beside IS NOT NULL AND NEW.status = 'ACTIVE' AND jsonb_typeof(NEW.pending) = 'array') EXECUTE FUNCTION "watch_deadlines"();

-- What is deleted takes its jobs with it.
CREATE FUNCTION "forget_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.remove_job('deliver:' || OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "forget_delivery" AFTER DELETE ON "deliveries" FOR EACH ROW WHEN (OLD.status = 'PENDING') EXECUTE FUNCTION "forget_delivery"();
CREATE FUNCTION "forget_deadlines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  n int;
BEGIN
  FOR n IN SELECT (p->>'seat')::int FROM jsonb_array_elements(OLD.pending) p LOOP
    PERFORM graphile_worker.remove_job(concat_ws(':', 'near', OLD.id, n));
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "forget_deadlines" AFTER DELETE ON "games" FOR EACH ROW
  WHEN (OLD.beside IS NOT NULL AND jsonb_typeof(OLD.pending) = 'array') EXECUTE FUNCTION "forget_deadlines"();
