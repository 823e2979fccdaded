/** What spells cost, how others enter, what lands are, and from where cards may be played. */
import type { Ability, Cost, FilterClause, Mod, Value } from '@arbiter/engine';
import { describe, it } from 'vitest';
import { creature, land, tells } from './printing.js';

const static_ = (affects: object | 'self' | 'attached', ...mods: Mod[]): Ability => ({
  kind: 'static',
  affects: affects as never,
  mods,
});

describe('how others enter (614.12)', () => {
  const entering = (object: FilterClause[], change: object, match: object = { to: 'battlefield' }): Ability =>
    ({ kind: 'replacement', on: 'move', object, match, change }) as Ability;
  const theirs: FilterClause[] = [creature, { controller: 'opponent' }];
  const tapped = { status: { tapped: true } };
  it('tapped', () =>
    tells(
      'creatures your opponents control enter tapped',
      entering(theirs, tapped),
      entering([creature], tapped),
      entering(theirs, { status: { tapped: false } }),
      entering(theirs, tapped, { to: 'battlefield', from: 'hand' }),
      entering(theirs, { ...tapped, counters: { '+1/+1': 1 } }),
    ));
  it('with counters besides those they have anyway', () =>
    tells(
      'each other creature enters with an additional +1/+1 counter on it',
      entering([creature, { other: true }], { counters: { '+1/+1': 1 } }),
      entering([creature, { other: true }], { counters: { '+1/+1': 2 } }),
      entering([creature], { counters: { '+1/+1': 1 } }),
    ));
  it('tapped and with counters', () => {
    const self = (change: object): Ability =>
      ({
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        change,
      }) as Ability;
    const both = { ...tapped, counters: { charge: 3 } };
    tells(
      '~ enters tapped and with three charge counters on it',
      self(both),
      self(tapped),
      self({ counters: { charge: 3 } }),
    );
    tells('~ enters tapped with three charge counters on it', self(both));
  });
});

describe('what a spell costs', () => {
  const more = (times: Value): Ability =>
    static_('self', { mod: 'cost', more: [{ pay: 'mana', cost: '{2}{R}' }], times });
  it('for each target beyond the first (601.2f)', () =>
    tells(
      '~ costs {2}{R} more to cast for each target beyond the first',
      more({ sum: ['targets', -1] }),
      more('targets'),
      more({ sum: ['targets', -2] }),
    ));
  const alternative = (cost: Cost[], more: object = {}): Ability =>
    ({ kind: 'play', method: 'alternative', cost, ...more }) as Ability;
  it('rather than its mana cost (118.9)', () => {
    const cost: Cost[] = [
      { pay: 'life', amount: 6 },
      { pay: 'sacrifice', what: creature, count: 3 },
    ];
    const text = "you may pay 6 life and sacrifice three creatures rather than pay this card's mana cost";
    const yours = { if: { exists: [land, { controller: 'you' }] } };
    tells(
      text,
      alternative(cost),
      alternative(cost.slice(0, 1)),
      alternative(cost, yours),
      alternative(cost, { zone: 'graveyard' }),
    );
    tells(`if you control a land, ${text}`, alternative(cost, yours), alternative(cost));
  });
  it('from the graveyard, for what it costs anyway', () => {
    const yard = (more: object): Ability =>
      ({ kind: 'play', method: 'graveyard', zone: 'graveyard', ...more }) as Ability;
    const text = 'you may cast this card from your graveyard';
    const yours = { if: { exists: [land, { controller: 'you' }] } };
    tells(text, yard({}), yard(yours), yard({ cost: [] }), yard({ zone: 'exile' }));
    tells(`${text} as long as you control a land`, yard(yours), yard({}));
  });
});

describe('cards that an ability of the source has exiled', () => {
  it('may be played (607.2a)', () => {
    const exiled = [{ zone: 'exile' }, { linked: true }];
    tells(
      'you may play lands and cast spells from among cards exiled with ~',
      static_(exiled, { mod: 'play' }),
      static_([{ zone: 'exile' }], { mod: 'play' }),
      static_(exiled, { mod: 'play', later: true }),
    );
  });
});

describe('lands', () => {
  it('have one basic type and no other (305.7)', () => {
    const set = (value: string[]): Mod => ({ mod: 'set', prop: 'subtypes', value });
    tells(
      'nonbasic lands are Mountains',
      static_([{ not: { has: ['supertypes', 'Basic'] } }, land], set(['Mountain'])),
      static_([{ not: { has: ['supertypes', 'Basic'] } }, land], {
        mod: 'gain',
        prop: 'subtypes',
        values: ['Mountain'],
      }),
      static_([land], set(['Mountain'])),
      static_([{ not: { has: ['supertypes', 'Basic'] } }, land], set(['Island'])),
    );
    tells('enchanted land is an Island', static_('attached', set(['Island'])), static_('attached', set(['Bear'])));
  });
});
