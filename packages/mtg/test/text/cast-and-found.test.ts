/** What is cast without paying for it, found wherever it is, separated into piles, or sacrificed as the greatest. */
import type { Ability, Effect } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, saysOn, tells, UNSAID } from './printing.js';

const spell = (effects: readonly object[], ...targets: object[]): Ability =>
  ({ kind: 'spell', ...(targets.length > 0 ? { targets } : {}), effects }) as Ability;
const opponent = { what: { player: 'opponent' } };
const cards = [{ has: ['types', ['Instant', 'Sorcery']] }];

describe('casting without paying', () => {
  const seen = { any: [{ zone: 'graveyard' }, { zone: 'exile' }] };
  const milled = (more: object = {}, each: object[] = [seen, { in: { saved: 'milled' } }]): Ability =>
    spell(
      [
        { do: 'mill', who: { target: 0 }, count: 5, save: 'milled' },
        { do: 'play', what: { each }, cost: [], fits: cards, ...more },
      ],
      opponent,
    );
  it('is from among what was milled (608.2g)', () => {
    tells(
      'target opponent mills five cards. you may cast an instant or sorcery spell from among them without paying its mana cost',
      milled(),
      milled({ several: true }),
      milled({ must: true }),
      milled({ cost: undefined }),
      milled({ fits: undefined }),
      milled({ who: { target: 0 } }),
      milled({}, [seen]),
      milled({}, [{ zone: 'graveyard' }, { in: { saved: 'milled' } }]),
    );
    // A land may be no spell.
    expect(printed(milled({ fits: [{ has: ['types', ['Instant', 'Land']] }] }))).toContain(UNSAID);
  });
  it('is from among a hand that was revealed', () => {
    const shown = (owner: unknown): Ability =>
      spell(
        [
          { do: 'reveal', what: { target: 0 } },
          { do: 'play', what: { each: [{ zone: 'hand' }, { owner }] }, cost: [], fits: cards },
        ],
        opponent,
      );
    const text =
      'target opponent reveals their hand. you may cast an instant or sorcery spell from among those cards without paying its mana cost';
    tells(text, shown({ target: 0 }), shown('you'));
  });
  it('is of the top card of a library', () => {
    const top = (more: object = {}): Ability =>
      spell([
        {
          do: 'may',
          then: [
            { do: 'look', what: { top: 1 } },
            { do: 'play', what: { top: 1 }, cost: [], fits: cards, ...more },
          ],
        },
      ]);
    tells(
      "you may look at the top card of your library. you may cast it without paying its mana cost if it's an instant or sorcery spell",
      top(),
      top({ must: true }),
      top({ what: { top: 2 } }),
      top({ cost: undefined }),
    );
  });
  it('is playing it or losing it', () => {
    const wish = (more: object = {}, to = 'exile'): Ability =>
      spell([
        { do: 'remember', as: 'shown', what: { top: 1 } },
        { do: 'reveal', what: { saved: 'shown' } },
        { do: 'play', what: { saved: 'shown' }, cost: [], ...more },
        { do: 'move', what: { each: [{ zone: 'library' }, { in: { saved: 'shown' } }] }, to, cause: 'exile' },
      ]);
    tells(
      "reveal the top card of your library. you may play that card without paying its mana cost. if you don't, exile it",
      wish(),
      wish({ must: true }),
      wish({ fits: cards }),
      wish({}, 'graveyard'),
    );
  });
});

describe('a card that is looked for wherever it is', () => {
  const search = { do: 'search', filter: [{ named: 'Ember Herald' }], to: 'hand', reveal: true };
  const found = (one: object = search, shuffled = true): Ability => {
    const shuffle = shuffled ? [{ do: 'shuffle' }] : [];
    const choices = [
      { label: 'library', effects: [one, ...shuffle] },
      { label: 'graveyard', effects: [{ ...one, zone: 'graveyard' }] },
      { label: 'both', effects: [{ ...one, also: ['graveyard'] }, ...shuffle] },
    ];
    return spell([{ do: 'may', then: [{ do: 'either', choices }] }]);
  };
  it('is in the library, the graveyard or both (701.23)', () => {
    tells(
      'you may search your library and/or graveyard for a card named Ember Herald, reveal it, and put it into your hand. if you search your library this way, shuffle',
      found(),
      found({ ...search, to: 'battlefield' }),
      found({ ...search, count: 2 }),
      found({ ...search, filter: [{ named: 'Ember Heralds' }] }),
      found({ ...search, filter: [{ named: 'Ember Herald' }, creature] }),
      found({ ...search, reveal: false }),
      found(search, false),
    );
  });
  it('is attached to a target', () => {
    const laid = (controller: string): Ability => {
      const one = { do: 'search', filter: [{ named: 'Ember Net' }], save: 'net' };
      const host = { to: 'battlefield', cause: 'return', controller, attached: { target: 0 } };
      const then = [{ do: 'move', what: { saved: 'net' }, ...host }];
      const choices = [
        { label: 'library', effects: [one, ...then, { do: 'shuffle' }] },
        { label: 'graveyard', effects: [{ ...one, zone: 'graveyard' }, ...then] },
        { label: 'both', effects: [{ ...one, also: ['graveyard'] }, ...then, { do: 'shuffle' }] },
      ];
      return spell([{ do: 'either', choices }], { what: [{ zone: 'battlefield' }, creature] });
    };
    tells(
      'search your graveyard and/or library for a card named Ember Net and put it onto the battlefield attached to target creature. if you search your library this way, shuffle',
      laid('you'),
      laid('opponent'),
    );
  });
});

describe('piles', () => {
  const separated = (to = ['hand', 'graveyard'], more: object = {}, from = 'opponent'): Ability =>
    spell([
      { do: 'remember', as: 'shown', what: { top: 5 } },
      { do: 'reveal', what: { saved: 'shown' } },
      { do: 'choose', from: [{ player: from }], save: 'who' },
      { do: 'piles', what: { saved: 'shown' }, who: { saved: 'who' }, chosen: 'one', other: 'two', ...more },
      { do: 'move', what: { saved: 'one' }, to: to[0], cause: 'return' },
      { do: 'move', what: { saved: 'two' }, to: to[1], cause: 'return' },
    ]);
  it('are separated by an opponent, and chosen by you (700.3)', () => {
    tells(
      'reveal the top five cards of your library. an opponent separates those cards into two piles. put one pile into your hand and the other into your graveyard',
      separated(),
      separated(['graveyard', 'hand']),
      separated(['hand', 'exile']),
      separated(undefined, { chooser: { saved: 'who' } }),
      separated(undefined, { who: 'you' }),
      separated(undefined, {}, 'any'),
    );
  });
});

describe('what each of several sacrifices', () => {
  const greatest = (op: string, whose: object = { controller: { saved: 'one' } }): Ability =>
    spell([
      {
        do: 'sacrifice',
        who: 'opponents',
        each: 'one',
        filter: [creature, { stat: ['power', op, { highest: 'power', of: { each: [creature, whose] } }] }],
      } as object,
    ]);
  it('has the greatest power of their own (701.21)', () => {
    tells(
      'each opponent sacrifices a creature with the greatest power among creatures that player controls',
      greatest('>='),
      greatest('<='),
      greatest('>=', { controller: 'opponent' }),
    );
  });
});

describe('a token with a name of its own', () => {
  const token = (name: string, more: object = {}): Ability => {
    const props = {
      name,
      supertypes: ['Legendary'],
      types: ['Creature'],
      subtypes: ['Wolf'],
      colors: ['G', 'W'],
      power: 2,
      toughness: 2,
      ...more,
    };
    return spell([{ do: 'create', token: { name, props, abilities: [] } } as unknown as Effect]);
  };
  it('is called by it (111.4)', () => {
    const text = 'create Voja, a legendary 2/2 green and white Wolf creature token';
    tells(text, token('Voja'), token('Wolf'), token('Vojo'), token('Voja', { power: 3 }));
    tells('create a legendary 2/2 green and white Wolf creature token named Voja', token('Voja'), token('Wolf'));
  });
});

describe('others than what was destroyed', () => {
  const executed = (cause: string, more: object = {}): Ability =>
    spell(
      [
        { do: 'move', what: { target: 0 }, to: cause === 'destroy' ? 'graveyard' : 'exile', cause, ...more },
        {
          do: 'modify',
          what: {
            each: [creature, { controller: { controllerOf: { target: 0 } } }, { not: { in: { target: 0 } } }],
          },
          mods: [
            { mod: 'add', stat: 'power', value: -2 },
            { mod: 'add', stat: 'toughness', value: 0 },
          ],
          until: { kind: 'endOfTurn' },
        },
      ],
      { what: [{ zone: 'battlefield' }, creature, { controller: 'opponent' }] },
    );
  it('are all others, whether it is still there', () => {
    const text =
      'target creature an opponent controls. each other creature that player controls gets -2/-0 until end of turn';
    expect(says(`destroy ${text}`, executed('destroy'))).toBe(true);
    expect(says(`exile ${text}`, executed('exile'))).toBe(false);
    expect(says(`destroy ${text}`, executed('destroy', { save: 'it' }))).toBe(false);
  });
});

describe('damage to what an Aura is on', () => {
  const link = (dealtTo: unknown, target: unknown = [{ in: 'attached' }]): Ability =>
    ({ kind: 'replacement', on: 'damage', target, change: { dealtTo } }) as Ability;
  it('is dealt to its controller instead (614.9)', () => {
    const text = 'all damage that would be dealt to enchanted creature is dealt to its controller instead';
    const aura = { types: ['Enchantment'], subtypes: ['Aura'] };
    expect(saysOn(aura, text, link({ controllerOf: 'attached' }))).toBe(true);
    expect(saysOn(aura, text, link({ ownerOf: 'attached' }))).toBe(false);
    expect(saysOn(aura, text, link({ controllerOf: 'attached' }, [creature]))).toBe(false);
  });
});
