/** Single cards of the long tail: what burns, what deals more, what is hidden, and what is given to those without it. */
import { describe, expect, it } from 'vitest';
import { gear, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const MONK = 'Kinkou Monk';
const PORO = 'Pouty Poro';
const SENTRY = 'Watchful Sentry';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });

describe('damage', () => {
  it('is more for each copy in the trash, and a copy there is none on the chain (713, 354)', () => {
    const curse = free(
      'Deal 2 to a unit at a battlefield. This deals 1 Bonus Damage for each card with this name in your trash.',
      'Curse',
    );
    const big = { ...unit('[Vision]', 'Big Friend'), figures: { domains: 'Mind', might: 9 } };
    const dealt = (copies: number): unknown =>
      table(
        [curse, big],
        [{ hand: [curse.name], trash: Array(copies).fill(curse.name) }, {}],
        [{ card: PEAK, controller: 1, units: [big.name] }, { card: GROVE }],
      )
        .play(0, curse.name, [{ card: big.name }])
        .settle()
        .unit(big.name).damage;
    expect([dealt(0), dealt(1), dealt(3)]).toEqual([2, 3, 5]);
    expect(meant(curse)).toMatchObject([
      { kind: 'spell' },
      { kind: 'static', zone: 'chain', mods: [{ rule: 'bonusDamage', amount: 1, each: [{ zone: 'trash' }, {}, {}] }] },
    ]);
  });
});

describe('burning', () => {
  it('gives as much as the unit that was burned has, and nothing for other cards (440)', () => {
    const relic = {
      ...gear(
        "When you play this or at the start of your Beginning Phase, [Burn 1]. When you burn a unit this way, do this: Give a friendly unit +[M] equal to the burned card's Might this turn.",
        'Relic',
      ),
      cost: '[0]',
    };
    const gained = (top: string): number => {
      const game = table([relic], [{ hand: [relic.name], base: [PORO], mainDeck: [top, SENTRY] }, {}]);
      const before = Number(game.unit(PORO).might);
      game.play(0, relic.name).calm();
      expect(game.pile(0, 'trash')).toEqual([top]);
      return Number(game.unit(PORO).might) - before;
    };
    expect([gained(MONK), gained('Cleave')]).toEqual([4, 0]);
  });
});

describe('hidden cards', () => {
  it('stay so where they can’t be revealed, and nowhere else (811.1.d, 054.1)', () => {
    const saboteur = unit("Your opponents' [Hidden] cards can't be revealed here.", 'Saboteur');
    expect(meant(saboteur)).toMatchObject([
      { affects: { players: 'opponents' }, mods: [{ rule: 'cantPlay', of: [{ is: 'hiddenHere' }] }] },
    ]);
    const hidden = { ...unit('[Hidden]', 'Lurker'), cost: '[2]' };
    const offered = (at: string): boolean => {
      const game = table(
        [saboteur, hidden],
        [{ base: [saboteur.name] }, {}],
        [
          { card: PEAK, controller: 1, units: [SENTRY], facedown: [{ card: hidden.name }] } as never,
          { card: GROVE, controller: 1, units: [MONK] },
        ],
      ).move(0, saboteur.name, at);
      for (let i = 0; i < 12; i++) {
        const d = game.decision();
        if (d.seat === 1 && d.kind === 'PRIORITY')
          return d.options?.some((one) => one.kind === 'PLAY' && one.card === hidden.name) === true;
        game.answer(d.seat, d.kind === 'PRIORITY' ? { choose: [{ kind: 'PASS' }] } : d.default);
      }
      return false;
    };
    expect([offered(PEAK), offered(GROVE)]).toEqual([false, true]);
  });
});
