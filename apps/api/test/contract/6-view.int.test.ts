import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { cast, look, magicGame, pass, play, type Sight, scenario } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t?.close());

const objects = (sight: Sight): Record<string, unknown>[] => Object.values(sight.view.objects);
const named = (sight: Sight, card: string): Record<string, unknown> =>
  objects(sight).find((o) => o.card === card) ?? {};

describe('6 What a viewer sees', () => {
  test('6 An object has every field that the contract prints', async () => {
    const sight = await look(t, scenario({ battlefield: [{ card: 'Llanowar Elves' }] }), 0);
    expect(named(sight, 'Llanowar Elves')).toEqual({
      ...{ card: 'Llanowar Elves', name: 'Llanowar Elves', owner: 0, controller: 0, zone: 'battlefield' },
      ...{ manaCost: '{G}', supertypes: [], types: ['Creature'], subtypes: ['Elf', 'Druid'], colors: ['G'] },
      ...{ manaValue: 1, power: 1, toughness: 1, basePower: 1, baseToughness: 1, loyalty: null, keywords: [] },
      abilities: [{ kind: 'activated', cost: '{T}', text: expect.stringContaining('{G}') }],
      ...{ tapped: false, sick: false, damage: 0, counters: {}, attachedTo: null, attachments: [], attacking: null },
      ...{ blocking: [], token: false, copy: false, faceDown: false, phasedOut: false, chosen: {} },
    });
  });

  test('6 Turn, players and zones are as printed; hidden zones are numbers for others, and cards for the judge', async () => {
    const given = scenario({ hand: ['Shock'], mana: '{R}' }, { hand: ['Giant Growth'] });
    const mine = await look(t, given, 0);
    expect(mine.view.turn).toEqual({ number: 1, active: 0, phase: 'precombatMain', step: null, priority: 0 });
    expect(mine.view.players[0]).toMatchObject({
      ...{ seat: 0, name: expect.any(String), lost: false, life: 20, counters: {}, designations: [] },
      resources: { mana: { R: 1 } },
      zones: { library: 3, hand: 1, graveyard: 0 },
    });
    const zone = (sight: Sight, id: string, owner: number | null) =>
      sight.view.zones.find((z) => z.id === id && z.owner === owner);
    expect(zone(mine, 'hand', 0)?.objects?.length).toBe(1);
    expect(zone(mine, 'hand', 1)).toEqual({ id: 'hand', owner: 1, count: 1 });
    expect(zone(mine, 'library', 0)).toEqual({ id: 'library', owner: 0, count: 3 });
    expect(zone(mine, 'battlefield', null)?.objects).toEqual([]);
    const judge = await look(t, given, 'judge');
    for (const [id, owner] of [
      ['hand', 1],
      ['library', 0],
      ['library', 1],
    ] as const)
      expect(zone(judge, id, owner)?.objects?.length, id).toBeGreaterThan(0);
  });

  test('6 A spell on the stack says what it is, whose, and what it aims at', async () => {
    const board = scenario({ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: ['Grizzly Bears'] });
    const sight = await play(t, board, [0, cast('Shock')], [0, { choose: [{ card: 'Grizzly Bears' }] }]);
    const [bears] = Object.entries(sight.view.objects).find(([, o]) => o.card === 'Grizzly Bears') ?? [];
    const shock = { kind: 'SPELL', card: 'Shock', controller: 0, modes: [], x: null, source: expect.any(String) };
    expect(sight.view.stack).toMatchObject([{ ...shock, targets: [{ object: bears }] }]);
    expect(sight.events.map((e) => e.type)).toContain('SPELL_CAST');
  });

  test('6 Attackers and blockers are said of the creatures', async () => {
    const board = scenario(
      { battlefield: ['Grizzly Bears'] },
      { battlefield: ['Serra Angel'] },
      { turn: { number: 2, active: 0, step: 'declareAttackers' } },
    );
    const attacking = await play(t, board, [0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] }]);
    expect(named(attacking, 'Grizzly Bears')).toMatchObject({ attacking: { player: 1 }, tapped: true });
    const block = { assign: [{ from: { card: 'Serra Angel' }, to: { card: 'Grizzly Bears' } }] };
    const blocking = await play(t, { position: attacking.position }, [0, pass], [1, pass], [1, block]);
    const [bears] = Object.entries(blocking.view.objects).find(([, o]) => o.card === 'Grizzly Bears') ?? [];
    expect(named(blocking, 'Serra Angel')).toMatchObject({ blocking: [bears], tapped: false });
  });

  test('6 Keywords are spelt as printed, tokens are called by their name', async () => {
    const token = {
      name: 'Soldier',
      types: ['Creature'],
      subtypes: ['Soldier'],
      colors: ['W'],
      power: 1,
      toughness: 1,
    };
    const sight = await look(t, scenario({ battlefield: ['Serra Angel', { token }] }));
    expect(named(sight, 'Serra Angel').keywords).toEqual(['flying', 'vigilance']);
    expect(named(sight, 'Soldier')).toMatchObject({ card: 'Soldier', name: 'Soldier', token: true });
  });

  test('6 An id is a new one in a new zone, and no viewer follows a card through a library', async () => {
    const board = scenario({ hand: ['Unsummon'], battlefield: ['Island'] }, { battlefield: ['Grizzly Bears'] });
    const before = await look(t, board, 1);
    // There is one possible target only, so nobody is asked for it.
    const after = await play(t, board, [0, cast('Unsummon')], [0, pass], [1, pass]);
    const id = (sight: Sight) => Object.entries(sight.view.objects).find(([, o]) => o.card === 'Grizzly Bears')?.[0];
    expect(id(after)).toBeDefined();
    expect(id(after)).not.toBe(id(before));
    const moved = after.events.find((e) => e.type === 'OBJECT_MOVED' && e.card === 'Grizzly Bears');
    expect(moved).toMatchObject({ object: id(after), was: id(before), from: 'battlefield', to: 'hand' });
  });
});

describe('6 Phases and steps by id', () => {
  const phases = (id: string) =>
    Object.fromEntries((rulesets[id]?.info.phases ?? []).map((phase) => [phase.id, phase.steps]));
  test('6 Magic', () => {
    expect(phases('mtg')).toEqual({
      beginning: ['untap', 'upkeep', 'draw'],
      precombatMain: [],
      combat: [
        ...['beginningOfCombat', 'declareAttackers', 'declareBlockers'],
        ...['firstStrikeDamage', 'combatDamage', 'endOfCombat'],
      ],
      postcombatMain: [],
      ending: ['end', 'cleanup'],
    });
  });
  test('6 Grand Archive', () => {
    expect(Object.keys(phases('grand-archive'))).toEqual(
      expect.arrayContaining(['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'combat', 'end']),
    );
    expect(phases('grand-archive').combat).toEqual(['attackDeclaration', 'retaliation', 'damage', 'endOfCombat']);
  });
  test('6 Riftbound', () => {
    expect(Object.keys(phases('riftbound'))).toEqual(
      expect.arrayContaining(['awaken', 'beginning', 'channel', 'draw', 'main', 'combat', 'end']),
    );
  });
});

describe('6 Events', () => {
  test('6 The published list has the contract’s types', () => {
    const types = rulesets.mtg?.info.eventTypes.map((e) => e.type);
    const wanted = ['CARD_DRAWN', 'OBJECT_MOVED', 'DAMAGE_DEALT', 'LIFE_CHANGED', 'SPELL_CAST', 'ABILITY_TRIGGERED'];
    expect(types).toEqual(expect.arrayContaining([...wanted, 'STEP_BEGAN', 'REPLACED', 'GAME_ENDED']));
  });

  test('6 Damage says who, whom, how much, and whether in combat', async () => {
    const board = scenario({ hand: ['Shock'], battlefield: ['Mountain'] });
    const hit = await play(t, board, [0, cast('Shock')], [0, { choose: [{ player: 1 }] }], [0, pass], [1, pass]);
    const dealt = hit.events.find((e) => e.type === 'DAMAGE_DEALT');
    expect(dealt).toMatchObject({ source: expect.any(String), target: { player: 1 }, amount: 2, combat: false });
    expect(hit.events.find((e) => e.type === 'LIFE_CHANGED')).toMatchObject({ rules: expect.any(Array) });
    for (const { rules } of hit.events) expect(rules.length).toBeGreaterThan(0);
  });

  test('6 A draw tells its drawer what it was, others only that there was one', async () => {
    const game = await magicGame(t);
    const drawn = async (token?: string) => {
      const [entry] = (await send(t.app, 'GET', `/v1/games/${game.id}/log?after=-1`, { token })).json();
      return entry.events.filter((e: { type: string; seat: number }) => e.type === 'CARD_DRAWN' && e.seat === 0);
    };
    expect((await drawn(game.tokens[0])).every((e: object) => 'card' in e && 'object' in e)).toBe(true);
    for (const token of [game.tokens[1], undefined])
      expect((await drawn(token)).some((e: object) => 'card' in e || 'object' in e)).toBe(false);
    expect((await drawn(game.judge)).every((e: object) => 'card' in e)).toBe(true);
  });

  test('6 The reply to a move tells of what others draw only that they do', async () => {
    const ann = {
      hand: ['Divination'],
      battlefield: [{ card: 'Island', count: 3 }],
      library: Array(3).fill('Serra Angel'),
    };
    const body = { ruleset: 'mtg', edition: 'current', scenario: scenario(ann) };
    const { game, seats } = (await send(t.app, 'POST', '/v1/games', { body })).json();
    const move = async (seat: number, expectedVersion: number, ...answers: object[]) => {
      const sending = { token: seats[seat].token, body: { answers, expectedVersion } };
      return (await send(t.app, 'POST', `/v1/games/${game}/actions`, sending)).json();
    };
    await move(0, 0, cast('Divination'), pass);
    const reply = await move(1, 1, pass);
    const drawn = reply.events.filter((e: { type: string }) => e.type === 'CARD_DRAWN');
    expect(drawn).toMatchObject([{ seat: 0 }, { seat: 0 }]);
    expect(drawn.some((e: object) => 'card' in e || 'object' in e)).toBe(false);
    expect(JSON.stringify(reply)).not.toContain('Serra Angel');
  });
});
