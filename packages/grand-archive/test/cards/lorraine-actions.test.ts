import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { lorraine, position, rai, some } from '../support/play.js';

const costNow = (card: string, mine: { champion: JsonObject; field?: string[] }) =>
  position([{ ...mine, hand: [card] }, {}]).the(card, 'hand').costNow;

describe('actions of the Lorraine deck', () => {
  it('Deflecting Edge prevents the next 3 combat damage', () => {
    const game = position([
      { champion: lorraine(1), field: ['Blitz Mage', 'Crusader of Aesa'] },
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
    ]);
    game.choose(0, { kind: 'ATTACK', card: 'Blitz Mage' }).pass();
    game.activateCard(1, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior', controller: 1 }).fight();
    expect([game.damage(1), game.count(1, 'memory')]).toEqual([0, 1]);
    game.to('main', 5).declare(0, 'Crusader of Aesa', 'Lorraine, Wandering Warrior').fight();
    expect(game.damage(1)).toBe(2);
  });

  it('Deflecting Edge costs nothing with a Sword, and does not stop other damage', () => {
    expect(costNow('Deflecting Edge', { champion: lorraine(1) })).toBe(1);
    expect(costNow('Deflecting Edge', { champion: lorraine(1), field: ['Sword of Seeking'] })).toBe(0);
    const game = position([
      { champion: lorraine(1), hand: ['Deflecting Edge'], field: ['Sword of Seeking'] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]);
    game.activateCard(0, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior' }).resolve();
    game.pass().activateCard(1, 'Ignite the Soul', { card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(game.damage(0)).toBe(1);
  });

  it('Inspiring Call strengthens own allies and draws into the memory', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Inspiring Call', ...some(3)], field: ['Banner Knight'] },
      { field: ['Blitz Mage'] },
    ]);
    game.activateCard(0, 'Inspiring Call').resolve();
    expect([game.figures('Banner Knight'), game.figures('Blitz Mage')]).toEqual(['2/3', '3/1']);
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([0, 4]);
    expect(game.to('main', 4).figures('Banner Knight')).toBe('1/3');
  });

  it('Inspiring Call costs 2 less once the champion has attacked this turn', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Inspiring Call'], field: ['Sword of Seeking', 'Banner Knight'] },
      {},
    ]);
    game.declare(0, 'Banner Knight', 'Spirit of Fire').fight();
    expect(game.the('Inspiring Call', 'hand').costNow).toBe(3);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking').fight();
    expect(game.the('Inspiring Call', 'hand').costNow).toBe(1);
    expect(game.to('main', 4).the('Inspiring Call', 'hand').costNow).toBe(3);
  });

  it('Training Session puts a buff counter on an own ally', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Training Session', ...some(2)], field: ['Banner Knight', 'Swift Recruit'] },
      { field: ['Blitz Mage'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Training Session' });
    expect(game.choices()).toEqual(['Banner Knight', 'Swift Recruit']);
    game.answering([{ card: 'Banner Knight' }]).resolve();
    expect(game.the('Banner Knight')).toMatchObject({ power: 2, life: 4, counters: { buff: 1 } });
    expect(game.to('main', 5).figures('Banner Knight')).toBe('2/4');
  });

  it('Favorable Winds gives own allies life until end of turn', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Favorable Winds').resolve();
    expect(game.figures('Blitz Mage')).toBe('3/2');
    expect(game.to('main', 4).figures('Blitz Mage')).toBe('3/1');
  });

  it('Reclaim returns an own ally to its owner', () => {
    const game = position([{ hand: ['Reclaim', ...some(2)], field: ['Blitz Mage', 'Swift Recruit'] }, {}]);
    game.activateCard(0, 'Reclaim', { card: 'Blitz Mage' }).resolve();
    expect([game.zones('Blitz Mage'), game.zones('Swift Recruit')]).toEqual([['hand'], ['field']]);
  });

  it('Crux Sight draws a card, and goes to the graveyard', () => {
    const game = position([{ champion: lorraine(3), hand: ['Crux Sight'], graveyard: ["Spirit's Blessing"] }, {}]);
    game.activateCard(0, 'Crux Sight').resolve();
    expect([game.count(0, 'hand'), game.zones('Crux Sight')]).toEqual([1, ['graveyard']]);
    expect(game.zones("Spirit's Blessing")).toEqual(['graveyard']);
  });

  it('Crux Sight with its additional cost returns a crux card as well, and is banished', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ['Crux Sight', ...some(2)],
        graveyard: ["Spirit's Blessing", 'Spirit Blade: Infusion', 'Reclaim'],
      },
      {},
    ]);
    game.activateCard(0, 'Crux Sight', { confirm: true });
    expect(game.count(0, 'memory')).toBe(2);
    game.resolve();
    // What lies open is found: to return none is no choice.
    expect(game.decision()).toMatchObject({ min: 1, max: 1 });
    expect(game.choices().sort()).toEqual(['Spirit Blade: Infusion', "Spirit's Blessing"]);
    game.choose(0, { card: "Spirit's Blessing" });
    expect([game.count(0, 'hand'), game.zones('Crux Sight')]).toEqual([2, ['banishment']]);
    expect(game.zones("Spirit's Blessing")).toEqual(['hand']);
  });

  it('Spirit Blade: Ascension exchanges a Sword on the field for another', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ['Spirit Blade: Ascension', ...some(1)],
        field: ['Sword of Seeking'],
        materialDeck: ['Prismatic Edge', 'Fire Resonance Bauble'],
        banishment: ["Warrior's Longsword"],
      },
      {},
    ]);
    game.activateCard(0, 'Spirit Blade: Ascension');
    expect(game.zones('Sword of Seeking')).toEqual(['materialDeck']);
    game.resolve();
    expect(game.choices().sort()).toEqual(['Prismatic Edge', 'Sword of Seeking', "Warrior's Longsword"]);
    game.choose(0, { card: "Warrior's Longsword" });
    expect(game.the("Warrior's Longsword")).toMatchObject({ zone: 'field', durability: 2 });
  });

  it('Spirit Blade: Ascension finds a Sword that lies open, and may fail to find one in the material deck', () => {
    const least = (banishment: string[]): unknown => {
      const game = position([
        {
          champion: lorraine(3),
          hand: ['Spirit Blade: Ascension', ...some(1)],
          field: ['Sword of Seeking'],
          materialDeck: ['Prismatic Edge'],
          banishment,
        },
        { banishment: ["Warrior's Longsword"] },
      ]);
      const { min, max } = game.activateCard(0, 'Spirit Blade: Ascension').resolve().decision();
      return [min, max];
    };
    expect([least(["Warrior's Longsword"]), least(['Fire Resonance Bauble'])]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('Spirit Blade: Ascension needs a Sword regalia to return', () => {
    const game = position([
      { champion: lorraine(3), hand: ['Spirit Blade: Ascension', ...some(1)], field: ['Bauble of Abundance'] },
      {},
    ]);
    expect(game.offers()).not.toContain('ACTIVATE_CARD Spirit Blade: Ascension');
  });

  it('Spirit Blade: Dispersion turns durability into damage, split among units', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ['Spirit Blade: Dispersion'],
        field: ['Sword of Seeking', { card: "Warrior's Longsword", durability: 3 }],
      },
      { field: ['Esteemed Knight', 'Swift Recruit'] },
    ]);
    game.activateCard(0, 'Spirit Blade: Dispersion').resolve();
    game.choose(0, [{ card: 'Sword of Seeking' }, { card: "Warrior's Longsword" }]);
    expect(game.zones('Sword of Seeking')).toEqual(['banishment']);
    game.choose(0, [{ card: 'Esteemed Knight' }, { card: 'Swift Recruit' }]);
    game.answer(0, {
      distribute: [
        { option: { card: 'Esteemed Knight' }, amount: 3 },
        { option: { card: 'Swift Recruit' }, amount: 2 },
      ],
    });
    expect([game.zones('Esteemed Knight'), game.zones('Swift Recruit')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('Spirit Blade: Dispersion may spare every weapon', () => {
    const game = position([
      { champion: lorraine(3), hand: ['Spirit Blade: Dispersion'], field: ['Sword of Seeking'] },
      { field: ['Swift Recruit'] },
    ]);
    game.activateCard(0, 'Spirit Blade: Dispersion').resolve().choose(0, []);
    expect([game.zones('Sword of Seeking'), game.the('Swift Recruit').damage]).toEqual([['field'], 0]);
  });

  it('Spirit Blade: Infusion strengthens a Sword, and its hits on champions draw', () => {
    const game = position([
      { champion: lorraine(3), hand: ['Spirit Blade: Infusion', ...some(2)], field: ['Sword of Seeking'] },
      {},
    ]);
    game.activateCard(0, 'Spirit Blade: Infusion').resolve();
    expect(game.the('Sword of Seeking').power).toBe(4);
    game.declare(0, 'Lorraine, Crux Knight', 'Spirit of Fire', 'Sword of Seeking').fight();
    expect([game.damage(1), game.count(0, 'hand')]).toEqual([4, 1]);
    expect(game.to('main', 4).the('Sword of Seeking').power).toBe(1);
  });

  it('Spirit Blade: Infusion draws nothing for a hit on an ally; it is free after combat damage of the champion', () => {
    const game = position([
      { champion: lorraine(3), hand: ['Spirit Blade: Infusion', ...some(2)], field: ['Sword of Seeking'] },
      { field: ['Esteemed Knight'] },
    ]);
    expect(game.the('Spirit Blade: Infusion', 'hand').costNow).toBe(2);
    game.activateCard(0, 'Spirit Blade: Infusion').resolve();
    game.declare(0, 'Lorraine, Crux Knight', 'Esteemed Knight', 'Sword of Seeking').fight();
    expect(game.count(0, 'hand')).toBe(0);
    const after = position([
      { champion: lorraine(3), hand: ['Spirit Blade: Infusion'], field: ['Sword of Seeking'] },
      {},
    ]).declare(0, 'Lorraine, Crux Knight', 'Spirit of Fire', 'Sword of Seeking');
    expect(after.the('Spirit Blade: Infusion', 'hand').costNow).toBe(2);
    expect(after.fight().the('Spirit Blade: Infusion', 'hand').costNow).toBe(0);
  });

  it("Spirit's Blessing returns a regalia to wake the champion and draw", () => {
    const game = position([
      {
        champion: lorraine(3, { rested: true }),
        hand: ["Spirit's Blessing", ...some(1)],
        field: ['Bauble of Abundance', 'Banner Knight'],
      },
      {},
    ]);
    game.activateCard(0, "Spirit's Blessing");
    expect(game.zones('Bauble of Abundance')).toEqual(['materialDeck']);
    game.resolve();
    expect([game.champion(0).rested, game.count(0, 'hand')]).toEqual([false, 1]);
  });
});

describe('attack cards of the Lorraine deck', () => {
  /** Activates an attack card and attacks the champion of seat 1; gives the power of the attack. */
  const power = (card: string, mine: JsonObject): number => {
    const game = position([mine as never, {}])
      .activateCard(0, card)
      .resolve();
    return Number(game.combat().power);
  };

  it('Opening Cut has 2 more power with exactly one card in memory, for a Warrior', () => {
    const mine = { champion: lorraine(1), hand: ['Opening Cut', ...some(1)] };
    expect(power('Opening Cut', mine)).toBe(3);
    expect(power('Opening Cut', { ...mine, memory: some(1) })).toBe(1);
    expect(power('Opening Cut', { ...mine, champion: rai(1) })).toBe(1);
  });

  it('Savage Slash attacks for 2, and floats out of the graveyard of a Warrior', () => {
    expect(power('Savage Slash', { champion: lorraine(1), hand: ['Savage Slash', ...some(2)] })).toBe(2);
    const offered = (champion: JsonObject) =>
      position([{ champion, graveyard: ['Savage Slash'], materialDeck: ["Warrior's Longsword"] }, {}], {
        turn: { step: 'materialize' },
      }).choices();
    expect(offered(lorraine(1))).toEqual(["Warrior's Longsword"]);
    expect(
      position([{ champion: rai(1), graveyard: ['Savage Slash'], materialDeck: ["Warrior's Longsword"] }, {}], {
        turn: { step: 'materialize' },
      }).choices(),
    ).toEqual([]);
  });

  it.each([
    ['Sudden Steel', 6, 5],
    ['Hurricane Sweep', 5, 1],
  ])('%s costs %i, less the level of a Warrior, and attacks for %i', (card, cost, attack) => {
    expect(costNow(card, { champion: lorraine(2) })).toBe(cost - 2);
    expect(costNow(card, { champion: rai(2) })).toBe(cost);
    const hand = [card, ...some(cost - 2)];
    const game = position([{ champion: lorraine(2), hand }, {}])
      .activateCard(0, card)
      .resolve();
    expect(game.combat()).toMatchObject({ power: attack });
  });

  it('Hurricane Sweep attacks all units of an opponent, and nothing intercepts it', () => {
    const game = position([
      { champion: lorraine(2), hand: ['Hurricane Sweep', ...some(3)], field: ['Banner Knight', "Warrior's Longsword"] },
      { champion: rai(1), field: ['Blitz Mage', 'Esteemed Knight', 'Swift Recruit'] },
    ]);
    game.activateCard(0, 'Hurricane Sweep').resolve().answer(0, { choose: [] });
    expect(game.stack()).toEqual([]);
    game.fight();
    expect([game.damage(1), game.the('Esteemed Knight').damage, game.the('Swift Recruit').damage]).toEqual([1, 1, 1]);
    expect([game.zones('Blitz Mage'), game.the('Banner Knight').damage]).toEqual([['graveyard'], 0]);
  });

  it('Wind Cutter has 1 more power for a Warrior, and returns to memory if a wind card is revealed', () => {
    const start = (card: string) =>
      position([{ champion: lorraine(1), hand: ['Wind Cutter', ...some(2, card)] }, {}])
        .activateCard(0, 'Wind Cutter')
        .resolve();
    const game = start('Swift Recruit');
    expect(game.combat()).toMatchObject({ power: 2 });
    game.fight();
    expect([game.damage(1), game.zones('Wind Cutter')]).toEqual([2, ['memory']]);
    expect(game.happened('REVEALED')).toHaveLength(1);
    const other = start('Veteran Soldier').fight();
    expect(other.zones('Wind Cutter')).toEqual(['graveyard']);
  });

  it('Spirit Blade: Ghost Strike may banish a material card for more power this turn', () => {
    const start = () =>
      position([
        {
          champion: lorraine(3),
          hand: ['Spirit Blade: Ghost Strike'],
          materialDeck: ['Sword of Seeking', 'Bauble of Abundance'],
        },
        {},
      ])
        .activateCard(0, 'Spirit Blade: Ghost Strike')
        .resolve();
    const game = start();
    expect(game.stack()).toEqual(['Spirit Blade: Ghost Strike']);
    game.resolve().choose(0, { card: 'Bauble of Abundance' });
    expect(game.zones('Bauble of Abundance')).toEqual(['banishment']);
    game.fight();
    expect(game.damage(1)).toBe(2);
    // A banished weapon counts for the Crux Knight besides.
    const sword = start().resolve().choose(0, { card: 'Sword of Seeking' }).fight();
    expect(sword.damage(1)).toBe(3);
    const kept = start().resolve().choose(0, []).fight();
    expect(kept.damage(1)).toBe(1);
  });
});
