import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const PORO = { card: 'Pouty Poro' };

describe('units as they are played', () => {
  it('riftbound:143.4 a unit enters exhausted, riftbound:149.1 gear enters ready', () => {
    const game = position([{ hand: ['Pouty Poro', 'Sprite Fountain'] }, {}]);
    game.play(0, 'Pouty Poro').play(0, 'Sprite Fountain').settle();
    expect(game.ready('Pouty Poro')).toBe(false);
    expect(game.ready('Sprite Fountain')).toBe(true);
  });
  it('riftbound:355.2 a unit enters the base riftbound:355.2.a or a battlefield that its player controls', () => {
    const game = position([{ hand: ['Watchful Sentry'] }, {}], {
      battlefields: [
        { card: PEAK, units: ['Pouty Poro'] },
        { card: GROVE, units: [{ card: 'Honest Broker', controller: 1 }] },
      ],
    });
    game.choose(0, { kind: 'PLAY', card: 'Watchful Sentry' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', PEAK]);
    game.choose(0, { card: PEAK });
    expect(game.where('Watchful Sentry')).toBe(PEAK);
  });
  it('riftbound:355.2.a but none that nobody controls', () => {
    const game = position([{ hand: ['Watchful Sentry'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    }).choose(0, { kind: 'PLAY', card: 'Watchful Sentry' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', PEAK]);
  });
  it('riftbound:149.2 gear enters the base', () => {
    const game = position([{ hand: ['Sprite Fountain'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }],
    });
    game.play(0, 'Sprite Fountain');
    expect(game.where('Sprite Fountain')).toBe('base');
  });
  it('riftbound:108.3.d the chosen champion is played from its zone', () => {
    const game = position([{ championZone: ["Kai'Sa, Survivor"] }, {}]);
    game.play(0, "Kai'Sa, Survivor");
    expect(game.where("Kai'Sa, Survivor")).toBe('base');
    expect(game.count(0, 'championZone')).toBe(0);
  });
  it('riftbound:805.1.a with Accelerate paid a unit enters ready, riftbound:805.6 without ever being exhausted', () => {
    const paid = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    paid.play(0, "Kai'Sa, Survivor", { paying: true });
    expect(paid.ready("Kai'Sa, Survivor")).toBe(true);
    expect(paid.happened('STATUS_CHANGED').filter((e) => e.card === "Kai'Sa, Survivor")).toEqual([]);
    const unpaid = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    unpaid.play(0, "Kai'Sa, Survivor");
    expect(unpaid.ready("Kai'Sa, Survivor")).toBe(false);
  });
  it('riftbound:805.1.a.1 Accelerate’s Power is of the unit’s own domain', () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"], runes: [runes(6, 'Mind')] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(game.decisions().some((d) => d.kind === 'OPTIONAL_COST')).toBe(false);
  });
  it('riftbound:054.1 what forbids beats what allows: no unit is played to Rockfall Path', () => {
    const game = position([{ hand: ['Watchful Sentry'] }, {}], {
      battlefields: [{ card: 'Rockfall Path', units: [PORO] }],
    });
    // With one place left nothing is asked.
    game.choose(0, { kind: 'PLAY', card: 'Watchful Sentry' });
    expect(game.where('Watchful Sentry')).toBe('base');
  });
});
