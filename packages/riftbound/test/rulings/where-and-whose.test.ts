/** What judges have been asked about choices that are none, entering, designations and Equipment, under the rules that answer it. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const SENTRY = 'Watchful Sentry';
const ALL = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'].map((domain) => runes(4, domain));
const UNIT = { has: ['types', 'Unit'] };
const quick = (definition: JsonObject): JsonObject => withKeyword(definition, 'reaction');
const gust = quick(
  spell('Test Gust', { targets: [{ what: [UNIT] }], effects: [{ do: 'move', what: { target: 0 }, to: 'hand' }] }),
);
const recruit = {
  name: 'Recruit',
  props: { name: 'Recruit', types: ['Unit'], supertypes: [], domains: [], tags: ['Recruit'], might: 1 },
  abilities: [],
};
const fort = quick(
  spell('Test Fort', {
    targets: [{ what: [UNIT, { controller: 'you' }] }],
    effects: [{ do: 'playToken', token: recruit, to: { target: 0 } }],
  }),
);

describe('choices', () => {
  it('riftbound:355.10.d what an ability must speak of is not chosen, and costs no Deflect', () => {
    const game = position([{ hand: ['Pouty Poro'], runes: ALL }, { runes: ALL }], {
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [{ card: 'Vex, Apathetic', controller: 1 }] },
        { card: GROVE, owner: 1 },
      ],
    })
      .play(0, 'Pouty Poro')
      .calm();
    expect([game.unit('Pouty Poro').stunned, game.count(1, 'runeDeck')]).toEqual([true, 0]);
  });
  it('riftbound:383.4.e.2.b an enemy that was alone as it was attacked need not stay alone', () => {
    const after = (units: string[], answer: boolean): unknown[] => {
      const game = position(
        [
          { base: ["Kha'Zix, Mutating Horror"], xp: 0 },
          { hand: ['Test Fort'], runes: ALL },
        ],
        {
          definitions: [fort],
          battlefields: [
            { card: PEAK, owner: 0, controller: 1, units: units.map((card) => ({ card, controller: 1 })) },
            { card: GROVE, owner: 1 },
          ],
        },
      ).move(0, "Kha'Zix, Mutating Horror", PEAK);
      const waits = game.chain()[0] === "Kha'Zix, Mutating Horror";
      if (waits && answer) game.pass().play(1, 'Test Fort', { targets: [[{ card: SENTRY }]] });
      for (let i = 0; i < 6 && game.chain().length > 0; i++) game.answer(game.decision().seat, game.decision().default);
      return [waits, game.onBoard('Recruit').length, game.xp(0) ?? 0];
    };
    expect(after([SENTRY], true)).toEqual([true, 1, 2]);
    expect(after([SENTRY, 'Legion Rearguard'], false)).toEqual([false, 0, 0]);
  });
});

describe('entering', () => {
  it('riftbound:446.2 is no move: a unit that is played to a battlefield has not moved there', () => {
    const pulled = (play: boolean): unknown => {
      const game = position(
        [
          play ? { hand: ['Irresistible Faefolk'], runes: ALL } : { base: ['Irresistible Faefolk'] },
          { base: [SENTRY] },
        ],
        {
          battlefields: [
            { card: PEAK, owner: 0, controller: 0, units: ['Legion Rearguard'] },
            { card: GROVE, owner: 1 },
          ],
        },
      );
      if (play) game.play(0, 'Irresistible Faefolk', { at: PEAK });
      else game.move(0, 'Irresistible Faefolk', PEAK);
      for (let i = 0; i < 12; i++) {
        const d = game.decision();
        if (d.kind === 'PRIORITY' && game.turnState() === 'neutralOpen') break;
        game.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : d.default);
        if (game.onBoard(SENTRY)[0]?.zone === 'battlefield') break;
      }
      return game.onBoard(SENTRY)[0]?.zone;
    };
    expect([pulled(true), pulled(false)]).toEqual(['base', 'battlefield']);
  });
});

describe('what is over', () => {
  it('riftbound:466.7.a attackers are so still as they conquer, and have Assault', () => {
    const asked = (cleave: boolean): boolean => {
      const game = position([{ hand: ['Cleave'], base: ['Test Three'] }, {}], {
        definitions: [unit('Test Three', 3)],
        battlefields: [
          { card: 'Sunken Temple', owner: 0, controller: 1, units: [{ card: SENTRY, controller: 1 }] },
          { card: GROVE, owner: 1 },
        ],
      });
      if (cleave) game.play(0, 'Cleave', { targets: [[{ card: 'Test Three' }]] }).settle();
      game.move(0, 'Test Three', 'Sunken Temple').settle();
      return game.decision().shape === 'CONFIRM';
    };
    expect([asked(false), asked(true)]).toEqual([false, true]);
  });
  it('riftbound:441.2 a unit that is gone is not Empowered any more, and nothing triggers on it', () => {
    const drawn = (answer: boolean): number => {
      const vain: JsonObject = withKeyword(
        unit(
          'Test Vain',
          2,
          triggered(
            { on: 'status', object: 'self', match: { status: 'empowered', on: true } },
            { do: 'draw', who: 'you', count: 1 },
          ),
        ),
        'empower',
        { cost: [{ pay: 'resources', energy: 0, power: [] }] },
      );
      const game = position([{ base: ['Test Vain'] }, { hand: ['Test Gust'] }], { definitions: [vain, gust] }).use(
        0,
        'Test Vain',
      );
      const before = game.count(0, 'mainDeck');
      game.pass();
      if (answer) game.play(1, 'Test Gust', { targets: [[{ card: 'Test Vain' }]] });
      game.settle();
      return before - game.count(0, 'mainDeck');
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:718.5.f Equipment stays its controller’s where the unit is taken', () => {
    const take = spell('Test Charm', {
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
      ],
    });
    const game = position(
      [{ hand: ['Stupefy'], base: [SENTRY, 'Guardian Angel'], runes: ALL }, { hand: ['Test Charm'] }],
      {
        definitions: [quick(take)],
      },
    ).use(0, 'Guardian Angel');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: SENTRY });
    game.settle();
    expect(game.unit('Guardian Angel').attachedTo).toBe(game.unit(SENTRY).id);
    game.play(0, 'Stupefy', { targets: [[{ card: SENTRY }]] });
    game.pass().play(1, 'Test Charm', { targets: [[{ card: SENTRY }]] });
    while (game.chain()[0] === 'Test Charm') game.pass();
    expect([game.unit(SENTRY).controller, game.unit('Guardian Angel').controller]).toEqual([1, 0]);
  });
});
