/** What cards forbid, or let happen only somewhere (054), and what is known of a battlefield as it is conquered. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { validateDeck } from '../../src/decks/validate.js';
import { rules, sampleDecks } from '../../src/index.js';
import { card, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const rule = (name: string, more: JsonObject = {}): JsonObject => ({ mod: 'rule', rule: name, ...more });
const still = (mods: JsonObject[], more: JsonObject = {}): JsonObject => ({ kind: 'static', mods, ...more });
const SENTRY = 'Watchful Sentry';
const BATTLEFIELD = { has: ['types', 'Battlefield'] };

describe('can’t beats can', () => {
  it('riftbound:054.1 a card that can’t be played on some turns is not played by others either', () => {
    const early: JsonObject = {
      all: [{ turnOf: 'you' }, { compare: [{ stat: 'turns', of: 'you' }, '<=', 3] }],
    };
    const old = unit('Test Elder', 2, still([rule('cantBePlayed')], { if: early }));
    const call = spell('Test Call', {
      targets: [{ what: [{ zone: 'trash' }, { owner: 'you' }] }],
      effects: [{ do: 'play', what: { target: 0 }, cost: [], must: true }],
    });
    const at = (turn: number) =>
      position([{ hand: ['Test Elder', 'Test Call'], trash: ['Test Elder'] }, {}], {
        definitions: [old, call],
        turn: { number: 1 },
      }).until({ turn, step: 'main' });
    expect(at(3).offered()).not.toContain('PLAY Test Elder');
    expect(at(7).offered()).toContain('PLAY Test Elder');
    const game = at(3)
      .play(0, 'Test Call', { targets: [[{ card: 'Test Elder' }]] })
      .calm();
    expect(game.onBoard('Test Elder')).toEqual([]);
  });
  it('riftbound:054.2 a unit that is played only to some battlefields is played nowhere else', () => {
    const wyrm = unit(
      'Test Wyrm',
      4,
      still([
        rule('playableOnlyAt', { at: [BATTLEFIELD, { happened: { on: 'conquer', object: 'self', player: 'you' } }] }),
      ]),
    );
    const game = position([{ hand: ['Test Wyrm'], base: [SENTRY] }, {}], { definitions: [wyrm] });
    expect(game.offered()).not.toContain('PLAY Test Wyrm');
    game.move(0, SENTRY, GROVE).settle();
    expect(game.offered()).toContain('PLAY Test Wyrm');
    game.choose(0, { kind: 'PLAY', card: 'Test Wyrm' }).calm();
    expect(game.unit('Test Wyrm').battlefield).toBe(game.unit(SENTRY).battlefield);
  });
  it('riftbound:054.2 players who play units only to their bases play none elsewhere, by effects neither', () => {
    const warden = unit('Test Warden', 5, still([rule('unitsOnlyToBase')], { affects: { players: 'opponents' } }));
    const help = spell('Test Help', {
      effects: [{ do: 'play', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, cost: [], at: [BATTLEFIELD] }],
    });
    const places = (base: string[]): number => {
      const game = position([{ hand: [SENTRY] }, { base }], {
        definitions: [warden, help],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: ['Legion Rearguard'] },
          { card: GROVE, owner: 1 },
        ],
      }).choose(0, { kind: 'PLAY', card: SENTRY });
      return game.decision().kind === 'LOCATION' ? game.decision().options.length : 1;
    };
    expect([places([]), places(['Test Warden'])]).toEqual([2, 1]);
    const helped = position([{ hand: ['Test Help', SENTRY] }, { base: ['Test Warden'] }], {
      definitions: [warden, help],
    })
      .play(0, 'Test Help')
      .calm();
    expect(helped.onBoard(SENTRY)).toEqual([]);
  });
  it('riftbound:054.1 where nobody may score as yet nothing is conquered or held', () => {
    const monument = card('Test Monument', { types: ['Battlefield'] }, still([rule('notScoredBefore', { turn: 3 })]));
    const scored = (turn: number): number => {
      const game = position([{ base: [SENTRY] }, {}], {
        definitions: [monument],
        turn: { number: 1 },
        battlefields: [
          { card: 'Test Monument', owner: 0 },
          { card: GROVE, owner: 1 },
        ],
      }).until({ turn, step: 'main' });
      return game.move(0, SENTRY, 'Test Monument').calm().points(0);
    };
    expect([scored(1), scored(3), scored(5)]).toEqual([0, 0, 1]);
    const held = position([{ base: [SENTRY] }, {}], {
      definitions: [monument],
      turn: { number: 1 },
      battlefields: [
        { card: 'Test Monument', owner: 0 },
        { card: GROVE, owner: 1 },
      ],
    });
    held.move(0, SENTRY, 'Test Monument').calm();
    expect([held.until({ turn: 3, step: 'main' }).points(0), held.until({ turn: 5, step: 'main' }).points(0)]).toEqual([
      0, 1,
    ]);
  });
});

describe('what a spell says of itself', () => {
  it('riftbound:713 it deals more for each of something, at the time at which it deals damage', () => {
    const each: JsonObject[] = [{ zone: 'trash' }, { owner: 'you' }, { sameName: 'self' }];
    const curse: JsonObject = {
      ...spell('Test Curse', {
        targets: [{ what: { has: ['types', 'Unit'] } }],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
      }),
    };
    const abilities = [
      ...(curse.abilities as JsonObject[]),
      still([rule('bonusDamage', { amount: 2, each })], { zone: 'chain' }),
    ];
    const dealt = (copies: number): unknown =>
      position([{ hand: ['Test Curse'], trash: Array(copies).fill('Test Curse') }, { base: ['Test Giant'] }], {
        definitions: [{ ...curse, abilities }, unit('Test Giant', 9)],
      })
        .play(0, 'Test Curse', { targets: [[{ card: 'Test Giant' }]] })
        .settle()
        .unit('Test Giant').damage;
    expect([dealt(0), dealt(2)]).toEqual([1, 5]);
  });
});

describe('battlefields', () => {
  it('riftbound:190.2.b one that nobody controlled is known as such when it is conquered', () => {
    const blade = unit(
      'Test Blade',
      6,
      triggered(
        { on: 'unit:conquer', object: 'self', match: { uncontrolled: true } },
        { do: 'stat', who: 'you', stat: 'xp', amount: 1 },
      ),
    );
    const xp = (controller: number | null): unknown =>
      position([{ base: ['Test Blade'] }, {}], {
        definitions: [blade],
        battlefields: [
          {
            card: PEAK,
            owner: 0,
            ...(controller === null ? {} : { controller, units: [{ card: SENTRY, controller }] }),
          },
          { card: GROVE, owner: 1 },
        ],
      })
        .move(0, 'Test Blade', PEAK)
        .calm()
        .xp(0);
    expect([xp(null), xp(1) ?? 0]).toEqual([1, 0]);
  });
  it('riftbound:107.3 is told by how many units are there', () => {
    const law = unit(
      'Test Law',
      1,
      still([{ mod: 'add', stat: 'might', value: 5 }], {
        if: { exists: [BATTLEFIELD, { controller: 'you' }, { unitsThere: [{ has: ['types', 'Unit'] }, 2] }] },
      }),
    );
    const might = (...units: string[]): unknown =>
      position([{ base: ['Test Law'] }, {}], {
        definitions: [law],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units },
          { card: GROVE, owner: 1 },
        ],
      }).unit('Test Law').might;
    expect([might(SENTRY), might(SENTRY, SENTRY), might(SENTRY, SENTRY, SENTRY)]).toEqual([1, 6, 1]);
  });
});

describe('decks', () => {
  it('riftbound:002 a card may say that any number of it is allowed, where others are limited', () => {
    const spider = unit('Test Spider', 2, still([rule('anyNumberInDecks')]));
    const fly = unit('Test Fly', 2);
    const { kaisa = {} } = sampleDecks;
    const { main = [] } = kaisa as { main?: object[] };
    const limited = (name: string): unknown[] =>
      validateDeck(
        { decks: rules.decks, cards: rules.cards.with([spider, fly] as never) },
        { ...kaisa, main: [...main, { card: name, count: 5 }] },
      ).errors.filter(({ rules: cited }) => cited?.includes('riftbound:103.2.b'));
    expect([limited('Test Spider').length, limited('Test Fly').length]).toEqual([0, 1]);
  });
});

describe('hiding', () => {
  it('riftbound:811.1.b costs Power, or what something lets its player pay instead', () => {
    const costs = (...mods: JsonObject[]): unknown[] =>
      position([{ hand: ['Hidden Blade'], base: ['Test Den'] }, {}], {
        definitions: [card('Test Den', { types: ['Gear'] }, still(mods, { affects: { players: 'you' } }))],
        battlefields: [
          { card: PEAK, owner: 0, controller: 0, units: [SENTRY] },
          { card: GROVE, owner: 1 },
        ],
      })
        .decision()
        .options.filter(({ kind }) => kind === 'HIDE')
        .map(({ cost }) => cost);
    expect(costs()).toEqual(['[A]']);
    expect(costs(rule('hidesFor', { energy: 1 }))).toEqual(['[A]', '[1]']);
    expect(costs(rule('hidesFor', { energy: 0 }))).toHaveLength(1);
  });
});
