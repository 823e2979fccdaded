import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from '../support/app.js';
import { cast, look, pass, refusal, scenario, startMagic } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

const board = scenario({ hand: ['Shock'], battlefield: ['Mountain'] });

describe('4 Positions', () => {
  test('4 A seat’s look at a position hides what the seat may not see', async () => {
    const given = scenario({ hand: ['Shock'] }, { hand: ['Giant Growth'], library: ['Serra Angel'] });
    const mine = JSON.stringify(await look(t, given, 0));
    expect(mine).toContain('Shock');
    expect(mine).not.toContain('Giant Growth');
    expect(mine).not.toContain('Serra Angel');
    const spectator = JSON.stringify(await look(t, given, 'spectator'));
    expect(spectator).not.toMatch(/Shock|Giant Growth|Serra Angel/);
  });

  test('4 A seat’s look at what happens in a position hides what the seat may not see', async () => {
    const library = Array(3).fill('Serra Angel');
    const given = scenario({ hand: ['Divination'], battlefield: [{ card: 'Island', count: 3 }], library });
    const answers = [
      { seat: 0, ...cast('Divination') },
      { seat: 0, ...pass },
      { seat: 1, ...pass },
    ];
    const told = async (viewer: unknown) => {
      const body = { scenario: given, answers, viewer };
      const reply = await send(t.app, 'POST', '/v1/positions/actions', { body, once: true });
      expect(reply.statusCode, reply.body).toBe(200);
      return JSON.stringify(reply.json().events);
    };
    expect(await told(0)).toContain('Serra Angel');
    for (const viewer of [1, 'spectator']) {
      expect(await told(viewer)).toContain('CARD_DRAWN');
      expect(await told(viewer)).not.toContain('Serra Angel');
    }
  });

  test('4 Exactly one of scenario and position is wanted, and a position is not to be made up', async () => {
    const ask = async (body: object) =>
      (await send(t.app, 'POST', '/v1/positions/decisions', { body, once: true })).json();
    expect(await ask({})).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    const { position } = await look(t, board);
    expect(await ask({ position, scenario: board })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await ask({ position: `${position.slice(0, -4)}AAAA` })).toMatchObject({
      status: 400,
      errors: [{ path: '$.position' }],
    });
    expect(await ask({ position, viewer: 2 })).toMatchObject({ status: 400, errors: [{ path: '$.viewer' }] });
  });

  test('4 A refused answer names itself, and the position is what it was', async () => {
    const no = await refusal(t, board, [0, cast('Shock')], [0, { choose: [{ player: 1 }] }], [1, cast('Shock')]);
    expect(no).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION', answer: 2 });
  });

  test('4 A finished position takes no more answers', async () => {
    expect(await refusal(t, scenario({ life: 0 }), [1, pass])).toMatchObject({ status: 409, code: 'GAME_OVER' });
  });
});
