/** Keyword abilities of casting, of what it costs and of copies: each by its rule. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  card,
  creatureCard,
  damage,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';

const one = [mana('{1}')];
const shocks = { targets: [target(anyTarget)], effects: [damage(1, t(0))] };
ownCards(
  card('Test Storm', { cost: '{R}', type: 'Instant', abilities: [keyword('storm'), { kind: 'spell', ...shocks }] }),
  card('Test Gravestorm', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [keyword('gravestorm'), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  instant('Test Free', '{0}', { effects: [gainLife(10)] }),
  instant('Test No', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  instant('Test Slay', '{0}', {
    targets: [target({ has: ['types', 'Creature'] })],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  card('Test Replicate', {
    cost: '{R}',
    type: 'Instant',
    abilities: [keyword('replicate', { cost: one }), { kind: 'spell', ...shocks }],
  }),
  card('Test Casualty', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [keyword('casualty', { value: 2 }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  creatureCard('Test Squad', '{1}', 'Soldier', '1/1', keyword('squad', { cost: one })),
  creatureCard(
    'Test Kicked',
    '{1}',
    'Kavu',
    '1/1',
    keyword('kicker', { cost: one, label: 'the first' }),
    keyword('kicker', { cost: [mana('{2}')], label: 'the second' }),
    triggered(enters, { if: { paid: 'kicker' }, effects: [gainLife({ paid: 'kicker' })] }),
    triggered(enters, { if: { paid: 'the second' }, effects: [gainLife(10)] }),
  ),
  sorcery('Test Discard', '{0}', { effects: [{ do: 'discard', who: 'you', count: 1 }] }),
  card('Test Multikicker', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [
      keyword('multikicker', { cost: one }),
      { kind: 'spell', effects: [gainLife({ sum: [1, { times: [10, { paid: 'kicker' }] }] })] },
    ],
  }),
  creatureCard('Test Cascade', '{2}{R}', 'Beast', '3/3', keyword('cascade')),
  sorcery('Test Dear', '{3}', { effects: [gainLife(100)] }),
  sorcery('Test Cheap', '{2}', { effects: [gainLife(5)] }),
  sorcery('Test Surge', '{5}', { effects: [gainLife(1)] }),
  card('Test Surging', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('surge', { cost: [mana('{0}')] }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  card('Test Spectacle', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('spectacle', { cost: [mana('{0}')] }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  instant('Test Sting', '{0}', { effects: [damage(1, 'opponents')] }),
);

const at = (hand: string[], battlefield: string[], more: object = {}): Play =>
  magicPosition([{ hand, battlefield, library: ['Island', 'Forest'], ...more }, { library: ['Island'] }]);
const methods = (game: Play, name: string) =>
  game.decision().options.flatMap((o) => (o.card === name && o.kind === 'CAST' ? [o.method] : []));
/** Resolves what is there, each copy with its targets as they are. */
function through(game: Play): Play {
  for (let i = 0; i < 40 && (game.view().stack.length > 0 || !game.waiting()); i++)
    if (game.waiting()) game.resolve();
    else game.answer(game.decision().seat, game.decision().default);
  return game;
}

describe('copies of a spell', () => {
  it('mtg:702.40a storm copies it for each spell cast before it this turn, whoever cast that, each with targets of its own', () => {
    const game = magicPosition([
      { hand: ['Test Storm', 'Test Free', 'Test Free'], battlefield: lands(1, 'Mountain') },
      { hand: ['Test Free'] },
    ]);
    game.cast(0, 'Test Free').cast(0, 'Test Free').pass().cast(1, 'Test Free').resolveAll();
    game.cast(0, 'Test Storm', { player: 1 }).resolve();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    game.choose(0, { player: 0 });
    through(game);
    expect([game.life(0), game.life(1)]).toEqual([39, 27]);
  });
  it('mtg:702.40a spells cast after it are not counted', () => {
    const game = at(['Test Storm', 'Test Free'], lands(1, 'Mountain')).cast(0, 'Test Storm', { player: 1 });
    game.cast(0, 'Test Free');
    expect(through(game).life(1)).toBe(19);
  });
  it('mtg:702.40b two of it trigger twice; mtg:608.2h the copies are made although the spell was countered meanwhile', () => {
    ownCards(
      card('Test Twice', {
        cost: '{R}',
        type: 'Instant',
        abilities: [keyword('storm'), keyword('storm'), { kind: 'spell', ...shocks }],
      }),
    );
    const game = at(['Test Twice', 'Test Free', 'Test No'], lands(1, 'Mountain')).cast(0, 'Test Free').resolve();
    game.cast(0, 'Test Twice', { player: 1 });
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    game.cast(0, 'Test No');
    if (!game.waiting()) game.choose(0, { card: 'Test Twice' });
    expect(through(game).life(1)).toBe(18);
  });
  it('mtg:702.69a gravestorm counts the permanents put into a graveyard this turn', () => {
    const game = at(['Test Gravestorm', 'Test Slay'], [...lands(1, 'Mountain'), 'Grizzly Bears']);
    game.castAt(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve().cast(0, 'Test Gravestorm');
    expect(through(game).life(0)).toBe(22);
  });
  it('mtg:702.69a those of the opponents as well, and no cards that come from elsewhere', () => {
    const game = magicPosition([
      { hand: ['Test Gravestorm', 'Test Slay', 'Test Slay'], battlefield: [...lands(1, 'Mountain'), 'Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ]);
    for (const name of ['Grizzly Bears', 'Hill Giant']) game.castAt(0, 'Test Slay', { card: name }).resolve();
    expect(through(game.cast(0, 'Test Gravestorm')).life(0)).toBe(23);
  });
  it('mtg:702.56a replicate copies it for each time its cost was paid', () => {
    const game = at(['Test Replicate'], lands(3, 'Mountain')).cast(0, 'Test Replicate');
    expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', shape: 'NUMBER', min: 0, max: 2 });
    game.answer(0, { number: 2 }).choose(0, { player: 1 });
    expect([through(game).life(1), game.happened('COPIED').length]).toEqual([17, 2]);
    const plain = at(['Test Replicate'], lands(3, 'Mountain')).cast(0, 'Test Replicate');
    plain.answer(0, { number: 0 }).choose(0, { player: 1 });
    expect([through(plain).life(1), plain.happened('ABILITY_TRIGGERED').length]).toEqual([19, 0]);
  });
  it('mtg:702.153a casualty copies it for a creature of that power', () => {
    const game = at(['Test Casualty'], [...lands(1, 'Mountain'), 'Grizzly Bears', 'Llanowar Elves']);
    game.cast(0, 'Test Casualty').answer(0, { confirm: true });
    // Nobody is asked: only one of them has that much power.
    expect([game.zones('Grizzly Bears'), game.zones('Llanowar Elves')]).toEqual([['graveyard'], ['battlefield']]);
    expect(through(game).life(0)).toBe(22);
    const plain = at(['Test Casualty'], [...lands(1, 'Mountain'), 'Llanowar Elves']).cast(0, 'Test Casualty');
    expect(through(plain).life(0)).toBe(21);
  });
});

describe('what is paid besides', () => {
  it('mtg:702.157a squad: as many tokens as it was paid', () => {
    const game = at(['Test Squad'], lands(4, 'Mountain')).cast(0, 'Test Squad');
    game.answer(0, { number: 3 }).resolveAll();
    expect(game.all('Test Squad')).toHaveLength(4);
  });
  it('mtg:702.33c multikicker is paid any number of times', () => {
    const game = at(['Test Multikicker'], lands(3, 'Mountain')).cast(0, 'Test Multikicker');
    game.answer(0, { number: 2 }).resolve();
    expect(game.life(0)).toBe(41);
    const most = at(['Test Multikicker'], lands(3, 'Mountain')).cast(0, 'Test Multikicker');
    expect(most.refused(0, { number: 3 }).code).toBe('ILLEGAL_ACTION');
  });
  it('mtg:702.33d with two kickers it may be kicked twice; mtg:702.33f mtg-2003:502.21d an ability may be about one of them', () => {
    const kicked = (first: boolean, second: boolean) => {
      const game = at(['Test Kicked'], lands(4, 'Mountain')).cast(0, 'Test Kicked');
      game.answer(0, { confirm: first }).answer(0, { confirm: second }).resolve();
      return through(game).life(0) - 20;
    };
    expect([kicked(true, true), kicked(true, false), kicked(false, true), kicked(false, false)]).toEqual([
      12, 1, 11, 0,
    ]);
  });
});

describe('cascade (702.85)', () => {
  const cascading = (...library: string[]) =>
    magicPosition([{ hand: ['Test Cascade'], battlefield: lands(3, 'Mountain'), library }, {}]).cast(0, 'Test Cascade');
  it('mtg:702.85a the first cheaper nonland card may be cast for nothing, the rest goes to the bottom', () => {
    const game = cascading('Island', 'Test Dear', 'Test Cheap', 'Forest').resolve();
    game.choose(0, { card: 'Test Cheap' });
    expect(game.view().stack.map((s) => s.name)).toEqual(['Test Cheap', 'Test Cascade']);
    game.resolveAll();
    expect([game.life(0), game.zones('Test Dear'), game.zones('Island')]).toEqual([25, ['library'], ['library']]);
    expect(game.all('Forest', 'library')).toHaveLength(1);
  });
  it('mtg:702.85a it need not be cast, and goes to the bottom then', () => {
    const game = cascading('Test Cheap', 'Forest').resolve();
    game.answer(0, { choose: [] }).resolveAll();
    expect([game.life(0), game.zones('Test Cheap'), game.zones('Test Cascade')]).toEqual([
      20,
      ['library'],
      ['battlefield'],
    ]);
  });
  it('mtg:702.85a where there is none, all cards are exiled and put back', () => {
    const game = cascading('Island', 'Test Dear').resolveAll();
    expect([game.zones('Test Dear'), game.zones('Test Cascade')]).toEqual([['library'], ['battlefield']]);
  });
});

describe('cast for another cost', () => {
  it('mtg:702.117a surge: after another spell of yours this turn', () => {
    const game = at(['Test Surging', 'Test Free'], []);
    expect(methods(game, 'Test Surging')).toEqual([]);
    game.cast(0, 'Test Free').resolve();
    expect(methods(game, 'Test Surging')).toEqual(['surge']);
    const theirs = magicPosition([{ hand: ['Test Surging'] }, { hand: ['Test Free'] }])
      .pass()
      .cast(1, 'Test Free');
    expect(methods(theirs.resolve(), 'Test Surging')).toEqual([]);
  });
  it('mtg:702.137a spectacle: after an opponent lost life this turn', () => {
    const game = at(['Test Spectacle', 'Test Sting'], []);
    expect(methods(game, 'Test Spectacle')).toEqual([]);
    game.cast(0, 'Test Sting').resolve();
    expect(methods(game, 'Test Spectacle')).toEqual(['spectacle']);
    const own = magicPosition([{ hand: ['Test Spectacle'] }, { hand: ['Test Sting'] }])
      .pass()
      .cast(1, 'Test Sting');
    expect(methods(own.resolve(), 'Test Spectacle')).toEqual([]);
  });
});
