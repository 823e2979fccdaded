/** Links between objects (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';

const ALLY = { has: ['types', ['Ally']] };
const band = card(
  'Band',
  { types: ['Phantasia'], costKind: 'reserve', cost: 0, subtypes: ['Spell'] },
  { ...keyword('link'), from: ALLY },
  { kind: 'static', affects: 'attached', mods: [{ mod: 'add', stat: 'power', value: 2 }] },
  {
    kind: 'replacement',
    on: 'damage',
    target: { in: 'attached' },
    prevent: 1,
  },
);
const knight = ally('Knight', { life: 5 });
const page = ally('Page', { life: 5 });
const slay = action('Slay', {
  targets: [on('Ally')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const bolt = action('Bolt', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 3, to: { target: 0 } }] });
const change = action('Change', {
  targets: [on('Ally')],
  effects: [
    {
      do: 'modify',
      what: { target: 0 },
      mods: [
        { mod: 'lose', prop: 'types', values: ['Ally'] },
        { mod: 'gain', prop: 'types', values: ['Item'] },
      ],
    },
  ],
});
const raise = action('Raise', {
  effects: [{ do: 'move', what: { each: [{ zone: 'graveyard' }, { named: 'Band' }] }, to: 'field' }],
});
const definitions = [band, knight, page, slay, bolt, change, raise];
const start = (mine: JsonObject = {}) =>
  play(definitions, { hand: ['Band', 'Slay', 'Bolt', 'Change', 'Raise'], field: ['Knight', 'Page'], ...mine }, {});
const linked = () => start().activateCard(0, 'Band', { card: 'Knight' }).resolve();

describe('link', () => {
  it('ga:2.11.7.15.2 the card targets what its object is linked to, and does something for that alone', () => {
    const game = linked();
    expect([game.the('Knight').power, game.the('Page').power]).toEqual([3, 1]);
    game.activateCard(0, 'Bolt', { card: 'Knight' }).resolve();
    expect(game.the('Knight').damage).toBe(2);
    expect(play(definitions, { hand: ['Band'] }, {}).offers()).not.toContain('ACTIVATE_CARD Band');
  });
  it('ga:2.11.7.15.2 with an illegal target it does not enter', () => {
    const game = start().activateCard(0, 'Band', { card: 'Knight' }).activateCard(0, 'Slay', { card: 'Knight' });
    game.resolve().resolve();
    expect(game.zones('Band')).toEqual(['graveyard']);
  });
  it('ga:2.11.7.15.2 it is sacrificed as what it is linked to leaves the field, or is nothing of the kind any more', () => {
    expect(linked().activateCard(0, 'Slay', { card: 'Knight' }).resolve().zones('Band')).toEqual(['graveyard']);
    expect(linked().activateCard(0, 'Change', { card: 'Knight' }).resolve().zones('Band')).toEqual(['graveyard']);
    expect(linked().activateCard(0, 'Slay', { card: 'Page' }).resolve().zones('Band')).toEqual(['field']);
  });
  it('ga:2.11.7.15.2 entering from elsewhere it is linked to what is chosen then, or is sacrificed where there is nothing', () => {
    const game = start({ hand: ['Raise'], graveyard: ['Band'] })
      .activateCard(0, 'Raise')
      .resolve();
    expect(game.choices()).toEqual(['Knight', 'Page']);
    game.answer(0, { choose: [{ card: 'Page' }] });
    expect([game.the('Knight').power, game.the('Page').power]).toEqual([1, 3]);
    const alone = start({ hand: ['Raise'], graveyard: ['Band'], field: [] })
      .activateCard(0, 'Raise')
      .resolve();
    expect(alone.zones('Band')).toEqual(['graveyard']);
  });
});
