/** What the printer says of the words of the card language, in the templates of printed cards. */
import {
  type Ability,
  type Cost,
  type Effect,
  type Face,
  type FilterClause,
  type Mod,
  shown,
  type TriggerPattern,
  type Value,
} from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { abilitiesWording } from '../../src/text/index.js';

const props = { name: 'Mossback Warden', supertypes: [], types: ['Creature'], subtypes: [], colors: ['G'] };
const printed = (...abilities: Ability[]): string => {
  const face: Face = { name: 'Mossback Warden', props, abilities };
  return abilitiesWording(abilities, face).map(shown).join(' / ');
};
const creature: FilterClause = { has: ['types', 'Creature'] };
const draw = { do: 'draw', who: 'you', count: 1 } as const;
const paying = (...cost: Extract<Ability, { kind: 'activated' }>['cost']): string =>
  printed({ kind: 'activated', cost, effects: [draw] }).replace(': draw a card', '');
/** What no card says. */
const UNSAID = '⁇';

describe('keywords are called by their names', () => {
  it.each<[string, Ability]>([
    ['bushido 2', { kind: 'keyword', keyword: 'bushido', value: 2 }],
    [
      'reinforce 2—{1}{G}',
      { kind: 'keyword', keyword: 'reinforce', value: 2, cost: [{ pay: 'mana', cost: '{1}{G}' }] },
    ],
    ['cycling {2}', { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', cost: '{2}' }] }],
    [
      'forestcycling {2}',
      {
        kind: 'keyword',
        keyword: 'cycling',
        cost: [{ pay: 'mana', cost: '{2}' }],
        from: [{ has: ['subtypes', 'Forest'] }],
      },
    ],
    [
      'basic landcycling {1}',
      {
        kind: 'keyword',
        keyword: 'cycling',
        cost: [{ pay: 'mana', cost: '{1}' }],
        from: [{ has: ['supertypes', 'Basic'] }, { has: ['types', 'Land'] }],
      },
    ],
    [
      'escape—{3}{B}, exile three other cards from your graveyard',
      {
        kind: 'keyword',
        keyword: 'escape',
        cost: [
          { pay: 'mana', cost: '{3}{B}' },
          { pay: 'exile', what: [], count: 3 },
        ],
      },
    ],
    ['ward—pay 2 life', { kind: 'keyword', keyword: 'ward', cost: [{ pay: 'life', amount: 2 }] }],
    ['devoid', { kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: [] }] }],
    [
      'disturb {1}{U}',
      { kind: 'play', method: 'disturb', zone: 'graveyard', face: 1, cost: [{ pay: 'mana', cost: '{1}{U}' }] },
    ],
  ])('%s', (said, ability) => expect(printed(ability)).toBe(said));

  it('which say nothing where something besides is in them', () => {
    const cost = [{ pay: 'mana', cost: '{1}' }] as const;
    expect(printed({ kind: 'play', method: 'disturb', zone: 'hand', face: 1, cost: [...cost] })).toBe(UNSAID);
    expect(printed({ kind: 'keyword', keyword: 'protection' })).toBe(UNSAID);
    expect(printed({ kind: 'keyword', keyword: 'bushido', value: 1, from: [creature] })).toBe(UNSAID);
  });
});

describe('costs', () => {
  it.each<[string, Parameters<typeof paying>]>([
    ['discard a card at random', [{ pay: 'discard', what: [], random: true }]],
    ['discard your hand', [{ pay: 'discard', what: [], count: 'all' }]],
    ['tap two untapped creatures you control', [{ pay: 'tapUntapped', what: creature, count: 2 }]],
    ['tap another untapped creature you control', [{ pay: 'tapUntapped', what: [creature, { other: true }] }]],
    ["return a land you control to its owner's hand", [{ pay: 'return', what: { has: ['types', 'Land'] } }]],
    ["return ~ to its owner's hand", [{ pay: 'return', what: 'self' }]],
    ['remove two charge counters from ~', [{ pay: 'takeCounters', kind: 'charge', count: 2 }]],
    ['remove a counter from a creature you control', [{ pay: 'takeCounters', from: creature }]],
    ['put a -1/-1 counter on ~', [{ pay: 'putCounters', kind: '-1/-1' }]],
    ['mill two cards', [{ pay: 'mill', count: 2 }]],
    ['exile a creature card from your hand', [{ pay: 'exile', what: creature, from: 'hand' }]],
    ['exile the top two cards of your library', [{ pay: 'exile', what: [], from: 'library', count: 2 }]],
    ['exile a creature card from a graveyard', [{ pay: 'exile', what: creature, whose: 'any' }]],
    ['pay {E}{E}', [{ pay: 'energy', amount: 2 }]],
    ['pay X life', [{ pay: 'life', amount: 'x' }]],
  ])('%s', (said, cost) => expect(paying(...cost)).toBe(said));
});

describe('the top cards of a library', () => {
  const dig = (effect: object): string => printed({ kind: 'spell', effects: [{ do: 'dig', ...effect } as never] });
  const bottom = { to: 'bottom', order: 'any' };
  it.each<[string, object]>([
    [
      'look at the top three cards of your library. put one of them into your hand and the rest on the bottom of your library in any order',
      { count: 3, take: { to: 'hand' }, rest: bottom },
    ],
    [
      'look at the top two cards of your library. put one of them into your hand and the other into your graveyard',
      { count: 2, take: { to: 'hand' }, rest: { to: 'graveyard' } },
    ],
    [
      'look at the top four cards of your library. you may reveal a creature card from among them and put it into your hand. put the rest on the bottom of your library in any order',
      { count: 4, take: { to: 'hand', filter: creature, may: true, reveal: true }, rest: bottom },
    ],
    [
      'reveal the top four cards of your library. put all creature cards revealed this way into your hand and the rest into your graveyard',
      { count: 4, reveal: true, take: { to: 'hand', filter: creature, count: 'all' }, rest: { to: 'graveyard' } },
    ],
    [
      'look at the top three cards of your library, then put them back in any order',
      { count: 3, rest: { to: 'top', order: 'any' } },
    ],
  ])('%s', (said, effect) => expect(dig(effect)).toBe(said));
  it('is not said where nobody is told what to do with a card that fits', () => {
    expect(dig({ count: 3, take: { to: 'hand', filter: creature }, rest: bottom })).toContain(UNSAID);
    expect(dig({ count: 3, take: { to: 'hand' }, rest: { to: 'graveyard', order: 'random' } })).toContain(UNSAID);
  });
});

describe('what abilities wait for, and what they ask', () => {
  const waiting = (on: Extract<Ability, { kind: 'triggered' }>['on'], ...more: object[]): string =>
    printed(Object.assign({ kind: 'triggered', on, effects: [draw] } as Ability, ...more)).replace(', draw a card', '');
  it.each<[string, string]>([
    ['when ~ becomes blocked by a creature', waiting({ on: 'block', source: 'self' })],
    ['when ~ becomes the target of a spell', waiting({ on: 'target', object: 'self', source: [{ is: 'spell' }] })],
    ['when ~ transforms into ~', waiting({ on: 'transform', object: 'self' })],
    ['when you unlock this door', waiting({ on: 'unlock', object: 'self', player: 'you', match: { half: 'left' } })],
    [
      'at the beginning of each upkeep, if no spells were cast last turn',
      waiting(
        { on: 'step', match: { step: 'upkeep' } },
        { if: { compare: [{ happened: { on: 'cast' }, last: true }, '=', 0] } },
      ),
    ],
    [
      'at the beginning of your end step, if a creature died under your control this turn',
      waiting(
        { on: 'step', player: 'you', match: { step: 'end' } },
        {
          if: {
            compare: [
              {
                happened: {
                  on: 'move',
                  object: [creature, { controller: 'you' }],
                  match: { from: 'battlefield', to: 'graveyard' },
                },
              },
              '>=',
              1,
            ],
          },
        },
      ),
    ],
  ])('%s', (said, text) => expect(text).toBe(said));
});

describe('what is not there any more', () => {
  const later = (what: object): string =>
    printed({
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
      effects: [
        { do: 'remember', as: 'it', what: what as never },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: { saved: 'it' }, to: 'hand', cause: 'return' }],
        },
      ],
    });
  it('cannot be returned later, and what became of it can (400.7)', () => {
    expect(later({ event: 'object' })).toContain(UNSAID);
    expect(later({ event: 'became' })).toBe(
      "when ~ dies, at the beginning of the next end step, return it to its owner's hand",
    );
  });
});

describe('what a single player is asked', () => {
  const search = (who: 'players' | { target: number }): string =>
    printed({
      kind: 'spell',
      ...(who === 'players' ? {} : { targets: [{ what: { player: 'any' } }] }),
      effects: [
        {
          do: 'may',
          who,
          then: [
            { do: 'search', who, filter: { has: ['types', 'Land'] }, to: 'hand' },
            { do: 'shuffle', who },
          ],
        },
      ],
    });
  it('is not said of several, who would each be asked', () => {
    expect(search({ target: 0 })).toBe(
      'target player may search their library for a land card, put it into their hand and shuffle',
    );
    expect(search('players')).toContain(UNSAID);
  });
});

describe('an Aura that goes after what it was on', () => {
  const returned = (what: 'self' | { now: 'self' }): string => {
    const ability: Ability = {
      kind: 'triggered',
      on: { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
      effects: [{ do: 'move', what, to: 'hand', cause: 'return' }],
    };
    const types = { types: ['Enchantment'], subtypes: ['Aura'] };
    const face: Face = { name: 'Mossback Warden', props: { ...props, ...types }, abilities: [ability] };
    return abilitiesWording([ability], face).map(shown).join();
  };
  it('comes back as what it has become, and not as what it was (400.7f)', () => {
    expect(returned({ now: 'self' })).toBe("when enchanted creature dies, return ~ to its owner's hand");
    expect(returned('self')).toContain(UNSAID);
  });
});

describe('what is exiled, paid and blocked', () => {
  const exile = (keep: 'untilLeaves' | 'linked' | undefined): Ability => ({
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
    targets: [{ what: [{ zone: 'battlefield' }, creature] }],
    effects: [{ do: 'move', what: { target: 0 }, to: 'exile', cause: 'exile', ...(keep ? { keep } : {}) }],
  });
  const back: Ability = {
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { from: 'battlefield' } },
    effects: [
      { do: 'move', what: { each: [{ zone: 'exile' }, { linked: true }] }, to: 'battlefield', cause: 'return' },
    ],
  };
  it('is kept until the source leaves, or for an ability linked to it (607.2a, 610.3)', () => {
    expect(printed(exile('untilLeaves'))).toBe('when ~ enters, exile target creature until ~ leaves the battlefield');
    expect(printed(exile('linked'), back)).toBe(
      "when ~ enters, exile target creature / when ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control",
    );
    expect(printed(exile('linked'))).toContain(UNSAID);
    expect(printed(exile(undefined), back)).toContain(UNSAID);
  });
  it('asks of what a cost was paid with as it was (608.2h)', () => {
    const of = (ref: object): string =>
      printed({
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: creature, save: 'it' }],
        effects: [{ do: 'draw', who: 'you', count: { stat: 'power', of: ref as never } }],
      });
    expect(of({ was: { saved: 'it' } })).toContain('cards equal to its power');
    expect(of({ saved: 'it' })).toContain(UNSAID);
  });
});

describe('what is chosen and what is done with it', () => {
  const doing = (...effects: Effect[]): string => printed({ kind: 'spell', effects });
  const land: FilterClause = { has: ['types', 'Land'] };
  const put = { do: 'move', what: { saved: 'it' }, to: 'battlefield', cause: 'return', controller: 'you' } as const;
  const hand: FilterClause[] = [{ zone: 'hand' }, { owner: 'you' }, land];
  it('is said in one: what must be chosen, and what may be (608.2d)', () => {
    const back: Effect = { do: 'move', what: { saved: 'it' }, to: 'hand', cause: 'return' };
    const from = [land, { controller: 'you' }] as FilterClause[];
    expect(doing({ do: 'choose', from, save: 'it' }, back)).toBe("return a land you control to its owner's hand");
    expect(doing({ do: 'choose', from, max: 3, save: 'it' }, back)).toContain('return three lands you control');
    expect(doing({ do: 'choose', from: hand, min: 0, save: 'it' }, put)).toContain('you may');
    expect(doing({ do: 'choose', from: hand, save: 'it' }, put)).not.toContain('you may');
  });
  it('is not said of what another chooses, nor where nothing is done with it', () => {
    expect(doing({ do: 'choose', from: hand, who: 'opponents', save: 'it' }, put)).toContain(UNSAID);
    expect(doing({ do: 'choose', from: hand, save: 'it' })).toContain(UNSAID);
    expect(doing({ do: 'choose', from: hand, save: 'other' }, put)).toContain(UNSAID);
    expect(doing({ do: 'choose', from: [land], save: 'it' }, put)).toContain(UNSAID);
  });
  it('is left to chance where cards are discarded at random (701.9b)', () => {
    const discard: Effect = { do: 'move', what: { saved: 'it' }, to: 'graveyard', cause: 'discard' };
    const lot: Effect = { do: 'random', who: 'opponents', zone: 'hand', save: 'it' };
    expect(doing(lot, discard)).toBe('each opponent discards a card at random');
    expect(doing(lot, { ...discard, cause: 'mill' })).toContain(UNSAID);
    expect(doing({ ...lot, zone: 'library' }, discard)).toContain(UNSAID);
  });
  it('is shuffled into the library of its owner, and of nobody else (701.24)', () => {
    const move: Effect = { do: 'move', what: 'self', to: 'library', cause: 'return' };
    expect(doing(move, { do: 'shuffle', who: { ownerOf: 'self' } })).toBe("shuffle ~ into its owner's library");
    expect(doing(move, { do: 'shuffle', who: 'you' })).toContain(UNSAID);
  });
});

describe('mana', () => {
  const adds = (choices: string[], times?: Value): string =>
    printed({ kind: 'spell', effects: [{ do: 'addMana', choices, ...(times === undefined ? {} : { times }) }] });
  const colors = ['{W}', '{U}', '{B}', '{R}', '{G}'];
  it.each<[string, string[], Value?]>([
    ['add {G} for each creature', ['{G}'], { count: [creature] }],
    ['add X mana of any one color, where X is your life total', colors, { stat: 'life', of: 'you' }],
    ['add one mana of any color', colors],
    ['add three mana of any one color', colors.map((color) => color.repeat(3))],
    ['add two mana in any combination of {U} and/or {B}', ['{U}{U}', '{U}{B}', '{B}{B}']],
    ['add {U} or {B}', ['{U}', '{B}']],
  ])('%s', (said, choices, times) => expect(adds(choices, times)).toContain(said));
  it('is not said of several that are multiplied', () => {
    expect(adds(['{U}', '{B}'], { count: [creature] })).toContain(UNSAID);
    expect(adds(colors.slice(1), { count: [creature] })).toContain(UNSAID);
  });
});

describe('what happened, copies, and what else spells cost', () => {
  const dealt = (on: TriggerPattern): string =>
    printed({ kind: 'triggered', on, effects: [{ do: 'draw', who: 'you', count: { event: 'amount' } }] });
  it('calls what was dealt, lost or gained "that many" (603.2)', () => {
    expect(dealt({ on: 'damage', object: 'self' })).toContain('draw that many cards');
    expect(dealt({ on: 'attack', object: 'self' })).toContain(UNSAID);
  });
  it('says whether targets are chosen anew (707.10c)', () => {
    const targets = [{ what: [{ is: 'spell' } as FilterClause] }];
    const copied = (more: object): string =>
      printed({ kind: 'spell', targets, effects: [{ do: 'copy', what: { target: 0 }, ...more }] });
    expect(copied({})).toBe('copy target spell');
    expect(copied({ newTargets: true })).toBe('copy target spell. you may choose new targets for the copy');
    expect(copied({ who: 'opponents' })).toContain(UNSAID);
  });
  it('says what is paid in addition, but not more mana (601.2f)', () => {
    const costing = (...more: Cost[]): string => printed({ kind: 'static', mods: [{ mod: 'cost', more }] });
    expect(costing({ pay: 'sacrifice', what: creature })).toBe(
      'as an additional cost to cast this spell, sacrifice a creature',
    );
    expect(costing({ pay: 'mana', cost: '{1}' })).toContain(UNSAID);
  });
  it('says whose hand is looked at, and the card at the top', () => {
    const targets = [{ what: { player: 'any' } as FilterClause }];
    expect(printed({ kind: 'spell', targets, effects: [{ do: 'look', what: { target: 0 } }] })).toBe(
      "look at target player's hand",
    );
    expect(printed({ kind: 'spell', effects: [{ do: 'look', what: { top: 1 } }] })).toContain('look at the top card');
    expect(printed({ kind: 'spell', effects: [{ do: 'look', what: 'players' }] })).toContain(UNSAID);
  });
  it('calls a card by its own name alone', () => {
    const drawn = (named: string): string =>
      printed({ kind: 'spell', effects: [{ do: 'draw', who: 'you', count: { count: [creature, { named }] } }] });
    expect(drawn('Mossback Warden')).toContain('named ~');
    expect(drawn('Another')).toContain(UNSAID);
  });
  it('counts each of the five basic land types once (305.6)', () => {
    const of = (type: string): Value => ({
      least: [1, { count: [{ has: ['subtypes', type] }, { controller: 'you' }, { has: ['types', 'Land'] }] }],
    });
    const types = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    const gain = (all: string[]): string =>
      printed({ kind: 'spell', effects: [{ do: 'draw', who: 'you', count: { sum: all.map(of) } }] });
    expect(gain(types)).toContain('for each basic land type among lands you control');
    expect(gain([...types.slice(1), 'Island'])).toContain(UNSAID);
  });
  it('exiles what would be put into a graveyard (614.1a)', () => {
    const exiled = (object: FilterClause[], from?: 'battlefield'): string =>
      printed({
        kind: 'replacement',
        on: 'move',
        object,
        match: { to: 'graveyard', ...(from ? { from } : {}) },
        change: { to: 'exile' },
      });
    expect(exiled([])).toContain('if a card or token would be put into a graveyard from anywhere, exile it');
    expect(exiled([{ not: { is: 'token' } }, { owner: 'opponent' }])).toContain(
      "a card would be put into an opponent's",
    );
    expect(exiled([creature], 'battlefield')).toContain('if a creature would die, exile it');
    expect(exiled([{ has: ['types', 'Artifact'] }], 'battlefield')).toContain(UNSAID);
    expect(exiled([creature])).toContain(UNSAID);
  });
});

describe('what is said of two at once, or in a sentence of its own', () => {
  const burn = (event: 'attacker' | 'object', on: TriggerPattern): Ability => ({
    kind: 'triggered',
    on,
    effects: [{ do: 'damage', amount: 1, to: { event } }],
  });
  const blocks: TriggerPattern = { on: 'block', object: 'self', source: [creature] };
  const blocked: TriggerPattern = { on: 'block', source: 'self', object: [creature] };
  it('blocks or becomes blocked by the same (509.3)', () => {
    expect(printed(burn('attacker', blocks), burn('object', blocked))).toContain('~ deals 1 damage to it');
    expect(printed(burn('attacker', blocks), burn('object', blocked))).not.toContain(' / ');
    expect(printed(burn('object', blocks), burn('object', blocked))).toBe(UNSAID);
    expect(printed(burn('attacker', blocks), burn('object', { ...blocked, object: [] }))).toContain(' / ');
  });
  it('exiles graveyards whole, and no part of them', () => {
    const exile = (...each: FilterClause[]): string =>
      printed({ kind: 'spell', effects: [{ do: 'move', what: { each }, to: 'exile', cause: 'exile' }] });
    expect(exile({ zone: 'graveyard' })).toBe('exile all graveyards');
    expect(exile({ zone: 'graveyard' }, { owner: 'you' })).toBe('exile your graveyard');
    expect(exile({ zone: 'graveyard' }, { owner: 'you' }, creature)).not.toContain('exile your graveyard');
  });
  it('gives poison counters to players, who get them', () => {
    const poison = (amount: number): string =>
      printed({ kind: 'spell', effects: [{ do: 'counters', what: 'opponents', kind: 'poison', amount }] });
    expect(poison(2)).toBe('each opponent gets two poison counters');
    expect(poison(-1)).not.toContain('gets');
  });
  it('deals more damage instead, to the same', () => {
    const targets = [{ what: [{ zone: 'battlefield' } as FilterClause, creature] }];
    const dealt = (amount: number, to: 'you' | { target: number } = { target: 0 }): Effect[] => [
      { do: 'damage', amount, to },
    ];
    const spell = (then: Effect[]): string =>
      printed({
        kind: 'spell',
        targets,
        effects: [{ do: 'if', if: { exists: [creature, { controller: 'you' }] }, then, else: dealt(2) }],
      });
    expect(spell(dealt(4))).toContain('deals 4 damage instead if you control a creature');
    expect(spell(dealt(4, 'you'))).not.toContain('deals 4 damage instead');
  });
  it('says of a land alone that it stays one (205.1b)', () => {
    const becomes = (...values: string[]): string =>
      printed({
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [
              { mod: 'set', prop: 'power', value: 2 },
              { mod: 'set', prop: 'toughness', value: 2 },
              { mod: 'gain', prop: 'types', values },
            ],
          },
        ],
      });
    expect(becomes('Creature')).toContain("it's still a land");
    expect(becomes('Artifact', 'Creature')).toContain('artifact creature until end of turn');
  });
  it('says creature types of an artifact creature as what takes the place of others (205.1b)', () => {
    const becomes = (types: Mod): string =>
      printed({
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [
          {
            do: 'modify',
            what: 'self',
            mods: [
              { mod: 'set', prop: 'power', value: 2 },
              { mod: 'set', prop: 'toughness', value: 2 },
              { mod: 'gain', prop: 'types', values: ['Artifact', 'Creature'] },
              types,
            ],
          },
        ],
      });
    expect(becomes({ mod: 'set', prop: 'subtypes', value: ['Construct'] })).toContain(
      '2/2 Construct artifact creature',
    );
    expect(becomes({ mod: 'gain', prop: 'subtypes', values: ['Construct'] })).toContain(UNSAID);
  });
  it('says how much life an opponent has', () => {
    const hasty = (op: '<=' | '>'): string =>
      printed({
        kind: 'static',
        mods: [{ mod: 'rule', rule: 'cantBlock' }],
        if: { exists: [{ player: 'opponent' }, { stat: ['life', op, 10] }] },
      });
    expect(hasty('<=')).toContain('as long as an opponent has 10 or less life');
    expect(hasty('>')).toContain(UNSAID);
  });
});

describe('what a quality is said to be', () => {
  const from = (...clauses: FilterClause[]): string =>
    printed({ kind: 'keyword', keyword: 'protection', from: clauses });
  it('multicolored, or each color, without a noun (702.16)', () => {
    expect(from({ is: 'multicolored' })).toBe('protection from multicolored');
    expect(from({ is: 'multicolored' }, creature)).toBe('protection from multicolored creatures');
    expect(from({ has: ['colors', ['W', 'U', 'B', 'R', 'G']] })).toBe('protection from each color');
    expect(from({ has: ['colors', ['W', 'U', 'B', 'R']] })).not.toContain('each color');
  });
  it('stronger where it crews and saddles (702.122c, 702.171c)', () => {
    const stronger = (...mods: [string, number][]): string =>
      printed({ kind: 'static', mods: mods.map(([rule, count]) => ({ mod: 'rule' as const, rule, count })) as never });
    expect(stronger(['crewsAsStronger', 2])).toBe('~ crews Vehicles as though its power were 2 greater');
    expect(stronger(['crewsAsStronger', 2], ['saddlesAsStronger', 2])).toBe(
      '~ saddles Mounts and crews Vehicles as though its power were 2 greater',
    );
    expect(stronger(['crewsAsStronger', 2], ['saddlesAsStronger', 1])).toContain(UNSAID);
  });
});

describe('X', () => {
  it('of what cycling cost is not said of what it triggers (107.3)', () => {
    const cycled = (count: Value): string =>
      printed({
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { paying: 'cycling' } },
        effects: [{ do: 'draw', who: 'you', count }],
      });
    expect(cycled(2)).toContain('draw two cards');
    expect(cycled('x')).toContain(UNSAID);
  });
});
