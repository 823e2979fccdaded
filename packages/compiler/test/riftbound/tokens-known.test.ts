/** What triggers at once knows the tokens that were played (184–187, 386, 477.1.b). */
import { describe, expect, it } from 'vitest';
import { gear, spell, unit } from './cards.js';
import { GROVE, PEAK, type Table, table } from './played.js';

const MONK = 'Kinkou Monk';
const free = (text: string, name: string) => ({ ...spell(text, name), cost: '[0]' });
/** Names of units on the board, with their Might. */
const units = (game: Table): string[] =>
  Object.values(game.view().objects)
    .filter((one) => ['base', 'battlefield'].includes(String(one.zone)) && (one.types as string[]).includes('Unit'))
    .map((one) => `${one.name} ${one.might}`)
    .sort();

describe('tokens that become something', () => {
  const glass = free(
    'Choose a unit. Play a ready Reflection unit token to your base. Then do this: It becomes a copy of that unit. Give it [Temporary].',
    'Glass',
  );
  it('are copies of what was chosen before they were played (187.6, 477.1.b)', () => {
    const game = table([glass], [{ hand: [glass.name] }, { base: [MONK] }]);
    const before = units(game);
    game.play(0, glass.name, [{ card: MONK }]).settle();
    expect(units(game)).toEqual([...before, ...before].sort());
    const copy = Object.values(game.view().objects).find((one) => one.name === MONK && one.controller === 0);
    expect(copy).toMatchObject({ zone: 'base', exhausted: false });
    expect(JSON.stringify(copy?.keywords)).toContain('temporary');
  });
  it('are copies of who played them, where that is', () => {
    const masks = {
      ...unit(
        'When you play me, play two Reflection unit tokens here. Then do this: They become copies of me.',
        'Masks',
      ),
      cost: '[0]',
    };
    const game = table([masks], [{ hand: [masks.name] }, {}])
      .play(0, masks.name)
      .settle();
    expect(units(game)).toEqual(['Masks 3', 'Masks 3', 'Masks 3']);
  });
});

describe('tokens that are readied', () => {
  it('are those alone that the spell played', () => {
    const march = free('Play two 1 [M] Recruit unit tokens. Then do this: Ready up to two of them.', 'March');
    const field = { card: GROVE, controller: 0, units: [MONK] };
    const game = table(
      [march],
      [{ hand: [march.name], base: [{ card: 'Recruit', exhausted: true }] }, {}],
      [{ card: PEAK }, field],
    );
    game.play(0, march.name).settle();
    while (game.decision().kind === 'LOCATION') game.answer(0, game.decision().default);
    game.settle();
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 2 });
    expect(game.decision().options).toHaveLength(2);
    const both = game.decision().options.map(({ object }) => ({ object }));
    game.choose(0, both).settle();
    const ready = Object.values(game.view().objects).filter((one) => one.name === 'Recruit' && one.exhausted === false);
    expect(ready).toHaveLength(2);
  });
  it('where that is paid for', () => {
    const guard = free('Play a 1 [M] Recruit unit token. Then do this: You may pay [Order] to ready it.', 'Guard');
    const ready = (pays: boolean): unknown => {
      const game = table([guard], [{ hand: [guard.name] }, {}])
        .play(0, guard.name)
        .settle();
      for (let d = game.decision(); d.shape === 'CONFIRM'; d = game.decision()) game.answer(0, { confirm: pays });
      return !game.settle().unit('Recruit').exhausted;
    };
    expect([ready(true), ready(false)]).toEqual([true, false]);
  });
});

describe('a card that was burned', () => {
  it('is as mighty as it was printed, and no unit gives nothing', () => {
    const relic = {
      ...gear(
        "When you play this, [Burn 1]. When you burn a unit this way, do this: Give a friendly unit +[M] equal to the burned card's Might this turn.",
        'Relic',
      ),
      cost: '[0]',
    };
    const might = (top: string): unknown => {
      const game = table(
        [relic],
        [{ hand: [relic.name], base: ['Pouty Poro'], mainDeck: [top, 'Cleave', 'Cleave'] }, {}],
      );
      const before = Number(game.unit('Pouty Poro').might);
      return Number(game.play(0, relic.name).settle().calm().unit('Pouty Poro').might) - before;
    };
    const own = Number(table([], [{ base: [MONK] }, {}]).unit(MONK).might);
    expect([might(MONK), might('Cleave')]).toEqual([own, 0]);
  });
});
