/** Encore, compleated, reconfigure, harmonize, mayhem, firebending, sneak and increment (702.141, 702.150 … 702.191). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  keyword,
  loyalty,
  mana,
  plus,
  sorcery,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

ownCards(
  creatureCard('Test Encore', '{4}', 'Beast', '3/3', keyword('encore', { cost: [mana('{2}')] })),
  card('Test Compleated', {
    cost: '{1}{G/P}{G/P}',
    type: 'Legendary Planeswalker — Tamiyo',
    loyalty: 5,
    abilities: [keyword('compleated'), loyalty(1, { effects: [gainLife(1)] })],
  }),
  card('Test Blade', {
    cost: '{2}',
    type: 'Artifact Creature — Equipment Cat',
    power: 2,
    toughness: 2,
    abilities: [
      keyword('reconfigure', { cost: [mana('{1}')] }),
      { kind: 'static', affects: 'attached', mods: plus(2, 2) },
    ],
  }),
  card('Test Song', {
    cost: '{6}{G}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(5)] }, keyword('harmonize', { cost: [mana('{4}{G}')] })],
  }),
  card('Test Mayhem', {
    cost: '{5}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('mayhem', { cost: [mana('{1}')] })],
  }),
  card('Test Mayhem Land', {
    type: 'Land',
    abilities: [keyword('mayhem')],
  }),
  sorcery('Test Loot', '{0}', { effects: [draw(1), { do: 'discard', who: 'you', count: 1 }] }),
  sorcery('Test Mill', '{0}', { effects: [{ do: 'mill', who: 'you', count: 1 }] }),
  creatureCard('Test Firebender', '{2}', 'Human', '2/2', keyword('firebending', { value: 2 })),
  creatureCard(
    'Test Fire Lord',
    '{2}',
    'Human',
    '1/1',
    triggered({ on: 'did', player: 'you', match: { what: 'firebend' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Shock', '{R}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
  creatureCard('Test Sneak', '{5}', 'Ninja', '4/4', keyword('sneak', { cost: [mana('{1}')] })),
  card('Test Sneak Relic', {
    cost: '{5}',
    type: 'Artifact',
    abilities: [keyword('sneak', { cost: [mana('{1}')] })],
  }),
  card('Test Mage', { cost: '{3}', type: 'Planeswalker — Jace', loyalty: 5 }),
  creatureCard('Test Student', '{1}', 'Wizard', '1/2', keyword('increment')),
  creatureCard('Test Scholar', '{1}', 'Wizard', '1/2', keyword('increment'), keyword('increment')),
  sorcery('Test Two', '{2}', { effects: [] }),
  sorcery('Test Four', '{4}', { effects: [] }),
);
const waste = (n: number): string[] => lands(n, 'Forest');

describe('encore (702.141)', () => {
  const three = (): Play =>
    magicPosition([
      { graveyard: ['Test Encore'], battlefield: ['Grizzly Bears', ...waste(2)], library: waste(2) },
      { library: waste(2) },
      { library: waste(2) },
    ] as never);
  it('mtg:702.141a a hasty copy for each opponent attacks that opponent, and is sacrificed at the next end step', () => {
    const game = three().activate(0, 'Test Encore');
    expect(game.all('Test Encore', 'exile')).toHaveLength(1);
    game.resolve().until({ kind: 'ATTACKERS' });
    const [one, other] = game.all('Test Encore');
    expect(game.all('Test Encore')).toHaveLength(2);
    const declare = (first: number, second: number) => ({
      assign: [
        { from: { object: one?.id }, to: { player: first } },
        { from: { object: other?.id }, to: { player: second } },
      ],
    });
    expect(game.refused(0, declare(2, 1) as never).code).toBe('ILLEGAL_ACTION');
    expect(game.refused(0, { assign: [] }).code).toBe('ILLEGAL_ACTION');
    game.answer(0, declare(1, 2) as never).until({ step: 'endOfCombat' });
    expect([game.life(1), game.life(2)]).toEqual([17, 17]);
    game.until({ turn: 4 });
    expect(game.all('Test Encore')).toHaveLength(0);
  });
  it('mtg:702.141a it is activated only as a sorcery, and only from the graveyard', () => {
    const offered = (game: Play): boolean =>
      game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === 'Test Encore');
    const game = magicPosition([{ graveyard: ['Test Encore'], battlefield: waste(2) }, {}]);
    expect(offered(game)).toBe(true);
    game.until({ step: 'upkeep', turn: 5 });
    expect(offered(game)).toBe(false);
    expect(offered(magicPosition([{ hand: ['Test Encore'], battlefield: waste(2) }, {}]))).toBe(false);
  });
});

describe('compleated (702.150)', () => {
  const paying = (life: number) => (life > 0 ? [{ kind: 'PAY_LIFE', value: String(life) }] : []);
  it('mtg:702.150a it enters with two loyalty counters fewer for each symbol that life was paid for', () => {
    const paid = (life: number, battlefield: string[]): number => {
      const game = magicPosition([{ hand: ['Test Compleated'], battlefield }, {}]);
      game.answer(0, { choose: [{ kind: 'CAST', card: 'Test Compleated' }], mana: paying(life) }).resolve();
      expect(game.life(0)).toBe(20 - life);
      return Number(game.the('Test Compleated').loyalty);
    };
    expect(paid(0, waste(3))).toBe(5);
    expect(paid(2, waste(2))).toBe(3);
    expect(paid(4, waste(1))).toBe(1);
  });
  it('mtg:702.150a counters that it gets later are not fewer', () => {
    const game = magicPosition([{ hand: ['Test Compleated'], battlefield: waste(2) }, {}]);
    game
      .answer(0, { choose: [{ kind: 'CAST', card: 'Test Compleated' }], mana: paying(2) })
      .resolve()
      .activate(0, 'Test Compleated')
      .resolve();
    expect(game.the('Test Compleated').loyalty).toBe(4);
  });
});

describe('reconfigure (702.151)', () => {
  it('mtg:702.151a it is attached to another creature for its cost, and comes off for it', () => {
    const game = magicPosition([{ battlefield: ['Test Blade', 'Grizzly Bears', ...waste(2)] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', ability: 2 }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', ability: 3 }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/2');
  });
  it('mtg:702.151b attached it is no creature, until it comes off', () => {
    const game = magicPosition([{ battlefield: ['Test Blade', 'Grizzly Bears', ...waste(2)] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', ability: 2 }).resolve();
    expect(game.the('Test Blade')).toMatchObject({ types: ['Artifact'], subtypes: ['Equipment'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', ability: 3 }).resolve();
    expect(game.the('Test Blade')).toMatchObject({ types: ['Artifact', 'Creature'] });
  });
});

const wild = (cards: string[], battlefield: string[]): Play =>
  magicPosition([{ graveyard: cards, battlefield, library: waste(4) }, { library: waste(4) }]);
const methods = (game: Play, name: string): string[] =>
  game
    .decision()
    .options.filter((o) => o.card === name && o.kind !== 'ACTIVATE')
    .map((o) => String(o.method ?? o.kind));

describe('harmonize (702.180)', () => {
  it('mtg:702.180a it is cast from the graveyard for another cost, and exiled as it leaves the stack', () => {
    const game = wild(['Test Song'], waste(5)).choose(0, { kind: 'CAST', card: 'Test Song', method: 'harmonize' });
    game.resolve();
    expect([game.life(0), game.zones('Test Song')]).toEqual([25, ['exile']]);
    expect(methods(wild(['Test Song'], waste(4)), 'Test Song')).toEqual([]);
  });
  it('mtg:702.180a also where it is countered', () => {
    const game = magicPosition([
      { graveyard: ['Test Song'], battlefield: waste(5) },
      { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Song', method: 'harmonize' }).pass();
    game.castAt(1, 'Counterspell', { card: 'Test Song' }).resolve();
    expect([game.zones('Test Song'), game.life(0)]).toEqual([['exile'], 20]);
  });
  it('mtg:702.180a a creature tapped for it reduces its generic mana by its power, one creature at most', () => {
    // Grizzly Bears take {2} away, and no more than one of them.
    expect(methods(wild(['Test Song'], [...waste(2), 'Grizzly Bears', 'Grizzly Bears']), 'Test Song')).toEqual([]);
    const game = wild(['Test Song'], [...waste(3), 'Grizzly Bears', 'Craw Wurm']);
    const offered = game.decision().options.filter((o) => o.card === 'Test Song');
    expect(offered.map((o) => o.cost)).toEqual(['{2}{G}, Tap Grizzly Bears', '{G}, Tap Craw Wurm']);
    game.choose(0, { kind: 'CAST', card: 'Test Song', cost: '{G}, Tap Craw Wurm' } as never);
    expect([game.the('Craw Wurm').tapped, game.the('Grizzly Bears').tapped]).toEqual([true, false]);
    expect(game.all('Forest').filter((land) => land.tapped)).toHaveLength(1);
  });
  it('mtg:702.180b which creature is tapped is chosen as it is announced: a tapped one, or an opponent’s, can’t be', () => {
    const game = magicPosition([
      { graveyard: ['Test Song'], battlefield: [...waste(3), { card: 'Craw Wurm', tapped: true }] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    expect(methods(game, 'Test Song')).toEqual([]);
  });
});

describe('mayhem (702.187)', () => {
  const loot = (name: string): Play =>
    magicPosition([{ hand: ['Test Loot', name], battlefield: waste(1), library: waste(3) }, { library: waste(3) }])
      .cast(0, 'Test Loot')
      .resolve();
  it('mtg:702.187a it works in the graveyard alone', () => {
    const game = magicPosition([{ hand: ['Test Mayhem'], battlefield: waste(1) }, {}]);
    expect(methods(game, 'Test Mayhem')).toEqual([]);
  });
  it('mtg:702.187b discarded this turn, it is cast from the graveyard for its mayhem cost', () => {
    const game = loot('Test Mayhem').choose(0, { card: 'Test Mayhem' });
    expect(methods(game, 'Test Mayhem')).toEqual(['mayhem']);
    game.choose(0, { kind: 'CAST', card: 'Test Mayhem', method: 'mayhem' }).resolve();
    expect(game.life(0)).toBe(23);
  });
  it('mtg:702.187b what was put there otherwise, or in another turn, is not', () => {
    expect(methods(wild(['Test Mayhem'], waste(1)), 'Test Mayhem')).toEqual([]);
    const game = loot('Test Mayhem').choose(0, { card: 'Test Mayhem' }).until({ turn: 5, step: 'precombatMain' });
    expect(methods(game, 'Test Mayhem')).toEqual([]);
  });
  it('mtg:702.187b what was milled this turn was not discarded', () => {
    const game = magicPosition([
      { hand: ['Test Mill'], battlefield: waste(1), library: ['Test Mayhem', ...waste(2)] },
      {},
    ])
      .cast(0, 'Test Mill')
      .resolve();
    expect([game.zones('Test Mayhem'), methods(game, 'Test Mayhem')]).toEqual([['graveyard'], []]);
  });
  it('mtg:702.187c without a cost it is played as usual, a land as well', () => {
    const game = loot('Test Mayhem Land').choose(0, { card: 'Test Mayhem Land' });
    expect(methods(game, 'Test Mayhem Land')).toEqual(['PLAY_LAND']);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Test Mayhem Land' });
    expect(game.zones('Test Mayhem Land')).toEqual(['battlefield']);
  });
});

describe('firebending (702.189)', () => {
  const attacking = (): Play =>
    magicPosition([{ hand: ['Test Shock'], battlefield: ['Test Firebender', 'Test Fire Lord'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Firebender');
  it('mtg:702.189a its mana stays as steps end, and is lost with the combat', () => {
    const game = attacking().resolveAll();
    const pool = () => (game.view().players[0] as never as { resources: { mana: object } }).resources.mana;
    expect(pool()).toEqual({ R: 2 });
    game.until({ step: 'declareBlockers' });
    expect(pool()).toEqual({ R: 2 });
    game.cast(0, 'Test Shock', { player: 1 }).resolve();
    expect([game.life(1), pool()]).toEqual([18, { R: 1 }]);
    game.until({ step: 'endOfCombat' });
    expect(pool()).toEqual({ R: 1 });
    game.until({ step: 'postcombatMain' });
    expect(pool()).toEqual({});
  });
  it('mtg:702.189b what triggers as a player firebends does so as the ability resolves', () => {
    const game = attacking();
    game.resolve();
    expect(game.life(0)).toBe(20);
    expect(game.resolveAll().life(0)).toBe(21);
  });
});

describe('sneak (702.190)', () => {
  const blocked = (hand: string[], theirs: object = {}): Play =>
    magicPosition([{ hand, battlefield: ['Grizzly Bears', ...waste(1)] }, theirs])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears');
  it('mtg:702.190a in the declare blockers step it is cast for its cost and an unblocked creature', () => {
    const declared = blocked(['Test Sneak']);
    expect(methods(declared, 'Test Sneak')).toEqual([]);
    const game = declared.until({ step: 'declareBlockers' });
    expect(methods(game, 'Test Sneak')).toEqual(['sneak']);
    game.choose(0, { kind: 'CAST', card: 'Test Sneak', method: 'sneak' });
    expect(game.zones('Grizzly Bears')).toEqual(['hand']);
    const other = blocked(['Test Sneak'], { battlefield: ['Hill Giant'] })
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears']);
    expect(methods(other, 'Test Sneak')).toEqual([]);
  });
  it('mtg:702.190b the permanent enters tapped and attacking what the returned creature attacked', () => {
    const game = magicPosition([
      { hand: ['Test Sneak'], battlefield: ['Grizzly Bears', ...waste(1)] },
      { battlefield: ['Test Mage'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { card: 'Test Mage' } }] })
      .until({ step: 'declareBlockers' })
      .choose(0, { kind: 'CAST', card: 'Test Sneak', method: 'sneak' })
      .resolve();
    expect(game.the('Test Sneak')).toMatchObject({ tapped: true, attacking: { object: game.the('Test Mage').id } });
    game.until({ step: 'endOfCombat' });
    expect([game.the('Test Mage').loyalty, game.life(1)]).toEqual([1, 20]);
  });
  it('mtg:702.190b what is no creature enters tapped, and attacks nothing', () => {
    const game = blocked(['Test Sneak Relic']).until({ step: 'declareBlockers' });
    game.choose(0, { kind: 'CAST', card: 'Test Sneak Relic', method: 'sneak' }).resolve();
    expect(game.the('Test Sneak Relic')).toMatchObject({ tapped: true, attacking: null });
  });
});

describe('increment (702.191)', () => {
  const after = (name: string, spell: string, more: string[] = []): string =>
    magicPosition([{ hand: [spell], battlefield: [name, ...waste(4), ...more] }, {}])
      .cast(0, spell)
      .until({ step: 'beginningOfCombat' })
      .figures(name);
  it('mtg:702.191a a spell for more mana than its power or its toughness lets it grow', () => {
    expect(after('Test Student', 'Test Two')).toBe('2/3');
    expect(after('Test Student', 'Test Loot')).toBe('1/2');
    const grown = magicPosition([
      { hand: ['Test Two'], battlefield: [{ card: 'Test Student', counters: { '+1/+1': 1 } }, ...waste(2)] },
      {},
    ]);
    expect(grown.cast(0, 'Test Two').resolveAll().figures('Test Student')).toBe('2/3');
  });
  it('mtg:702.191a it is asked again as it resolves: a creature that has grown meanwhile does not', () => {
    expect(after('Test Scholar', 'Test Two')).toBe('2/3');
  });
  it('mtg:702.191b each instance triggers by itself', () => {
    expect(after('Test Scholar', 'Test Four')).toBe('3/4');
  });
});
