/** What rows of Riftbound's grammar mean, and what comes of it: deaths that are replaced, what is discarded, and effect text that speaks of its card. */
import { describe, expect, it } from 'vitest';
import { gear, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const PORO = 'Pouty Poro';
const MONK = 'Kinkou Monk';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });
const end = free('Kill a unit.', 'End');
const bolt = free('Deal 9 to a unit.', 'Great Bolt');
const equipment = (text: string) => ({
  name: 'Lantern Pike',
  cost: '[0]',
  type: 'Gear — Equipment',
  figures: { domains: 'Mind', mightBonus: 1 },
  text: `[Equip] [1]\n${text}`,
});
const pike = { card: 'Lantern Pike' };

describe('what would die (428)', () => {
  const glass = gear(
    'If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it.',
    'Glass',
  );
  it('is healed, exhausted and recalled where something is killed instead, once', () => {
    for (const death of [end, bolt]) {
      const game = table(
        [glass, death],
        [{ hand: [death.name, death.name], base: [glass.name, MONK] }, {}],
        [{ card: PEAK, controller: 0, units: [PORO] }, { card: GROVE }],
      )
        .play(0, death.name, [{ card: PORO }])
        .settle();
      expect(game.unit(PORO)).toMatchObject({ zone: 'base', exhausted: true });
      expect(Number(game.unit(PORO).damage ?? 0)).toBe(0);
      expect(game.zones(glass.name)).toEqual(['trash']);
      game.play(0, death.name, [{ card: MONK }]).settle();
      expect(game.zones(MONK)).toEqual(['trash']);
    }
    // Enemy units die.
    const other = table([glass, end], [{ hand: [end.name], base: [glass.name] }, { base: [MONK] }])
      .play(0, end.name, [{ card: MONK }])
      .settle();
    expect([other.zones(MONK), other.zones(glass.name)]).toEqual([['trash'], ['base']]);
  });
  it('is saved only where it has less Might than its keeper, here', () => {
    const singer = unit(
      'If another unit you control here would die, if it has less Might than me, instead heal it, exhaust it, and recall it.',
      'Singer',
    );
    const dead = (at: string[], base: string[], whom: string): string[] =>
      table(
        [singer, end],
        [{ hand: [end.name], base }, {}],
        [{ card: PEAK, controller: 0, units: at }, { card: GROVE }],
      )
        .play(0, end.name, [{ card: whom }])
        .settle()
        .zones(whom);
    expect(dead([singer.name, PORO], [], PORO)).toEqual(['base']);
    expect(dead([singer.name, PORO], [], singer.name)).toEqual(['trash']);
    expect(dead([singer.name], [PORO], PORO)).toEqual(['trash']);
    // As much Might is not less.
    expect(dead([singer.name, 'Chemtech Enforcer'], [], 'Chemtech Enforcer')).toEqual(['base']);
    expect(dead([singer.name, MONK], [], MONK)).toEqual(['trash']);
  });
  it('is saved once where a spell says so for this turn', () => {
    const shelter = free(
      'Choose a friendly unit. The next time it would die this turn, heal it, exhaust it, and recall it instead.',
      'Shelter',
    );
    const game = table([shelter, end], [{ hand: [shelter.name, end.name, end.name], base: [PORO] }, {}])
      .play(0, shelter.name, [{ card: PORO }])
      .settle()
      .play(0, end.name, [{ card: PORO }])
      .settle();
    expect(game.unit(PORO)).toMatchObject({ zone: 'base', exhausted: true });
    expect(
      game
        .play(0, end.name, [{ card: PORO }])
        .settle()
        .zones(PORO),
    ).toEqual(['trash']);
  });
});

describe('effect text that speaks of its card (136.2.d)', () => {
  it('means the Equipment, and not the unit', () => {
    const angel = equipment(
      'Effect text: If I would die, kill Lantern Pike instead. Heal me, exhaust me, and recall me.',
    );
    expect(meant(angel)).toMatchObject([
      {},
      {
        affects: 'attached',
        mods: [
          { ability: { kind: 'replacement', object: 'self', instead: [{ do: 'kill', what: 'grantor' }, {}, {}, {}] } },
        ],
      },
    ]);
    const game = table([angel, end], [{ hand: [end.name, end.name], base: [angel.name, PORO] }, {}])
      .use(0, angel.name, [{ card: PORO }])
      .settle()
      .play(0, end.name, [{ card: PORO }])
      .settle();
    expect([game.zones(PORO), game.zones(pike.card)]).toEqual([['base'], ['trash']]);
    expect(
      game
        .play(0, end.name, [{ card: PORO }])
        .settle()
        .zones(PORO),
    ).toEqual(['trash']);
  });
  it('takes it off what did not conquer', () => {
    const axe = equipment(
      "Effect text: At the end of your turn, if I didn't conquer this turn, unattach this and deal 1 to me.",
    );
    const start = () =>
      table([axe], [{ base: [axe.name, MONK] }, {}])
        .use(0, axe.name, [{ card: MONK }])
        .settle();
    const might = Number(start().unit(MONK).might);
    const still = start().choose(0, { kind: 'PASS' }).settle();
    expect([Number(still.unit(MONK).might), still.zones(axe.name)]).toEqual([might - 1, ['base']]);
    const gone = start().move(0, MONK, GROVE).settle().calm().choose(0, { kind: 'PASS' }).settle();
    expect(Number(gone.unit(MONK).might)).toBe(might);
  });
});

describe('what is discarded', () => {
  it('draws, as being played and killed does', () => {
    const heap = { ...gear('When this is played, discarded, or killed, draw 1.', 'Heap'), cost: '[0]' };
    const purge = free('Discard 1.', 'Purge');
    const crush = free('Kill a gear.', 'Crush');
    const game = table([heap, purge, crush], [{ hand: [heap.name, heap.name, purge.name, crush.name] }, {}]);
    game.play(0, heap.name).settle();
    expect(game.count(0, 'hand')).toBe(4);
    game.play(0, crush.name, [{ card: heap.name }]).settle();
    expect(game.count(0, 'hand')).toBe(4);
    game.play(0, purge.name).settle();
    if (game.decision().kind !== 'PRIORITY') game.choose(0, [{ card: heap.name }]).settle();
    expect(game.zones(heap.name)).toEqual(['trash', 'trash']);
    expect(game.count(0, 'hand')).toBe(3);
  });
});
