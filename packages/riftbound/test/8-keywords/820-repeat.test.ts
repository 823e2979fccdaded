/** Repeat (820): modes of each execution, Repeat that is given, and several instances of it. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { position, runes } from '../support/position.js';
import { draw, energy, giant } from '../support/rites.js';

const SCORE: JsonObject = { do: 'stat', who: 'you', stat: 'points', amount: 1 };
const MODES: JsonObject[] = [
  { label: 'draw', effects: [draw(1)] },
  { label: 'score', effects: [SCORE] },
  { label: 'experience', effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }] },
];
const again = (count: number, cost = energy(1)): JsonObject[] =>
  Array.from({ length: count }, () => ({ name: 'repeat', cost, times: 1 }));
const modal = (count: number, more: JsonObject = {}): JsonObject =>
  withKeyword(
    spell('Test Rite', { optional: again(count), modes: { min: 1, max: 1, choices: MODES, ...more } }),
    'repeat',
  );
const game = (definitions: JsonObject[], base: string[] = []) =>
  position([{ hand: ['Test Rite'], base, runes: [runes(8, 'Mind')] }, {}], { definitions });

describe('the modes of what is repeated', () => {
  it('riftbound:820.2.a each execution has a mode of its own, in the order in which they are chosen', () => {
    const play = game([modal(1)]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(play.decision().kind).toBe('OPTIONAL_COST');
    play.answer(0, { confirm: true }).choose(0, { index: 1 });
    expect(play.decision().kind).toBe('MODES');
    play.choose(0, { index: 0 }).settle();
    expect([play.points(0), play.hand(0)]).toEqual([1, 1]);
  });
  it('riftbound:820.2.a the same mode may be chosen again', () => {
    const play = game([modal(1)]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    play.answer(0, { confirm: true }).choose(0, { index: 1 }).choose(0, { index: 1 }).settle();
    expect(play.points(0)).toBe(2);
  });
  it('riftbound:355.3 unless only a mode may be chosen that was not chosen yet', () => {
    const play = game([modal(1, { unchosen: 'any' })]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    play.answer(0, { confirm: true }).choose(0, { index: 1 });
    const decision = play.decision();
    expect(decision.options.map(({ index }) => index)).toEqual([0, 2]);
  });
  it('riftbound:820.1.d nothing is chosen or done twice where the cost is not paid', () => {
    const play = game([modal(1)]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    play.answer(0, { confirm: false }).choose(0, { index: 1 }).settle();
    expect([play.points(0), play.hand(0)]).toEqual([1, 0]);
  });
});

describe('several instances of Repeat', () => {
  it('riftbound:820.1.c.2 each is paid or not by itself, riftbound:820.3 and each carries it out once more', () => {
    const plain = withKeyword(spell('Test Rite', { optional: again(3), effects: [SCORE] }), 'repeat');
    const paid = (...answers: boolean[]) => {
      const play = game([plain]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
      for (const confirm of answers) play.answer(0, { confirm });
      const settled = play.settle();
      return [settled.points(0), settled.runes(0).filter(({ exhausted }) => exhausted).length];
    };
    expect([paid(true, false, true), paid(false, false, false), paid(true, true, true)]).toEqual([
      [3, 2],
      [1, 0],
      [4, 3],
    ]);
  });
});

describe('Repeat that spells are given', () => {
  const syndra = (name: string): JsonObject =>
    unit(name, 6, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [
        { mod: 'cost', of: [{ has: ['types', 'Spell'] }], optional: { name: 'repeat', cost: energy(2), times: 1 } },
      ],
    });
  const plain = spell('Test Rite', { effects: [SCORE] });
  it('riftbound:820.1.d a spell that has it from elsewhere is repeated for its cost', () => {
    const play = game([plain, syndra('Test Sorcerer')], ['Test Sorcerer']).choose(0, {
      kind: 'PLAY',
      card: 'Test Rite',
    });
    play.answer(0, { confirm: true }).settle();
    expect([play.points(0), play.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([2, 2]);
  });
  it('riftbound:820.3 beside its own, and from several, each is paid for separately', () => {
    const own = withKeyword(spell('Test Rite', { optional: again(1), effects: [SCORE] }), 'repeat');
    const play = game([own, syndra('Test Sorcerer'), syndra('Test Witch')], ['Test Sorcerer', 'Test Witch']);
    play.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    play.answer(0, { confirm: true }).answer(0, { confirm: true }).answer(0, { confirm: false }).settle();
    expect([play.points(0), play.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([3, 3]);
  });
  it('riftbound:206 equal to its cost it costs what is printed, whatever the spell costs otherwise', () => {
    const dear = card('Test Rite', { types: ['Spell'], energy: 2 }, { kind: 'spell', effects: [SCORE] });
    const cheap: JsonObject = { mod: 'cost', of: [{ has: ['types', 'Spell'] }], less: energy(1) };
    const gift: JsonObject = { name: 'repeat', cost: [], asPrinted: true, times: 1 };
    const portal = unit('Test Sorcerer', 6, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', of: [{ has: ['types', 'Spell'] }], optional: gift }, cheap],
    });
    const play = game([dear, portal], ['Test Sorcerer']).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    play.answer(0, { confirm: true }).settle();
    expect([play.points(0), play.runes(0).filter(({ exhausted }) => exhausted).length]).toEqual([2, 3]);
  });
  it('riftbound:356.4.c costs of Repeat alone are less, and none of another name', () => {
    const spire = (named: string): JsonObject =>
      unit('Test Sorcerer', 6, {
        kind: 'static',
        affects: { players: 'you' },
        mods: [{ mod: 'cost', part: 'optional', named, less: energy(1) }],
      });
    const own = withKeyword(spell('Test Rite', { optional: again(2, energy(2)), effects: [SCORE] }), 'repeat');
    const spent = (named: string) => {
      const play = game([own, spire(named)], ['Test Sorcerer']).choose(0, { kind: 'PLAY', card: 'Test Rite' });
      play.answer(0, { confirm: true }).answer(0, { confirm: true }).settle();
      return play.runes(0).filter(({ exhausted }) => exhausted).length;
    };
    expect([spent('repeat'), spent('accelerate')]).toEqual([2, 4]);
  });
  it('riftbound:820.1.d and nothing that is no spell is', () => {
    const trinket = gear('Test Trinket');
    const play = position([{ hand: ['Test Trinket'], base: ['Test Sorcerer'], runes: [runes(8, 'Mind')] }, {}], {
      definitions: [trinket, giant, syndra('Test Sorcerer')],
    }).choose(0, { kind: 'PLAY', card: 'Test Trinket' });
    expect(play.decision().kind).toBe('PRIORITY');
  });
});

describe('Flow that a spell in the trash is given', () => {
  it('riftbound:829.1.b without a cost of its own it is played for what is printed, and banished then', () => {
    const dear = card('Test Rite', { types: ['Spell'], energy: 2 }, { kind: 'spell', effects: [SCORE] });
    const gift = spell('Test Gift', {
      targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }, { has: ['types', 'Spell'] }] }],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'flow' } }],
        },
      ],
    });
    const play = position([{ hand: ['Test Gift'], trash: ['Test Rite'], runes: [runes(8, 'Mind')] }, {}], {
      definitions: [dear, gift],
    });
    expect(play.offered()).not.toContain('PLAY Test Rite');
    play.choose(0, { kind: 'PLAY', card: 'Test Gift' }).calm();
    play.choose(0, { kind: 'PLAY', card: 'Test Rite' }).settle();
    expect([play.points(0), play.zones('Test Rite')]).toEqual([1, ['banishment']]);
    expect(play.runes(0).filter(({ exhausted }) => exhausted)).toHaveLength(2);
  });
});
