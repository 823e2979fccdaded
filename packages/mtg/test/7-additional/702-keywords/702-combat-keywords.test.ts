/** Keyword abilities that matter in combat: each by its rule, played through a combat. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, creatureCard, damage, instant, keyword, t, target } from '../../../src/language/builders.js';

const bearer = (name: string, figures: string, ...values: Parameters<typeof keyword>[1][]): void =>
  ownCards(
    creatureCard(
      `Test ${name}`,
      '{W}',
      'Human',
      figures,
      ...(values.length > 0 ? values : [{}]).map((v) => keyword(name, v)),
    ),
  );
bearer('rampage', '2/6', { value: 2 });
bearer('flanking', '2/2', {}, {});
bearer('bushido', '2/2', { value: 1 }, { value: 2 });
bearer('frenzy', '1/1', { value: 2 });
bearer('exalted', '1/1', {}, {});
bearer('annihilator', '3/3', { value: 2 });
bearer('battle cry', '1/1', {});
bearer('afflict', '2/2', { value: 3 });
bearer('mentor', '2/2', {});
bearer('decayed', '2/2');
bearer('absorb', '2/2', { value: 1 });
for (const name of ['shadow', 'horsemanship', 'fear', 'skulk', 'wither', 'infect']) bearer(name, '2/2', {}, {});
ownCards(
  creatureCard('Test Knight', '{W}', 'Human Knight', '2/2', keyword('flanking')),
  card('Test Golem', { cost: '{3}', type: 'Artifact Creature — Golem', power: 3, toughness: 3 }),
  creatureCard('Test Shade', '{B}', 'Shade', '3/3'),
  instant('Test Twin Shock', '{0}', { targets: [target(creature)], effects: [damage(2, t(0)), damage(2, t(0))] }),
);

/** These attack; each named blocker blocks the first of them. It goes on until combat is over. */
function fight(attackers: string[], blockers: string[], others: string[] = []): Play {
  const game = magicPosition([{ battlefield: attackers }, { battlefield: [...blockers, ...others] }]);
  game.until({ kind: 'ATTACKERS' }).attack(0, ...attackers);
  if (blockers.length > 0) {
    game.until({ kind: 'BLOCKERS' }).block(1, ...blockers.map((b): [string, string] => [b, attackers[0] ?? '']));
  }
  return game;
}
/** Which of these may block it. */
function mayBlock(attacker: string, ...blockers: string[]): string[] {
  const game = magicPosition([{ battlefield: [attacker] }, { battlefield: blockers }]);
  game.until({ kind: 'ATTACKERS' }).attack(0, attacker).until({ kind: 'BLOCKERS' });
  return (game.decision().from ?? []).map((o) => String(o.card));
}

describe('keywords that trigger in combat', () => {
  it('mtg:702.23a mtg-2003:502.12a rampage counts the blockers beyond the first', () => {
    const figures = (...blockers: string[]) => fight(['Test rampage'], blockers).resolveAll().figures('Test rampage');
    expect(figures('Grizzly Bears')).toBe('2/6');
    expect(figures('Grizzly Bears', 'Llanowar Elves', 'Hill Giant')).toBe('6/10');
  });
  it('mtg:702.23b mtg-2003:502.12b the bonus of rampage counts who still blocks as it resolves, and stays', () => {
    const game = magicPosition([
      { battlefield: ['Test rampage'], hand: ['Test Twin Shock'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test rampage').until({ kind: 'BLOCKERS' });
    game.block(1, ['Grizzly Bears', 'Test rampage'], ['Hill Giant', 'Test rampage']);
    game.cast(0, 'Test Twin Shock', { card: 'Grizzly Bears' }).resolve().resolve();
    expect(game.figures('Test rampage')).toBe('2/6');
  });
  it('mtg:702.25a mtg-2003:502.3b flanking weakens each blocker without flanking', () => {
    const game = fight(['Test flanking'], ['Hill Giant', 'Test Knight']);
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    game.resolveAll();
    expect([game.figures('Hill Giant'), game.figures('Test Knight')]).toEqual(['1/1', '2/2']);
  });
  it('mtg:702.25b mtg-2003:502.3c each instance of flanking triggers by itself', () => {
    const game = fight(['Test flanking'], ['Grizzly Bears']).takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
  });
  it('mtg:702.45a bushido as it becomes blocked, once for all blockers', () => {
    const game = fight(['Test bushido'], ['Grizzly Bears', 'Hill Giant']).takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.figures('Test bushido')).toBe('5/5');
    const blocker = fight(['Hill Giant'], ['Test bushido']).takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(blocker.figures('Test bushido')).toBe('5/5');
  });
  it('mtg:702.45b as it blocks each instance of bushido triggers', () => {
    const game = fight(['Hill Giant'], ['Test bushido']).takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(game.figures('Test bushido')).toBe('5/5');
  });
  it('mtg:702.68a frenzy only where nothing blocks it', () => {
    expect(fight(['Test frenzy'], []).until({ step: 'postcombatMain' }).life(1)).toBe(17);
    const blocked = fight(['Test frenzy', 'Grizzly Bears'], ['Hill Giant']).resolveAll();
    expect(blocked.figures('Test frenzy')).toBe('1/1');
  });
  it('mtg:702.83a exalted for the creature that attacks alone, whichever of yours it is', () => {
    const game = magicPosition([{ battlefield: ['Test exalted', 'Grizzly Bears'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').takeDefault('ORDER_TRIGGERS').resolveAll();
    expect([game.figures('Grizzly Bears'), game.figures('Test exalted')]).toEqual(['4/4', '1/1']);
  });
  it('mtg:702.83b two attackers are not alone, and exalted sees no opponent’s', () => {
    const pair = fight(['Test exalted', 'Grizzly Bears'], []);
    expect(pair.happened('ABILITY_TRIGGERED')).toEqual([]);
    const theirs = fight(['Grizzly Bears'], [], ['Test exalted']);
    expect(theirs.happened('ABILITY_TRIGGERED')).toEqual([]);
  });
  it('mtg:702.86a annihilator makes the defending player choose what to sacrifice', () => {
    const game = fight(['Test annihilator'], [], ['Forest', 'Hill Giant', 'Island']).resolve();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'SACRIFICE' });
    game.choose(1, [{ card: 'Forest' }, { card: 'Island' }]);
    expect([game.zones('Forest'), game.zones('Hill Giant')]).toEqual([['graveyard'], ['battlefield']]);
  });
  it('mtg:702.91a battle cry is for the others that attack', () => {
    const game = magicPosition([{ battlefield: ['Test battle cry', 'Grizzly Bears', 'Hill Giant'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test battle cry', 'Grizzly Bears').resolveAll();
    const figures = ['Test battle cry', 'Grizzly Bears', 'Hill Giant'].map((name) => game.figures(name));
    expect(figures).toEqual(['1/1', '3/2', '3/3']);
  });
  it('mtg:702.130a afflict costs the defending player life, once, however many block', () => {
    expect(fight(['Test afflict'], ['Hill Giant', 'Grizzly Bears']).resolveAll().life(1)).toBe(17);
  });
  it('mtg:702.134a mentor helps an attacker with less power alone', () => {
    const game = magicPosition([{ battlefield: ['Test mentor', 'Llanowar Elves', 'Test Knight'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test mentor', 'Llanowar Elves', 'Test Knight').resolveAll();
    expect([game.figures('Llanowar Elves'), game.figures('Test Knight')]).toEqual(['2/2', '2/2']);
  });
  it('mtg:702.147a decayed can’t block, and having attacked it is sacrificed at end of combat', () => {
    expect(mayBlock('Grizzly Bears', 'Test decayed', 'Hill Giant')).toEqual(['Hill Giant']);
    const game = fight(['Test decayed'], []).resolveAll();
    expect(game.until({ step: 'combatDamage' }).zones('Test decayed')).toEqual(['battlefield']);
    expect(game.until({ step: 'postcombatMain' }).zones('Test decayed')).toEqual(['graveyard']);
  });
});

describe('evasion', () => {
  const all = ['Grizzly Bears', 'Test Golem', 'Test Shade', 'Test shadow', 'Test horsemanship', 'Llanowar Elves'];

  it('mtg:702.28b mtg-2003:502.8b shadow blocks and is blocked by shadow', () => {
    expect(mayBlock('Test shadow', ...all)).toEqual(['Test shadow']);
    expect(mayBlock('Grizzly Bears', 'Test shadow', 'Hill Giant')).toEqual(['Hill Giant']);
  });
  it('mtg:702.31b mtg-2003:502.17b horsemanship is blocked by horsemanship, and blocks whatever it likes', () => {
    expect(mayBlock('Test horsemanship', ...all)).toEqual(['Test horsemanship']);
    expect(mayBlock('Grizzly Bears', 'Test horsemanship', 'Hill Giant')).toEqual(['Test horsemanship', 'Hill Giant']);
  });
  it('mtg:702.36b mtg-2003:502.25b fear is blocked by artifact creatures and black creatures', () => {
    expect(mayBlock('Test fear', ...all)).toEqual(['Test Golem', 'Test Shade']);
  });
  it('mtg:702.118b skulk is not blocked by greater power', () => {
    expect(mayBlock('Test skulk', 'Grizzly Bears', 'Test Golem', 'Llanowar Elves')).toEqual([
      'Grizzly Bears',
      'Llanowar Elves',
    ]);
  });
});

describe('damage in other forms', () => {
  const dealt = (name: string, ...blockers: string[]): Play =>
    fight([`Test ${name}`], blockers).until({ step: 'postcombatMain' });

  it('mtg:702.80a wither puts -1/-1 counters on creatures, and players lose life', () => {
    const game = dealt('wither', 'Craw Wurm');
    expect([game.figures('Craw Wurm'), game.the('Craw Wurm').damage ?? 0]).toEqual(['4/2', 0]);
    expect(dealt('wither').life(1)).toBe(18);
  });
  it('mtg:702.80d two instances of wither wound once', () => {
    expect(dealt('wither', 'Craw Wurm').the('Craw Wurm').counters).toEqual({ '-1/-1': 2 });
  });
  it('mtg:702.90b infect gives players poison instead of taking life', () => {
    const game = dealt('infect');
    expect([game.life(1), (game.view().players[1] as { counters?: unknown }).counters]).toEqual([20, { poison: 2 }]);
  });
  it('mtg:702.90c infect wounds creatures by counters', () => {
    const game = dealt('infect', 'Craw Wurm');
    expect([game.the('Craw Wurm').counters, game.the('Craw Wurm').damage ?? 0]).toEqual([{ '-1/-1': 2 }, 0]);
  });
  it('mtg:702.64a absorb prevents so much of the damage of a source', () => {
    const game = fight(['Grizzly Bears'], ['Test absorb']).until({ step: 'postcombatMain' });
    expect(game.the('Test absorb').damage).toBe(1);
  });
  it('mtg:702.64b absorb prevents anew each time, also of the same source', () => {
    const game = magicPosition([{ hand: ['Test Twin Shock'], battlefield: ['Test absorb'] }, {}]);
    game.castAt(0, 'Test Twin Shock', { card: 'Test absorb' }).resolve();
    expect(game.zones('Test absorb')).toEqual(['graveyard']);
    const once = magicPosition([
      { battlefield: ['Test absorb'] },
      { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    ]);
    once.until({ kind: 'ATTACKERS' }).attack(0, 'Test absorb').until({ kind: 'BLOCKERS' });
    once
      .block(1, ['Grizzly Bears', 'Test absorb'], ['Llanowar Elves', 'Test absorb'])
      .until({ step: 'postcombatMain' });
    expect(once.the('Test absorb').damage).toBe(1);
  });
});
