/** What copies have otherwise: what is not copied, and what happens besides (707.9c, 707.9e, 707.9f). */
import type { Ability } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  instant,
  permanent,
  t,
  target,
  untilEndOfTurn,
} from '../6-spells/test-cards.js';

const copying = (copy: object): Ability =>
  ({
    kind: 'replacement',
    on: 'move',
    object: 'self',
    entering: true,
    copy: { of: creature, may: true, ...copy },
  }) as never;
ownCards(
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/1', copying({})),
  creatureCard('Test Ego', '{X}{U}', 'Shapeshifter', '0/1', copying({ counters: { '+1/+1': 'x' } })),
  creatureCard(
    'Test Moritte',
    '{0}',
    'Shapeshifter',
    '0/1',
    copying({
      of: permanent,
      except: { gain: { supertypes: ['Legendary'] } },
      when: {
        has: ['types', 'Creature'],
        counters: { '+1/+1': 2 },
        except: { abilities: [{ kind: 'keyword', keyword: 'changeling' }] },
      },
    }),
  ),
  creatureCard('Test Doppelganger', '{1}{U}', 'Shapeshifter', '0/1', copying({ except: { keep: ['colors'] } })),
  creatureCard(
    'Test Mimic',
    '{1}{U}',
    'Shapeshifter',
    '2/2',
    activated([], {
      targets: [target(creature)],
      effects: [{ do: 'become', what: 'self', copy: t(0), except: { keep: ['name', 'power'] } }],
    }),
  ),
  creatureCard('Test Void', '{1}{R}', 'Drone', '5/5', {
    kind: 'static',
    defining: true,
    mods: [{ mod: 'set', prop: 'colors', value: [] }],
  }),
  card('Test Manor', { type: 'Land' }),
  instant('Test Stir', '{0}', {
    targets: [target(permanent)],
    effects: [
      untilEndOfTurn(
        t(0),
        { mod: 'gain', prop: 'types', values: ['Creature'] },
        { mod: 'set', prop: 'power', value: 1 },
        { mod: 'set', prop: 'toughness', value: 1 },
      ),
    ],
  }),
  instant('Test Print', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'create', copy: t(0), except: { keep: ['colors'] } }],
  }),
);
const play = (hand: string[], battlefield: string[]): Play =>
  magicPosition([{ hand, battlefield: [...battlefield, ...lands(5, 'Island')] }, {}]);
const entered = (name: string, of: string, ...more: string[]): Play =>
  play([name], [of, ...more])
    .cast(0, name)
    .resolve()
    .choose(0, { card: of });

describe('what is not copied (707.9c)', () => {
  it('mtg:707.9c stays as the object has it', () => {
    expect(entered('Test Doppelganger', 'Serra Angel').the('Test Doppelganger')).toMatchObject({
      name: 'Serra Angel',
      colors: ['U'],
      power: 4,
    });
  });
  it('mtg:707.9c also where another ability of what is copied would define it', () => {
    expect(entered('Test Doppelganger', 'Test Void').the('Test Doppelganger')).toMatchObject({
      colors: ['U'],
      power: 5,
    });
  });
  it('mtg:707.9c is that of each object that becomes a copy', () => {
    const game = play([], ['Test Mimic', 'Serra Angel']).activate(0, 'Test Mimic', { card: 'Serra Angel' }).resolve();
    expect(game.the('Test Mimic')).toMatchObject({ name: 'Test Mimic', power: 2, toughness: 4, colors: ['W'] });
  });
  it('mtg:707.9c a token has nothing in its place', () => {
    const game = play(['Test Print'], ['Serra Angel']).castAt(0, 'Test Print', { card: 'Serra Angel' }).resolve();
    expect(game.all('Serra Angel').find((one) => one.token)).toMatchObject({ colors: [], power: 4 });
  });
});

describe('what happens besides (707.9e)', () => {
  const ego = (...picks: string[]): Play => {
    const game = play(['Test Ego'], ['Test Clone', 'Grizzly Bears', 'Plains']).choose(0, {
      kind: 'CAST',
      card: 'Test Ego',
    });
    game.answer(0, { number: 2 }).resolve();
    for (const one of picks) game.choose(0, { card: one });
    return game;
  };
  it('mtg:707.9e it enters with the counters that the exception says', () => {
    expect(ego('Grizzly Bears').the('Test Ego')).toMatchObject({
      name: 'Grizzly Bears',
      counters: { '+1/+1': 2 },
      power: 4,
    });
  });
  it('mtg:707.9e not where another copying follows that one', () => {
    expect(ego('Test Clone', 'Grizzly Bears').the('Test Ego')).toMatchObject({
      name: 'Grizzly Bears',
      counters: {},
      power: 2,
    });
  });
});

describe('exceptions that apply to some copies (707.9f)', () => {
  it('mtg:707.9f a copy that is a creature has what is said of creatures', () => {
    const game = entered('Test Moritte', 'Serra Angel');
    expect(game.the('Test Moritte')).toMatchObject({
      name: 'Serra Angel',
      supertypes: ['Legendary'],
      counters: { '+1/+1': 2 },
      keywords: expect.arrayContaining(['changeling']),
    });
  });
  it('mtg:707.9f not one that would be none, whatever what is copied is now', () => {
    const game = play(['Test Stir', 'Test Moritte'], ['Test Manor'])
      .castAt(0, 'Test Stir', { card: 'Test Manor' })
      .resolve();
    game.cast(0, 'Test Moritte').resolve().choose(0, { card: 'Test Manor' });
    expect(game.the('Test Moritte')).toMatchObject({
      name: 'Test Manor',
      supertypes: ['Legendary'],
      counters: {},
      keywords: [],
    });
  });
});
