/** What triggered abilities of real cards cost, which in October 2025 is paid as they resolve (Chinese rules 391, 392). */
import { describe, expect, it } from 'vitest';
import { spell } from '../../support/own-cards.js';
import { PEAK, runes } from '../../support/position.js';
import { giant } from '../../support/rites.js';
import { thenAndNow } from './support.js';

type Game = Parameters<Parameters<typeof thenAndNow>[0]>[0] extends (...args: never[]) => infer G ? G : never;
/** Plays on, and says yes to whatever is asked; what was asked, and how many abilities had been finalized by then. */
function agreeing(game: Game): [kind: string, finalized: number][] {
  const asked: [string, number][] = [];
  for (let d = game.decisions()[0]; d; d = game.decisions()[0]) {
    if (d.kind === 'PRIORITY') {
      if (game.view().turn.state === 'neutralOpen') break;
      game.pass();
    } else if (d.kind === 'MAY' || d.kind === 'PAY') {
      asked.push([d.kind, game.happened('ABILITY_ON_STACK').length]);
      game.answer(d.seat, { confirm: true });
    } else game.answer(d.seat, d.default);
  }
  return asked;
}

describe('what triggered abilities cost in October 2025', () => {
  it('riftbound-zh:391.1.b Ekko, Recurrent is recycled from the trash as his Deathknell resolves', () => {
    const slay = spell('Test Rite', { effects: [{ do: 'kill', what: { each: { named: 'Ekko, Recurrent' } } }] });
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Test Rite'], base: ['Ekko, Recurrent'], runes: [runes(2, 'Mind', true)] }, {}], {
        definitions: [slay],
      }).play(0, 'Test Rite');
      const asked = agreeing(game);
      return [asked, game.zones('Ekko, Recurrent'), game.runes(0).filter(({ exhausted }) => exhausted).length];
    });
    expect(seen).toEqual([
      [[['PAY', 1]], ['mainDeck'], 0],
      [[['PAY', 0]], ['mainDeck'], 0],
    ]);
  });
  it('riftbound-zh:391.1.b Super Mega Death Rocket! comes back from the trash for a card that is discarded as it resolves', () => {
    const seen = thenAndNow((position) => {
      const game = position([{ hand: ['Cleave'], base: ['Test Giant'], trash: ['Super Mega Death Rocket!'] }, {}], {
        definitions: [giant],
      }).move(0, 'Test Giant', PEAK);
      const asked = agreeing(game);
      return [asked, game.zones('Super Mega Death Rocket!'), game.zones('Cleave')];
    });
    expect(seen).toEqual([
      [[['PAY', 1]], ['hand'], ['trash']],
      [[['MAY', 0]], ['hand'], ['trash']],
    ]);
  });
  it('riftbound-zh:391.1.b Mistfall is exhausted, and readies the unit that was buffed, as it resolves', () => {
    const seen = thenAndNow((position) => {
      const buff = spell('Test Rite', {
        targets: [{ what: { has: ['types', 'Unit'] } }],
        effects: [{ do: 'counters', what: { target: 0 }, kind: 'buff', amount: 1 }],
      });
      const game = position(
        [
          {
            hand: ['Test Rite'],
            base: [{ card: 'Test Giant', exhausted: true }, 'Mistfall'],
            runes: [runes(2, 'Body')],
          },
          {},
        ],
        { definitions: [giant, buff] },
      ).play(0, 'Test Rite');
      const asked = agreeing(game);
      return [asked, game.ready('Test Giant'), game.ready('Mistfall'), game.runes(0).length];
    });
    expect(seen).toEqual([
      [[['PAY', 1]], true, false, 1],
      [[['MAY', 0]], true, false, 1],
    ]);
  });
});
