import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

/** Seat 1 attacks the champion of seat 0, who has this ally. */
const attacked = (ally: string | JsonObject, champion: JsonObject): ArchivePlay =>
  position(
    [
      { champion, field: [ally] },
      { champion: rai(1), field: ['Blitz Mage'] },
    ],
    { turn: { active: 1 } },
  ).choose(1, { kind: 'ATTACK', card: 'Blitz Mage' }, { controller: 0, card: String(champion.card) });

describe('allies of the Lorraine deck', () => {
  it('Banner Knight strengthens other allies and weapons from level 2, for a Warrior', () => {
    const figures = (champion: JsonObject) => {
      const game = position([
        { champion, field: ['Banner Knight', 'Esteemed Knight', 'Sword of Seeking', 'Bauble of Abundance'] },
        { field: ['Blitz Mage'] },
      ]);
      return [
        game.figures('Banner Knight'),
        game.figures('Esteemed Knight'),
        game.the('Sword of Seeking').power,
        game.figures('Blitz Mage'),
      ];
    };
    expect(figures(lorraine(2))).toEqual(['1/3', '3/3', 2, '3/1']);
    expect(figures(lorraine(1))).toEqual(['1/3', '2/3', 1, '3/1']);
    expect(figures(rai(2))).toEqual(['1/3', '2/3', 1, '3/1']);
  });

  it('Crusader of Aesa enters rested', () => {
    const game = position([{ hand: ['Crusader of Aesa', ...some(3)] }, {}])
      .activateCard(0, 'Crusader of Aesa')
      .resolve();
    expect(game.the('Crusader of Aesa')).toMatchObject({ rested: true, power: 2, life: 4 });
    expect(game.count(0, 'memory')).toBe(3);
    expect(game.offers()).not.toContain('ATTACK Crusader of Aesa');
  });

  it.each([
    ['Crusader of Aesa', { rested: false }],
    ['Esteemed Knight', {}],
  ])('%s intercepts for a Warrior', (card, more) => {
    const game = attacked({ card, ...more }, lorraine(1));
    expect(game.stack()).toEqual([card]);
    game.resolve().answer(0, { confirm: true });
    game.fight();
    expect([game.damage(0), game.the(card, card === 'Esteemed Knight' ? 'graveyard' : 'field').card]).toEqual([
      0,
      card,
    ]);
    expect(attacked({ card, ...more }, rai(1)).stack()).toEqual([]);
  });

  it('Esteemed Knight does not intercept while rested, nor against its will', () => {
    expect(attacked({ card: 'Esteemed Knight', rested: true }, lorraine(1)).stack()).toEqual([]);
    const game = attacked('Esteemed Knight', lorraine(1)).resolve().answer(0, { confirm: false }).fight();
    expect([game.damage(0), game.the('Esteemed Knight').damage]).toEqual([3, 0]);
  });

  it.each(['Honorable Vanguard', 'Veteran Soldier', 'Swift Recruit', 'Favorable Winds', 'Reclaim', 'Idle Thoughts'])(
    '%s pays for 1 of a memory cost out of the graveyard',
    (card) => {
      const game = position(
        [{ champion: rai(1), memory: some(1), graveyard: [card], materialDeck: ['Tome of Knowledge'] }, {}],
        { turn: { step: 'materialize' } },
      );
      game.choose(0, { card: 'Tome of Knowledge' });
      expect(game.decision()).toMatchObject({ kind: 'FLOATING_MEMORY', min: 0, max: 1 });
      game.choose(0, { card });
      expect([game.the(card, 'banishment').card, game.count(0, 'memory')]).toEqual([card, 1]);
    },
  );

  it.each([
    ['Honorable Vanguard', 2, '1/2', 'norm'],
    ['Veteran Soldier', 5, '2/3', 'norm'],
    ['Swift Recruit', 2, '1/2', 'wind'],
    ['Banner Knight', 2, '1/3', 'norm'],
    ['Esteemed Knight', 3, '2/3', 'norm'],
    ['Weaponsmith', 2, '1/3', 'norm'],
  ])('%s costs %i and is %s on the field', (card, cost, figures, element) => {
    const game = position([{ hand: [card, ...some(cost, 'Blitz Mage')] }, {}])
      .activateCard(0, card)
      .resolve();
    expect([game.figures(card), game.count(0, 'memory'), game.the(card).elements]).toEqual([figures, cost, [element]]);
    const poor = position([{ hand: [card, ...some(cost - 1, 'Blitz Mage')] }, {}]);
    expect(poor.offers()).not.toContain(`ACTIVATE_CARD ${card}`);
  });

  it('Swift Recruit intercepts whatever the class, and then fights itself', () => {
    const game = attacked('Swift Recruit', rai(1)).resolve().answer(0, { confirm: true });
    game.fight([{ card: 'Swift Recruit' }]);
    expect(game.damage(0)).toBe(0);
    expect([game.zones('Swift Recruit'), game.zones('Blitz Mage')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('Weaponsmith repairs a weapon as the recollection phase begins', () => {
    const start = (champion: JsonObject) =>
      position([{ champion, field: ['Weaponsmith', 'Sword of Seeking'] }, {}], { turn: { step: 'recollection' } });
    const game = start(lorraine(1));
    expect(game.stack()).toEqual(['Weaponsmith']);
    expect(game.resolve().the('Sword of Seeking').durability).toBe(3);
    expect(start(rai(1)).stack()).toEqual([]);
  });

  it('Weaponsmith does nothing in the turn of an opponent', () => {
    const game = position([{ champion: lorraine(1), field: ['Weaponsmith', 'Sword of Seeking'] }, {}], {
      turn: { step: 'recollection', active: 1 },
    });
    expect(game.stack()).toEqual([]);
  });

  it('Phalanx Captain costs 1 less for each Human ally, for a Warrior', () => {
    const cost = (champion: JsonObject) =>
      position([{ champion, hand: ['Phalanx Captain'], field: ['Swift Recruit', 'Banner Knight'] }, {}]).the(
        'Phalanx Captain',
        'hand',
      ).costNow;
    expect(cost(lorraine(1))).toBe(3);
    expect(cost({ card: 'Spirit of Wind' })).toBe(5);
  });

  it('Phalanx Captain strengthens other Humans while they attack', () => {
    const game = position([{ champion: lorraine(1), field: ['Phalanx Captain', 'Swift Recruit'] }, {}]);
    expect(game.figures('Swift Recruit')).toBe('1/2');
    game.declare(0, 'Swift Recruit', 'Spirit of Fire');
    expect(game.figures('Swift Recruit')).toBe('2/2');
    game.fight();
    expect([game.damage(1), game.figures('Swift Recruit')]).toEqual([2, '1/2']);
    game.declare(0, 'Phalanx Captain', 'Spirit of Fire');
    expect(game.figures('Phalanx Captain')).toBe('1/4');
  });
});
