/** Each of several players chooses of their own; what enters attached; what was chosen as something entered. */
import type { Effect, Filter } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { language } from '../../src/index.js';
import {
  asItEnters,
  card,
  creatureCard,
  damage,
  draw,
  enchant,
  enters,
  has,
  instant,
  plus,
  rule,
  t,
  target,
  triggered,
  yourUpkeep,
} from '../../src/language/builders.js';
import { own } from './play.js';

const ONE = { saved: 'one' };
const creature: Filter = { has: ['types', 'Creature'] };
const each = (
  from: Filter,
  move: Partial<Extract<Effect, { do: 'move' }>> & { to: string },
  more: object = {},
): Effect[] => [
  { do: 'choose', who: 'players', each: 'one', from, save: 'chosen', ...more },
  { do: 'move', what: { saved: 'chosen' }, cause: 'return', ...move },
];
const hand: Filter = [{ zone: 'hand' }, { owner: ONE }];
const cards = [
  instant('Test Curfew', '{U}', { effects: each([creature, { controller: ONE }], { to: 'hand' }) }),
  instant('Test Swords', '{B}', { effects: each(hand, { to: 'exile', cause: 'exile' }, { max: 2 }) }),
  instant('Test Doom', '{R}', {
    effects: [
      {
        do: 'sacrifice',
        who: 'players',
        each: 'one',
        filter: [
          creature,
          { stat: ['power', '>=', { highest: 'power', of: { each: [creature, { controller: ONE }] } }] },
        ],
      },
    ],
  }),
  card('Test Boon', {
    cost: '{W}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      { kind: 'static', affects: 'attached', mods: plus(1, 0) },
      {
        kind: 'activated',
        zone: 'graveyard',
        cost: [{ pay: 'mana', cost: '{W}' }],
        targets: [target([{ zone: 'battlefield' }, creature])],
        effects: [{ do: 'move', what: 'self', to: 'battlefield', cause: 'return', controller: 'you', attached: t(0) }],
      },
    ],
  }),
  card('Test Rack', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'player', opponent: true, entering: true }),
      triggered(
        { on: 'step', player: { chosenPlayer: true }, match: { step: 'upkeep' } },
        { effects: [damage(1, { event: 'player' })] },
      ),
    ],
  }),
  card('Test Siege', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      asItEnters({ do: 'chooseWord', of: 'option', options: ['Khans', 'Dragons'], entering: true }),
      {
        kind: 'static',
        affects: 'self',
        mods: [has(triggered(yourUpkeep, { effects: [draw(1)] }))],
        if: { is: ['self', { chosenOption: 'Khans' }] },
      },
      {
        kind: 'static',
        affects: 'self',
        mods: [has(triggered(yourUpkeep, { effects: [damage(2, 'opponents')] }))],
        if: { is: ['self', { chosenOption: 'Dragons' }] },
      },
    ],
  }),
  card('Test Orb', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [{ kind: 'static', affects: [creature], mods: [rule('entersUnheard')] }],
  }),
  creatureCard('Test Herald', '{G}', 'Elf', '1/1', triggered(enters, { effects: [draw(1)] })),
  instant('Test Vorel', '{G}', {
    targets: [target([{ zone: 'battlefield' }, creature])],
    effects: [{ do: 'doubleCounters', what: t(0) }],
  }),
  instant('Test Cellar', '{B}', { effects: [{ do: 'move', what: { bottom: 1 }, to: 'graveyard', cause: 'return' }] }),
  instant('Test Gift', '{G}', {
    targets: [target([{ zone: 'battlefield' }, creature])],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'opponents' }], until: { kind: 'permanent' } }],
  }),
];
const library = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'];
const play = (mine: object, theirs: object) =>
  own(cards, [
    { library, ...mine },
    { library, ...theirs },
  ]);

describe('each of several players', () => {
  it('mtg:101.4 chooses in turn order what is then moved at once', () => {
    const game = play(
      { hand: ['Test Curfew'], battlefield: ['Island', 'Hill Giant', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
    )
      .cast(0, 'Test Curfew')
      .resolve();
    expect(game.decision().seat).toBe(0);
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.decision().seat, game.zones('Grizzly Bears')]).toEqual([1, ['battlefield']]);
    game.choose(1, { card: 'Gray Ogre' });
    expect([game.zones('Grizzly Bears'), game.zones('Gray Ogre')]).toEqual([['hand'], ['hand']]);
  });

  it('mtg:101.4 as many as there are, of a hand that nobody else sees', () => {
    const game = play(
      { hand: ['Test Swords', 'Hill Giant'], battlefield: ['Swamp'] },
      { hand: ['Forest', 'Grizzly Bears', 'Gray Ogre'] },
    )
      .cast(0, 'Test Swords')
      .resolve();
    while (game.decision().kind === 'CHOOSE_OBJECTS') game.answer(game.decision().seat, game.decision().default);
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });

  it('mtg:701.21a sacrifices what is greatest among what that player controls', () => {
    const game = play(
      { hand: ['Test Doom'], battlefield: ['Mountain', 'Grizzly Bears', 'Wall of Mist'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    )
      .cast(0, 'Test Doom')
      .resolve();
    expect([game.all('Grizzly Bears').length, game.zones('Hill Giant'), game.zones('Wall of Mist')]).toEqual([
      1,
      ['graveyard'],
      ['battlefield'],
    ]);
  });
});

describe('what enters attached', () => {
  it('mtg:303.4f is attached to what the effect says, without a choice', () => {
    const game = play({ graveyard: ['Test Boon'], battlefield: ['Plains', 'Hill Giant', 'Grizzly Bears'] }, {})
      .activate(0, 'Test Boon', { card: 'Hill Giant' })
      .resolve();
    expect([game.figures('Hill Giant'), game.the('Test Boon').zone]).toEqual(['4/3', 'battlefield']);
  });
});

describe('what is chosen as something enters', () => {
  it('mtg:607.2d a player, of whom other abilities of it speak', () => {
    const game = play({ hand: ['Test Rack'], battlefield: ['Island'] }, {})
      .cast(0, 'Test Rack')
      .resolve();
    game.until({ turn: 4, step: 'upkeep' }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 19]);
    game.until({ turn: 5, step: 'draw' });
    expect([game.life(0), game.life(1)]).toEqual([20, 19]);
  });

  it('mtg:607.2d a word, with which it has an ability', () => {
    const siege = (word: string) =>
      play({ hand: ['Test Siege'], battlefield: ['Island'] }, {})
        .cast(0, 'Test Siege')
        .resolve()
        .answer(0, { choose: [{ index: word === 'Khans' ? 0 : 1 }] })
        .until({ turn: 5, step: 'upkeep' })
        .resolve();
    expect([siege('Dragons').life(1), siege('Khans').life(1)]).toEqual([18, 20]);
  });
});

describe('other words', () => {
  it('mtg:603.6a what enters unheard triggers nothing, be it of its own or of others', () => {
    const game = play({ hand: ['Test Herald'], battlefield: ['Forest', 'Test Orb'] }, {})
      .cast(0, 'Test Herald')
      .resolve();
    expect(game.view().stack).toEqual([]);
    const heard = play({ hand: ['Test Herald'], battlefield: ['Forest'] }, {})
      .cast(0, 'Test Herald')
      .resolve();
    expect(heard.view().stack).toHaveLength(1);
  });

  it('mtg:701.10e doubles each kind of counter', () => {
    const game = play(
      {
        hand: ['Test Vorel'],
        battlefield: ['Forest', { card: 'Hill Giant', counters: { '+1/+1': 2, charge: 3 } }],
      },
      {},
    )
      .castAt(0, 'Test Vorel', { card: 'Hill Giant' })
      .resolve();
    expect(game.the('Hill Giant').counters).toEqual({ '+1/+1': 4, charge: 6 });
  });

  it('mtg:401.2 the bottom card of a library', () => {
    const game = play({ hand: ['Test Cellar'], battlefield: ['Swamp'], library: ['Forest', 'Hill Giant'] }, {})
      .cast(0, 'Test Cellar')
      .resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:613.1b another player than the effect’s controller gains control', () => {
    const game = play({ hand: ['Test Gift'], battlefield: ['Forest', 'Hill Giant'] }, {})
      .castAt(0, 'Test Gift', { card: 'Hill Giant' })
      .resolve();
    expect(game.the('Hill Giant').controller).toBe(1);
  });
});

describe('what each of several players chooses besides', () => {
  const faults = (...effects: object[]): string[] => {
    const result = language.check(instant('Test Besides', '{U}', { effects: effects as Effect[] }), '$');
    return result.ok ? [] : (result.errors ?? []).map(({ detail }) => detail);
  };
  const further = [{ from: [creature, { controller: ONE }], save: 'second' }];
  const chosen = { do: 'choose', who: 'players', each: 'one', from: [creature, { controller: ONE }], save: 'first' };
  const moved = { do: 'move', what: { saved: 'second' }, to: 'exile', cause: 'exile' };

  it('has a name of its own', () => {
    expect(faults({ ...chosen, further }, moved)).toEqual([]);
    expect(faults(chosen, moved)).toEqual(['nothing before this saves "second"']);
  });

  it('is chosen by each of them, from what fits', () => {
    const fault = 'takes "further" beside "each" and "from"';
    expect(
      faults({ do: 'choose', from: creature, save: 'first', further: [{ from: creature, save: 'second' }] }),
    ).toEqual([fault]);
    expect(faults({ do: 'choose', who: 'players', each: 'one', among: { top: 3 }, save: 'first', further })).toEqual([
      fault,
    ]);
  });
});
