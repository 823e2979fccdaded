/** How cards say what they do where they lie, what is dealt or counted otherwise, and what players can't do. */
import type { Ability, Condition, Effect, Filter, Mod } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { draw, keyword, triggered } from '../../src/language/builders.js';
import { says, saysOn } from './printing.js';

const ACTION = { types: ['Action'] };
const ATTACK = { types: ['Attack'] };
const spell = (...effects: Effect[]): Ability => ({ kind: 'spell', effects });
const ally = [{ has: ['types', ['Ally']] }];
const yours: Filter = [{ has: ['types', ['Ally']] }, { controller: 'you' }];
/** The first of these is what a text says, and none of the others is. */
const tells = (text: string, props: { types: string[] } | undefined, ...abilities: Ability[]): void => {
  const said = abilities.map((ability) => (props ? saysOn(props, text, ability) : says(text, ability)));
  expect(said, text).toEqual(abilities.map((_, i) => i === 0));
};

describe('what a card says where it lies', () => {
  const paid = (match: { [key: string]: string }): Ability => ({
    kind: 'triggered',
    zone: 'graveyard',
    on: { on: 'move', object: 'self', match: { from: 'graveyard', to: 'banishment', ...match } },
    effects: [draw(1)],
  });
  it('that it pays from the graveyard, and for which cost', () => {
    const text = (cost: string): string =>
      `Whenever this card is banished from your graveyard to pay for a ${cost} cost, draw a card.`;
    tells(text('memory'), undefined, paid({ cause: 'memoryCost' }), paid({ paying: 'kindle' }));
    tells(text('reserve'), undefined, paid({ paying: 'kindle' }), paid({ cause: 'memoryCost' }));
  });
  it('what it has in the graveyard', () => {
    const buried = (zone?: string): Ability => ({
      kind: 'static',
      ...(zone ? { zone } : {}),
      if: { turnOf: 'you' },
      mods: [{ mod: 'ability', ability: keyword('ephemerate', { cost: [{ pay: 'reserve', amount: 2 }] }) }],
    });
    tells(
      'As long as it\'s your turn, this card in your graveyard has "Ephemerate — (2)."',
      ACTION,
      buried('graveyard'),
      buried(),
    );
  });
  it('an ability of an attack card is one of the intent, whether that is said or not', () => {
    const used = (zone?: string): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'reserve', amount: 1 }],
      effects: [draw(1)],
      ...(zone ? { zone } : {}),
    });
    tells('(1): Draw a card.', ATTACK, used('intent'), used());
  });
});

describe('what happens otherwise', () => {
  it('damage is dealt to something else', () => {
    const moved = (dealtTo: 'self' | 'attached'): Ability => ({
      kind: 'replacement',
      on: 'damage',
      target: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
      change: { dealtTo },
    });
    tells(
      'If damage would be dealt to your champion, that damage is dealt to Gale Wanderer instead.',
      undefined,
      moved('self'),
      moved('attached'),
    );
  });
  it('counters can’t be placed', () => {
    const none = (kind: string): Ability => ({
      kind: 'replacement',
      on: 'counters',
      object: yours,
      match: { kind },
      instead: [],
    });
    tells("Buff counters can't be placed on allies you control.", undefined, none('buff'), none('age'));
  });
  it('damage is prevented if something is given up', () => {
    const mantle = (may: boolean): Ability => ({
      kind: 'replacement',
      on: 'damage',
      target: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
      ...(may ? { may: true } : {}),
      prevent: 2,
      also: [{ do: 'move', what: 'self', to: 'banishment', cause: 'banish' }, draw(1)],
    });
    const text =
      'If damage would be dealt to your champion, you may banish Gale Wanderer. If you do, prevent 2 of that damage and draw a card.';
    tells(text, undefined, mantle(true), mantle(false));
  });
});

describe('what players can’t do', () => {
  const barred = (...rules: string[]): Ability => ({
    kind: 'static',
    affects: { players: 'opponents' },
    mods: rules.map((rule): Mod => ({ mod: 'rule', rule, of: ally })),
  });
  it('one of two things, or both', () => {
    const one = barred('cantActivate');
    const other = barred('cantMaterialize');
    const both = barred('cantActivate', 'cantMaterialize');
    tells("Your opponents can't activate ally cards.", undefined, one, other, both);
    tells("Your opponents can't materialize ally cards.", undefined, other, one, both);
    tells("Your opponents can't play ally cards.", undefined, both, one, other);
  });
});

describe('numbers and costs', () => {
  it('an odd amount and an even one', () => {
    const level = { counters: 'level', of: 'self' } as const;
    const parity = (rest: 0 | 1): Condition => ({
      compare: [{ sum: [level, { times: [-2, { half: level, round: 'down' }] }] }, '=', rest],
    });
    const asked = (rest: 0 | 1): Ability =>
      triggered({ on: 'step', player: 'you', match: { step: 'end' } }, { effects: [draw(1)], if: parity(rest) });
    const text = (kind: string): string =>
      `At the beginning of your end phase, if there's ${kind} amount of level counters on Gale Wanderer, draw a card.`;
    tells(text('an odd'), undefined, asked(1), asked(0));
    tells(text('an even'), undefined, asked(0), asked(1));
  });
  it('generated cards, and where they go', () => {
    const made = (to?: 'memory' | 'hand'): Ability => spell({ do: 'generate', named: 'Spark', ...(to ? { to } : {}) });
    tells('Generate a Spark card and put it into your memory.', ACTION, made('memory'), made(), made('hand'));
  });
  it('an opponent pays', () => {
    const unless = (who: 'opponents' | 'you'): Ability =>
      spell({ do: 'pay', who, cost: [{ pay: 'reserve', amount: 2 }], then: [], else: [draw(1)] });
    tells('Draw a card unless an opponent pays (2).', ACTION, unless('opponents'), unless('you'));
  });
  it('what is awake as something happens', () => {
    const watch = (rested: boolean): Ability =>
      triggered(
        { on: 'damage', object: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
        { effects: [draw(1)], if: { is: ['self', rested ? { status: 'rested' } : { not: { status: 'rested' } }] } },
      );
    tells(
      'Whenever your champion is dealt damage while Gale Wanderer is awake, draw a card.',
      undefined,
      watch(false),
      watch(true),
    );
  });
});
