import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../support/app.js';
import { send } from '../support/app.js';
import { cast, type Decision, look, magicGame, pass, play, refusal, scenario, startMagic } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

const SHAPES: Record<string, string> = {
  CHOOSE: 'choose',
  ASSIGN: 'assign',
  ORDER: 'order',
  DISTRIBUTE: 'distribute',
  NUMBER: 'number',
  NAME: 'name',
  CONFIRM: 'confirm',
};
const published = new Set(magic.info.decisionKinds.map((d) => `${d.kind} ${d.shape}`));
const optionKinds = new Set(magic.info.optionKinds.map((o) => o.kind));
const eventTypes = new Set(magic.info.eventTypes.map((e) => e.type));
const steps = new Set(magic.info.phases.flatMap((p) => [p.id, ...p.steps]));

/** What holds of every decision whatever the game. */
function expectWellFormed(d: Decision): void {
  expect(published, `${d.kind} ${d.shape} is published`).toContain(`${d.kind} ${d.shape}`);
  expect(d).toMatchObject({ prompt: expect.stringMatching(/\S/), ordered: expect.any(Boolean), deadline: null });
  expect(d.rules).toEqual(expect.any(Array));
  const shape = SHAPES[d.shape] as string;
  const given = d.default as Record<string, unknown>;
  expect(given.decision).toBe(d.id);
  expect(Object.keys(given).sort()).toEqual(['decision', shape].sort());
  const ids = d.options.map((o) => o.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const option of d.options) {
    expect(optionKinds, option.kind).toContain(option.kind);
    expect(option.label).toMatch(/\S/);
    // camelCase, `undefined` and the like have no place in what people read.
    expect(option.label).not.toMatch(/undefined|null|NaN|\[object|[a-z][A-Z]/);
    if (typeof option.object === 'string') {
      for (const field of ['card', 'controller', 'zone'])
        expect(option, `${option.label}: ${field}`).toHaveProperty(field);
    }
  }
  expect(d.prompt).not.toMatch(/undefined|NaN|\[object|[a-z][A-Z]/);
  if (d.shape === 'ASSIGN') {
    const { from, to } = d as unknown as { from: { to: string[]; min: number; max: number }[]; to: { id: string }[] };
    for (const one of from) {
      expect(one.max).toBeGreaterThanOrEqual(one.min);
      for (const id of one.to) expect(to.map((o) => o.id)).toContain(id);
    }
  }
  if (d.shape === 'DISTRIBUTE') expect(d.total).toEqual(expect.any(Number));
}

describe('2 Decisions', () => {
  test.each([
    ['none', 'auto'],
    ['none', 'manual'],
    ['smart', 'auto'],
    ['smart', 'manual'],
  ])(
    '2 A client that always sends the default plays a legal game (autoPass %s, payment %s)',
    async (autoPass, payment) => {
      const game = await magicGame(t, { options: { test: true, seed: 'defaults', autoPass, payment } });
      let version = 0;
      for (let i = 0; i < 60; i++) {
        const seen = (await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.judge })).json();
        if (seen.status === 'FINISHED') break;
        expect(seen.decisions.length).toBeGreaterThan(0);
        for (const d of seen.decisions) expectWellFormed(d);
        for (const id of [seen.view.turn.phase, seen.view.turn.step]) if (id !== null) expect(steps).toContain(id);
        const { seat, default: answer } = seen.decisions[0];
        const body = { answers: [answer], expectedVersion: version };
        const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
          token: game.tokens[seat],
          body,
          once: true,
        });
        expect(reply.statusCode, reply.body).toBe(200);
        version = reply.json().version;
        expect(version).toBe(seen.version + 1);
        for (const event of reply.json().events) expect(eventTypes, event.type).toContain(event.type);
      }
    },
  );

  test('2 Other seats are shown whose decision it is, and of what kind, and nothing else', async () => {
    const game = await magicGame(t);
    for (const token of [game.tokens[0], game.tokens[1], undefined]) {
      const decisions = (await send(t.app, 'GET', `/v1/games/${game.id}/decisions`, { token })).json() as Decision[];
      const mine = token === undefined ? -2 : game.tokens.indexOf(token);
      for (const d of decisions.filter((one) => one.seat !== mine))
        expect(Object.keys(d).sort()).toEqual(['deadline', 'id', 'kind', 'seat']);
    }
  });

  test('2 A spell is asked for in the order of its rules: targets, then division', async () => {
    const board = scenario(
      { hand: ['Forked Bolt'], battlefield: ['Mountain'] },
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    );
    const targets = await play(t, board, [0, cast('Forked Bolt')]);
    expect(targets.decisions).toMatchObject([
      { kind: 'TARGETS', shape: 'CHOOSE', min: 1, max: 2, rules: expect.arrayContaining(['mtg:601.2c']) },
    ]);
    const divide = await play(t, { position: targets.position }, [
      0,
      { choose: [{ card: 'Grizzly Bears' }, { card: 'Serra Angel' }] },
    ]);
    // Two damage among two targets, at least one each: only one way, so nobody is asked.
    expect(divide.decisions).toMatchObject([{ kind: 'PRIORITY' }]);
  });

  test('2 A combination that breaks a rule about the whole is refused with the rule, and nothing changes', async () => {
    const attackers = scenario(
      { battlefield: ['Goblin Piker', 'Boggart Brute'] },
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
      { turn: { number: 2, active: 0, step: 'beginningOfCombat' } },
    );
    const declared = await play(t, attackers, [0, pass], [1, pass]);
    const [attack] = declared.decisions;
    expect(attack).toMatchObject({ kind: 'ATTACKERS', shape: 'ASSIGN', rules: expect.arrayContaining(['mtg:508.1']) });
    const from = (attack as unknown as { from: { id: string; card: string }[] }).from;
    const brute = from.find((f) => f.card === 'Boggart Brute');
    const blocking = await play(
      t,
      { position: declared.position },
      [0, { assign: [{ from: brute?.id, to: 't0' }] }],
      [0, pass],
      [1, pass],
    );
    expect(blocking.decisions).toMatchObject([{ kind: 'BLOCKERS', seat: 1 }]);
    const no = await refusal(t, { position: blocking.position }, [
      1,
      { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Boggart Brute' } }] },
    ]);
    expect(no).toMatchObject({
      status: 422,
      code: 'ILLEGAL_ACTION',
      rules: expect.arrayContaining(['mtg:702.111b']),
      answer: 0,
    });
  });

  test('2 Priority is asked in words that people read, and names the step', async () => {
    const at = async (step: string) =>
      (await look(t, scenario({}, {}, { turn: { number: 1, active: 0, step } }))).decisions[0]?.prompt;
    expect(await at('precombatMain')).toBe('Precombat main phase: you have priority');
    expect(await at('beginningOfCombat')).toBe('Beginning of combat step: you have priority');
  });

  test('2 Autopass skips exactly those who plainly cannot act', async () => {
    const asked = async (autoPass: string, hand: string[]) => {
      const given = scenario({ hand: [], battlefield: ['Mountain'] }, { hand }, { options: { autoPass } });
      return (await look(t, given)).decisions;
    };
    expect(await asked('none', [])).toMatchObject([{ seat: 0, kind: 'PRIORITY' }]);
    // Ann has a mana ability only; Bob holds an unknown card, which might be anything.
    expect(await asked('smart', ['Forest'])).toMatchObject([{ seat: 1, kind: 'PRIORITY' }]);
  });

  test('2 An automatic payment may name its sources', async () => {
    const board = scenario({ hand: ['Shock'], battlefield: ['Mountain', 'Taiga'] });
    for (const card of ['Taiga', 'Mountain']) {
      const answer = { ...cast('Shock'), mana: [{ card }] };
      const after = await play(t, board, [0, answer], [0, { choose: [{ player: 1 }] }]);
      const tapped = Object.values(after.view.objects).filter((o) => o.tapped);
      expect(tapped.map((o) => o.card)).toEqual([card]);
    }
    const no = await refusal(t, board, [0, { ...cast('Shock'), mana: [{ card: 'Island' }] }]);
    expect(no).toMatchObject({ status: 422, code: 'NO_MATCH' });
  });
});
