/** What sets rules for all that fits is about what comes to fit as well; what changes characteristics is about what was there. */
import { describe, expect, it } from 'vitest';
import { action, ally, keyword, on, play } from '../support/own-cards.js';

const hide = action('Hide', {
  targets: [on('Ally')],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'ability', ability: keyword('stealth') }] }],
});
const guard = ally('Guard', { life: 5 }, keyword('intercept'));
const wolf = ally('Wolf', {});
const definitions = [hide, guard, wolf];

/** Whether the guard may intercept the wolf, by what was done before, and in which turn. */
function intercepts(before: ('map' | 'hide')[], later = false): boolean {
  const map = { card: 'Map of Hidden Passage', rested: false };
  const game = play(definitions, { hand: ['Hide', 'Hide'], field: [map, 'Wolf'] }, { field: ['Guard'] });
  for (const one of before)
    if (one === 'map') game.use(0, 'Map of Hidden Passage').resolve();
    else game.activateCard(0, 'Hide', { card: 'Wolf' }).resolve();
  if (later) game.to('main', 5).activateCard(0, 'Hide', { card: 'Wolf' }).resolve();
  game.declare(0, 'Wolf', 'Spirit of Fire');
  while (game.waiting() && game.view().turn.phase === 'combat') game.pass();
  return game.decisions()[0]?.kind === 'MAY';
}

describe('rules of what fits', () => {
  it('Map of Hidden Passage (ga-2025: Static Effects) is about units that get stealth afterwards as well', () => {
    expect([intercepts(['hide']), intercepts(['map']), intercepts(['hide', 'map'])]).toEqual([true, true, false]);
    expect(intercepts(['map', 'hide'])).toBe(false);
  });

  it('Map of Hidden Passage ends with the turn', () => {
    expect(intercepts(['map'], true)).toBe(true);
  });

  it('ga-2025: Instanced Effects what changes figures is about those that were there', () => {
    const call = action('Call', { effects: [{ do: 'create', token: ally('Squire', {}), count: 1 }] });
    const cheer = action('Cheer', {
      effects: [
        { do: 'modify', what: { each: on('Ally').what ?? null }, mods: [{ mod: 'add', stat: 'power', value: 1 }] },
      ],
    });
    const game = play([wolf, call, cheer], { hand: ['Cheer', 'Call'], field: ['Wolf'] }, {});
    game.activateCard(0, 'Cheer').resolve().activateCard(0, 'Call').resolve();
    expect([game.figures('Wolf'), game.figures('Squire')]).toEqual(['2/1', '1/1']);
  });
});
