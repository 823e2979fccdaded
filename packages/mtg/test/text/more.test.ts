/** More of something instead, X that is paid on resolving, third targets, phases, and how often something was kicked. */
import type { Ability, Effect, FilterClause, Ref, TargetSpec, TriggerPattern, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, tells, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const does = (...effects: Effect[]): Ability => ({ kind: 'activated', cost: [{ pay: 'tap' }], effects });
const instead = (more: object): Ability => ({ kind: 'replacement', ...more }) as Ability;
const twice = { times: [2, { event: 'amount' }] };
const draw = (count: Value): Effect => ({ do: 'draw', who: 'you', count });

describe('what happens instead (614.1a)', () => {
  it('is double the damage', () => {
    const doubled = (more: object = {}): Ability => instead({ on: 'damage', change: { amount: twice }, ...more });
    const source = { source: [creature, { controller: 'you' }] };
    tells(
      'if a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead',
      doubled(),
      doubled(source),
      doubled({ match: { combat: true } }),
      doubled({ change: { amount: { times: [3, { event: 'amount' }] } } }),
      doubled({ target: [creature] }),
    );
    tells(
      'if a creature you control would deal damage, it deals double that damage instead',
      doubled(source),
      doubled(),
    );
  });
  it('is more counters', () => {
    const more = (amount: object, counter = '+1/+1'): Ability =>
      instead({
        on: 'counters',
        object: [creature, { controller: 'you' }],
        match: { kind: counter },
        change: { amount },
      });
    const plus = { sum: [{ event: 'amount' }, 1] };
    const text = 'if one or more +1/+1 counters would be put on a creature you control,';
    tells(
      `${text} that many plus one +1/+1 counters are put on it instead`,
      more(plus),
      more(twice),
      more(plus, 'charge'),
    );
    tells(`${text} twice that many +1/+1 counters are put on it instead`, more(twice), more(plus));
  });
  it('is more cards, or the game', () => {
    const drawn = (effect: Effect, more: object = {}): Ability =>
      instead({ on: 'draw', player: 'you', instead: [effect], ...more });
    const empty = { if: { not: { exists: [{ zone: 'library' }, { owner: 'you' }] } } };
    tells(
      'if you would draw a card, draw two cards instead',
      drawn(draw(2)),
      drawn(draw(3)),
      drawn(draw(2), empty),
      drawn(draw(2), { player: 'opponent' }),
    );
    tells(
      'if you would draw a card while your library has no cards in it, you win the game instead',
      drawn({ do: 'win', who: 'you' }, empty),
      drawn({ do: 'win', who: 'you' }),
      drawn({ do: 'lose', who: 'you' }, empty),
    );
  });
  it('is a way back into the library', () => {
    const back = (match: object, ...effects: Effect[]): Ability =>
      instead({ on: 'move', object: 'self', match, instead: effects });
    const reveal: Effect = { do: 'reveal', what: 'self' };
    const move: Effect = { do: 'move', what: 'self', to: 'library', cause: 'return' };
    const shuffle = (who: Ref): Effect => ({ do: 'shuffle', who });
    tells(
      "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
      back({ to: 'graveyard' }, reveal, move, shuffle({ ownerOf: 'self' })),
      back({ to: 'graveyard' }, move, shuffle({ ownerOf: 'self' })),
      back({ to: 'graveyard' }, reveal, move, shuffle('you')),
      back({ to: 'graveyard', from: 'battlefield' }, reveal, move, shuffle({ ownerOf: 'self' })),
    );
  });
});

describe('X', () => {
  const pay = (cost: string, x: string | undefined, amount: Value): Ability =>
    does({
      do: 'pay',
      cost: [{ pay: 'mana', cost }],
      ...(x === undefined ? {} : { x }),
      then: [{ do: 'damage', amount, to: 'opponents' }],
    } as Effect);
  it('is what somebody chose as they paid it (107.3f)', () =>
    tells(
      '{T}: you may pay {X}{R}. if you do, ~ deals X damage to each opponent',
      pay('{X}{R}', 'paid', { number: 'paid' }),
      pay('{X}{R}', 'paid', 'x'),
      pay('{X}{R}', undefined, 'x'),
      pay('{X}{R}', 'paid', { number: 'other' }),
    ));
  it('may be shared by what comes after something else', () => {
    const power: Value = { stat: 'power', of: { was: { saved: 'it' } } };
    const given = (second: Value): Ability =>
      does(
        { do: 'sacrifice', who: 'you', filter: [creature], save: 'it' },
        { do: 'stat', who: 'you', stat: 'life', amount: power },
        draw(second),
      );
    tells(
      "{T}: sacrifice a creature. you gain X life and draw X cards, where X is that creature's power",
      given(power),
      given({ stat: 'toughness', of: { was: { saved: 'it' } } }),
    );
  });
  it('is not needed where a price is paid for each of something', () => {
    const unless = (times: Value): Ability =>
      does({
        do: 'pay',
        cost: [{ pay: 'mana', cost: '{1}' }],
        times,
        else: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
      } as Effect);
    tells(
      '{T}: sacrifice ~ unless you pay {1} for each creature you control',
      unless({ count: [creature, { controller: 'you' }] }),
      unless({ count: [creature] }),
    );
  });
});

describe('targets', () => {
  const any: TargetSpec = {
    what: { any: [{ player: 'any' }, [there, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]] },
  };
  const burn = (...specs: TargetSpec[]): Ability => ({
    kind: 'spell',
    targets: specs,
    effects: [{ do: 'damage', parts: specs.map((_, i) => ({ to: { target: i }, amount: i + 1 })) }],
  });
  it('may be a third one (115.3)', () =>
    tells(
      '~ deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target',
      burn(any, { ...any, notIn: [0] }, { ...any, notIn: [0, 1] }),
      burn(any, { ...any, notIn: [0] }, { ...any, notIn: [0] }),
    ));
  it('leave out the card that has just died, or was exiled for the cost (400.7)', () => {
    const back = (on: TriggerPattern['match'], left: Ref): Ability => ({
      kind: 'triggered',
      on: { on: 'move', object: 'self', ...(on ? { match: on } : {}) },
      targets: [{ what: [creature, { zone: 'graveyard' }, { owner: 'you' }, { not: { in: left } }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    const dies = { from: 'battlefield', to: 'graveyard' };
    tells(
      'when ~ dies, return another target creature card from your graveyard to your hand',
      back(dies, { event: 'became' }),
      back(dies, { event: 'object' }),
      back(dies, { now: 'self' }),
    );
  });
  it('are those of a kind of spell', () =>
    tells(
      'whenever ~ becomes the target of a creature spell, draw a card',
      {
        kind: 'triggered',
        on: { on: 'target', object: 'self', source: [{ is: 'spell' }, creature] },
        effects: [draw(1)],
      },
      { kind: 'triggered', on: { on: 'target', object: 'self', source: [{ is: 'spell' }] }, effects: [draw(1)] },
      { kind: 'triggered', on: { on: 'target', object: 'self' }, effects: [draw(1)] },
    ));
});

describe('when, and how often', () => {
  it('there is another phase, and something is done twice', () => {
    const phases = (...all: string[]): Ability => does({ do: 'extraPhases', phases: all } as Effect);
    const inMain = (then: Effect): Ability =>
      does({ do: 'if', if: { during: ['precombatMain', 'postcombatMain'] }, then: [then] });
    tells(
      '{T}: after this phase, there is an additional combat phase',
      phases('combat'),
      phases('combat', 'main'),
      phases('main'),
    );
    tells(
      '{T}: after this main phase, there is an additional combat phase followed by an additional main phase',
      inMain({ do: 'extraPhases', phases: ['combat', 'main'] }),
      phases('combat', 'main'),
      inMain({ do: 'extraPhases', phases: ['combat'] }),
    );
    tells('{T}: proliferate twice', does({ do: 'proliferate' }, { do: 'proliferate' }), does({ do: 'proliferate' }));
  });
  it('an ability is activated no more than twice', () => {
    const limited = (perTurn: number): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effects: [draw(1)],
      limit: { perTurn },
    });
    tells('{T}: draw a card. activate no more than twice each turn', limited(2), limited(1), limited(3));
  });
  it('a spell was kicked', () => {
    const kicked = (value: Value): Ability =>
      ({
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        change: { counters: { '+1/+1': value } },
      }) as Ability;
    tells(
      '~ enters with a +1/+1 counter on it for each time it was kicked',
      kicked({ paid: 'kicker' }),
      kicked({ paid: 'other' }),
      kicked(2),
    );
  });
  it('you control nothing of a kind (603.8)', () => {
    const state = (when: object): Ability =>
      ({
        kind: 'triggered',
        on: { on: 'state', when },
        effects: [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }],
      }) as Ability;
    const none = { not: { exists: [land, { controller: 'you' }] } };
    tells('when you control no lands, sacrifice ~', state(none), state(none.not), state({ not: { exists: [land] } }));
  });
  it("it is an opponent's turn, or the spell comes from your graveyard", () => {
    const cast = (object: FilterClause[], more: object = {}): Ability =>
      ({ kind: 'triggered', on: { on: 'cast', player: 'you', object }, effects: [draw(1)], ...more }) as Ability;
    tells(
      "whenever you cast a spell during an opponent's turn, draw a card",
      cast([], { if: { turnOf: 'opponent' } }),
      cast([], { if: { turnOf: 'you' } }),
      cast([]),
    );
    tells(
      'whenever you cast a spell from your graveyard, draw a card',
      cast([{ playedFrom: 'graveyard' }, { owner: 'you' }]),
      cast([{ playedFrom: 'graveyard' }]),
      cast([{ playedFrom: 'exile' }, { owner: 'you' }]),
    );
  });
});

describe('hands and lives', () => {
  const player: TargetSpec = { what: { player: 'any' } };
  const aimed = (...effects: Effect[]): Ability => ({ kind: 'spell', targets: [player], effects });
  it('are looked at, and a card chosen from them', () => {
    const discard = (more: object): Ability =>
      aimed({ do: 'look', what: { target: 0 } }, { do: 'discard', who: { target: 0 }, count: 1, ...more } as Effect);
    tells(
      "look at target player's hand and choose a card from it. that player discards that card",
      discard({ chooser: 'you' }),
      discard({}),
      discard({ chooser: 'you', filter: creature }),
    );
  });
  it('are halved (107.1a)', () => {
    const half = (round: 'up' | 'down', of: Ref): Ability =>
      aimed({
        do: 'stat',
        who: { target: 0 },
        stat: 'life',
        amount: { negative: { half: { stat: 'life', of }, round } },
      });
    tells(
      'target player loses half their life, rounded up',
      half('up', { target: 0 }),
      half('down', { target: 0 }),
      half('up', 'you'),
    );
  });
  it('of other players are not those of opponents alone', () => {
    const others: Ability = does({
      do: 'draw',
      who: { each: [{ player: 'any' }, { not: { player: 'you' } }] },
      count: 1,
    });
    tells('{T}: each other player draws a card', others, does({ do: 'draw', who: 'opponents', count: 1 }));
    expect(says('{T}: each opponent draws a card', others)).toBe(false);
  });
  it('may have a card of a kind in the graveyard', () => {
    const asked = (...clauses: FilterClause[]): Ability => does({ do: 'if', if: { exists: clauses }, then: [draw(1)] });
    const yard: FilterClause[] = [{ zone: 'graveyard' }, { owner: 'you' }];
    tells(
      '{T}: if a creature card is in your graveyard, draw a card',
      asked(creature, ...yard),
      asked(land, ...yard),
      asked(creature, { zone: 'graveyard' }),
    );
    expect(printed(asked(creature, { zone: 'graveyard' }))).toContain(UNSAID);
  });
});
