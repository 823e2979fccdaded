/** Game actions in October 2025, each beside what they are in July 2026 (Chinese rules 395–418). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../../support/own-cards.js';
import { GROVE, PEAK } from '../../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  FRIEND,
  foe,
  giant,
  reacts,
  recruit,
  T0,
  T1,
  UNIT,
} from '../../support/rites.js';
import { thenAndNow } from './support.js';

const KILL: JsonObject = { on: 'did', player: 'you', match: { act: 'kill' } };
const no = reacts('Test No', {
  targets: [{ what: [{ zone: 'chain' }] }],
  effects: [{ do: 'counterOnStack', what: T0 }],
});

describe('game actions in October 2025', () => {
  it('riftbound-zh:400.1 a card is drawn from the top of the Main Deck: from elsewhere it comes to the hand, and nothing triggers', () => {
    const scholar = unit(
      'Test Scholar',
      1,
      triggered({ on: 'draw', player: 'you' }, { do: 'stat', who: 'you', stat: 'points', amount: 1 }),
    );
    const back = does({
      do: 'move',
      what: { each: [{ zone: 'banishment' }, { owner: 'you' }] },
      to: 'hand',
      cause: 'draw',
    });
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Scholar'], banishment: ['Cleave'] }, {}], {
        definitions: [scholar, back],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.hand(0), game.points(0)];
    });
    expect(seen).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
  it('riftbound-zh:404.1 no least amount is said: what deals 0 deals damage, which abilities wait for', () => {
    const thin = unit('Test Thin', 3, triggered({ on: 'damage', object: 'self' }, draw(1)));
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite'] }, { base: ['Test Thin'] }], {
        definitions: [thin, aims(ENEMY, damage(0))],
      })
        .play(0, 'Test Rite')
        .settle();
      return [game.hand(1), game.unit('Test Thin').damage];
    });
    expect(seen).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
  it('riftbound-zh:404.6.b.3 a spell that has a unit deal damage is no source of it, and kills nothing', () => {
    const duel = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: ENEMY }],
      effects: [{ do: 'damage', to: T1, from: T0, amount: 1 }],
    });
    const phoenix = gear('Test Phoenix', triggered(KILL, draw(1)));
    const drawn = thenAndNow((position) =>
      position([{ hand: ['Test Rite'], base: ['Test Phoenix', 'Test Giant'] }, { base: ['Test Recruit'] }], {
        definitions: [phoenix, giant, recruit, duel],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0),
    );
    expect(drawn).toEqual([0, 1]);
  });
  it('riftbound-zh:406.4 a card has been played once it has resolved: in response to it nothing else has', () => {
    const counts = unit('Test Counter', 1, {
      kind: 'static',
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
      if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
    });
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Counter'] }, {}], {
        definitions: [counts, does(draw(1))],
      });
      const before = game.play(0, 'Test Rite').might('Test Counter');
      return [before, game.settle().might('Test Counter')];
    });
    expect(seen).toEqual([
      [1, 3],
      [3, 3],
    ]);
  });
  it('riftbound-zh:406.4.b a countered card was not played, for what asks as well: Noxus Hopeful costs its full cost', () => {
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite', 'Noxus Hopeful'] }, { hand: ['Test No'] }], {
        definitions: [no, does(draw(1))],
      })
        .play(0, 'Test Rite')
        .pass()
        .play(1, 'Test No')
        .settle()
        .play(0, 'Noxus Hopeful');
      return game.happened('COST_PAID').map(({ energy }) => energy);
    });
    const [then, now] = seen.map((paid) => Number(paid.at(-1)));
    expect([seen.map((paid) => paid.length), (then ?? 0) - (now ?? 0)]).toEqual([[1, 1], 2]);
  });
  it('riftbound-zh:408.4 a facedown card is shown as it leaves for where not everybody sees it, and to the trash it goes unshown', () => {
    const lurker = withKeyword(unit('Test Lurker', 1), 'hidden');
    const sweep = (to: string) => does({ do: 'move', what: { each: [{ zone: 'facedown' }] }, to, cause: 'return' });
    const shown = thenAndNow((position) =>
      ['trash', 'hand'].map(
        (to) =>
          position([{ hand: ['Test Rite'] }, {}], {
            definitions: [lurker, recruit, sweep(to)],
            battlefields: [
              { card: PEAK, owner: 0, controller: 0, units: ['Test Recruit'], facedown: [{ card: 'Test Lurker' }] },
              { card: GROVE, owner: 1 },
            ],
          })
            .play(0, 'Test Rite')
            .settle()
            .happened('REVEALED').length,
      ),
    );
    expect(shown).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
  it('riftbound-zh:410.1.a.2 stunned units recover as the ending step begins, before what asks for them at the end of the turn', () => {
    const census = gear(
      'Test Census',
      triggered(
        { on: 'step', match: { step: 'end' }, player: 'you' },
        { do: 'draw', who: 'you', count: { count: [UNIT, { status: 'stunned' }] } },
      ),
    );
    const stunned = { card: 'Test Giant', stunned: true };
    const seen = thenAndNow((position) => {
      const game = position([{ base: ['Test Census'] }, { base: [stunned] }], { definitions: [census, giant] });
      game.pass();
      return game
        .calm()
        .happened('CARD_DRAWN')
        .filter(({ seat }) => seat === 0).length;
    });
    expect(seen).toEqual([0, 1]);
  });
  it('riftbound-zh:415.5.c in combat no unit kills: only a spell or an ability does, in the cleanup that follows it', () => {
    const slayer = unit('Test Slayer', 6, triggered(KILL, draw(1)));
    const drawn = thenAndNow((position) =>
      position([{ base: ['Test Slayer'] }, {}], {
        definitions: [slayer, recruit],
        battlefields: [
          { card: PEAK, owner: 0, controller: 1, units: [foe('Test Recruit')] },
          { card: GROVE, owner: 1 },
        ],
      })
        .move(0, 'Test Slayer', PEAK)
        .calm()
        .hand(0),
    );
    expect(drawn).toEqual([0, 1]);
  });
  it('riftbound-zh:415.5.d what an embedded trigger of a spell kills the spell kills: Falling Star', () => {
    const phoenix = gear('Test Phoenix', triggered({ ...KILL, source: { has: ['types', 'Spell'] } }, draw(1)));
    const [then] = thenAndNow((position) => {
      const game = position([{ hand: ['Falling Star'], base: ['Test Phoenix'] }, { base: ['Test Recruit'] }], {
        definitions: [phoenix, recruit],
      });
      return game.play(0, 'Falling Star').calm().hand(0);
    });
    expect(then).toBe(1);
  });
  it('riftbound-zh:416.2 a spell that adds resources is finalized at once, and can’t be answered', () => {
    const ritual = spell('Test Rite', { effects: [{ do: 'add', energy: 2 }] });
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite'] }, { hand: ['Test No'] }], { definitions: [no, ritual] }).play(
        0,
        'Test Rite',
      );
      return [game.chain(), game.pool(0).energy, game.pile(0, 'trash')];
    });
    expect(seen).toEqual([
      [[], 2, ['Test Rite']],
      [['Test Rite'], 0, []],
    ]);
  });
  it('riftbound-zh:418.3.a points of burning out again and again can be replaced, unlike today', () => {
    const lid = gear('Test Lid', {
      kind: 'replacement',
      on: 'stat',
      player: 'you',
      match: { stat: 'points', gain: true },
      instead: [],
    });
    const seen = thenAndNow((position) => {
      const game = position([{ mainDeck: [] }, { base: ['Test Lid'], points: 5 }], {
        definitions: [lid],
        turn: { step: 'draw' },
      });
      return [game.points(1), game.result()?.kind ?? null];
    });
    expect(seen).toEqual([
      [5, null],
      [8, 'WIN'],
    ]);
  });
  it('riftbound-zh:418.3.a without anything that intervenes it goes on until an opponent has won', () => {
    const seen = thenAndNow((position) => {
      const game = position([{ mainDeck: [] }, { points: 5 }], { turn: { step: 'draw' } });
      return [game.points(1), game.result()?.kind];
    });
    expect(seen).toEqual([
      [8, 'WIN'],
      [8, 'WIN'],
    ]);
  });
});
