/** What holds of players always or for a turn, and what damage and creatures are otherwise than usual. */
import type { Ability, Effect, FilterClause, Mod, Ref, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, says, tells } from './printing.js';

const rule = (name: string, more: object = {}): Mod => ({ mod: 'rule', rule: name, ...more }) as Mod;
type Who = 'you' | 'opponents' | 'all';
const always = (players: Who, ...mods: Mod[]): Ability => ({ kind: 'static', affects: { players }, mods });
const aimed = (targets: TargetSpec[], ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  targets,
  effects,
});
const now = (what: Ref, mod: Mod, until: object = { kind: 'endOfTurn' }): Ability =>
  aimed([], { do: 'modify', what, mods: [mod], until: until as { kind: 'endOfTurn' } });

describe('what players can not do (101.2)', () => {
  it('for a turn', () => {
    const life = rule('cantGainLife');
    tells(
      "{T}: players can't gain life this turn",
      now('players', life),
      now('opponents', life),
      now('players', life, { kind: 'permanent' }),
      now('players', rule('cantDraw')),
    );
    tells("{T}: your opponents can't gain life this turn", now('opponents', life), now('players', life));
    tells(
      "{T}: damage can't be prevented this turn",
      now('players', rule('damageCantBePrevented')),
      now('players', rule('hexproof')),
    );
  });
  it('always', () => {
    tells(
      "damage can't be prevented",
      always('you', rule('damageCantBePrevented')),
      now('you', rule('damageCantBePrevented')),
    );
    tells(
      "spells and abilities your opponents control can't cause you to sacrifice permanents",
      always('you', rule('cantBeMadeToSacrifice')),
      always('opponents', rule('cantBeMadeToSacrifice')),
    );
    const both = [always('you', rule('cantLose')), always('opponents', rule('cantWin'))];
    expect(says("you can't lose the game / your opponents can't win the game", ...both)).toBe(true);
    expect(says("you can't lose the game", always('opponents', rule('cantLose')))).toBe(false);
  });
  it('but for mana, or in part', () => {
    tells(
      "creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you",
      always('you', rule('attackTax', { count: 2 })),
      always('you', rule('attackTax', { count: 3 })),
      always('opponents', rule('attackTax', { count: 2 })),
    );
    tells(
      'if an opponent would search a library, that player searches the top four cards of that library instead',
      always('opponents', rule('searchesTop', { count: 4 })),
      always('you', rule('searchesTop', { count: 4 })),
      always('opponents', rule('searchesTop')),
    );
  });
});

describe('as though they had flash (702.8)', () => {
  const flash = (of?: FilterClause[]): Mod => rule('asThoughFlash', of ? { of } : {});
  const sorceries: FilterClause[] = [{ has: ['types', 'Sorcery'] }];
  it('spells are cast', () => {
    tells(
      'you may cast sorcery spells as though they had flash',
      always('you', flash(sorceries)),
      always('you', flash()),
      always('opponents', flash(sorceries)),
    );
    tells('{T}: you may cast spells this turn as though they had flash', now('you', flash()), now('players', flash()));
  });
});

describe('when others may cast', () => {
  it('only as a sorcery', () => {
    const slow = rule('castsAsSorcery');
    tells(
      'each opponent can cast spells only any time they could cast a sorcery',
      always('opponents', slow),
      always('all', slow),
      always('you', slow),
    );
  });
  it('and what your cards have elsewhere', () => {
    const zones = ['hand', 'graveyard', 'library', 'stack', 'exile', 'command'];
    const flash = (some: string[], ...more: FilterClause[]): Ability => ({
      kind: 'static',
      affects: [{ any: some.map((zone) => ({ zone })) }, ...more],
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flash' } }],
    });
    tells(
      "creature cards you own that aren't on the battlefield have flash",
      flash(zones, { owner: 'you' }, creature),
      flash(zones.slice(1), { owner: 'you' }, creature),
      flash(zones, creature),
      flash(zones, { owner: 'you' }),
    );
  });
});

describe('creatures', () => {
  it('assign damage by their toughness (510.1a)', () => {
    const all = (...affects: FilterClause[]): Ability => ({
      kind: 'static',
      affects,
      mods: [rule('damageByToughness')],
    });
    tells(
      'each creature assigns combat damage equal to its toughness rather than its power',
      all(creature),
      all(creature, { controller: 'you' }),
    );
  });
  it("that were dealt damage this way can't be regenerated (701.19c)", () => {
    const dealt = (saved: string, ...more: FilterClause[]): Ability =>
      aimed(
        [{ what: { any: [{ player: 'any' }, [{ zone: 'battlefield' }, creature]] } }],
        { do: 'damage', amount: 3, to: { target: 0 }, save: 'hurt' },
        {
          do: 'modify',
          what: { each: [creature, { in: { saved } }, ...more] },
          mods: [rule('cantBeRegenerated')],
          until: { kind: 'endOfTurn' },
        },
      );
    tells(
      "{T}: ~ deals 3 damage to target creature or player. a creature dealt damage this way can't be regenerated this turn",
      dealt('hurt'),
      dealt('other'),
      dealt('hurt', { controller: 'you' }),
    );
  });
});

describe('when a card may be cast', () => {
  const only = (condition: object, affects: 'self' | 'attached' = 'self'): Ability => ({
    kind: 'static',
    affects,
    mods: [rule('castOnly', { if: condition })],
  });
  const vampires = (atLeast: number): object => ({ exists: [creature, { controller: 'you' }], atLeast });
  it('only if something is so (601.3)', () =>
    tells(
      'cast this spell only if you control two or more creatures',
      only(vampires(2)),
      only(vampires(3)),
      only({ not: vampires(2) }),
      only(vampires(2), 'attached'),
    ));
  it('only in some steps', () => {
    const steps = [
      'beginningOfCombat',
      'declareAttackers',
      'declareBlockers',
      'firstStrikeDamage',
      'combatDamage',
      'endOfCombat',
    ];
    tells(
      'cast this spell only during combat',
      only({ during: steps }),
      only({ during: steps.slice(1) }),
      only({ all: [{ turnOf: 'you' }, { during: steps }] }),
    );
    tells('cast this spell only during the declare attackers step', only({ during: steps.slice(1, 2) }));
  });
});
