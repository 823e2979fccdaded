/** Ascend to craft beside their first case: whose it is, what else is there, and what happened in between (702.131 … 702.167). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  continuous,
  creature,
  creatureCard,
  destroy,
  faces,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  permanent,
  plus,
  sorcery,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../6-spells/test-cards.js';

ownCards(
  card('Test Ship', { cost: '{2}', type: 'Artifact — Spacecraft', abilities: [keyword('station')] }),
  card('Test Foundry', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      continuous([creature, youControl, { has: ['subtypes', 'Elf'] }], [{ mod: 'rule', rule: 'stationsByToughness' }]),
    ],
  }),
  instant('Test Push', '{0}', { effects: [{ do: 'stat', who: 'you', stat: 'speed', amount: 3 }] }),
  card('Test Hush', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([permanent, creature], [has('reach')])],
  }),
  card('Test Mayhem', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [gainLife(3)] }, keyword('mayhem', { cost: [mana('{1}')] })],
  }),
  creatureCard(
    'Test Blessed',
    '{0}',
    'Dinosaur',
    '2/2',
    keyword('ascend'),
    continuous('self', plus(3, 3), { is: ['you', { is: 'citysBlessing' }] }),
  ),
  card('Test Blade', {
    cost: '{0}',
    type: 'Artifact Creature — Equipment Cat',
    power: 2,
    toughness: 2,
    abilities: [keyword('reconfigure', { cost: [mana('{0}')] })],
  }),
  instant('Test Seize', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'control', to: 'you' })],
  }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  creatureCard(
    'Test Sergeant',
    '{0}',
    'Soldier',
    '1/1',
    keyword('enlist'),
    keyword('vigilance'),
    triggered({ on: 'did', object: 'self', match: { what: 'enlist' } }, { effects: [gainLife(5)] }),
  ),
  card('Test Sculptor', { cost: '{0}', type: 'Artifact', abilities: [keyword('space sculptor')] }),
  creatureCard('Test Backer', '{0}', 'Wolf', '1/1', keyword('backup', { value: 1 }), keyword('vigilance')),
  sorcery('Test Twin', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  card('Test Pact', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      keyword('bargain'),
      {
        kind: 'spell',
        targets: [{ ...target(creature), if: { paid: 'bargain' } }],
        effects: [gainLife(1), { do: 'if', if: { paid: 'bargain' }, then: [destroy(t(0))] }],
      },
    ],
  }),
  faces(
    'transform',
    card('Test Lump', {
      cost: '{1}',
      type: 'Artifact',
      abilities: [keyword('craft', { cost: [mana('{1}')], from: artifact, value: 1, label: 'artifact' })],
    }),
    card('Test Golem', { type: 'Artifact Creature — Golem', power: 2, toughness: 2 }),
  ),
);
const waste = (n: number): string[] => lands(n, 'Forest');
const at = (mine: object, theirs: object = {}, more: object = {}): Play =>
  magicPosition(
    [
      { library: waste(6), ...mine },
      { library: waste(6), ...theirs },
    ],
    more,
  );
const abilitiesOf = (game: Play, name: string): unknown[] =>
  game.decision().options.filter((o) => o.card === name && o.kind === 'ACTIVATE');
const _ways = (game: Play, name: string): string[] =>
  game
    .decision()
    .options.filter((o) => o.card === name && o.kind === 'CAST')
    .map((o) => String(o.method));

describe('the city’s blessing', () => {
  it('mtg:702.131c it is a marker of the player who has it, whoever’s turn it is, and asked of each for themselves', () => {
    const designations = (game: Play, seat: number): unknown => (game.view().players[seat] as JsonObject).designations;
    const blessed = { battlefield: ['Test Blessed', ...lands(9, 'Island')] };
    const theirs = at({ hand: ['Test Blessed'] }, blessed)
      .cast(0, 'Test Blessed')
      .resolve();
    expect([designations(theirs, 0), designations(theirs, 1)]).toEqual([[], ['citysBlessing']]);
    const figures = (game: Play, seat: number) =>
      game.all('Test Blessed').flatMap((o) => (o.controller === seat ? [`${o.power}/${o.toughness}`] : []));
    expect([figures(theirs, 0), figures(theirs, 1)]).toEqual([['2/2'], ['5/5']]);
    const mine = at(blessed, { battlefield: ['Test Blessed'] }).pass();
    expect([figures(mine, 0), figures(mine, 1)]).toEqual([['5/5'], ['2/2']]);
    const both = at({ ...blessed, hand: ['Test Twin'] }, blessed).castAt(0, 'Test Twin', {
      card: 'Test Blessed',
      controller: 0,
    });
    expect([designations(both, 0), designations(both, 1)]).toEqual([['citysBlessing'], ['citysBlessing']]);
    expect([figures(both, 0), figures(both, 1), both.result(), both.life(0)]).toEqual([['5/5'], ['5/5'], null, 20]);
  });
});

describe('reconfigure and enlist', () => {
  it('mtg:702.151b it is no creature as long as it is attached to whatever creature, whoever controls that, until it comes off', () => {
    const game = at({ battlefield: ['Test Blade', 'Hill Giant'] }, { hand: ['Test Seize', 'Test Kill'] });
    const types = () => game.the('Test Blade').types;
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Blade', ability: 1 });
    expect(types()).toEqual(['Artifact', 'Creature']);
    game.resolve();
    expect(types()).toEqual(['Artifact']);
    game.pass().castAt(1, 'Test Seize', { card: 'Hill Giant' }).resolve();
    expect([game.the('Hill Giant').controller, types(), game.the('Test Blade').attachedTo]).toEqual([
      1,
      ['Artifact'],
      game.the('Hill Giant').id,
    ]);
    while (game.decision().seat !== 1) game.pass();
    game.castAt(1, 'Test Kill', { card: 'Hill Giant' }).resolve();
    expect([types(), game.figures('Test Blade')]).toEqual([['Artifact', 'Creature'], '2/2']);
  });
  it('mtg:702.154c who pays for its enlist ability enlists the other creature, which enlists nothing, and never itself', () => {
    const game = at({ battlefield: ['Test Sergeant', 'Hill Giant'] }).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Test Sergeant').choose(0, { card: 'Hill Giant' });
    while (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect([game.resolveAll().life(0), game.figures('Test Sergeant')]).toEqual([25, '4/1']);
    // It attacks untapped, and is still no creature that it could tap.
    const alone = at({ battlefield: ['Test Sergeant'] })
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Sergeant');
    expect([alone.waiting(), alone.the('Test Sergeant').tapped, alone.view().stack]).toEqual([true, false, []]);
    const offered = at({ battlefield: ['Test Sergeant', 'Hill Giant'] }, { battlefield: ['Grizzly Bears'] });
    offered.until({ kind: 'ATTACKERS' }).attack(0, 'Test Sergeant');
    expect(offered.decision().options.map((o) => o.card)).toEqual(['Hill Giant']);
  });
});

describe('space sculptor', () => {
  it('mtg:702.158a creatures gain sector designations, and nothing else that is there does', () => {
    const game = at(
      { hand: ['Test Sculptor', 'Test Twin'], battlefield: ['Forest', 'Test Hush', 'Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Island', 'Test Ship', 'Test Foundry', 'Craw Wurm'] },
    )
      .cast(0, 'Test Sculptor')
      .resolve();
    const given: unknown[] = [];
    const sort = () => {
      while (!game.waiting()) {
        const { seat, kind, prompt } = game.decision();
        given.push([seat, kind, prompt]);
        game.choose(seat, { value: 'alpha' });
      }
    };
    sort();
    expect(given).toHaveLength(3);
    const sectors = () =>
      Object.values(game.view().objects).flatMap((o) => ((o.chosen as JsonObject)?.sector ? [o.card] : []));
    expect(sectors().sort()).toEqual(['Craw Wurm', 'Grizzly Bears', 'Hill Giant']);
    // One that comes later gains one too.
    game.castAt(0, 'Test Twin', { card: 'Craw Wurm' }).resolve();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'SECTOR' });
    sort();
    expect(sectors().sort()).toEqual(['Craw Wurm', 'Craw Wurm', 'Grizzly Bears', 'Hill Giant']);
  });
});

describe('backup', () => {
  it('mtg:702.165b a token that is a copy gives what is printed below, in the same order', () => {
    const game = at({ hand: ['Test Twin'], battlefield: ['Test Backer'] }, { battlefield: ['Hill Giant'] });
    game.castAt(0, 'Test Twin', { card: 'Test Backer' }).resolve().choose(0, { card: 'Hill Giant' }).resolve();
    expect([game.figures('Hill Giant'), game.the('Hill Giant').keywords]).toEqual(['4/4', ['vigilance']]);
    const [first, second] = game
      .all('Test Backer')
      .map((o) => (o.abilities as JsonObject[]).map((one) => one.text ?? one.kind));
    expect([first?.length, second]).toEqual([2, first]);
  });
  it('mtg:702.165d what it gives does not change though it has left before the ability resolves', () => {
    const game = at({ hand: ['Test Backer', 'Test Kill'] }, { battlefield: ['Hill Giant'] });
    game.cast(0, 'Test Backer').resolve().choose(0, { card: 'Hill Giant' });
    game.castAt(0, 'Test Kill', { card: 'Test Backer' }).resolve();
    expect(game.all('Test Backer')).toEqual([]);
    expect([game.resolve().figures('Hill Giant'), game.the('Hill Giant').keywords]).toEqual(['4/4', ['vigilance']]);
  });
});

describe('bargain', () => {
  it('mtg:702.166d without a bargain it is cast as if it had no such target, also where there is none', () => {
    const game = at({ hand: ['Test Pact'], battlefield: ['Test Ship'] }, { battlefield: ['Hill Giant', 'Craw Wurm'] });
    game.cast(0, 'Test Pact').answer(0, { confirm: false });
    expect([game.waiting(), (game.view().stack[0] as JsonObject).targets]).toEqual([true, []]);
    expect([game.resolve().life(0), game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([
      21,
      ['battlefield'],
      ['battlefield'],
    ]);
    const bare = at({ hand: ['Test Pact'], battlefield: ['Test Ship'] }).cast(0, 'Test Pact');
    expect([bare.waiting(), bare.resolve().life(0), bare.zones('Test Ship')]).toEqual([true, 21, ['battlefield']]);
    const bargained = at(
      { hand: ['Test Pact'], battlefield: ['Test Ship'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
    );
    bargained.cast(0, 'Test Pact').answer(0, { confirm: true }).choose(0, { card: 'Craw Wurm' });
    while (!bargained.waiting()) bargained.choose(0, { card: 'Test Ship' });
    bargained.resolve();
    expect([bargained.zones('Craw Wurm'), bargained.zones('Test Ship')]).toEqual([['graveyard'], ['graveyard']]);
  });
});

describe('craft', () => {
  const LUMP = 'Test Lump // Test Golem';
  it('mtg:702.167a it is exiled to pay with materials of its player’s board or graveyard, as a sorcery, and comes back to its owner', () => {
    const game = at(
      { battlefield: [LUMP, 'Memnite', ...waste(1)], graveyard: ['Ornithopter', 'Grizzly Bears'] },
      { battlefield: ['Ornithopter'], graveyard: ['Memnite'] },
    ).choose(0, { kind: 'ACTIVATE', card: LUMP });
    expect(game.decision().options.map((o) => [o.card, o.zone])).toEqual([
      ['Memnite', 'battlefield'],
      ['Ornithopter', 'graveyard'],
    ]);
    game.choose(0, { card: 'Ornithopter', zone: 'graveyard' });
    expect([game.all(LUMP, 'exile').length, game.all('Ornithopter', 'exile').length, game.view().stack.length]).toEqual(
      [1, 1, 1],
    );
    const crafted = game.resolve().the(LUMP);
    expect(crafted).toMatchObject({ name: 'Test Golem', controller: 0, tapped: false });
    // Whose it isn't gets it back from who crafted it.
    const borrowed = at({ battlefield: ['Memnite', ...waste(1)] }, { battlefield: [{ card: LUMP, controller: 0 }] });
    borrowed.choose(0, { kind: 'ACTIVATE', card: LUMP }).resolve();
    expect(borrowed.the(LUMP)).toMatchObject({ name: 'Test Golem', controller: 1, owner: 1 });
    expect(borrowed.zones('Memnite')).toEqual(['exile']);
    // Only as a sorcery.
    const later = at({ battlefield: [LUMP, 'Memnite', ...waste(1)], hand: ['Test Mayhem', 'Test Push'] });
    expect(abilitiesOf(later, LUMP)).toHaveLength(1);
    expect(abilitiesOf(later.cast(0, 'Test Push'), LUMP)).toEqual([]);
    expect(abilitiesOf(later.until({ turn: 5, step: 'upkeep' }), LUMP)).toEqual([]);
  });
});
