/** Cards that are laid under a champion, and what they give it (1.7.1.4.4); champions that lose the card on top. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

const CHAMPION = { has: ['types', ['Champion']] };
const curse = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    { types: ['Phantasia'], costKind: 'reserve', cost: 0, subtypes: ['Curse'] },
    {
      kind: 'triggered',
      keyword: 'on enter',
      on: { on: 'move', object: 'self', match: { to: 'field' } },
      targets: [{ what: [{ zone: 'field' }, CHAMPION] }],
      effects: [{ do: 'move', what: 'self', to: 'lineage', attached: { target: 0 }, position: 'bottom' }],
    },
    ...abilities,
  );
const frailty = curse('Frailty', {
  kind: 'static',
  zone: 'lineage',
  affects: 'attached',
  mods: [{ mod: 'add', stat: 'life', value: -2 }],
});
const torment = curse('Torment', {
  kind: 'triggered',
  zone: 'lineage',
  on: { on: 'step', player: 'you', match: { step: 'recollection' } },
  effects: [{ do: 'damage', to: 'attached', amount: 1, unpreventable: true }],
});
const count = action('Count', {
  effects: [
    {
      do: 'damage',
      to: { each: [CHAMPION, { controller: 'opponent' }] },
      amount: {
        countOf: {
          each: [
            { zone: 'lineage' },
            { has: ['subtypes', ['Curse']] },
            { attachedTo: { each: [CHAMPION, { controller: 'opponent' }] } },
          ],
        },
      },
    },
  ],
});
const nowhere = action('Nowhere', {
  targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
  effects: [{ do: 'move', what: { target: 0 }, to: 'lineage', attached: 'self', position: 'bottom' }],
});
const dummy = ally('Dummy', {});
const definitions = [frailty, torment, count, nowhere, dummy];
const lay = (name: string, on: string) => {
  const game = play(definitions, { hand: [name, 'Count'], champion: lorraine(1) }, {});
  game.activateCard(0, name).resolve();
  game.answer(0, { choose: [{ card: on }] });
  return game.resolve();
};

describe('cards in a lineage', () => {
  it('ga:1.7.1.4.4.1 give the champion on top what they say that it inherits, whoever owns them', () => {
    const before = play([], {}, {}).champion(1).life;
    expect(lay('Frailty', 'Spirit of Fire').champion(1).life).toBe(Number(before) - 2);
    const own = lay('Frailty', 'Lorraine, Wandering Warrior');
    expect(own.zones('Frailty')).toEqual(['lineage']);
    expect(own.champion(1).life).toBe(before);
  });
  it('ga:1.7.1.4.4.5 "you" in it is whoever controls that champion', () => {
    const game = lay('Torment', 'Spirit of Fire').to('recollection', 4).resolveAll();
    expect([game.damage(0), game.damage(1)]).toEqual([0, 1]);
    game.to('recollection', 5);
    expect([game.stack(), game.damage(1)]).toEqual([[], 1]);
  });
  it('ga:1.7.1.4.4 are counted among those of that champion', () => {
    expect(lay('Frailty', 'Spirit of Fire').activateCard(0, 'Count').resolve().damage(1)).toBe(1);
    expect(lay('Frailty', 'Lorraine, Wandering Warrior').activateCard(0, 'Count').resolve().damage(1)).toBe(0);
  });
  it('ga:2.11.7.15.2 nothing is laid under what is no champion on the field', () => {
    const game = play(definitions, { hand: ['Nowhere'], field: ['Dummy'] }, {}).activateCard(0, 'Nowhere', {
      card: 'Dummy',
    });
    expect(game.resolve().zones('Dummy')).toEqual(['field']);
  });
});

describe('deleveling', () => {
  const fall = action('Fall', { effects: [{ do: 'delevel' }] });
  const offer = action('Offer', { effects: [{ do: 'draw', who: 'you', count: 1 }], additional: [{ pay: 'delevel' }] });
  it('ga:2.11.7.15.2 the card on top goes back to the material deck, and the champion is what lies below', () => {
    const game = play([fall], { champion: lorraine(2, { damage: 3 }), hand: ['Fall'] }, {})
      .activateCard(0, 'Fall')
      .resolve();
    expect([game.champion(0).card, game.damage(0), game.count(0, 'materialDeck')]).toEqual([
      'Lorraine, Wandering Warrior',
      3,
      1,
    ]);
    expect(game.champion(0).lineage).toHaveLength(1);
  });
  it('ga:2.11.7.15.2 a champion with nothing below stays as it is, and pays no such cost', () => {
    const game = play([fall, offer], { hand: ['Fall', 'Offer'] }, {});
    expect(game.offers()).not.toContain('ACTIVATE_CARD Offer');
    expect(game.activateCard(0, 'Fall').resolve().champion(0).card).toBe('Spirit of Wind');
    const paid = play([offer], { champion: lorraine(1), hand: ['Offer'] }, {}).activateCard(0, 'Offer');
    expect(paid.champion(0).card).toBe('Spirit of Wind');
  });
});
