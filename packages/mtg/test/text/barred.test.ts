/** What can't be done, what is gained instead, tapping for mana, and flashback for the mana cost. */
import type { Ability, Filter, FilterClause, Mod, TriggerPattern } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, tells, UNSAID } from './printing.js';

const rule = (name: string, more: object = {}): Mod => ({ mod: 'rule', rule: name, ...more }) as Mod;
const holds = (affects: object | 'self', mods: Mod[], more: object = {}): Ability =>
  ({ kind: 'static', affects, mods, ...more }) as Ability;

describe('spells and abilities that find no target', () => {
  const spared = (by: FilterClause[]): Ability => holds('self', [rule('cantBeTargetedBy', { by })]);
  it('are described (101.2)', () => {
    const black: FilterClause[] = [{ is: 'spell' }, { has: ['colors', 'B'] }, { controller: 'opponent' }];
    tells(
      "~ can't be the target of black spells your opponents control",
      spared(black),
      spared(black.slice(0, 2)),
      spared([]),
    );
    tells("~ can't be the target of spells or abilities", spared([]), spared(black));
    tells(
      "~ can't be the target of spells or abilities your opponents control",
      spared([{ controller: 'opponent' }]),
      spared([]),
    );
    expect(printed(spared([{ has: ['colors', 'B'] }]))).toContain(UNSAID);
  });
  it('or counter nothing', () => {
    const by = [{ is: 'spell' }, { has: ['colors', 'U'] }];
    tells(
      "creatures can't be countered by blue spells",
      holds([creature], [rule('cantBeCountered', { by })]),
      holds([creature], [rule('cantBeCountered')]),
    );
  });
});

describe('what players can not do', () => {
  const all = (mods: Mod[], who = 'opponents', more: object = {}): Ability => holds({ players: who }, mods, more);
  const of = (filter: Filter): object => ({ of: filter });
  const turn = { if: { turnOf: 'you' } };
  const sources: FilterClause[] = [{ zone: 'battlefield' }, { has: ['types', ['Artifact', 'Creature']] }];
  it('is cast spells, of some kind, or from somewhere', () => {
    const text = "players can't cast spells from graveyards or libraries";
    tells(
      text,
      all([rule('cantCast', of({ any: [{ zone: 'graveyard' }, { zone: 'library' }] }))], 'all'),
      all([rule('cantCast', of({ any: [{ zone: 'graveyard' }, { zone: 'exile' }] }))], 'all'),
      all([rule('cantCast', of({ any: [{ zone: 'graveyard' }, { zone: 'library' }] }))]),
      all([rule('cantCast')], 'all'),
    );
    tells("your opponents can't cast creature spells", all([rule('cantCast', of(creature))]), all([rule('cantCast')]));
    tells(
      "your opponents can't cast spells from anywhere other than their hands",
      all([rule('cantCast', of({ not: { zone: 'hand' } }))]),
      all([rule('cantCast', of({ zone: 'hand' }))]),
    );
  });
  it('is that during your turn', () => {
    const both = [rule('cantCast'), rule('cantActivate', of(sources))];
    const text = "your opponents can't cast spells or activate abilities of artifacts or creatures";
    tells(
      `during your turn, ${text}`,
      all(both, 'opponents', turn),
      all(both),
      all(both, 'all', turn),
      all(both.slice(0, 1), 'opponents', turn),
    );
    tells(text, all(both), all(both, 'opponents', turn), all([rule('cantCast'), rule('cantActivate')]));
  });
});

describe('life', () => {
  const instead = (amount: object, more: object = {}): Ability =>
    ({
      kind: 'replacement',
      on: 'stat',
      player: 'you',
      match: { stat: 'life', gain: true },
      change: { amount },
      ...more,
    }) as Ability;
  const twice = { times: [2, { event: 'amount' }] };
  it('is gained more of (614.1a)', () => {
    tells(
      'if you would gain life, you gain twice that much life instead',
      instead(twice),
      instead({ times: [3, { event: 'amount' }] }),
      instead(twice, { match: { stat: 'life', gain: false } }),
      instead(twice, { match: { stat: 'life' } }),
      instead(twice, { player: 'opponent' }),
      instead(twice, { may: true }),
    );
    tells(
      'if you would gain life, you gain that much life plus 1 instead',
      instead({ sum: [{ event: 'amount' }, 1] }),
      instead(twice),
    );
  });
});

describe('what is tapped for mana', () => {
  const taps = (on: object): Ability =>
    ({
      kind: 'triggered',
      on: { on: 'tapForMana', ...on } as TriggerPattern,
      effects: [{ do: 'damage', amount: 1, to: { event: 'player' } }],
    }) as Ability;
  it('is said of who taps it, or of itself (106.12a)', () => {
    tells(
      'whenever a player taps a land for mana, ~ deals 1 damage to that player',
      taps({ object: land }),
      taps({ object: land, player: 'opponent' }),
    );
    tells(
      'whenever an opponent taps a land for mana, ~ deals 1 damage to that player',
      taps({ object: land, player: 'opponent' }),
      taps({ object: land }),
    );
    expect(says('whenever a land is tapped for mana, ~ deals 1 damage to that player', taps({ object: land }))).toBe(
      true,
    );
  });
});

describe('flashback', () => {
  const gains = (ability: object, until = 'endOfTurn'): Ability =>
    ({
      kind: 'spell',
      targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', ['Instant', 'Sorcery']] }] }],
      effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'ability', ability }], until: { kind: until } }],
    }) as Ability;
  it('without a cost costs what the card costs (702.34)', () => {
    const own = { kind: 'keyword', keyword: 'flashback' };
    const cost = [{ pay: 'mana', cost: '{1}' }];
    const text = 'target instant or sorcery card in your graveyard gains flashback until end of turn';
    tells(`${text}. the flashback cost is equal to its mana cost`, gains(own), gains({ ...own, cost }));
    expect(says(text, gains(own))).toBe(false);
    expect(printed(own as Ability)).toContain(UNSAID);
  });
});
