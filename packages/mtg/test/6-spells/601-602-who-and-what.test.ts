/** Casting and activating (601, 602): who is asked, in whose turn, and what belongs to the cost. */
import type { CostChange } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  and,
  another,
  anyTarget,
  card,
  color,
  continuous,
  control,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  exile,
  gainLife,
  instant,
  mana,
  manaAbility,
  player,
  sorcery,
  spell,
  t,
  tap,
  target,
  triggered,
  untilEndOfTurn,
} from './test-cards.js';

const two = { min: 1, max: 1 };
const costs = (change: CostChange) => continuous({ players: 'you' }, [{ mod: 'cost', ...change }]);
const relic = (name: string, ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
ownCards(
  card('Test Charm of Costs', {
    cost: '{X}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        optional: [
          { name: 'kicker', cost: [mana('{1}')] },
          { name: 'buyback', cost: [{ pay: 'life', amount: 2 }] },
          { name: 'entwine', cost: [mana('{1}')] },
        ],
        modes: {
          ...two,
          choices: [
            { label: 'gain', effects: [gainLife('x')] },
            { label: 'hurt', effects: [damage('x', 'you')] },
          ],
        },
      },
    ],
  }),
  instant('Test Up To Two', '{0}', {
    targets: [target(creature, { min: 0, max: 2 })],
    effects: [damage(1, t(0))],
  }),
  instant('Test Pair', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Pair of Kinds', '{0}', {
    targets: [target(creature), target(and(creature, color('G')), { notIn: [0] })],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  instant('Test Hush', '{0}', {
    targets: [target([{ zone: 'stack' }], { min: 0, max: 2 })],
    effects: [gainLife(1)],
  }),
  instant('Test Once Each', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(2, t(1))],
  }),
  creatureCard(
    'Test Nervous',
    '{0}',
    'Human',
    '1/9',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(4)] }),
  ),
  instant('Test Split Mode', '{0}', {
    modes: {
      ...two,
      choices: [
        { label: 'gain', effects: [gainLife(1)] },
        {
          label: 'burn',
          targets: [target(anyTarget, { min: 1, max: 2 })],
          divide: 3,
          effects: [damage({ division: true }, t(0))],
        },
      ],
    },
  }),
  instant('Test Split X', '{X}', {
    targets: [target(anyTarget, { min: 1, max: 2 })],
    divide: 'x',
    effects: [damage({ division: true }, t(0))],
  }),
  relic('Test Discount', costs({ less: [mana('{1}')], downTo: [mana('{1}')] })),
  relic('Test Big Discount', costs({ less: [mana('{2}')] })),
  sorcery('Test Three', '{3}', { effects: [gainLife(3)] }),
  sorcery('Test X', '{X}', { effects: [gainLife('x')] }),
  card('Test Bloody', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', additional: [mana('{1}'), { pay: 'life', amount: 3 }], effects: [gainLife(1)] }],
  }),
  card('Test Again', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [
      spell({ effects: [gainLife(1)] }),
      { kind: 'play', method: 'again', zone: 'graveyard', additional: [mana('{1}'), { pay: 'life', amount: 3 }] },
    ],
  }),
  relic(
    'Test Rack',
    activated(
      [
        { pay: 'sacrifice', what: and(creature, another), count: 2 },
        { pay: 'discard', what: [], count: 1 },
        { pay: 'exile', what: [], count: 1 },
      ],
      { effects: [draw(1)] },
    ),
  ),
  card('Test Cycler', {
    cost: '{9}',
    type: 'Sorcery',
    abilities: [activated([{ pay: 'discard', what: [], count: 1 }], { zone: 'hand', effects: [gainLife(1)] })],
  }),
  relic('Test Echo', triggered({ on: 'cast', player: 'you', match: { nth: 2 } }, { effects: [gainLife(5)] })),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  card('Test Decree', { cost: '{0}', type: 'Legendary Sorcery', abilities: [spell({ effects: [gainLife(1)] })] }),
  creatureCard('Test Queen', '{0}', 'Human', '1/1'),
  card('Test King', { cost: '{0}', type: 'Legendary Creature — Human', power: 1, toughness: 1 }),
  relic(
    'Test Library Card',
    continuous(
      [{ zone: 'graveyard' }, { owner: 'you' }],
      [{ mod: 'play', if: { compare: [{ count: [{ zone: 'battlefield' }, creature] }, '>=', 1] } }],
    ),
  ),
  card('Test Grave Spell', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      spell({ effects: [gainLife(1)] }),
      {
        kind: 'play',
        method: 'grave',
        zone: 'graveyard',
        if: { compare: [{ count: [{ zone: 'battlefield' }, creature] }, '>=', 1] },
      },
    ],
  }),
);

const offered = (game: Play, kind = 'CAST'): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === kind && !o.mana)
    .map((o) => o.card);
const costOf = (game: Play, name: string): unknown => game.decision().options.find((o) => o.card === name)?.cost;
const islands = (n: number) => lands(n, 'Island');

describe('announcing (601.2b–d)', () => {
  it('mtg:601.2b the caster announces modes, each optional cost and X, in anybody’s turn', () => {
    const game = magicPosition([{}, { hand: ['Test Charm of Costs'], battlefield: islands(5) }]).pass();
    game.cast(1, 'Test Charm of Costs');
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 1 });
    game.choose(1, { index: 0 });
    for (const confirm of [true, false, true]) {
      expect(game.decision()).toMatchObject({ kind: 'OPTIONAL_COST', seat: 1 });
      game.answer(1, { confirm });
    }
    expect(game.decision()).toMatchObject({ kind: 'X', seat: 1, max: 3 });
    game.answer(1, { number: 2 });
    expect([game.all('Island').filter((i) => i.tapped).length, game.life(1)]).toEqual([4, 20]);
    expect(game.resolve().life(1)).toBe(22);
  });

  it('mtg:601.2c mtg-2003:409.1c where the number of targets varies, none, one or as many as it says may be chosen', () => {
    const aimed = (...names: string[]) => {
      const game = magicPosition([
        { hand: ['Test Up To Two'], battlefield: ['Hill Giant', 'Craw Wurm', 'Ornithopter'] },
        {},
      ]);
      game.cast(0, 'Test Up To Two');
      expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 2 });
      game.choose(
        0,
        names.map((name) => ({ card: name })),
      );
      game.resolve();
      return ['Hill Giant', 'Craw Wurm', 'Ornithopter'].map((name) => game.the(name).damage);
    };
    expect(aimed()).toEqual([0, 0, 0]);
    expect(aimed('Craw Wurm')).toEqual([0, 1, 0]);
    expect(aimed('Hill Giant', 'Ornithopter')).toEqual([1, 0, 1]);
  });
  it('mtg:601.2c another target is another one, and what only it can have is left for it', () => {
    const game = magicPosition([{ hand: ['Test Pair'], battlefield: ['Hill Giant', 'Craw Wurm', 'Ornithopter'] }, {}]);
    game.cast(0, 'Test Pair', { card: 'Craw Wurm' });
    expect(game.decision().options.map((o) => o.card)).toEqual(['Hill Giant', 'Ornithopter']);
    const kinds = magicPosition([
      { hand: ['Test Pair of Kinds'], battlefield: ['Hill Giant', 'Craw Wurm', 'Ornithopter'] },
      {},
    ]);
    kinds.cast(0, 'Test Pair of Kinds');
    expect(kinds.decision().options.map((o) => o.card)).toEqual(['Hill Giant', 'Ornithopter']);
  });
  it('mtg:601.2c a spell is no target of itself; what is chosen twice becomes a target once', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Hush'] }, {}])
      .cast(0, 'Test Sip')
      .cast(0, 'Test Hush');
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Sip']);
    const twice = magicPosition([{ hand: ['Test Once Each'], battlefield: ['Test Nervous', 'Hill Giant'] }, {}]);
    twice.cast(0, 'Test Once Each', { card: 'Test Nervous' }, { card: 'Test Nervous' });
    expect(twice.view().stack.map((s) => s.card)).toEqual(['Test Nervous', 'Test Once Each']);
    expect(twice.resolveAll().life(0)).toBe(24);
  });

  it('mtg:601.2d a division of a mode, and one of X, is announced with the targets', () => {
    const share = (first: number, second: number) => ({
      distribute: [
        { option: { card: 'Craw Wurm' }, amount: first },
        { option: { player: 0 }, amount: second },
      ],
    });
    const aims = [{ card: 'Craw Wurm' }, { player: 0 }];
    const position = (hand: string) =>
      magicPosition([{ battlefield: ['Craw Wurm'] }, { hand: [hand], battlefield: islands(4) }]).pass();
    const mode = position('Test Split Mode').cast(1, 'Test Split Mode', { index: 1 }, aims);
    expect(mode.decision()).toMatchObject({ kind: 'DIVIDE', seat: 1, total: 3 });
    mode.answer(1, share(2, 1)).resolve();
    expect([mode.the('Craw Wurm').damage, mode.life(0)]).toEqual([2, 19]);
    const x = position('Test Split X').cast(1, 'Test Split X').answer(1, { number: 4 }).choose(1, aims);
    expect(x.decision()).toMatchObject({ kind: 'DIVIDE', seat: 1, total: 4 });
    x.answer(1, share(1, 3)).resolve();
    expect([x.the('Craw Wurm').damage, x.life(0)]).toEqual([1, 17]);
  });
});

describe('the total cost and its payment (601.2f–i)', () => {
  it('mtg:601.2f reductions may be applied in the order in which they take most', () => {
    const game = magicPosition([
      { hand: ['Test Three'], battlefield: ['Test Big Discount', 'Test Discount', ...islands(1)] },
      {},
    ]);
    expect(costOf(game, 'Test Three')).toBe('{0}');
  });
  it('mtg:601.2f additional costs of the card, of the way and of a choice are in the total', () => {
    const after = (hand: string[], graveyard: string[], name: string, n: number) => {
      const game = magicPosition([{ hand, graveyard, battlefield: islands(n) }, {}]);
      if (!offered(game).includes(name)) return null;
      game.choose(0, { kind: 'CAST', card: name });
      return [game.all('Island').filter((i) => i.tapped).length, game.life(0)];
    };
    expect([1, 2].map((n) => after(['Test Bloody'], [], 'Test Bloody', n))).toEqual([null, [2, 17]]);
    expect([1, 2].map((n) => after([], ['Test Again'], 'Test Again', n))).toEqual([null, [2, 17]]);
  });
  it('mtg:601.2f what is chosen for X is reduced as well', () => {
    const game = magicPosition([{ hand: ['Test X'], battlefield: ['Test Big Discount', ...islands(1)] }, {}]);
    expect(game.cast(0, 'Test X').decision()).toMatchObject({ kind: 'X', max: 3 });
    expect(
      game
        .answer(0, { number: 3 })
        .all('Island')
        .filter((i) => i.tapped),
    ).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(23);
  });

  it('mtg:601.2h a cost of several parts is paid in all of them, and one that cannot be paid in full not at all', () => {
    const position = (...more: string[]) =>
      magicPosition([{ hand: ['Forest'], graveyard: ['Island'], battlefield: ['Test Rack', 'Memnite', ...more] }, {}]);
    expect(offered(position(), 'ACTIVATE')).toEqual([]);
    const game = position('Ornithopter').activate(0, 'Test Rack').choose(0, { card: 'Island' });
    expect(['Memnite', 'Ornithopter', 'Forest', 'Island'].map((name) => game.zones(name))).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['graveyard'],
      ['exile'],
    ]);
    const poor = (life: number) =>
      offered(magicPosition([{ life, hand: ['Test Bloody'], battlefield: islands(2) }, {}]));
    expect([poor(2), poor(3)]).toEqual([[], ['Test Bloody']]);
  });
  it('mtg:601.2h what is to be sacrificed is as much as the cost says', () => {
    const game = magicPosition([
      { hand: ['Forest'], graveyard: ['Island'], battlefield: ['Test Rack', 'Memnite', 'Ornithopter', 'Hill Giant'] },
      {},
    ]).activate(0, 'Test Rack');
    expect(game.decision()).toMatchObject({ kind: 'COST', seat: 0, min: 2, max: 2 });
  });

  it('mtg:601.2i what was cast triggers what waits for becoming its target', () => {
    const game = magicPosition([{ hand: ['Test Once Each'], battlefield: ['Test Nervous'] }, {}]);
    game.castAt(0, 'Test Once Each', { card: 'Test Nervous' }, { card: 'Test Nervous' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Nervous', 'Test Once Each']);
  });
  it('mtg:601.2i spells are counted for who cast them, and who cast one has priority again', () => {
    const sips = { hand: ['Test Sip', 'Test Sip'], battlefield: ['Test Echo'] };
    const game = magicPosition([sips, sips]).cast(0, 'Test Sip');
    expect(game.decision().seat).toBe(0);
    game.pass().cast(1, 'Test Sip');
    expect([game.decision().seat, game.view().stack.length]).toEqual([1, 2]);
    // Nobody has passed since the last spell: one pass lets nothing resolve.
    expect(game.pass().view().stack).toHaveLength(2);
    game.pass().pass().cast(1, 'Test Sip');
    expect(game.view().stack).toMatchObject([
      { card: 'Test Echo', controller: 1 },
      { card: 'Test Sip' },
      { card: 'Test Sip' },
    ]);
  });
});

describe('what may be cast (601.3)', () => {
  it('mtg:601.3 nothing is cast that a rule forbids: a legendary sorcery waits for a legend', () => {
    const may = (name: string) => offered(magicPosition([{ hand: ['Test Decree'], battlefield: [name] }, {}]));
    expect([may('Test Queen'), may('Test King')]).toEqual([[], ['Test Decree']]);
  });
  it('mtg:601.3 what lets a card be cast does so as long as it says', () => {
    const may = (battlefield: string[], graveyard: string[]) =>
      offered(magicPosition([{ graveyard, battlefield }, {}]));
    expect([may(['Test Library Card'], ['Test Sip']), may(['Test Library Card', 'Memnite'], ['Test Sip'])]).toEqual([
      [],
      ['Test Sip'],
    ]);
    expect([may([], ['Test Grave Spell']), may(['Memnite'], ['Test Grave Spell'])]).toEqual([[], ['Test Grave Spell']]);
  });
});

ownCards(
  relic('Test Poker', activated([tap], { targets: [target(creature)], effects: [damage(1, t(0))] })),
  relic('Test Well', activated([mana('{X}')], { effects: [gainLife('x')] })),
  relic(
    'Test Bench',
    activated([], { limit: { perTurn: 2 }, effects: [gainLife(1)] }),
    activated([], { limit: { perTurn: 1 }, effects: [gainLife(10)] }),
  ),
  relic('Test Spring', { ...manaAbility('{G}'), cost: [], limit: { perTurn: 1 } }),
  relic('Test Proud', {
    ...activated([], { effects: [gainLife(1)] }),
    if: { exists: and(creature, [{ controller: 'you' }]) },
  }),
  instant('Test Steal', '{0}', {
    targets: [target([{ zone: 'battlefield' }])],
    effects: [untilEndOfTurn(t(0), control)],
  }),
  card('Test Ghost', {
    cost: '{1}',
    type: 'Creature — Spirit',
    power: 1,
    toughness: 1,
    abilities: [activated([mana('{1}')], { zone: 'graveyard', effects: [gainLife(1)] })],
  }),
  creatureCard('Test Red Mage', '{R}', 'Wizard', '3/3', activated([tap], { effects: [gainLife(1)] })),
  instant('Test Count', '{0}', { effects: [gainLife({ count: [{ zone: 'stack' }, color('R')] })] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Oust', '{0}', { targets: [target(player)], effects: [exile('self')] }),
);

describe('activating (602)', () => {
  it('mtg:602.1 mtg-2003:403.1 an ability whose targets cannot be chosen is not activated, and X is paid', () => {
    const may = (...more: string[]) =>
      offered(magicPosition([{ battlefield: ['Test Poker', ...more] }, {}]), 'ACTIVATE');
    expect([may(), may('Memnite')]).toEqual([[], ['Test Poker']]);
    const game = magicPosition([{ battlefield: ['Test Well', ...islands(3)] }, {}]).activate(0, 'Test Well');
    game.answer(0, { number: 2 });
    expect(game.all('Island').filter((i) => i.tapped)).toHaveLength(2);
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:602.1b mtg:602.5b each ability is used as often as it says, whatever the others are', () => {
    const game = magicPosition([{ battlefield: ['Test Bench'] }, {}]);
    const uses = () =>
      game
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE')
        .map((o) => o.ability);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Bench', ability: 1 });
    expect(uses()).toEqual([0]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Bench', ability: 0 });
    expect(uses()).toEqual([0]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Bench', ability: 0 });
    expect(uses()).toEqual([]);
    expect(game.resolveAll().life(0)).toBe(32);
    const after = game.until({ turn: 4 });
    expect(
      after
        .pass()
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE'),
    ).toHaveLength(2);
  });
  it('mtg:602.5b the limit of a mana ability counts its uses, too', () => {
    const game = magicPosition([{ battlefield: ['Test Spring'] }, {}]);
    const may = () => game.decision().options.filter((o) => o.card === 'Test Spring');
    expect(may()).toHaveLength(1);
    expect(game.choose(0, { card: 'Test Spring' }) && may()).toEqual([]);
  });
  it('mtg:602.1b mtg:602.5 "you" of a condition is who would activate it, in anybody’s turn', () => {
    const may = (mine: string[], theirs: string[]) =>
      offered(magicPosition([{ battlefield: theirs }, { battlefield: ['Test Proud', ...mine] }]).pass(), 'ACTIVATE');
    expect([may([], ['Memnite']), may(['Memnite'], [])]).toEqual([[], ['Test Proud']]);
  });

  it('mtg:602.2 who controls a permanent activates it, not who owns it; the owner that of a card elsewhere', () => {
    const game = magicPosition([
      { hand: ['Test Steal'], battlefield: islands(1), graveyard: ['Test Ghost'] },
      { battlefield: ['Test Bench', ...islands(1)], graveyard: ['Test Ghost'] },
    ]);
    game.cast(0, 'Test Steal', { card: 'Test Bench' }).resolve();
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Bench', 'Test Bench', 'Test Ghost']);
    expect(offered(game.pass(), 'ACTIVATE')).toEqual(['Test Ghost']);
  });
  it('mtg:602.2a the ability has no color, type or figures of its source', () => {
    const game = magicPosition([{ hand: ['Test Count'], battlefield: ['Test Red Mage'] }, {}]);
    game.activate(0, 'Test Red Mage').cast(0, 'Test Count').resolve();
    expect(game.life(0)).toBe(20);
    expect(game.view().stack[0]).toMatchObject({ card: 'Test Red Mage', controller: 0 });
  });
  it('mtg:602.2b what is targeted by an ability triggers as the ability has been activated', () => {
    const game = magicPosition([{ battlefield: ['Test Poker', 'Test Nervous'] }, {}]).activate(0, 'Test Poker');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Nervous', 'Test Poker']);
  });
});
