import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const golem = ally('Golem', { life: 30, power: 1 });

describe('critical', () => {
  it('Bushwhack Bandit doubles its combat damage unless an opponent discards a card', () => {
    const setup = (classes: string, cards: number) =>
      game(
        hero(classes, 'wind'),
        0,
        { field: ['Bushwhack Bandit'] },
        { hand: some(cards), field: ['Golem'] },
        { definitions: [golem] },
      ).declare(0, 'Bushwhack Bandit', 'Golem');
    expect(
      setup('Assassin', 0)
        .fight({ choose: [] } as never)
        .the('Golem').damage,
    ).toBe(4);
    const paid = setup('Assassin', 2).fight({ choose: [] } as never, { confirm: true } as never);
    expect([paid.the('Golem').damage, paid.count(1, 'hand')]).toEqual([2, 1]);
    const refused = setup('Assassin', 2).fight({ choose: [] } as never, { confirm: false } as never);
    expect([refused.the('Golem').damage, refused.count(1, 'hand')]).toEqual([4, 2]);
    expect(
      setup('Mage', 2)
        .fight({ choose: [] } as never)
        .the('Golem').damage,
    ).toBe(2);
  });

  it('Corhazi Lightblade gains critical where a luxem card is shown', () => {
    const gleam = card(
      'Gleam',
      { types: ['Action'], elements: ['luxem'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const dealt = (shown: string) =>
      game(
        hero('Assassin', 'luxem'),
        0,
        { field: ['Corhazi Lightblade'], memory: [shown] },
        {},
        { definitions: [gleam] },
      )
        .declare(0, 'Corhazi Lightblade', 'Spirit of Fire')
        .fight()
        .damage(1);
    expect([dealt('Gleam'), dealt('Wolf')]).toEqual([4, 2]);
  });

  it('Coup de Grace asks for four cards where it was prepared', () => {
    const setup = (cards: number, prepared: boolean) => {
      const play = game(
        hero('Assassin', 'norm'),
        4,
        { hand: ['Coup de Grace'], champion: { counters: { preparation: 4 } } },
        { hand: some(cards) },
      );
      play.activateCard(0, 'Coup de Grace', { confirm: prepared }).resolve();
      return play;
    };
    expect([setup(3, true).fight().damage(1), setup(3, false).fight().damage(1)]).toEqual([8, 4]);
    const paid = setup(4, true).fight({ confirm: true } as never);
    expect([paid.damage(1), paid.count(1, 'hand')]).toEqual([4, 0]);
  });
});

describe('modes', () => {
  it('Swooping Talons and Reconstructive Surgery offer the second from level 2 on', () => {
    const toy = thing('Toy', { types: ['Item'], costKind: 'reserve', cost: 4 });
    const setup = (level: number, cost = 4) =>
      game(
        hero('Ranger', 'norm', level),
        3,
        { hand: ['Swooping Talons'] },
        { field: ['Wolf', 'Toy'] },
        {
          definitions: [{ ...toy, props: { ...(toy.props as JsonObject), cost } }],
        },
      );
    const low = setup(1).activateCard(0, 'Swooping Talons');
    if (low.decision().kind === 'MODES') expect(low.choices()).toHaveLength(1);
    const high = setup(2).choose(0, { kind: 'ACTIVATE_CARD', card: 'Swooping Talons' });
    const modes = high.decision().options;
    expect(modes).toHaveLength(2);
    high.answer(0, { choose: [modes[1]?.id ?? ''] as never }).answering([]);
    expect(high.resolve().zones('Toy')).toEqual(['graveyard']);
    const automaton = ally('Drone', { subtypes: ['Automaton'] });
    const repair = game(
      hero('Cleric', 'norm', 2),
      2,
      { hand: ['Reconstructive Surgery'], graveyard: ['Drone'] },
      {},
      { definitions: [automaton] },
    );
    repair.activateCard(0, 'Reconstructive Surgery').resolve();
    expect(repair.zones('Drone')).toEqual(['memory']);
    const low2 = game(
      hero('Cleric', 'norm', 1),
      2,
      { hand: ['Reconstructive Surgery'], graveyard: ['Drone'] },
      {},
      { definitions: [automaton] },
    );
    expect(low2.offers()).not.toContain('ACTIVATE_CARD Reconstructive Surgery');
  });

  it('Devouring Malice has each of its modes chosen once, for as many gem counters as its X was', () => {
    const play = game(
      hero('Cleric', 'umbra'),
      0,
      { materialDeck: ['Devouring Malice'], memory: some(2), champion: { damage: 5 } },
      { field: ['Golem'] },
      {
        definitions: [golem],
        turn: { step: 'materialize' },
      },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: 'Devouring Malice' }] })
      .answering([{ number: 2 } as never]);
    play.resolveAll();
    expect(counters(play.the('Devouring Malice')).gem).toBe(2);
    play.to('main', 3).choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Devouring Malice' });
    expect(play.decision().options).toHaveLength(3);
    play.answer(0, { choose: [play.decision().options[1]?.id ?? ''] as never }).answering([{ card: 'Spirit of Fire' }]);
    play.resolve();
    expect([play.damage(0), play.damage(1)]).toEqual([2, 3]);
    play.to('main', 5).choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Devouring Malice' });
    expect(play.decision().options).toHaveLength(2);
  });

  it('Hunt, Weiss King has each of his modes chosen once, and is cheaper with Pawns', () => {
    const piece = (name: string, kind: string) => ally(name, { subtypes: ['Chessman', kind], life: 3 });
    const definitions = [
      piece('Bishop', 'Bishop'),
      piece('Knight', 'Knight'),
      piece('Rook', 'Rook'),
      piece('Pawn', 'Pawn'),
    ];
    const cost = (pawns: number, name = 'Alice, Test') =>
      game(
        hero('Warrior', 'water', 1, name),
        0,
        { hand: ['Hunt, Weiss King'], field: some(pawns, 'Pawn') },
        {},
        { definitions },
      ).the('Hunt, Weiss King', 'hand').costNow;
    expect([cost(1), cost(2), cost(3), cost(2, 'Hero')]).toEqual([4, 2, 2, 6]);
    const play = game(
      hero('Warrior', 'water'),
      0,
      { field: ['Hunt, Weiss King', 'Bishop', 'Knight', 'Rook'] },
      { field: ['Wolf'] },
      { definitions },
    );
    const pick = (at: number) =>
      play
        .choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Hunt, Weiss King' })
        .answer(0, { choose: [play.decision().options[at]?.id ?? ''] as never });
    pick(1);
    play.resolve();
    expect(counters(play.the('Knight')).buff).toBe(1);
    play.to('main', 6).declare(1, 'Wolf', 'Hero').pass();
    expect(play.decision().seat).toBe(0);
    pick(1);
    play.resolve();
    expect([play.figures('Rook'), play.combat().targets]).toEqual(['1/5', [play.the('Rook').id]]);
    play.to('main', 7);
    const before = play.count(0, 'hand');
    play.use(0, 'Hunt, Weiss King').resolve();
    expect(play.count(0, 'hand')).toBe(before + 1);
    expect(play.to('main', 9).offers()).not.toContain('ACTIVATE_ABILITY Hunt, Weiss King');
  });

  it('Tonoris, Genesis Aegis summons each Obelisk once', () => {
    const play = game(
      hero('Guardian', 'neos', 2),
      0,
      { champion: { card: 'Tonoris, Genesis Aegis' } },
      {},
      { turn: { step: 'main' } },
    );
    const seen: number[] = [];
    const at = () => play.view().turn as unknown as { number: number; phase: string };
    for (let i = 0; i < 400 && !(at().number === 11 && at().phase === 'main'); i++) {
      const d = play.decision();
      if (d.kind === 'MODES') seen.push(d.options.length);
      play.answer(d.seat, d.default);
    }
    expect(seen).toEqual([3, 2]);
    expect(['Armaments', 'Fabrication', 'Protection'].map((name) => play.all(`Obelisk of ${name}`).length)).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('prevention', () => {
  it('Veiling Breeze prevents as much as cards are shown, of each damage', () => {
    const gale = card(
      'Gale',
      { types: ['Action'], elements: ['wind'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const play = game(
      hero('Assassin', 'wind'),
      1,
      { hand: ['Veiling Breeze', 'Bolt', 'Bolt'], memory: ['Gale', 'Gale', 'Wolf'] },
      {},
      { definitions: [gale] },
    )
      .activateCard(0, 'Veiling Breeze')
      .resolve();
    expect(play.choices()).not.toContain('Wolf');
    play.answer(0, {
      choose: play
        .decision()
        .options.filter(({ card: name }) => name === 'Gale')
        .map(({ id }) => id) as never,
    });
    play.activateCard(0, 'Bolt', { card: 'Hero' }).resolve();
    play.activateCard(0, 'Bolt', { card: 'Hero' }).resolve();
    expect(play.damage(0)).toBe(6);
  });

  it('Fleeting Guard prevents 1 and as much as there are ephemeral objects as it resolves', () => {
    const play = game(hero('Cleric', 'norm'), 2, {
      hand: ['Fleeting Guard', 'Bolt'],
      field: ['Wolf', { card: 'Hound', ephemeral: true }],
    });
    play.activateCard(0, 'Fleeting Guard', { card: 'Wolf' }).resolve();
    play.activateCard(0, 'Bolt', { card: 'Wolf' }).resolve();
    expect(play.the('Wolf').damage).toBe(3);
  });

  it('Perfect Repulsion prevents the next damage that is exactly as much as cards lie in the memory', () => {
    const play = game(hero('Cleric', 'water'), 2, {
      hand: ['Perfect Repulsion', 'Bolt', 'Bolt'],
      memory: some(3),
      field: ['Wolf'],
    });
    const ping = (n: number) => play.activateCard(0, 'Bolt', { card: 'Wolf' }).resolve().the('Wolf').damage === n;
    // Three cards, and two that are reserved: five.
    play.activateCard(0, 'Perfect Repulsion', { card: 'Wolf' }).resolve();
    const cards = play.count(0, 'hand');
    expect([ping(0), play.count(0, 'hand') - cards, ping(5)]).toEqual([true, 0, true]);
    const other = game(hero('Cleric', 'water'), 2, {
      hand: ['Perfect Repulsion', 'Bolt'],
      memory: some(2),
      field: ['Wolf'],
    });
    other.activateCard(0, 'Perfect Repulsion', { card: 'Wolf' }).resolve();
    expect(other.activateCard(0, 'Bolt', { card: 'Wolf' }).resolve().the('Wolf').damage).toBe(5);
  });

  it('Unmoored Call has objects of the chosen reserve cost enter rested', () => {
    const play = game(
      hero('Mage', 'water'),
      3,
      { hand: ['Unmoored Call'] },
      { hand: ['Wolf', 'Hound', ...some(1)] },
      { turn: { active: 1, step: 'recollection' } },
    );
    if (play.decision().seat === 1) play.pass();
    play.activateCard(0, 'Unmoored Call').resolve().answer(0, { number: 1 });
    play.to('main', 3).activateCard(1, 'Wolf').resolve().activateCard(1, 'Hound').resolve();
    expect([play.the('Wolf').rested, play.the('Hound').rested, play.count(0, 'memory')]).toEqual([true, false, 4]);
    const early = game(hero('Mage', 'water'), 3, { hand: ['Unmoored Call'] });
    expect(early.offers()).not.toContain('ACTIVATE_CARD Unmoored Call');
  });

  it('Floodward Sergeant prevents damage once in a turn, one of what is dealt at one moment', () => {
    const rain = action('Rain', {
      effects: [{ do: 'damage', parts: [{ to: { each: { named: 'Floodward Sergeant' } }, amount: 1 }] }],
    });
    const play = game(
      hero('Warrior', 'water'),
      0,
      { hand: ['Rain', 'Rain'], field: ['Floodward Sergeant'] },
      {},
      { definitions: [rain] },
    );
    play.activateCard(0, 'Rain').resolve();
    const first = play.the('Floodward Sergeant').damage;
    play.activateCard(0, 'Rain').resolve();
    expect([first, play.the('Floodward Sergeant').damage]).toEqual([0, 1]);
    const fight = game(
      hero('Warrior', 'water'),
      0,
      { field: ['Floodward Sergeant'] },
      { field: ['Wolf', { card: 'Hound' }] },
      {
        definitions: [],
      },
    );
    fight.declare(0, 'Floodward Sergeant', 'Wolf').fight();
    expect(fight.the('Floodward Sergeant').damage ?? 0).toBe(0);
  });
});

describe('materializing by effects', () => {
  const crown = thing('Crown', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
  it('Equinox Hour lets the opponent materialize', () => {
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Equinox Hour'] },
      { materialDeck: ['Crown'] },
      { definitions: [crown] },
    );
    play.use(0, 'Equinox Hour').resolve();
    expect([play.decision().kind, play.decision().seat, play.count(0, 'hand')]).toEqual(['MATERIALIZE', 1, 1]);
    play.answer(1, { choose: [{ card: 'Crown' }] }).resolveAll();
    expect([play.the('Crown').controller, play.zones('Equinox Hour')]).toEqual([1, ['banishment']]);
  });

  it('Ovation Guide rewards its player where the opponent levels up', () => {
    const setup = (does: boolean) => {
      const play = game(
        hero('Mage', 'norm'),
        3,
        { hand: ['Ovation Guide'] },
        { materialDeck: ['Rai, Spellcrafter'], memory: some(2) },
      )
        .activateCard(0, 'Ovation Guide')
        .resolve();
      play.resolve();
      play.answer(1, { choose: does ? [{ card: 'Rai, Spellcrafter' }] : [] } as never);
      play.answering([]);
      play.resolveAll();
      return [play.champion(1).card, play.count(0, 'hand')];
    };
    expect([setup(true), setup(false)]).toEqual([
      ['Rai, Spellcrafter', 1],
      ['Spirit of Fire', 0],
    ]);
  });

  it('Halcyon Animus materializes a regalia of the material deck or the banishment', () => {
    const play = game(
      hero('Cleric', 'crux'),
      3,
      { hand: ['Halcyon Animus'], banishment: ['Crown'], materialDeck: ['Rai, Spellcrafter'] },
      {},
      { definitions: [crown] },
    )
      .activateCard(0, 'Halcyon Animus')
      .resolve();
    expect(play.choices()).toEqual(['Crown']);
    // All see it lie there: it can't be left.
    expect(play.decision().min).toBe(1);
    play.answer(0, { choose: [{ card: 'Crown' }] }).resolveAll();
    expect(play.zones('Crown')).toEqual(['field']);
    const hidden = game(
      hero('Cleric', 'crux'),
      3,
      { hand: ['Halcyon Animus'], materialDeck: ['Crown'] },
      {},
      { definitions: [crown] },
    )
      .activateCard(0, 'Halcyon Animus')
      .resolve();
    expect(hidden.decision().min).toBe(0);
  });

  it('Ignis Deus materializes a champion of level 1, which never levels up', () => {
    const play = game(hero('Spirit', 'fire', 0, 'Spirit of Test'), 2, {
      hand: ['Ignis Deus'],
      materialDeck: ['Rai, Spellcrafter', 'Rai, Archmage'],
      memory: some(6),
    })
      .activateCard(0, 'Ignis Deus')
      .resolve();
    expect(play.choices()).toEqual(['Rai, Spellcrafter']);
    play.answer(0, { choose: [{ card: 'Rai, Spellcrafter' }] }).answering([]);
    play.resolveAll();
    expect(play.champion(0).card).toBe('Rai, Spellcrafter');
    play.until({ kind: 'MATERIALIZE', turn: 5 });
    expect(play.choices()).not.toContain('Rai, Archmage');
    expect(game(hero('Mage', 'fire'), 2, { hand: ['Ignis Deus'] }).offers()).not.toContain('ACTIVATE_CARD Ignis Deus');
  });
});

describe('others', () => {
  it('Redirect Flow has the targets of a trigger chosen anew', () => {
    const imp = ally(
      'Imp',
      { cost: 0 },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { other: true }] }],
        effects: [{ do: 'damage', amount: 3, to: { target: 0 } }],
      },
    );
    const play = game(
      hero('Cleric', 'water'),
      2,
      { hand: ['Redirect Flow'], field: ['Wolf'] },
      { hand: ['Imp'], field: ['Hound'] },
      {
        definitions: [imp],
        turn: { active: 1 },
      },
    );
    play
      .activateCard(1, 'Imp')
      .resolve()
      .answer(1, { choose: [{ card: 'Wolf' }] });
    play.pass().activateCard(0, 'Redirect Flow').resolve();
    play.answer(0, { choose: [{ card: 'Hound' }] }).resolveAll();
    expect([play.the('Wolf').damage, play.the('Hound').damage]).toEqual([0, 3]);
  });

  it('Yudi, Gossamer Jade takes root as more is empowered than that, and attacks cost as much', () => {
    const boost = (amount: number) => action(`Boost ${amount}`, { effects: [{ do: 'empower', amount }] });
    const play = game(
      hero('Mage', 'tera'),
      0,
      { hand: ['Boost 1', 'Boost 2', 'Boost 1'], field: ['Yudi, Gossamer Jade'] },
      { field: ['Wolf', 'Moss'], hand: some(1) },
      { definitions: [boost(1), boost(2), ally('Moss', { elements: ['tera'] })] },
    );
    const root = () => counters(play.the('Yudi, Gossamer Jade')).root;
    play.activateCard(0, 'Boost 1').resolveAll();
    expect(root()).toBe(1);
    play.activateCard(0, 'Boost 1').resolveAll();
    expect(root()).toBe(1);
    play.activateCard(0, 'Boost 2').resolveAll();
    expect(root()).toBe(2);
    play.to('main', 4);
    // One card in the hand and the one that is drawn.
    expect([play.offers().includes('ATTACK Wolf'), play.offers().includes('ATTACK Moss')]).toEqual([true, true]);
    play.choose(1, { kind: 'ATTACK', card: 'Wolf' }).answering([]);
    expect(play.count(1, 'memory')).toBe(2);
  });

  it("Varuck, Smoldering Spire and Volda, Smolder's Spite keep fire damage from being prevented", () => {
    const ember = card(
      'Ember',
      { types: ['Action'], elements: ['fire'], subtypes: ['Spell'], costKind: 'reserve', cost: 0, speed: 'fast' },
      {
        kind: 'spell',
        effects: [
          { do: 'damage', amount: 2, to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] } },
        ],
      },
    );
    const shell = action('Shell', {
      effects: [
        {
          do: 'createReplacement',
          entities: 'you',
          replaces: { on: 'damage', target: { has: ['types', ['Champion']] }, prevent: true },
        },
      ].map(({ entities: _e, ...one }) => one),
    });
    const dealt = (mine: JsonObject, act?: (play: ReturnType<typeof game>) => void) => {
      const play = game(
        hero('Cleric', 'fire', 2),
        2,
        { ...mine, hand: [...((mine.hand as string[]) ?? []), 'Ember', 'Shell', 'Bolt'] },
        {},
        { definitions: [ember, shell] },
      );
      play.activateCard(0, 'Shell').resolve();
      act?.(play);
      play.activateCard(0, 'Ember').resolve().activateCard(0, 'Bolt', { card: 'Spirit of Fire' }).resolve();
      return play.damage(1);
    };
    expect(dealt({})).toBe(0);
    expect(dealt({ field: ['Varuck, Smoldering Spire'] })).toBe(2);
    expect(
      dealt({ hand: ["Volda, Smolder's Spite"] }, (play) =>
        play.activateCard(0, "Volda, Smolder's Spite").resolveAll(),
      ),
    ).toBe(2);
  });

  it('Varuck, Smoldering Spire speaks of fire sources that were sacrificed, too', () => {
    const charm = thing(
      'Charm',
      { types: ['Item'], elements: ['fire'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effects: [
          { do: 'damage', amount: 4, to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] } },
        ],
      },
    );
    const guard = action('Guard', {
      effects: [
        {
          do: 'createReplacement',
          entities: { each: [{ has: ['types', ['Champion']] }] },
          shield: 3,
          replaces: { on: 'damage', prevent: true },
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const dealt = (...field: string[]) =>
      game(
        hero('Mage', 'fire'),
        0,
        { hand: ['Guard'], field: ['Charm', ...field] },
        {},
        { definitions: [charm, guard] },
      )
        .activateCard(0, 'Guard')
        .resolve()
        .use(0, 'Charm')
        .resolve()
        .damage(1);
    expect([dealt(), dealt('Varuck, Smoldering Spire')]).toEqual([1, 4]);
  });

  it('Meteoric Slime deals the lowest reserve cost of two cards', () => {
    const dear = ally('Boar', { cost: 2 });
    const play = game(
      hero('Tamer', 'astra', 3),
      0,
      { field: ['Meteoric Slime'], mainDeck: ['Boar', 'Veteran Soldier', ...some(5)] },
      {},
      { definitions: [dear] },
    );
    for (let i = 0; i < 40 && play.damage(1) === 0; i++) {
      const d = play.decision();
      play.answer(d.seat, d.kind === 'TARGETS' ? { choose: [{ card: 'Spirit of Fire' }] } : d.default);
    }
    expect(play.damage(1)).toBe(2);
  });

  it('Radiant Origin of Mage trains by empowering, and levels the champion up after six times', () => {
    const boost = action('Boost', { effects: [{ do: 'empower', amount: 1 }] });
    const setup = (training: number) =>
      game(
        hero('Mage', 'norm', 0, 'Seed'),
        4,
        {
          hand: ['Boost'],
          field: [{ card: 'Radiant Origin of Mage', counters: { training } }],
          materialDeck: ['Rai, Spellcrafter'],
        },
        {},
        {
          definitions: [boost],
        },
      );
    const play = setup(5);
    expect(play.offers()).not.toContain('ACTIVATE_ABILITY Radiant Origin of Mage');
    play.activateCard(0, 'Boost').resolveAll();
    play.use(0, 'Radiant Origin of Mage').resolveAll();
    if (play.decision().kind !== 'OPPORTUNITY')
      play.answer(0, { choose: [{ card: 'Rai, Spellcrafter' }] }).resolveAll();
    expect(play.champion(0).card).toBe('Rai, Spellcrafter');
  });
});
