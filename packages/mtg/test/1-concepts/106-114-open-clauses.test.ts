/** Rules of 106 to 114 that the mechanisms keep, each in a situation of its own. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  draw,
  emblem,
  gainLife,
  has,
  instant,
  loyalty,
  plus,
  rule,
  t,
  tap,
  target,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const on = (name: string, ...mods: Parameters<typeof untilEndOfTurn>[1][]) =>
  instant(name, '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), ...mods)] });

ownCards(
  card('Test Crater', {
    type: 'Land',
    abilities: [
      activated([tap], {
        immediate: true,
        effects: [{ do: 'addMana', could: { what: [{ has: ['types', 'Land'] }, { controller: 'opponent' }] } }],
      }),
    ],
  }),
  creatureCard('Test Heart', '{G}', 'Elemental', '0/0', {
    kind: 'static',
    defining: true,
    mods: [
      { mod: 'set', prop: 'power', value: { count: [creature].flat() } },
      { mod: 'set', prop: 'toughness', value: 1 },
    ],
  }),
  card('Test Walker', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] }), loyalty(-1, { effects: [gainLife(2)] })],
  }),
  on('Test Wings', has('flying')),
  on('Test Clip', { mod: 'loseKeyword', keyword: 'flying' }),
  on('Test Blank', { mod: 'loseAbilities' }),
  on('Test Slip', rule('cantBeBlocked')),
  on('Test Ban', { mod: 'cantHaveKeyword', keyword: 'flying' }),
  on('Test Lift', has('flying'), plus(1, 1)),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Doom', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Mark', '{0}', { effects: [emblem(continuous([...[creature].flat(), youControl], plus(1, 0)))] }),
  instant('Test Sweep', '{0}', { effects: [{ do: 'move', what: { each: [] }, to: 'exile', cause: 'exile' }, draw(1)] }),
);

describe('mana (106)', () => {
  it('mtg:106.5 where no type of mana is defined none is produced', () => {
    const added = (theirs: string[]) => {
      const game = magicPosition([{ battlefield: ['Test Crater'] }, { battlefield: theirs }]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Test Crater' });
      return [game.happened('MANA_ADDED').length, game.the('Test Crater').tapped, game.view().stack.length];
    };
    expect([added([]), added(['Forest'])]).toEqual([
      [0, true, 0],
      [1, true, 0],
    ]);
  });

  it('mtg:107.13 a color indicator gives a card its color that no mana cost gives', () => {
    const game = magicPosition([{ hand: ['Ancestral Vision'] }, {}]);
    expect(game.the('Ancestral Vision', 'hand').colors).toEqual(['U']);
  });
});

describe('objects and permanents (109, 110)', () => {
  it('mtg:109.4c an emblem is controlled by whoever puts it into the command zone, in another’s turn too', () => {
    const game = magicPosition([{ battlefield: ['Memnite'] }, { hand: ['Test Mark'], battlefield: ['Hill Giant'] }]);
    game.pass().cast(1, 'Test Mark').resolve();
    expect([game.view().emblems, game.figures('Hill Giant'), game.figures('Memnite')]).toMatchObject([
      [{ controller: 1 }],
      '4/3',
      '1/1',
    ]);
  });

  it('mtg:110.2b whoever gains control of a permanent spell controls what it becomes', () => {
    const game = magicPosition([
      { hand: ['Grizzly Bears'], mana: '{G}{G}' },
      { hand: ['Aethersnatch'], battlefield: lands(6, 'Island') },
    ]);
    game.cast(0, 'Grizzly Bears').pass().castAt(1, 'Aethersnatch', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Grizzly Bears', 'stack')).toMatchObject({ controller: 1, owner: 0 });
    game.resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ controller: 1, owner: 0 });
  });

  it('mtg:110.5d what left the battlefield tapped is neither tapped nor untapped, and comes back untapped', () => {
    const game = magicPosition([
      { hand: ['Test Doom', 'Reanimate'], mana: '{B}', battlefield: [{ card: 'Hill Giant', tapped: true }] },
      {},
    ]);
    expect(game.the('Hill Giant').tapped).toBe(true);
    game.castAt(0, 'Test Doom', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant', 'graveyard').tapped ?? false).toBe(false);
    game.castAt(0, 'Reanimate', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').tapped).toBe(false);
  });
});

describe('abilities (113)', () => {
  it('mtg:113.4 a mana ability uses no stack, and is activated while one pays without having priority', () => {
    const game = magicPosition([
      { hand: ['Memnite'], battlefield: lands(3, 'Forest') },
      { hand: ['Mana Leak'], battlefield: lands(2, 'Island') },
    ]);
    game.cast(0, 'Memnite').pass().castAt(1, 'Mana Leak', { card: 'Memnite' }).resolve();
    game.answer(0, { confirm: true });
    expect([game.view().stack.length, game.all('Forest').map((land) => land.tapped)]).toEqual([1, [true, true, true]]);
    expect(game.resolve().zones('Memnite')).toEqual(['battlefield']);
  });

  it('mtg:113.5 one loyalty ability of a permanent a turn is activated, and only while the stack is empty', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test Walker'] }, {}]);
    const offered = () => game.decision().options.filter((o) => o.kind === 'ACTIVATE').length;
    const before = offered();
    game.cast(0, 'Test Sip');
    expect([before, offered()]).toEqual([2, 0]);
    game.resolve().choose(0, { kind: 'ACTIVATE', loyalty: '+1' }).resolve();
    expect([game.the('Test Walker').loyalty, offered()]).toEqual([4, 0]);
  });

  it('mtg:113.6a a characteristic-defining ability functions in hand, graveyard and library', () => {
    const game = magicPosition([
      { hand: ['Test Heart'], library: ['Test Heart'], graveyard: ['Test Heart'], battlefield: ['Memnite', 'Memnite'] },
      {},
    ]);
    expect(['hand', 'library', 'graveyard'].map((zone) => game.the('Test Heart', zone).power)).toEqual([2, 2, 2]);
  });

  it('mtg:113.10c of what adds and removes the same ability the latest prevails', () => {
    const after = (...spells: string[]) => {
      const game = magicPosition([{ hand: spells, battlefield: ['Memnite'] }, {}]);
      for (const spell of spells) game.castAt(0, spell, { card: 'Memnite' }).resolve();
      return game.the('Memnite').keywords;
    };
    expect([after('Test Wings', 'Test Clip'), after('Test Clip', 'Test Wings')]).toEqual([[], ['flying']]);
  });

  it('mtg:113.11 what can’t have an ability loses it and gains it no more; the rest of an effect applies', () => {
    const game = magicPosition([{ hand: ['Test Ban', 'Test Lift'], battlefield: ['Serra Angel'] }, {}]);
    game.castAt(0, 'Test Ban', { card: 'Serra Angel' }).resolve();
    expect(game.the('Serra Angel').keywords).toEqual(['vigilance']);
    game.castAt(0, 'Test Lift', { card: 'Serra Angel' }).resolve();
    expect([game.the('Serra Angel').keywords, game.figures('Serra Angel')]).toEqual([['vigilance'], '5/5']);
  });

  it('mtg:113.12 a stated quality is no ability: what loses all abilities keeps it, but not what it gained', () => {
    const unblocked = (spell: string) => {
      const game = magicPosition([
        { hand: [spell, 'Test Blank'], battlefield: ['Memnite'] },
        { battlefield: ['Hill Giant'] },
      ]);
      for (const name of [spell, 'Test Blank']) game.castAt(0, name, { card: 'Memnite' }).resolve();
      game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite');
      while (game.waiting() && game.view().turn.step === 'declareAttackers') game.pass();
      return game.decisions().every(({ kind }) => kind !== 'BLOCKERS');
    };
    expect([unblocked('Test Slip'), unblocked('Test Wings')]).toEqual([true, false]);
  });

  it('mtg:113.6p an emblem’s ability functions in the command zone', () => {
    const game = magicPosition([{ hand: ['Test Mark'], battlefield: ['Memnite'] }, {}])
      .cast(0, 'Test Mark')
      .resolve();
    expect(game.figures('Memnite')).toBe('2/1');
  });

  it('mtg:114.5 an emblem is no permanent, what removes all of them leaves it', () => {
    const game = magicPosition([{ hand: ['Test Mark', 'Test Sweep'], battlefield: ['Memnite'] }, {}]);
    game.cast(0, 'Test Mark').resolve().cast(0, 'Test Sweep').resolve();
    expect([game.zones('Memnite'), game.view().emblems.length]).toEqual([['exile'], 1]);
  });

  it('mtg:117.2b mtg-2003:408.1h a static ability applies at once, without anybody having priority for it', () => {
    const game = magicPosition([{ hand: ['Glorious Anthem'], mana: '{W}{W}{W}', battlefield: ['Memnite'] }, {}]);
    game.cast(0, 'Glorious Anthem').resolve();
    expect([game.figures('Memnite'), game.view().stack, game.decision().seat]).toEqual(['2/2', [], 0]);
  });
});
