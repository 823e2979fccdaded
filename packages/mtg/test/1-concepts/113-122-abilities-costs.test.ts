import type { Ability, Cost } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  attacks,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  each,
  gainLife,
  has,
  instant,
  keyword,
  loseLife,
  mana,
  may,
  mayPay,
  permanent,
  player,
  returnToHand,
  rule,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const spell = { is: 'spell' } as const;
const fromGraveyard: Ability = { kind: 'play', method: 'rise', zone: 'graveyard', cost: [] };
const sacrificeCreature: Cost = { pay: 'sacrifice', what: [creature], label: 'a creature' };
const king = token('Cub King', 'Legendary Creature — Bear', ['G'], '2/2');
for (const definition of [
  instant('Test No', '{0}', { targets: [target(spell)], effects: [counterSpell(t(0))] }),
  creatureCard('Test Certain', '{0}', 'Elf', '2/2', continuous('self', [rule('cantBeCountered')])),
  card('Test Sure', {
    cost: '{0}',
    type: 'Instant',
    abilities: [continuous('self', [rule('cantBeCountered')]), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  creatureCard(
    'Test Storm',
    '{0}',
    'Bird',
    '1/1',
    triggered({ on: 'cast', object: 'self' }, { effects: [gainLife(7)] }),
  ),
  creatureCard(
    'Test Cycle',
    '{9}',
    'Beast',
    '1/1',
    activated([{ pay: 'discard', what: 'self' }], { effects: [draw(1)] }),
  ),
  creatureCard('Test Ambush', '{0}', 'Cat', '1/1', keyword('flash')),
  creatureCard('Test Prowler', '{0}', 'Zombie Cat', '1/1', keyword('flash'), fromGraveyard),
  creatureCard('Test Shambler', '{0}', 'Zombie', '1/1', fromGraveyard),
  creatureCard('Test Dasher', '{9}', 'Goblin', '1/1', keyword('dash', { cost: [mana('{R}')] })),
  card('Test Costless', {
    type: 'Creature — Goblin',
    colors: ['R'],
    power: 1,
    toughness: 1,
    abilities: [keyword('dash', { cost: [mana('{R}')] })],
  }),
  card('Test Unpayable', {
    type: 'Instant',
    colors: ['R'],
    abilities: [{ kind: 'spell', additional: [{ pay: 'life', amount: 1 }], effects: [gainLife(9)] }],
  }),
  card('Test Shroud', {
    cost: '{3}',
    type: 'Enchantment — Aura',
    abilities: [
      keyword('enchant', { from: creature }),
      keyword('dash', { cost: [mana('{R}')] }),
      { kind: 'spell', targets: [target(creature)], additional: [{ pay: 'life', amount: 3 }], effects: [] },
    ],
  }),
  card('Test Altar', { type: 'Artifact', abilities: [activated([sacrificeCreature], { effects: [gainLife(1)] })] }),
  card('Test Void', {
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', object: creature, match: { to: 'graveyard' }, change: { to: 'exile' } },
    ],
  }),
  instant('Test Free', '{0}', { effects: [gainLife(1)] }),
  instant('Test Tax', '{0}', { effects: [mayPay([mana('{1}')], [gainLife(1)], [loseLife(1, 'you')])] }),
  instant('Test Both', '{0}', {
    targets: [target(player)],
    effects: [
      {
        do: 'damage',
        parts: [
          { to: t(0), amount: 2 },
          { to: each(creature), amount: 2 },
        ],
      },
    ],
  }),
  card('Test Spring', {
    type: 'Artifact',
    abilities: [
      activated([tap], { immediate: true, effects: [addMana('{G}')] }),
      activated([tap], { effects: [damage(1, t(0))], targets: [target(player)] }),
    ],
  }),
  instant('Test Offer', '{0}', { effects: [may('Draw?', draw(1))] }),
  instant('Test Find', '{0}', { effects: [{ do: 'search', who: 'you', to: 'hand', filter: creature }] }),
  card('Test Study', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(5)] })],
  }),
  card('Test Exchange', {
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }],
  }),
  instant('Test Greed', '{0}', { effects: [draw(2)] }),
  instant('Test Ward', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: 1, also: [draw(1)] },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  creatureCard(
    'Test Avenger',
    '{0}',
    'Spirit',
    '3/9',
    triggered({ on: 'damage', object: 'self' }, { effects: [loseLife(1, 'opponents')] }),
  ),
  creatureCard(
    'Test Leech',
    '{0}',
    'Leech',
    '2/2',
    triggered({ on: 'damage', source: 'self', player: 'opponent' }, { effects: [gainLife({ event: 'amount' })] }),
  ),
  card('Test Garden', {
    type: 'Enchantment',
    abilities: [triggered({ on: 'counters', object: creature, match: { kind: '+1/+1' } }, { effects: [gainLife(4)] })],
  }),
  creatureCard('Test Sprout', '{0}', 'Plant', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    change: { counters: { '+1/+1': 2 } },
  }),
  instant('Test Grow', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '+1/+1', amount: 1 }],
  }),
  instant('Test Crown', '{0}', { effects: [{ do: 'create', token: king, count: 2 }] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(permanent))] }),
  card('Test Hydra', { cost: '{X}{G}', type: 'Creature — Hydra', power: 1, toughness: 1 }),
  instant('Test Lesson', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), has(triggered(attacks, { effects: [gainLife({ sum: [1, 'x'] })] })), has('haste'))],
  }),
  instant('Test Fork', '{0}', { targets: [target(spell)], effects: [{ do: 'copy', what: t(0), newTargets: true }] }),
  instant('Test Zap', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Bounce', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
])
  ownCards(definition);

type Game = ReturnType<typeof magicPosition>;
const offers = (game: Game, kind = 'CAST') => game.decision().options.filter((o) => o.kind === kind);
const castable = (game: Game) => offers(game).map((o) => o.card);

describe('where abilities function (113)', () => {
  it('mtg:113.6g what can’t be countered says so of itself on the stack', () => {
    for (const name of ['Test Certain', 'Test Sure']) {
      const game = magicPosition([{ hand: [name] }, { hand: ['Test No'] }]);
      game.cast(0, name).pass().castAt(1, 'Test No', { card: name }).resolve();
      expect(game.view().stack.map((s) => s.card)).toEqual([name]);
    }
  });

  it('mtg:113.6k what triggers on its own casting does so on the stack', () => {
    const game = magicPosition([{ hand: ['Test Storm'] }, {}]).cast(0, 'Test Storm');
    expect(game.view().stack.length).toBe(2);
    expect([game.resolve().life(0), game.zones('Test Storm')]).toEqual([27, ['stack']]);
  });

  it('mtg:113.6j an ability whose cost can only be paid in the hand is activated there', () => {
    const game = magicPosition([{ hand: ['Test Cycle'], battlefield: ['Test Cycle'] }, {}]);
    expect(offers(game, 'ACTIVATE').map((o) => o.zone)).toEqual(['hand']);
    game.activate(0, 'Test Cycle').resolve();
    expect([game.hand(0), game.zones('Test Cycle').sort()]).toEqual([1, ['battlefield', 'graveyard']]);
  });

  it('mtg:113.6e mtg-2003:412.4 what says when a card may be cast does so where it is cast from', () => {
    const game = magicPosition([{}, { hand: ['Test Ambush', 'Grizzly Bears'], mana: '{G}{G}' }]).pass();
    expect(castable(game)).toEqual(['Test Ambush']);
  });
  it('mtg:113.6e it does so in a graveyard from which it is cast as well', () => {
    const graveyard = ['Test Prowler', 'Test Shambler'];
    const at = (active: number) => magicPosition([{ graveyard }, {}], { turn: { active, step: 'precombatMain' } });
    expect([castable(at(0)), castable(at(1).pass())]).toEqual([graveyard, ['Test Prowler']]);
  });

  it('mtg:113.6d an alternative cost is one of the ways in which the card may be cast', () => {
    const game = magicPosition([{ hand: ['Test Dasher'], mana: '{R}' }, {}]);
    expect(offers(game).map((o) => o.method)).toEqual(['dash']);
  });

  it('mtg:113.3a what a spell says is done as it resolves, not before', () => {
    const game = magicPosition([{ hand: ['Test Free'] }, {}]).cast(0, 'Test Free');
    expect(game.life(0)).toBe(20);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:113.3b mtg:113.4 an activated ability waits on the stack, a mana ability doesn’t use it', () => {
    const game = magicPosition([{ battlefield: ['Test Spring', 'Test Spring'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Spring', mana: true, nth: 0 });
    expect([game.view().stack, game.decision().seat]).toEqual([[], 0]);
    game.activate(0, 'Test Spring', { player: 1 });
    expect([game.view().stack.length, game.life(1)]).toEqual([1, 20]);
    expect(game.resolve().life(1)).toBe(19);
  });
});

describe('copies, tokens, X', () => {
  it('mtg:115.7d who may choose new targets may leave one that has become illegal', () => {
    const game = magicPosition([
      { hand: ['Test Zap', 'Test Fork', 'Test Bounce'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    ]);
    game.cast(0, 'Test Zap', { card: 'Grizzly Bears' }).castAt(0, 'Test Fork', { card: 'Test Zap' });
    game.cast(0, 'Test Bounce', { card: 'Grizzly Bears' }).resolve();
    game.resolve();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', options: { length: 2 } });
    expect(game.answer(0, game.decision().default).view().stack.length).toBe(2);
    game.resolveAll();
    expect(game.the('Hill Giant').damage).toBe(0);
  });

  it('mtg:111.9 a legendary token is subject to the legend rule', () => {
    const game = magicPosition([{ hand: ['Test Crown'] }, {}])
      .cast(0, 'Test Crown')
      .resolve();
    expect(game.decision().kind).toBe('LEGEND');
    expect(game.answer(0, game.decision().default).all('Cub King').length).toBe(1);
  });

  it('mtg:110.1 permanents are the cards and tokens on the battlefield, and nothing elsewhere', () => {
    const game = magicPosition([
      { hand: ['Test Crown', 'Test Doom', 'Hill Giant'], battlefield: ['Forest', 'Grizzly Bears'], exile: ['Shock'] },
      {},
    ]);
    game.cast(0, 'Test Crown').resolve().answer(0, game.decision().default);
    game.cast(0, 'Test Doom').resolve();
    const where = ['Forest', 'Grizzly Bears', 'Cub King', 'Hill Giant', 'Shock'].flatMap((name) => game.zones(name));
    expect(where).toEqual(['graveyard', 'graveyard', 'hand', 'exile']);
  });

  it('mtg:107.3j an ability that an object gains doesn’t know the X of the object', () => {
    const game = magicPosition([{ hand: ['Test Hydra', 'Test Lesson'], battlefield: lands(3, 'Forest') }, {}]);
    game.cast(0, 'Test Hydra').answer(0, { number: 2 }).resolve().cast(0, 'Test Lesson').resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Hydra').resolve();
    expect(game.life(0)).toBe(21);
  });
});

describe('priority and costs (117, 118)', () => {
  it('mtg:117.1 only the player with priority may act', () => {
    const game = magicPosition([{ hand: ['Test Free'] }, { hand: ['Test Free'] }]);
    expect(game.refused(1, { choose: [{ kind: 'CAST', card: 'Test Free' }] }).code).toBe('NOT_YOUR_DECISION');
    game.pass().cast(1, 'Test Free');
    game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Free' }] });
  });

  it('mtg:118.3c nobody has to make mana for a cost, even one that is asked for', () => {
    const game = magicPosition([{ hand: ['Test Tax'], battlefield: ['Forest'] }, {}])
      .cast(0, 'Test Tax')
      .resolve();
    expect(game.decision().kind).toBe('PAY');
    expect(game.answer(0, { confirm: false }).life(0)).toBe(19);
    expect(game.the('Forest').tapped).toBe(false);
  });

  it('mtg:118.5a a spell that costs nothing is cast like any other, when its player wishes', () => {
    const game = magicPosition([{ hand: ['Test Free'] }, {}]);
    expect([castable(game), game.life(0)]).toEqual([['Test Free'], 20]);
    expect(game.cast(0, 'Test Free').view().stack.length).toBe(1);
  });

  it('mtg:118.6 mtg:118.6a without a mana cost a card can’t be paid for, with more costs either; an alternative cost can', () => {
    const game = magicPosition([{ hand: ['Test Costless', 'Test Unpayable'], mana: '{R}{R}{R}' }, {}]);
    expect(offers(game).map((o) => [o.card, o.method])).toEqual([['Test Costless', 'dash']]);
    game.choose(0, { kind: 'CAST', method: 'dash' }).resolve();
    expect(game.the('Test Costless')).toMatchObject({ manaCost: null, manaValue: 0 });
  });

  it('mtg:118.9a mtg:118.9d one alternative cost stands for the mana cost, and additional costs come to it', () => {
    const game = magicPosition([{ hand: ['Test Shroud'], battlefield: ['Hill Giant'], mana: '{R}{R}{R}{R}' }, {}]);
    expect(offers(game).map((o) => o.method)).toEqual(['normal', 'dash']);
    game.choose(0, { kind: 'CAST', method: 'dash' });
    expect(game.view().players[0]).toMatchObject({ life: 17, resources: { mana: { R: 3 } } });
    expect(game.view().stack.length).toBe(1);
  });

  it('mtg:118.9c mtg:118.8d other costs leave the mana cost and the mana value as they are', () => {
    const game = magicPosition([{ hand: ['Test Shroud'], battlefield: ['Hill Giant'], mana: '{R}' }, {}]);
    game.choose(0, { kind: 'CAST', method: 'dash' });
    expect(game.the('Test Shroud', 'stack')).toMatchObject({ manaCost: '{3}', manaValue: 3 });
  });

  it('mtg:118.11 a cost is paid also where an effect changes what is done for it', () => {
    const game = magicPosition([{ battlefield: ['Test Altar', 'Test Void', 'Hill Giant'] }, {}]);
    game.activate(0, 'Test Altar').resolve();
    expect([game.zones('Hill Giant'), game.life(0)]).toEqual([['exile'], 21]);
  });
});

describe('damage, drawing, counters (120–122)', () => {
  it('mtg:120.1 mtg:120.3 mtg:120.5 a player loses life, a creature is marked; neither is destroyed by the damage itself', () => {
    const game = magicPosition([
      { hand: ['Test Both'] },
      { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }, 'Llanowar Elves', 'Test Altar'] },
    ]);
    game.cast(0, 'Test Both', { player: 1 }).resolve();
    expect([game.life(1), game.the('Grizzly Bears').damage, game.zones('Llanowar Elves')]).toEqual([
      18,
      2,
      ['graveyard'],
    ]);
    const types = game.events.map((e) => e.type);
    const dies = game.events.findIndex((e) => e.type === 'OBJECT_MOVED' && e.data.card === 'Llanowar Elves');
    expect(types.lastIndexOf('DAMAGE_DEALT')).toBeLessThan(dies);
  });

  it('mtg:120.2 mtg:120.2a an artifact deals damage as a creature does, and fighting creatures deal as much as their power', () => {
    const game = magicPosition([{ battlefield: ['Test Spring', 'Hill Giant'] }, {}]);
    const source = game.the('Test Spring').id;
    game.activate(0, 'Test Spring', { player: 1 }).resolve();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ source, amount: 1, combat: false }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ step: 'postcombatMain' });
    expect([game.life(1), game.happened('DAMAGE_DEALT')[1]]).toMatchObject([16, { amount: 3, combat: true }]);
  });

  it('mtg:120.9 what triggers on one source’s damage counts that source’s only', () => {
    const game = magicPosition([{ battlefield: ['Test Leech', 'Hill Giant'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Leech', 'Hill Giant').until({ step: 'postcombatMain' });
    expect([game.life(1), game.life(0)]).toEqual([15, 22]);
  });

  it('mtg:121.3 one may choose to draw from an empty library, and then loses', () => {
    const offer = () =>
      magicPosition([{ hand: ['Test Offer'], library: [] }, {}])
        .cast(0, 'Test Offer')
        .resolve();
    expect(offer().answer(0, { confirm: false }).result()).toBeNull();
    expect(offer().answer(0, { confirm: true }).result()).toMatchObject({ winners: [1] });
  });

  it('mtg:121.5 a card put into the hand was not drawn', () => {
    const game = magicPosition([{ hand: ['Test Find'], battlefield: ['Test Study'] }, {}])
      .cast(0, 'Test Find')
      .resolve();
    game.answer(0, { choose: [{ nth: 0 }] });
    expect([game.hand(0), game.view().stack, game.life(0)]).toEqual([1, [], 20]);
  });

  it('mtg:121.7 what is left of the damage is dealt before the cards are drawn', () => {
    const game = magicPosition([{ hand: ['Test Ward'] }, { hand: ['Test Both'] }])
      .cast(0, 'Test Ward')
      .resolve();
    game.pass().cast(1, 'Test Both', { player: 0 }).resolve();
    expect([game.life(0), game.hand(0)]).toEqual([19, 1]);
    const types = game.events.map((e) => e.type);
    expect(types.lastIndexOf('DAMAGE_DEALT')).toBeLessThan(types.lastIndexOf('CARD_DRAWN'));
  });

  it('mtg:122.1 counters of one kind are interchangeable: they are counted, and no objects', () => {
    const game = magicPosition([{ hand: ['Test Grow', 'Test Grow'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Grow').resolve().cast(0, 'Test Grow').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ counters: { '+1/+1': 2 }, power: 4 });
  });

  it('mtg:122.6 counters with which something enters were put on it', () => {
    const game = magicPosition([{ hand: ['Test Sprout'], battlefield: ['Test Garden'] }, {}]);
    game.cast(0, 'Test Sprout').resolve();
    expect([game.figures('Test Sprout'), game.view().stack.length]).toEqual(['2/2', 1]);
    expect(game.resolve().life(0)).toBe(24);
  });
});
