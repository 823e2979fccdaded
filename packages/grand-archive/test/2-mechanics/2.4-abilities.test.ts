import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

describe('abilities', () => {
  it('ga:2.4.0.3 abilities of objects work on the field only (ga:2.4.0.6)', () => {
    const hidden = { hand: ['Magus Disciple'], graveyard: ['Magus Disciple'], memory: ['Magus Disciple'] };
    expect(position([{ champion: rai(1), ...hidden }, {}]).champion(0).level).toBe(1);
    expect(position([{ champion: rai(1), field: ['Magus Disciple'] }, {}]).champion(0).level).toBe(2);
  });

  it('ga:2.4.0.3.1 an ability of another zone works there only', () => {
    // Floating Memory pays out of the graveyard, not out of the hand or from the field.
    const offered = (mine: JsonObject) =>
      position([{ champion: rai(1), materialDeck: ['Tome of Knowledge'], ...mine }, {}], {
        turn: { step: 'materialize' },
      }).choices();
    expect(offered({ hand: ['Swift Recruit'], field: ['Swift Recruit'] })).toEqual([]);
    expect(offered({ graveyard: ['Swift Recruit'] })).toEqual(['Tome of Knowledge']);
  });

  it('ga:2.4.0.5 abilities of attack cards work in the intent (ga:2.4.0.4)', () => {
    const game = position([{ champion: lorraine(1), hand: ['Opening Cut', ...some(1)] }, {}]);
    game.activateCard(0, 'Opening Cut');
    expect(game.the('Opening Cut', 'effectsStack').power).toBe(1);
    expect(game.resolve().the('Opening Cut', 'intent').power).toBe(3);
  });

  it('ga:2.4.0.5 and only there: not while it waits, nor in the graveyard afterwards', () => {
    const banner = (zone: JsonObject) =>
      card(
        'Rallying Cut',
        { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Sword'] },
        {
          kind: 'static',
          ...zone,
          affects: [{ has: ['types', 'Ally'] }],
          mods: [{ mod: 'add', stat: 'power', value: 1 }],
        },
      );
    const mine = { champion: lorraine(1), hand: ['Rallying Cut'], field: ['Blitz Mage'] };
    const game = play([banner({ zone: 'intent' })], mine, {}).activateCard(0, 'Rallying Cut');
    expect(game.figures('Blitz Mage')).toBe('3/1');
    expect(game.resolve().figures('Blitz Mage')).toBe('4/1');
    expect([game.fight().zones('Rallying Cut'), game.figures('Blitz Mage')]).toEqual([['graveyard'], '3/1']);
  });

  it('ga:2.4.0.10.1 a redundant keyword works once', () => {
    const thrifty = (...efficiency: JsonObject[]) => ally('Thrifty', { cost: 7 }, ...efficiency);
    const costs = (...efficiency: JsonObject[]) =>
      play([thrifty(...efficiency)], { champion: rai(2), hand: ['Thrifty'] }, {}).the('Thrifty', 'hand').costNow;
    expect(costs()).toBe(7);
    expect(costs(keyword('efficiency'))).toBe(5);
    expect(costs(keyword('efficiency'), keyword('efficiency'))).toBe(5);
  });

  it('ga:2.4.0.12 an ability on the Effects Stack does not need its source', () => {
    const game = position([{ champion: rai(1), field: ['Tome of Knowledge'] }, {}]).use(0, 'Tome of Knowledge');
    expect(game.zones('Tome of Knowledge')).toEqual(['banishment']);
    expect(game.resolve().count(0, 'hand')).toBe(1);
    const sword = position([
      { champion: lorraine(1), field: [{ card: 'Clarent, Sword of Peace', durability: 1 }] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    ]).use(0, 'Clarent, Sword of Peace');
    expect(sword.zones('Clarent, Sword of Peace')).toEqual(['banishment']);
    sword.resolve().pass().activateCard(1, 'Ignite the Soul', { card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(sword.damage(0)).toBe(0);
  });

  it('ga:2.4.0.13 it is controlled by the controller of its source', () => {
    const game = position([{}, { field: [{ card: 'Bauble of Abundance', controller: 0 }] }]).use(
      0,
      'Bauble of Abundance',
    );
    expect(game.view().stack[0]).toMatchObject({ controller: 0 });
  });

  it('ga:2.4.0.3 activated abilities as well as others', () => {
    const bell = ally('Bell', { power: 0 }, { kind: 'activated', cost: [], effects: [] });
    const offers = (mine: object) => play([bell], mine, {}).offers();
    expect([offers({ graveyard: ['Bell'], memory: ['Bell'] }), offers({ field: ['Bell'] })]).toEqual([
      ['PASS'],
      ['PASS', 'ACTIVATE_ABILITY Bell'],
    ]);
  });

  it('ga:2.4.0.5 triggered abilities of attack cards work there, too', () => {
    const game = position([{ champion: lorraine(1), hand: ['Wind Cutter', ...some(2)] }, {}]);
    game.activateCard(0, 'Wind Cutter').resolve().fight();
    expect(game.happened('ABILITY_TRIGGERED')).toMatchObject([{ card: 'Wind Cutter' }]);
  });

  it('ga:2.4.0.10.1 and triggers once', () => {
    const guard = ally('Guard', {}, keyword('intercept'), keyword('intercept'));
    const game = play([guard], { field: ['Blitz Mage'] }, { field: ['Guard'] }).declare(
      0,
      'Blitz Mage',
      'Spirit of Fire',
    );
    expect(game.stack()).toEqual(['Guard']);
  });

  it('ga:2.4.0.13 a triggered ability no less', () => {
    const game = position([{ champion: rai(1) }, { field: [{ card: 'Impassioned Tutor', controller: 0 }] }]);
    game.declare(0, 'Impassioned Tutor', 'Spirit of Fire');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0 }]);
  });
});

describe('activated abilities', () => {
  const endura = (counters: number, field: string[] = []) =>
    position([
      { champion: rai(1, { counters: { enlighten: counters } }), field: ['Endura, Scepter of Ignition'] },
      { field },
    ]);

  it('ga:2.4.1.1 targets are chosen and costs paid, ga:2.4.1.4 then it waits on the Effects Stack, ga:2.4.1.3 being activated', () => {
    const game = endura(1, ['Blitz Mage']);
    game.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Endura, Scepter of Ignition' });
    expect([game.decision().kind, game.the('Endura, Scepter of Ignition').rested]).toEqual(['TARGETS', false]);
    expect(game.happened('ABILITY_ACTIVATED')).toEqual([]);
    game.answering([{ card: 'Blitz Mage' }]);
    expect(game.the('Endura, Scepter of Ignition').rested).toBe(true);
    expect([game.view().stack[0], game.decision().seat]).toMatchObject([{ kind: 'ABILITY' }, 0]);
    expect(game.happened('ABILITY_ACTIVATED')).toHaveLength(1);
  });

  it('ga:2.4.1.4 the turn player may answer it first', () => {
    const game = position([{}, { field: ['Bauble of Abundance'] }])
      .pass()
      .use(1, 'Bauble of Abundance');
    expect([game.stack().length, game.decision()]).toMatchObject([1, { kind: 'OPPORTUNITY', seat: 0 }]);
  });

  it('ga:2.4.1.2 what stands before its effect is its cost: rested already, it cannot rest for it, nor without the counters', () => {
    const offers = (rested: boolean, enlighten: number) =>
      position([
        {
          champion: rai(1, { counters: { enlighten } }),
          field: [{ card: 'Endura, Scepter of Ignition', rested }],
        },
        { field: ['Blitz Mage'] },
      ]).offers();
    expect(offers(false, 1)).toContain('ACTIVATE_ABILITY Endura, Scepter of Ignition');
    expect(offers(true, 1)).toEqual(['PASS']);
    expect(offers(false, 0)).toEqual(['PASS']);
  });

  it('ga:2.4.1.5 in combat, in other phases and over what waits, unless they say that they are slow', () => {
    const item = (name: string, timing: JsonObject) =>
      card(
        name,
        { types: ['Item'], costKind: 'reserve', cost: 0 },
        { kind: 'activated', cost: [{ pay: 'rest' }], effects: [{ do: 'draw', who: 'you', count: 1 }], ...timing },
      );
    const cards = [item('Swift', {}), item('Heavy', { timing: 'slow' })];
    const used = (game: ArchivePlay) =>
      game.offers().flatMap((o) => (o.startsWith('ACTIVATE_ABILITY') ? [o.slice(17)] : []));
    const start = () => play(cards, { field: ['Swift', 'Heavy', 'Blitz Mage'] }, {});
    expect(used(start()).sort()).toEqual(['Heavy', 'Swift']);
    const others = [start().declare(0, 'Blitz Mage', 'Spirit of Fire'), start().to('end'), start().use(0, 'Heavy')];
    expect(others.map(used)).toEqual([['Swift'], ['Swift'], ['Swift']]);
  });

  it('ga:2.4.1.5 abilities are fast unless they say otherwise (ga:2.8.1.3.2)', () => {
    const game = position([{ field: ['Bauble of Abundance'] }, {}], { turn: { active: 1 } }).pass();
    expect(game.offers()).toContain('ACTIVATE_ABILITY Bauble of Abundance');
    const slow = position(
      [{ champion: rai(1, { counters: { enlighten: 1 } }), field: ['Endura, Scepter of Ignition'] }, {}],
      { turn: { active: 1 } },
    ).pass();
    expect(slow.offers()).toEqual(['PASS']);
  });

  it('ga:2.4.1.2.1 what restricts an ability is looked at as it is activated', () => {
    const offers = (champion: string) => position([{ field: ['Fire Resonance Bauble'] }, { champion }]).offers();
    expect(offers('Spirit of Fire')).toContain('ACTIVATE_ABILITY Fire Resonance Bauble');
    expect(offers('Spirit of Wind')).toEqual(['PASS']);
  });

  it('ga:2.4.1.6 the costs were paid whatever comes of it', () => {
    const game = position([
      {
        champion: rai(1, { counters: { enlighten: 1 } }),
        hand: ['Ignite the Soul', ...some(1)],
        field: ['Endura, Scepter of Ignition'],
      },
      { field: ['Blitz Mage'] },
    ]).use(0, 'Endura, Scepter of Ignition', { card: 'Blitz Mage' });
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolveAll();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
    expect(game.the('Endura, Scepter of Ignition').rested).toBe(true);
    expect(game.champion(0).counters).toEqual({});
  });

  it('ga:2.4.1.6 nor is it chosen anew, or paid for otherwise, by what comes before it resolves', () => {
    const lens = card(
      'Lens',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        cost: [{ pay: 'reserve', amount: 2 }],
        modes: {
          min: 1,
          max: 1,
          choices: [
            { label: 'one', effects: [{ do: 'draw', who: 'you', count: 1 }] },
            { label: 'three', effects: [{ do: 'draw', who: 'you', count: 3 }] },
          ],
        },
      },
    );
    const sale = card(
      'Sale',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        cost: [{ pay: 'rest' }],
        effects: [
          {
            do: 'modify',
            what: 'you',
            mods: [{ mod: 'cost', abilities: true, less: [{ pay: 'reserve', amount: 2 }] }],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    );
    const game = play([lens, sale], { field: ['Lens', 'Sale'], hand: some(2) }, {}).use(0, 'Lens', { index: 1 });
    game.use(0, 'Sale').resolve();
    expect([game.count(0, 'memory'), game.stack()]).toEqual([2, ['Lens']]);
    expect([game.resolve().count(0, 'hand'), game.count(0, 'memory')]).toEqual([3, 2]);
  });
});

describe('triggered abilities', () => {
  it('ga:2.4.2.1 triggers go on the Effects Stack by themselves, ga:2.4.2.3 and resolve like other abilities', () => {
    const game = position([{ champion: rai(1), field: ['Impassioned Tutor'] }, {}]);
    game.declare(0, 'Impassioned Tutor', 'Spirit of Fire');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Impassioned Tutor' }]);
    expect(game.resolve().champion(0).level).toBe(2);
  });

  it('ga:2.4.2.3 with a target that is no longer legal it does nothing at all', () => {
    const scout = ally(
      'Scout',
      { cost: 0 },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'opponent' }] }],
        effects: [
          { do: 'draw', who: 'you', count: 1 },
          { do: 'damage', to: { target: 0 }, amount: 1 },
        ],
      },
    );
    const away = action('Away', {
      effects: [{ do: 'move', what: { each: [{ named: 'Banner Knight' }] }, to: 'hand', cause: 'return' }],
    });
    const drawn = (...answer: string[]): number => {
      const theirs = { field: ['Banner Knight'], hand: answer };
      const game = play([scout, away], { hand: ['Scout'] }, theirs)
        .activateCard(0, 'Scout')
        .resolve();
      if (answer.length > 0) game.pass().activateCard(1, 'Away').resolve();
      return game.resolveAll().count(0, 'hand');
    };
    expect([drawn(), drawn('Away')]).toEqual([1, 0]);
  });

  it('ga:2.4.2.2.3 without its event and condition nothing triggers', () => {
    const game = position([{ champion: rai(2), hand: ['Library Witch', ...some(2)] }, {}]);
    expect(game.activateCard(0, 'Library Witch').stack()).toEqual(['Library Witch']);
  });

  it('ga:2.4.2.2.3 the condition is looked at as it triggers, and not again', () => {
    const few: JsonObject = { compare: [{ count: [{ zone: 'hand' }, { owner: 'you' }] }, '<', 2] };
    const lark = ally(
      'Lark',
      { cost: 0 },
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        if: few,
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const gift = action('Gift', { effects: [{ do: 'draw', who: 'you', count: 3 }] });
    const enter = (...hand: (string | JsonObject)[]) =>
      play([lark, gift], { hand: ['Lark', ...hand] }, {})
        .activateCard(0, 'Lark')
        .resolve();
    expect([enter().stack(), enter(...some(2)).stack()]).toEqual([['Lark'], []]);
    const game = enter('Gift').activateCard(0, 'Gift').resolve();
    expect([game.count(0, 'hand'), game.resolve().count(0, 'hand')]).toEqual([3, 4]);
  });

  it('ga:2.4.2.5 a delayed trigger waits for its moment, ga:2.4.2.5.2 and comes once', () => {
    const game = position([{ champion: rai(3), hand: ['Arcane Disposition', ...some(3)] }, {}]);
    game.activateCard(0, 'Arcane Disposition').resolveAll().to('end');
    expect(game.stack()).toEqual(['Arcane Disposition']);
    expect(game.resolve().count(0, 'hand')).toBe(0);
    expect(game.to('end', 4).stack()).toEqual([]);
  });

  it('ga:2.4.2.7 what triggers while something resolves waits until that is over', () => {
    const game = position([
      { champion: rai(1), hand: ['Purge in Flames', ...some(7)] },
      { champion: rai(1), field: ['Library Witch', 'Blitz Mage'] },
    ]).activateCard(0, 'Purge in Flames');
    game.resolve();
    expect([game.zones('Purge in Flames'), game.stack()]).toEqual([['graveyard'], ['Library Witch']]);
    // The card had left the Effects Stack before the ability came there.
    const moved = game.events.findLastIndex(
      ({ type, data }) => type === 'OBJECT_MOVED' && data.card === 'Purge in Flames',
    );
    expect(game.events.findIndex(({ type }) => type === 'ABILITY_ON_STACK')).toBeGreaterThan(moved);
  });

  it('ga:2.4.2.6 each player orders those of their own that triggered at one moment', () => {
    const bird = (name: string) =>
      ally(name, {}, { kind: 'triggered', on: { on: 'step', match: { step: 'end' } }, effects: [] });
    const game = play([bird('Owl'), bird('Hawk')], {}, { field: ['Owl', 'Hawk'] })
      .pass()
      .pass();
    expect(game.decision()).toMatchObject({ kind: 'ORDER_TRIGGERS', seat: 1 });
    game.answer(1, { order: [{ card: 'Hawk' }, { card: 'Owl' }] });
    expect([game.stack(), game.decision()]).toMatchObject([['Owl', 'Hawk'], { kind: 'OPPORTUNITY', seat: 0 }]);
  });
});

describe('static abilities and restrictions', () => {
  it('ga:2.4.3.1 static abilities work all the time, without the Effects Stack', () => {
    const game = position([{ champion: rai(1), hand: ['Ignite the Soul', ...some(1)], field: ['Magus Disciple'] }, {}]);
    expect(game.champion(0).level).toBe(2);
    game.activateCard(0, 'Ignite the Soul', { card: 'Magus Disciple' }).resolve();
    expect(game.champion(0).level).toBe(1);
  });

  it('ga:2.4.3.3 several of them work together', () => {
    const field = ['Magus Disciple', 'Magus Disciple', 'Tome of Knowledge'];
    expect(position([{ champion: rai(1), field }, {}]).champion(0).level).toBe(4);
  });

  it('ga:2.4.4.1 a class bonus is there if the champion has the class of the card', () => {
    const power = (champion: string | JsonObject) =>
      position([{ champion, field: ["Warrior's Longsword"] }, {}]).the("Warrior's Longsword").power;
    expect([power(lorraine(1)), power(rai(1)), power('Spirit of Wind')]).toEqual([2, 1, 1]);
  });

  it('ga:2.4.4.2 several restrictions must all hold', () => {
    const power = (champion: JsonObject) =>
      position([{ champion, field: ['Banner Knight', 'Swift Recruit'] }, {}]).the('Swift Recruit').power;
    expect([power(lorraine(2)), power(lorraine(1)), power(rai(2))]).toEqual([2, 1, 1]);
  });

  it('ga:2.4.4.3 what is restricted is not there at all, in any zone', () => {
    const keywords = (champion: JsonObject) =>
      position([{ champion, graveyard: ['Savage Slash'], materialDeck: ["Warrior's Longsword"] }, {}], {
        turn: { step: 'materialize' },
      }).choices();
    expect(keywords(lorraine(1))).toEqual(["Warrior's Longsword"]);
    expect(keywords(rai(1))).toEqual([]);
  });

  it('ga:2.4.4.4.1.1 a level restriction counts what changes the level', () => {
    const power = (counters: JsonObject) =>
      position([{ champion: lorraine(1, { counters }), field: ['Banner Knight', 'Swift Recruit'] }, {}]).the(
        'Swift Recruit',
      ).power;
    expect([power({}), power({ level: 1 })]).toEqual([1, 2]);
    // What lowers it counts as well.
    const weight = card(
      'Weight',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'static',
        affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
        mods: [{ mod: 'add', stat: 'level', value: -1 }],
      },
    );
    const weighed = (...field: string[]) =>
      play([weight], { champion: lorraine(2), field: ['Banner Knight', 'Swift Recruit', ...field] }, {}).the(
        'Swift Recruit',
      ).power;
    expect([weighed(), weighed('Weight')]).toEqual([2, 1]);
  });
});
