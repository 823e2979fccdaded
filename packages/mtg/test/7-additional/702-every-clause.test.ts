/** Each clause of a rule by itself: keyword abilities (702). */
import type { Filter } from '@arbiter/engine';
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  artifact,
  attach,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  each,
  enchant,
  exile,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  opponentControls,
  permanent,
  plus,
  protectionFrom,
  rule,
  spell,
  t,
  target,
  untilEndOfTurn,
  withKeyword,
} from '../../src/language/builders.js';

const artifactCard = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
const shoots = activated([{ pay: 'sacrifice', what: 'self' }], {
  targets: [target(anyTarget)],
  effects: [damage(1, t(0))],
});
const aura = (name: string, ...from: Filter[]) =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      ...from.map((f) => keyword('enchant', { from: f })),
      spell({ targets: [target(permanent)], effects: [] }),
    ],
  });

ownCards(
  creatureCard('Test Asp', '{0}', 'Snake', '1/1', keyword('deathtouch')),
  creatureCard('Test Boar', '{0}', 'Boar', '4/4', keyword('trample')),
  creatureCard('Test Wall', '{0}', 'Wall', '0/5', continuous('self', [rule('blocksAny')])),
  creatureCard('Test Viper', '{0}', 'Snake', '3/3', keyword('deathtouch'), keyword('deathtouch'), keyword('trample')),
  creatureCard('Test Bomb', '{0}', 'Goblin', '1/1', shoots),
  creatureCard('Test Venom', '{0}', 'Goblin', '1/1', shoots, keyword('deathtouch')),
  instant('Test Gift', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has('deathtouch'), has('lifelink'))],
  }),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'deathtouch' })],
  }),
  aura('Test Both', artifact, creature),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  creatureCard('Test Fencer', '{0}', 'Human', '2/2', keyword('first strike')),
  creatureCard('Test Red Hex', '{0}', 'Human', '2/2', keyword('hexproof', { from: color('R'), label: 'red' })),
  instant('Test Spark', '{R}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Unveil', '{0}', { effects: [exile(each(withKeyword('hexproof')))] }),
  creatureCard('Test Leech', '{0}', 'Leech', '1/1', keyword('lifelink'), shoots),
  creatureCard('Test Vampire', '{0}', 'Vampire', '2/3', keyword('lifelink')),
  creatureCard('Test Saint', '{0}', 'Human', '2/2', protectionFrom([], 'everything')),
  creatureCard('Test Loner', '{0}', 'Human', '2/2', protectionFrom(opponentControls, 'your opponents')),
  artifactCard('Test Wand', activated([], { targets: [target(creature)], effects: [damage(1, t(0))] })),
  instant('Test Quake', '{0}', { effects: [damage(5, each(creature))] }),
  instant('Test Blast', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Sword', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('equip', { cost: [mana('{0}')] }), continuous('attached', plus(1, 1))],
  }),
  card('Test Halo', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', plus(1, 1))],
  }),
  // It targets nothing, so protection from its color or its controller does not matter.
  instant('Test Weld', '{0}', {
    effects: [attach({ each: [permanent, { named: 'Test Sword' }] }, { each: [creature, { named: 'Test Loner' }] })],
  }),
  creatureCard('Test Veiled', '{0}', 'Human', '2/2', keyword('shroud')),
  creatureCard('Test Bird', '{0}', 'Bird', '1/1', keyword('flying')),
  creatureCard('Test Monk', '{0}', 'Monk', '1/1', keyword('prowess')),
  instant('Test Chant', '{0}', { effects: [gainLife(1)] }),
);

const attacked = (attackers: string[], blockers: string[]): Play =>
  magicPosition([{ battlefield: attackers }, { battlefield: blockers }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...attackers)
    .until({ kind: 'BLOCKERS' });
/** The attackers that a blocker may block. */
const mayBlock = (attacker: string, blocker: string): boolean => {
  const game = magicPosition([{ battlefield: [attacker] }, { battlefield: [blocker] }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, attacker)
    .until({ step: 'declareBlockers' });
  const [asked] = game.decisions();
  if (asked?.kind !== 'BLOCKERS') return false;
  return (asked.from ?? []).some((o) => o.card === blocker);
};
const aimsOf = (game: Play, what: string): unknown[] => {
  const choice = game.decision().options.find((o) => o.card === what && o.kind !== 'PASS');
  if (!choice) return [];
  game.choose(0, { kind: String(choice.kind), card: what });
  const asked = game.decision();
  const found =
    asked.kind === 'TARGETS' ? asked.options : (game.view().stack[0] as { targets?: { card?: string }[] }).targets;
  return (found ?? []).map((o) => o.card);
};

describe('every clause: combat keywords (702.2–702.20)', () => {
  it('mtg:702.2c what another creature with deathtouch is assigned to needs no more', () => {
    const game = attacked(['Test Asp', 'Test Boar'], ['Test Wall']);
    game.block(1, ['Test Wall', 'Test Asp'], ['Test Wall', 'Test Boar']).until({ kind: 'COMBAT_DAMAGE' });
    expect(game.decision().options[0]).toMatchObject({ card: 'Test Wall', lethal: 0 });
  });
  it('mtg:702.2f of a creature with deathtouch twice one damage is lethal', () => {
    const game = attacked(['Test Viper'], ['Test Wall']).block(1, ['Test Wall', 'Test Viper']);
    expect(game.until({ kind: 'COMBAT_DAMAGE' }).decision().options[0]).toMatchObject({ lethal: 1 });
  });

  const shot = (bomb: string, ...before: string[]) => {
    const game = magicPosition([{ hand: before, battlefield: [bomb] }, { battlefield: ['Hill Giant'] }]);
    for (const name of before) game.cast(0, name, { card: bomb }).resolve();
    game.activate(0, bomb, { card: 'Hill Giant' }).resolve();
    return game;
  };
  it('mtg:702.2e deathtouch that it was given counts, and what it lost does not', () => {
    expect(shot('Test Bomb').zones('Hill Giant')).toEqual(['battlefield']);
    expect(shot('Test Bomb', 'Test Gift').zones('Hill Giant')).toEqual(['graveyard']);
    expect(shot('Test Venom').zones('Hill Giant')).toEqual(['graveyard']);
    expect(shot('Test Venom', 'Test Theft').zones('Hill Giant')).toEqual(['battlefield']);
  });
  it('mtg:702.2b any damage of a source with deathtouch destroys a creature, in combat or not', () => {
    const wand = creatureCard('Test Biter', '{0}', 'Snake', '1/1', keyword('deathtouch'), {
      ...activated([], { targets: [target(creature)], effects: [damage(1, t(0))] }),
    });
    const theirs = { battlefield: ['Hill Giant'] };
    const game = magicPosition([{ battlefield: ['Test Biter'] }, theirs], { definitions: [wand] });
    game.activate(0, 'Test Biter', { card: 'Hill Giant' }).resolve();
    expect([game.zones('Hill Giant'), game.zones('Test Biter')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:702.15c lifelink that it was given counts', () => {
    expect([shot('Test Bomb').life(0), shot('Test Bomb', 'Test Gift').life(0)]).toEqual([20, 21]);
  });
  it('mtg:702.15c who controlled it last gains the life', () => {
    const game = magicPosition([{}, { battlefield: ['Test Leech'] }])
      .pass()
      .activate(1, 'Test Leech', { player: 0 })
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 21]);
  });
  it('mtg:702.15e each of several sources gains life for its own controller', () => {
    const game = attacked(['Test Leech'], ['Test Vampire']).block(1, ['Test Vampire', 'Test Leech']);
    game.until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([21, 22]);
  });

  it('mtg:702.7b a blocker with first strike deals its damage first', () => {
    const game = attacked(['Grizzly Bears'], ['Test Fencer']).block(1, ['Test Fencer', 'Grizzly Bears']);
    game.until({ step: 'postcombatMain' });
    expect([game.zones('Grizzly Bears'), game.zones('Test Fencer')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:702.17b creatures with flying or reach block one with flying, others do not', () => {
    const blockers = ['Grizzly Bears', 'Test Bird', 'Giant Spider'];
    expect(blockers.map((name) => mayBlock('Test Bird', name))).toEqual([false, true, true]);
  });
});

describe('every clause: enchanting and being targeted (702.5–702.18)', () => {
  it('mtg:702.5c an Aura stays on what fits all of its enchant abilities, and on nothing else', () => {
    const on = (host: string): string[] => {
      const game = magicPosition([
        {
          battlefield: [
            { card: host, as: 'h' },
            { card: 'Test Both', attachedTo: 'h' },
          ],
        },
        {},
      ]);
      return game.until({ step: 'beginningOfCombat' }).zones('Test Both');
    };
    expect(['Memnite', 'Test Vase', 'Grizzly Bears'].map(on)).toEqual([['battlefield'], ['graveyard'], ['graveyard']]);
  });

  it('mtg:702.11d its own controller may target it with what it has hexproof from', () => {
    const mine = { hand: ['Test Spark'], battlefield: ['Mountain', 'Test Red Hex'] };
    expect(aimsOf(magicPosition([mine, { battlefield: ['Test Red Hex'] }]), 'Test Spark')).toEqual(['Test Red Hex']);
    const theirs = { hand: ['Test Spark'], battlefield: ['Mountain'] };
    expect(aimsOf(magicPosition([theirs, { battlefield: ['Test Red Hex'] }]), 'Test Spark')).toEqual([]);
  });
  it('mtg:702.11d it keeps off the opponents of its controller, its owner among them', () => {
    const mine = { hand: ['Test Spark'], battlefield: ['Mountain', { card: 'Test Red Hex', controller: 1 }] };
    expect(aimsOf(magicPosition([mine, {}]), 'Test Spark')).toEqual([]);
    const lent = { hand: ['Test Spark'], battlefield: ['Mountain'] };
    const theirs = { battlefield: [{ card: 'Test Red Hex', controller: 0 }] };
    expect(aimsOf(magicPosition([lent, theirs]), 'Test Spark')).toEqual(['Test Red Hex']);
  });
  it('mtg:702.11e what looks for hexproof finds hexproof from something', () => {
    const game = magicPosition([{ hand: ['Test Unveil'], battlefield: ['Test Red Hex', 'Memnite'] }, {}]);
    game.cast(0, 'Test Unveil').resolve();
    expect([game.zones('Test Red Hex'), game.zones('Memnite')]).toEqual([['exile'], ['battlefield']]);
  });

  it('mtg:702.16j what has protection from everything is targeted by nothing', () => {
    const saint = { battlefield: ['Test Saint', 'Memnite'] };
    expect(aimsOf(magicPosition([{ hand: ['Test Blast'] }, saint]), 'Test Blast')).toEqual(['Memnite']);
    expect(aimsOf(magicPosition([{ battlefield: ['Test Wand'] }, saint]), 'Test Wand')).toEqual(['Memnite']);
  });
  it('mtg:702.16j what has protection from everything is blocked by nothing', () => {
    expect([mayBlock('Test Saint', 'Grizzly Bears'), mayBlock('Memnite', 'Grizzly Bears')]).toEqual([false, true]);
  });
  it('mtg:702.16j what has protection from everything is dealt no damage', () => {
    const game = magicPosition([{ hand: ['Test Quake'], battlefield: ['Test Saint', 'Memnite'] }, {}]);
    game.cast(0, 'Test Quake').resolve();
    expect([game.zones('Test Saint'), game.zones('Memnite')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg:702.16k what has protection from a player is not blocked by that player’s creatures', () => {
    expect(mayBlock('Test Loner', 'Grizzly Bears')).toBe(false);
  });
  it('mtg:702.16k what has protection from a player is dealt no damage by what that player controls', () => {
    const loner = { battlefield: ['Test Loner'] };
    const theirs = magicPosition([{ hand: ['Test Quake'] }, loner])
      .cast(0, 'Test Quake')
      .resolve();
    const own = magicPosition([{ ...loner, hand: ['Test Quake'] }, {}])
      .cast(0, 'Test Quake')
      .resolve();
    expect([theirs.zones('Test Loner'), own.zones('Test Loner')]).toEqual([['battlefield'], ['graveyard']]);
  });
  it('mtg:702.16k what has protection from a player is not equipped with what that player controls', () => {
    const attachedTo = (mine: string[], theirs: string[]) =>
      magicPosition([{ hand: ['Test Weld'], battlefield: ['Test Loner', ...mine] }, { battlefield: theirs }])
        .cast(0, 'Test Weld')
        .resolve()
        .happened('ATTACHED').length;
    expect([attachedTo(['Test Sword'], []), attachedTo([], ['Test Sword'])]).toEqual([1, 0]);
  });

  it('mtg:702.18a abilities don’t target what has shroud', () => {
    const game = magicPosition([{ battlefield: ['Test Wand'] }, { battlefield: ['Test Veiled', 'Memnite'] }]);
    expect(aimsOf(game, 'Test Wand')).toEqual(['Memnite']);
  });
});

describe('every clause: prowess (702.108)', () => {
  it('mtg:702.108a it triggers on each noncreature spell', () => {
    const game = magicPosition([{ hand: ['Test Chant', 'Test Chant', 'Memnite'], battlefield: ['Test Monk'] }, {}]);
    for (const name of ['Test Chant', 'Test Chant', 'Memnite']) game.cast(0, name).resolveAll();
    expect(game.figures('Test Monk')).toBe('3/3');
  });
});
