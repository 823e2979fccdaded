/** Single cards of the long tail: what burns, what deals more, what is hidden, and what is given to those without it. */
import { describe, expect, it } from 'vitest';
import { gear, legend, meant, spell, unit } from './cards.js';
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

describe('hiding', () => {
  const lurker = { ...unit('[Hidden]', 'Lurker'), cost: '[2]' };
  const at = [{ card: PEAK, controller: 0, units: [SENTRY] }, { card: GROVE }];
  const costs = (game: ReturnType<typeof table>): string[] =>
    (game.decision().options ?? []).filter((one) => one.kind === 'HIDE').map((one) => String(one.cost));
  it('costs Power, or Energy where its player may pay that instead, or nothing (811.1.b)', () => {
    const scout = { ...legend('You may pay [1] to hide a card with [Hidden] instead of [A].') };
    const war = free('You can hide cards ignoring costs this turn.', 'Night War');
    const usual = table([lurker], [{ hand: [lurker.name] }, {}], at);
    expect(costs(usual)).toEqual(['[A]']);
    const game = table([lurker, scout], [{ legend: scout.name, hand: [lurker.name] }, {}], at);
    expect(costs(game)).toEqual(['[A]', '[1]']);
    const before = game.readyRunes(0);
    game.choose(0, { kind: 'HIDE', card: lurker.name, cost: '[1]' });
    expect([before - game.readyRunes(0), game.count(0, 'runeDeck')]).toEqual([1, 0]);
    const none = table([lurker, war], [{ hand: [lurker.name, war.name], runes: [] }, {}], at);
    expect(costs(none)).toEqual([]);
    none.play(0, war.name).settle();
    expect(costs(none)).toHaveLength(1);
    none.choose(0, { kind: 'HIDE', card: lurker.name });
    expect(none.zones(lurker.name)).toEqual(['facedown']);
  });
});

describe('tags', () => {
  it('are called by the name of the card', () => {
    const teemo = {
      ...legend('[1], [E]: Put a Keeper unit you own into your hand from your Champion Zone or the board.'),
      name: 'Keeper, Far Scout',
    };
    expect(meant(teemo)).toMatchObject([
      {
        targets: [
          {
            what: [
              { any: [{ zone: 'championZone' }, { zone: 'board' }] },
              { owner: 'you' },
              { has: ['tags', 'Keeper'] },
              { has: ['types', 'Unit'] },
            ],
          },
        ],
        effects: [{ do: 'move', to: 'hand' }],
      },
    ]);
  });
});

describe('what several players choose', () => {
  it('is never the same twice, and dies at once', () => {
    const edict = free(
      "Starting with the next player, each other player chooses a unit you don't control that hasn't been chosen for this spell. Kill those units.",
      'Edict',
    );
    const start = () =>
      table(
        [edict],
        [{ hand: [edict.name], base: [SENTRY] }, { base: [MONK] }, { base: [PORO] }],
        [{ card: PEAK }, { card: GROVE }, { card: 'Minefield' }],
      )
        .play(0, edict.name)
        .settle();
    expect(start().decision()).toMatchObject({ seat: 1 });
    for (const chosen of [MONK, PORO]) {
      const game = start();
      expect(
        game
          .decision()
          .options?.map(({ card }) => card)
          .sort(),
      ).toEqual([MONK, PORO].sort());
      game.choose(1, [{ card: chosen }]).calm();
      expect([game.zones(MONK), game.zones(PORO), game.unit(SENTRY).zone]).toEqual([['trash'], ['trash'], 'base']);
    }
  });
});

describe('moves', () => {
  it('leave something where they came from, be that a battlefield or a base', () => {
    const fawn = unit('When I move from a location, play a 3 [M] Sprite unit token with [Temporary] there.', 'Fawn');
    const sprites = (to: string, ...from: string[]): unknown[] => {
      const game = table(
        [fawn],
        [{ base: from.length === 0 ? [fawn.name] : [] }, {}],
        [{ card: PEAK, controller: 0, units: from }, { card: GROVE }],
      );
      game.move(0, fawn.name, to).calm();
      return [game.unit('Sprite').zone, game.unit(fawn.name).zone];
    };
    expect(sprites(GROVE)).toEqual(['base', 'battlefield']);
    expect(sprites('base', fawn.name)).toEqual(['battlefield', 'base']);
  });
});
