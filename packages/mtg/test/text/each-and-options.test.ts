/** What several players choose, one place or another for the top card, and which of two abilities a card has. */
import type { Ability, Effect, FilterClause, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, saysOn, tells, UNSAID } from './printing.js';

const spell = (effects: object[], targets: TargetSpec[] = []): Ability => ({
  kind: 'spell',
  targets,
  effects: effects as Effect[],
});

describe('what each of several players does (101.4)', () => {
  const one = { saved: 'one' };
  const each = (who: unknown, from: object[], more: object, move: object): Ability =>
    spell([
      { do: 'choose', who, each: 'one', from, save: 'chosen', ...more },
      { do: 'move', what: { saved: 'chosen' }, ...move },
    ]);
  const hand = [{ zone: 'hand' }, { owner: one }];
  const exiled = { to: 'exile', cause: 'exile' };
  it('is chosen from their own cards', () => {
    tells(
      'each player exiles two cards from their hand',
      each('players', hand, { max: 2 }, exiled),
      each('players', hand, {}, exiled),
      each('opponents', hand, { max: 2 }, exiled),
      each('players', hand, { max: 2, min: 0 }, exiled),
      each('players', [{ zone: 'hand' }], { max: 2 }, exiled),
      each('you', hand, { max: 2 }, exiled),
    );
    const others = { each: [{ player: 'any' }, { not: { player: 'you' } }] };
    const entering = { to: 'battlefield', cause: 'return' };
    tells(
      'each other player may put a creature card from their hand onto the battlefield',
      each(others, [...hand, creature], { min: 0 }, entering),
      each(others, [...hand, creature], {}, entering),
      each('players', [...hand, creature], { min: 0 }, entering),
      each(others, [...hand, creature], { min: 0 }, { ...entering, controller: 'you' }),
    );
    tells(
      'each player puts a card from their hand on top of their library',
      each('players', hand, {}, { to: 'library', cause: 'return', position: 'top' }),
      each('players', hand, {}, { to: 'library', cause: 'return', position: 'bottom' }),
    );
  });
  it('is chosen from what they control', () => {
    const mine: FilterClause[] = [creature, { controller: one }];
    const back = { to: 'hand', cause: 'return' };
    tells(
      "each player returns a creature they control to its owner's hand",
      each('players', mine, {}, back),
      each('players', [creature], {}, back),
      each('players', mine, {}, { ...back, to: 'exile' }),
    );
  });
});

describe('the top card', () => {
  it('goes to one place or another by what it is', () => {
    const top = { top: 1 };
    const move = (more: object): object => ({ do: 'move', what: top, cause: 'return', ...more });
    const onto = move({ to: 'battlefield', controller: 'you' });
    const branch = (filter: object, then: object, other: object): Ability =>
      spell([
        { do: 'reveal', what: top },
        { do: 'if', if: { is: [top, [filter]] }, then: [then], else: [other] },
      ]);
    tells(
      "reveal the top card of your library. if it's a creature card, put it onto the battlefield. otherwise, put it into your graveyard",
      branch(creature, onto, move({ to: 'graveyard' })),
      branch(land, onto, move({ to: 'graveyard' })),
      branch(creature, onto, move({ to: 'hand' })),
      branch(creature, move({ to: 'hand' }), move({ to: 'graveyard' })),
      branch(creature, onto, { ...move({ to: 'graveyard' }), cause: 'discard' }),
    );
  });
});

describe('other templates', () => {
  const modify = (what: FilterClause[]): Ability =>
    spell([{ do: 'modify', what: { each: what }, mods: [{ mod: 'add', stat: 'power', value: 1 }] }]);
  it("are of each that's one of several kinds", () => {
    const kinds = (all: string[]): FilterClause => ({ has: ['subtypes', all] });
    tells(
      "each creature you control that's a Wolf or an Elf gets +1/+0 until end of turn",
      modify([creature, kinds(['Wolf', 'Elf']), { controller: 'you' }]),
      modify([creature, kinds(['Wolf', 'Bear']), { controller: 'you' }]),
      modify([creature, kinds(['Wolf', 'Elf'])]),
    );
  });
  it('are differences of numbers', () => {
    const dealt = (value: unknown): Ability => spell([{ do: 'damage', amount: value, to: 'opponents' }]);
    const hand = { count: [land, { controller: 'you' }] };
    tells(
      '~ deals X damage to each opponent, where X is 3 minus the number of lands you control',
      dealt({ sum: [3, { negative: hand }] }),
      dealt({ sum: [3, hand] }),
      dealt({ sum: [4, { negative: hand }] }),
    );
  });
  it('ask whether the card itself is in the graveyard (113.6b)', () => {
    const back = (more: object): Ability =>
      ({
        kind: 'triggered',
        zone: 'graveyard',
        on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
        effects: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }],
        ...more,
      }) as Ability;
    const asked = { if: { exists: [{ self: true }, { zone: 'graveyard' }] } };
    tells(
      'at the beginning of your upkeep, if this card is in your graveyard, return this card to your hand',
      back(asked),
      back({}),
      back({ ...asked, zone: undefined }),
    );
  });
  it('are more than an Aura and what it is on', () => {
    const more = (not: object[]): Ability =>
      ({
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'add', stat: 'toughness', value: { count: [creature, { controller: 'you' }, ...not] } }],
      }) as Ability;
    const text = 'enchanted creature gets +0/+1 for each other creature you control';
    const aura = { types: ['Enchantment'], subtypes: ['Aura'] };
    expect(saysOn(aura, text, more([{ not: { in: 'attached' } }]))).toBe(true);
    expect(saysOn(aura, text, more([]))).toBe(false);
    expect(saysOn({ types: ['Artifact'], subtypes: ['Equipment'] }, text, more([{ not: { in: 'attached' } }]))).toBe(
      false,
    );
  });
  it('are abilities by what was chosen as the card entered (607.2d)', () => {
    const choice = {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      before: [{ do: 'chooseWord', of: 'option', options: ['Khans', 'Dragons'], entering: true }],
    } as Ability;
    const has = (option: string, count: number): Ability =>
      ({
        kind: 'static',
        affects: 'self',
        mods: [
          {
            mod: 'ability',
            ability: {
              kind: 'triggered',
              on: { on: 'step', player: 'you', match: { step: 'upkeep' } },
              effects: [{ do: 'draw', who: 'you', count }],
            },
          },
        ],
        if: { is: ['self', { chosenOption: option }] },
      }) as unknown as Ability;
    const text =
      'as ~ enters, choose Khans or Dragons. • Khans — at the beginning of your upkeep, draw a card. • Dragons — at the beginning of your upkeep, draw two cards';
    expect(says(text, choice, has('Khans', 1), has('Dragons', 2))).toBe(true);
    expect(says(text, choice, has('Khans', 2), has('Dragons', 1))).toBe(false);
    expect(says(text, choice, has('Dragons', 2), has('Khans', 1))).toBe(false);
    expect(printed(choice)).toContain(UNSAID);
    expect(printed(choice, has('Khans', 1))).toContain(UNSAID);
  });
});
