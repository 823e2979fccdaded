import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  instant,
  keyword,
  mana,
  spell,
  t,
  target,
  youControl,
} from '../6-spells/test-cards.js';

const isSpell = { is: 'spell' } as const;
ownCards(
  creatureCard(
    'Test Wary Knight',
    '{1}{W}',
    'Knight',
    '2/2',
    continuous({ self: true }, [
      {
        mod: 'rule',
        rule: 'cantBeTargetedBy',
        by: [isSpell, { has: ['colors', ['B', 'R']] }, { controller: 'opponent' }],
      },
    ]),
  ),
  instant('Test Red Sting', '{R}', { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  instant('Test Green Sting', '{G}', { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  creatureCard('Test Red Archer', '{R}', 'Archer', '1/1', {
    kind: 'activated',
    cost: [],
    targets: [target(creature)],
    effects: [damage(1, t(0))],
  }),
  instant('Test Blue No', '{U}', { targets: [target(isSpell)], effects: [counterSpell(t(0))] }),
  instant('Test White No', '{W}', { targets: [target(isSpell)], effects: [counterSpell(t(0))] }),
  instant('Test Safe Word', '{G}', {
    effects: [
      {
        do: 'modify',
        what: { each: [isSpell, youControl] },
        mods: [{ mod: 'rule', rule: 'cantBeCountered', by: [isSpell, { has: ['colors', ['U', 'B']] }] }],
      },
    ],
  }),
  card('Test Sealed Crypt', {
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        affects: { players: 'all' },
        mods: [{ mod: 'rule', rule: 'cantCast', of: { any: [{ zone: 'graveyard' }, { zone: 'library' }] } }],
      },
    ],
  }),
  card('Test Once More', {
    cost: '{R}',
    type: 'Instant',
    abilities: [spell({ effects: [damage(1, 'opponents')] }), keyword('flashback', { cost: [mana('{R}')] })],
  }),
  card('Test Quiet Sky', {
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        affects: { players: 'opponents' },
        mods: [{ mod: 'rule', rule: 'cantActivate', of: { has: ['types', 'Artifact'] } }],
      },
    ],
  }),
  card('Test Toy', {
    type: 'Artifact',
    abilities: [
      { kind: 'activated', cost: [{ pay: 'tap' }], effects: [{ do: 'addMana', choices: ['{C}'] }], immediate: true },
      { kind: 'activated', cost: [], effects: [damage(1, 'opponents')] },
    ],
  }),
);

describe('what can’t happen to some (101.2)', () => {
  it('mtg:101.2 nothing that fits aims at it: black and red spells of opponents, and no other', () => {
    const board = { battlefield: ['Test Wary Knight', ...lands(1, 'Mountain')], hand: ['Test Red Sting'] };
    const other = {
      battlefield: ['Test Red Archer', ...lands(1, 'Mountain'), ...lands(1, 'Forest')],
      hand: ['Test Red Sting', 'Test Green Sting'],
    };
    const knight = { card: 'Test Wary Knight' };
    const game = () => magicPosition([other, board]);
    expect(() => game().cast(0, 'Test Red Sting', knight)).toThrow('no option matches');
    expect(game().cast(0, 'Test Green Sting', knight).waiting()).toBe(true);
    // An ability is no spell, whatever the color of its source.
    expect(game().activate(0, 'Test Red Archer', knight).waiting()).toBe(true);
    expect(magicPosition([board, {}]).cast(0, 'Test Red Sting', knight).waiting()).toBe(true);
  });

  it('mtg:101.2 mtg-2003:103.2 what can’t be countered by some is countered by others', () => {
    const at = () =>
      magicPosition([
        {
          battlefield: [...lands(1, 'Mountain'), ...lands(1, 'Forest'), ...lands(1, 'Island'), ...lands(1, 'Plains')],
          hand: ['Test Red Sting', 'Test Safe Word', 'Test Blue No', 'Test White No'],
        },
        {},
      ])
        .cast(0, 'Test Red Sting', { player: 1 })
        .cast(0, 'Test Safe Word')
        .resolve();
    expect(at().cast(0, 'Test Blue No').resolveAll().life(1)).toBe(19);
    expect(at().cast(0, 'Test White No').resolveAll().life(1)).toBe(20);
  });

  it('mtg:601.3 nobody casts a spell from where none may be cast from', () => {
    const side = { graveyard: ['Test Once More'], hand: ['Test Once More'], battlefield: lands(2, 'Mountain') };
    const offered = (game: ReturnType<typeof magicPosition>): number =>
      JSON.stringify(game.decision()).split('Cast Test Once More').length - 1;
    expect(offered(magicPosition([side, {}]))).toBe(
      2 * offered(magicPosition([side, { battlefield: ['Test Sealed Crypt'] }])),
    );
  });

  it('mtg:602.5 nobody activates abilities of some, their mana abilities neither', () => {
    const toys = { battlefield: ['Test Toy'] };
    expect(magicPosition([toys, {}]).activate(0, 'Test Toy').resolve().life(1)).toBe(19);
    const game = magicPosition([{ ...toys, hand: ['Test Red Sting'] }, { battlefield: ['Test Quiet Sky'] }]);
    expect(JSON.stringify(game.decision())).not.toContain('Test Toy');
  });
});
