/** What a unit attacks is asked of the present attack (2.6.1.6, 2.11.7.14.6.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, play } from '../support/own-cards.js';

const stronger = (of: JsonObject[]): JsonObject => ({
  kind: 'static',
  if: { is: ['self', { is: 'attacks', of }] },
  mods: [{ mod: 'add', stat: 'power', value: 2 }],
});
const rogue = ally('Rogue', { life: 9 }, stronger([{ status: 'rested' }, { has: ['types', ['Ally', 'Champion']] }]));
const hunter = ally('Hunter', { life: 9 }, stronger([{ has: ['types', 'Champion'] }]));
const rival = ally('Rival', { life: 9 });
const definitions = [rogue, hunter, rival];

describe('what is attacked', () => {
  it('ga:2.11.7.14.6.1 is asked of the unit that attacks', () => {
    const field = [{ card: 'Rival', rested: true }, 'Library Witch'];
    const start = () => play(definitions, { field: ['Rogue', 'Hunter'] }, { field });
    const rested = start().declare(0, 'Rogue', 'Rival');
    expect([rested.figures('Rogue'), rested.figures('Hunter')]).toEqual(['3/9', '1/9']);
    expect(start().declare(0, 'Rogue', 'Library Witch').figures('Rogue')).toBe('1/9');
    expect(rested.fight().the('Rival').damage).toBe(3);
    expect(rested.figures('Rogue')).toBe('1/9');
  });

  it('ga:2.11.7.14.6.1 and of what it is like', () => {
    const start = () => play(definitions, { field: ['Hunter'] }, { field: ['Rival'] });
    expect(start().declare(0, 'Hunter', 'Rival').figures('Hunter')).toBe('1/9');
    expect(start().declare(0, 'Hunter', 'Spirit of Fire').fight().damage(1)).toBe(3);
  });

  it('ga:2.11.7.14.6.1 from the declaration to the end of combat, and of nothing that stands by', () => {
    const game = play(definitions, { field: ['Hunter', 'Rival'] }, {});
    game.declare(0, 'Rival', 'Spirit of Fire');
    expect(game.figures('Hunter')).toBe('1/9');
    game.fight().declare(0, 'Hunter', 'Spirit of Fire');
    for (const step of ['retaliation', 'damage'])
      expect([game.until({ step }).figures('Hunter'), game.view().turn.step]).toEqual(['3/9', step]);
    expect(game.fight().figures('Hunter')).toBe('1/9');
  });
});
