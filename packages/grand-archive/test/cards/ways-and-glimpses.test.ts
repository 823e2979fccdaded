import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const of = (own: JsonObject, ...elements: string[]): JsonObject => ({
  ...own,
  props: { ...(own.props as JsonObject), elements },
});
/** All that waits resolves, and what is asked is answered as suggested. */
function finish(play: ArchivePlay): ArchivePlay {
  while (play.stack().length > 0 || play.decision().kind !== 'OPPORTUNITY') {
    const { seat, kind, default: usual } = play.decision();
    if (kind === 'OPPORTUNITY') play.pass();
    else play.answer(seat, usual);
  }
  return play;
}
const ways = (play: ArchivePlay, name: string) =>
  play
    .decision()
    .options.filter((one) => one.kind === 'ACTIVATE_CARD' && one.card === name)
    .map((one) => String(one.method ?? 'usual'));
const choose = (play: ArchivePlay, name: string, method: string): ArchivePlay =>
  play.answer(0, {
    choose: play
      .decision()
      .options.filter(
        (one) => one.kind === 'ACTIVATE_CARD' && one.card === name && String(one.method ?? 'usual') === method,
      )
      .map(({ id }) => id) as never,
  });

describe('other ways to activate', () => {
  it('Resolute Stand costs the next draw phase instead at level 2, and prevents 3 of what combat deals to the unit', () => {
    const start = (level: number, pay: number, mine: JsonObject = {}) =>
      game(hero('Guardian', 'norm', level), pay, { hand: ['Resolute Stand'], field: ['Wolf'], ...mine });
    expect([ways(start(2, 0), 'Resolute Stand'), ways(start(1, 3), 'Resolute Stand')]).toEqual([
      ['skipping'],
      ['usual'],
    ]);
    const play = start(2, 0);
    choose(play, 'Resolute Stand', 'skipping').answering([{ card: 'Wolf' }]);
    play.resolve();
    expect(play.count(0, 'memory')).toBe(0);
    const drawn = (turn: number) => play.to('main', turn).count(0, 'hand');
    expect([drawn(5), drawn(7)]).toEqual([0, 1]);
    const usual = choose(start(2, 3), 'Resolute Stand', 'usual').answering([{ card: 'Wolf' }]);
    expect(usual.to('main', 5).count(0, 'hand')).toBe(4);
  });
  it('Resolute Stand prevents 3 of each damage of combat this turn, and of no other', () => {
    const biter = ally('Biter', { power: 5, life: 9 });
    const play = game(
      hero('Guardian', 'norm', 2),
      3,
      { hand: ['Resolute Stand', 'Bolt'], field: ['Wolf'] },
      { field: ['Biter'] },
      { definitions: [biter] },
    );
    choose(play, 'Resolute Stand', 'usual')
      .answering([{ card: 'Wolf' }])
      .resolve();
    play.declare(0, 'Wolf', 'Biter');
    play.fight({ card: 'Biter' });
    expect(play.the('Wolf').damage).toBe(2);
    play.activateCard(0, 'Bolt', { card: 'Wolf' }).resolve();
    expect(play.the('Wolf').damage).toBe(7);
  });

  it('Flourishing Restoration needs no element for 2 more with Diao Chan, and recovers 3 again for up to two allies', () => {
    const start = (name: string, element: string, pay: number, theirs: string[] = []) =>
      game(
        hero('Cleric', element, 1, name),
        pay,
        { champion: { damage: 15 }, hand: ['Flourishing Restoration'], field: ['Wolf'] },
        { field: theirs },
      );
    const offered = (...args: [string, string, number]) => ways(start(...args), 'Flourishing Restoration');
    expect([offered('Diao Chan, Test', 'norm', 4), offered('Diao Chan, Test', 'norm', 3)]).toEqual([['ignoring'], []]);
    expect([offered('Other', 'norm', 4), offered('Other', 'tera', 4)]).toEqual([[], ['usual']]);
    expect(offered('Diao Chan, Test', 'tera', 4)).toEqual(['usual', 'ignoring']);
    const play = start('Diao Chan, Test', 'norm', 4, ['Wolf', 'Hound', 'Hound']);
    choose(play, 'Flourishing Restoration', 'ignoring').answering([]);
    play.resolve();
    expect(play.choices()).toEqual(['Wolf', 'Hound', 'Hound']);
    play.answer(0, { choose: [{ card: 'Wolf' }, play.decision().options[1]?.id as never] });
    expect([play.damage(0), play.count(0, 'memory')]).toEqual([6, 4]);
    const alone = start('Other', 'tera', 2).activateCard(0, 'Flourishing Restoration').resolve();
    expect([alone.damage(0), alone.count(0, 'memory')]).toEqual([12, 2]);
  });

  it('Scry the Stars is paid with a Scry the Skies, and lets what is glimpsed be starcalled for its reserve cost', () => {
    const moon = of(action('Moon', { effects: [{ do: 'recover', who: 'you', amount: 5 }] }, 'slow'), 'norm');
    const dear = { ...moon, name: 'Dear', props: { ...(moon.props as JsonObject), name: 'Dear', cost: 2 } };
    const start = (own: JsonObject, pay: number, graveyard: string[]) =>
      game(
        own,
        pay,
        {
          champion: { damage: 9 },
          hand: ['Scry the Stars', 'Gaze'],
          graveyard,
          mainDeck: ['Dear', 'Wolf', 'Wolf', 'Dear', 'Wolf', 'Wolf', 'Wolf'],
        },
        {},
        {
          definitions: [
            dear,
            action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 2, piles: ['top', 'bottom'] }] }),
          ],
        },
      );
    const cleric = hero('Cleric', 'astra');
    expect(ways(start(cleric, 1, ['Scry the Skies']), 'Scry the Stars')).toEqual(['instead']);
    expect(ways(start(hero('Mage', 'astra'), 1, ['Scry the Skies']), 'Scry the Stars')).toEqual([]);
    const play = start(cleric, 1, ['Scry the Skies']);
    choose(play, 'Scry the Stars', 'instead').answering([]);
    play.resolve();
    expect([play.zones('Scry the Skies'), play.decision().kind]).toEqual([['banishment'], 'STARCALL']);
    play.answer(0, { choose: [{ card: 'Dear' }] }).answering([]);
    finish(play);
    expect([play.damage(0), play.count(0, 'memory')]).toEqual([4, 2]);
    // It holds for what is glimpsed later in the turn as well, and is over then.
    const later = start(cleric, 6, []);
    later.activateCard(0, 'Scry the Stars').resolve().answer(0, { choose: [] });
    finish(later);
    const before = later.count(0, 'mainDeck');
    later.activateCard(0, 'Gaze').resolve();
    expect([later.decision().kind, before]).toEqual(['STARCALL', 7]);
    const none = start(cleric, 6, []).activateCard(0, 'Gaze').resolve();
    expect(none.decision().kind).toBe('GLIMPSE');
  });

  it('Pearled Prayer recovers 7 where it was activated in the own main phase, and 4 elsewhere', () => {
    const recovered = (step: string) => {
      const own = of(hero('Cleric', 'water'), 'water', 'tera');
      const play = game(own, 2, { champion: { damage: 15 }, hand: ['Pearled Prayer'] }, {}, { turn: { step } });
      play.activateCard(0, 'Pearled Prayer').resolve();
      return [play.damage(0), play.count(0, 'memory')];
    };
    expect([recovered('main'), recovered('recollection'), recovered('end')]).toEqual([
      [8, 3],
      [11, 3],
      [11, 3],
    ]);
  });
});

describe('what glimpsing and levelling find', () => {
  it('Stellar Cosmos lets Aethercharge cards that are glimpsed be loaded, once it has three charge counters', () => {
    const charge = action('Charge', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'field' }, { named: 'Stellar Cosmos' }] }, kind: 'charge', amount: 1 },
      ],
    });
    const gaze = action('Gaze', { effects: [{ do: 'arrange', kind: 'GLIMPSE', count: 2, piles: ['top', 'bottom'] }] });
    const spark = ally('Spark', { subtypes: ['Aethercharge'], cost: 0 });
    const asked = (name: string, before: number) => {
      const play = game(
        hero('Ranger', 'astra', 1, name),
        0,
        {
          hand: ['Charge', 'Gaze'],
          field: [{ card: 'Stellar Cosmos', counters: { charge: before } }],
          mainDeck: ['Spark', 'Wolf', 'Wolf'],
        },
        {},
        { definitions: [charge, gaze, spark] },
      );
      play.activateCard(0, 'Charge').resolve().resolveAll();
      play.activateCard(0, 'Gaze').resolve();
      return play;
    };
    expect(asked('Diana, Test', 2).decision().kind).toBe('AETHERCALL');
    expect([asked('Diana, Test', 1).decision().kind, asked('Other', 2).decision().kind]).toEqual([
      'GLIMPSE',
      'GLIMPSE',
    ]);
    const play = asked('Diana, Test', 2).answer(0, { choose: [{ card: 'Spark' }] });
    expect(play.zones('Spark')).toEqual(['loaded']);
  });
  it('Stellar Cosmos has spellshroud with its class bonus', () => {
    const zap = action('Zap', { targets: [on('Weapon')], effects: [] });
    const offered = (classes: string) =>
      game(hero(classes, 'astra'), 0, { hand: ['Zap'], field: ['Stellar Cosmos'] }, {}, { definitions: [zap] })
        .offers()
        .includes('ACTIVATE_CARD Zap');
    expect([offered('Ranger'), offered('Mage')]).toEqual([false, true]);
  });

  it('Frozen Divinity returns the champion card that would level another champion of base level 2', () => {
    const above = (level: number) =>
      card(`Rank ${level}`, { types: ['Champion'], costKind: 'memory', cost: 0, level, life: 20 });
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const start = (level: number) =>
      game(
        hero('Cleric', 'water', level),
        0,
        { hand: ['Up'], materialDeck: [`Rank ${level + 1}`], field: ['Frozen Divinity'] },
        { champion: { card: 'Rank 2' }, materialDeck: ['Rank 3'], hand: ['Up'] },
        { definitions: [above(1), above(2), above(3), up] },
      );
    const level = (play: ArchivePlay, seat: number) => play.champion(seat).level;
    const play = start(1).pass();
    play
      .activateCard(1, 'Up')
      .resolve()
      .answer(1, { choose: [{ card: 'Rank 3' }] });
    expect([level(play, 1), play.zones('Rank 3')]).toEqual([2, ['materialDeck']]);
    // One's own are none of its business: with base level 3 it is given up for a card.
    const own = start(2)
      .activateCard(0, 'Up')
      .resolve()
      .answer(0, { choose: [{ card: 'Rank 3' }] })
      .resolveAll();
    expect([level(own, 0), own.zones('Frozen Divinity'), own.count(0, 'memory')]).toEqual([3, ['graveyard'], 1]);
    const kept = start(1)
      .activateCard(0, 'Up')
      .resolve()
      .answer(0, { choose: [{ card: 'Rank 2' }] });
    expect(kept.to('end').resolveAll().all('Frozen Divinity').length).toBe(1);
    expect(start(1).to('end').resolveAll().zones('Frozen Divinity')).toEqual(['graveyard']);
  });
  it('Frozen Divinity returns what is materialized for that as well', () => {
    const above = (level: number) =>
      card(`Rank ${level}`, { types: ['Champion'], costKind: 'memory', cost: 0, level, life: 20 });
    const play = game(
      hero('Cleric', 'water', 2),
      0,
      { materialDeck: ['Rank 3'] },
      { champion: { card: 'Rank 1' }, field: ['Frozen Divinity'] },
      { definitions: [above(1), above(2), above(3)], turn: { step: 'materialize' } },
    );
    play.answering([{ card: 'Rank 3' }]);
    finish(play);
    expect([play.champion(0).level, play.zones('Rank 3')]).toEqual([2, ['materialDeck']]);
  });
});

describe('what holds for a while, or for others', () => {
  it('Spirit Blade: Ensoul puts cheap Swords onto the field, which attack as allies, and are sacrificed at the end', () => {
    const sword = (name: string, cost: number) =>
      thing(name, {
        types: ['Weapon'],
        supertypes: ['Regalia'],
        subtypes: ['Warrior', 'Sword'],
        costKind: 'memory',
        cost,
        power: 2,
        durability: 3,
      });
    const later = action('Later', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { named: 'Late' }] },
          to: 'field',
          cause: 'effect',
          controller: 'you',
        },
      ],
    });
    const play = game(
      hero('Warrior', 'crux'),
      6,
      {
        hand: ['Spirit Blade: Ensoul', 'Later'],
        materialDeck: ['Light', 'Heavy'],
        banishment: ['Old'],
        graveyard: ['Late'],
      },
      {},
      { definitions: [sword('Light', 1), sword('Heavy', 2), sword('Old', 0), sword('Late', 0), later] },
    );
    play.activateCard(0, 'Spirit Blade: Ensoul').resolve();
    expect(play.choices().sort()).toEqual(['Light', 'Old']);
    play.answer(0, { choose: [{ card: 'Light' }, { card: 'Old' }] });
    play.activateCard(0, 'Later').resolve();
    const attackers = () => play.offers().filter((offer) => offer.startsWith('ATTACK'));
    // Those that come later can as well.
    expect(attackers().sort()).toEqual(['ATTACK Hero', 'ATTACK Late', 'ATTACK Light', 'ATTACK Old']);
    play.declare(0, 'Light', 'Spirit of Fire').fight();
    expect(play.damage(1)).toBe(2);
    finish(play.to('end'));
    expect([play.zones('Light'), play.zones('Old'), play.zones('Late')]).toEqual([
      ['banishment'],
      ['banishment'],
      ['banishment'],
    ]);
  });

  it('Vengeful Gust suppresses an ally that deals 4 damage to its champion as it comes back, from level 3', () => {
    const damaged = (level: number) => {
      const play = game(hero('Mage', 'wind', level), 3, { hand: ['Vengeful Gust'] }, { field: ['Wolf'] });
      play.activateCard(0, 'Vengeful Gust', { card: 'Wolf' } as never).resolve();
      expect(play.zones('Wolf')).toEqual(['banishment']);
      finish(play.to('end'));
      expect(play.zones('Wolf')).toEqual(['field']);
      return [play.damage(0), play.damage(1)];
    };
    expect([damaged(3), damaged(2)]).toEqual([
      [0, 4],
      [0, 0],
    ]);
  });

  it('Greater Boon of Isis has Spell cards deal a third of the level more each time', () => {
    const twice = action('Twice', {
      effects: [
        { do: 'damage', amount: 1, to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] } },
        { do: 'damage', amount: 1, to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] } },
      ],
    });
    const stone = thing(
      'Stone',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'activated',
        as: ['subtypes', 'Spell'],
        cost: [],
        effects: [
          { do: 'damage', amount: 1, to: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] } },
        ],
      },
    );
    const skill = {
      ...twice,
      name: 'Skill',
      props: { ...(twice.props as JsonObject), name: 'Skill', subtypes: ['Skill'] },
    };
    const dealt = (name: string, level = 7, pantheon = ['Greater Boon of Isis']) => {
      const play = game(
        hero('Mage', 'norm', level),
        0,
        { hand: ['Twice', 'Skill'], field: ['Stone'], pantheon },
        { hand: ['Twice'] },
        {
          definitions: [twice, skill, stone],
          options: { format: 'pantheon' },
        },
      );
      if (name === 'Stone') play.use(0, 'Stone').resolve();
      else play.activateCard(0, name).resolve();
      return play.damage(1);
    };
    expect([dealt('Twice'), dealt('Twice', 2), dealt('Twice', 7, []), dealt('Skill'), dealt('Stone')]).toEqual([
      6, 2, 2, 2, 1,
    ]);
  });

  it('Tricastles of Lucenia keeps others than advanced cards from being activated, until a player gives one up', () => {
    const deed = (name: string, element: string) => of(action(name, { effects: [] }), element);
    const start = (theirs: string[]) =>
      game(
        of(hero('Mage', 'fire'), 'fire', 'tera'),
        0,
        { hand: ['Plain', 'Flame', 'Root'], field: ['Tricastles of Lucenia'] },
        { hand: theirs },
        { definitions: [deed('Plain', 'norm'), deed('Flame', 'fire'), deed('Root', 'tera')] },
      );
    const able = (play: ArchivePlay) =>
      ['Plain', 'Flame', 'Root'].filter((name) => play.offers().includes(`ACTIVATE_CARD ${name}`));
    const play = start(['Plain', 'Flame']);
    expect(able(play)).toEqual(['Root']);
    expect(play.offers()).toContain('ACTIVATE_ABILITY Tricastles of Lucenia');
    play.pass();
    expect([able(play), play.offers().includes('ACTIVATE_ABILITY Tricastles of Lucenia')]).toEqual([[], true]);
    play.use(1, 'Tricastles of Lucenia', { card: 'Plain' }).resolve();
    expect([play.count(1, 'banishment'), play.count(0, 'banishment')]).toEqual([1, 0]);
    expect(able(play)).toEqual(['Plain', 'Flame', 'Root']);
    // A fire card pays nothing, and nobody does it twice in a turn.
    expect(start(['Flame']).pass().offers()).not.toContain('ACTIVATE_ABILITY Tricastles of Lucenia');
    expect(play.to('main', 4).offers()).not.toContain('ACTIVATE_CARD Flame');
  });

  it('Diana, Cursebreaker banishes all Curses of the lineage for two Bullets, and wakes up as she attacks', () => {
    const hex = card('Hex', { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 0, speed: 'slow' });
    const bullet = (name: string) =>
      thing(name, { types: ['Item'], supertypes: ['Regalia'], subtypes: ['Bullet'], costKind: 'memory', cost: 0 });
    const blade = thing('Blade', { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 3 });
    const crown = thing('Crown', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const bind = action('Bind', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { named: 'Hex' }] },
          to: 'lineage',
          cause: 'effect',
          attached: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
        },
      ],
    });
    const start = (curses: number) =>
      game(
        hero('Ranger', 'umbra', 2, 'Diana, Test'),
        0,
        {
          champion: { card: 'Diana, Cursebreaker', lineage: ['Diana, Test'] },
          hand: ['Bind'],
          graveyard: some(curses, 'Hex'),
          materialDeck: ['Shot', 'Slug', 'Crown'],
          field: ['Blade'],
        },
        {},
        { definitions: [hex, bullet('Shot'), bullet('Slug'), blade, crown, bind] },
      )
        .activateCard(0, 'Bind')
        .resolve();
    const offers = (play: ArchivePlay) =>
      play.decision().options.filter((one) => one.kind === 'ACTIVATE_ABILITY' && one.card === 'Diana, Cursebreaker');
    expect(offers(start(3))).toEqual([]);
    const play = start(5);
    const [release] = offers(play);
    play.answer(0, { choose: [release?.id as never] }).answering([]);
    expect(play.zones('Hex')).toEqual(Array.from({ length: 5 }, () => 'banishment'));
    play.resolve();
    expect(play.choices().sort()).toEqual(['Shot', 'Slug']);
    play.answering([{ card: 'Shot' }, { card: 'Slug' }]);
    finish(play);
    expect([play.zones('Shot'), play.zones('Slug'), play.zones('Crown')]).toEqual([
      ['field'],
      ['field'],
      ['materialDeck'],
    ]);
    finish(play.declare(0, 'Diana, Cursebreaker', 'Spirit of Fire', 'Blade'));
    expect(play.champion(0).rested ?? false).toBe(false);
  });

  it('Desperate Cavalier banishes two cards with little influence, each to be activated for 2 damage besides', () => {
    const gift = { ...action('Gift', { effects: [{ do: 'recover', who: 'you', amount: 1 }] }) };
    const start = (hand: number, classes = 'Warrior') => {
      const play = game(
        hero(classes, 'exia'),
        0,
        { hand: some(hand), field: ['Desperate Cavalier'], mainDeck: ['Gift', 'Gift', 'Wolf'] },
        {},
        { definitions: [gift] },
      );
      return finish(play.choose(0, { kind: 'ATTACK', card: 'Desperate Cavalier' })).fight();
    };
    expect([start(5).zones('Gift'), start(4, 'Mage').zones('Gift')]).toEqual([
      ['mainDeck', 'mainDeck'],
      ['mainDeck', 'mainDeck'],
    ]);
    const play = start(4);
    expect(play.zones('Gift')).toEqual(['banishment', 'banishment']);
    const [first] = play.decision().options.filter((one) => one.card === 'Gift');
    play.answer(0, { choose: [first?.id as never] }).answering([]);
    expect(play.damage(0)).toBe(2);
    expect([play.resolve().damage(0), play.zones('Gift').sort()]).toEqual([1, ['banishment', 'graveyard']]);
    // As long as they are banished: in a later turn as well.
    expect(play.to('main', 5).offers()).toContain('ACTIVATE_CARD Gift');
  });

  it('Heavenly Guide levels up its champion where the card on top of the opponent’s was not played', () => {
    const above = (level: number) =>
      card(`Rank ${level}`, { types: ['Champion'], costKind: 'memory', cost: 0, level, life: 20 });
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const down = action('Down', { effects: [{ do: 'delevel' }] });
    const start = (level: number) =>
      game(
        hero('Cleric', 'norm', level),
        3,
        { hand: ['Heavenly Guide'], materialDeck: [`Rank ${level + 1}`] },
        {
          champion: { card: 'Rank 1' },
          materialDeck: ['Rank 2'],
          hand: ['Up', 'Down'],
        },
        { definitions: [1, 2, 3].map(above).concat([up, down]) },
      );
    const asked = (level: number, ...deeds: string[]) => {
      const play = start(level);
      for (const deed of deeds) {
        play.pass().activateCard(1, deed).resolve();
        if (play.decision().kind !== 'OPPORTUNITY') play.answer(1, { choose: [{ card: 'Rank 2' }] });
      }
      play.activateCard(0, 'Heavenly Guide').resolve().resolveAll();
      return play.decision().kind;
    };
    expect([asked(2, 'Up'), asked(2), asked(1, 'Up'), asked(2, 'Up', 'Down')]).toEqual([
      'LEVEL_UP',
      'OPPORTUNITY',
      'OPPORTUNITY',
      'OPPORTUNITY',
    ]);
    const materialized = game(
      hero('Cleric', 'norm', 2),
      3,
      { hand: ['Heavenly Guide'], materialDeck: ['Rank 3'] },
      { champion: { card: 'Rank 1' }, materialDeck: ['Rank 2'] },
      { definitions: [1, 2, 3].map(above), turn: { active: 1, step: 'materialize' } },
    );
    materialized.answering([{ card: 'Rank 2' }]);
    finish(materialized).to('main', 4);
    materialized.activateCard(0, 'Heavenly Guide').resolve().resolveAll();
    expect([materialized.champion(1).level, materialized.decision().kind]).toEqual([2, 'OPPORTUNITY']);
  });
});
