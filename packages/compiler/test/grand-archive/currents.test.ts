/** Agility, wither counters and the Shifting Currents in Grand Archive's texts. */
import { expect, it } from 'vitest';
import { action, ally, meant } from './cards.js';

it('agility is gained, asked for and waited for', () => {
  expect(meant(ally('On Enter: You gain agility 3 for this turn.'))).toMatchObject([
    { effects: [{ do: 'gainAgility', amount: 3 }] },
  ]);
  expect(meant(ally('As long as you have agility, Lantern Keeper gets +1 POWER.'))).toMatchObject([
    { if: { is: ['you', { is: 'agility' }] } },
  ]);
  expect(meant(ally('Whenever you gain agility, draw a card.'))).toMatchObject([
    { on: { on: 'agility', player: 'you' } },
  ]);
});

it('wither counters are put on objects', () => {
  expect(meant(action('Put four wither counters on target non-champion object.'))).toMatchObject([
    { effects: [{ do: 'counters', kind: 'wither', amount: 4 }] },
  ]);
});

it('the Shifting Currents face somewhere and are turned', () => {
  expect(
    meant(ally('As long as your Shifting Currents face North or South, Lantern Keeper gets +1 POWER.')),
  ).toMatchObject([{ if: { facing: ['north', 'south'] } }]);
  expect(meant(ally('Whenever your Shifting Currents change from facing North to West, draw a card.'))).toMatchObject([
    { on: { on: 'shift', player: 'you', match: { from: 'north', to: 'west' } } },
  ]);
  const turn = 'You may change the direction of your Shifting Currents to a different direction of your choice.';
  expect(meant(ally(`On Enter: ${turn}`))).toMatchObject([
    { effects: [{ do: 'may', then: [{ do: 'shift', to: 'different' }] }] },
  ]);
  expect(meant(action(`${turn} When you change it from facing West to South this way, draw a card.`))).toMatchObject([
    { effects: [{ do: 'may', then: [{ turned: { from: 'west', to: 'south' }, then: [{ do: 'reflexive' }] }] }] },
  ]);
});

it('what is done may hang on where they face', () => {
  const text =
    "Depending on your Shifting Currents' direction—\n\n• North or South— Draw a card.\n\n• East or West— Recover 2.";
  expect(meant(action(text))).toMatchObject([
    { effects: [{ if: { facing: ['north', 'south'] }, then: [{ do: 'draw' }] }, { if: { facing: ['east', 'west'] } }] },
  ]);
});
