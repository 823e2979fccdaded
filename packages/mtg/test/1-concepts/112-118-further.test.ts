/** Clauses of the rules of 112 to 118 that the plain case of each does not show. */
import type { TriggerPattern } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  attacks,
  card,
  continuous,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  draw,
  entersTapped,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  mayPay,
  plus,
  sorcery,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../src/language/builders.js';

const spell = { is: 'spell' } as const;
const onStack = { zone: 'stack' } as const;
const arrival: TriggerPattern = { on: 'move', object: [creature, { other: true }], match: { to: 'battlefield' } };
ownCards(
  instant('Test Fork', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0), newTargets: true }] }),
  instant('Test Spark', '{0}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
  instant('Test Two Sparks', '{0}', {
    targets: [target({ player: 'any' }), target({ player: 'any' })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  sorcery('Test Loan', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      { do: 'move', what: t(0), to: 'exile', cause: 'exile', save: 'card' },
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  instant('Test Raw', '{0}', { targets: [target({ has: ['types', 'Creature'] })], effects: [damage(1, t(0))] }),
  sorcery('Test Slow Zap', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  creatureCard('Test Bird', '{0}', 'Bird', '1/1', keyword('flying')),
  card('Test Banner', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      continuous(
        [creature, youControl],
        [
          has(triggered(attacks, { effects: [gainLife(1)] })),
          has(continuous({ players: 'opponents' } as never, [{ mod: 'rule', rule: 'cantGainLife' }])),
        ],
      ),
    ],
  }),
  instant('Test Drum', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(continuous([creature, youControl], plus(1, 1))))],
  }),
  instant('Test Brood', '{0}', {
    effects: [create(token('Cub', 'Creature — Bear', ['G'], '1/1'), 2)],
  }),
  instant('Test Late', '{0}', {
    effects: [create(token('Snail', 'Creature — Snail', ['G'], '1/1', entersTapped))],
  }),
  card('Test Count', { cost: '{0}', type: 'Artifact', abilities: [triggered(arrival, { effects: [gainLife(1)] })] }),
  card('Test Echo', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'life', amount: 1 }], { effects: [gainLife(3)], zone: 'exile' })],
  }),
  sorcery('Test Sure', '{0}', { effects: [gainLife(1)] }),
  card('Test Certain Slow', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [
      { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeCountered' }, has('flying')] },
      { kind: 'spell', effects: [gainLife(1)] },
    ],
  }),
  instant('Test No', '{0}', { targets: [target(spell)], effects: [counterSpell(t(0))] }),
  instant('Test Stifle', '{0}', { targets: [target(onStack)], effects: [counterSpell(t(0))] }),
  card('Test Cycle', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{0}'), { pay: 'discard', what: 'self' }], { effects: [draw(1)] })],
  }),
  creatureCard(
    'Test Brawler',
    '{0}',
    'Human',
    '2/2',
    activated([{ pay: 'sacrifice', what: 'self' } as never], {
      targets: [target({ player: 'opponent' })],
      effects: [damage({ stat: 'power', of: 'self' }, t(0))],
    }),
  ),
  creatureCard(
    'Test Herald',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'step', match: { step: 'end' } }, { effects: [gainLife(1)] }),
  ),
  card('Test Font', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{0}')], { effects: [gainLife(1)] })],
  }),
  card('Test Mirror', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([tap], { targets: [target(onStack)], effects: [counterSpell(t(0))] })],
  }),
  card('Test Veil', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([creature, youControl], [has('hexproof')])],
  }),
  instant('Test Blank', '{0}', {
    effects: [{ do: 'modify', what: { each: creature }, mods: [{ mod: 'loseAbilities' }] }],
  } as never),
  instant('Test Toll', '{0}', { effects: [mayPay([mana('{0}')], [gainLife(1)])] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));

describe('spells and abilities (112–113)', () => {
  it('mtg:112.1a a copy of a spell is listed as a spell', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Fork'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Spark' }).resolve();
    game.takeDefault('TARGETS');
    expect(game.view().stack.map((s) => [s.card, s.kind])).toEqual([
      ['Test Spark', 'SPELL'],
      ['Test Spark', 'SPELL'],
    ]);
  });

  it('mtg:112.2 who casts another player’s card controls the spell, and doesn’t own it', () => {
    const game = magicPosition([{ hand: ['Test Loan'] }, { graveyard: ['Test Bird'] }]);
    game.castAt(0, 'Test Loan', { card: 'Test Bird' }).resolve().choose(0, { kind: 'CAST', card: 'Test Bird' });
    expect(game.the('Test Bird', 'stack')).toMatchObject({ controller: 0, owner: 1 });
    expect(game.view().stack[0]).toMatchObject({ card: 'Test Bird', controller: 0 });
  });

  it('mtg:112.3 a spell has the abilities of its card', () => {
    const game = magicPosition([{ hand: ['Test Bird'] }, {}]).cast(0, 'Test Bird');
    expect(game.the('Test Bird', 'stack')).toMatchObject({ keywords: ['flying'], power: 1, types: ['Creature'] });
  });

  it('mtg:113.1a an ability that is given triggers as a printed one does', () => {
    const game = magicPosition([{ battlefield: ['Test Banner', 'Grizzly Bears'] }, {}]);
    expect(game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').resolve().life(0)).toBe(21);
  });

  it('mtg:113.1a a static ability that is given has its effect', () => {
    const game = magicPosition([{ hand: ['Test Drum'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test Drum', { card: 'Grizzly Bears' }).resolve();
    expect([game.figures('Grizzly Bears'), game.figures('Hill Giant')]).toEqual(['3/3', '4/4']);
  });

  it('mtg:113.3c what happens twice at once triggers twice', () => {
    const game = magicPosition([{ hand: ['Test Brood'], battlefield: ['Test Count'] }, {}]).cast(0, 'Test Brood');
    game.resolve().takeDefault('ORDER_TRIGGERS');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Count', 'Test Count']);
    expect(game.resolve().resolve().life(0)).toBe(22);
  });

  it('mtg:113.6b an ability that names exile is activated there', () => {
    const options = (mine: object) => offered(magicPosition([mine, {}]), 'ACTIVATE');
    expect([options({ exile: ['Test Echo'] }), options({ graveyard: ['Test Echo'] })]).toEqual([['Test Echo'], []]);
  });

  it('mtg:113.6g a sorcery that can’t be countered says so on the stack', () => {
    const left = (name: string) => {
      const game = magicPosition([{ hand: [name] }, { hand: ['Test No'] }])
        .cast(0, name)
        .pass();
      return game.castAt(1, 'Test No', { card: name }).resolve().view().stack.length;
    };
    expect([left('Test Certain Slow'), left('Test Sure')]).toEqual([1, 0]);
  });

  it('mtg:113.6h a token enters as its own ability says', () => {
    const game = magicPosition([{ hand: ['Test Late'] }, {}])
      .cast(0, 'Test Late')
      .resolve();
    expect(game.the('Snail').tapped).toBe(true);
  });

  it('mtg:113.6j that also where the cost that can be paid only there is not the first', () => {
    const game = magicPosition([{ hand: ['Test Cycle'], battlefield: ['Test Cycle'] }, {}]);
    expect(game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' ? [o.zone] : []))).toEqual(['hand']);
  });

  it('mtg:113.7 the source of a triggered ability is the permanent that has it', () => {
    const game = magicPosition([{ hand: ['Test Bird'], battlefield: ['Test Count'] }, {}])
      .cast(0, 'Test Bird')
      .resolve();
    expect(game.view().stack[0]).toMatchObject({ kind: 'ABILITY', source: game.the('Test Count').id });
  });

  it('mtg:113.7a what its source was like when it left counts', () => {
    const battlefield = [{ card: 'Test Brawler', counters: { '+1/+1': 2 } }];
    const game = magicPosition([{ battlefield }, {}]).activate(0, 'Test Brawler');
    expect(game.zones('Test Brawler')).toContain('graveyard');
    expect(game.resolve().life(1)).toBe(16);
  });

  it('mtg:113.8 a triggered ability is controlled by who controlled its source, not by its owner', () => {
    const game = magicPosition([{}, { battlefield: [{ card: 'Test Herald', controller: 0 }] }]).until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Herald', controller: 0 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });

  it('mtg:113.9 what says that it counters abilities counters one', () => {
    const game = magicPosition([{ battlefield: ['Test Font'] }, { hand: ['Test Stifle'] }]).activate(0, 'Test Font');
    game.pass().castAt(1, 'Test Stifle', { card: 'Test Font' }).resolve();
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
  });

  it('mtg:113.10 what loses all abilities loses activated ones too', () => {
    const game = magicPosition([{ hand: ['Test Blank'], battlefield: ['Test Brawler', 'Test Bird'] }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Brawler']);
    game.cast(0, 'Test Blank').resolve();
    expect([offered(game, 'ACTIVATE'), game.the('Test Bird').keywords]).toEqual([[], []]);
  });
});

describe('targets and priority (115–117)', () => {
  it('mtg:115.1a mtg-2003:401.2 a sorcery has a target as an instant has', () => {
    const game = magicPosition([{ hand: ['Test Slow Zap'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Slow Zap' });
    expect(game.decision().kind).toBe('TARGETS');
    expect(game.choose(0, { card: 'Hill Giant' }).view().stack[0]?.targets).toMatchObject([{ card: 'Hill Giant' }]);
  });

  it('mtg:115.2 a creature spell is no target of what says "creature"', () => {
    const game = magicPosition([{ hand: ['Test Raw', 'Test Bird'] }, {}]).cast(0, 'Test Bird');
    expect(offered(game, 'CAST')).toEqual([]);
    expect(offered(game.resolve(), 'CAST')).toEqual(['Test Raw']);
  });

  it('mtg:115.5 nor can an ability target itself', () => {
    const game = magicPosition([{ hand: ['Test Spark'], battlefield: ['Test Mirror', 'Test Mirror'] }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    game.cast(0, 'Test Spark', { player: 1 }).choose(0, { kind: 'ACTIVATE', card: 'Test Mirror', nth: 0 });
    expect(game.view().stack[0]).toMatchObject({ card: 'Test Mirror', targets: [{ card: 'Test Spark' }] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Mirror' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', options: { length: 2 } });
  });

  it('mtg:115.7d each of the targets may be changed or left', () => {
    const game = magicPosition([{ hand: ['Test Two Sparks', 'Test Fork'] }, {}]);
    game.cast(0, 'Test Two Sparks', { player: 1 }, { player: 1 }).castAt(0, 'Test Fork', { card: 'Test Two Sparks' });
    game.resolve().choose(0, { player: 1 }).choose(0, { player: 0 });
    expect(game.view().stack[0]?.targets).toMatchObject([{ player: 1 }, { player: 0 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([18, 19]);
  });

  it('mtg:115.7d a new target must be a legal one', () => {
    const game = magicPosition([
      { hand: ['Test Zap', 'Test Fork'], battlefield: ['Hill Giant', 'Grizzly Bears'] },
      { battlefield: ['Test Veil', 'Air Elemental'] },
    ]);
    game.cast(0, 'Test Zap', { card: 'Hill Giant' }).castAt(0, 'Test Fork', { card: 'Test Zap' }).resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Hill Giant', 'Grizzly Bears']);
  });

  it('mtg:117.1b abilities are activated in every step, and in response', () => {
    const game = magicPosition([{ hand: ['Test Spark'], battlefield: ['Test Font'] }, {}]);
    expect(offered(game.cast(0, 'Test Spark', { player: 1 }), 'ACTIVATE')).toEqual(['Test Font']);
    game.resolve();
    for (const step of ['beginningOfCombat', 'end'])
      expect(offered(game.until({ step, kind: 'PRIORITY' }), 'ACTIVATE')).toEqual(['Test Font']);
  });

  it('mtg:117.2c combat damage has been dealt when somebody has priority in its step', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, {}]).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Grizzly Bears').until({ step: 'combatDamage', kind: 'PRIORITY' });
    expect(game.life(1)).toBe(18);
  });

  it('mtg:117.2d state-based actions don’t wait for the stack to be empty', () => {
    const game = magicPosition([{ hand: ['Test Spark', 'Test Zap'], battlefield: ['Test Bird'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 }).castAt(0, 'Test Zap', { card: 'Test Bird' }).resolve();
    expect([game.view().stack.map((s) => s.card), game.zones('Test Bird')]).toEqual([['Test Spark'], ['graveyard']]);
  });

  it('mtg:117.3a the active player has priority first in all steps but the untap and cleanup steps', () => {
    const game = magicPosition([{}, {}], { turn: { number: 3, active: 0, step: 'upkeep' } });
    const seen: unknown[] = [];
    while (game.view().turn.number === 3) {
      const { step, phase } = game.view().turn;
      if (game.decision().kind === 'PRIORITY' && seen.at(-1) !== (step ?? phase)) {
        seen.push(step ?? phase);
        expect(game.decision().seat).toBe(0);
      }
      game.answer(game.decision().seat, game.decision().default);
    }
    expect(seen).toEqual([
      ...['upkeep', 'draw', 'precombatMain', 'beginningOfCombat', 'declareAttackers', 'endOfCombat'],
      ...['postcombatMain', 'end'],
    ]);
  });

  it('mtg:117.3b the active player has priority after another’s ability resolves; mtg:117.3c that player before it', () => {
    const game = magicPosition([{}, { battlefield: ['Test Font'] }])
      .pass()
      .activate(1, 'Test Font');
    expect(game.decision().seat).toBe(1);
    expect(game.resolve().decision()).toMatchObject({ kind: 'PRIORITY', seat: 0 });
  });

  it('mtg:117.7 an ability activated in response resolves first', () => {
    const game = magicPosition([{ hand: ['Test Spark'], battlefield: ['Test Font'] }, {}]);
    game.cast(0, 'Test Spark', { player: 1 }).activate(0, 'Test Font').resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 20]);
  });
});

describe('costs (118)', () => {
  it('mtg:118.2 who pays by hand is asked which mana abilities to activate', () => {
    const hand = { hand: ['Shock'], battlefield: lands(2, 'Mountain') };
    const game = magicPosition([hand, {}], { options: { payment: 'manual' } }).cast(0, 'Shock', { player: 1 });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Mountain', 'Mountain']);
  });

  it('mtg:118.3a colorless mana is taken out of the pool as well', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], mana: '{G}{C}{C}' }, {}]).cast(0, 'Grizzly Bears');
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { C: 1 } } });
  });

  it('mtg:118.5 a cost of {0} is not paid by itself', () => {
    const game = magicPosition([{ hand: ['Test Toll'] }, {}])
      .cast(0, 'Test Toll')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    expect(game.answer(0, { confirm: false }).life(0)).toBe(20);
  });

  it('mtg:118.5a an ability that costs {0} is activated like any other', () => {
    const game = magicPosition([{ battlefield: ['Test Font'] }, {}]);
    expect([offered(game, 'ACTIVATE'), game.life(0)]).toEqual([['Test Font'], 20]);
    expect(game.activate(0, 'Test Font').resolve().life(0)).toBe(21);
  });
});
