/** Whoever it is: another’s turn, another’s permanents, another step (101–122). */
import type { Ability } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { manaValue, parseManaCost, reduceCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import {
  activated,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  exile,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  putOntoBattlefield,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

ownCards(
  enchantment('Test Roads', continuous({ players: 'you' }, [rule('additionalLands', { count: 1 })])),
  enchantment('Test Drought', continuous({ players: 'you' }, [rule('cantGainLife')])),
  instant('Test Paint', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'colors', value: ['U'] })],
  }),
  instant('Test Probe', '{U/P}', { effects: [gainLife(7)] }),
  creatureCard(
    'Test Stretch',
    '{0}',
    'Elf',
    '1/1',
    keyword('haste'),
    activated([{ pay: 'untap' }], { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Martyr', '{0}', 'Human', '1/1', triggered(dies, { effects: [gainLife(4)] })),
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  instant('Test Raise', '{0}', {
    targets: [target([{ zone: 'graveyard' }, creature])],
    effects: [putOntoBattlefield(t(0))],
  }),
  instant('Test Exile', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test Sink', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'library', cause: 'return' }],
  }),
  instant('Test Fork', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  creatureCard('Test Font', '{0}', 'Elf', '1/1', activated([], { effects: [gainLife(1)] })),
  creatureCard(
    'Test Cycler',
    '{0}',
    'Cat',
    '1/1',
    activated([{ pay: 'discard', what: 'self' }], { effects: [gainLife(1)] }),
  ),
  creatureCard(
    'Test Blood',
    '{0}',
    'Vampire',
    '1/1',
    activated([{ pay: 'life', amount: 2 }, { pay: 'life', amount: 2 }, mana('{B/P}')], { effects: [gainLife(1)] }),
  ),
  instant('Test Zap', '{0}', {
    targets: [target({ has: ['types', 'Planeswalker'] })],
    effects: [damage(2, t(0))],
  }),
  card('Test Jace', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3 }),
  card('Test Nissa', { cost: '{0}', type: 'Planeswalker — Nissa', loyalty: 3 }),
  instant('Test Study', '{0}', { effects: [draw(4)] }),
  instant('Test Gift', '{0}', {
    effects: [{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, cost: [] }],
  }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const soldier = { token: { name: 'Soldier', types: ['Creature'], colors: ['W'], power: 1, toughness: 1 } };
const TURNS = [0, 1];

describe('whoever it is (101–122)', () => {
  it('mtg:101.1 what allows another land allows it in the second main phase, too', () => {
    const game = magicPosition([{ hand: lands(3, 'Forest'), battlefield: ['Test Roads'] }, {}]);
    game.choose(0, { kind: 'PLAY_LAND', nth: 0 }).until({ step: 'postcombatMain' });
    expect(game.choose(0, { kind: 'PLAY_LAND', nth: 0 }).all('Forest')).toHaveLength(2);
    expect(offered(game, 'PLAY_LAND')).toEqual([]);
  });

  it('mtg:105.3 a land, too, has the new color alone', () => {
    const game = magicPosition([{ hand: ['Test Paint'], battlefield: ['Forest'] }, {}]);
    expect(game.the('Forest').colors).toEqual([]);
    expect(game.castAt(0, 'Test Paint', { card: 'Forest' }).resolve().the('Forest').colors).toEqual(['U']);
  });

  it('mtg:107.4f whoever casts pays the life for Phyrexian mana, in another’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Probe'] }])
      .pass()
      .cast(1, 'Test Probe');
    expect([game.life(0), game.life(1)]).toEqual([20, 18]);
  });

  it('mtg:107.6 with haste a creature untaps for {Q} as soon as it is there', () => {
    const at = { card: 'Test Stretch', tapped: true, sick: true };
    expect(
      magicPosition([{ battlefield: [at] }, {}])
        .activate(0, 'Test Stretch')
        .resolve()
        .life(0),
    ).toBe(21);
  });

  it('mtg:109.4b what triggers as it dies is controlled by who controlled it then', () => {
    const game = magicPosition([{ hand: ['Test Theft', 'Test Kill'] }, { battlefield: ['Test Martyr'] }]);
    game.castAt(0, 'Test Theft').resolve().castAt(0, 'Test Kill').resolve();
    expect(game.view().stack.map((s) => [s.card, s.controller])).toEqual([['Test Martyr', 0]]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([24, 20]);
  });

  it('mtg:109.5 "you" of a static ability is who controls its object, not who owns it', () => {
    const hand = ['Test Note'];
    const game = magicPosition([{ hand, battlefield: [{ card: 'Test Drought', controller: 1 }] }, { hand }]);
    game.cast(0, 'Test Note').resolve().pass().cast(1, 'Test Note').resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 20]);
  });

  it.each(TURNS)('mtg:110.2a in the turn of %i what an effect puts there is its controller’s', (active) => {
    const game = magicPosition([{ graveyard: ['Hill Giant'] }, { hand: ['Test Raise'] }], { turn: { active } });
    if (active === 0) game.pass();
    expect(game.castAt(1, 'Test Raise').resolve().the('Hill Giant')).toMatchObject({ owner: 0, controller: 1 });
  });

  it('mtg:110.5b what enters under another’s control enters untapped, too', () => {
    const game = magicPosition([{ hand: ['Test Raise'] }, { graveyard: ['Hill Giant'] }]).castAt(0, 'Test Raise');
    expect(game.resolve().the('Hill Giant')).toMatchObject({ controller: 0, tapped: false });
  });

  it.each(['Test Exile', 'Test Sink'])('mtg:111.7 a token ceases to exist in whichever zone: %s', (spell) => {
    const game = magicPosition([{ hand: [spell], battlefield: [soldier] }, {}])
      .castAt(0, spell)
      .resolve();
    expect(game.zones('Soldier')).toEqual([]);
  });

  it('mtg:111.13 the token that a copied spell becomes is controlled by who copied it, in another’s turn', () => {
    const game = magicPosition([{ hand: ['Memnite'] }, { hand: ['Test Fork'] }])
      .cast(0, 'Memnite')
      .pass();
    game.castAt(1, 'Test Fork', { card: 'Memnite' }).resolve().resolve();
    expect(game.all('Memnite').map((o) => [o.owner, o.controller])).toEqual([[1, 1]]);
  });

  it.each(['upkeep', 'beginningOfCombat', 'postcombatMain', 'end'])(
    'mtg:113.3b an ability is activated in the %s step',
    (step) => {
      const mine = { battlefield: ['Test Font'] };
      const game = magicPosition([mine, {}], { turn: { step } });
      expect(game.activate(0, 'Test Font').resolve().life(0)).toBe(21);
    },
  );

  it.each(['upkeep', 'end'])('mtg:117.1b either player activates abilities in the %s step', (step) => {
    const game = magicPosition([{}, { battlefield: ['Test Font'] }], { turn: { step } }).pass();
    expect(game.activate(1, 'Test Font').resolve().life(1)).toBe(21);
  });

  it('mtg:113.6j an ability that discards its card is used in the hand alone', () => {
    const seats = { graveyard: ['Test Cycler'], exile: ['Test Cycler'], battlefield: ['Test Cycler'] };
    expect(offered(magicPosition([seats, {}]), 'ACTIVATE')).toEqual([]);
    expect(offered(magicPosition([{ hand: ['Test Cycler'] }, {}]), 'ACTIVATE')).toEqual(['Test Cycler']);
  });

  it('mtg:116.3 the second player, too, has priority after playing a land', () => {
    const game = magicPosition([{}, { hand: ['Forest'] }], { turn: { active: 1 } });
    expect(game.choose(1, { kind: 'PLAY_LAND' }).view().turn.priority).toBe(1);
  });

  it('mtg:117.7 what the second player activates in response resolves first', () => {
    const game = magicPosition([{ hand: ['Test Note'] }, { battlefield: ['Test Font'] }])
      .cast(0, 'Test Note')
      .pass();
    game.activate(1, 'Test Font').resolve();
    expect([game.life(0), game.life(1), game.view().stack.map((s) => s.card)]).toEqual([20, 21, ['Test Note']]);
  });

  it('mtg:118.5a a spell that costs nothing is cast by hand in another’s turn as well', () => {
    const game = magicPosition([{}, { hand: ['Test Note'] }]).pass();
    expect([offered(game, 'CAST'), game.view().stack]).toEqual([['Test Note'], []]);
    expect(game.cast(1, 'Test Note').resolve().life(1)).toBe(21);
  });

  it('mtg:118.7a a generic reduction takes off no more generic mana than there is', () => {
    const left = reduceCost(parseManaCost('{1}{G}{X}'), parseManaCost('{3}'));
    expect([left.generic, manaValue(left)]).toEqual([0, 1]);
  });

  it('mtg:118.9 an alternative cost may be nothing at all', () => {
    const game = magicPosition([{ hand: ['Test Gift', 'Craw Wurm'] }, {}])
      .cast(0, 'Test Gift')
      .resolve();
    expect(game.choose(0, { card: 'Craw Wurm' }).resolveAll().zones('Craw Wurm')).toEqual(['battlefield']);
  });

  it('mtg:118.10 life that several parts of a cost take is there for no other part', () => {
    const at = (life: number) => offered(magicPosition([{ life, battlefield: ['Test Blood'] }, {}]), 'ACTIVATE');
    expect([at(5), at(6)]).toEqual([[], ['Test Blood']]);
  });

  it.each(TURNS)('mtg:120.1 in the turn of %i the planeswalkers of both players are dealt damage', (active) => {
    const mine = { hand: ['Test Zap', 'Test Zap'], battlefield: ['Test Jace'] };
    const game = magicPosition([mine, { battlefield: ['Test Nissa'] }], { turn: { active } });
    for (const card of ['Test Jace', 'Test Nissa']) {
      if (active === 1) game.pass();
      game.castAt(0, 'Test Zap', { card }).resolve();
    }
    expect([game.the('Test Jace').loyalty, game.the('Test Nissa').loyalty]).toEqual([1, 1]);
  });

  it('mtg:122.1e a planeswalker of the player whose turn it isn’t goes without loyalty, too', () => {
    const game = magicPosition([{ hand: ['Test Zap', 'Test Zap'] }, { battlefield: ['Test Nissa'] }]);
    for (let i = 0; i < 2; i++) game.castAt(0, 'Test Zap', { card: 'Test Nissa' }).resolve();
    expect(game.zones('Test Nissa')).toEqual(['graveyard']);
  });

  it('mtg:121.2 as many cards are drawn as are to be, each by a draw of its own', () => {
    const game = magicPosition([{ hand: ['Test Study'] }, {}])
      .cast(0, 'Test Study')
      .resolve();
    expect([game.hand(0), game.happened('CARD_DRAWN').length]).toEqual([4, 4]);
  });
});
