import { describe, expect, it } from 'vitest';
import { action, play } from '../support/own-cards.js';
import { lorraine, newGame, position, rai, some } from '../support/play.js';

describe('objects and targets', () => {
  it('ga:2.7.1.1 units are allies and champions', () => {
    const game = position([
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)], field: ['Bauble of Abundance'] },
      { field: ['Blitz Mage', 'Sword of Seeking'] },
    ]).choose(0, { kind: 'ACTIVATE_CARD', card: 'Ignite the Soul' });
    expect(game.choices().sort()).toEqual(['Blitz Mage', 'Rai, Spellcrafter', 'Spirit of Fire']);
    // These attack and are attacked; other objects are not.
    const field = ['Blitz Mage', 'Sword of Seeking', 'Bauble of Abundance'];
    const attacking = position([{ field }, { field }]);
    expect(attacking.offers().filter((offer) => offer.startsWith('ATTACK'))).toEqual([
      'ATTACK Spirit of Wind',
      'ATTACK Blitz Mage',
    ]);
    attacking.choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
    expect(attacking.choices().sort()).toEqual(['Blitz Mage', 'Spirit of Fire']);
  });

  it('ga:2.7.5 cards in other zones are no objects and no targets for what targets objects (ga:2.7.6.2)', () => {
    const game = position([
      { champion: rai(2), hand: ['Disintegrate', ...some(6)] },
      { graveyard: ['Blitz Mage'], field: ['Esteemed Knight', 'Sword of Seeking'] },
    ]).choose(0, { kind: 'ACTIVATE_CARD', card: 'Disintegrate' });
    expect(game.choices().sort()).toEqual(['Esteemed Knight', 'Sword of Seeking']);
  });

  it('ga:2.7.5 nor does anything find them that speaks of objects', () => {
    const allies = { has: ['types', ['Ally']] };
    const cards = [
      action('Name', { targets: [{ what: [allies] }], effects: [] }),
      action('Count', { effects: [{ do: 'draw', who: 'you', count: { count: [allies] } }] }),
    ];
    const away = { graveyard: ['Blitz Mage'], memory: ['Blitz Mage'], banishment: ['Blitz Mage'] };
    const start = (field: string[]) => play(cards, { ...away, field, hand: ['Name', 'Count', 'Blitz Mage'] }, away);
    expect(start([]).offers()).toEqual(['PASS', 'ACTIVATE_CARD Count']);
    const game = start(['Banner Knight']).activateCard(0, 'Count').resolve();
    expect(game.count(0, 'hand')).toBe(3);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Name' });
    expect(game.view().stack).toMatchObject([{ card: 'Name', targets: [{ card: 'Banner Knight' }] }]);
  });

  it('ga:2.7.1 what lies on the field are objects: allies, champions, weapons, items and tokens, no actions', () => {
    const name = action('Name', { targets: [{ what: { zone: 'field' } }], effects: [] });
    const token = { name: 'Spark', types: ['Ally'], power: 1, life: 4 };
    const field = ['Blitz Mage', 'Sword of Seeking', 'Bauble of Abundance', { token }];
    const game = play([name], { hand: ['Name'] }, { field }).choose(0, { kind: 'ACTIVATE_CARD', card: 'Name' });
    const found = [
      'Blitz Mage',
      'Sword of Seeking',
      'Bauble of Abundance',
      'Spark',
      'Spirit of Wind',
      'Spirit of Fire',
    ];
    expect(game.choices().sort()).toEqual(found.sort());
    for (const card of ['Fireball', 'Savage Slash'])
      expect(() => position([{ field: [card] }, {}])).toThrow('ga:2.7.1');
  });

  it('ga:2.7.6 activations and intents are targets as objects are', () => {
    const name = (zone: string) => action('Name', { targets: [{ what: { zone } }], effects: [] });
    const slash = { champion: lorraine(1), hand: ['Savage Slash', 'Name', ...some(2)] };
    const targets = (game: ReturnType<typeof play>) => {
      game.activateCard(0, 'Name');
      return (game.view().stack[0] as unknown as { targets: { card: string }[] }).targets.map(({ card }) => card);
    };
    expect(targets(play([name('effectsStack')], slash, {}).activateCard(0, 'Savage Slash'))).toEqual(['Savage Slash']);
    expect(
      targets(
        play([name('intent')], slash, {})
          .activateCard(0, 'Savage Slash')
          .resolve(),
      ),
    ).toEqual(['Savage Slash']);
  });

  it('ga:2.7.6 and so are materializations', () => {
    const name = action('Name', { targets: [{ what: { zone: 'effectsStack' } }], effects: [] });
    const mine = { champion: lorraine(1), hand: ['Name'], materialDeck: ['Sword of Seeking'] };
    const game = play([name], mine, {}).to('materialize', 5).choose(0, { card: 'Sword of Seeking' });
    game.activateCard(0, 'Name', { card: 'Sword of Seeking' });
    expect(game.stack()).toEqual(['Name', 'Sword of Seeking']);
  });

  it('ga:2.7.6.1 where an effect rules a kind out, everything else is a target', () => {
    const name = action('Name', {
      targets: [{ what: [{ zone: 'field' }, { not: { has: ['types', ['Champion', 'Item']] } }] }],
      effects: [],
    });
    const field = ['Sword of Seeking', 'Bauble of Abundance', 'Banner Knight'];
    const game = play([name], { hand: ['Name'], field }, {}).choose(0, { kind: 'ACTIVATE_CARD', card: 'Name' });
    expect(game.choices().sort()).toEqual(['Banner Knight', 'Sword of Seeking']);
  });

  it('ga:2.7.6.1 a target is of the kind that the effect names', () => {
    const game = position([
      {
        champion: lorraine(3),
        hand: ['Spirit Blade: Infusion', ...some(2)],
        field: ['Sword of Seeking', 'Banner Knight'],
      },
      { field: ["Warrior's Longsword"] },
    ]).choose(0, { kind: 'ACTIVATE_CARD', card: 'Spirit Blade: Infusion' });
    expect(game.choices().sort()).toEqual(['Sword of Seeking', "Warrior's Longsword"]);
  });

  it('ga:2.7.6.3 a token ally is a target like any ally', () => {
    const token = { name: 'Spark', types: ['Ally'], power: 1, life: 4 };
    const game = position([{ champion: rai(1), hand: ['Focused Flames', ...some(1)] }, { field: [{ token }] }]);
    expect(game.activateCard(0, 'Focused Flames').resolve().zones('Spark')).toEqual([]);
  });

  it('ga:2.7.7 what is chosen rather than targeted is chosen as the card resolves (ga:2.7.7.1)', () => {
    const game = position([
      { champion: rai(1), hand: ['Creative Shock', 'Blitz Mage', ...some(3)] },
      { field: ['Esteemed Knight'] },
    ]).activateCard(0, 'Creative Shock');
    expect(game.decision().kind).toBe('OPPORTUNITY');
    game.resolve().choose(0, { card: 'Blitz Mage' });
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 0 });
    expect(game.choose(0, { card: 'Esteemed Knight' }).the('Esteemed Knight').damage).toBe(2);
  });

  it('ga:2.7.7 it is chosen by the player whose card it is, and as many as it says', () => {
    const blast = action('Blast', {
      effects: [
        { do: 'choose', save: 'it', from: [{ zone: 'field' }, { has: ['types', 'Ally'] }], min: 1, max: 1 },
        { do: 'damage', amount: 2, to: { saved: 'it' } },
      ],
    });
    const game = play([blast], { field: ['Banner Knight', 'Esteemed Knight'] }, { hand: ['Blast'] });
    game.pass().activateCard(1, 'Blast').resolve();
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 1, min: 1, max: 1 });
    game.refused(1, { choose: [] });
    expect(game.choose(1, { card: 'Banner Knight' }).the('Banner Knight').damage).toBe(2);
  });
});

describe('speed and Opportunity', () => {
  it('ga:2.8.1.1.1 allies and attacks are slow', () => {
    const hand = ['Banner Knight', 'Savage Slash', ...some(2)];
    const game = position([{ champion: lorraine(1), hand }, {}]);
    expect(game.offers()).toEqual(
      expect.arrayContaining(['ACTIVATE_CARD Banner Knight', 'ACTIVATE_CARD Savage Slash']),
    );
    expect(position([{ champion: lorraine(1), hand }, {}], { turn: { step: 'end' } }).offers()).toEqual(['PASS']);
  });

  it('ga:2.8.1.2.1 slow is: in the own main phase, with an empty Effects Stack', () => {
    const hand = ['Banner Knight', 'Favorable Winds', ...some(3)];
    const game = position([{ hand }, {}]).activateCard(0, 'Favorable Winds');
    expect(game.offers()).toEqual(['PASS']);
    expect(game.resolve().offers()).toContain('ACTIVATE_CARD Banner Knight');
  });

  it('ga:2.8.1.2.2 others never act at slow speed', () => {
    const game = position([{}, { champion: rai(1), hand: ['Scry the Skies', 'Ignite the Soul', ...some(1)] }]).pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Ignite the Soul']);
    // Neither by slow abilities nor by attacks.
    const theirs = {
      champion: rai(1, { counters: { enlighten: 1 } }),
      field: ['Endura, Scepter of Ignition', 'Blitz Mage'],
    };
    expect(position([theirs, {}]).offers()).toHaveLength(3);
    expect(position([{}, theirs]).pass().offers()).toEqual(['PASS']);
  });

  it('ga:2.8.1.3.1 fast cards are activated by anybody with Opportunity', () => {
    const hand = ['Ignite the Soul', ...some(1)];
    for (const step of ['recollection', 'main', 'end'])
      expect(position([{ champion: rai(1), hand }, {}], { turn: { step } }).offers()).toContain(
        'ACTIVATE_CARD Ignite the Soul',
      );
  });

  it('ga:2.8.2.1.3 who does nothing passes on, ga:2.8.2.1.4 until everyone could answer', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)] }, {}]).activateCard(0, 'Favorable Winds');
    expect(game.decision().seat).toBe(0);
    expect(game.pass().decision().seat).toBe(1);
    expect(game.stack()).toHaveLength(1);
    expect(game.pass().stack()).toEqual([]);
  });

  it('ga:2.8.2.1.6 then the next one resolves in the same way', () => {
    const hand = ['Favorable Winds', 'Favorable Winds', ...some(2)];
    const game = position([{ hand, field: ['Blitz Mage'] }, {}]).activateCard(0, 'Favorable Winds');
    game.activateCard(0, 'Favorable Winds').resolve();
    expect([game.stack().length, game.decision().seat, game.figures('Blitz Mage')]).toEqual([1, 0, '3/2']);
    expect(game.resolve().figures('Blitz Mage')).toBe('3/3');
  });

  it.each(['recollection', 'end'])('ga:2.8.2.2.1 there is Opportunity as the %s phase begins', (step) => {
    const game = position([{ memory: some(1) }, {}], { turn: { step } });
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
    expect([game.view().turn.phase, game.count(0, 'memory')]).toEqual([step, 1]);
  });

  it('ga:2.8.2.2.2 and after an activation, ga:2.8.2.2.3 and after a trigger went on the Effects Stack', () => {
    const game = position([{ champion: rai(2), hand: ['Ignite the Soul', ...some(1)] }, {}]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Spirit of Fire' });
    expect(game.stack()).toEqual(['Rai, Archmage', 'Ignite the Soul']);
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
  });

  it('ga:2.8.2.2.3 also in a phase that gives none by itself', () => {
    const game = newGame();
    expect([game.view().turn.phase, game.stack().length, game.decision().kind]).toEqual(['start', 1, 'OPPORTUNITY']);
  });

  it('ga:2.8.2.2.4 and as the steps of retaliation and damage begin', () => {
    const game = position([{ field: ['Blitz Mage'] }, {}]).declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
    expect(game.pass().pass().view().turn).toMatchObject({ step: 'damage', priority: 0 });
  });

  it('ga:2.8.1.2.1 and in no other phase', () => {
    const hand = ['Banner Knight', ...some(3)];
    for (const step of ['recollection', 'end'])
      expect(position([{ hand, field: ['Blitz Mage'] }, {}], { turn: { step } }).offers()).toEqual(['PASS']);
    const fighting = position([{ hand, field: ['Blitz Mage'] }, {}]).declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect(fighting.offers()).toEqual(['PASS']);
  });

  it('ga:2.8.1.3.1 in the turn of another player as well', () => {
    const theirs = { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] };
    for (const step of ['recollection', 'main', 'end'])
      expect(position([{}, theirs], { turn: { step } }).pass().offers()).toEqual([
        'PASS',
        'ACTIVATE_CARD Ignite the Soul',
      ]);
  });

  it('ga:2.8.2.1.5 once all have passed one after another what is on top resolves, and not before', () => {
    const game = position([{ hand: ['Favorable Winds', ...some(1)], field: ['Blitz Mage'] }, {}]);
    game.activateCard(0, 'Favorable Winds').pass();
    expect([game.stack(), game.figures('Blitz Mage')]).toEqual([['Favorable Winds'], '3/1']);
    expect([game.pass().stack(), game.figures('Blitz Mage')]).toEqual([[], '3/2']);
  });
});
