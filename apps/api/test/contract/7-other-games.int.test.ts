import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { look } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t?.close());

async function faults(scenario: object): Promise<{ path: string; code: string; suggestions?: string[] }[]> {
  const reply = await send(t.app, 'POST', '/v1/positions/decisions', { body: { scenario }, once: true });
  expect([400, 413, 422], reply.body).toContain(reply.statusCode);
  return reply.json().errors;
}
const paths = async (given: object): Promise<string[]> => (await faults(given)).map((e) => e.path);

describe('7 Positions of the other games', () => {
  const archive = (more: object, side: object = {}) => ({
    ...{ ruleset: 'grand-archive', edition: '4.1', turn: { number: 3, active: 0, step: 'main' }, ...more },
    players: [
      {
        champion: { card: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Wind'], damage: 3, rested: false },
        field: [{ card: 'Clarent, Sword of Peace', rested: false, damage: 0, durability: 2 }],
        banishment: [{ card: 'Clarent, Sword of Peace', faceDown: true }],
        ...side,
      },
      { champion: { card: 'Rai, Spellcrafter', lineage: ['Spirit of Fire'] } },
    ],
  });
  const rift = (more: object) => ({
    ...{ ruleset: 'riftbound', edition: '2026-07', turn: { number: 3, active: 0, step: 'main' }, players: [{}, {}] },
    battlefields: [{ card: 'Grove of the God-Willow', units: [{ card: 'Pouty Poro', controller: 0 }] }],
    ...more,
  });

  test('7 Grand Archive’s form is held', async () => {
    const sight = await look(t, archive({}));
    expect(Object.values(sight.view.objects).find((o) => o.zone === 'field' && o.durability === 2)).toBeDefined();
    expect(sight.decisions).toMatchObject([{ kind: 'OPPORTUNITY', seat: 0 }]);
  });

  test('7 Faults of the form and unknown cards come together, in every game', async () => {
    const field = [{ card: 'Clarent, Sword of Peece' }];
    expect(await faults(archive({ foo: 1 }, { field }))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '$.scenario.foo', code: 'UNKNOWN_FIELD' }),
        expect.objectContaining({
          path: '$.scenario.players[0].field[0]',
          code: 'UNKNOWN_CARD',
          suggestions: ['Clarent, Sword of Peace'],
        }),
      ]),
    );
    const units = [{ card: 'Pouty Porro', controller: 0 }];
    const battlefields = [{ card: 'Grove of the God-Willow', units }];
    expect(await paths(rift({ foo: 1, battlefields }))).toEqual(
      expect.arrayContaining(['$.scenario.foo', '$.scenario.battlefields[0].units[0]']),
    );
  });

  test('7 More cards than any game has are too many', async () => {
    const many = Array.from({ length: 100 }, () => ({ card: 'Clarent, Sword of Peace', count: 250 }));
    expect(await faults(archive({}, { hand: many }))).toMatchObject([{ code: 'TOO_LARGE' }]);
  });
});
