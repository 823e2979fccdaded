import type { CostChange, Filter } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  instantOrSorcery,
  keyword,
  mana,
  not,
  sorcery,
  spell,
  t,
  target,
  youControl,
} from './test-cards.js';

const costs = (change: CostChange, players: 'you' | 'opponents' | 'all' = 'all') =>
  continuous({ players }, [{ mod: 'cost', ...change }]);
const enchantment = (name: string, ...abilities: ReturnType<typeof continuous>[]) =>
  card(name, { cost: '{2}', type: 'Enchantment', abilities });
const ONE = [mana('{1}')];

ownCards(
  creatureCard('Test Electromancer', '{U}{R}', 'Goblin', '2/2', costs({ of: instantOrSorcery, less: ONE }, 'you')),
  creatureCard('Test Thalia', '{1}{W}', 'Human', '2/1', costs({ of: not(creature), more: ONE })),
  enchantment('Test Sphere', costs({ more: ONE })),
  enchantment('Test Taxes', costs({ more: [mana('{1}'), { pay: 'life', amount: 2 }] }, 'opponents')),
  enchantment('Test Medallion', costs({ less: [mana('{R}')] }, 'you')),
  card('Test Trinisphere', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'all' }, [{ mod: 'cost', atLeast: [mana('{3}')] }], {
        is: ['self', { not: { status: 'tapped' } }],
      }),
    ],
  }),
  enchantment(
    'Test Heartstone',
    continuous({ has: ['types', 'Creature'] }, [{ mod: 'cost', abilities: true, less: ONE, downTo: ONE }]),
  ),
  creatureCard('Test Pinger', '{R}', 'Wizard', '1/1', activated([mana('{2}')], { effects: [draw(1)] })),
  creatureCard('Test Cheap Pinger', '{R}', 'Wizard', '1/1', activated([mana('{1}')], { effects: [draw(1)] })),
  creatureCard('Test Frogmite', '{4}', 'Frog', '2/2', keyword('affinity', { from: artifact, label: 'artifacts' })),
  creatureCard(
    'Test Broodmite',
    '{6}',
    'Frog',
    '2/2',
    keyword('affinity', { from: artifact, label: 'artifacts' }),
    keyword('affinity', { from: artifact, label: 'artifacts' }),
  ),
  sorcery('Test Blaze', '{X}{R}', { targets: [target(anyTarget)], effects: [damage('x', t(0))] }),
  card('Test Kicker', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [
      {
        kind: 'spell',
        optional: [{ name: 'kicker', cost: [mana('{2}')] }],
        targets: [target(anyTarget)],
        effects: [damage(1, t(0))],
      },
    ],
  }),
  card('Test Verdict', {
    cost: '{2}{R}',
    type: 'Sorcery',
    abilities: [
      spell({ targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
      continuous('self', [
        { mod: 'cost', less: [mana('{2}')], targeting: [creature, { has: ['supertypes', 'Legendary'] }] },
      ]),
    ],
  }),
  creatureCard(
    'Test Warden',
    '{U}',
    'Merfolk',
    '2/2',
    costs({ more: [mana('{2}')], targeting: [{ has: ['subtypes', 'Merfolk'] }, youControl] }, 'opponents'),
  ),
  card('Test Cut', {
    cost: '{R}',
    type: 'Sorcery',
    abilities: [spell({ targets: [target(creature)], effects: [damage(1, t(0))] })],
  }),
  card('Test Duel', {
    cost: '{2}{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: [target(anyTarget), { ...target(creature), min: 0, max: 2 }],
        effects: [damage(1, t(0)), damage(1, t(1))],
      }),
      continuous('self', [{ mod: 'cost', less: [mana('{2}')], targeting: [{ has: ['supertypes', 'Legendary'] }] }]),
    ],
  }),
  card('Test Rebate', {
    cost: '{3}{R}',
    type: 'Sorcery',
    abilities: [
      spell({ targets: [{ ...target(anyTarget), min: 1, max: 3 }], effects: [damage(1, t(0))] }),
      continuous('self', [
        { mod: 'cost', less: ONE, times: { count: [{ zone: 'battlefield' }, creature, youControl] as Filter } },
      ]),
    ],
  }),
);

/** What a card of the hand is offered for. */
const offered = (game: Play, name: string): unknown =>
  game.decision().options.find((o) => o.card === name && (o.kind === 'CAST' || o.kind === 'ACTIVATE') && !o.mana)
    ?.cost ?? null;
const withMountains = (n: number, hand: string[], ...more: string[]) =>
  magicPosition([{ hand, battlefield: [...lands(n, 'Mountain'), ...more] }, {}]);

describe('what a spell costs in all (601.2f)', () => {
  it('mtg:601.2f a reduction is for those spells and that player whom it names', () => {
    const game = withMountains(1, ['Lightning Strike', 'Goblin Piker'], 'Test Electromancer');
    expect([offered(game, 'Lightning Strike'), offered(game, 'Goblin Piker')]).toEqual(['{R}', null]);
    game.cast(0, 'Lightning Strike', { player: 1 }).resolve();
    expect(game.life(1)).toBe(17);
    const theirs = magicPosition([
      { hand: ['Lightning Strike'], battlefield: lands(1, 'Mountain') },
      { battlefield: ['Test Electromancer'] },
    ]);
    expect(offered(theirs, 'Lightning Strike')).toBe(null);
  });
  it('mtg:601.2f several add up, and the offer follows what is on the battlefield', () => {
    const game = magicPosition([
      {
        hand: ['Shock', 'Lightning Strike'],
        battlefield: [...lands(3, 'Mountain'), 'Test Electromancer', 'Test Thalia'],
      },
      {},
    ]);
    expect([offered(game, 'Shock'), offered(game, 'Lightning Strike')]).toEqual(['{R}', '{1}{R}']);
    game.cast(0, 'Shock', { card: 'Test Electromancer' }).resolve();
    expect(offered(game, 'Lightning Strike')).toBe(null);
  });
  it('mtg:601.2f an increase is paid by whoever casts, and what can’t be paid is not offered', () => {
    const game = withMountains(1, ['Shock'], 'Test Sphere');
    expect(offered(game, 'Shock')).toBe(null);
    const paid = withMountains(2, ['Shock'], 'Test Sphere').cast(0, 'Shock', { player: 1 });
    expect(paid.all('Mountain').filter((o) => o.tapped).length).toBe(2);
  });
  it('mtg:118.8 other costs may be added by effects, for opponents alone', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: [...lands(2, 'Mountain')] },
      { hand: ['Shock'], battlefield: ['Mountain', 'Test Taxes'] },
    ]).cast(0, 'Shock', { player: 1 });
    expect(game.life(0)).toBe(18);
    game.pass().cast(1, 'Shock', { player: 0 });
    expect(game.life(1)).toBe(20);
  });
  it('mtg:118.7a generic mana alone is taken away by a generic reduction', () => {
    expect(offered(withMountains(1, ['Shock'], 'Test Electromancer'), 'Shock')).toBe('{R}');
  });
  it('mtg:118.7c a colored reduction takes its color first, then generic mana', () => {
    const game = withMountains(
      2,
      ['Shock', 'Hill Giant', 'Grizzly Bears'],
      'Test Medallion',
      'Test Medallion',
      'Forest',
    );
    expect(offered(game, 'Shock')).toBe('{0}');
    expect(offered(game, 'Hill Giant')).toBe('{2}');
    expect(offered(game, 'Grizzly Bears')).toBe('{G}');
  });
  it('mtg:601.2f what a spell costs at least is looked at last', () => {
    const game = withMountains(3, ['Shock', 'Lightning Strike'], 'Test Trinisphere', 'Test Electromancer');
    expect([offered(game, 'Shock'), offered(game, 'Lightning Strike')]).toEqual(['{2}{R}', '{2}{R}']);
    const tapped = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain', { card: 'Test Trinisphere', tapped: true }] },
      {},
    ]);
    expect(offered(tapped, 'Shock')).toBe('{R}');
  });
  it('mtg:118.9d increases, reductions and the least apply to another cost as well', () => {
    const dash = (...more: string[]) =>
      withMountains(4, ['Goblin Heelcutter'], ...more)
        .decision()
        .options.find((o) => o.method === 'dash')?.cost;
    expect([dash(), dash('Test Sphere'), dash('Test Medallion')]).toEqual(['{2}{R}', '{3}{R}', '{2}']);
  });
  it('mtg:118.7 a reduction takes away of X too, and a larger X can be chosen', () => {
    const game = withMountains(3, ['Test Blaze'], 'Test Electromancer');
    game.choose(0, { kind: 'CAST', card: 'Test Blaze' });
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
    game.answer(0, { number: 3 }).choose(0, { player: 1 }).resolve();
    expect(game.life(1)).toBe(17);
  });
  it('mtg:601.2f a kicker that can’t be paid together with an increase is not asked for', () => {
    const kicked = (mountains: number, ...more: string[]) =>
      withMountains(mountains, ['Test Kicker'], ...more)
        .choose(0, { kind: 'CAST', card: 'Test Kicker' })
        .decision().kind;
    expect([kicked(3), kicked(3, 'Test Sphere'), kicked(4, 'Test Sphere')]).toEqual([
      'OPTIONAL_COST',
      'TARGETS',
      'OPTIONAL_COST',
    ]);
  });
  it('mtg:113.6d mtg-2003:412.3 a spell’s own reduction counts where it is cast from, as often as its number says', () => {
    const bears = lands(2, 'Grizzly Bears');
    expect(offered(withMountains(4, ['Test Rebate'], ...bears), 'Test Rebate')).toBe('{1}{R}');
    expect(offered(withMountains(2, ['Test Rebate'], ...bears, ...bears), 'Test Rebate')).toBe('{R}');
    const game = withMountains(1, ['Test Rebate'], ...bears, 'Memnite').cast(0, 'Test Rebate', { player: 1 });
    expect(game.resolve().life(1)).toBe(19);
  });
  it('mtg:601.2f what a spell costs less for what it targets is taken off once that is chosen', () => {
    const legend = 'Isamaru, Hound of Konda';
    const game = (mountains: number, ...more: string[]) => withMountains(mountains, ['Test Verdict'], ...more);
    // With any other target it would be too dear.
    const cheap = game(1, legend).choose(0, { kind: 'CAST', card: 'Test Verdict' });
    expect(cheap.resolve().zones(legend)).toEqual(['graveyard']);
    const two = game(1, legend, 'Sram, Senior Edificer', 'Memnite').choose(0, { kind: 'CAST', card: 'Test Verdict' });
    expect(two.decision().options.map(({ card: name }) => name)).toEqual([legend, 'Sram, Senior Edificer']);
    expect(two.refused(0, { choose: [{ card: 'Memnite' }] }).rules).toContain('mtg:601.2f');
    // Without one that fits it is not offered at all.
    expect([offered(game(1), 'Test Verdict'), offered(game(1, 'Memnite'), 'Test Verdict')]).toEqual([null, null]);
    const paid = (target: object): number =>
      game(3, legend)
        .cast(0, 'Test Verdict', target)
        .all('Mountain')
        .filter((o) => o.tapped).length;
    expect([paid({ player: 1 }), paid({ card: legend })]).toEqual([3, 1]);
  });
  it('mtg:601.2f a target of a later clause may make it cheaper, and what is proposed can be paid for', () => {
    const legend = 'Isamaru, Hound of Konda';
    const game = withMountains(1, ['Test Duel'], legend, 'Memnite').choose(0, { kind: 'CAST', card: 'Test Duel' });
    game.choose(0, { player: 1 });
    // None at all would make it too dear, and so would another one alone.
    expect(game.refused(0, { choose: [] }).rules).toContain('mtg:601.2f');
    expect(game.refused(0, { choose: [{ card: 'Memnite' }] }).rules).toContain('mtg:601.2f');
    expect(game.takeDefault('TARGETS').resolve().life(1)).toBe(19);
    expect(game.the(legend).damage).toBe(1);
  });
  it('mtg:601.2f what costs more for every target that there is, is offered for that alone', () => {
    const bolt = (mountains: number, ...more: string[]) =>
      magicPosition([
        { hand: ['Test Cut'], battlefield: lands(mountains, 'Mountain') },
        { battlefield: ['Test Warden', ...more] },
      ]);
    expect([offered(bolt(1), 'Test Cut'), offered(bolt(3), 'Test Cut')]).toEqual([null, '{2}{R}']);
    expect(offered(bolt(1, 'Memnite'), 'Test Cut')).toBe('{R}');
  });
  it('mtg:601.7 once it is paid, nothing about costs matters to a spell on the stack', () => {
    const game = magicPosition([
      { hand: ['Lightning Strike'], battlefield: ['Mountain', 'Test Electromancer'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ]).cast(0, 'Lightning Strike', { player: 1 });
    game.pass().cast(1, 'Shock', { card: 'Test Electromancer' }).resolve().resolve();
    expect(game.life(1)).toBe(17);
  });
});

describe('affinity (702.41)', () => {
  it('mtg:702.41a it costs {1} less for each artifact that its caster controls', () => {
    const cast = (artifacts: number) =>
      offered(withMountains(4, ['Test Frogmite'], ...lands(artifacts, 'Ornithopter')), 'Test Frogmite');
    expect([cast(0), cast(1), cast(4), cast(6)]).toEqual(['{4}', '{3}', '{0}', '{0}']);
    const theirs = magicPosition([
      { hand: ['Test Frogmite'], battlefield: lands(4, 'Mountain') },
      { battlefield: ['Ornithopter'] },
    ]);
    expect(offered(theirs, 'Test Frogmite')).toBe('{4}');
  });
  it('mtg:702.41b each of several instances applies', () => {
    expect(offered(withMountains(6, ['Test Broodmite'], ...lands(2, 'Ornithopter')), 'Test Broodmite')).toBe('{2}');
  });
});

describe('what abilities cost (602.2b)', () => {
  it('mtg:602.2b a reduction for abilities leaves the least that it names', () => {
    const game = withMountains(2, [], 'Test Heartstone', 'Test Pinger', 'Test Cheap Pinger');
    expect([offered(game, 'Test Pinger'), offered(game, 'Test Cheap Pinger')]).toEqual(['{1}', '{1}']);
    game.activate(0, 'Test Pinger');
    expect(game.all('Mountain').filter((o) => o.tapped).length).toBe(1);
    expect(offered(withMountains(1, [], 'Test Pinger'), 'Test Pinger')).toBe(null);
  });
});
