/** What happened this turn, what is attached, chosen cards of a hand, copies and free spells, Roles, and what else decks print. */
import type { Ability, Condition, Effect, Face, Filter, FilterClause, Mod, TargetSpec, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, saysOn, tells, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const oneCreature: TargetSpec = { what: [there, creature] };
const aPlayer: TargetSpec = { what: { player: 'any' } };
const spell = (effects: object[], ...targets: TargetSpec[]): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});
const activated = (effects: object[], more: object = {}): Ability =>
  ({ kind: 'activated', cost: [{ pay: 'tap' }], effects, ...more }) as Ability;
const draw = { do: 'draw', who: 'you', count: 1 };
const bears: FilterClause = { has: ['types', 'Creature'] };
const spells: FilterClause = { has: ['types', ['Instant', 'Sorcery']] };

describe('what happened this turn (608.2i)', () => {
  const iff = (compare: unknown): Ability => spell([{ do: 'if', if: { compare } as Condition, then: [draw] }]);
  it('was cast, attacked with, or entered', () => {
    const cast = (what: FilterClause): unknown => [
      { happened: { on: 'cast', player: 'you', object: [what] } },
      '>=',
      1,
    ];
    tells(
      "if you've cast a creature spell this turn, draw a card",
      iff(cast(creature)),
      iff(cast(land)),
      iff([{ happened: { on: 'cast', player: 'you' } }, '>=', 1]),
    );
    const attack = (objects: boolean, many: number): unknown => [
      { happened: { on: 'attack', player: 'you' }, ...(objects ? { objects } : {}) },
      '>=',
      many,
    ];
    tells(
      'if you attacked with three or more creatures this turn, draw a card',
      iff(attack(true, 3)),
      iff(attack(true, 2)),
      iff(attack(false, 3)),
    );
    const entered = (on: string): Ability =>
      ({
        kind: 'static',
        affects: 'self',
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'haste' } }],
        if: { is: ['self', { happened: { on, object: 'self', match: { to: 'battlefield' } } }] },
      }) as Ability;
    expect(says('~ has haste as long as ~ entered this turn', entered('move'))).toBe(true);
    expect(says('~ has haste as long as ~ entered this turn', entered('attack'))).toBe(false);
  });
  it('is counted of what died', () => {
    const died = (what: FilterClause[], more: object = {}): Ability =>
      spell([
        {
          do: 'draw',
          who: 'you',
          count: { happened: { on: 'move', object: what, match: { from: 'battlefield', to: 'graveyard' } }, ...more },
        },
      ]);
    tells(
      'draw a card for each creature that died this turn',
      died([bears]),
      died([land]),
      died([bears], { last: true }),
      died([bears, { controller: 'you' }]),
    );
    expect(
      says(
        'draw cards equal to the number of nontoken creatures that died this turn',
        died([bears, { not: { is: 'token' } }]),
      ),
    ).toBe(true);
  });
  it('is counted of what attacked, wherever it is by now', () => {
    const drawn = (count: object): Ability => spell([{ do: 'draw', who: 'you', count }]);
    const attacked = { happened: { on: 'attack', object: [bears] }, objects: true };
    tells(
      'draw a card for each creature that attacked this turn',
      drawn(attacked),
      drawn({ ...attacked, objects: false }),
      drawn({ ...attacked, last: true }),
      drawn({ happened: { on: 'attack', object: [land] }, objects: true }),
      drawn({ count: [bears, { happened: { on: 'attack', object: 'self' } }] }),
    );
  });
  it('is counted of what convoked it, wherever it is by now', () => {
    const convoke: Ability = { kind: 'keyword', keyword: 'convoke' };
    const drawn = (count: object): Ability => spell([{ do: 'draw', who: 'you', count }]);
    const convoked = drawn({ countOf: 'convoked' });
    const there = drawn({ count: [bears, { in: 'convoked' }] });
    for (const [text, ability] of [
      ['draw a card for each creature that convoked it', convoked],
      ['draw cards equal to the number of creatures that convoked it', convoked],
    ] as const) {
      expect(says(`${text} / convoke`, ability, convoke)).toBe(true);
      expect(says(`${text} / convoke`, there, convoke)).toBe(false);
      expect(says(text, ability)).toBe(false);
    }
  });
  it('was done to cards and players', () => {
    const back = (match: object): Ability =>
      spell([
        {
          do: 'move',
          what: {
            each: [{ zone: 'graveyard' }, { owner: 'you' }, { happened: { on: 'move', object: 'self', match } }],
          },
          to: 'hand',
          cause: 'return',
        },
      ]);
    const text = 'return to your hand all cards in your graveyard that were put there from the battlefield this turn';
    tells(text, back({ from: 'battlefield', to: 'graveyard' }), back({ to: 'graveyard' }));
    const lose = (happenedFor: object, player = 'any'): Ability =>
      spell([{ do: 'discard', who: { target: 0 }, count: 1 }], { what: [{ player }, { happenedFor }] } as TargetSpec);
    const lost = { on: 'stat', player: 'you', match: { stat: 'life', gain: false } };
    tells(
      'target player who lost life this turn discards a card',
      lose(lost),
      lose({ ...lost, match: { stat: 'life', gain: true } }),
      lose(lost, 'opponent'),
      spell([{ do: 'discard', who: { target: 0 }, count: 1 }], aPlayer),
    );
    const hit = (match: object): Ability =>
      activated([
        {
          do: 'move',
          what: {
            each: [
              there,
              creature,
              {
                controller: {
                  each: [{ player: 'any' }, { happenedFor: { on: 'damage', source: 'self', player: 'you', match } }],
                },
              },
            ],
          },
          to: 'graveyard',
          cause: 'destroy',
        },
      ]);
    tells(
      '{T}: destroy each creature whose controller was dealt combat damage by ~ this turn',
      hit({ combat: true }),
      hit({}),
    );
    const when = (on: object): Ability => ({ kind: 'triggered', on, effects: [draw] }) as Ability;
    tells(
      "when you're dealt combat damage, draw a card",
      when({ on: 'damage', player: 'you', match: { combat: true } }),
      when({ on: 'damage', player: 'you' }),
      when({ on: 'damage', player: 'opponent', match: { combat: true } }),
    );
  });
});

describe('what is attached, and what is said of creatures', () => {
  const destroy = (each: Filter): Ability => spell([{ do: 'move', what: { each }, to: 'graveyard', cause: 'destroy' }]);
  it('is done with what it is on', () => {
    const both = (on: FilterClause): Filter => ({
      any: [
        [there, creature],
        [there, { attachedTo: { each: [on] } }],
      ],
    });
    tells(
      'destroy all creatures and all permanents attached to creatures',
      destroy(both(creature)),
      destroy(both(land)),
      destroy([creature]),
    );
    tells(
      "destroy all creatures that aren't enchanted",
      destroy([creature, { not: { bears: [{ has: ['subtypes', 'Aura'] }] } }]),
      destroy([creature, { bears: [{ has: ['subtypes', 'Aura'] }] }]),
      destroy([creature, { not: { bears: [{ has: ['subtypes', 'Equipment'] }] } }]),
    );
  });
  it('leaves combat', () => {
    expect(
      says('remove target creature from combat', spell([{ do: 'removeFromCombat', what: { target: 0 } }], oneCreature)),
    ).toBe(true);
  });
  it('convoked it, or was cast with both colors', () => {
    const each: Ability = {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
      effects: [{ do: 'counters', what: { each: [creature, { in: 'convoked' }] }, kind: '+1/+1', amount: 1 }],
    };
    const convoke: Ability = { kind: 'keyword', keyword: 'convoke' };
    expect(says('when ~ enters, put a +1/+1 counter on each creature that convoked it / convoke', each, convoke)).toBe(
      true,
    );
    expect(printed(each)).toContain(UNSAID);
    const cast = (...object: FilterClause[]): Ability =>
      ({ kind: 'triggered', on: { on: 'cast', player: 'you', object }, effects: [draw] }) as Ability;
    const [red, white]: FilterClause[] = [{ has: ['colors', 'R'] }, { has: ['colors', 'W'] }];
    if (!red || !white) throw new Error('two colors');
    tells(
      "whenever you cast a spell that's both red and white, draw a card",
      cast(red, white),
      cast(red),
      cast({ has: ['colors', ['R', 'W']] }),
    );
  });
});

describe('cards of a hand, and copies', () => {
  const chosen = (then: object[], otherwise: object[], min = 0): object[] => [
    { do: 'choose', from: [{ zone: 'hand' }, { owner: { target: 0 } }, { not: land }], min, save: 'card' },
    {
      do: 'if',
      if: { compare: [{ countOf: { saved: 'card' } }, '>=', 1] },
      then,
      ...(otherwise.length > 0 ? { else: otherwise } : {}),
    },
  ];
  const bottom = [
    { do: 'reveal', what: { saved: 'card' } },
    { do: 'move', what: { saved: 'card' }, to: 'library', position: 'bottom', cause: 'return' },
    { do: 'draw', who: { target: 0 }, count: 1 },
  ];
  it('may be chosen, and go under the library or are discarded', () => {
    const look = { do: 'look', what: { target: 0 } };
    const text =
      "look at target player's hand. you may choose a nonland card from it. if you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card";
    tells(
      text,
      spell([look, ...chosen(bottom, [])], aPlayer),
      spell([look, ...chosen(bottom, [], 1)], aPlayer),
      spell([look, ...chosen(bottom.slice(0, 2), [])], aPlayer),
      spell([look, ...chosen([bottom[0] ?? {}, { ...bottom[1], position: 'top' }, bottom[2] ?? {}], [])], aPlayer),
    );
    const gone = [{ do: 'move', what: { saved: 'card' }, to: 'graveyard', cause: 'discard' }];
    const two = (count: number): object[] => [{ do: 'discard', who: { target: 0 }, count }];
    const reveal = { do: 'reveal', what: { target: 0 } };
    const said =
      "target player reveals their hand. you may choose a nonland card from it. if you do, that player discards that card. if you don't, that player discards two cards";
    tells(
      said,
      spell([reveal, ...chosen(gone, two(2))], aPlayer),
      spell([reveal, ...chosen(gone, two(3))], aPlayer),
      spell([reveal, ...chosen(gone, [])], aPlayer),
    );
  });
  it('are shuffled away, or cast for nothing', () => {
    const away = (to: string): Ability =>
      spell([
        { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], save: 'card' },
        { do: 'move', what: { saved: 'card' }, to, cause: 'return' },
        { do: 'shuffle', who: 'you' },
      ]);
    tells('shuffle a card from your hand into your library', away('library'), away('graveyard'));
    const free = (fits: FilterClause[]): Ability =>
      spell([{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, cost: [], fits }]);
    tells(
      'you may cast an instant or sorcery spell from your hand without paying its mana cost',
      free([spells]),
      free([creature]),
    );
    const cheap: FilterClause = { stat: ['manaValue', '<=', 3] };
    tells(
      'you may cast a spell with mana value 3 or less from your hand without paying its mana cost',
      free([cheap, { not: land }]),
      free([cheap]),
    );
    const exiled = activated([{ do: 'play', what: { each: [{ zone: 'exile' }, { linked: true }] }, cost: [] }]);
    const hideaway: Ability = { kind: 'keyword', keyword: 'hideaway', value: 4 };
    expect(says('{T}: you may play the exiled card without paying its mana cost / hideaway 4', exiled, hideaway)).toBe(
      true,
    );
    expect(printed(exiled)).toContain(UNSAID);
  });
  it('are copied so often, and the copies are cast', () => {
    const copies = (more: object, from = 'shown'): Ability =>
      spell([
        { do: 'move', what: { top: 4 }, to: 'exile', cause: 'exile', save: 'shown' },
        { do: 'choose', from: [{ zone: 'exile' }, { in: { saved: from } }, spells], save: 'card' },
        { do: 'copyCard', what: { saved: 'card' }, save: 'copies', ...more },
        { do: 'play', what: { saved: 'copies' }, cost: [], several: true },
      ]);
    const text =
      'exile the top four cards of your library. choose an instant or sorcery card exiled this way and copy it three times. you may cast the copies without paying their mana costs';
    tells(text, copies({ count: 3 }), copies({ count: 2 }), copies({}), copies({ count: 3 }, 'other'));
    const twice = (count?: number): Ability =>
      spell([{ do: 'copy', what: { target: 0 }, newTargets: true, ...(count ? { count } : {}) }], {
        what: [{ is: 'spell' }],
      });
    tells('copy target spell twice. you may choose new targets for the copies', twice(2), twice(), twice(3));
  });
});

describe('what else is said', () => {
  it('symbols, figures and mana that are worked out', () => {
    const shaman = (devotion: string[]): Ability => spell([{ do: 'draw', who: 'you', count: { devotion } }]);
    tells(
      'draw cards equal to the number of red mana symbols in the mana costs of permanents you control',
      shaman(['R']),
      shaman(['G']),
      shaman(['R', 'G']),
    );
    const vines = (op: string, value: unknown): Ability =>
      spell(
        [
          {
            do: 'if',
            if: { compare: [{ stat: 'power', of: { target: 0 } }, op, value as Value] },
            then: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
          },
        ],
        oneCreature,
      );
    const hand = { count: [{ zone: 'hand' }, { owner: 'you' }] };
    tells(
      'destroy target creature if its power is less than or equal to the number of cards in your hand',
      vines('<=', hand),
      vines('>=', hand),
      vines('<=', { count: [land] }),
    );
    const mana = (choices: string[]): Ability => ({
      kind: 'activated',
      immediate: true,
      cost: [{ pay: 'mana', cost: '{X}' }],
      effects: [{ do: 'addMana', choices, times: 'x' }],
    });
    tells('{X}: add X mana of any one color', mana(['{W}', '{U}', '{B}', '{R}', '{G}']), mana(['{W}', '{U}']));
  });
  it('costs, and what somebody does to prevent something', () => {
    const paid: Ability = activated([draw], {
      cost: [
        { pay: 'takeCounters', kind: 'quest', count: 3 },
        { pay: 'sacrifice', what: 'self' },
      ],
    });
    expect(says('remove three quest counters from ~ and sacrifice it: draw a card', paid)).toBe(true);
    const unless = (amount: number): Ability =>
      spell(
        [
          {
            do: 'pay',
            who: { target: 0 },
            cost: [
              {
                pay: 'either',
                choices: [
                  { name: 'a', cost: [{ pay: 'sacrifice', what: [creature], count: 1 }] },
                  { name: 'b', cost: [{ pay: 'life', amount }] },
                ],
              },
            ],
            then: [],
            else: [draw],
          },
        ],
        aPlayer,
      );
    tells(
      'draw a card unless target player sacrifices a creature of their choice or pays 3 life',
      unless(3),
      unless(2),
    );
    const flash = (more: object): Ability =>
      ({
        kind: 'play',
        method: 'flash',
        timing: 'instant',
        additional: [{ pay: 'mana', cost: '{2}' }],
        ...more,
      }) as Ability;
    tells(
      'you may cast this card as though it had flash if you pay {2} more to cast it',
      flash({}),
      flash({ timing: 'sorcery' }),
      flash({ additional: [{ pay: 'mana', cost: '{3}' }] }),
      flash({ zone: 'graveyard' }),
    );
  });
  it('Roles are known by their names (111.10)', () => {
    const add = (one: number): Mod[] => [
      { mod: 'add', stat: 'power', value: one },
      { mod: 'add', stat: 'toughness', value: one },
    ];
    const role = (name: string, mods: Mod[], props: object = {}): Face =>
      ({
        name,
        props: { name, supertypes: [], types: ['Enchantment'], subtypes: ['Aura', 'Role'], colors: [], ...props },
        abilities: [
          { kind: 'keyword', keyword: 'enchant', from: creature },
          { kind: 'static', affects: 'attached', mods },
        ],
      }) as Face;
    const create = (token: Face, more: object = {}): Ability =>
      spell([{ do: 'create', token, count: 1, attached: { target: 0 }, ...more }], oneCreature);
    const trample: Mod = { mod: 'ability', ability: { kind: 'keyword', keyword: 'trample' } };
    tells(
      'create a Monster Role token attached to target creature',
      create(role('Monster', [...add(1), trample])),
      create(role('Monster', add(1))),
      create(role('Monster', [...add(2), trample])),
      create(role('Monster', [...add(1), trample], { colors: ['R'] })),
      create(role('Beast', [...add(1), trample])),
      create(role('Monster', [...add(1), trample]), { count: 2 }),
      create(role('Monster', [...add(1), trample]), { attached: undefined }),
    );
    expect(
      saysOn(
        {},
        'create a Virtuous Role token attached to target creature',
        create(
          role('Virtuous', [
            { mod: 'add', stat: 'power', value: { count: [{ has: ['types', 'Enchantment'] }, { controller: 'you' }] } },
            {
              mod: 'add',
              stat: 'toughness',
              value: { count: [{ has: ['types', 'Enchantment'] }, { controller: 'you' }] },
            },
          ]),
        ),
      ),
    ).toBe(true);
  });
  it('piles are separated by you, and chosen by another', () => {
    const piles = (more: object): Ability =>
      spell([
        { do: 'remember', as: 'shown', what: { top: 5 } },
        { do: 'reveal', what: { saved: 'shown' } },
        { do: 'choose', from: [{ player: 'opponent' }], save: 'who' },
        { do: 'piles', what: { saved: 'shown' }, chosen: 'one', other: 'two', ...more },
        { do: 'move', what: { saved: 'one' }, to: 'hand', cause: 'return' },
        { do: 'move', what: { saved: 'two' }, to: 'graveyard', cause: 'return' },
      ]);
    const text =
      'reveal the top five cards of your library and separate them into two piles. an opponent chooses one of those piles. put that pile into your hand and the other into your graveyard';
    tells(text, piles({ chooser: { saved: 'who' } }), piles({ who: { saved: 'who' } }), piles({}));
  });
});
