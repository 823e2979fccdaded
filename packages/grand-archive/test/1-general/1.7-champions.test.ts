import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

const materializing = (mine: JsonObject, theirs: JsonObject = {}): ArchivePlay =>
  position([mine as never, theirs as never], { turn: { step: 'materialize' } });

describe('levelling up', () => {
  it('ga:1.7.1.3 a level 0 champion is never materialized', () => {
    expect(materializing({ memory: some(2), materialDeck: ['Spirit of Fire', 'Sword of Seeking'] }).choices()).toEqual([
      'Sword of Seeking',
    ]);
  });

  it('ga:1.7.1.4 a champion of the next level is materialized onto the champion', () => {
    const game = materializing({ memory: some(1), materialDeck: ['Lorraine, Wandering Warrior'] });
    const { id } = game.champion(0);
    game.choose(0, { card: 'Lorraine, Wandering Warrior' });
    expect(game.stack()).toEqual(['Lorraine, Wandering Warrior']);
    game.resolve();
    expect(game.champion(0)).toMatchObject({ id, name: 'Lorraine, Wandering Warrior', level: 1, life: 20 });
    expect(game.happened('CHAMPION_LEVELED')).toMatchObject([{ seat: 0, level: 1 }]);
  });

  it('ga:1.7.1.4.1 the printed level counts, not what changes it', () => {
    const offered = (counters: JsonObject, ...field: string[]) =>
      materializing({
        champion: rai(1, { counters }),
        field,
        memory: some(3),
        materialDeck: ['Rai, Archmage', 'Rai, Storm Seer'],
      }).choices();
    expect(offered({ level: 1 }, 'Magus Disciple', 'Tome of Knowledge')).toEqual(['Rai, Archmage']);
  });

  it('ga:1.7.1.4.3.1 a rested champion wakes up as it levels up (ga:1.7.1.4.3)', () => {
    // In the recollection phase nothing rests it again.
    const game = materializing({
      champion: { card: 'Spirit of Wind', rested: true },
      memory: some(1),
      materialDeck: ['Lorraine, Wandering Warrior'],
    });
    expect(game.champion(0).rested).toBe(true);
    expect(game.choose(0, { card: 'Lorraine, Wandering Warrior' }).resolve().champion(0).rested).toBe(false);
  });

  it('ga:1.7.1.4.4 the cards under a champion are its lineage, the latest first', () => {
    const game = materializing({ champion: rai(2), memory: some(3), materialDeck: ['Rai, Storm Seer'] });
    game.choose(0, { card: 'Rai, Storm Seer' }).resolve();
    const lineage = game.champion(0).lineage as string[];
    expect(lineage.map((id) => game.view().objects[id]?.card)).toEqual([
      'Rai, Archmage',
      'Rai, Spellcrafter',
      'Spirit of Fire',
    ]);
    // ga:2.1.1.3: everyone sees it.
    expect(lineage.map((id) => game.view(1).objects[id]?.card)).toContain('Rai, Archmage');
  });

  it('ga:1.7.1.4.4.1 damage and counters stay on the champion (ga:2.11.5)', () => {
    const game = materializing({
      champion: rai(1, { damage: 7, counters: { enlighten: 2 } }),
      memory: some(2),
      materialDeck: ['Rai, Archmage'],
    });
    game.choose(0, { card: 'Rai, Archmage' }).resolve();
    expect(game.champion(0)).toMatchObject({ damage: 7, counters: { enlighten: 2 }, life: 22 });
  });

  it.each([
    ['banishment', 'banish'],
    ['graveyard', 'destroy'],
  ])('ga:1.7.1.4.4.2 the whole lineage leaves with its champion: into the %s', (to, cause) => {
    const away = action('Away', {
      targets: [on('Champion')],
      effects: [{ do: 'move', what: { target: 0 }, to, cause }],
    });
    const second = action('Second', {
      effects: [{ do: 'move', what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }] }, to: 'field' }],
    });
    const game = play(
      [away, second],
      { champion: rai(2, { counters: { enlighten: 2 } }), materialDeck: ['Spirit of Wind'], hand: ['Second', 'Away'] },
      {},
    );
    game.activateCard(0, 'Second').resolveAll().activateCard(0, 'Away', { card: 'Rai, Archmage' }).resolve();
    expect(game.result()).toBeNull();
    for (const name of ['Rai, Archmage', 'Rai, Spellcrafter']) expect([name, game.zones(name)]).toEqual([name, [to]]);
    expect(game.all('Spirit of Fire', to)).toHaveLength(1);
    expect(Object.values(game.view().objects).filter((o) => o.zone === 'lineage')).toEqual([]);
  });

  it('ga:1.7.1.4.4.5 of the cards in a lineage only elements and inherited effects count', () => {
    const game = position([{ champion: rai(3) }, {}]);
    expect(game.champion(0)).toMatchObject({ name: 'Rai, Storm Seer', level: 3, life: 25 });
    expect(game.champion(0).subtypes).toEqual(['Mage', 'Human']);
    expect(position([{ champion: lorraine(1) }, {}]).champion(0).subtypes).not.toContain('Spirit');
  });

  it('ga:1.7.1.4.5 levelling up is the one materialization of the phase (ga:2.3.2.1.1)', () => {
    const game = materializing({
      champion: rai(1),
      memory: some(4),
      materialDeck: ['Rai, Archmage', 'Crystal of Empowerment'],
    });
    game.choose(0, { card: 'Rai, Archmage' }).resolve();
    expect(game.view().turn.phase).toBe('recollection');
    expect(game.zones('Crystal of Empowerment')).toEqual(['materialDeck']);
  });
});

describe('champions in a fight', () => {
  it('ga:1.7.1.7 a champion can be attacked', () => {
    const game = position([{ champion: 'Spirit of Fire', field: ['Blitz Mage'] }, {}]);
    game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    expect(game.damage(1)).toBe(3);
  });

  it('ga:1.7.1.8.1 a champion without weapon neither attacks nor retaliates', () => {
    const game = position([{ field: ['Blitz Mage'] }, {}]);
    expect(game.offers()).toEqual(['PASS', 'ATTACK Blitz Mage']);
    game.declare(0, 'Blitz Mage', 'Spirit of Fire').pass().pass();
    expect(game.view().turn.step).toBe('damage');
  });

  it('ga:1.7.1.8 a champion attacks with a weapon, ga:1.7.1.8.2 resting for it', () => {
    const game = position([{ champion: lorraine(1), field: ['Sword of Seeking'] }, {}]);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking');
    expect(game.champion(0).rested).toBe(true);
    game.fight();
    expect(game.damage(1)).toBe(1);
  });
});

describe('allies', () => {
  it('ga:1.7.2.1 are activated at slow speed only', () => {
    const hand = ['Banner Knight', ...some(2)];
    expect(position([{ hand }, {}]).offers()).toContain('ACTIVATE_CARD Banner Knight');
    expect(position([{ hand }, {}], { turn: { step: 'end' } }).offers()).toEqual(['PASS']);
    const combat = position([{ hand, field: ['Blitz Mage'] }, {}]).declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect(combat.offers()).toEqual(['PASS']);
  });

  it('ga:1.7.2.3 enter awake, ga:1.7.2.4 and attack while awake (ga:2.6.1.1)', () => {
    const game = position([{ hand: ['Banner Knight', ...some(2)] }, {}])
      .activateCard(0, 'Banner Knight')
      .resolve();
    expect(game.the('Banner Knight').rested).toBe(false);
    expect(game.offers()).toContain('ATTACK Banner Knight');
    expect(position([{ field: [{ card: 'Blitz Mage', rested: true }] }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:1.7.2.5 retaliate while awake', () => {
    const attack = (rested: boolean) =>
      position([{ field: ['Blitz Mage'] }, { field: [{ card: 'Esteemed Knight', rested }] }])
        .declare(0, 'Blitz Mage', 'Esteemed Knight')
        .pass()
        .pass();
    expect(attack(false).decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
    expect(attack(true).decision().kind).toBe('OPPORTUNITY');
  });

  it('ga:1.7.2.6 die as soon as they have no life left, ga:1.7.2.7 into the graveyard of their owner', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { field: [{ card: 'Blitz Mage', controller: 0 }] },
    ]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve();
    expect(game.the('Blitz Mage', 'graveyard').owner).toBe(1);
    expect([game.count(0, 'graveyard'), game.count(1, 'graveyard')]).toEqual([1, 1]);
  });
});

describe('actions and attack cards', () => {
  it('ga:1.7.3.1 an action is activated at its own speed', () => {
    const hand = ['Favorable Winds', 'Scry the Skies', ...some(1)];
    const game = position([{ hand }, {}], { turn: { active: 1 } }).pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Favorable Winds']);
  });

  it('ga:1.7.3.2 targets are named as it is activated, ga:1.7.3.4 and it waits on the Effects Stack', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
      { field: ['Esteemed Knight'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' });
    expect(game.decision().kind).toBe('TARGETS');
    game.answering([{ card: 'Esteemed Knight' }]);
    expect([game.stack(), game.the('Esteemed Knight').damage]).toEqual([['Ignite the Soul'], 0]);
  });

  it('ga:1.7.3.3 does nothing without its target, ga:1.7.3.5 and goes to the graveyard either way', () => {
    const hand = [...some(2, 'Ignite the Soul'), ...some(2)];
    const game = position([{ champion: rai(1), hand }, { field: ['Blitz Mage'] }]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' });
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve();
    expect(game.zones('Blitz Mage')).toEqual(['graveyard']);
    game.resolve();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
    expect(game.zones('Ignite the Soul')).toEqual(['graveyard', 'graveyard']);
  });

  const slash = (more: JsonObject = {}) =>
    position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)], ...more }, {}]);

  it('ga:1.7.4.1 attack cards are slow, ga:1.7.4.2 and rest the champion as a cost', () => {
    expect(slash({ champion: lorraine(1, { rested: true }) }).offers()).toEqual(['PASS']);
    const game = slash().activateCard(0, 'Savage Slash');
    expect([game.champion(0).rested, game.stack()]).toEqual([true, ['Savage Slash']]);
    const late = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}], {
      turn: { step: 'end' },
    });
    expect(late.offers()).toEqual(['PASS']);
  });

  it('ga:1.7.4.3 an attack card goes together with a weapon, if the player wants (ga:2.6.5.2)', () => {
    const game = slash({ field: ["Warrior's Longsword"] })
      .activateCard(0, 'Savage Slash')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'WEAPON', min: 0, max: 1 });
    game.aim('Spirit of Fire', "Warrior's Longsword");
    expect(game.combat().power).toBe(4);
    const bare = slash({ field: ["Warrior's Longsword"] })
      .activateCard(0, 'Savage Slash')
      .resolve();
    expect(bare.aim('Spirit of Fire').combat()).toMatchObject({ power: 2, weapon: null });
  });

  it('ga:1.7.4.4 an attack card waits on the Effects Stack, ga:1.7.4.5 then it lies in the intent (ga:2.6.6)', () => {
    const game = slash().activateCard(0, 'Savage Slash');
    expect([game.stack(), game.view().turn.phase]).toEqual([['Savage Slash'], 'main']);
    game.resolve();
    expect([game.zones('Savage Slash'), game.view().turn.phase]).toEqual([['intent'], 'combat']);
    game.fight();
    // ga:2.1.10.3
    expect(game.zones('Savage Slash')).toEqual(['graveyard']);
  });

  it('ga:1.7.4.6 its damage is dealt together with that of the weapon, as one', () => {
    const game = slash({ field: ["Warrior's Longsword"] })
      .activateCard(0, 'Savage Slash')
      .resolve();
    game.aim('Spirit of Fire', "Warrior's Longsword").fight();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ amount: 4, combat: true }]);
  });
});

describe('items and weapons', () => {
  it('ga:1.7.5.1.1 regalia have a memory cost in the place of a reserve cost (ga:1.7.8.3.2)', () => {
    const game = position([{ materialDeck: ['Tome of Knowledge', 'Sword of Seeking'] }, {}]);
    for (const card of ['Tome of Knowledge', 'Sword of Seeking'])
      expect(game.the(card, 'materialDeck')).toMatchObject({ supertypes: ['Regalia'], costKind: 'memory' });
  });

  it('ga:1.7.6.3 a weapon lets a champion attack, ga:1.7.6.3.1 but not an ally', () => {
    expect(position([{ champion: lorraine(1) }, {}]).offers()).toEqual(['PASS']);
    const game = position([{ champion: lorraine(1), field: ['Sword of Seeking', 'Library Witch', 'Blitz Mage'] }, {}]);
    expect(game.offers()).toEqual(['PASS', 'ATTACK Blitz Mage', 'ATTACK Lorraine, Wandering Warrior'].sort().reverse());
    game.declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect(game.combat()).toMatchObject({ weapon: null, power: 3 });
  });

  it('ga:1.7.6.4.2 the durability of a weapon is the number of its counters', () => {
    const game = position([{ field: [{ card: 'Sword of Seeking', durability: 5 }] }, {}]);
    expect(game.the('Sword of Seeking').durability).toBe(5);
  });

  it('ga:1.7.6.4.3 a weapon that took part in damage loses a durability counter (ga:2.2.7.2.2.5)', () => {
    const game = position([{ champion: lorraine(1), field: ['Sword of Seeking', "Warrior's Longsword"] }, {}]);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking').fight();
    expect([game.the('Sword of Seeking').durability, game.the("Warrior's Longsword").durability]).toEqual([1, 2]);
  });

  it('ga:1.7.6.4.4 a weapon without durability is destroyed, ga:1.7.8.3.3 and as a regalia banished', () => {
    const game = position([{ champion: lorraine(1), field: ['Ornamental Greatsword'] }, {}]);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Ornamental Greatsword').fight();
    expect([game.damage(1), game.zones('Ornamental Greatsword')]).toEqual([1, ['banishment']]);
  });

  it('ga:1.7.6.4.4.1 prevented damage wears the weapon down all the same', () => {
    const game = position([
      { champion: lorraine(1), field: ['Ornamental Greatsword'] },
      { champion: lorraine(1), hand: ['Deflecting Edge', ...some(1)] },
    ]);
    game.choose(0, { kind: 'ATTACK', card: 'Lorraine, Wandering Warrior' }).pass();
    game.activateCard(1, 'Deflecting Edge', { card: 'Lorraine, Wandering Warrior', controller: 1 }).fight();
    expect([game.damage(1), game.zones('Ornamental Greatsword')]).toEqual([0, ['banishment']]);
  });
});

describe('supertypes', () => {
  const twin = (name: string): JsonObject => ({
    token: { name, types: ['Ally'], supertypes: ['Unique'], subtypes: ['Human'], power: 1, life: 1 },
  });

  it('ga:1.7.8.2.1 of unique objects with one name their player keeps one and sacrifices the others (ga:2.11.7.8.5)', () => {
    const game = position([{ field: [twin('Rowan'), twin('Rowan')] }, {}]);
    expect(game.decision()).toMatchObject({ kind: 'UNIQUE', seat: 0, min: 1, max: 1 });
    game.answer(0, { choose: [game.decision().options[1]?.id as string] });
    expect(game.all('Rowan')).toHaveLength(1);
    expect(game.view().turn.phase).toBe('main');
  });

  it('ga:1.7.8.2 the limit is for each player and each name', () => {
    const game = position([{ field: [twin('Rowan'), twin('Hazel')] }, { field: [twin('Rowan')] }]);
    expect(game.decision().kind).toBe('OPPORTUNITY');
  });

  it('ga:1.7.8.3.4 a regalia that would go to a hand goes to the material deck', () => {
    const game = position([
      { champion: lorraine(3), hand: ["Spirit's Blessing", ...some(1)], field: ['Sword of Seeking'] },
      {},
    ]).activateCard(0, "Spirit's Blessing");
    expect(game.zones('Sword of Seeking')).toEqual(['materialDeck']);
  });
});
