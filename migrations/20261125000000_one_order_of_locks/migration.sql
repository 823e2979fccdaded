-- Everybody locks rows in one order (`database/locks.ts`): whoever tells players something holds the webhooks that it goes to, so that
-- none of them is deleted in between, and goes by the players' ids.
CREATE OR REPLACE FUNCTION "tell_player"(player text, game text, seat_no int, game_version int, kind text, once text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hook record;
  name text;
  said text;
  due text;
  wants text;
BEGIN
  SELECT min(p->>'deadline') INTO due FROM games g, jsonb_array_elements(g.pending) p WHERE g.id = game AND (p->>'seat')::int = seat_no;
  FOR hook IN SELECT w.id, w.failures FROM webhooks w WHERE w.player_id = player AND w.disabled_at IS NULL AND kind = ANY(w.events) ORDER BY w.id FOR KEY SHARE LOOP
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

CREATE OR REPLACE FUNCTION "tell_of_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made jsonb;
  other record;
BEGIN
  FOR made IN SELECT e->'data' FROM jsonb_array_elements(NEW.beside->'events') e WHERE e->>'type' = 'OFFER_MADE' LOOP
    FOR other IN SELECT player_id, seat FROM seats WHERE game_id = NEW.game_id AND player_id IS NOT NULL AND name IS NOT NULL
        AND seat <> (made->>'seat')::int ORDER BY player_id LOOP
      PERFORM tell_player(other.player_id, NEW.game_id, other.seat, NEW.version, 'offer.made', made->>'offer', jsonb_build_object('offer', made));
    END LOOP;
  END LOOP;
  RETURN NULL;
END $$;
