/** Allies with pride obey only a champion of their level: no attacks, intercepts or activated abilities (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, keyword, on, play } from '../support/own-cards.js';
import { lorraine, rai } from '../support/play.js';

const pride = (value: number): JsonObject => ({ ...keyword('pride'), value });
const DRAW = { do: 'draw', who: 'you', count: 1 };
const bear = ally('Bear', { life: 9 }, pride(2), { kind: 'activated', cost: [], effects: [DRAW] });
const proud = ally('Proud Bear', { life: 9 }, pride(3), pride(1));
const wolf = ally('Wolf', { life: 9 }, keyword('intercept'), pride(2));
const lord = ally(
  'Lord',
  { life: 9 },
  { kind: 'static', affects: [{ keyword: 'pride' }], mods: [{ mod: 'loseKeyword', keyword: 'pride' }] },
);
const definitions = [bear, proud, wolf, lord];
const offers = (level: number, ...field: string[]): string[] =>
  play(definitions, { champion: lorraine(level), field }, {}).offers();

describe('pride', () => {
  it('ga:2.11.7.15.2 lets attack and activate abilities only below a champion of its level', () => {
    expect(offers(1, 'Bear')).toEqual(['PASS']);
    expect(offers(2, 'Bear')).toEqual(['PASS', 'ACTIVATE_ABILITY Bear', 'ATTACK Bear']);
    const { state } = play(definitions, { champion: lorraine(1), field: ['Bear'] }, {});
    const why = (kind: string) =>
      (grandArchive.why?.(state, 0, { kind, card: 'Bear' }).reasons ?? []).map(({ rules }) => rules);
    expect([why('ATTACK'), why('ACTIVATE_ABILITY')]).toEqual([[['ga:2.11.7.15.2']], [['ga:2.11.7.15.2']]]);
  });

  it('ga:2.11.7.15.2 of several the highest counts', () => {
    expect([offers(2, 'Proud Bear'), offers(3, 'Proud Bear')]).toEqual([['PASS'], ['PASS', 'ATTACK Proud Bear']]);
  });

  it('ga:2.11.7.15.2 is lost as any keyword', () => {
    expect(offers(0, 'Bear', 'Lord')).toContain('ATTACK Bear');
  });

  it('ga:2.11.7.15.2 lets intercept only below a champion of its level', () => {
    const asked = (level: number) =>
      play(definitions, { field: ['Blitz Mage'] }, { champion: rai(level), field: ['Wolf'] })
        .choose(0, { kind: 'ATTACK', card: 'Blitz Mage' })
        .choose(0, { card: level === 1 ? 'Rai, Spellcrafter' : 'Rai, Archmage' })
        .resolve()
        .decision().kind;
    expect([asked(1), asked(2)]).toEqual(['OPPORTUNITY', 'MAY']);
  });

  it('ga:2.11.7.15.2 lets retaliate all the same', () => {
    const game = play(definitions, { field: ['Blitz Mage'] }, { champion: rai(1), field: ['Bear'] });
    game.declare(0, 'Blitz Mage', 'Bear').pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
  });

  it('ga:2.11.7.15.2 lets an attack go on that was declared', () => {
    const sap = action('Sap', {
      targets: [on('Champion')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'level', value: -1 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([...definitions, sap], { champion: lorraine(2), field: ['Bear'], hand: ['Sap'] }, {});
    game.declare(0, 'Bear', 'Spirit of Fire').activateCard(0, 'Sap', { card: 'Lorraine, Blademaster' }).resolve();
    expect(game.fight().damage(1)).toBe(1);
  });
});
