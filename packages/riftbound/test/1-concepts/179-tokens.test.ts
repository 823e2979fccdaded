/** Tokens: what they are, what they share with cards, and each of those that cards make. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const TOKEN = { named: 'Test Cub' };
const token = (more: JsonObject = {}, ...abilities: JsonObject[]): JsonObject => ({
  name: 'Test Cub',
  props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: ['Poro'], might: 2, ...more },
  abilities,
});
const makes = (made: JsonObject, more: JsonObject = {}): JsonObject =>
  spell('Test Litter', { effects: [{ do: 'playToken', token: made, ...more }] });
const OWN_PEAK = { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }] };
const make = (made: JsonObject, more: JsonObject = {}, others: JsonObject[] = [], hand: string[] = []) =>
  position([{ hand: ['Test Litter', ...hand], base: [] }, {}], {
    ...OWN_PEAK,
    definitions: [makes(made, more), ...others],
  }).play(0, 'Test Litter');
const onToken = (name: string, effect: JsonObject): JsonObject =>
  spell(name, { effects: [{ ...effect, what: { each: TOKEN } }] });

describe('how tokens enter', () => {
  it('riftbound:184 what makes a token may say that it enters otherwise than its type does', () => {
    const ready = (more: JsonObject) =>
      make(token(), { to: 'base', ...more })
        .settle()
        .ready('Test Cub');
    expect([ready({}), ready({ ready: true })]).toEqual([false, true]);
  });
  it('riftbound:184.2 or that it enters the base, although its player has a battlefield', () => {
    const asked = (more: JsonObject) => make(token(), more).pass().pass().decision().kind;
    expect([asked({}), asked({ to: 'base' })]).toEqual(['LOCATION', 'PRIORITY']);
    expect(make(token(), { to: 'base' }).settle().where('Test Cub')).toBe('base');
  });
  it('riftbound:185.2.c a token has tags, which instructions find', () => {
    const game = make(
      token(),
      { to: 'base' },
      [
        spell('Test Praise', {
          effects: [
            {
              do: 'modify',
              what: { each: [{ has: ['tags', 'Poro'] }, TOKEN] },
              mods: [{ mod: 'add', stat: 'might', value: 3 }],
            },
          ],
        }),
      ],
      ['Test Praise'],
    );
    game.settle().play(0, 'Test Praise').settle();
    expect(game.unit('Test Cub')).toMatchObject({ tags: ['Poro'], might: 5 });
  });
  it.each([
    ['a unit', token()],
    [
      'gear',
      { ...gear('Test Cub'), props: { name: 'Test Cub', supertypes: [], types: ['Gear'], domains: [], tags: [] } },
    ],
  ])('riftbound:185.2.e a token is recycled where cards of its type are: %s to the main deck', (_, made) => {
    const recycle = onToken('Test Recycle', { do: 'move', to: 'mainDeck', position: 'bottom', cause: 'recycle' });
    const game = make(made, { to: 'base' }, [recycle], ['Test Recycle']).settle();
    game.play(0, 'Test Recycle').settle();
    const moved = game.happened('OBJECT_MOVED').filter((e) => e.card === 'Test Cub');
    expect([moved.at(-1)?.to, game.onBoard('Test Cub').length]).toEqual(['mainDeck', 0]);
  });
  it('riftbound:185.2.e a token rune to the rune deck', () => {
    const rune = {
      name: 'Test Cub',
      props: { name: 'Test Cub', supertypes: [], types: ['Rune'], domains: ['Mind'], tags: [] },
      abilities: [{ kind: 'activated', cost: [{ pay: 'recycle' }], effects: [{ do: 'add', power: ['Mind'] }] }],
    };
    const dear = spell('Test Dear', {});
    const game = position([{ hand: ['Test Litter', 'Test Dear'], runes: [], base: [] }, {}], {
      ...OWN_PEAK,
      definitions: [makes(rune), { ...dear, props: { ...(dear.props as JsonObject), power: ['Mind'] } }],
    });
    game.play(0, 'Test Litter').settle().play(0, 'Test Dear');
    const moved = game.happened('OBJECT_MOVED').filter((e) => e.card === 'Test Cub');
    expect([moved.at(-1)?.to, game.onBoard('Test Cub').length]).toEqual(['runeDeck', 0]);
  });
  it('riftbound:185.1.a a token that becomes a copy of a card is a token: it exists on the board alone', () => {
    const mimic = spell('Test Mimic', {
      effects: [{ do: 'become', what: { each: TOKEN }, copy: { each: { named: 'Pouty Poro' } } }],
    });
    const sweep = spell('Test Sweep', { effects: [{ do: 'move', what: { each: UNIT }, to: 'hand' }] });
    const game = make(token(), { to: 'base' }, [mimic, sweep], ['Test Mimic', 'Test Sweep']);
    game.settle().play(0, 'Test Mimic').settle();
    expect(game.onBoard('Test Cub')).toMatchObject([{ name: 'Pouty Poro', token: true }]);
    game.play(0, 'Test Sweep').settle();
    expect(game.pile(0, 'hand')).toEqual(['Pouty Poro']);
  });
  it('riftbound:185.1.b a card that becomes a copy of a token is a card: it goes to the hand', () => {
    const mimic = spell('Test Mimic', {
      effects: [{ do: 'become', what: { each: { named: 'Pouty Poro' } }, copy: { each: TOKEN } }],
    });
    const sweep = spell('Test Sweep', { effects: [{ do: 'move', what: { each: UNIT }, to: 'hand' }] });
    const game = make(token(), { to: 'base' }, [mimic, sweep], ['Test Mimic', 'Test Sweep']);
    game.settle().play(0, 'Test Mimic').settle();
    expect(game.onBoard('Pouty Poro')).toMatchObject([{ name: 'Test Cub', token: false }]);
    game.play(0, 'Test Sweep').settle();
    expect(game.pile(0, 'hand')).toEqual(['Pouty Poro']);
  });
  it('riftbound:185.3.a.1 a token counts as costing nothing', () => {
    const cheap = spell('Test Cheap', {
      effects: [{ do: 'kill', what: { each: [UNIT, { stat: ['energy', '<=', 0] }] } }],
    });
    const game = make(token(), { to: 'base' }, [cheap], ['Test Cheap']).settle().play(0, 'Test Cheap').settle();
    expect([game.onBoard('Test Cub').length, game.onBoard('Pouty Poro').length]).toEqual([0, 1]);
  });
  it('riftbound:185.3.a.2 a token that is a copy costs what that costs', () => {
    const mimic = spell('Test Mimic', {
      effects: [{ do: 'become', what: { each: TOKEN }, copy: { each: { named: 'Pouty Poro' } } }],
    });
    const dear = spell('Test Dear', {
      effects: [{ do: 'kill', what: { each: [UNIT, { stat: ['energy', '>=', 2] }] } }],
    });
    const killed = (hand: string[]) => {
      const game = make(token(), { to: 'base' }, [mimic, dear], hand).settle();
      for (const card of hand) game.play(0, card).settle();
      return game.onBoard('Test Cub').length === 0;
    };
    expect([killed(['Test Dear']), killed(['Test Mimic', 'Test Dear'])]).toEqual([false, true]);
  });
  it('riftbound:185.3.b.1 an effect gives a token a domain', () => {
    const paint = onToken('Test Paint', {
      do: 'modify',
      mods: [{ mod: 'gain', prop: 'domains', values: ['Chaos'] }],
    });
    const game = make(token(), { to: 'base' }, [paint], ['Test Paint']).settle();
    expect(game.unit('Test Cub').domain).toEqual([]);
    game.play(0, 'Test Paint').settle();
    expect(game.unit('Test Cub').domain).toEqual(['Chaos']);
  });
});

describe('the tokens that cards make', () => {
  it.each([
    ['riftbound:187.1 a Recruit', 'Recruit', { might: 1, tags: ['Recruit'], keywords: [] }],
    ['riftbound:187.2 a Sprite', 'Sprite', { might: 3, tags: ['Fae'], keywords: ['temporary'] }],
    ['riftbound:187.3 a Sand Soldier', 'Sand Soldier', { might: 2, tags: ['Shurima'], keywords: [] }],
    ['riftbound:187.4 a Mech', 'Mech', { might: 3, tags: ['Mech'], keywords: [] }],
    ['riftbound:187.7 a Bird', 'Bird', { might: 1, tags: ['Bird'], keywords: ['deflect'] }],
    ['riftbound:187.10 a Tentacle', 'Tentacle', { might: 1, tags: ['Bilgewater'], keywords: [] }],
  ])('%s is a unit without domain, with this Might and tag', (_, name, has) => {
    const game = position([{ base: [name] }, {}]);
    expect(game.unit(name)).toMatchObject({ types: ['Unit'], domain: [], token: true, cost: null, ...has });
  });
  it('riftbound:187.2 a Sprite is killed as its player’s next beginning phase begins', () => {
    const game = position([{ base: ['Sprite'] }, {}]).until({ turn: 5, step: 'main' });
    expect(game.onBoard('Sprite')).toEqual([]);
  });
  it('riftbound:187.5 Gold is gear without domain that is killed for Power of any domain, in closed states as well', () => {
    const game = position([
      { base: ['Gold'], hand: ['Stupefy'], runes: [{ card: 'Mind Rune', count: 1 }] },
      { base: ['Noxus Hopeful'] },
    ]);
    expect(game.unit('Gold')).toMatchObject({ types: ['Gear'], domain: [], token: true });
    game.play(0, 'Stupefy').choose(0, { kind: 'ACTIVATE', card: 'Gold' });
    expect([game.pool(0).power, game.onBoard('Gold')]).toEqual([{ any: 1 }, []]);
  });
});
