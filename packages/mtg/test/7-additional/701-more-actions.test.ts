/** Keyword actions that make creatures grow, and those that hold creatures to something: each by its rule. */
import type { Effect, Filter, Ref } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  create,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  mana,
  opponentControls,
  putCounters,
  t,
  target,
  token,
  triggered,
  youControl,
} from '../../src/language/builders.js';

const spellOf = (name: string, ...effects: Effect[]) => instant(name, '{0}', { effects });
const at = (name: string, what: Filter, effect: (ref: Ref) => Effect) =>
  instant(name, '{0}', { targets: [target(what)], effects: [effect(t(0))] });
const gains = gainLife(1);

ownCards(
  spellOf('Test Proliferate', { do: 'proliferate' }),
  spellOf('Test Bolster', { do: 'bolster', count: 2, save: 'it' }),
  spellOf('Test Populate', { do: 'populate' }),
  spellOf('Test Brood', create(token('Whelp', 'Creature — Dragon', ['R'], '2/1'))),
  spellOf('Test Amass', { do: 'amass', subtype: 'Zombie', count: 2 }),
  spellOf('Test Amass Orcs', { do: 'amass', subtype: 'Orc', count: 1 }),
  spellOf('Test Learn', { do: 'learn' }),
  instant('Test Support', '{0}', {
    targets: [target(creature, { min: 0, max: 2 })],
    effects: [{ do: 'support', what: t(0) }],
  }),
  at('Test Send', creature, (what) => ({ do: 'explore', what })),
  at('Test Explore', and(creature, youControl), (what) => ({ do: 'explore', what })),
  at('Test Connive', and(creature, youControl), (what) => ({ do: 'connive', what })),
  at('Test Connive Two', and(creature, youControl), (what) => ({ do: 'connive', what, count: 2 })),
  at('Test Goad', and(creature, opponentControls), (what) => ({ do: 'goad', what })),
  at('Test Detain', and(creature, opponentControls), (what) => ({ do: 'detain', what })),
  at('Test Bless', creature, (what) => putCounters(1, what)),
  at('Test Mark', creature, (what) => putCounters(2, what, 'charge')),
  at('Test Vanish', creature, (what) => ({ do: 'move', what, to: 'hand', cause: 'return' })),
  at('Test Both Explore', [], () => ({ do: 'explore', what: { each: and(creature, youControl) } })),
  creatureCard(
    'Test Scout',
    '{1}',
    'Scout',
    '1/1',
    triggered({ on: 'did', object: 'self', match: { what: 'explore' } }, { effects: [gains] }),
    triggered({ on: 'did', object: 'self', match: { what: 'connive' } }, { effects: [gains] }),
    triggered({ on: 'did', player: 'you', match: { what: 'proliferate' } }, { effects: [gains] }),
    triggered({ on: 'did', player: 'you', match: { what: 'amass' } }, { effects: [gains] }),
  ),
  creatureCard(
    'Test Adapter',
    '{1}',
    'Mutant',
    '1/1',
    activated([mana('{0}')], { effects: [{ do: 'adapt', count: 2 }] }),
  ),
  creatureCard(
    'Test Giant',
    '{1}',
    'Giant',
    '3/3',
    activated([mana('{0}')], { effects: [{ do: 'monstrosity', count: 3 }] }),
    triggered({ on: 'status', object: 'self', match: { status: 'monstrous', on: true } }, { effects: [gains] }),
  ),
  creatureCard(
    'Test Great Hydra',
    '{1}',
    'Hydra',
    '1/1',
    activated([mana('{X}{G}')], { effects: [{ do: 'monstrosity', count: 'x' }] }),
    triggered(
      { on: 'status', object: 'self', match: { status: 'monstrous', on: true } },
      { effects: [{ do: 'stat', stat: 'life', who: 'you', amount: 'x' }] },
    ),
  ),
  creatureCard('Test Digger', '{1}', 'Dwarf', '1/1', activated([mana('{0}')], { effects: [draw(1)] })),
);

describe('proliferate', () => {
  it('mtg:701.34a it adds one of each kind to what is chosen, permanents and players', () => {
    const game = magicPosition([
      { hand: ['Test Proliferate', 'Test Mark', 'Test Bless'], battlefield: ['Memnite', 'Grizzly Bears'] },
      { counters: { poison: 1 } },
    ]);
    game.cast(0, 'Test Mark', { card: 'Memnite' }).resolve().cast(0, 'Test Bless', { card: 'Memnite' }).resolve();
    game.cast(0, 'Test Proliferate').resolve();
    expect(game.decision().options.map((o) => o.card ?? o.player)).toEqual(['Memnite', 1]);
    game.choose(0, [{ card: 'Memnite' }, { player: 1 }]);
    expect(game.the('Memnite').counters).toEqual({ charge: 3, '+1/+1': 2 });
    expect(game.view().players[1]).toMatchObject({ counters: { poison: 2 } });
  });
  it('mtg:701.34a any number may be chosen, none among it, and who proliferates is told', () => {
    const game = magicPosition([
      { hand: ['Test Proliferate', 'Test Bless'], battlefield: ['Test Scout'] },
      { battlefield: ['Memnite'] },
    ]);
    game.cast(0, 'Test Bless', { card: 'Memnite' }).resolve().cast(0, 'Test Proliferate').resolve();
    game.answer(0, { choose: [] }).resolve();
    expect([game.the('Memnite').counters, game.life(0)]).toEqual([{ '+1/+1': 1 }, 21]);
  });
});

describe('actions that make creatures grow', () => {
  it('mtg:701.39a bolster is for one of the creatures with the least toughness, of yours', () => {
    const game = magicPosition([
      { hand: ['Test Bolster'], battlefield: ['Grizzly Bears', 'Memnite', 'Test Scout'] },
      { battlefield: ['Llanowar Elves'] },
    ]);
    game.cast(0, 'Test Bolster').resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Memnite', 'Test Scout']);
    expect(game.choose(0, { card: 'Memnite' }).figures('Memnite')).toBe('3/3');
  });
  it('mtg:701.36a populate makes another of a creature token', () => {
    const game = magicPosition([{ hand: ['Test Brood', 'Test Populate'], battlefield: ['Memnite'] }, {}]);
    game.cast(0, 'Test Brood').resolve().cast(0, 'Test Populate').resolve();
    expect(game.all('Whelp')).toHaveLength(2);
  });
  it('mtg:701.36b without a creature token populate makes nothing', () => {
    const game = magicPosition([{ hand: ['Test Populate'], battlefield: ['Memnite'] }, {}]);
    expect(game.cast(0, 'Test Populate').resolve().all('Memnite')).toHaveLength(1);
  });
  it('mtg:701.41a support puts a counter on each of up to so many', () => {
    const game = magicPosition([
      { hand: ['Test Support'], battlefield: ['Memnite', 'Grizzly Bears', 'Test Scout'] },
      {},
    ]);
    game.cast(0, 'Test Support', [{ card: 'Memnite' }, { card: 'Grizzly Bears' }]).resolve();
    expect(['Memnite', 'Grizzly Bears', 'Test Scout'].map((n) => game.figures(n))).toEqual(['2/2', '3/3', '1/1']);
  });
  it('mtg:701.46a adapt does nothing for what has a +1/+1 counter by then', () => {
    const game = magicPosition([{ battlefield: ['Test Adapter'] }, {}]);
    game.activate(0, 'Test Adapter').activate(0, 'Test Adapter').resolve();
    expect(game.figures('Test Adapter')).toBe('3/3');
    expect(game.resolve().figures('Test Adapter')).toBe('3/3');
  });
  it('mtg:701.37a monstrosity is for what isn’t monstrous yet', () => {
    const game = magicPosition([{ battlefield: ['Test Giant'] }, {}]);
    game.activate(0, 'Test Giant').activate(0, 'Test Giant').resolve().resolve();
    expect([game.figures('Test Giant'), game.life(0)]).toEqual(['6/6', 21]);
    expect(game.resolveAll().figures('Test Giant')).toBe('6/6');
    expect(game.the('Test Giant').designations).toEqual(['monstrous']);
  });
  it('mtg:701.37b it is monstrous until it leaves the battlefield', () => {
    const game = magicPosition([{ hand: ['Test Vanish'], battlefield: ['Test Giant', ...lands(1, 'Island')] }, {}]);
    game.activate(0, 'Test Giant').resolve().resolveAll();
    game.castAt(0, 'Test Vanish', { card: 'Test Giant' }).resolve().cast(0, 'Test Giant').resolve();
    expect([game.figures('Test Giant'), game.the('Test Giant').designations]).toEqual(['3/3', undefined]);
  });
  it('mtg:701.37c its other abilities know the X with which it became monstrous, also where it has left since', () => {
    const game = magicPosition([
      { hand: ['Test Vanish'], battlefield: ['Test Great Hydra', ...lands(4, 'Forest'), 'Island'] },
      {},
    ]);
    game.activate(0, 'Test Great Hydra').answer(0, { number: 3 }).resolve();
    expect(game.figures('Test Great Hydra')).toBe('4/4');
    game.castAt(0, 'Test Vanish', { card: 'Test Great Hydra' }).resolve().resolve();
    expect([game.zones('Test Great Hydra'), game.life(0)]).toEqual([['hand'], 23]);
  });
  it('mtg:701.47a amass makes an Army where there is none, and has it grow', () => {
    const game = magicPosition([{ hand: ['Test Amass', 'Test Amass Orcs'], battlefield: ['Test Scout'] }, {}]);
    game.cast(0, 'Test Amass').resolve().resolveAll();
    expect(game.the('Zombie Army')).toMatchObject({ power: 2, toughness: 2, colors: ['B'], token: true });
    game.cast(0, 'Test Amass Orcs').resolve().resolveAll();
    expect(game.figures('Zombie Army')).toBe('3/3');
    expect(game.the('Zombie Army').subtypes).toEqual(['Zombie', 'Army', 'Orc']);
  });
  it('mtg:701.47b whoever amassed is told once it is complete', () => {
    const game = magicPosition([{ hand: ['Test Amass'], battlefield: ['Test Scout'] }, {}]);
    game.cast(0, 'Test Amass').resolve();
    expect([game.figures('Zombie Army'), game.life(0)]).toEqual(['2/2', 20]);
    expect(game.resolveAll().life(0)).toBe(21);
  });
  it('mtg:701.48a learn changes a card for a card', () => {
    const game = magicPosition([{ hand: ['Test Learn', 'Memnite'], library: ['Grizzly Bears', 'Forest'] }, {}]);
    game.cast(0, 'Test Learn').resolve().answer(0, { confirm: true });
    expect([game.zones('Memnite'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['hand']]);
  });
  it('mtg:701.48a who doesn’t discard draws nothing by learning', () => {
    const game = magicPosition([{ hand: ['Test Learn', 'Memnite'], library: ['Grizzly Bears', 'Forest'] }, {}]);
    game.cast(0, 'Test Learn').resolve().answer(0, { confirm: false });
    expect([game.zones('Memnite'), game.hand(0)]).toEqual([['hand'], 1]);
  });
});

describe('explore and connive', () => {
  it('mtg:701.44a a land that exploring reveals goes to the hand', () => {
    const game = magicPosition([
      { hand: ['Test Explore'], battlefield: ['Memnite'], library: ['Forest', 'Island'] },
      {},
    ]);
    game.cast(0, 'Test Explore').resolve();
    expect([game.zones('Forest'), game.figures('Memnite')]).toEqual([['hand'], '1/1']);
    expect(game.happened('REVEALED')).toHaveLength(1);
  });
  it('mtg:701.44a its controller reveals and decides, whoever has it explore', () => {
    const game = magicPosition([
      { hand: ['Test Send'], library: ['Forest'] },
      { battlefield: ['Memnite'], library: ['Grizzly Bears', 'Island'] },
    ]);
    game.cast(0, 'Test Send').resolve();
    expect(game.decision()).toMatchObject({ kind: 'MAY', seat: 1 });
    expect(game.answer(1, { confirm: true }).zones('Grizzly Bears')).toEqual(['graveyard']);
  });
  it('mtg:701.44a with another card it gets a counter, and the card may go to the graveyard', () => {
    const explored = (confirm: boolean) => {
      const game = magicPosition([
        { hand: ['Test Explore'], battlefield: ['Memnite'], library: ['Grizzly Bears', 'Island'] },
        {},
      ]);
      return game.cast(0, 'Test Explore').resolve().answer(0, { confirm });
    };
    expect([explored(true).zones('Grizzly Bears'), explored(false).zones('Grizzly Bears')]).toEqual([
      ['graveyard'],
      ['library'],
    ]);
    expect(explored(false).figures('Memnite')).toBe('2/2');
  });
  it('mtg:701.44b without a card in the library it gets the counter, and has explored', () => {
    const game = magicPosition([{ hand: ['Test Explore'], battlefield: ['Test Scout'], library: [] }, {}]);
    game.cast(0, 'Test Explore').resolve().resolve();
    expect([game.figures('Test Scout'), game.life(0)]).toEqual(['2/2', 21]);
  });
  it('mtg:701.44d several explore one after another, as their controller chooses', () => {
    const game = magicPosition([
      {
        hand: ['Test Both Explore'],
        battlefield: ['Memnite', 'Test Digger'],
        library: ['Forest', 'Grizzly Bears', 'Island'],
      },
      {},
    ]);
    game.castAt(0, 'Test Both Explore', { card: 'Memnite' }).resolve();
    game.choose(0, { card: 'Test Digger' }).answer(0, { confirm: false });
    expect([game.figures('Test Digger'), game.figures('Memnite')]).toEqual(['1/1', '2/2']);
  });
  it('mtg:701.50a conniving draws, discards, and grows by what is no land', () => {
    const conniving = (card: string) => {
      const game = magicPosition([
        { hand: ['Test Connive', 'Forest'], battlefield: ['Memnite'], library: ['Grizzly Bears', 'Island'] },
        {},
      ]);
      return game.cast(0, 'Test Connive').resolve().choose(0, { card }).figures('Memnite');
    };
    expect([conniving('Forest'), conniving('Grizzly Bears')]).toEqual(['1/1', '2/2']);
  });
  it('mtg:701.50a conniving 2 draws two cards and discards two', () => {
    const game = magicPosition([
      {
        hand: ['Test Connive Two', 'Forest', 'Memnite'],
        battlefield: ['Memnite'],
        library: ['Swamp', 'Island', 'Plains'],
      },
      {},
    ]);
    game.cast(0, 'Test Connive Two').resolve();
    expect([game.hand(0), game.decision()]).toMatchObject([4, { kind: 'DISCARD', min: 2, max: 2 }]);
  });
  it('mtg:701.50b it connived although there was nothing to discard', () => {
    const game = magicPosition([{ hand: ['Test Connive'], battlefield: ['Test Scout'], library: ['Island'] }, {}]);
    game.cast(0, 'Test Connive').resolve().resolveAll();
    expect([game.figures('Test Scout'), game.life(0)]).toEqual(['1/1', 21]);
  });
  it('mtg:701.50e connive N draws and discards N', () => {
    const game = magicPosition([
      { hand: ['Test Connive Two'], battlefield: ['Memnite'], library: ['Grizzly Bears', 'Llanowar Elves', 'Island'] },
      {},
    ]);
    expect(game.cast(0, 'Test Connive Two').resolve().figures('Memnite')).toBe('3/3');
  });
});

describe('what holds creatures to something', () => {
  const against = (hand: string) =>
    magicPosition([{ hand: [hand] }, { battlefield: ['Test Digger', 'Memnite'] }])
      .cast(0, hand, { card: 'Test Digger' })
      .resolve();
  it('mtg:701.15a a goaded creature attacks until its goader’s next turn', () => {
    const game = against('Test Goad').until({ turn: 4, kind: 'ATTACKERS' });
    expect(game.refused(1, { assign: [] }).code).toBe('ILLEGAL_ACTION');
    game.attack(1, 'Test Digger').until({ turn: 6, kind: 'ATTACKERS' });
    expect(game.answer(1, { assign: [] }).life(0)).toBe(19);
  });
  it('mtg:701.15b where nobody else can be attacked it attacks its goader', () => {
    const game = against('Test Goad').until({ turn: 4, kind: 'ATTACKERS' });
    expect(game.decision().rules).toContain('mtg:701.15b');
    expect(game.attack(1, 'Test Digger').until({ turn: 5 }).life(0)).toBe(19);
  });
  it('mtg:701.35a what is detained can’t block', () => {
    const game = magicPosition([
      { hand: ['Test Detain'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Test Digger', 'Memnite'] },
    ]);
    game.cast(0, 'Test Detain', { card: 'Test Digger' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Memnite']);
  });
  it('mtg:701.35a what is detained neither attacks nor blocks, and is not activated', () => {
    const game = against('Test Detain').until({ turn: 4, kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Memnite']);
    game.answer(1, { assign: [] });
    expect(game.decision().options.filter((o) => o.kind === 'ACTIVATE')).toEqual([]);
    game.until({ turn: 6, kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Test Digger', 'Memnite']);
  });
});
