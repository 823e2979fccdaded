import type { Cost } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  card,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  keyword,
  mana,
  manaAbility,
  opponentControls,
  t,
  tap,
  target,
} from './test-cards.js';

const sacrificeIt: Cost = { pay: 'sacrifice', what: 'self' };
for (const definition of [
  card('Test Gem', {
    type: 'Artifact',
    abilities: [activated([tap, sacrificeIt], { effects: [addMana('{R}', '{G}')], immediate: true })],
  }),
  card('Test Brushland', {
    type: 'Land',
    abilities: [
      manaAbility('{C}'),
      activated([tap], { effects: [addMana('{G}', '{W}'), damage(1, 'you')], immediate: true }),
    ],
  }),
  card('Test Filter', {
    type: 'Land',
    abilities: [activated([mana('{1}'), tap], { effects: [addMana('{R}{G}')], immediate: true })],
  }),
  card('Test Oath', {
    type: 'Enchantment',
    abilities: [{ ...activated([], { effects: [gainLife(1)], limit: { perTurn: 1 } }), if: { exists: [creature] } }],
  }),
  card('Test Vow', {
    type: 'Enchantment',
    abilities: [
      { ...activated([], { effects: [gainLife(1)] }), if: { compare: [{ stat: 'life', of: 'you' }, '<=', 20] } },
    ],
  }),
  creatureCard('Test Guard', '{0}', 'Human', '1/1', activated([tap], { effects: [gainLife(1)] })),
  creatureCard(
    'Test Quick Sleeper',
    '{0}',
    'Human',
    '1/1',
    keyword('haste'),
    activated([{ pay: 'untap' }], { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Sleeper', '{0}', 'Human', '1/1', activated([{ pay: 'untap' }], { effects: [gainLife(1)] })),
  creatureCard('Test Runner', '{0}', 'Human', '1/1', keyword('haste'), activated([tap], { effects: [gainLife(1)] })),
  card('Test Rod', { type: 'Artifact', abilities: [activated([tap], { effects: [gainLife(1)] })] }),
  creatureCard(
    'Test Cycler',
    '{4}{G}',
    'Beast',
    '4/4',
    activated([mana('{G}'), { pay: 'discard', what: 'self' }], { effects: [draw(1)], zone: 'hand' }),
    activated([mana('{G}'), { pay: 'exile', what: 'self' }], { effects: [gainLife(2)], zone: 'graveyard' }),
  ),
  creatureCard(
    'Test Shooter',
    '{R}',
    'Goblin',
    '1/1',
    activated([tap], { targets: [target([creature, opponentControls])], effects: [damage(1, t(0))] }),
  ),
])
  ownCards(definition);

const offered = (game: Play, card: string): unknown[] =>
  game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === card);

describe('activated abilities (602)', () => {
  it('mtg:602.5b an ability with a condition can be activated only while it holds', () => {
    const without = magicPosition([{ battlefield: ['Test Oath'] }, {}]);
    expect(offered(without, 'Test Oath')).toEqual([]);
    const game = magicPosition([{ battlefield: ['Test Oath', 'Grizzly Bears'] }, {}]);
    expect(offered(game, 'Test Oath')).toHaveLength(1);
    expect(game.activate(0, 'Test Oath').resolve().life(0)).toBe(21);
    expect(offered(game, 'Test Oath')).toEqual([]);
  });

  it('mtg:602.1b such a condition is not asked again as it resolves', () => {
    const game = magicPosition([{ battlefield: ['Test Vow'] }, {}]);
    game.activate(0, 'Test Vow').activate(0, 'Test Vow').resolveAll();
    expect(game.life(0)).toBe(22);
    expect(offered(game, 'Test Vow')).toEqual([]);
  });

  it('mtg:113.6m an ability that discards its own card is activated in the hand, and only there', () => {
    const game = magicPosition([
      { hand: ['Test Cycler'], battlefield: [...lands(2, 'Forest'), { card: 'Test Cycler', as: 'one' }] },
      {},
    ]);
    expect(offered(game, 'Test Cycler')).toMatchObject([{ zone: 'hand', cost: '{G}, Discard this' }]);
    game.activate(0, 'Test Cycler');
    expect(game.all('Test Cycler', 'graveyard')).toHaveLength(1);
    expect(game.resolve().hand(0)).toBe(1);
  });

  it('mtg:113.6b an ability of a card in a graveyard can be activated there by its owner', () => {
    const game = magicPosition([
      { graveyard: ['Test Cycler'], battlefield: ['Forest'] },
      { graveyard: ['Test Cycler'] },
    ]);
    expect(offered(game, 'Test Cycler')).toHaveLength(1);
    game.activate(0, 'Test Cycler').resolve();
    expect([game.life(0), game.zones('Test Cycler').sort()]).toEqual([22, ['exile', 'graveyard']]);
  });

  it('mtg:117.1b an ability is activated whenever its controller has priority: mtg:602.2 it waits on the stack, paid', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Shooter'] }])
      .until({ step: 'upkeep', turn: 4 })
      .pass();
    expect(game.decision().seat).toBe(0);
    const other = magicPosition([{ battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Shooter'] }]).pass();
    other.activate(1, 'Test Shooter');
    expect([other.view().stack.length, other.the('Test Shooter').tapped]).toEqual([1, true]);
    expect(other.resolve().the('Grizzly Bears').damage).toBe(1);
  });

  it('mtg:602.5a mtg-2003:409.3 a creature that came just now can’t pay {T}', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Test Shooter', sick: true }] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    expect(offered(game, 'Test Shooter')).toEqual([]);
  });

  it('mtg:602.5a nor {Q}; what is no creature can pay either, and so can creatures that have been there since the turn began', () => {
    const options = (name: string, tapped: boolean, sick: boolean) =>
      offered(magicPosition([{ battlefield: [{ card: name, tapped, sick }] }, {}]), name).length;
    expect([options('Test Sleeper', true, true), options('Test Sleeper', true, false)]).toEqual([0, 1]);
    expect([options('Test Rod', false, true), options('Test Runner', false, true)]).toEqual([1, 1]);
    const game = magicPosition([{ hand: ['Test Guard'] }, {}])
      .cast(0, 'Test Guard')
      .resolve();
    expect(offered(game, 'Test Guard')).toEqual([]);
    expect(offered(game.until({ turn: 4, step: 'precombatMain' }).pass(), 'Test Guard')).toEqual([]);
    expect(offered(game.until({ turn: 5, step: 'upkeep' }), 'Test Guard')).toHaveLength(1);
  });

  it('mtg:702.10c with haste {T} and {Q} are paid at once', () => {
    const options = (name: string, tapped: boolean) =>
      offered(magicPosition([{ battlefield: [{ card: name, tapped, sick: true }] }, {}]), name).length;
    expect([options('Test Runner', false), options('Test Quick Sleeper', true), options('Test Sleeper', true)]).toEqual(
      [1, 1, 0],
    );
  });

  it('mtg:602.2b its targets are chosen as it is activated, and it costs what it says', () => {
    const game = magicPosition([{ battlefield: ['Test Shooter'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Shooter' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0, min: 1, max: 1 });
    game.choose(0, { card: 'Hill Giant' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Shooter', targets: [{ card: 'Hill Giant' }] }]);
    expect([game.the('Test Shooter').tapped, game.resolve().the('Hill Giant').damage]).toEqual([true, 1]);
  });

  it('mtg:602.2b with no legal target it can’t be activated', () => {
    expect(offered(magicPosition([{ battlefield: ['Test Shooter'] }, {}]), 'Test Shooter')).toEqual([]);
  });

  it('mtg:113.7a an ability on the stack goes on though its source is gone', () => {
    const game = magicPosition([
      { battlefield: ['Test Shooter'] },
      { hand: ['Shock'], battlefield: ['Mountain', 'Grizzly Bears'] },
    ])
      .activate(0, 'Test Shooter')
      .pass()
      .cast(1, 'Shock', { card: 'Test Shooter' })
      .resolve();
    expect(game.all('Test Shooter', 'graveyard')).toHaveLength(1);
    expect(game.resolve().the('Grizzly Bears').damage).toBe(1);
  });
});

describe('mana abilities with more than a tap (605)', () => {
  it('mtg:605.1a one that costs more than tapping is a mana ability as well: no stack, no priority', () => {
    const start = magicPosition([{ battlefield: ['Test Gem'] }, {}]);
    expect(offered(start, 'Test Gem')).toMatchObject([{ mana: true }]);
    const game = start.choose(0, { kind: 'ACTIVATE', card: 'Test Gem', mana: true }, { value: 'R' });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 1 } } });
    expect([game.view().stack, game.zones('Test Gem')]).toEqual([[], ['graveyard']]);
  });

  it('mtg:405.6c mtg-2003:406.1e the mana and the other effect happen at once', () => {
    const game = magicPosition([{ battlefield: ['Test Brushland'] }, {}]).choose(
      0,
      { kind: 'ACTIVATE', card: 'Test Brushland', ability: 1 },
      { value: 'W' },
    );
    expect([game.life(0), game.view().stack]).toEqual([19, []]);
  });

  it('mtg:118.2 an automatic payment uses such abilities where nothing else will do, with all they cost', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], battlefield: ['Test Brushland', 'Test Brushland'] }, {}]);
    game.cast(0, 'Grizzly Bears').resolve();
    expect([game.life(0), game.zones('Grizzly Bears')]).toEqual([19, ['battlefield']]);
    const gem = magicPosition([{ hand: ['Shock'], battlefield: ['Test Gem'] }, {}]).cast(0, 'Shock', { player: 1 });
    expect(gem.zones('Test Gem')).toEqual(['graveyard']);
  });

  it('mtg:601.2g what costs more is spared while a land can pay', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Test Gem', 'Mountain'] }, {}]);
    expect(game.cast(0, 'Shock', { player: 1 }).zones('Test Gem')).toEqual(['battlefield']);
  });

  it('mtg:605.3a one that costs mana itself is activated before, and its mana waits in the pool', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Test Filter', 'Island'] }, {}]);
    expect(game.decision().options.some((o) => o.kind === 'CAST')).toBe(true);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Filter', mana: true });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 1, G: 1 } } });
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(18);
  });
});
