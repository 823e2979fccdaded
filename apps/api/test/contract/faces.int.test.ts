import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaFor } from '../../src/graphql/schema.js';
import { eventShape, viewShape } from '../../src/graphql/shapes.js';
import { rulesets } from '../../src/rulesets.js';
import { send, type TestApp } from '../support/app.js';
import { look, play, type Sight, scenario, startMagic } from '../support/magic.js';
import { misses } from '../support/parity.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

const get = async (url: string) => (await send(t.app, 'GET', url)).json();
const onField = ({ view }: Sight, card: string | undefined) =>
  Object.values(view.objects).find(
    (o) => o.card === card && o.zone === 'battlefield' && !(o.types as string[]).includes('Land'),
  );
const schema = schemaFor(Object.values(rulesets).map(({ info }) => info));

describe('Cards with several faces', () => {
  test('4 The catalogue has them with every face, by all names and by each', async () => {
    const whole = await get(`/v1/cards/mtg/${encodeURIComponent('Fire // Ice')}`);
    expect(whole).toMatchObject({
      name: 'Fire // Ice',
      support: 'exact',
      data: {
        layout: 'split',
        manaValue: 4,
        colors: ['R', 'U'],
        faces: [
          { name: 'Fire', manaCost: '{1}{R}', manaValue: 2 },
          { name: 'Ice', manaCost: '{1}{U}', manaValue: 2 },
        ],
      },
    });
    for (const name of ['Ice', 'ice', 'fire // ice'])
      expect(await get(`/v1/cards/mtg/${encodeURIComponent(name)}`)).toEqual(whole);
    expect(await get('/v1/cards/mtg/Thraben%20Gargoyle')).toMatchObject({
      data: { name: 'Thraben Gargoyle', manaValue: 1, faces: [{}, { name: 'Stonewing Antagonizer', manaValue: 1 }] },
    });
    expect(await get('/v1/cards/mtg/Stonwing%20Antagonizer')).toMatchObject({
      errors: [{ suggestions: ['Thraben Gargoyle // Stonewing Antagonizer'] }],
    });
  });

  test('4 A deck may name a card by one of its faces, and counts it as that card', async () => {
    const deck = {
      main: [
        { card: 'Mountain', count: 50 },
        { card: 'Fire', count: 3 },
        { card: 'Fire // Ice', count: 2 },
      ],
    };
    const reply = await send(t.app, 'POST', '/v1/decks/validate', {
      body: { ruleset: 'mtg', edition: 'current', deck },
      once: true,
    });
    expect(reply.json()).toMatchObject({
      legal: false,
      errors: [
        { code: 'DECK_ILLEGAL', path: '$.deck.main[2]', detail: expect.stringContaining('5 copies of Fire // Ice') },
      ],
    });
  });

  test('2 Each face that can be cast is an option of its own', async () => {
    const sight = await look(
      t,
      scenario({ hand: ['Fire // Ice'], battlefield: ['Island', 'Island', 'Mountain', 'Forest'] }),
    );
    const options = sight.decisions[0]?.options.filter((o) => o.kind === 'CAST');
    expect(options).toMatchObject([
      { label: 'Cast Fire', card: 'Fire // Ice', index: 0, cost: '{1}{R}' },
      { label: 'Cast Ice', card: 'Fire // Ice', index: 1, cost: '{1}{U}' },
    ]);
    const cast = await play(t, { position: sight.position }, [0, { choose: [{ kind: 'CAST', card: 'Ice' }] }]);
    expect(cast.view.stack).toMatchObject([{ card: 'Fire // Ice', name: 'Ice' }]);
  });

  test('6 The view says which face is up, and what the others are; GraphQL has a place for all of it', async () => {
    const side = { battlefield: ['Thraben Gargoyle', ...Array.from({ length: 6 }, () => 'Island')] };
    const turned = await play(
      t,
      scenario(side),
      [0, { choose: [{ kind: 'ACTIVATE', card: 'Thraben Gargoyle' }] }],
      [0, { choose: [{ kind: 'PASS' }] }],
      [1, { choose: [{ kind: 'PASS' }] }],
    );
    expect(onField(turned, 'Thraben Gargoyle // Stonewing Antagonizer')).toMatchObject({
      name: 'Stonewing Antagonizer',
      layout: 'transform',
      face: 1,
      transformed: true,
      faces: [
        { name: 'Thraben Gargoyle', power: 2 },
        { name: 'Stonewing Antagonizer', power: 4 },
      ],
    });
    const event = turned.events.find((e) => e.type === 'FACE_CHANGED');
    expect(event).toMatchObject({ how: 'transform', rules: expect.arrayContaining(['mtg:701.27a']) });
    expect(misses(schema, 'GameView', viewShape(turned.view as never))).toEqual([]);
    expect(
      misses(
        schema,
        'GameEvent',
        turned.events.map((e) => eventShape(e as never)),
      ),
    ).toEqual([]);
  });

  test('7 A permanent of a scenario shows the face that it is named by', async () => {
    const sight = await look(t, scenario({ battlefield: ['Stonewing Antagonizer', 'Nighteyes the Desecrator'] }));
    expect(onField(sight, 'Thraben Gargoyle // Stonewing Antagonizer')).toMatchObject({ transformed: true });
    expect(onField(sight, 'Nezumi Graverobber // Nighteyes the Desecrator')).toMatchObject({ flipped: true });
    const refused = await send(t.app, 'POST', '/v1/positions/decisions', {
      body: { scenario: scenario({ battlefield: ['Profane Insight'] }) },
      once: true,
    });
    expect(refused.json()).toMatchObject({
      errors: [{ path: expect.stringContaining('$.scenario.players[0].battlefield[0]') }],
    });
  });

  test('7 A face-down permanent is known to its controller alone', async () => {
    const given = scenario({ battlefield: [{ card: 'Serra Angel', faceDown: true }] });
    const [own, other] = [await look(t, given, 0), await look(t, given, 1)];
    expect(onField(own, 'Serra Angel')).toMatchObject({ name: '', power: 2, faceDown: true });
    expect(onField(other, undefined)).toMatchObject({ name: '', power: 2, toughness: 2, faceDown: true });
    expect(JSON.stringify(other.view)).not.toContain('Serra');
  });
});
