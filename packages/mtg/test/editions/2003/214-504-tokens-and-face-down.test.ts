/** Tokens, face-down creatures and what an effect made a creature (214, 302–314, 503, 504) are under the same rules as others. */
import { ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  exile,
  gainLife,
  instant,
  keyword,
  mana,
  putOntoBattlefield,
  sorcery,
  t,
  tapIt,
  target,
  token,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { asked, fight, many, position, waiting } from './table.js';

ownCards(
  sorcery('Test Levy', '{0}', { effects: [create(token('Recruit', 'Creature — Recruit', ['R'], '2/3'))] }),
  instant('Test Sleep', '{0}', { effects: [tapIt({ each: creature })] }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  card('Test Engine', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      activated([], {
        effects: [
          untilEndOfTurn(
            'self',
            { mod: 'set', prop: 'types', value: ['Artifact', 'Creature'] },
            { mod: 'set', prop: 'power', value: 2 },
            { mod: 'set', prop: 'toughness', value: 2 },
          ),
        ],
      }),
    ],
  }),
  creatureCard('Test Lurker', '{4}{G}', 'Beast', '5/5', keyword('morph', { cost: [mana('{G}')] })),
  card('Test Hero', {
    cost: '{2}',
    type: 'Legendary Creature — Elf',
    power: 3,
    toughness: 3,
    abilities: [keyword('morph', { cost: [mana('{G}')] })],
  }),
  instant('Test Flicker', '{0}', {
    targets: [target(creature)],
    effects: [exile(t(0), 'it'), putOntoBattlefield({ now: { saved: 'it' } })],
  }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Mantle', { cost: '{0}', type: 'Enchantment — Aura', abilities: [...enchant(creature)] }),
  instant('Test Gain', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
);

const names = (game: Play): unknown[] => (game.decision().from ?? []).map(({ card: name }) => name);
const down = (name: string, more = {}) => ({ card: name, faceDown: true, ...more });

describe('untapping and attacking', () => {
  it('mtg-2003:302.1 tokens and what an effect gave to a player untap with all else', () => {
    const mine = { hand: ['Test Levy', 'Test Theft', 'Test Sleep'], battlefield: ['Grizzly Bears'] };
    const game = position(mine, { battlefield: ['Hill Giant'] })
      .cast(0, 'Test Levy')
      .resolve();
    game.castAt(0, 'Test Theft', { card: 'Hill Giant' }).resolve().cast(0, 'Test Sleep').resolve();
    const tapped = (): unknown => ['Recruit', 'Hill Giant', 'Grizzly Bears'].map((name) => game.the(name).tapped);
    expect(tapped()).toEqual([true, true, true]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(tapped()).toEqual([true, true, true]);
    game.until({ turn: 5, step: 'upkeep' });
    expect(tapped()).toEqual([false, false, false]);
  });

  it('mtg-2003:308.1 tokens and what was taken attack from the next turn on, and what was there and became a creature at once', () => {
    const mine = { hand: ['Test Levy', 'Test Theft'], battlefield: ['Test Engine'] };
    const game = position(mine, { battlefield: ['Hill Giant'] })
      .cast(0, 'Test Levy')
      .resolve();
    game.castAt(0, 'Test Theft', { card: 'Hill Giant' }).resolve().activate(0, 'Test Engine').resolve();
    expect(names(game.until({ kind: 'ATTACKERS' }))).toEqual(['Test Engine']);
    game.attack(0, 'Test Engine');
    expect([...names(game.until({ turn: 5, kind: 'ATTACKERS' }))].sort()).toEqual(['Hill Giant', 'Recruit']);
  });

  it('mtg-2003:309.1 tokens and face-down creatures block', () => {
    const game = position({ hand: ['Test Levy'], battlefield: [down('Test Lurker')] }, { battlefield: ['Hill Giant'] });
    game.cast(0, 'Test Levy').resolve().until({ turn: 4, kind: 'ATTACKERS' }).attack(1, 'Hill Giant');
    game.until({ kind: 'BLOCKERS' });
    expect(game.decision().from).toHaveLength(2);
    const from = [game.the('Recruit').id, game.the('Test Lurker').id];
    game.answer(0, { assign: from.map((object) => ({ from: { object }, to: { card: 'Hill Giant' } })) });
    while (game.view().turn.step !== 'endOfCombat') game.answer(game.decision().seat, game.decision().default);
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });
});

describe('combat damage and damage', () => {
  it('mtg-2003:310.1a a creature assigns its power with its counters, and face down that of a face-down creature', () => {
    const game = position({
      battlefield: [down('Test Lurker'), { card: 'Grizzly Bears', counters: { '+1/+1': 2 } }],
    }).until({ kind: 'ATTACKERS' });
    const from = [game.the('Test Lurker').id, game.the('Grizzly Bears').id];
    game.answer(0, { assign: from.map((object) => ({ from: { object }, to: { player: 1 } })) });
    expect(game.until({ step: 'endOfCombat' }).life(1)).toBe(14);
  });

  it('mtg-2003:310.4 what left and came back deals what it was assigned as it was, and is dealt nothing', () => {
    const met = (who: string): Play => {
      const game = fight(
        { hand: ['Test Flicker'], battlefield: ['Hill Giant', 'Gray Ogre'] },
        { battlefield: ['Craw Wurm'] },
        ['Hill Giant', 'Gray Ogre'],
        ['Craw Wurm', 'Hill Giant'],
      ).until({ step: 'combatDamage' });
      expect(waiting(game)).toHaveLength(3);
      return game.castAt(0, 'Test Flicker', { card: who }).resolve().resolve();
    };
    const attacker = met('Gray Ogre');
    expect([attacker.life(1), attacker.zones('Hill Giant')]).toEqual([18, ['graveyard']]);
    const blocked = met('Hill Giant');
    expect([blocked.the('Craw Wurm').damage, blocked.the('Hill Giant').damage ?? 0]).toEqual([3, 0]);
  });

  it('mtg-2003:314.1b the damage of tokens and face-down creatures goes as that of others', () => {
    const mine = { hand: ['Test Levy', 'Test Sting', 'Test Sting'], battlefield: [down('Test Lurker')] };
    const game = position(mine).cast(0, 'Test Levy').resolve();
    for (const name of ['Recruit', 'Test Lurker'])
      game.choose(0, { kind: 'CAST', card: 'Test Sting', nth: 0 } as never, { object: game.the(name).id }).resolve();
    const damaged = (): unknown => ['Recruit', 'Test Lurker'].map((name) => game.the(name).damage ?? 0);
    expect(damaged()).toEqual([1, 1]);
    game.until({ turn: 4, step: 'upkeep' });
    expect(damaged()).toEqual([0, 0]);
  });
});

describe('Auras, legends and copies', () => {
  it('mtg-2003:214.8e an Aura on a token goes as that leaves', () => {
    const game = position({ hand: ['Test Levy', 'Test Mantle', 'Test Blast'] })
      .cast(0, 'Test Levy')
      .resolve();
    game.castAt(0, 'Test Mantle', { card: 'Recruit' }).resolve();
    game.castAt(0, 'Test Blast', { card: 'Recruit' }).resolve();
    expect([game.zones('Recruit'), game.zones('Test Mantle')]).toEqual([[], ['graveyard']]);
  });

  it('mtg-2003:215.1 a legend that lies face down is none', () => {
    const game = position({ hand: ['Test Gain'], battlefield: ['Test Hero', down('Test Hero')] }).cast(0, 'Test Gain');
    expect([game.zones('Test Hero'), asked(game)]).toEqual([['battlefield', 'battlefield'], '0:PRIORITY']);
  });

  it('mtg-2003:503.2 a copy of a face-down creature is one without a name, and no copy of its card', () => {
    const game = position({ hand: ['Clone'], battlefield: [down('Test Lurker'), ...many('Island', 4)] });
    const lurker = String(game.the('Test Lurker').id);
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'PRIORITY')
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ object: lurker }] });
    expect(game.the('Clone')).toMatchObject({ name: '', power: 2, toughness: 2, subtypes: [], colors: [] });
  });

  it('mtg-2003:503.4 a face-down creature that becomes a copy stays face down', () => {
    const game = position({ hand: ['Test Guise'], battlefield: [down('Test Lurker'), 'Craw Wurm'] });
    const lurker = String(game.the('Test Lurker').id);
    game.cast(0, 'Test Guise').choose(0, { object: lurker });
    while (!game.waiting()) game.choose(0, { card: 'Craw Wurm' });
    expect(game.resolve().the('Test Lurker')).toMatchObject({ name: '', power: 2, toughness: 2 });
  });

  it('mtg-2003:504.6 what lies face down is shown as its player concedes', () => {
    const game = position({}, { battlefield: [down('Test Lurker')] });
    const conceded = game.service.concede(game.state, 1);
    if (!conceded.ok) throw new Error(conceded.error.detail);
    const over = new Play(game.service, conceded.value.state);
    expect(over.result()?.winners).toEqual([0]);
    const told = game.service.redactEvents(conceded.value.events, 0);
    expect(JSON.stringify(told)).toContain('Test Lurker');
  });
});
