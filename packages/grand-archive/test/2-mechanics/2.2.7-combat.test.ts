import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

/** Seat 0 attacks the Esteemed Knight (2/3) of seat 1 with Blitz Mage (3/1). */
const attack = (mine: JsonObject = {}, theirs: JsonObject = {}): ArchivePlay =>
  position([
    { field: ['Blitz Mage'], ...mine },
    { field: ['Esteemed Knight'], ...theirs },
  ] as never).declare(0, 'Blitz Mage', 'Esteemed Knight');

describe('attacks', () => {
  it('ga:2.6.1 units of opponents are attacked, ga:2.6.11 never those one controls, though they be owned by others', () => {
    const game = position([
      { field: ['Blitz Mage', 'Banner Knight'] },
      { field: ['Esteemed Knight', { card: 'Swift Recruit', controller: 0 }, 'Bauble of Abundance'] },
    ]).choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
    expect(game.choices().sort()).toEqual(['Esteemed Knight', 'Spirit of Fire']);
  });

  it('ga:2.6.1.2 attacks are slow actions of the main phase', () => {
    const field = ['Blitz Mage'];
    expect(position([{ field }, {}]).offers()).toContain('ATTACK Blitz Mage');
    expect(position([{ field }, {}], { turn: { step: 'end' } }).offers()).toEqual(['PASS']);
    expect(position([{}, { field }]).pass().offers()).toEqual(['PASS']);
    const waiting = position([{ field, hand: ['Favorable Winds', ...some(1)] }, {}]).activateCard(0, 'Favorable Winds');
    expect(waiting.offers()).toEqual(['PASS']);
  });

  it('ga:2.6.1.3 a unit without power cannot attack', () => {
    expect(position([{ field: ['Library Witch'] }, {}]).offers()).toEqual(['PASS']);
    const buffed = position([{ field: [{ card: 'Library Witch', counters: { buff: 1 } }] }, {}]);
    expect(buffed.offers()).toContain('ATTACK Library Witch');
  });

  it('ga:2.6.1.4 attacking rests the unit', () => {
    expect(attack().the('Blitz Mage').rested).toBe(true);
  });

  it('ga:2.6.1.5 an attack begins a combat phase, ga:2.2.7.0.1 in which the game is then, ga:2.6.7.1 at once, ga:2.6.1.6 and one at a time', () => {
    const game = attack({ field: ['Blitz Mage', 'Banner Knight'] });
    expect(game.view().turn).toMatchObject({ phase: 'combat', step: 'retaliation' });
    expect(game.happened('PHASE_BEGAN').map((e) => e.phase)).toEqual(['main', 'combat']);
    expect(game.offers()).toEqual(['PASS']);
    expect(game.fight().offers()).toContain('ATTACK Banner Knight');
  });

  it('ga:2.6.7.2 nobody answers the declaration, ga:2.6.1.6.1 or has Opportunity during it', () => {
    const game = attack();
    const kinds = game.events.map((e) => e.type);
    expect(kinds.indexOf('OPPORTUNITY_PASSED')).toBe(-1);
    expect(game.view().turn.step).toBe('retaliation');
    const [asked] = position([{ field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }])
      .choose(0, { kind: 'ATTACK', card: 'Blitz Mage' })
      .decisions();
    expect(asked).toMatchObject({ kind: 'ATTACK_TARGET', seat: 0 });
  });

  it('ga:2.6.2.2 an attack card with nothing to attack is activated all the same, and fails', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, { champion: null }])
      .activateCard(0, 'Savage Slash')
      .resolve();
    expect([game.happened('ATTACK_FAILED').length, game.zones('Savage Slash')]).toEqual([1, ['graveyard']]);
    expect([game.view().turn.phase, game.champion(0).rested]).toEqual(['main', true]);
  });

  it('ga:2.6.3 the target of an attack card is declared once it lies in the intent, ga:2.6.3.1 before anybody may act', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)] },
      { field: ['Esteemed Knight'] },
    ]).activateCard(0, 'Savage Slash');
    expect(game.decision().kind).toBe('OPPORTUNITY');
    game.resolve();
    expect([game.decision().kind, game.zones('Savage Slash')]).toEqual(['ATTACK_TARGET', ['intent']]);
  });

  it('ga:2.6.4 the player whose unit is attacked defends', () => {
    expect(attack().combat().defending).toBe(1);
    const lent = position([{ field: ['Blitz Mage'] }, {}]);
    expect(lent.declare(0, 'Blitz Mage', 'Spirit of Fire').combat().defending).toBe(1);
    const borrowed = position([{ field: ['Blitz Mage', { card: 'Banner Knight', controller: 1 }] }, {}]);
    expect(borrowed.declare(0, 'Blitz Mage', 'Banner Knight').combat().defending).toBe(1);
  });

  it('ga:2.6.5.3 power of weapon and card are added up as damage is dealt', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Savage Slash', 'Training Session', ...some(2)], field: ["Warrior's Longsword"] },
      {},
    ])
      .activateCard(0, 'Savage Slash')
      .resolve();
    game.aim('Spirit of Fire', "Warrior's Longsword");
    expect(game.fight().damage(1)).toBe(4);
  });

  it('ga:2.6.5.3 and so is that of the champion, where it has any', () => {
    const fists = { types: ['Champion'], level: 0, life: 15, power: 2, subtypes: ['Spirit'], classes: ['Spirit'] };
    const mine = { champion: { card: 'Spirit of Fists' }, field: ["Warrior's Longsword"] };
    const game = play([card('Spirit of Fists', fists)], mine, {});
    game.declare(0, 'Spirit of Fists', 'Spirit of Fire', "Warrior's Longsword");
    expect(game.fight().damage(1)).toBe(3);
  });

  it('ga:2.6.5.4 a weapon that left before adds nothing, ga:2.2.7.2.2.5.2 and nothing wears', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ["Spirit's Blessing", 'Savage Slash', ...some(3)],
        field: ["Warrior's Longsword"],
      },
      {},
    ])
      .activateCard(0, 'Savage Slash')
      .resolve();
    game.aim('Spirit of Fire', "Warrior's Longsword").activateCard(0, "Spirit's Blessing").resolve().fight();
    expect([game.damage(1), game.zones("Warrior's Longsword")]).toEqual([2, ['materialDeck']]);
  });

  it('ga:2.2.7.2.2.5.2 nor does a weapon when what it attacked has left', () => {
    const game = position([
      { champion: lorraine(1), field: ['Sword of Seeking'] },
      { champion: 'Spirit of Wind', field: ['Esteemed Knight'], hand: ['Reclaim', ...some(2)] },
    ]).declare(0, 'Lorraine, Wandering Warrior', 'Esteemed Knight', 'Sword of Seeking');
    game.pass().activateCard(1, 'Reclaim', { card: 'Esteemed Knight' }).resolve().fight();
    expect([game.zones('Esteemed Knight'), game.the('Sword of Seeking').durability]).toEqual([['hand'], 2]);
  });

  it('ga:2.6.5 a champion that has power attacks by itself, or with a weapon besides', () => {
    const brawler = card('Spirit of Fists', {
      types: ['Champion'],
      level: 0,
      life: 15,
      power: 2,
      subtypes: ['Spirit'],
      classes: ['Spirit'],
    });
    const start = () =>
      play([brawler], { champion: { card: 'Spirit of Fists' }, field: ['Sword of Seeking'] }, {}).choose(0, {
        kind: 'ATTACK',
        card: 'Spirit of Fists',
      });
    expect(start().decision()).toMatchObject({ kind: 'WEAPON', min: 0, max: 1 });
    expect(start().aim('Spirit of Fire').combat()).toMatchObject({ weapon: null, power: 2 });
    expect(start().aim('Spirit of Fire', 'Sword of Seeking').combat().power).toBe(3);
    const bare = position([{ champion: lorraine(1), field: ['Sword of Seeking', "Warrior's Longsword"] }, {}]);
    bare.choose(0, { kind: 'ATTACK', card: 'Lorraine, Wandering Warrior' });
    expect(bare.decision()).toMatchObject({ kind: 'WEAPON', min: 1, max: 1 });
  });

  it('ga:2.6.9 an attacking unit that left deals no damage', () => {
    const game = attack({ hand: ['Reclaim', ...some(2)] });
    game.activateCard(0, 'Reclaim', { card: 'Blitz Mage' }).resolve().fight();
    expect(game.the('Esteemed Knight').damage).toBe(0);
  });

  it('ga:2.6.10 an attacked unit that left is dealt none, ga:2.2.7.0.3 and combat goes through its steps', () => {
    const game = attack({}, { champion: 'Spirit of Wind', hand: ['Reclaim', ...some(2)] }).pass();
    game.activateCard(1, 'Reclaim', { card: 'Esteemed Knight' }).resolve();
    expect(game.view().turn.step).toBe('retaliation');
    game.fight();
    expect([game.damage(1), game.happened('DAMAGE_DEALT').length]).toEqual([0, 0]);
    const steps = game.happened('STEP_BEGAN').map((e) => e.step);
    expect(steps).toEqual(['attackDeclaration', 'retaliation', 'damage', 'endOfCombat']);
  });

  it('ga:2.2.7.0.3 nor do its steps hang on whether attacker or defender are there, before the first Opportunity or later', () => {
    const alert = ally('Alert', { life: 9 }, { kind: 'triggered', on: { on: 'attack', object: 'self' }, effects: [] });
    const away = action('Away', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    const game = play([alert, away], { field: ['Alert'], hand: ['Away', 'Away'] }, { field: ['Blitz Mage'] });
    game.declare(0, 'Alert', 'Blitz Mage').activateCard(0, 'Away', { card: 'Blitz Mage' });
    game.activateCard(0, 'Away', { card: 'Alert' }).resolveAll();
    expect([game.zones('Alert'), game.zones('Blitz Mage')]).toEqual([['hand'], ['hand']]);
    for (const step of ['retaliation', 'damage'])
      expect([game.view().turn.step, game.decision().kind, game.pass().pass() === game]).toEqual([
        step,
        'OPPORTUNITY',
        true,
      ]);
    expect(game.view().turn).toMatchObject({ phase: 'main', step: null });
  });

  it('ga:2.2.7.0.2 what triggers on the attack goes on the Effects Stack, ga:2.2.7.0.2.1 before retaliation', () => {
    const game = position([{ champion: rai(1), field: ['Impassioned Tutor'] }, {}]);
    game.declare(0, 'Impassioned Tutor', 'Spirit of Fire');
    expect([game.view().turn.step, game.stack(), game.decision().seat]).toEqual([
      'attackDeclaration',
      ['Impassioned Tutor'],
      0,
    ]);
    expect(game.resolve().view().turn.step).toBe('retaliation');
  });

  it('ga:2.2.7.0.1 the game is in the combat phase while what the declaration triggered waits', () => {
    const game = position([{ champion: rai(1), field: ['Impassioned Tutor'] }, {}]);
    game.declare(0, 'Impassioned Tutor', 'Spirit of Fire');
    expect(game.view().turn).toMatchObject({ phase: 'combat', step: 'attackDeclaration' });
  });

  it('ga:2.2.7.0.2 the attack triggers also what waits on the weapon, the card, or what is attacked', () => {
    const DRAW = { do: 'draw', who: 'you', count: 1 };
    const waits = (on: JsonObject): JsonObject => ({ kind: 'triggered', on, effects: [DRAW] });
    const club = card(
      'Club',
      { types: ['Weapon'], power: 1, durability: 2, subtypes: ['Sword'] },
      waits({ on: 'attack', object: 'self' }),
    );
    const cut = card(
      'Cut',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Sword'] },
      { ...waits({ on: 'attack', object: 'self' }), zone: 'intent' },
    );
    const target = ally('Target', { life: 9 }, waits({ on: 'attacked', object: 'self' }));
    const mine = { champion: lorraine(1), hand: ['Cut'], field: ['Club'] };
    const game = play([club, cut, target], mine, { field: ['Target'] });
    game.activateCard(0, 'Cut').resolve().choose(0, { card: 'Club' }).choose(0, { card: 'Target' });
    if (game.decision().kind === 'ORDER_TRIGGERS') game.answer(0, game.decision().default);
    expect(game.stack().sort()).toEqual(['Club', 'Cut', 'Target']);
  });

  it('ga:2.6.1.3 nor one with less than none', () => {
    const sapped = ally('Sapped', { power: -1, life: 3 });
    expect(play([sapped], { field: ['Sapped'] }, {}).offers()).toEqual(['PASS']);
  });

  it('ga:2.6.1.4 what rests already does not attack', () => {
    expect(position([{ field: [{ card: 'Blitz Mage', rested: true }] }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:2.6.1.5 with all its steps', () => {
    const game = attack().fight();
    const steps = game.happened('STEP_BEGAN').map((e) => e.step);
    expect(steps).toEqual(['attackDeclaration', 'retaliation', 'damage', 'endOfCombat']);
    expect(game.view().turn).toMatchObject({ phase: 'main' });
  });

  it('ga:2.6.2.2 what only a weapon can see is something to attack', () => {
    const shade = ally('Shade', { life: 9 }, { kind: 'keyword', keyword: 'stealth' });
    const veiled = card(
      'Spirit of Veils',
      { types: ['Champion'], level: 0, life: 15, subtypes: ['Spirit'] },
      { kind: 'keyword', keyword: 'stealth' },
    );
    const start = (field: string[]) =>
      play(
        [shade, veiled],
        { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field },
        { champion: 'Spirit of Veils', field: ['Shade'] },
      )
        .activateCard(0, 'Savage Slash')
        .resolve();
    expect(start([]).zones('Savage Slash')).toEqual(['graveyard']);
    const game = start(['Sword of Seeking']);
    expect([game.zones('Savage Slash'), game.decision().kind]).toEqual([['intent'], 'WEAPON']);
  });

  it('ga:2.6.3 its player declares the target, ga:2.6.5.2 and whether a weapon is used', () => {
    const mine = { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Sword of Seeking'] };
    const game = position([mine, { field: ['Esteemed Knight'] }])
      .activateCard(0, 'Savage Slash')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'WEAPON', seat: 0 });
    expect(game.choose(0, []).decision()).toMatchObject({ kind: 'ATTACK_TARGET', seat: 0 });
  });

  it('ga:2.6.5 a weapon without power is no way for a champion without power to attack', () => {
    const twig = card('Twig', { types: ['Weapon'], power: 0, durability: 1, subtypes: ['Sword'] });
    expect(play([twig], { champion: lorraine(1), field: ['Twig'] }, {}).offers()).toEqual(['PASS']);
  });
});

describe('retaliation', () => {
  it('ga:2.2.7.1.1 first the turn player may act (ga:2.8.2.2.4)', () => {
    expect(attack().decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
  });

  it('ga:2.2.7.1.2 an awake defending unit may rest to retaliate, ga:2.2.7.1.2.1 and strikes the attacker', () => {
    const game = attack().pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1, min: 0 });
    game.choose(1, [{ card: 'Esteemed Knight' }]);
    expect(game.the('Esteemed Knight').rested).toBe(true);
    game.fight();
    expect([game.zones('Blitz Mage'), game.zones('Esteemed Knight')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('ga:2.2.7.1.2 it need not', () => {
    const game = attack().fight([]);
    expect([game.zones('Blitz Mage'), game.zones('Esteemed Knight')]).toEqual([['field'], ['graveyard']]);
  });

  it('ga:2.2.7.1.2.2 a unit without power does not retaliate', () => {
    const game = position([{ field: ['Blitz Mage'] }, { field: ['Library Witch'] }]);
    game.declare(0, 'Blitz Mage', 'Library Witch').pass().pass();
    expect(game.view().turn.step).toBe('damage');
  });

  it('ga:2.2.7.1.2.3 only what is attacked retaliates', () => {
    const game = attack({}, { field: ['Esteemed Knight', 'Swift Recruit'] })
      .pass()
      .pass();
    expect(game.choices()).toEqual(['Esteemed Knight']);
  });

  it('ga:2.2.7.1.3 then the damage step follows, ga:2.2.7.2.1 with Opportunity for the turn player', () => {
    const game = attack().pass().pass().choose(1, []);
    expect([game.view().turn.step, game.decision()]).toMatchObject(['damage', { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  const sweep = card(
    'Sweep',
    { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Sword'] },
    { kind: 'keyword', keyword: 'cleave' },
  );
  const sweeping = (field: string[]) =>
    play([sweep], { champion: lorraine(1), hand: ['Sweep'] }, { field })
      .activateCard(0, 'Sweep')
      .resolve();

  it('ga:2.2.7.1.2 of several defending units any number may, ga:2.2.7.1.2.1 each striking with its own power', () => {
    const game = sweeping(['Esteemed Knight', 'Banner Knight']).pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1, min: 0, max: 2 });
    game.choose(1, [{ card: 'Esteemed Knight' }, { card: 'Banner Knight' }]).fight();
    expect(game.damage(0)).toBe(3);
  });

  it('ga:2.2.7.2.2 the attack is dealt to each of them', () => {
    const game = sweeping(['Esteemed Knight', 'Banner Knight']).fight([]);
    expect([game.the('Esteemed Knight').damage, game.the('Banner Knight').damage, game.damage(1)]).toEqual([1, 1, 1]);
  });

  it('ga:2.2.7.1.2.2 nor one with less than none', () => {
    const sapped = ally('Sapped', { power: -1, life: 9 });
    const game = play([sapped], { field: ['Blitz Mage'] }, { field: ['Sapped'] }).declare(0, 'Blitz Mage', 'Sapped');
    expect(game.pass().pass().view().turn.step).toBe('damage');
  });
});

describe('combat damage', () => {
  it('ga:2.2.7.2.2 attack and retaliation are dealt at once', () => {
    const game = position([{ field: ['Esteemed Knight'] }, { field: ['Flame-Rune Swordsman'] }]);
    game.declare(0, 'Esteemed Knight', 'Flame-Rune Swordsman').fight([{ card: 'Flame-Rune Swordsman' }]);
    expect([game.the('Esteemed Knight').damage, game.zones('Flame-Rune Swordsman')]).toEqual([2, ['graveyard']]);
  });

  it('ga:2.2.7.2.2.5 what triggers on one of attack, retaliation and wear sees the others done', () => {
    const owl = (on: JsonObject, seen: JsonObject[]): JsonObject =>
      ally('Owl', {}, { kind: 'triggered', on, if: { exists: [{ zone: 'field' }, ...seen] }, effects: [] });
    const stack = (on: JsonObject, ...seen: JsonObject[]): string[] => {
      const mine = { champion: lorraine(1), field: ['Owl', "Warrior's Longsword"] };
      const game = play([owl(on, seen)], mine, { field: ['Esteemed Knight'] });
      game.declare(0, 'Lorraine, Wandering Warrior', 'Esteemed Knight', "Warrior's Longsword").pass().pass();
      return game
        .choose(1, [{ card: 'Esteemed Knight' }])
        .pass()
        .pass()
        .stack();
    };
    const by = (named: string) => ({
      on: { on: 'damage', source: { named } },
      done: [{ named }, { is: 'dealtCombatDamageThisTurn' }] as JsonObject[],
    });
    const [lorraineHits, knightHits] = [by('Lorraine, Wandering Warrior'), by('Esteemed Knight')];
    const worn: JsonObject[] = [{ has: ['types', 'Weapon'] }, { not: { counters: ['durability', 2] } }];
    expect([stack(lorraineHits.on, ...knightHits.done), stack(knightHits.on, ...lorraineHits.done)]).toEqual([
      ['Owl'],
      ['Owl'],
    ]);
    expect(stack(lorraineHits.on, ...worn)).toEqual(['Owl']);
    expect(stack({ on: 'counters', match: { kind: 'durability' } }, ...lorraineHits.done)).toEqual(['Owl']);
  });

  it('ga:2.2.7.2.2.1 a retaliating unit that left deals and takes no damage', () => {
    const game = attack({}, { champion: 'Spirit of Wind', hand: ['Reclaim', ...some(2)] })
      .pass()
      .pass();
    game.choose(1, [{ card: 'Esteemed Knight' }]).pass();
    game.activateCard(1, 'Reclaim', { card: 'Esteemed Knight' }).resolve().fight();
    expect([game.zones('Esteemed Knight'), game.the('Blitz Mage').damage]).toEqual([['hand'], 0]);
  });

  it('ga:2.2.7.2.2.6 nobody acts as damage is dealt, ga:2.9.0.9 nor between it and what comes of it', () => {
    const game = attack().pass().pass().choose(1, []);
    expect([game.view().turn.step, game.the('Esteemed Knight').damage]).toEqual(['damage', 0]);
    game.pass().pass();
    expect(game.zones('Esteemed Knight')).toEqual(['graveyard']);
    const names = game.events.map((e) => e.type);
    const combat = names.slice(names.indexOf('DAMAGE_DEALT'), names.indexOf('COMBAT_ENDED'));
    expect([combat.length > 0, combat.includes('OPPORTUNITY_PASSED')]).toEqual([true, false]);
    const after = game.events.slice(game.events.findIndex((e) => e.type === 'DAMAGE_DEALT'));
    const died = after.findIndex((e) => e.type === 'OBJECT_MOVED');
    expect(after.slice(0, died).map((e) => e.type)).not.toContain('OPPORTUNITY_PASSED');
  });

  it('ga:2.2.7.3.1.1 the attack card goes to the graveyard as combat ends', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}]);
    game.activateCard(0, 'Savage Slash').resolve().fight();
    expect(game.zones('Savage Slash')).toEqual(['graveyard']);
  });

  it('ga:2.2.7.3.2 what the damage triggered goes on the Effects Stack at the end of combat', () => {
    const game = position([{ field: ['Blitz Mage'] }, { champion: rai(1), field: ['Library Witch'] }]);
    game.declare(0, 'Blitz Mage', 'Library Witch').pass().pass().pass().pass();
    expect([game.view().turn.step, game.stack()]).toEqual(['endOfCombat', ['Library Witch']]);
  });

  it('ga:2.2.7.3.3 after that the main phase goes on', () => {
    const game = attack().fight();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
  });

  it('ga:2.2.7.3.3 and the game is in no step of combat any more', () => {
    expect(attack().fight().view().turn).toMatchObject({ phase: 'main', step: null });
  });
});
