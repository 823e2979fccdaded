/** Phrases of several instructions or parts that are said as one, on invented cards. */
import type { Ability, Condition, Effect, Filter, Mod, Ref, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  ally,
  choose,
  continuous,
  damage,
  draw,
  each,
  onAttack,
  onEnter,
  plus,
  saved,
  t,
  target,
  triggered,
  when,
  yourChampion,
} from '../../src/language/builders.js';
import { says, saysOn } from './printing.js';

const ACTION = { types: ['Action'] };
const spell = (...effects: Effect[]): Ability => ({ kind: 'spell', effects });
const at = (what: Filter, ...effects: Effect[]): Ability => ({ kind: 'spell', targets: [target(what)], effects });
/** A text says the first of these, and none of the others. */
const tells = (text: string, one: Ability, ...others: Ability[]): void => {
  expect(
    [one, ...others].map((ability) => saysOn(ACTION, text, ability)),
    text,
  ).toEqual([true, ...others.map(() => false)]);
};
const gets = (what: Ref, mods: Mod[]): Effect => ({ do: 'modify', what, mods, until: { kind: 'endOfTurn' } });
const tokens: Filter = [{ is: 'token' }, { controller: 'you' }];

describe('descriptions', () => {
  it('call tokens what they are', () => {
    const count = (filter: Filter): Effect => draw({ count: filter });
    tells(
      'Draw X cards, where X is the amount of tokens you control.',
      spell(count(tokens)),
      spell(count([{ controller: 'you' }])),
    );
  });
  it('tell what is attacked, and who attacks', () => {
    const attackers: Filter = [ally, { is: 'attacks', of: yourChampion }];
    tells(
      'Deal 4 damage to target ally attacking your champion.',
      at(attackers, damage(4, t(0))),
      at(ally, damage(4, t(0))),
    );
    const wake: Effect = { do: 'status', what: each({ is: 'attacking' }), status: 'rested', on: false };
    expect(says('On Attack: Wake up the attacker.', onAttack(wake))).toBe(true);
    expect(says('On Attack: Wake up the attacker.', onAttack({ ...wake, what: each(ally) }))).toBe(false);
  });
  it('compare only reserve costs, where they say so', () => {
    const cheaper = (...more: Filter[]): Ability => ({
      ...activated([{ pay: 'reserve', amount: 5 }], { effects: [draw(1)] }),
      less: {
        cost: [{ pay: 'reserve', amount: 1 }],
        times: {
          distinct: 'cost',
          of: { each: [{ has: ['subtypes', ['Suited']] }, { controller: 'you' }, ...more.flat()] },
        },
      },
    });
    const text =
      '(5): Draw a card. This ability costs (1) less to activate for each Suited object you control with different reserve costs.';
    expect(says(text, cheaper({ prop: ['costKind', 'reserve'] }))).toBe(true);
    expect(says(text, cheaper())).toBe(false);
  });
});

describe('what several get', () => {
  it('is one of two things by choice', () => {
    const choice = (b: number): Effect => ({
      do: 'either',
      choices: [plus('power', 1), plus('life', b)].map((mod) => ({ label: mod.mod, effects: [gets(t(0), [mod])] })),
    });
    tells(
      'Target ally gets your choice of +1 POWER or +1 LIFE until end of turn.',
      at(ally, choice(1)),
      at(ally, choice(2)),
    );
  });
  it('stands in the order in which it is written, or figures first', () => {
    const taunt: Mod = { mod: 'ability', ability: { kind: 'keyword', keyword: 'taunt' } };
    const mods = [taunt, plus('life', 2)];
    tells('Target ally gains taunt and gets +2 LIFE until end of turn.', at(ally, gets(t(0), mods)));
    tells('Target ally gets +2 LIFE and gains taunt until end of turn.', at(ally, gets(t(0), mods)));
    const lost = ['taunt', 'intercept'].map((keyword): Mod => ({ mod: 'loseKeyword', keyword }));
    tells(
      'Target ally loses taunt and intercept until end of turn.',
      at(ally, gets(t(0), lost)),
      at(ally, gets(t(0), lost.slice(1))),
    );
  });
  it('is asked for once, where both ask the same, and only before "and"', () => {
    const asked: Condition = { exists: [{ has: ['subtypes', ['Powercell']] }, { controller: 'you' }] };
    const both = (second: Condition): Ability[] => [
      { ...continuous('self', [plus('power', 1)]), if: asked },
      { ...continuous(yourChampion, [plus('level', 1)]), if: second },
    ];
    const text = 'As long as you control a Powercell, Gale Wanderer gets +1 POWER and your champion gets +1 level.';
    expect(says(text, ...both(asked))).toBe(true);
    expect(says(text.replace(' and your', '. Your'), ...both(asked))).toBe(false);
    expect(says(text, ...both({ turnOf: 'you' }))).toBe(false);
  });
});

describe('what is done for each of something', () => {
  it('may be said before', () => {
    const allies: Filter = [ally, { controller: 'you' }];
    const put = (top: Value): Effect => ({ do: 'move', what: { top }, to: 'graveyard', cause: 'effect' });
    tells(
      'For each ally you control, put the top card of your deck into your graveyard.',
      spell(put({ count: allies })),
      spell(put({ count: [ally] })),
      spell(put(1)),
    );
    const power: Value = { count: allies };
    expect(
      says('For each ally you control, Gale Wanderer gets +1 POWER.', continuous('self', [plus('power', power)])),
    ).toBe(true);
  });
  it('may be "that many"', () => {
    const hand: Filter = [{ zone: 'hand' }, { owner: 'you' }];
    const shuffle: Effect[] = [
      choose('picked', hand, { min: 0, max: 3 }),
      { do: 'move', what: saved('picked'), to: 'mainDeck', position: 'top', cause: 'effect' },
      { do: 'shuffle', who: 'you' },
    ];
    tells(
      'Shuffle up to three cards from your hand into your deck, then draw that many cards.',
      spell(...shuffle, draw({ countOf: saved('picked') })),
      spell(...shuffle, draw(3)),
      spell(...shuffle.slice(0, 2), draw({ countOf: saved('picked') })),
    );
  });
});

describe('what happens instead', () => {
  const more = (once: true | undefined, added: number): Effect => ({
    do: 'createReplacement',
    entities: t(0),
    ...(once ? { once } : {}),
    replaces: {
      on: 'damage',
      source: [{ has: ['subtypes', ['Spell']] }],
      change: { amount: { sum: [{ event: 'amount' }, added] } },
    },
    until: { kind: 'endOfTurn' },
  });
  it('is more damage', () => {
    const text =
      'The next time target ally would take damage from a Spell source this turn, it takes that much damage plus 3 instead.';
    tells(text, at(ally, more(true, 3)), at(ally, more(true, 2)), at(ally, more(undefined, 3)));
  });
  it('is said of what was negated, as a sentence of its own', () => {
    const waiting: Filter = [{ zone: 'effectsStack' }, { is: 'cardActivation' }];
    const negate = (amount: number, to?: string): Ability => ({
      kind: 'spell',
      targets: [{ what: waiting }],
      effects: [
        {
          do: 'pay',
          who: { controllerOf: t(0) },
          cost: [{ pay: 'reserve', amount }],
          then: [],
          else: [{ do: 'counterOnStack', what: t(0), ...(to === undefined ? {} : { to }) }],
        },
      ],
    });
    const text =
      'Negate target card activation unless its controller pays (2). Banish the card that had its activation negated this way.';
    tells(text, negate(2, 'banishment'), negate(3, 'banishment'), negate(2), negate(2, 'memory'));
  });
});

describe('what is seen', () => {
  it('is "that card" until the deck changes', () => {
    const top: Effect = { do: 'reveal', what: { top: 1 } };
    const fire = when(
      { is: [{ top: 1 }, { has: ['elements', ['fire']] }] },
      { do: 'move', what: { top: 1 }, to: 'hand', cause: 'effect' },
    );
    const text = 'Reveal the top card of your deck. If that card is fire element, put it into your hand.';
    tells(text, spell(top, fire));
    const drawn = 'Reveal the top card of your deck. Draw a card. If that card is fire element, put it into your hand.';
    expect(saysOn(ACTION, drawn, spell(top, draw(1), fire))).toBe(false);
  });
  it('is happening until end of turn', () => {
    const on = { on: 'move', match: { to: 'field' }, object: [ally, { controller: 'you' }] } as const;
    const later = (until: 'endOfTurn' | 'permanent'): Effect => ({
      do: 'delayed',
      on: { ...on, object: [ally, { controller: 'you' }] },
      effects: [{ do: 'counters', what: { event: 'object' }, kind: 'buff', amount: 1 }],
      repeat: true,
      until: { kind: until },
    });
    tells(
      'Until end of turn, whenever an ally enters the field under your control, put a buff counter on it.',
      spell(later('endOfTurn')),
      spell(later('permanent')),
    );
    expect(
      says(
        'Whenever an ally declares an attack, draw a card.',
        triggered({ on: 'attack', object: [ally] }, { effects: [draw(1)] }),
      ),
    ).toBe(true);
    expect(says('On Enter: Draw another card.', onEnter(draw(1)))).toBe(true);
  });
});

describe('influence', () => {
  it('is the cards of hand and memory together', () => {
    const influence: Value = { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: 'you' }] };
    const low = (bound: number): Ability => spell(when({ compare: [influence, '<=', bound] }, draw(1)));
    tells('If your influence is four or less, draw a card.', low(4), low(5));
    tells('Draw X cards, where X is your influence.', spell(draw(influence)), spell(draw({ count: { zone: 'hand' } })));
  });
});

describe('what players have', () => {
  it('is agility', () => {
    tells(
      'You gain agility 3 for this turn.',
      spell({ do: 'gainAgility', amount: 3 }),
      spell({ do: 'gainAgility', amount: 2 }),
    );
    tells(
      'If you have agility, draw a card.',
      spell(when({ is: ['you', { is: 'agility' }] }, draw(1))),
      spell(when({ not: { is: ['you', { is: 'agility' }] } }, draw(1))),
    );
    const gained = triggered({ on: 'agility', player: 'you' }, { effects: [draw(1)] });
    expect(says('Whenever you gain agility, draw a card.', gained)).toBe(true);
  });
  it('is a mastery that faces somewhere', () => {
    expect(
      says('On Enter: You gain the Shifting Currents mastery.', onEnter({ do: 'mastery', name: 'Shifting Currents' })),
    ).toBe(true);
    const facing = (...directions: ('north' | 'south')[]): Ability => spell(when({ facing: directions }, draw(1)));
    tells('If your Shifting Currents face North or South, draw a card.', facing('north', 'south'), facing('north'));
    const turned = (match: { [field: string]: string }): Ability =>
      triggered({ on: 'shift', player: 'you', match }, { effects: [draw(1)] });
    const text = 'Whenever your Shifting Currents change from facing North to West, draw a card.';
    expect([says(text, turned({ from: 'north', to: 'west' })), says(text, turned({ to: 'west' }))]).toEqual([
      true,
      false,
    ]);
    expect(says('Whenever your Shifting Currents change directions, draw a card.', turned({}))).toBe(true);
    const change: Effect = { do: 'shift', to: 'different' };
    const change2: Effect = { ...change, turned: { from: 'south', to: 'north' }, then: [draw(1)] };
    const said = 'Change the direction of your Shifting Currents to a different direction of your choice.';
    tells(said, spell(change), spell({ do: 'shift', to: 'adjacent' }), spell(change2));
    tells(
      `${said} When you change it from facing South to North this way, draw a card.`,
      spell(change2),
      spell(change, draw(1)),
    );
    tells(
      "Depending on your Shifting Currents' direction— • North— Draw a card. • South— Draw two cards.",
      spell(when({ facing: ['north'] }, draw(1)), when({ facing: ['south'] }, draw(2))),
      spell(when({ facing: ['north'] }, draw(1)), when({ facing: ['east'] }, draw(2))),
    );
  });
});

describe('what is said shortly', () => {
  it('is another cost, the first card of a turn, and who enters rested', () => {
    const instead = (amount: number): Ability => ({
      kind: 'play',
      method: 'alternative',
      cost: [{ pay: 'removeCounters', of: 'champion', kind: 'quest', amount }],
    });
    const text = "You may remove a quest counter from your champion rather than pay this card's reserve cost.";
    expect([says(text, instead(1)), says(text, instead(2))]).toEqual([true, false]);
    const herbs: Filter = [{ has: ['subtypes', ['Herb']] }];
    const first = (object: Filter): Ability => ({
      kind: 'static',
      affects: { players: 'you' },
      if: { compare: [{ happened: { on: 'activate', player: 'you', object } }, '=', 0] },
      mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 1 }], of: herbs }],
    });
    const cheaper = 'The first Herb card you activate each turn costs 1 less to activate.';
    expect([says(cheaper, first(herbs)), says(cheaper, first([ally]))]).toEqual([true, false]);
    const rested = (status: string): Ability =>
      spell({
        do: 'createReplacement',
        replaces: { on: 'move', object: [ally], match: { to: 'field' }, change: { status: { [status]: true } } },
        until: { kind: 'endOfTurn' },
      });
    tells('Until end of turn, allies enter the field rested.', rested('rested'), rested('distant'));
  });
  it('is what was lost for a turn, or shown', () => {
    const lost = (zone: string): Ability => ({
      kind: 'spell',
      targets: [{ what: { player: 'opponent' } }],
      effects: [
        { do: 'random', who: t(0), zone: 'memory', count: 1, save: 'lost' },
        { do: 'move', what: saved('lost'), to: 'banishment', cause: 'banish', save: 'gone' },
        {
          do: 'delayed',
          on: { on: 'step', player: { saved: 'target' }, match: { step: 'end' } },
          effects: [{ do: 'move', what: saved('gone'), to: zone, cause: 'return' }],
        },
      ],
    });
    const text =
      "Banish a card at random from target opponent's memory. Return that card to their memory at the beginning of their next end phase.";
    tells(text, lost('memory'), lost('hand'));
    const shown = choose('shown', [{ zone: 'memory' }, { owner: 'you' }], { min: 0, max: 1 });
    tells('You may reveal a card from your memory.', spell(shown, { do: 'reveal', what: saved('shown') }));
  });
});
