/** What moving, hiding, creating, burning and empowering say of several, of legends and of the other player's turn (144–827). */
import type { JsonObject } from '@arbiter/engine';
import { expect, it } from 'vitest';
import { legend } from '../support/kinds.js';
import { gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, position2025 } from '../support/position.js';
import { damage, does, draw, energy, giant, reacts, recruit, UNIT } from '../support/rites.js';

it('riftbound:144.2 an exhausted unit neither moves nor goes along with others', () => {
  const tired = { card: 'Test Recruit', exhausted: true };
  const game = position([{ base: ['Test Giant', 'Test Fresh', tired] }, {}], {
    definitions: [giant, recruit, unit('Test Fresh', 1)],
  });
  expect(game.offered()).not.toContain('MOVE Test Recruit');
  game.choose(0, { kind: 'MOVE', card: 'Test Giant' }).choose(0, { kind: 'BATTLEFIELD', card: PEAK });
  expect(game.decision().options.map((one) => one.card)).toEqual(['Test Fresh']);
});
it('riftbound:421.1 a card is hidden at the battlefield that its player chooses among those that they control', () => {
  const trap = withKeyword(spell('Test Trap', { effects: [draw(1)] }), 'hidden');
  const at = (name: string) => {
    const game = position([{ hand: ['Test Trap'] }, {}], {
      definitions: [trap, recruit, giant],
      battlefields: [
        { card: PEAK, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, controller: 0, units: ['Test Giant'] },
      ],
    }).hide(0, 'Test Trap', name);
    expect(game.happened('CARD_HIDDEN')).toMatchObject([{ seat: 0, battlefield: game.the(name).id }]);
    // The other battlefield is left, and the card stays.
    game.move(0, name === PEAK ? 'Test Giant' : 'Test Recruit', 'base').settle();
    return game.zones('Test Trap');
  };
  expect([at(PEAK), at(GROVE)]).toEqual([['facedown'], ['facedown']]);
});
it('riftbound:439.4 in the other player’s turn too whoever creates a legend owns it', () => {
  const hero: JsonObject = {
    name: 'Test Hero',
    props: { name: 'Test Hero', types: ['Legend'], supertypes: [], domains: [], tags: [] },
    abilities: [],
  };
  const make = reacts('Test Make', { effects: [{ do: 'createToken', token: hero }] });
  const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Make'] }], { definitions: [make, does(draw(1))] })
    .play(0, 'Test Rite')
    .pass()
    .play(1, 'Test Make')
    .settle();
  expect(game.all('Test Hero', 'legendZone')).toMatchObject([{ owner: 1, controller: 1 }]);
});
it('riftbound:827.1 a legend has it as an ability that is activated, and is Empowered as it resolves', () => {
  const hero = legend('Test Hero', { kind: 'keyword', keyword: 'empower', cost: energy(1) });
  const game = position([{ legend: 'Test Hero' }, {}], { definitions: [hero] }).use(0, 'Test Hero');
  expect([game.chain(), game.the('Test Hero', 'legendZone').empowered]).toEqual([['Test Hero'], false]);
  expect(game.settle().the('Test Hero', 'legendZone').empowered).toBe(true);
});
it('riftbound-zh:388 in the other player’s turn too an ability is pending until its choices are made', () => {
  const bow = gear('Test Bow', {
    kind: 'activated',
    cost: [],
    timing: 'reaction',
    targets: [{ what: UNIT }],
    effects: [damage(1)],
  });
  const game = position2025([{ hand: ['Test Rite'] }, { base: ['Test Bow', 'Test Giant', 'Test Recruit'] }], {
    definitions: [bow, giant, recruit, does(draw(1))],
  })
    .play(0, 'Test Rite')
    .pass()
    .use(1, 'Test Bow');
  const pending = () => game.view().stack.map((one) => (one as JsonObject).pending);
  expect(pending()).toEqual([true, false]);
  game.choose(1, { card: 'Test Giant' });
  expect(pending()).toEqual([false, false]);
});
it('riftbound-zh:418.1.b of two players who burn too many each burns out, and burns the rest', () => {
  const few = { mainDeck: ['Watchful Sentry'], trash: ['Cleave', 'Cleave', 'Cleave', 'Cleave'] };
  const game = position2025([{ hand: ['Test Rite'], ...few }, few], {
    definitions: [does({ do: 'burn', who: 'players', count: 3 })],
  })
    .play(0, 'Test Rite')
    .settle();
  expect([0, 1].map((seat) => [game.count(seat, 'mainDeck'), game.points(seat)])).toEqual([
    [3, 1],
    [3, 1],
  ]);
});
