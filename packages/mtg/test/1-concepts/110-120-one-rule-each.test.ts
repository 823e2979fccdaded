/** Rules of 110 to 120, 202, 301 and 307 in situations of their own, where other rules are told together with them. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  each,
  enters,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const spell = { is: 'spell' } as const;
const anybody = target({ player: 'any' });
ownCards(
  instant('Test Mirror', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  creatureCard('Test Imp', '{0}', 'Imp', '1/1'),
  instant('Test Bless', '{0}', { targets: [target([spell])], effects: [untilEndOfTurn(t(0), plus(2, 1))] }),
  card('Test Dart', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{0}')], { targets: [anybody], effects: [damage(1, t(0))] })],
  }),
  creatureCard(
    'Test Archer',
    '{0}',
    'Archer',
    '1/1',
    triggered(enters, { targets: [anybody], effects: [damage(1, t(0))] }),
  ),
  instant('Test Sweep', '{0}', { effects: [damage(1, each(creature))] }),
  creatureCard('Test Scout', '{0}', 'Elf', '2/2', keyword('hexproof')),
  card('Test Priceless', {
    type: 'Instant',
    abilities: [{ kind: 'spell', additional: [{ pay: 'life', amount: 1 }], effects: [gainLife(1)] }],
  }),
  card('Test Rock', { cost: '{3}', type: 'Artifact' }),
  creatureCard('Test Drake', '{1}{U}{R}', 'Drake', '1/1'),
  card('Test Sprite', { type: 'Creature — Faerie', colors: ['B'], power: 1, toughness: 1 }),
  sorcery('Test Feast', '{0}', { effects: [gainLife(3)] }),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [continuous('attached', plus(2, 0))],
  }),
  card('Test Tribe', { cost: '{0}', type: 'Kindred Enchantment — Elf' }),
  card('Test Rally', {
    cost: '{0}',
    type: 'Kindred Sorcery — Elf',
    abilities: [{ kind: 'spell', effects: [gainLife(1)] }],
  }),
);
const offered = (game: Play): unknown[] => game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.card] : []));

describe('one rule each: objects, spells and damage (110–120)', () => {
  it('mtg:110.5a a copy of a tapped permanent is untapped: a status is no characteristic', () => {
    const game = magicPosition([{ hand: ['Test Mirror'], battlefield: [{ card: 'Hill Giant', tapped: true }] }, {}]);
    game.cast(0, 'Test Mirror').resolve();
    expect(game.all('Hill Giant').map((o) => [o.token, o.tapped])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('mtg:112.4 what an effect changed of a creature spell stays changed of the creature', () => {
    const game = magicPosition([{ hand: ['Test Imp', 'Test Bless'] }, {}])
      .cast(0, 'Test Imp')
      .cast(0, 'Test Bless');
    game.resolve().resolve();
    expect(game.figures('Test Imp')).toBe('3/2');
  });

  it('mtg:115.1c mtg-2003:402.10 the target of an activated ability is chosen as it is activated', () => {
    const game = magicPosition([{ battlefield: ['Test Dart'] }, {}]).activate(0, 'Test Dart');
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, min: 1, max: 1 });
    expect(game.choose(0, { player: 1 }).view().stack[0]?.targets).toMatchObject([{ player: 1 }]);
  });

  it('mtg:115.1d the target of a triggered ability is chosen as it is put on the stack', () => {
    const game = magicPosition([{ hand: ['Test Archer'] }, {}])
      .cast(0, 'Test Archer')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, min: 1, max: 1 });
    expect(game.choose(0, { player: 1 }).view().stack[0]?.targets).toMatchObject([{ player: 1 }]);
  });

  it('mtg:115.10a what is affected without being called a target is none, and need not be able to be one', () => {
    const game = magicPosition([{ hand: ['Test Sweep'] }, { battlefield: ['Test Scout'] }]).cast(0, 'Test Sweep');
    expect(game.view().stack[0]?.targets).toEqual([]);
    expect(game.resolve().the('Test Scout').damage).toBe(1);
  });

  it('mtg:118.6a an additional cost makes no cost payable that cannot be paid', () => {
    expect(offered(magicPosition([{ hand: ['Test Priceless', 'Test Feast'] }, {}]))).toEqual(['Test Feast']);
  });

  it('mtg:120.2a attacking and blocking creatures deal as much combat damage as their power', () => {
    const game = magicPosition([{ battlefield: ['Craw Wurm'] }, { battlefield: ['Goblin Piker'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Craw Wurm').until({ kind: 'BLOCKERS' });
    game.block(1, ['Goblin Piker', 'Craw Wurm']).until({ step: 'endOfCombat' });
    expect(game.happened('DAMAGE_DEALT').map((e) => [e.card, e.amount, e.combat])).toEqual([
      ['Craw Wurm', 6, true],
      ['Goblin Piker', 2, true],
    ]);
  });
});

describe('one rule each: colors and types (202–307)', () => {
  it('mtg:202.2b what has no colored symbol in its mana cost is colorless', () => {
    expect(magicPosition([{ battlefield: ['Test Rock'] }, {}]).the('Test Rock').colors).toEqual([]);
  });

  it('mtg:202.2c what has symbols of two colors is both', () => {
    expect(magicPosition([{ battlefield: ['Test Drake'] }, {}]).the('Test Drake').colors).toEqual(['U', 'R']);
  });

  it('mtg:202.2e a color indicator makes its object of its color', () => {
    expect(magicPosition([{ battlefield: ['Test Sprite'] }, {}]).the('Test Sprite').colors).toEqual(['B']);
  });

  it('mtg:300.2b a kindred enchantment becomes a permanent, and a kindred sorcery is cast when a sorcery is', () => {
    const hand = ['Test Tribe', 'Test Rally'];
    expect(offered(magicPosition([{ hand }, {}], { turn: { step: 'upkeep' } }))).toEqual([]);
    const game = magicPosition([{ hand }, {}]).cast(0, 'Test Tribe').resolve().cast(0, 'Test Rally').resolve();
    expect([game.zones('Test Tribe'), game.zones('Test Rally'), game.life(0)]).toEqual([
      ['battlefield'],
      ['graveyard'],
      21,
    ]);
  });

  it('mtg:301.5a what an Equipment says of the equipped creature is for the one that it is attached to', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Test Imp', as: 'imp' }, { card: 'Test Blade', attachedTo: 'imp' }, 'Hill Giant'] },
      {},
    ]);
    expect([game.figures('Test Imp'), game.figures('Hill Giant')]).toEqual(['3/1', '3/3']);
  });

  it('mtg:307.2 a sorcery does what it says and goes to its owner’s graveyard', () => {
    const game = magicPosition([{ hand: ['Test Feast'] }, {}])
      .cast(0, 'Test Feast')
      .resolve();
    expect([game.life(0), game.the('Test Feast', 'graveyard').owner]).toEqual([23, 0]);
  });
});
