/** What pays for a spell besides mana: convoke, delve, improvise, and what effects give (601.2h, 702.51, 702.66, 702.126). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, card, continuous, draw, has, keyword, mana } from '../../src/language/builders.js';

const withKeyword = (name: string, cost: string, ...keywords: string[]) =>
  card(name, {
    cost,
    type: 'Instant',
    abilities: [...keywords.map((k) => keyword(k)), { kind: 'spell', effects: [draw(1)] }],
  });
ownCards(
  withKeyword('Test Verse', '{U}{R}', 'convoke'),
  card('Test Hybrid', { cost: '{U}{R}{G}', type: 'Creature — Elemental', power: 1, toughness: 1 }),
  card('Test Moss', { cost: '{G}', type: 'Enchantment' }),
  card('Test Bargain', {
    type: 'Enchantment',
    cost: '{3}',
    abilities: [
      continuous([{ zone: 'hand' }, { owner: 'you' }], [{ mod: 'play', method: 'bargain', cost: [mana('{2}')] }]),
    ],
  }),
  withKeyword('Test Chorus', '{1}{G}{G}', 'convoke'),
  withKeyword('Test Carol', '{G}', 'convoke'),
  withKeyword('Test Delve', '{2}{B}', 'delve'),
  withKeyword('Test Gadget', '{2}{U}', 'improvise'),
  withKeyword('Test Heap', '{X}{B}', 'delve'),
  withKeyword('Test Twice', '{1}{G}{G}', 'convoke', 'convoke'),
  withKeyword('Test Delve Twice', '{2}{B}', 'delve', 'delve'),
  withKeyword('Test Gadget Twice', '{2}{U}', 'improvise', 'improvise'),
  card('Test Tax', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] }])],
  }),
  card('Test Leader', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous([{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Creature'] }], [has('convoke')])],
  }),
  card('Test Cycler', {
    cost: '{5}{G}',
    type: 'Creature — Elf',
    power: 1,
    toughness: 1,
    abilities: [keyword('convoke'), activated([mana('{1}'), { pay: 'discard', what: 'self' }], { effects: [draw(1)] })],
  }),
);

const at = (hand: string, battlefield: string[], more: { graveyard?: string[]; manual?: boolean } = {}): Play =>
  magicPosition(
    [{ hand: [hand], battlefield, ...(more.graveyard ? { graveyard: more.graveyard } : {}) }, {}],
    more.manual ? { options: { payment: 'manual' } } : {},
  );
const castable = (game: Play, name: string): boolean =>
  game.decision().options.some((o) => o.kind === 'CAST' && o.card === name);
const tapped = (game: Play, name: string): number => game.all(name).filter((o) => o.tapped).length;
const asked = (game: Play) => {
  const { kind, min, max, options } = game.decision();
  return { kind, min, max, options: options.map((o) => o.card) };
};

describe('convoke', () => {
  const elves = (count: number) => lands(count, 'Llanowar Elves');
  it('mtg:702.51a an untapped creature may be tapped for generic mana, or for mana of its color', () => {
    const game = at('Test Chorus', ['Grizzly Bears', 'Grizzly Bears', 'Goblin Piker']).cast(0, 'Test Chorus');
    // All three are needed: the bears for green, the goblin for generic mana.
    expect([tapped(game, 'Grizzly Bears'), tapped(game, 'Goblin Piker')]).toEqual([2, 1]);
    expect(castable(at('Test Chorus', ['Grizzly Bears', 'Goblin Piker', 'Goblin Piker']), 'Test Chorus')).toBe(false);
  });
  it('mtg:702.51a a creature of another color is not offered where no generic mana is asked for', () => {
    const game = at('Test Carol', ['Grizzly Bears', 'Goblin Piker', 'Forest']).cast(0, 'Test Carol');
    expect(asked(game)).toEqual({ kind: 'HELP_TO_PAY', min: 0, max: 1, options: ['Grizzly Bears'] });
  });
  it('mtg:702.51a its player chooses which, and mana pays for the rest', () => {
    const game = at('Test Chorus', ['Grizzly Bears', 'Goblin Piker', ...lands(2, 'Forest')]).cast(0, 'Test Chorus');
    expect(asked(game)).toEqual({
      kind: 'HELP_TO_PAY',
      min: 1,
      max: 2,
      options: ['Grizzly Bears', 'Goblin Piker'],
    });
    game.choose(0, { card: 'Goblin Piker' });
    expect([tapped(game, 'Goblin Piker'), tapped(game, 'Grizzly Bears'), tapped(game, 'Forest')]).toEqual([1, 0, 2]);
  });
  it('mtg:702.51a those that are tapped or others’ help nobody', () => {
    const game = magicPosition([
      { hand: ['Test Chorus'], battlefield: [{ card: 'Grizzly Bears', tapped: true }, ...lands(2, 'Forest')] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    expect(castable(game, 'Test Chorus')).toBe(false);
  });
  it('mtg:702.51a a creature that came this turn helps: nobody pays {T}', () => {
    const game = magicPosition([{ hand: ['Test Chorus', 'Memnite'], battlefield: ['Grizzly Bears', 'Forest'] }, {}]);
    game.cast(0, 'Memnite').resolve().cast(0, 'Test Chorus');
    expect([tapped(game, 'Memnite'), tapped(game, 'Forest')]).toEqual([1, 1]);
  });
  it('mtg:702.51a a creature that makes mana is tapped once', () => {
    expect(castable(at('Test Chorus', elves(2)), 'Test Chorus')).toBe(false);
    expect(castable(at('Test Chorus', elves(3)), 'Test Chorus')).toBe(true);
  });
  it('mtg:702.51b increases are paid for as well: the total cost comes first', () => {
    expect(castable(at('Test Chorus', ['Test Tax', ...lands(3, 'Grizzly Bears')]), 'Test Chorus')).toBe(false);
    const game = at('Test Chorus', ['Test Tax', ...lands(4, 'Grizzly Bears')]).cast(0, 'Test Chorus');
    expect(tapped(game, 'Grizzly Bears')).toBe(4);
  });
  it('mtg:702.51d a second instance adds nothing', () => {
    const game = at('Test Twice', ['Grizzly Bears', ...lands(3, 'Forest')])
      .cast(0, 'Test Twice')
      .choose(0, []);
    expect([game.decision().kind, tapped(game, 'Forest')]).toEqual(['PRIORITY', 3]);
  });
  it('mtg:601.2h too many, or the wrong ones, are refused', () => {
    const game = at('Test Chorus', ['Grizzly Bears', 'Goblin Piker', 'Goblin Piker', 'Forest']).cast(0, 'Test Chorus');
    expect(asked(game)).toMatchObject({ kind: 'HELP_TO_PAY', min: 2 });
    expect(
      game.refused(0, {
        choose: [
          { card: 'Goblin Piker', nth: 0 },
          { card: 'Goblin Piker', nth: 1 },
        ],
      }).code,
    ).toBe('ILLEGAL_ACTION');
    game.choose(0, [{ card: 'Grizzly Bears' }, { card: 'Goblin Piker', nth: 0 }]);
    expect([tapped(game, 'Goblin Piker'), tapped(game, 'Forest')]).toEqual([1, 1]);
  });
  it('mtg:601.2g by hand, mana pays for what is left', () => {
    const game = at('Test Chorus', ['Grizzly Bears', ...lands(2, 'Forest')], { manual: true }).cast(0, 'Test Chorus');
    game.choose(0, { card: 'Forest' }, { card: 'Forest' });
    expect(game.decision().options.map((o) => o.value)).toEqual(['{G}{G}']);
  });
  it('mtg:702.51a an effect may give it to other spells', () => {
    const game = at('Grizzly Bears', ['Test Leader', 'Llanowar Elves', 'Llanowar Elves']);
    expect(castable(game, 'Grizzly Bears')).toBe(true);
  });
  it('mtg:702.51a abilities of the card are not paid for so', () => {
    const game = at('Test Cycler', ['Grizzly Bears']);
    expect(game.decision().options.filter((o) => o.kind === 'ACTIVATE')).toEqual([]);
  });
});

describe('delve and improvise', () => {
  it('mtg:702.66a cards of the graveyard are exiled for generic mana, and for none else', () => {
    const game = at('Test Delve', ['Swamp'], { graveyard: ['Shock', 'Forest', 'Memnite'] }).cast(0, 'Test Delve');
    expect(asked(game)).toMatchObject({ kind: 'HELP_TO_PAY', min: 2, max: 2 });
    game.choose(0, [{ card: 'Shock' }, { card: 'Memnite' }]);
    expect([game.zones('Shock'), game.zones('Memnite'), game.zones('Forest'), tapped(game, 'Swamp')]).toEqual([
      ['exile'],
      ['exile'],
      ['graveyard'],
      1,
    ]);
    expect(castable(at('Test Delve', [], { graveyard: ['Shock', 'Forest', 'Memnite'] }), 'Test Delve')).toBe(false);
  });
  it('mtg:702.66b generic mana that X asks for is among it', () => {
    const game = at('Test Heap', ['Swamp'], { graveyard: ['Shock', 'Forest', 'Memnite'] }).cast(0, 'Test Heap');
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
    game.answer(0, { number: 3 });
    expect(['Shock', 'Forest', 'Memnite'].flatMap((c) => game.zones(c))).toEqual(['exile', 'exile', 'exile']);
  });
  it('mtg:702.126a artifacts are tapped for generic mana', () => {
    const game = at('Test Gadget', ['Island', 'Memnite', 'Memnite']).cast(0, 'Test Gadget');
    expect([tapped(game, 'Memnite'), tapped(game, 'Island')]).toEqual([2, 1]);
    expect(castable(at('Test Gadget', ['Memnite', 'Memnite', 'Memnite']), 'Test Gadget')).toBe(false);
  });
  it('mtg:702.66c with a second instance of delve its player is asked once, and a card pays once', () => {
    const twice = (...graveyard: string[]) =>
      castable(at('Test Delve Twice', ['Swamp'], { graveyard }), 'Test Delve Twice');
    expect([twice('Shock'), twice('Shock', 'Memnite')]).toEqual([false, true]);
    const game = at('Test Delve Twice', lands(3, 'Swamp'), { graveyard: ['Shock'] }).cast(0, 'Test Delve Twice');
    expect(game.choose(0, []).decision().kind).toBe('PRIORITY');
  });
  it('mtg:702.126b increases are paid for as well: the total cost comes first', () => {
    const taxed = (artifacts: number) =>
      castable(at('Test Gadget', ['Test Tax', 'Island', ...lands(artifacts, 'Memnite')]), 'Test Gadget');
    expect([taxed(2), taxed(3)]).toEqual([false, true]);
  });
  it('mtg:702.126c with a second instance of improvise its player is asked once, and an artifact pays once', () => {
    const twice = (artifacts: number) =>
      castable(at('Test Gadget Twice', ['Island', ...lands(artifacts, 'Memnite')]), 'Test Gadget Twice');
    expect([twice(1), twice(2)]).toEqual([false, true]);
    const game = at('Test Gadget Twice', [...lands(3, 'Island'), 'Memnite']).cast(0, 'Test Gadget Twice');
    expect(game.choose(0, []).decision().kind).toBe('PRIORITY');
  });
});

describe('what helps to pay: whose it is, of which kind, and for which costs', () => {
  const may = (
    spell: string,
    mine: (string | object)[],
    theirs: { battlefield?: string[]; graveyard?: string[] } = {},
  ) => castable(magicPosition([{ hand: [spell], battlefield: mine as string[] }, theirs]), spell);

  it('mtg:702.51a creatures of its player help, and nothing else', () => {
    const others = { battlefield: lands(3, 'Llanowar Elves') };
    expect([may('Test Chorus', [], others), may('Test Chorus', others.battlefield)]).toEqual([false, true]);
    const green = ['Test Moss', 'Test Moss', 'Test Moss'];
    expect(may('Test Chorus', green)).toBe(false);
  });
  it('mtg:702.51a a creature of several colors pays for either', () => {
    expect(may('Test Chorus', ['Forest', 'Forest', 'Test Hybrid'])).toBe(true);
    expect(may('Test Verse', ['Test Hybrid', 'Test Hybrid'])).toBe(true);
  });
  it('mtg:702.66a cards of one’s own graveyard are exiled', () => {
    expect(may('Test Delve', ['Swamp'], { graveyard: ['Shock', 'Forest'] })).toBe(false);
  });
  it('mtg:702.126a artifacts of its player help, and nothing else', () => {
    const two = ['Memnite', 'Memnite'];
    expect(may('Test Gadget', ['Island'], { battlefield: two })).toBe(false);
    expect(may('Test Gadget', ['Island', 'Grizzly Bears', 'Grizzly Bears'])).toBe(false);
  });
  it('mtg:702.126a what is tapped helps nobody', () => {
    const artifacts = (tapped: boolean) => lands(2, 'Memnite').map((card) => ({ card, tapped }));
    expect([true, false].map((yes) => may('Test Gadget', ['Island', ...artifacts(yes)]))).toEqual([false, true]);
  });

  const otherwise = (spell: string, mine: string[], graveyard: string[] = []): Play =>
    magicPosition([{ hand: [spell], battlefield: ['Test Bargain', ...mine], graveyard }, {}]).choose(0, {
      kind: 'CAST',
      card: spell,
      method: 'bargain',
    });
  it('mtg:702.51b creatures pay for another cost than the mana cost as well', () => {
    const game = otherwise('Test Chorus', ['Memnite', 'Memnite']);
    expect([tapped(game, 'Memnite'), game.view().stack]).toMatchObject([2, [{ card: 'Test Chorus' }]]);
  });
  it('mtg:702.66b cards of the graveyard pay for another cost than the mana cost as well', () => {
    const game = otherwise('Test Delve', [], ['Shock', 'Forest']);
    expect([game.zones('Shock'), game.zones('Forest')]).toEqual([['exile'], ['exile']]);
  });
  it('mtg:702.126b artifacts pay for another cost than the mana cost as well', () => {
    expect(tapped(otherwise('Test Gadget', ['Memnite', 'Memnite']), 'Memnite')).toBe(2);
  });
});
