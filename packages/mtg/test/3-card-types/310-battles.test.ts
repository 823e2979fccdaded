/** Battles (310): permanents that are attacked, and protected by somebody else than their controller. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attack } from '../5-turn/battles.js';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  destroy,
  enters,
  faces,
  gainLife,
  instant,
  permanent,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';
import { leave, table } from '../8-multiplayer/table.js';
import { refusedScenario } from '../language/play.js';

const battle = { permanent, is: { has: ['types', 'Battle'] as [string, string] } };
const invasion = faces(
  'transform',
  card('Test Invasion', {
    cost: '{1}{W}',
    type: 'Battle — Siege',
    defense: 4,
    abilities: [triggered(enters, { effects: [gainLife(1)] })],
  }),
  card('Test Liberator', { type: 'Creature — Angel', colors: ['W'], power: 5, toughness: 5 }),
);
const NAME = 'Test Invasion // Test Liberator';
const strike = instant('Test Strike', '{0}', {
  targets: [target([battle.permanent, battle.is])],
  effects: [damage(3, t(0))],
});
const cards = [
  invasion,
  strike,
  card('Test Front', { cost: '{0}', type: 'Battle', defense: 2 }),
  instant('Test Raze', '{0}', { targets: [target(permanent)], effects: [{ do: 'clearCounters', what: t(0) }] }),
  instant('Test Ruin', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Seize', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  instant('Test Petrify', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'types', value: ['Artifact'] })],
  }),
  instant('Test Arm', '{0}', {
    targets: [target(permanent), target(creature)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Artifact'] },
        { mod: 'gain', prop: 'subtypes', values: ['Equipment'] },
      ),
      { do: 'attach', what: t(0), to: t(1) },
    ],
  }),
  instant('Test Charge', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'enterAttacking', what: t(0) }],
  }),
  instant('Test Sally', '{0}', {
    targets: [target([{ zone: 'graveyard' }]), target({ is: 'attacking' })],
    effects: [{ do: 'putBlocking', what: t(0), blocking: t(1) }],
  }),
  card('Test Beast of Walls', { cost: '{0}', type: 'Battle Creature — Siege', power: 3, toughness: 3, defense: 3 }),
  creatureCard('Test Scout', '{0}', 'Scout', '1/1', activated([], { effects: [gainLife(1)] })),
];
ownCards(...cards);
type Side = Parameters<typeof magicPosition>[0][0];
const at = (mine: Side, theirs: Side = {}): Play => magicPosition([mine, theirs]);
const there = (more: object = {}): object => ({ card: NAME, ...more });

describe('what a battle is (310.1–310.4)', () => {
  it('mtg:310.1 it is cast in one’s own main phase with an empty stack, and mtg:310.2 resolves onto the battlefield', () => {
    const game = at({ hand: [NAME, 'Test Strike'], battlefield: lands(2, 'Plains') }, {});
    game.cast(0, NAME);
    expect(game.the(NAME, 'stack')).toMatchObject({ name: 'Test Invasion', types: ['Battle'] });
    game.resolve();
    expect([game.all(NAME).length, game.the(NAME).controller]).toEqual([1, 0]);
    const late = at({ hand: [NAME], battlefield: lands(2, 'Plains') }).until({ step: 'beginningOfCombat' });
    expect(late.refused(0, { choose: [{ kind: 'CAST', card: NAME }] }).rules).toContain('mtg:310.1');
    // Neither in another player's main phase, nor on top of something.
    const theirs = at({}, { hand: [NAME], battlefield: lands(2, 'Plains') }).pass();
    expect([theirs.decision().seat, theirs.decision().options.some((o) => o.card === NAME)]).toEqual([1, false]);
    expect(theirs.refused(1, { choose: [{ kind: 'CAST', card: NAME }] }).rules).toContain('mtg:310.1');
    const own = theirs.until({ turn: 4, step: 'precombatMain' });
    expect(own.decision().options.some((o) => o.card === NAME)).toBe(true);
  });

  it('mtg:310.4 battles alone have defense, mtg:210.1 which is printed on them', () => {
    const fault = (definition: object): unknown => refusedScenario([definition]).rules;
    expect(fault(card('Test Bare', { cost: '{0}', type: 'Battle — Siege' }))).toEqual(
      expect.arrayContaining(['mtg:210.1']),
    );
    expect(fault(card('Test Odd', { cost: '{0}', type: 'Artifact', defense: 3 }))).toEqual(
      expect.arrayContaining(['mtg:310.4']),
    );
    const game = at({ hand: ['Test Petrify'], battlefield: [there()] as never });
    expect(game.the(NAME).defense).toBe(4);
    game.castAt(0, 'Test Petrify', { card: NAME }).resolve();
    expect(game.the(NAME).defense).toBeUndefined();
  });

  it('mtg:310.4a elsewhere than on the battlefield its defense is what is printed, mtg:310.4c there its counters', () => {
    const game = at({ graveyard: [NAME], hand: [NAME], battlefield: [there({ counters: { defense: 2 } })] as never });
    expect(['hand', 'graveyard', 'battlefield'].map((zone) => game.the(NAME, zone).defense)).toEqual([4, 4, 2]);
    const cast = at({ hand: [NAME], battlefield: lands(2, 'Plains') }).cast(0, NAME);
    expect(cast.the(NAME, 'stack').defense).toBe(4);
  });

  it('mtg:310.4b it enters with as many defense counters as its printed defense', () => {
    const game = at({ hand: [NAME], battlefield: lands(2, 'Plains') })
      .cast(0, NAME)
      .resolve();
    expect(game.the(NAME)).toMatchObject({ counters: { defense: 4 }, defense: 4 });
  });

  it('mtg:205.3q Siege is a battle type: what is no battle any more has none', () => {
    const game = at({ hand: ['Test Petrify'], battlefield: [there()] as never });
    expect(game.the(NAME).subtypes).toEqual(['Siege']);
    expect(game.castAt(0, 'Test Petrify', { card: NAME }).resolve().the(NAME).subtypes).toEqual([]);
  });
});

describe('battles in combat (310.5–310.8)', () => {
  const attackable = (mine: (string | object)[], theirs: (string | object)[]): unknown[] =>
    (
      at({ battlefield: mine as never }, { battlefield: theirs as never })
        .until({ kind: 'ATTACKERS' })
        .decision().to ?? []
    ).map((one) => one.player ?? [one.card, one.controller]);
  it('mtg:310.5 battles can be attacked, mtg:310.8b a Siege by its own controller, and by nobody who protects it', () => {
    expect(attackable(['Grizzly Bears', there()], [])).toEqual([1, [NAME, 0]]);
    expect(attackable(['Grizzly Bears'], [there()])).toEqual([1]);
    expect(attackable(['Grizzly Bears'], ['Test Front'])).toEqual([1, ['Test Front', 1]]);
  });

  const fight = (...more: string[]): Play =>
    attack(
      at(
        { battlefield: ['Grizzly Bears', there(), ...more] as never },
        { battlefield: ['Hill Giant', 'Test Scout'] },
      ).until({
        kind: 'ATTACKERS',
      }),
      0,
      ['Grizzly Bears', { card: NAME }],
    );
  it('mtg:310.6 damage that is dealt to it removes as many defense counters', () => {
    const game = fight().until({ kind: 'BLOCKERS' }).answer(1, { assign: [] }).until({ step: 'endOfCombat' });
    expect([game.the(NAME).counters, game.life(1)]).toEqual([{ defense: 2 }, 20]);
  });

  it('mtg:310.8c its protector’s creatures block what attacks it', () => {
    // What its controller has and doesn't attack blocks nothing.
    const game = fight('Memnite').until({ kind: 'BLOCKERS' });
    expect([game.decision().seat, game.decision().from?.map((one) => one.card)]).toEqual([
      1,
      ['Hill Giant', 'Test Scout'],
    ]);
    game.block(1, ['Hill Giant', 'Grizzly Bears']).until({ step: 'endOfCombat' });
    expect([game.the(NAME).counters, game.zones('Grizzly Bears')]).toEqual([{ defense: 4 }, ['graveyard']]);
  });

  it('mtg:310.8d the defending player is who protects it, and not who controls it', () => {
    const robber = creatureCard(
      'Test Robber',
      '{0}',
      'Rogue',
      '1/1',
      triggered(
        { on: 'attack', object: 'self' },
        { effects: [{ do: 'stat', who: { event: 'defending' }, stat: 'life', amount: -5 }] },
      ),
    );
    const game = magicPosition([{ battlefield: ['Test Robber', there()] as never }, {}], {
      definitions: [robber],
    }).until({
      kind: 'ATTACKERS',
    });
    attack(game, 0, ['Test Robber', { card: NAME }]).resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([20, 15]);
  });

  it('mtg:506.3f what is a battle as well never attacks, mtg:508.4a nor is anything attacking a battle that has gone', () => {
    const game = at({ hand: ['Test Charge'], graveyard: ['Test Beast of Walls'], battlefield: ['Grizzly Bears'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .castAt(0, 'Test Charge', { card: 'Test Beast of Walls' })
      .resolve();
    expect(game.the('Test Beast of Walls')).toMatchObject({ attacking: null, zone: 'battlefield' });
    const guarded = (by: string): unknown[] => {
      const wall = at({ battlefield: ['Grizzly Bears'] }, { hand: ['Test Sally'], graveyard: [by] })
        .until({ kind: 'ATTACKERS' })
        .attack(0, 'Grizzly Bears')
        .until({ step: 'declareBlockers' })
        .pass();
      wall.castAt(1, 'Test Sally', { card: by }, { card: 'Grizzly Bears' }).resolve();
      return [wall.the(by).zone, wall.until({ step: 'postcombatMain' }).life(1)];
    };
    expect(guarded('Hill Giant')).toEqual(['battlefield', 20]);
    expect(guarded('Test Beast of Walls')).toEqual(['battlefield', 18]);
    const gone = attack(
      at({ hand: ['Test Ruin'], battlefield: ['Grizzly Bears', there()] as never }).until({ kind: 'ATTACKERS' }),
      0,
      ['Grizzly Bears', { card: NAME }],
    );
    gone.castAt(0, 'Test Ruin', { card: NAME }).resolve();
    expect(gone.the('Grizzly Bears').attacking).toEqual({ object: null });
  });
});

describe('protectors (310.8–310.11)', () => {
  const begin = (players: number, more: object = {}): Play =>
    table(
      Array.from({ length: players }, (_, seat) =>
        seat === 0 ? { hand: [NAME], battlefield: lands(2, 'Plains'), ...more } : {},
      ),
      { definitions: cards as never },
    );
  it('mtg:310.8a as it enters its controller chooses who protects it, mtg:310.11a of a Siege among the opponents', () => {
    const game = begin(3).cast(0, NAME).resolve();
    expect(game.decision()).toMatchObject({ kind: 'PROTECTOR', seat: 0 });
    expect(game.decision().options.map(({ player }) => player)).toEqual([1, 2]);
    expect(game.zones(NAME)).toEqual(['stack']);
    game.choose(0, { player: 2 });
    expect([game.the(NAME).protector, game.view().stack.length]).toEqual([2, 1]);
    const front = at({ hand: ['Test Front'] })
      .cast(0, 'Test Front')
      .resolve();
    expect(front.the('Test Front').protector).toBe(0);
  });

  it('mtg:508.1b a battle that the defending player protects is among what may be attacked, whoever controls it', () => {
    const game = begin(3, { battlefield: [...lands(2, 'Plains'), 'Grizzly Bears'] })
      .cast(0, NAME)
      .resolve();
    game.choose(0, { player: 2 }).resolveAll().until({ kind: 'ATTACKERS' });
    expect((game.decision().to ?? []).map((one) => one.player ?? one.card)).toEqual([1, 2, NAME]);
    expect(attack(game, 0, ['Grizzly Bears', { card: NAME }]).the('Grizzly Bears').attacking).toEqual({
      object: game.the(NAME).id,
    });
  });

  it('mtg:310.8 each battle has a player who protects it, mtg:310.8f and one at a time', () => {
    const game = begin(3).cast(0, NAME).resolve().choose(0, { player: 1 }).resolveAll();
    const first = game.the(NAME).protector;
    leave(game, 1);
    expect([first, game.the(NAME).protector]).toEqual([1, 2]);
  });

  it('mtg:310.10 where its protector has left another is chosen, mtg:704.5w but not while it is attacked', () => {
    const game = begin(3).cast(0, NAME).resolve().choose(0, { player: 2 }).resolveAll();
    leave(game, 2);
    expect(game.the(NAME).protector).toBe(1);
    // While something attacks it nobody is chosen.
    const fought = begin(4, { battlefield: [...lands(2, 'Plains'), 'Grizzly Bears'] })
      .cast(0, NAME)
      .resolve();
    fought.choose(0, { player: 2 }).resolveAll().until({ kind: 'ATTACKERS' });
    attack(fought, 0, ['Grizzly Bears', { card: NAME }]);
    leave(fought, 2);
    expect([fought.decision().kind, fought.the(NAME).protector]).toEqual(['PRIORITY', undefined]);
    fought.until({ kind: 'PROTECTOR' });
    expect(fought.view().turn.step ?? fought.view().turn.phase).not.toBe('declareAttackers');
  });

  it('mtg:704.5x of a Siege whose protector gains control of it another player becomes the protector', () => {
    const game = at({ battlefield: [there()] as never }, { hand: ['Test Seize'] });
    game.pass().castAt(1, 'Test Seize', { card: NAME }).resolve();
    expect(game.the(NAME)).toMatchObject({ controller: 1, protector: 0 });
  });

  it('mtg:310.8g its protector stays though it is no battle for a while', () => {
    const game = begin(3, { hand: [NAME, 'Test Petrify'] })
      .cast(0, NAME)
      .resolve()
      .choose(0, { player: 2 })
      .resolveAll();
    game.castAt(0, 'Test Petrify', { card: NAME }).resolve();
    expect(game.the(NAME).protector).toBeUndefined();
    expect(game.until({ turn: 6 }).the(NAME).protector).toBe(2);
  });

  it('mtg:310.9 a battle is attached to nothing, also where it is an Equipment', () => {
    const game = at({ hand: ['Test Arm'], battlefield: ['Grizzly Bears', there()] as never });
    game.castAt(0, 'Test Arm', { card: NAME }, { card: 'Grizzly Bears' }).resolve();
    expect(game.the(NAME)).toMatchObject({ attachedTo: null, subtypes: ['Siege', 'Equipment'] });
  });
});

describe('what becomes of battles (310.7, 310.11)', () => {
  it('mtg:310.7 with defense 0 it is put into the graveyard, mtg:704.5v but not while an ability of it waits', () => {
    const front = at({ hand: ['Test Strike'], battlefield: ['Test Front'] })
      .cast(0, 'Test Strike')
      .resolve();
    expect(front.zones('Test Front')).toEqual(['graveyard']);
    const game = at({ hand: ['Test Strike'], battlefield: [there({ counters: { defense: 3 } })] as never });
    game.cast(0, 'Test Strike').resolve();
    expect([game.all(NAME).length, game.view().stack.length]).toEqual([1, 1]);
  });

  it('mtg:310.11b when its last defense counter is removed it is exiled, and may be cast transformed for nothing', () => {
    const defeated = (): Play =>
      at({ hand: ['Test Strike'], battlefield: [there({ counters: { defense: 3 } })] as never })
        .cast(0, 'Test Strike')
        .resolve()
        .resolve();
    const game = defeated();
    expect([game.all(NAME, 'exile').length, game.decision().kind]).toEqual([1, 'PLAY_CARD']);
    game.choose(0, { card: NAME }).resolve();
    expect(game.the(NAME)).toMatchObject({ name: 'Test Liberator', power: 5, types: ['Creature'], transformed: true });
    const declined = defeated().answer(0, { choose: [] });
    expect(declined.zones(NAME)).toEqual(['exile']);
    // One that has counters left stays, and nothing triggers.
    const hurt = at({ hand: ['Test Strike'], battlefield: [there()] as never })
      .cast(0, 'Test Strike')
      .resolve();
    expect([hurt.view().stack, hurt.zones(NAME)]).toEqual([[], ['battlefield']]);
  });

  it('mtg:310.11 a Siege alone has that ability: another battle only goes to the graveyard', () => {
    const front = at({ hand: ['Test Strike'], battlefield: ['Test Front'] })
      .cast(0, 'Test Strike')
      .resolve();
    expect([front.view().stack, front.zones('Test Front')]).toEqual([[], ['graveyard']]);
    const raze = at({ hand: ['Test Raze'], battlefield: [there()] as never })
      .castAt(0, 'Test Raze', { card: NAME })
      .resolve();
    expect(raze.view().stack.length).toBe(1);
  });
});
