import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
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

  it('ga:1.7.1.4.3 the new card lies on top of the one before, awake, as part of the lineage', () => {
    const game = materializing({
      champion: { card: 'Spirit of Wind', rested: true },
      memory: some(1),
      materialDeck: ['Lorraine, Wandering Warrior'],
    });
    game.choose(0, { card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(game.champion(0)).toMatchObject({ name: 'Lorraine, Wandering Warrior', rested: false });
    expect((game.champion(0).lineage as string[]).map((id) => game.view().objects[id]?.card)).toEqual([
      'Spirit of Wind',
    ]);
  });

  it('ga:1.7.1.5 nobody levels up a champion that another player owns, nor one of their own that another controls', () => {
    const theirs: JsonObject[] = [{ zone: 'materialDeck' }, { named: 'Spirit of Rain' }, { owner: 'opponent' }];
    const seize = action('Seize', {
      targets: [on('Champion')],
      effects: [
        { do: 'move', what: { each: theirs }, to: 'field' },
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
      ],
    });
    const rain = card('Spirit of Rain', { types: ['Champion'], level: 0, life: 15, subtypes: ['Spirit'] });
    const next = { memory: some(3), materialDeck: ['Rai, Archmage', 'Sword of Seeking'] };
    const start = () =>
      play(
        [seize, rain],
        { champion: lorraine(1), hand: ['Seize'], ...next },
        { champion: rai(1), ...next, materialDeck: [...next.materialDeck, 'Spirit of Rain'] },
      );
    expect(start().to('materialize', 4).choices()).toEqual(['Rai, Archmage', 'Sword of Seeking']);
    const game = start().activateCard(0, 'Seize', { card: 'Rai, Spellcrafter' }).resolve();
    expect(game.the('Rai, Spellcrafter')).toMatchObject({ owner: 1, controller: 0 });
    expect(game.to('materialize', 4).choices()).toEqual(['Sword of Seeking']);
    game.choose(1, []);
    expect(game.to('materialize', 5).choices()).toEqual(['Sword of Seeking']);
  });

  it('ga:1.7.1.4.3.1 a rested champion wakes up as it levels up', () => {
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

  it('ga:1.7.1.4 what waits for the new champion to enter, or for levelling up, triggers', () => {
    const squire = ally(
      'Squire',
      {},
      { kind: 'triggered', on: { on: 'levelUp', player: 'you' }, effects: [{ do: 'draw', who: 'you', count: 1 }] },
    );
    const mine = { field: ['Squire'], memory: some(1), materialDeck: ['Lorraine, Wandering Warrior'] };
    const game = play([squire], mine, {}).to('materialize', 5).choose(0, { card: 'Lorraine, Wandering Warrior' });
    game.pass().pass();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.answer(0, game.decision().default);
    expect(game.stack().sort()).toEqual(['Lorraine, Wandering Warrior', 'Squire']);
  });

  it('ga:1.7.1.4.1 neither a champion of the same level nor of a lower one', () => {
    const offered = (level: number) =>
      materializing({
        champion: rai(level),
        memory: some(4),
        materialDeck: ['Rai, Spellcrafter', 'Rai, Archmage'],
      }).choices();
    expect([offered(0), offered(1), offered(2), offered(3)]).toEqual([
      ['Rai, Spellcrafter'],
      ['Rai, Archmage'],
      [],
      [],
    ]);
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

  it('ga:1.7.1.8 or with an attack card, and with neither it does not attack', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}]);
    expect(game.offers()).not.toContain('ATTACK Lorraine, Wandering Warrior');
    expect(game.activateCard(0, 'Savage Slash').resolve().fight().damage(1)).toBe(2);
  });

  it('ga:1.7.1.8.2 so one that rests already does not attack', () => {
    const field = ['Sword of Seeking'];
    expect(position([{ champion: lorraine(1, { rested: true }), field }, {}]).offers()).toEqual(['PASS']);
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

  it('ga:1.7.2.3 whatever brings them there', () => {
    const call = action('Call', {
      effects: [
        { do: 'create', token: ally('Page', {}) },
        { do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, to: 'field', cause: 'effect' },
      ],
    });
    const game = play([call], { hand: ['Call'], graveyard: [{ card: 'Blitz Mage' }] }, {}).activateCard(0, 'Call');
    game.resolve();
    expect([game.the('Page').rested, game.the('Blitz Mage').rested]).toEqual([false, false]);
    expect(game.offers()).toEqual(expect.arrayContaining(['ATTACK Page', 'ATTACK Blitz Mage']));
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

  it('ga:1.7.2.5 and rest for it', () => {
    const game = position([{ field: ['Blitz Mage'] }, { field: ['Banner Knight'] }])
      .declare(0, 'Blitz Mage', 'Banner Knight')
      .pass()
      .pass();
    expect(game.choose(1, [{ card: 'Banner Knight' }]).the('Banner Knight').rested).toBe(true);
  });

  it('ga:1.7.2.6 though they were dealt no damage', () => {
    const wither = action('Wither', {
      targets: [on('Ally')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'life', value: -3 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([wither], { hand: ['Wither'] }, { field: ['Esteemed Knight'] });
    expect(game.activateCard(0, 'Wither', { card: 'Esteemed Knight' }).resolve().zones('Esteemed Knight')).toEqual([
      'graveyard',
    ]);
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
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    game.answering([{ card: 'Esteemed Knight' }]);
    expect([game.stack(), game.the('Esteemed Knight').damage]).toEqual([['Ignite the Soul'], 0]);
  });

  it('ga:1.7.3.4 one that is activated later waits above, and resolves before', () => {
    const [low, high] = ['Low', 'High'].map((name) => action(name, { effects: [] }));
    const game = play([low as JsonObject, high as JsonObject], { hand: ['Low', 'High'] }, {});
    game.activateCard(0, 'Low').activateCard(0, 'High');
    expect(game.stack()).toEqual(['High', 'Low']);
    expect([game.resolve().stack(), game.zones('High')]).toEqual([['Low'], ['graveyard']]);
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

  it('ga:1.7.4.2 the champion and no ally', () => {
    const game = slash({ field: ['Blitz Mage'] }).activateCard(0, 'Savage Slash');
    expect([game.champion(0).rested, game.the('Blitz Mage').rested]).toEqual([true, false]);
    expect(slash({ champion: lorraine(1, { rested: true }), field: ['Blitz Mage'] }).offers()).not.toContain(
      'ACTIVATE_CARD Savage Slash',
    );
  });

  it('ga:1.7.4.3 an attack card goes together with a weapon, ga:2.6.5.2 if the player says so', () => {
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

  it('ga:1.7.4.4 an attack card waits on the Effects Stack, ga:1.7.4.5 then it lies in the intent, ga:2.6.6 until combat is over', () => {
    const game = slash().activateCard(0, 'Savage Slash');
    expect([game.stack(), game.view().turn.phase]).toEqual([['Savage Slash'], 'main']);
    game.resolve();
    expect([game.zones('Savage Slash'), game.view().turn.phase]).toEqual([['intent'], 'combat']);
    game.fight();
    expect(game.zones('Savage Slash')).toEqual(['graveyard']);
  });

  it('ga:2.6.6 there it is part of the attack, with what changes it', () => {
    const hone = action('Hone', {
      targets: [{ what: [{ zone: 'intent' }] }],
      effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'add', stat: 'power', value: 3 }] }],
    });
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2 });
    const game = play([hone, cut], { champion: lorraine(1), hand: ['Cut', 'Hone'] }, {})
      .activateCard(0, 'Cut')
      .resolve();
    expect(game.combat()).toMatchObject({ power: 2, intent: [game.the('Cut', 'intent').id] });
    game.activateCard(0, 'Hone').resolve();
    expect([game.combat().power, game.fight().damage(1), game.zones('Cut')]).toEqual([5, 5, ['graveyard']]);
  });

  it('ga:2.1.10.3 as combat ends attack cards go to the graveyard, ga:2.2.7.3.1 and nobody attacks any more', () => {
    const game = slash().activateCard(0, 'Savage Slash').resolve();
    expect(game.champion(0).attacking).toEqual([game.champion(1).id]);
    game.fight();
    expect([game.zones('Savage Slash'), game.champion(0).attacking]).toEqual([['graveyard'], []]);
    expect(() => game.combat()).toThrow('there is no attack');
    expect(game.happened('COMBAT_ENDED')).toHaveLength(1);
  });

  it('ga:1.7.4.6 its damage is dealt together with that of the weapon, as one', () => {
    const game = slash({ field: ["Warrior's Longsword"] })
      .activateCard(0, 'Savage Slash')
      .resolve();
    game.aim('Spirit of Fire', "Warrior's Longsword").fight();
    expect(game.happened('DAMAGE_DEALT')).toMatchObject([{ amount: 4, combat: true }]);
  });

  it('ga:1.7.3.1 a fast one also while something waits', () => {
    const game = position([{ hand: ['Favorable Winds', 'Favorable Winds', ...some(2)] }, {}]).activateCard(
      0,
      'Favorable Winds',
    );
    expect(game.offers()).toContain('ACTIVATE_CARD Favorable Winds');
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

  it('ga:1.7.6.3 nobody attacks with a weapon of another player', () => {
    const theirs = { field: [{ card: 'Sword of Seeking' }] };
    expect(position([{ champion: lorraine(1) }, theirs]).offers()).toEqual(['PASS']);
    const lent = { field: [{ card: 'Sword of Seeking', controller: 0 }] };
    expect(position([{ champion: lorraine(1) }, lent]).offers()).toEqual([
      'PASS',
      'ATTACK Lorraine, Wandering Warrior',
    ]);
  });

  it('ga:1.7.6.4.2 the durability of a weapon is the number of its counters', () => {
    const game = position([{ field: [{ card: 'Sword of Seeking', durability: 5 }] }, {}]);
    expect(game.the('Sword of Seeking').durability).toBe(5);
  });

  it('ga:1.7.6.4.3 a weapon that took part in damage loses a durability counter, ga:2.2.7.2.2.5 as the damage is dealt', () => {
    const game = position([{ champion: lorraine(1), field: ['Sword of Seeking', "Warrior's Longsword"] }, {}]);
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking').pass().pass();
    expect([game.view().turn.step, game.the('Sword of Seeking').durability]).toEqual(['damage', 2]);
    game.fight();
    expect([game.the('Sword of Seeking').durability, game.the("Warrior's Longsword").durability]).toEqual([1, 2]);
    const types = game.events.map((e) => e.type);
    const [hit, worn] = [types.indexOf('DAMAGE_DEALT'), types.lastIndexOf('COUNTERS_CHANGED')];
    expect(types.slice(Math.min(hit, worn), Math.max(hit, worn))).not.toContain('OPPORTUNITY_PASSED');
  });

  it('ga:1.7.6.4.3 though the damage was 0, and without any only if nothing was left to deal it to', () => {
    const weaken = action('Weaken', {
      targets: [on('Champion')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'attackPower', value: -9 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const start = () =>
      play(
        [weaken],
        { champion: lorraine(1), hand: ['Weaken'], field: ['Sword of Seeking'] },
        { field: ['Blitz Mage'] },
      );
    const game = start().declare(0, 'Lorraine, Wandering Warrior', 'Blitz Mage', 'Sword of Seeking');
    game.activateCard(0, 'Weaken', { card: 'Lorraine, Wandering Warrior' }).resolve().fight([]);
    expect([game.zones('Blitz Mage'), game.the('Sword of Seeking').durability]).toEqual([['field'], 1]);
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

  it('ga:1.7.6.3 so does a weapon that is no regalia', () => {
    const club = card('Club', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 1 });
    expect(play([club], { champion: lorraine(1), field: ['Club'] }, {}).offers()).toContain(
      'ATTACK Lorraine, Wandering Warrior',
    );
  });

  it('ga:1.7.6.4.4 at any time and whoever controls it, ga:2.11.6.3.3 as its last counter goes', () => {
    const rust = action('Rust', {
      targets: [on('Weapon')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: -1 }],
    });
    const game = play([rust], { hand: ['Rust', 'Rust'] }, { field: ['Sword of Seeking'] });
    expect(game.activateCard(0, 'Rust', { card: 'Sword of Seeking' }).resolve().zones('Sword of Seeking')).toEqual([
      'field',
    ]);
    expect(game.activateCard(0, 'Rust', { card: 'Sword of Seeking' }).resolve().zones('Sword of Seeking')).toEqual([
      'banishment',
    ]);
  });
});

describe('supertypes', () => {
  const twin = (name: string): JsonObject => ({
    token: { name, types: ['Ally'], supertypes: ['Unique'], subtypes: ['Human'], power: 1, life: 1 },
  });

  it('ga:1.7.8.2.1 of unique objects with one name their player keeps one and sacrifices the others', () => {
    const game = position([{ field: [twin('Rowan'), twin('Rowan')] }, {}]);
    expect(game.decision()).toMatchObject({ kind: 'UNIQUE', seat: 0, min: 1, max: 1 });
    const kept = game.decision().options[1];
    game.answer(0, { choose: [kept?.id as string] });
    expect(game.all('Rowan').map(({ id }) => id)).toEqual([kept?.object]);
    expect(game.view().turn.phase).toBe('main');
  });

  it('ga:2.11.7.8.5 of three one stays, ga:1.7.8.2.1 and nobody acts before that', () => {
    const game = position([{ field: [twin('Rowan'), twin('Rowan'), twin('Rowan')] }, {}]);
    expect(game.decisions().map(({ kind }) => kind)).toEqual(['UNIQUE']);
    const kept = game.decision().options[2];
    game.answer(0, { choose: [kept?.id as string] });
    expect(game.all('Rowan').map(({ id }) => id)).toEqual([kept?.object]);
  });

  it('ga:1.7.8.2 the limit is for each player and each name', () => {
    const game = position([{ field: [twin('Rowan'), twin('Hazel')] }, { field: [twin('Rowan')] }]);
    expect(game.decision().kind).toBe('OPPORTUNITY');
  });

  it.each(['hand', 'mainDeck'])('ga:1.7.8.3.4 a regalia that would go to the %s goes to the material deck', (to) => {
    const away = action('Away', {
      targets: [on('Weapon', 'Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to, cause: 'return' }],
    });
    const theirs = { field: ['Blitz Mage', 'Sword of Seeking'] };
    const game = play([away], { hand: ['Away', 'Away'] }, theirs);
    game.activateCard(0, 'Away', { card: 'Sword of Seeking' }).resolve();
    expect([game.the('Sword of Seeking', 'materialDeck').owner, game.count(1, 'materialDeck')]).toEqual([1, 1]);
    // Other cards go where they are sent.
    expect(game.activateCard(0, 'Away', { card: 'Blitz Mage' }).resolve().zones('Blitz Mage')).toEqual([to]);
  });

  it('ga:2.11.7.8.5 the player who controls them keeps one, ga:1.7.8.2.1 and the other is sacrificed, in the turn of others as well', () => {
    const game = position([{}, { field: [twin('Rowan'), twin('Rowan')] }]);
    expect(game.decision()).toMatchObject({ kind: 'UNIQUE', seat: 1 });
    game.answer(1, { choose: [game.decision().options[0]?.id as string] });
    expect(game.happened('OBJECT_MOVED')).toMatchObject([{ card: 'Rowan', cause: 'sacrifice' }]);
  });

  it('ga:1.7.8.3.3 a regalia that is sacrificed is banished as well, and no other card', () => {
    const forge = card(
      'Forge',
      { types: ['Item'], subtypes: ['Artifact'] },
      {
        kind: 'activated',
        cost: [
          {
            pay: 'sacrifice',
            what: [{ has: ['types', ['Weapon', 'Ally']] }, { controller: 'you' }],
            label: 'a weapon',
          },
        ],
        effects: [],
      },
    );
    const game = play([forge], { field: ['Forge', 'Sword of Seeking'] }, {}).use(0, 'Forge');
    expect([game.stack(), game.zones('Sword of Seeking')]).toEqual([['Forge'], ['banishment']]);
    const other = play([forge], { field: ['Forge', 'Blitz Mage'] }, {}).use(0, 'Forge');
    expect([other.stack(), other.zones('Blitz Mage')]).toEqual([['Forge'], ['graveyard']]);
  });
});
