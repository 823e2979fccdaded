/** What is attached to whom, and what has something attached. */
import type { Ability, Effect, FilterClause, Mod, Ref, TriggerPattern } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, saysOn, tells } from './printing.js';

const aura = { types: ['Enchantment'], subtypes: ['Aura', 'Curse'] };
const bearing = (type: string): FilterClause => ({ bears: [{ has: ['subtypes', type] }] });
const draw: Effect = { do: 'draw', who: 'you', count: 1 };

describe('an Aura that enchants a player (303.4)', () => {
  const enchant = (player: 'any' | 'opponent' | 'you'): Ability => ({
    kind: 'keyword',
    keyword: 'enchant',
    from: { player },
  });
  const anybody = enchant('any');
  const cursed = (text: string, ability: Ability, keyword = anybody): boolean =>
    saysOn(aura, `enchant player / ${text}`, keyword, ability);
  const weak: Mod[] = [
    { mod: 'add', stat: 'power', value: -1 },
    { mod: 'add', stat: 'toughness', value: -1 },
  ];
  const over = (...affects: FilterClause[]): Ability => ({ kind: 'static', affects, mods: weak });
  it('says whom', () => {
    expect(saysOn(aura, 'enchant player', anybody)).toBe(true);
    expect(saysOn(aura, 'enchant opponent', enchant('opponent'))).toBe(true);
    expect(saysOn(aura, 'enchant player', enchant('opponent'))).toBe(false);
    expect(saysOn(aura, 'enchant player', enchant('you'))).toBe(false);
  });
  it('speaks of what that player controls', () => {
    const text = 'creatures enchanted player controls get -1/-1';
    expect(cursed(text, over(creature, { controller: 'attached' }))).toBe(true);
    expect(cursed(text, over(creature, { controller: 'opponent' }))).toBe(false);
    expect(cursed(text, over(creature))).toBe(false);
    const other: Ability = { kind: 'keyword', keyword: 'enchant', from: [creature] };
    expect(saysOn(aura, `enchant creature / ${text}`, other, over(creature, { controller: 'attached' }))).toBe(false);
  });
  it("waits for that player's steps and wounds", () => {
    const player: TriggerPattern['player'] = { controllerOf: 'attached' };
    const mill = (who: Ref): Effect => ({ do: 'mill', who, count: 2 });
    const when = (on: TriggerPattern, ...effects: Effect[]): Ability => ({ kind: 'triggered', on, effects });
    const upkeep = { on: 'step', match: { step: 'upkeep' } } as const;
    const text = "at the beginning of enchanted player's upkeep, that player mills two cards";
    expect(cursed(text, when({ ...upkeep, player }, mill({ event: 'player' })))).toBe(true);
    expect(cursed(text, when({ ...upkeep, player }, mill('you')))).toBe(false);
    expect(cursed(text, when({ ...upkeep, player: 'opponent' }, mill({ event: 'player' })))).toBe(false);
    expect(cursed(text, when({ on: 'step', match: { step: 'end' }, player }, mill({ event: 'player' })))).toBe(false);
    const hurt: TriggerPattern = { on: 'damage', source: [creature], match: { combat: true } };
    const dealt = 'whenever a creature deals combat damage to enchanted player, draw a card';
    expect(cursed(dealt, when({ ...hurt, player }, draw))).toBe(true);
    expect(cursed(dealt, when({ ...hurt, player: 'any' }, draw))).toBe(false);
  });
});

describe('attached to', () => {
  const each = (to: Ref): Ability => ({
    kind: 'static',
    affects: 'self',
    mods: [
      { mod: 'add', stat: 'power', value: { count: [{ has: ['subtypes', 'Equipment'] }, { attachedTo: to }] } },
      { mod: 'add', stat: 'toughness', value: 0 },
    ],
  });
  it('the source', () =>
    tells('~ gets +1/+0 for each Equipment attached to it', each('self'), each('attached'), each('you')));
  it('a player, or what was aimed at', () => {
    const destroy = (to: Ref): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ what: [{ zone: 'battlefield' }, creature] }],
      effects: [
        { do: 'damage', amount: 1, to: { target: 0 } },
        {
          do: 'move',
          what: { each: [{ has: ['subtypes', 'Aura'] }, { attachedTo: to }] },
          to: 'graveyard',
          cause: 'destroy',
        },
      ],
    });
    const text = '{T}: ~ deals 1 damage to target creature. destroy all Auras attached to';
    tells(`${text} that creature`, destroy({ target: 0 }), destroy('you'), destroy('self'));
    tells(`${text} you`, destroy('you'), destroy({ target: 0 }));
  });
});

describe('equipped and enchanted', () => {
  const while_ = (type: string, not = false): Ability => {
    const is: Extract<Ability, { kind: 'static' }>['if'] = { is: ['self', [bearing(type)]] };
    return {
      kind: 'static',
      affects: 'self',
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'menace' } }],
      if: not ? { not: is } : is,
    };
  };
  it('is what has Equipment or an Aura attached (301.5, 303.4)', () => {
    tells(
      'as long as ~ is equipped, it has menace',
      while_('Equipment'),
      while_('Aura'),
      while_('Equipment', true),
      while_('Fortification'),
    );
    tells('as long as ~ is enchanted, it has menace', while_('Aura'), while_('Equipment'));
  });
});
