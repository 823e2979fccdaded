/** Keyword abilities of upkeeps, graveyards and hands: each by its rule. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  control,
  creature,
  creatureCard,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
ownCards(
  creatureCard('Test Echo', '{1}', 'Beast', '4/4', keyword('echo', { cost: one })),
  creatureCard('Test Cumulative', '{1}', 'Beast', '4/4', keyword('cumulative upkeep', { cost: one })),
  sorcery('Test Steal', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  creatureCard('Test Vanishing', '{1}', 'Spirit', '4/4', keyword('vanishing', { value: 2 })),
  instant('Test Slay', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  instant('Test Timeless', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: 'time', amount: -1 }],
  }),
  creatureCard('Test Transmute', '{1}{U}', 'Drake', '2/2', keyword('transmute', { cost: one })),
  creatureCard('Test Transfigure', '{1}{B}', 'Shade', '2/2', keyword('transfigure', { cost: one })),
  creatureCard('Test Dredge', '{1}', 'Plant', '2/2', keyword('dredge', { value: 2 })),
  instant('Test Think', '{0}', { effects: [draw(1)] }),
  instant('Test Recover', '{B}', { effects: [gainLife(1)] }),
  card('Test Recovering', {
    cost: '{B}',
    type: 'Sorcery',
    abilities: [keyword('recover', { cost: one }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  creatureCard('Test Devoid', '{1}{R}', 'Eldrazi', '2/2', keyword('devoid')),
  creatureCard('Test Blitz', '{5}', 'Goblin', '3/3', keyword('blitz', { cost: one })),
  faces(
    'transform',
    creatureCard('Test Disturb', '{5}', 'Human', '2/2', keyword('disturb', { cost: one })),
    card('Test Disturbed', { type: 'Creature — Spirit', colors: ['U'], power: 1, toughness: 1 }),
  ),
  card('Test Colors', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([creature, { is: 'colorless' }], [{ mod: 'add', stat: 'power', value: 1 }])],
  }),
);

const at = (hand: string[], battlefield: string[], more: object = {}): Play =>
  magicPosition([
    { hand, battlefield, library: ['Island', 'Forest', 'Swamp'], ...more },
    { library: ['Plains', 'Plains', 'Plains'] },
  ]);
/** To the seat's next upkeep, with what triggers then resolving. */
const upkeep = (game: Play, turn: number): Play => game.until({ turn, step: 'upkeep' });

describe('upkeeps', () => {
  it('mtg:702.30a mtg-2003:502.19a echo is due in the first upkeep, and not again', () => {
    const game = at(['Test Echo'], lands(1, 'Mountain')).cast(0, 'Test Echo').resolve();
    upkeep(game, 5).resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect(game.zones('Test Echo')).toEqual(['battlefield']);
    upkeep(game, 7);
    expect([game.view().stack, game.zones('Test Echo')]).toEqual([[], ['battlefield']]);
  });
  it('mtg:702.30a unpaid, it is sacrificed; who gains control of it pays as well', () => {
    const game = at(['Test Echo'], lands(1, 'Mountain')).cast(0, 'Test Echo').resolve();
    upkeep(game, 5).resolve().answer(0, { confirm: false });
    expect(game.zones('Test Echo')).toEqual(['graveyard']);
    const old = magicPosition([{ battlefield: ['Test Echo'] }, { hand: ['Test Steal'] }]);
    old.until({ turn: 4, step: 'precombatMain' }).castAt(1, 'Test Steal', { card: 'Test Echo' }).resolve();
    expect(old.the('Test Echo')).toMatchObject({ controller: 1 });
    upkeep(old, 5);
    expect(old.view().stack).toEqual([]);
    upkeep(old, 6).resolve();
    expect(old.zones('Test Echo')).toEqual(['graveyard']);
  });
  it('mtg:702.24a mtg-2003:502.13a cumulative upkeep costs once more each time, or it is sacrificed', () => {
    const game = at(['Test Cumulative'], lands(1, 'Mountain')).cast(0, 'Test Cumulative').resolve();
    upkeep(game, 5).resolve().answer(0, { confirm: true });
    expect(game.the('Test Cumulative')).toMatchObject({ counters: { age: 1 } });
    // Two age counters cost {2}, and nobody can pay a part.
    upkeep(game, 7).resolve();
    expect(game.zones('Test Cumulative')).toEqual(['graveyard']);
  });
  it('mtg:702.24b mtg-2003:502.13b two of it count the same counters', () => {
    ownCards(
      creatureCard(
        'Test Twice Cumulative',
        '{1}',
        'Beast',
        '4/4',
        keyword('cumulative upkeep', { cost: one }),
        keyword('cumulative upkeep', { cost: one }),
      ),
    );
    const game = at([], ['Test Twice Cumulative', ...lands(3, 'Mountain')]);
    upkeep(game, 5);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    game.resolve().answer(0, { confirm: true }).resolve();
    expect(game.decision().prompt).toContain('{2}');
    game.answer(0, { confirm: true });
    expect(game.the('Test Twice Cumulative')).toMatchObject({ counters: { age: 2 } });
  });
  it('mtg:702.63a vanishing: a counter each upkeep, and sacrificed with the last', () => {
    const game = at(['Test Vanishing'], lands(1, 'Mountain')).cast(0, 'Test Vanishing').resolve();
    expect(game.the('Test Vanishing')).toMatchObject({ counters: { time: 2 } });
    upkeep(game, 5).resolve();
    expect(game.the('Test Vanishing')).toMatchObject({ counters: { time: 1 } });
    upkeep(game, 7).resolve().resolve();
    expect(game.zones('Test Vanishing')).toEqual(['graveyard']);
  });
  it('mtg:702.63a the last counter may be removed by anything; mtg:702.63b without a number there may be none', () => {
    ownCards(creatureCard('Test Vanishing Still', '{1}', 'Spirit', '4/4', keyword('vanishing')));
    const game = at(['Test Timeless'], [{ card: 'Test Vanishing Still', counters: { time: 1 } } as never]);
    game.castAt(0, 'Test Timeless', { card: 'Test Vanishing Still' }).resolve().resolve();
    expect(game.zones('Test Vanishing Still')).toEqual(['graveyard']);
    const bare = at(['Test Vanishing Still'], lands(1, 'Mountain')).cast(0, 'Test Vanishing Still').resolve();
    upkeep(bare, 5);
    expect([bare.view().stack, bare.zones('Test Vanishing Still')]).toEqual([[], ['battlefield']]);
  });
});

describe('hands and graveyards', () => {
  it('mtg:702.53a transmute finds a card with the same mana value, and only at the time of a sorcery', () => {
    const library = ['Shock', 'Grizzly Bears', 'Divination'];
    const game = at(['Test Transmute'], lands(1, 'Island'), { library }).activate(0, 'Test Transmute').resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.zones('Test Transmute')]).toEqual([['hand'], ['graveyard']]);
    const late = at(['Test Transmute'], lands(1, 'Island')).until({ step: 'end', turn: 3 });
    expect(late.decision().options.some((o) => o.card === 'Test Transmute')).toBe(false);
  });
  it('mtg:702.71a transfigure finds a creature card with the same mana value and puts it onto the battlefield', () => {
    const library = ['Divination', 'Grizzly Bears', 'Llanowar Elves'];
    const game = at([], ['Test Transfigure', ...lands(1, 'Swamp')], { library }).activate(0, 'Test Transfigure');
    expect(
      game
        .resolve()
        .decision()
        .options.map((o) => o.card),
    ).toEqual(['Grizzly Bears']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.zones('Test Transfigure')]).toEqual([['battlefield'], ['graveyard']]);
  });
  it('mtg:702.71a only when a sorcery could be cast', () => {
    const game = at([], ['Test Transfigure', ...lands(1, 'Swamp')]);
    const offered = () => game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === 'Test Transfigure');
    expect([offered(), game.until({ step: 'end' }) && offered()]).toEqual([true, false]);
  });
  it('mtg:702.52a dredge: instead of drawing, that many are milled and it comes back', () => {
    const graveyard = ['Test Dredge'];
    const game = at(['Test Think'], [], { graveyard }).cast(0, 'Test Think').resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    game.answer(0, { confirm: true });
    expect([game.zones('Test Dredge'), game.zones('Island'), game.zones('Swamp')]).toEqual([
      ['hand'],
      ['graveyard'],
      ['library'],
    ]);
    const drawn = at(['Test Think'], [], { graveyard }).cast(0, 'Test Think').resolve().answer(0, { confirm: false });
    expect([drawn.zones('Test Dredge'), drawn.zones('Island')]).toEqual([['graveyard'], ['hand']]);
    // Elsewhere it does nothing, and for another player's draw neither.
    const field = at(['Test Think'], ['Test Dredge']).cast(0, 'Test Think').resolve();
    expect(field.zones('Island')).toEqual(['hand']);
  });
  it('mtg:702.52a the last cards of the library are milled as well', () => {
    const last = { graveyard: ['Test Dredge'], library: ['Island', 'Forest'] };
    const game = at(['Test Think'], [], last).cast(0, 'Test Think').resolve().answer(0, { confirm: true });
    expect([game.zones('Test Dredge'), game.zones('Island'), game.zones('Forest')]).toEqual([
      ['hand'],
      ['graveyard'],
      ['graveyard'],
    ]);
  });
  it('mtg:702.52b not with fewer cards in the library', () => {
    const game = at(['Test Think'], [], { graveyard: ['Test Dredge'], library: ['Island'] }).cast(0, 'Test Think');
    expect([game.resolve().zones('Island'), game.zones('Test Dredge')]).toEqual([['hand'], ['graveyard']]);
  });
  it('mtg:702.59a recover: when a creature of yours dies, paid it comes back, else it is exiled', () => {
    const recovering = (battlefield: string[]) =>
      at(['Test Slay'], battlefield, { graveyard: ['Test Recovering'] })
        .castAt(0, 'Test Slay', { card: 'Grizzly Bears' })
        .resolve()
        .resolve();
    expect(
      recovering(['Grizzly Bears', ...lands(1, 'Swamp')])
        .answer(0, { confirm: true })
        .zones('Test Recovering'),
    ).toEqual(['hand']);
    expect(recovering(['Grizzly Bears']).zones('Test Recovering')).toEqual(['exile']);
  });
  it('mtg:702.146a disturb: cast transformed from the graveyard; mtg:702.146b it enters with its back face up', () => {
    const game = at([], lands(1, 'Island'), { graveyard: ['Test Disturb // Test Disturbed'] });
    game.choose(0, { kind: 'CAST', method: 'disturb' });
    expect(game.view().stack.map((s) => s.name)).toEqual(['Test Disturbed']);
    game.resolve();
    expect(game.the('Test Disturb // Test Disturbed')).toMatchObject({ name: 'Test Disturbed', power: 1 });
    const hand = at(['Test Disturb // Test Disturbed'], lands(1, 'Island'));
    expect(hand.decision().options.some((o) => o.method === 'disturb')).toBe(false);
  });
});

describe('devoid and blitz', () => {
  it('mtg:702.114a devoid: colorless on the battlefield and in other zones', () => {
    const game = at([], ['Test Devoid', 'Test Colors', 'Grizzly Bears'], { graveyard: ['Test Devoid'] });
    expect(game.figures('Grizzly Bears')).toBe('2/2');
    expect(game.all('Test Devoid', 'graveyard')[0]).toMatchObject({ colors: [] });
    expect(game.all('Test Devoid', 'battlefield')[0]).toMatchObject({ power: 3, colors: [] });
  });
  it('mtg:702.152a blitz: haste, a card as it dies, and sacrificed at the next end step', () => {
    const game = at(['Test Blitz'], lands(1, 'Mountain')).choose(0, { card: 'Test Blitz', method: 'blitz' }).resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Blitz');
    game.until({ turn: 3, step: 'end' }).resolve();
    expect([game.zones('Test Blitz')[0], game.life(1)]).toEqual(['graveyard', 17]);
    game.resolve();
    expect(game.zones('Island')).toEqual(['hand']);
    const cast = at(['Test Blitz'], lands(5, 'Mountain')).choose(0, { card: 'Test Blitz', method: 'normal' }).resolve();
    expect(cast.until({ turn: 4 }).zones('Test Blitz')).toEqual(['battlefield']);
  });
});
