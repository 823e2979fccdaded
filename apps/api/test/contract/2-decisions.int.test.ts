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

  test('2 With payment by hand every mana ability and payment is a decision', async () => {
    const board = scenario(
      { hand: ['Shock'], battlefield: ['Mountain', 'Taiga'] },
      {},
      { options: { payment: 'manual', autoPass: 'none' } },
    );
    const asked = await play(t, board, [0, cast('Shock')], [0, { choose: [{ player: 1 }] }]);
    const [paying] = asked.decisions;
    expect(paying?.options.map((o) => [o.kind, o.card, o.mana])).toEqual(
      expect.arrayContaining([
        ['ACTIVATE', 'Mountain', true],
        ['ACTIVATE', 'Taiga', true],
      ]),
    );
    expectWellFormed(paying as Decision);
    const tapped = await play(t, { position: asked.position }, [0, { choose: [{ card: 'Mountain', mana: true }] }]);
    expect(tapped.decisions[0]?.options.map((o) => o.kind)).toContain('PAY');
    const paid = await play(t, { position: tapped.position }, [0, { choose: [{ kind: 'PAY' }] }]);
    expect(paid.view.stack).toMatchObject([{ card: 'Shock' }]);
  });

  test('2 What is looked at is put in places, then in order where it matters', async () => {
    const board = scenario({ hand: ['Opt'], battlefield: ['Island'], library: ['Shock', 'Forest', 'Island'] });
    const looked = await play(t, board, [0, cast('Opt')], [0, pass], [1, pass]);
    const [scry] = looked.decisions;
    expect(scry).toMatchObject({ kind: 'SCRY', shape: 'ASSIGN', seat: 0 });
    expectWellFormed(scry as Decision);
    expect((scry as unknown as { to: { value: string }[] }).to.map((o) => o.value)).toEqual(['top', 'bottom']);
    const bottom = { assign: [{ from: { card: 'Shock' }, to: { value: 'bottom' } }] };
    const drawn = await play(t, { position: looked.position }, [0, bottom]);
    expect(Object.values(drawn.view.objects).filter((o) => o.zone === 'hand')).toMatchObject([{ card: 'Forest' }]);
    const gaze = {
      name: 'Wide Gaze',
      props: { name: 'Wide Gaze', manaCost: '{U}', supertypes: [], types: ['Sorcery'], subtypes: [], colors: ['U'] },
      abilities: [{ kind: 'spell', effects: [{ do: 'arrange', kind: 'SCRY', count: 2, piles: ['top', 'bottom'] }] }],
    };
    const side = { hand: ['Wide Gaze'], battlefield: ['Island'], library: ['Shock', 'Forest', 'Island'] };
    const two = scenario(side, {}, { definitions: [gaze] });
    const bothOnTop = { assign: ['Shock', 'Forest'].map((card) => ({ from: { card }, to: { value: 'top' } })) };
    const ordering = await play(t, two, [0, cast('Wide Gaze')], [0, pass], [1, pass], [0, bothOnTop]);
    expect(ordering.decisions).toMatchObject([{ kind: 'ORDER', shape: 'ORDER' }]);
    expectWellFormed(ordering.decisions[0] as Decision);
    const inOrder = { order: [{ card: 'Forest' }, { card: 'Shock' }] };
    const ordered = await play(t, { position: ordering.position }, [0, inOrder]);
    const library = ordered.view.zones.find((z) => z.id === 'library' && z.owner === 0)?.objects ?? [];
    expect(library.map((id) => ordered.view.objects[id]?.card)).toEqual(['Forest', 'Shock', 'Island']);
  });
});

describe('2 The decisions of Magic', () => {
  const shapes = magic.info.decisionKinds.map((d) => `${d.kind} ${d.shape}`);
  test.each([
    ...['PRIORITY CHOOSE', 'MODES CHOOSE', 'OPTIONAL_COST CONFIRM', 'X NUMBER', 'TARGETS CHOOSE', 'DIVIDE DISTRIBUTE'],
    ...['COST CHOOSE', 'MAY CONFIRM', 'PAY CONFIRM', 'CHOOSE_OBJECTS CHOOSE', 'SEARCH CHOOSE', 'DISCARD CHOOSE'],
    ...['SACRIFICE CHOOSE', 'ORDER_TRIGGERS ORDER', 'REPLACEMENT CHOOSE', 'MULLIGAN CONFIRM', 'BOTTOM CHOOSE'],
    ...['SCRY ASSIGN', 'SURVEIL ASSIGN', 'ORDER ORDER', 'ATTACKERS ASSIGN', 'BLOCKERS ASSIGN'],
    ...['COMBAT_DAMAGE DISTRIBUTE', 'LEGEND CHOOSE', 'CLEANUP_DISCARD CHOOSE', 'STOP CONFIRM'],
  ])('2 %s is published', (kind) => {
    expect(shapes).toContain(kind);
  });

  test('2 Modes carry their printed index, and X comes before the targets', async () => {
    const charm = scenario({ hand: ['Boros Charm'], battlefield: ['Mountain', 'Plains', 'Grizzly Bears'] });
    const modes = await play(t, charm, [0, cast('Boros Charm')]);
    expect(modes.decisions).toMatchObject([{ kind: 'MODES', shape: 'CHOOSE', min: 1, max: 1 }]);
    expect(modes.decisions[0]?.options.map((o) => o.index)).toEqual([0, 1, 2]);
    const aimed = await play(t, { position: modes.position }, [0, { choose: [{ index: 0 }] }]);
    expect(aimed.decisions).toMatchObject([{ kind: 'TARGETS' }]);
    const blaze = scenario({ hand: ['Blaze'], battlefield: [{ card: 'Mountain', count: 3 }] });
    const x = await play(t, blaze, [0, cast('Blaze')]);
    expect(x.decisions).toMatchObject([{ kind: 'X', shape: 'NUMBER', min: 0, max: 2 }]);
    const targets = await play(t, { position: x.position }, [0, { number: 2 }]);
    expect(targets.decisions).toMatchObject([{ kind: 'TARGETS' }]);
  });

  test('2 What exceeds the hand size is asked for at clean-up', async () => {
    const hand = Array.from({ length: 9 }, () => 'Forest');
    const late = await look(t, scenario({ hand }, {}, { turn: { number: 1, active: 0, step: 'cleanup' } }));
    expect(late.decisions).toMatchObject([{ kind: 'CLEANUP_DISCARD', shape: 'CHOOSE', min: 2, max: 2, seat: 0 }]);
  });
});
