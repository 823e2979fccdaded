import type { Cost } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  artifact,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  draw,
  enters,
  gainLife,
  instant,
  mana,
  permanent,
  planeswalker,
  rule,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const sacrifice: Cost = { pay: 'sacrifice', what: creature, count: 1, label: 'a creature' };

for (const definition of [
  creatureCard(
    'Test Bloodletter',
    '{B}',
    'Vampire',
    '1/1',
    activated([{ pay: 'life', amount: 3 }], { effects: [draw(1)] }),
  ),
  creatureCard(
    'Test Free Blood',
    '{B}',
    'Vampire',
    '1/1',
    activated([{ pay: 'life', amount: 0 }], { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Ogre', '{B}', 'Ogre', '3/3', activated([sacrifice], { effects: [draw(1)] })),
  creatureCard('Test Altar', '{B}', 'Ogre', '0/4', activated([sacrifice], { effects: [gainLife(1)] })),
  card('Test Costless', { type: 'Creature — Ape', colors: ['G'], power: 3, toughness: 3 }),
  card('Test Immortal', {
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('cantLoseLife')] }],
  }),
  card('Test Gold', { cost: '{W}{U}{2}', type: 'Artifact' }),
  instant('Test Spell Mana', '{0}', { effects: [addMana('{C}{C}')] }),
  card('Test Kicked Bear', {
    cost: '{1}',
    type: 'Creature — Bear',
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'spell', optional: [{ name: 'kicker', cost: [mana('{2}')] }] } as never,
      triggered(enters, { if: { paid: 'kicker' }, effects: [gainLife(5)] }),
    ],
  }),
  instant('Test Multi Only', '{0}', { targets: [target(and(permanent, color('W'), color('U')))], effects: [] }),
  instant('Test Upto', '{0}', {
    targets: [target(creature, { min: 0, max: null })],
    effects: [untilEndOfTurn(t(0), { mod: 'add', stat: 'power', value: 1 })],
  }),
])
  ownCards(definition);

void [artifact, continuous, planeswalker, token];

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const offered = (game: Play, name: string): boolean => game.decision().options.some((o) => o.card === name);

describe('mana and costs (106, 118)', () => {
  it('mtg:106.1b mtg:106.1a there are six types of mana, five of them colors', () => {
    const game = one([], [], { mana: '{W}{U}{B}{R}{G}{C}' });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { W: 1, U: 1, B: 1, R: 1, G: 1, C: 1 } } });
    expect(
      one(['Shock'], [], { mana: '{C}' })
        .decision()
        .options.map((o) => o.kind),
    ).toEqual(['PASS']);
  });

  it('mtg:106.3 spells may add mana too, and it can be spent before the step ends', () => {
    const game = one(['Test Spell Mana', 'Test Gold'], lands(1, 'Plains').concat('Island'))
      .cast(0, 'Test Spell Mana')
      .resolve();
    expect(game.cast(0, 'Test Gold').resolve().zones('Test Gold')).toEqual(['battlefield']);
  });

  it('mtg:105.2b mtg:202.2c an object with mana symbols of several colors has them all; mtg:105.2a one with one is of that color only', () => {
    const game = one(['Test Multi Only'], ['Test Gold', 'Serra Angel']);
    expect([game.the('Test Gold').colors, game.the('Serra Angel').colors]).toEqual([['W', 'U'], ['W']]);
    expect(game.cast(0, 'Test Multi Only').view().stack[0]?.targets).toMatchObject([{ card: 'Test Gold' }]);
  });

  it('mtg:118.3 more life than there is can’t be paid; mtg:119.4 exactly all of it can', () => {
    expect(offered(one([], ['Test Bloodletter'], { life: 2 }), 'Test Bloodletter')).toBe(false);
    const game = one([], ['Test Bloodletter'], { life: 3 }).activate(0, 'Test Bloodletter');
    expect(game.result()).toMatchObject({ winners: [1] });
  });

  it('mtg:118.3b paying life is losing it: mtg:119.8 who can’t lose life can’t pay any, mtg:119.4b but can pay none', () => {
    expect(one([], ['Test Bloodletter']).activate(0, 'Test Bloodletter').life(0)).toBe(17);
    const game = one([], ['Test Bloodletter', 'Test Free Blood', 'Test Immortal']);
    expect([offered(game, 'Test Bloodletter'), offered(game, 'Test Free Blood')]).toEqual([false, true]);
  });

  it('mtg:118.10 one creature pays for one ability only', () => {
    const game = one([], ['Test Ogre', 'Test Altar']);
    game.activate(0, 'Test Ogre', { card: 'Test Altar' });
    expect([offered(game, 'Test Altar'), game.all('Test Altar', 'graveyard').length]).toEqual([false, 1]);
  });

  it('mtg:118.6 a card without a mana cost can’t be cast; mtg:202.3a mtg-2003:203.1 its mana value is 0', () => {
    const game = one(['Test Costless'], lands(5, 'Forest'));
    expect([offered(game, 'Test Costless'), game.the('Test Costless', 'hand').manaValue]).toEqual([false, 0]);
  });

  it('mtg:118.8b an optional cost may be left unpaid; mtg:118.8d mtg-2003:203.4 mtg:202.4 it changes neither mana cost nor mana value', () => {
    const game = one(['Test Kicked Bear'], lands(3, 'Forest')).cast(0, 'Test Kicked Bear').answer(0, { confirm: true });
    const spell = game.view().objects[String(game.view().stack[0]?.id)];
    expect(spell).toMatchObject({ manaCost: '{1}', manaValue: 1 });
    expect(game.resolve().resolve().life(0)).toBe(25);
    const plain = one(['Test Kicked Bear'], lands(3, 'Forest'))
      .cast(0, 'Test Kicked Bear')
      .answer(0, { confirm: false });
    expect([plain.resolve().life(0), plain.view().stack.length]).toEqual([20, 0]);
  });

  it('mtg:400.7d a permanent knows which costs were paid for its spell', () => {
    const game = one(['Test Kicked Bear'], ['Test Kicked Bear', ...lands(3, 'Forest')]);
    game.cast(0, 'Test Kicked Bear').answer(0, { confirm: true }).resolve();
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:107.1c any number of targets is none as well', () => {
    const game = one(['Test Upto'], ['Grizzly Bears']).choose(0, { kind: 'CAST', card: 'Test Upto' }, []);
    expect(game.resolve().figures('Grizzly Bears')).toBe('2/2');
  });
});
