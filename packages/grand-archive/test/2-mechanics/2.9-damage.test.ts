import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

describe('damage', () => {
  it('ga:2.9.0.2 damage of an action is no combat damage', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(1)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Spirit of Fire' }).resolve();
    game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.combat)).toEqual([false, true]);
  });

  it('ga:2.9.0.4 an ally deals as much as it has power, with all that changes it', () => {
    const game = position([{ field: [{ card: 'Blitz Mage', counters: { buff: 2 } }] }, {}]);
    expect(game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight().damage(1)).toBe(5);
  });

  it('ga:2.9.0.5 a champion deals the power of the attack card, ga:2.9.0.6 and that of the weapon besides', () => {
    const start = () =>
      position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Sword of Seeking'] }, {}])
        .activateCard(0, 'Savage Slash')
        .resolve();
    expect(start().aim('Spirit of Fire').fight().damage(1)).toBe(2);
    expect(start().aim('Spirit of Fire', 'Sword of Seeking').fight().damage(1)).toBe(3);
  });

  it('ga:2.9.0.7 a champion attacks only with power above 0', () => {
    expect(position([{ champion: lorraine(1) }, {}]).offers()).toEqual(['PASS']);
    const twig = card('Twig', { types: ['Weapon'], power: 0, durability: 1, subtypes: ['Sword'] });
    const offers = (...field: string[]) => play([twig], { champion: lorraine(1), field }, {}).offers();
    expect([offers('Twig'), offers('Sword of Seeking')]).toEqual([
      ['PASS'],
      ['PASS', 'ATTACK Lorraine, Wandering Warrior'],
    ]);
  });

  it('ga:2.9.0.4.1 each power is one damage in each attack of the ally', () => {
    const dealt = (card: string) => {
      const game = position([{ field: [card] }, {}])
        .declare(0, card, 'Spirit of Fire')
        .fight();
      const once = game.damage(1);
      return [once, game.to('main', 5).declare(0, card, 'Spirit of Fire').fight().damage(1)];
    };
    expect([dealt('Swift Recruit'), dealt('Blitz Mage')]).toEqual([
      [1, 2],
      [3, 6],
    ]);
  });

  it('ga:2.9.0.1 all that goes into the damage of an attack is dealt as one event', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Sword of Seeking'] },
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
    ]);
    game.activateCard(0, 'Savage Slash').resolve().choose(0, { card: 'Sword of Seeking' }).pass();
    game.activateCard(1, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior', controller: 1 }).fight();
    expect([game.happened('DAMAGE_DEALT'), game.damage(1)]).toEqual([[], 0]);
    // A prevention of the next damage takes all of it, for it is the next damage as a whole.
    const once = position(
      [
        { champion: rai(3), hand: ['Spellshield: Arcane', ...some(2)] },
        { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Sword of Seeking'] },
      ],
      { turn: { active: 1 } },
    );
    once.activateCard(1, 'Savage Slash').resolve().choose(1, { card: 'Sword of Seeking' }).pass();
    once.activateCard(0, 'Spellshield: Arcane').resolveAll().fight();
    expect([once.happened('DAMAGE_DEALT'), once.damage(0)]).toEqual([[], 0]);
    const plain = position([
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Sword of Seeking'] },
      {},
    ]);
    plain.activateCard(0, 'Savage Slash').resolve().aim('Spirit of Fire', 'Sword of Seeking').fight();
    expect(plain.happened('DAMAGE_DEALT').map((e) => e.amount)).toEqual([3]);
  });

  it('ga:2.9.0.10 damage of 0 is not dealt and hits nothing', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Wind Cutter', ...some(2)] },
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
    ]);
    game.activateCard(0, 'Wind Cutter').resolve().pass();
    game.activateCard(1, 'Deflecting Edge', { controller: 1, card: 'Lorraine, Wandering Warrior' }).resolve().fight();
    expect([game.happened('DAMAGE_DEALT'), game.happened('ABILITY_TRIGGERED')]).toEqual([[], []]);
  });

  it('ga:2.9.0.10 nor does an effect that deals 0', () => {
    const spark = (amount: number) =>
      action('Spark', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount }] });
    const dealt = (amount: number) =>
      play([spark(amount)], { hand: ['Spark'] }, { field: ['Esteemed Knight'] })
        .activateCard(0, 'Spark', { card: 'Esteemed Knight' })
        .resolve()
        .happened('DAMAGE_DEALT').length;
    expect([dealt(0), dealt(1)]).toEqual([0, 1]);
  });

  it('ga:2.9.0.10 nor what a replacement turned into 0', () => {
    const stone = (times: number) =>
      ally(
        'Stone',
        { power: 1, life: 9 },
        {
          kind: 'replacement',
          on: 'damage',
          target: 'self',
          change: { amount: { times: [times, { event: 'amount' }] } },
        },
      );
    const attacked = (times: number) => {
      const mine = { champion: lorraine(1), hand: ['Wind Cutter', ...some(2)] };
      const game = play([stone(times)], mine, { field: ['Stone'] })
        .activateCard(0, 'Wind Cutter')
        .resolve();
      game.choose(0, { card: 'Stone' }).fight();
      return [game.happened('DAMAGE_DEALT').length, game.happened('ABILITY_TRIGGERED').length];
    };
    expect([attacked(0), attacked(1)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('ga:2.9.0.11.1 the attacking unit is the source, ga:2.9.0.11.1.1 whatever the champion uses', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ['Sword of Seeking'] },
      {},
    ]);
    game.activateCard(0, 'Savage Slash').resolve().aim('Spirit of Fire', 'Sword of Seeking').fight();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).toEqual(['Lorraine, Wandering Warrior']);
    expect(game.damage(1)).toBe(3);
  });

  it('ga:2.9.0.11.2 of an action it is the action, ga:2.9.0.11.3 of an ability the object that has it', () => {
    const game = position([
      {
        champion: rai(1, { counters: { enlighten: 1 } }),
        hand: ['Ignite the Soul', ...some(1)],
        field: ['Endura, Scepter of Ignition'],
      },
      {},
    ]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Spirit of Fire' }).resolve();
    game.use(0, 'Endura, Scepter of Ignition', { card: 'Spirit of Fire' }).resolve();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).toEqual([
      'Ignite the Soul',
      'Endura, Scepter of Ignition',
    ]);
  });

  it('ga:2.9.0.14 damage stays on champions', () => {
    const game = position([{ field: ['Blitz Mage'] }, {}])
      .declare(0, 'Blitz Mage', 'Spirit of Fire')
      .fight();
    expect(game.to('main', 5).damage(1)).toBe(3);
  });

  it('ga:2.9.1.3 prevention of one kind of damage leaves the other alone', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]).activateCard(0, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior' });
    game.resolve().pass().activateCard(1, 'Ignite the Soul', { card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(game.damage(0)).toBe(1);
  });

  it('ga:2.9.1.4.1 a shield is used up by what it absorbs, and lets the rest through', () => {
    const game = position([
      { champion: rai(1), field: ['Impassioned Tutor', 'Blitz Mage'] },
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
    ]).declare(0, 'Impassioned Tutor', 'Lorraine, Wandering Warrior');
    game.resolve().pass();
    game.activateCard(1, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior' }).fight();
    expect(game.damage(1)).toBe(0);
    // 1 of 3 is gone: of the next 3 damage 2 are prevented.
    game.declare(0, 'Blitz Mage', 'Lorraine, Wandering Warrior').fight();
    expect(game.damage(1)).toBe(1);
  });

  it('ga:2.9.1.4.2 a prevention of the next damage is used up at once, however much it prevents', () => {
    const game = position(
      [
        { champion: rai(3), hand: ['Spellshield: Arcane', ...some(2)] },
        { champion: rai(1), field: ['Impassioned Tutor', 'Blitz Mage'] },
      ],
      { turn: { active: 1 } },
    ).declare(1, 'Impassioned Tutor', 'Rai, Storm Seer');
    game.resolve().pass().activateCard(0, 'Spellshield: Arcane').resolveAll().fight();
    expect(game.damage(0)).toBe(0);
    expect(game.declare(1, 'Blitz Mage', 'Rai, Storm Seer').fight().damage(0)).toBe(3);
  });

  it('ga:2.9.1.5 prevention lasts as long as it says', () => {
    const game = position([
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
      { champion: rai(1), field: ['Blitz Mage'] },
    ]).activateCard(0, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior' });
    game.resolve().to('main', 4).declare(1, 'Blitz Mage', 'Lorraine, Wandering Warrior').fight();
    expect(game.damage(0)).toBe(3);
  });

  it('ga:2.9.1.7.1 a shield for each of several units is counted for each by itself', () => {
    const fire = position([
      { champion: lorraine(1), field: ['Clarent, Sword of Peace', 'Esteemed Knight'] },
      { champion: rai(1), hand: [...some(2, 'Ignite the Soul'), ...some(2)] },
    ]).use(0, 'Clarent, Sword of Peace');
    fire.resolve();
    for (const card of ['Esteemed Knight', 'Lorraine, Wandering Warrior'])
      fire.pass().activateCard(1, 'Ignite the Soul', { card }).resolve();
    expect([fire.the('Esteemed Knight').damage, fire.damage(0)]).toEqual([0, 0]);
  });

  it('ga:2.9.1.10 what comes of a prevention belongs to it, and is no trigger', () => {
    const game = position(
      [
        { champion: rai(3), hand: ['Spellshield: Arcane', ...some(2)] },
        { champion: rai(1), field: ['Blitz Mage'] },
      ],
      { turn: { active: 1 } },
    ).declare(1, 'Blitz Mage', 'Rai, Storm Seer');
    game.pass().activateCard(0, 'Spellshield: Arcane').resolveAll();
    const counters = () => Number((game.champion(0).counters as { enlighten?: number }).enlighten ?? 0);
    const before = counters();
    game.pass().pass().pass().pass();
    expect([counters() - before, game.stack()]).toEqual([3, []]);
  });

  it('ga:2.9.0.4 and with what changes its attacks alone', () => {
    const rage = action('Rage', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'attackPower', value: 2 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([rage], { hand: ['Rage'], field: ['Blitz Mage'] }, {}).activateCard(0, 'Rage', {
      card: 'Blitz Mage',
    });
    expect(game.resolve().declare(0, 'Blitz Mage', 'Spirit of Fire').fight().damage(1)).toBe(5);
  });

  it('ga:2.9.0.5 the power that an attack card has now, ga:2.9.0.6 as that of a weapon', () => {
    const cut = position([{ champion: lorraine(1), hand: ['Opening Cut', ...some(1)] }, {}])
      .activateCard(0, 'Opening Cut')
      .resolve();
    expect(cut.fight().damage(1)).toBe(3);
    const sword = position([{ champion: lorraine(1), field: ["Warrior's Longsword"] }, {}]);
    sword.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', "Warrior's Longsword");
    expect(sword.fight().damage(1)).toBe(2);
  });

  it('ga:2.9.1.4.2 it prevents the whole of that damage', () => {
    const game = position([{ field: ['Blitz Mage'] }, { champion: rai(3), hand: ['Spellshield: Arcane', ...some(2)] }]);
    game.declare(0, 'Blitz Mage', 'Rai, Storm Seer').pass().activateCard(1, 'Spellshield: Arcane').resolveAll().fight();
    expect(game.damage(1)).toBe(0);
  });

  it('ga:2.9.1.2 what prevents damage is ordered by the player of the unit that would be dealt it', () => {
    const game = position([
      { champion: rai(1), field: ['Blitz Mage'] },
      { champion: rai(3), hand: ['Spellshield: Arcane', 'Deflecting Edge', ...some(3)] },
    ]).declare(0, 'Blitz Mage', 'Rai, Storm Seer');
    game.pass().activateCard(1, 'Spellshield: Arcane');
    game.pass().activateCard(1, 'Deflecting Edge', { card: 'Rai, Storm Seer' }).resolveAll();
    expect(game.pass().pass().pass().pass().decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 1 });
  });
});
