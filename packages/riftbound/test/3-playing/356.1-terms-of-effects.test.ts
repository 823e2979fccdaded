/** What effects that play cards say of it: which cost is ignored, how much less it is, where it enters, where it goes (355.2, 356, 390.3). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const giant = card('Test Giant', { types: ['Unit'], might: 7, energy: 7, power: ['Mind'] });
const herald = (more: JsonObject): JsonObject =>
  spell('Test Herald', {
    effects: [
      { do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Unit'] }] }, ...more },
    ],
  });
/** The herald resolves; the units of seat 0 hold one battlefield. */
function heralded(more: JsonObject, mine: JsonObject[] = []): RiftboundPlay {
  return position([{ hand: ['Test Herald', 'Test Giant'], runes: mine }, {}], {
    battlefields: [{ card: PEAK, controller: 0, units: ['Pouty Poro'] }, { card: GROVE }],
    definitions: [herald(more), giant],
  })
    .play(0, 'Test Herald')
    .settle();
}
const offers = (game: RiftboundPlay): unknown[] => game.decision().options.map((o) => o.cost);

describe('the terms of an effect', () => {
  it('riftbound:356.1.b.2 one of two costs is ignored, and the other is paid', () => {
    expect(offers(heralded({ ignores: 'energy' }))).toEqual([]);
    const game = heralded({ ignores: 'energy' }, [runes(1, 'Mind')]);
    expect(offers(game)).toEqual(['[B]']);
    game.choose(0, { card: 'Test Giant' }).choose(0, { kind: 'BASE' });
    expect([game.where('Test Giant'), game.runes(0).length]).toEqual(['base', 0]);
    expect(offers(heralded({ ignores: 'power' }, [runes(1, 'Mind')]))).toEqual([]);
    expect(offers(heralded({ ignores: 'power' }, [runes(7, 'Mind')]))).toEqual(['[7]']);
  });
  it('riftbound:356.4.b an effect that plays a card reduces its cost', () => {
    const less = [{ pay: 'resources', energy: 5 }];
    expect(offers(heralded({ less }, [runes(1, 'Mind')]))).toEqual([]);
    const game = heralded({ less }, [runes(3, 'Mind')]);
    expect(offers(game)).toEqual(['[2][B]']);
    game.choose(0, { card: 'Test Giant' }).choose(0, { kind: 'BASE' });
    expect(game.runes(0).filter((rune) => rune.exhausted)).toHaveLength(1);
  });
  it('riftbound:355.2.b it enters where the effect says and nowhere else', () => {
    const places = (more: JsonObject): unknown[] =>
      heralded({ cost: [], ...more })
        .choose(0, { card: 'Test Giant' })
        .decision()
        .options.map((o) => o.card ?? o.kind);
    expect(places({ at: [BATTLEFIELD] })).toEqual([PEAK, GROVE]);
    expect(places({})).toEqual(['BASE', PEAK]);
    expect(heralded({ cost: [], to: 'base' }).choose(0, { card: 'Test Giant' }).where('Test Giant')).toBe('base');
    const open = heralded({ cost: [], at: [BATTLEFIELD, { is: 'open' }] }).choose(0, { card: 'Test Giant' });
    expect(open.where('Test Giant')).toBe(GROVE);
  });
  it('riftbound:355.2.b where something was before it left is a place as well', () => {
    const blink = spell('Test Blink', {
      targets: [{ what: [{ has: ['types', 'Unit'] }] }],
      effects: [
        { do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish', save: 'banished' },
        { do: 'play', what: { saved: 'banished' }, must: true, cost: [], to: { was: { saved: 'banished' } } },
      ],
    });
    const from = (at: 'base' | 'battlefield'): string => {
      const game = position([{ hand: ['Test Blink'], base: at === 'base' ? ['Test Giant'] : [] }, {}], {
        battlefields: [
          { card: PEAK, controller: 0, units: ['Pouty Poro'] },
          { card: GROVE, controller: 0, units: at === 'base' ? [] : ['Test Giant'] },
        ],
        definitions: [blink, giant],
      });
      return game
        .play(0, 'Test Blink', { targets: [[{ card: 'Test Giant' }]] })
        .settle()
        .where('Test Giant');
    };
    expect([from('base'), from('battlefield')]).toEqual(['base', GROVE]);
  });
  it('riftbound:390.3.a a spell that is played from the trash is recycled instead of going back', () => {
    const deed = spell('Test Deed', { effects: [DRAW] });
    const again = spell('Test Again', {
      targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }, { has: ['types', 'Spell'] }] }],
      effects: [
        {
          do: 'play',
          what: { target: 0 },
          must: true,
          exit: { to: 'mainDeck', position: 'bottom', cause: 'recycle', byOthers: true },
        },
      ],
    });
    const game = position([{ hand: ['Test Again'], trash: ['Test Deed'] }, {}], { definitions: [deed, again] });
    game.play(0, 'Test Again', { targets: [[{ card: 'Test Deed' }]] }).settle();
    game.calm();
    expect([game.pile(0, 'mainDeck').at(-1), game.pile(0, 'trash'), game.hand(0)]).toEqual([
      'Test Deed',
      ['Test Again'],
      1,
    ]);
  });
  it('riftbound:356.4.a what costs less for some targets is offered for these, and chooses no others', () => {
    const made = card(
      'Test Deed',
      { types: ['Spell'], energy: 2 },
      {
        kind: 'static',
        mods: [{ mod: 'cost', less: [{ pay: 'resources', energy: 2 }], targeting: { has: ['tags', 'Poro'] } }],
      },
      {
        kind: 'spell',
        targets: [{ what: [{ has: ['types', 'Unit'] }] }],
        effects: [{ do: 'kill', what: { target: 0 } }],
      },
    );
    const fluffy = card('Test Fluffy', { types: ['Unit'], might: 1, tags: ['Poro'] });
    const other = card('Test Other', { types: ['Unit'], might: 1 });
    const game = (base: string[], count: number): RiftboundPlay =>
      position(
        [{ hand: ['Test Deed'], base, runes: count > 0 ? [runes(count, 'Mind')] : [] }, { base: ['Test Other'] }],
        {
          definitions: [made, fluffy, other],
        },
      );
    expect(game(['Test Other'], 0).offered()).not.toContain('PLAY Test Deed');
    const free = game(['Test Fluffy', 'Test Fluffy'], 0).choose(0, { kind: 'PLAY', card: 'Test Deed' });
    expect(free.decision().options.map((o) => o.card)).toEqual(['Test Fluffy', 'Test Fluffy']);
    const dear = game(['Test Fluffy'], 2).choose(0, { kind: 'PLAY', card: 'Test Deed' });
    expect(dear.decision().options.map((o) => o.card)).toEqual(['Test Fluffy', 'Test Other']);
    dear.choose(0, [{ card: 'Test Other' }]);
    expect(dear.runes(0).filter((rune) => rune.exhausted)).toHaveLength(2);
  });
  it('riftbound:054.1 what a player can’t play no effect plays either', () => {
    const ban = (of: JsonObject): JsonObject => ({
      ...card('Test Ban', { types: ['Unit'], might: 1 }),
      abilities: [{ kind: 'static', affects: { players: 'opponents' }, mods: [{ mod: 'rule', rule: 'cantPlay', of }] }],
    });
    const playable = (of: JsonObject): [boolean, number] => {
      const game = position(
        [{ hand: ['Test Herald', 'Test Giant'], runes: [runes(9, 'Mind')] }, { base: ['Test Ban'] }],
        {
          definitions: [herald({ cost: [] }), giant, ban(of)],
        },
      );
      const direct = game.offered().includes('PLAY Test Giant');
      return [direct, game.play(0, 'Test Herald').settle().decision().options.length];
    };
    expect(playable({ has: ['types', 'Unit'] })).toEqual([false, 0]);
    expect(playable({ has: ['types', 'Gear'] })).toEqual([true, 1]);
  });
});
