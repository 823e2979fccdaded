/** Keywords with qualities, forecast, haunt and phasing, and what hangs on how often an ability was activated. */
import type { Ability, Effect } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, saysOn, tells, UNSAID } from './printing.js';

const mana = (cost: string) => ({ pay: 'mana' as const, cost });
const draw: Effect = { do: 'draw', who: 'you', count: 1 };

describe('keywords that are about other cards', () => {
  it('name the spells onto which they are spliced (702.47a)', () => {
    const splice = (prop: string, value: string | string[], cost = [mana('{1}{R}')]): Ability =>
      ({ kind: 'keyword', keyword: 'splice', from: { has: [prop, value] }, cost, label: 'Arcane' }) as Ability;
    tells('splice onto Arcane {1}{R}', splice('subtypes', 'Arcane'), splice('subtypes', 'Aura'));
    tells(
      'splice onto instant or sorcery {1}{R}',
      splice('types', ['Instant', 'Sorcery']),
      splice('types', 'Instant'),
      splice('subtypes', 'Arcane'),
    );
    const paid = splice('subtypes', 'Arcane', [
      { pay: 'sacrifice', what: [{ has: ['subtypes', 'Mountain'] }], count: 2 } as never,
    ]);
    tells('splice onto Arcane—sacrifice two Mountains', paid, splice('subtypes', 'Arcane'));
    expect(printed({ kind: 'keyword', keyword: 'splice', cost: [mana('{R}')] })).not.toContain('onto');
  });
  it('name what is offered (702.48a)', () => {
    const offering = (prop: string, value: string): Ability => ({
      kind: 'keyword',
      keyword: 'offering',
      from: { has: [prop, value] } as never,
      label: 'Fox',
    });
    tells('Fox offering', offering('subtypes', 'Fox'), offering('subtypes', 'Goblin'));
    tells('artifact offering', offering('types', 'Artifact'), offering('types', 'Creature'));
  });
});

describe('forecast', () => {
  const reveal = { pay: 'reveal', what: 'self' } as const;
  const forecast = (more: object = {}): Ability => ({
    kind: 'activated',
    keyword: 'forecast',
    zone: 'hand',
    limit: { perTurn: 1 },
    cost: [mana('{W}'), reveal],
    effects: [draw],
    ...more,
  });
  it('reveals the card from the hand, and says nothing of when (702.57)', () => {
    tells(
      'forecast — {W}, reveal this card from your hand: draw a card',
      forecast(),
      forecast({ limit: { perTurn: 2 } }),
      forecast({ limit: undefined }),
      forecast({ cost: [mana('{W}')] }),
      forecast({ zone: 'graveyard' }),
      forecast({ if: { turnOf: 'you' } }),
      forecast({ timing: 'sorcery' }),
    );
  });
});

describe('haunt', () => {
  const haunted = { on: 'move', object: [{ hauntedBy: 'self' }], match: { from: 'battlefield', to: 'graveyard' } };
  const dies = (zone?: string): Ability =>
    ({ kind: 'triggered', ...(zone ? { zone } : {}), on: haunted, effects: [draw] }) as Ability;
  const enters: Ability = {
    kind: 'triggered',
    on: { on: 'move', object: 'self', match: { to: 'battlefield' } },
    effects: [draw],
  };
  it('waits in exile for the death of what is haunted (702.55c)', () => {
    const text = 'when the creature this card haunts dies, draw a card';
    tells(text, dies('exile'), dies(), dies('graveyard'));
    expect(says('when this creature enters, draw a card', { ...enters, zone: 'exile' } as Ability)).toBe(false);
  });
  it('does the same as the permanent enters', () => {
    const text = 'when this creature enters or the creature it haunts dies, draw a card';
    expect(says(text, enters, dies('exile'))).toBe(true);
    expect(says(text, enters, dies())).toBe(false);
    expect(says(text, enters)).toBe(false);
    expect(says(text, { ...enters, effects: [{ ...draw, count: 2 }] } as Ability, dies('exile'))).toBe(false);
  });
});

describe('phasing', () => {
  it('is done to permanents, and waited for (702.26b)', () => {
    const out: Ability = {
      kind: 'activated',
      cost: [mana('{U}')],
      targets: [{ what: [{ zone: 'battlefield' }, creature] }],
      effects: [{ do: 'phaseOut', what: { target: 0 } }],
    };
    expect(says('{U}: target creature phases out', out)).toBe(true);
    const phased = (match: object): Ability =>
      ({ kind: 'triggered', on: { on: 'phased', object: 'self', match }, effects: [draw] }) as Ability;
    tells('whenever this creature phases in, draw a card', phased({ out: false }), phased({ out: true }), phased({}));
  });
});

describe('mana that is spent on X', () => {
  const only = (color: string): Ability =>
    ({ kind: 'static', mods: [{ mod: 'rule', rule: 'spendOnX', color }] }) as Ability;
  it('is said of the card', () => {
    tells('spend only black mana on X', only('B'), only('R'));
  });
  it('is said at the end of an ability, of its own X (107.3)', () => {
    const rats = (more: object, cost = '{X}'): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'mana', cost, ...more } as never],
      effects: [{ do: 'draw', who: 'you', count: 'x' }],
    });
    tells('{X}: draw X cards. spend only black mana on X', rats({ onX: 'B' }), rats({}), rats({ onX: 'G' }));
    expect(says('{X}: draw X cards', rats({ onX: 'B' }))).toBe(false);
    expect(printed(rats({ onX: 'B' }, '{2}'))).toContain(UNSAID);
  });
  it('is not lost where somebody may pay', () => {
    const pay = { do: 'pay', cost: [{ pay: 'mana', cost: '{2}', onX: 'B' }], then: [draw] } as unknown as Effect;
    const ability: Ability = { kind: 'activated', cost: [{ pay: 'tap' }], effects: [pay] };
    expect(printed(ability)).toContain(UNSAID);
  });
});

describe('how often an ability was activated', () => {
  const whelp = (place: string | undefined, times = 4): Ability => ({
    kind: 'activated',
    cost: [mana('{R}')],
    effects: [
      {
        do: 'if',
        if: {
          compare: [
            { happened: { on: 'activating', object: 'self', ...(place === undefined ? {} : { match: { place } }) } },
            '>=',
            times,
          ],
        },
        then: [draw],
      },
    ],
  });
  const text = '{R}: if this ability has been activated four or more times this turn, draw a card';
  it('is said of this one, of those that the card has', () => {
    tells(text, whelp('0'), whelp('1'), whelp(undefined), whelp('0', 5));
  });
  it('is said of none that the card has twice', () => {
    expect(printed(whelp('0'), whelp('0'))).toContain(UNSAID);
  });
});

describe('what was chosen as it entered', () => {
  const enters = (more: object): Ability =>
    ({
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      before: [{ do: 'chooseWord', of: 'player', entering: true, ...more }],
    }) as Ability;
  const upkeep = (player: unknown): Ability =>
    ({ kind: 'triggered', on: { on: 'step', player, match: { step: 'upkeep' } }, effects: [draw] }) as Ability;
  it('is a player, or an opponent (607.2d)', () => {
    tells('as this creature enters, choose an opponent', enters({ opponent: true }), enters({}));
    tells('as this creature enters, choose a player', enters({}), enters({ opponent: true }));
  });
  it('is whose upkeep it is', () => {
    const all = "as ~ enters, choose a player / at the beginning of the chosen player's upkeep, draw a card";
    expect(saysOn({}, all, enters({}), upkeep({ chosenPlayer: true }))).toBe(true);
    expect(saysOn({}, all, enters({}), upkeep('any'))).toBe(false);
    expect(printed(upkeep({ chosenPlayer: true }))).toContain(UNSAID);
  });
});

describe('cards that are played', () => {
  const on = (pattern: object): Ability => ({ kind: 'triggered', on: pattern, effects: [draw] }) as Ability;
  const cast = on({ on: 'cast', object: [{ is: 'representedByCard' }], player: 'you' });
  const land = (more: object = {}): Ability =>
    on({ on: 'move', object: [{ controller: 'you' }], match: { to: 'battlefield', cause: 'play', ...more } });
  it('are spells and lands (701.18b)', () => {
    const text = 'whenever you play a card, draw a card';
    expect(says(text, cast, land())).toBe(true);
    expect(says(text, cast)).toBe(false);
    expect(says(text, land())).toBe(false);
    expect(says(text, cast, land({ from: 'hand' }))).toBe(false);
    // What is cast may be a copy, which is no card (108.2).
    expect(says(text, on({ on: 'cast', player: 'you' }), land())).toBe(false);
  });
});

describe('colors of mana that were spent', () => {
  const enters = (amount: unknown): Ability =>
    ({
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      change: { counters: { '+1/+1': amount } },
    }) as Ability;
  const spell = (...effects: object[]): Ability => ({ kind: 'spell', effects }) as unknown as Ability;
  const drawn = { do: 'draw', who: 'you', count: 'colorsSpent' };
  const lost = (value: unknown) => ({ do: 'stat', who: 'you', stat: 'life', amount: { negative: value } });
  it('are counted (702.44)', () => {
    tells(
      'this creature enters with a +1/+1 counter on it for each color of mana spent to cast it',
      enters('colorsSpent'),
      enters('x'),
      enters(1),
    );
    tells(
      'you draw X cards and you lose X life, where X is the number of colors of mana spent to cast this spell',
      spell(drawn, lost('colorsSpent')),
      spell(drawn, lost('x')),
      spell({ ...drawn, count: 'x' }, lost('x')),
    );
  });
  it('are the number of modular with sunburst (702.44c)', () => {
    const modular = (value: number, label?: string): Ability =>
      ({ kind: 'keyword', keyword: 'modular', value, ...(label ? { label } : {}) }) as Ability;
    tells('modular—sunburst', modular(0, 'sunburst'), modular(0), modular(1, 'sunburst'));
    tells('modular 0', modular(0), modular(0, 'sunburst'));
  });
});

describe('what was paid besides', () => {
  it('is said of a spell by its own word (702.166)', () => {
    const paid = (name: string): Ability =>
      ({ kind: 'spell', effects: [{ do: 'if', if: { paid: name }, then: [draw] }] }) as Ability;
    tells('if this spell was bargained, draw a card', paid('bargain'), paid('kicker'));
  });
});
