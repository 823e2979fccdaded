import type { GameView, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

/** Names of the cards of a zone that a viewer sees; null where only the number is shown. */
function seen(game: ArchivePlay, viewer: number | 'judge', zone: string, owner: number): string[] | null {
  const view: GameView = game.view(viewer);
  const found = view.zones.find((z) => z.id === zone && z.owner === owner) as { objects?: string[] } | undefined;
  return found?.objects?.map((id) => String(view.objects[id]?.card)) ?? null;
}

describe('what is public', () => {
  it('ga:2.1.1.5 cards lying face down are known to nobody but their player (ga:2.1.5.3, ga:2.1.5.4)', () => {
    const game = position([{ memory: ['Fireball'] }, {}]);
    expect(seen(game, 0, 'memory', 0)).toEqual(['Fireball']);
    expect(seen(game, 1, 'memory', 0)).toBeNull();
    expect(JSON.stringify(game.view(1))).not.toContain('Fireball');
  });

  it('ga:2.1.1.5.1 a card banished face down is looked at by nobody, ga:2.1.1.5.3 and is only a card', () => {
    const game = position([{ banishment: [{ card: 'Fireball', faceDown: true }, 'Blitz Mage'] }, {}]);
    for (const viewer of [0, 1]) expect(JSON.stringify(game.view(viewer))).not.toContain('Fireball');
    expect(seen(game, 1, 'banishment', 0)).toHaveLength(2);
  });

  it('ga:2.1.1.5.3 so that nothing finds it that asks what cards are like', () => {
    const counted = (filter: JsonObject): number => {
      const count = { count: [{ zone: 'banishment' }, { owner: 'you' }, filter] };
      const read = action('Read', { effects: [{ do: 'draw', who: 'you', count }] });
      const banishment = [{ card: 'Blitz Mage', faceDown: true }, 'Banner Knight'];
      return play([read], { hand: ['Read'], banishment }, {})
        .activateCard(0, 'Read')
        .resolve()
        .count(0, 'hand');
    };
    const asked: JsonObject[] = [
      { has: ['types', ['Ally']] },
      { has: ['subtypes', ['Human']] },
      { named: 'Blitz Mage' },
    ];
    expect(asked.map(counted)).toEqual([1, 1, 0]);
  });

  it('ga:2.1.1.5.4 graveyards and banishments lie face up (ga:2.1.6.5)', () => {
    const game = position([{ graveyard: ['Fireball'], banishment: ['Blitz Mage'] }, {}]);
    expect([seen(game, 1, 'graveyard', 0), seen(game, 1, 'banishment', 0)]).toEqual([['Fireball'], ['Blitz Mage']]);
  });

  it('ga:2.1.2.6 nobody sees a main deck, not even its player', () => {
    const game = position([{ mainDeck: ['Fireball', 'Blitz Mage'] }, {}]);
    expect([seen(game, 0, 'mainDeck', 0), seen(game, 1, 'mainDeck', 0)]).toEqual([null, null]);
  });

  it('ga:2.1.3.2 a player sees their own material deck at any time', () => {
    const game = position([{ materialDeck: ['Sword of Seeking'] }, {}], { turn: { active: 1 } });
    expect([seen(game, 0, 'materialDeck', 0), seen(game, 1, 'materialDeck', 0)]).toEqual([['Sword of Seeking'], null]);
  });

  it('ga:2.1.8.1 a hand is seen by its player, ga:2.1.8.2 and by no other', () => {
    const game = position([{ hand: ['Fireball'] }, {}]);
    expect([seen(game, 0, 'hand', 0), seen(game, 1, 'hand', 0)]).toEqual([['Fireball'], null]);
  });

  it('ga:2.1.1.5 that holds for hands, memories and material decks alike', () => {
    const game = position([{ hand: ['Fireball'], memory: ['Reclaim'], materialDeck: ['Tome of Knowledge'] }, {}]);
    for (const zone of ['hand', 'memory', 'materialDeck'])
      expect([zone, seen(game, 0, zone, 0)?.length, seen(game, 1, zone, 0)]).toEqual([zone, 1, null]);
  });

  it('ga:2.1.1.3 everybody sees the cards of a lineage', () => {
    const game = position([{ champion: rai(2) }, {}]);
    for (const viewer of [0, 1])
      expect(seen(game, viewer, 'lineage', 0)).toEqual(['Rai, Spellcrafter', 'Spirit of Fire']);
  });

  it('ga:2.1.5.3 a player looks at the own memory at any time, ga:2.1.5.4 and nobody else does', () => {
    for (const active of [0, 1])
      for (const step of ['recollection', 'main', 'end']) {
        const game = position([{ memory: ['Fireball'] }, {}], { turn: { active, step } });
        expect([seen(game, 0, 'memory', 0), seen(game, 1, 'memory', 0)]).toEqual([['Fireball'], null]);
      }
  });

  it('ga:2.1.6.5 the cards of a graveyard lie face up, ga:2.1.7.4 as what is banished does unless something says otherwise', () => {
    const cinder = position([{ field: ['Bauble of Abundance', 'Tome of Knowledge'] }, { field: ['Blitz Mage'] }]);
    cinder.use(0, 'Bauble of Abundance').resolve();
    for (const viewer of [0, 1]) expect(seen(cinder, viewer, 'banishment', 0)).toEqual(['Bauble of Abundance']);
    const fought = position([{ field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }]);
    fought.declare(0, 'Blitz Mage', 'Esteemed Knight').fight([]);
    for (const viewer of [0, 1]) expect(seen(fought, viewer, 'graveyard', 1)).toEqual(['Esteemed Knight']);
  });
});

describe('zones', () => {
  it('ga:2.1.2.7 cards are drawn from the top of the main deck (ga:2.1.8.5)', () => {
    const game = position([{ field: ['Bauble of Abundance'], mainDeck: ['Fireball', 'Blitz Mage'] }, {}]);
    game.use(0, 'Bauble of Abundance').resolve();
    expect([game.zones('Fireball'), game.zones('Blitz Mage')]).toEqual([['hand'], ['mainDeck']]);
  });

  it('ga:2.1.3.3 in the materialize phase one card of the material deck may be materialized', () => {
    const materialDeck = ['Sword of Seeking', 'Bauble of Abundance'];
    const game = position([{ champion: lorraine(1), materialDeck }, {}], { turn: { step: 'materialize' } });
    expect(game.decision()).toMatchObject({ kind: 'MATERIALIZE', min: 0, max: 1 });
    game.choose(0, { card: 'Sword of Seeking' }).resolve();
    expect([game.zones('Sword of Seeking'), game.zones('Bauble of Abundance')]).toEqual([['field'], ['materialDeck']]);
  });

  it('ga:2.1.4.3 allies, regalia, weapons and items are on the field after resolving, ga:2.1.4.4 which all share', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)] }, { field: ['Blitz Mage'] }]);
    game.activateCard(0, 'Banner Knight').resolve();
    const field = game.view().zones.filter((z) => z.id === 'field');
    expect(field).toHaveLength(1);
    expect(field[0]?.owner).toBeNull();
    expect([game.the('Banner Knight').controller, game.the('Blitz Mage').controller]).toEqual([0, 1]);
  });

  it('ga:2.1.5.1 reserved cards lie in the memory, ga:2.1.5.2 face down', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2, 'Reclaim')] }, {}]).activateCard(0, 'Banner Knight');
    expect([seen(game, 0, 'memory', 0), seen(game, 1, 'memory', 0)]).toEqual([['Reclaim', 'Reclaim'], null]);
  });

  it('ga:2.1.6.1 used, destroyed and sacrificed cards go to the graveyard', () => {
    const game = position([
      { champion: rai(1), hand: ['Cremation Ritual', ...some(3)], field: ['Blitz Mage', 'Magus Disciple'] },
      {},
    ]);
    game.activateCard(0, 'Cremation Ritual', { card: 'Blitz Mage' }).resolve();
    expect(seen(game, 1, 'graveyard', 0)?.sort()).toEqual(['Blitz Mage', 'Cremation Ritual']);
  });

  it('ga:2.1.6.3 a card goes only to the graveyard of its owner', () => {
    const game = position([
      { champion: rai(1), hand: ['Cremation Ritual', ...some(3)] },
      { field: [{ card: 'Esteemed Knight', controller: 0 }] },
    ]);
    game.activateCard(0, 'Cremation Ritual');
    expect(seen(game, 0, 'graveyard', 1)).toEqual(['Esteemed Knight']);
  });

  it('ga:2.1.7.2.1 a card is banished to its owner, ga:2.1.7.2 whoever controls it', () => {
    const game = position([{}, { field: [{ card: 'Bauble of Abundance', controller: 0 }] }]);
    game.use(0, 'Bauble of Abundance');
    expect([seen(game, 0, 'banishment', 0), seen(game, 0, 'banishment', 1)]).toEqual([[], ['Bauble of Abundance']]);
  });

  it('ga:2.1.6.2 leaving the field for the hand is no death', () => {
    const own = position([
      { champion: lorraine(1), hand: ['Reclaim', ...some(2)], field: ['Library Witch'] },
      { field: ['Life Essence Amulet'] },
    ]).activateCard(0, 'Reclaim', { card: 'Library Witch' });
    expect([own.resolve().stack(), own.zones('Library Witch')]).toEqual([[], ['hand']]);
  });

  it('ga:2.1.6.2 only what goes from the field to the graveyard has died', () => {
    const game = position([{ champion: rai(1), hand: ['Creative Shock', 'Library Witch', ...some(3)] }, {}]);
    game.activateCard(0, 'Creative Shock').resolve().choose(0, { card: 'Library Witch' });
    expect([game.zones('Library Witch'), game.stack()]).toEqual([['graveyard'], []]);
  });

  it('ga:2.1.8.3 only cards of the own hand are activated (ga:2.1.8.4)', () => {
    const game = position([
      { memory: ['Reclaim', 'Favorable Winds'], graveyard: ['Favorable Winds'], hand: some(2) },
      { hand: ['Fireball', 'Favorable Winds'] },
    ]);
    expect(game.offers()).toEqual(['PASS']);
    game.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Favorable Winds' }] });
  });

  it('ga:2.1.8.6 what returns to a hand returns to its owner (ga:2.1.8.6.1)', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Reclaim', ...some(2)] },
      { field: [{ card: 'Blitz Mage', controller: 0 }] },
    ]).activateCard(0, 'Reclaim', { card: 'Blitz Mage' });
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([0, 1]);
  });

  it('ga:2.1.8.7 a hand may hold any number of cards, ga:2.1.5.7 and so may a memory', () => {
    const game = position([{ hand: some(15), memory: some(14) }, {}]).to('main', 4);
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([15, 14]);
    // All of the memory returns, and a card is drawn.
    game.to('main', 5);
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([30, 0]);
    expect(game.to('main', 6).count(0, 'hand')).toBe(30);
  });

  it('ga:2.1.10.1 the intent holds attack cards until combat ends', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}]);
    game.activateCard(0, 'Savage Slash').resolve();
    expect(seen(game, 1, 'intent', 0)).toEqual(['Savage Slash']);
    expect(seen(game.fight(), 1, 'intent', 0)).toEqual([]);
  });

  it('ga:2.1.10.4 the attacking unit deals the damage of an attack card, once, and its abilities trigger once (ga:2.6.8)', () => {
    const game = position([{ champion: lorraine(1), hand: ['Wind Cutter', ...some(2)] }, {}]);
    game.activateCard(0, 'Wind Cutter').resolve().fight();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ card: 'Lorraine, Wandering Warrior' }]);
    expect(game.happened('ABILITY_TRIGGERED')).toHaveLength(1);
  });

  it('ga:2.1.6.1 what is destroyed goes there as well', () => {
    const game = position([{ field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }]);
    game.declare(0, 'Blitz Mage', 'Esteemed Knight').fight([]);
    expect(seen(game, 0, 'graveyard', 1)).toEqual(['Esteemed Knight']);
  });

  it('ga:2.1.2.7 of the main deck of the player who draws', () => {
    const game = position([{ champion: rai(1), hand: ['Cremation Ritual', ...some(3)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Cremation Ritual').resolve();
    expect([game.count(0, 'mainDeck') < 20, game.count(1, 'mainDeck'), game.count(1, 'hand')]).toEqual([true, 20, 0]);
  });

  it('ga:2.1.6.3.1 what dies under the control of another player goes to the graveyard of its owner', () => {
    const field = [{ card: 'Esteemed Knight', controller: 1 }];
    const game = position([{ field: [...field, 'Blitz Mage'] }, {}]);
    game.declare(0, 'Blitz Mage', 'Esteemed Knight').fight([]);
    expect([seen(game, 0, 'graveyard', 0), seen(game, 0, 'graveyard', 1)]).toEqual([['Esteemed Knight'], []]);
  });
});

describe('the Effects Stack', () => {
  const fires = (): ArchivePlay =>
    position([
      { champion: rai(1), hand: ['Ignite the Soul', 'Ignite the Soul', ...some(4)] },
      { champion: lorraine(1), hand: ['Favorable Winds', ...some(2)], field: ['Blitz Mage', 'Esteemed Knight'] },
    ]);

  it('ga:2.1.9.1 what came last resolves first', () => {
    const game = fires().activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).pass();
    game.activateCard(1, 'Favorable Winds');
    expect(game.stack()).toEqual(['Favorable Winds', 'Ignite the Soul']);
    game.resolve();
    expect(game.stack()).toEqual(['Ignite the Soul']);
    game.resolve();
    expect(game.the('Blitz Mage')).toMatchObject({ life: 2, damage: 1 });
  });

  it('ga:2.1.9.4 what resolves looks at the game as it is then', () => {
    const game = position([
      { champion: rai(1), hand: ['Fireball', ...some(4)], field: ['Crystal of Empowerment'] },
      { champion: lorraine(1) },
    ]).activateCard(0, 'Fireball', { card: 'Lorraine, Wandering Warrior' });
    game.use(0, 'Crystal of Empowerment').resolveAll();
    expect(game.damage(1)).toBe(4);
  });

  it('ga:2.1.9.4 and what it aims at must be then what it asks for', () => {
    const snipe = action('Snipe', {
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { status: 'rested' }] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const rouse = action('Rouse', {
      effects: [{ do: 'status', what: { each: [{ has: ['types', ['Ally']] }] }, status: 'rested', on: false }],
    });
    const hit = (...answer: string[]): unknown => {
      const theirs = { field: [{ card: 'Banner Knight', rested: true }], hand: answer };
      const game = play([snipe, rouse], { hand: ['Snipe'] }, theirs).activateCard(0, 'Snipe', {
        card: 'Banner Knight',
      });
      if (answer.length > 0) game.pass().activateCard(1, 'Rouse');
      return game.resolveAll().the('Banner Knight').damage;
    };
    expect([hit(), hit('Rouse')]).toEqual([1, 0]);
  });

  it('ga:2.1.9.3 simultaneous triggers are ordered by their player', () => {
    const game = position([
      { champion: rai(3), hand: ['Anger the Skies', ...some(3)], field: ['Library Witch', 'Magus Disciple'] },
      {},
    ]);
    game.activateCard(0, 'Anger the Skies').resolve().resolve();
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 0 });
    game.answer(0, { order: [{ card: 'Magus Disciple' }, { card: 'Library Witch' }] });
    // What is listed first goes on first, and resolves last.
    expect(game.stack()).toEqual(['Library Witch', 'Magus Disciple']);
  });

  it('ga:2.1.9.3.1 those of the turn player go on first (ga:2.4.2.6), ga:2.1.9.3.2 and so resolve last', () => {
    const game = position([
      { champion: rai(3), hand: ['Anger the Skies', ...some(3)], field: ['Library Witch'] },
      { field: ['Library Witch'] },
    ]);
    game.activateCard(0, 'Anger the Skies').resolve().resolve();
    expect(game.view().stack.map((s: JsonObject) => s.controller)).toEqual([1, 0]);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([0, 1]);
  });

  it('ga:2.1.9.1 abilities as well as cards', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)], field: ['Bauble of Abundance'] }, {}]);
    game.activateCard(0, 'Favorable Winds').use(0, 'Bauble of Abundance');
    expect(game.stack()).toEqual(['Bauble of Abundance', 'Favorable Winds']);
    expect(game.resolve().stack()).toEqual(['Favorable Winds']);
  });

  it('ga:2.1.9.3.2 the triggers of the turn player lie below those of others', () => {
    const mine = { champion: rai(3), hand: ['Anger the Skies', ...some(3)], field: ['Library Witch'] };
    const game = position([mine, { field: ['Library Witch'] }])
      .activateCard(0, 'Anger the Skies')
      .resolve()
      .resolve();
    expect(game.view().stack.map((s: JsonObject) => s.controller)).toEqual([1, 0]);
  });
});
