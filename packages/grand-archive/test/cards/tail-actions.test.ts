import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const favored = (play: ArchivePlay): boolean => (play.view().players[0] as JsonObject).crowdsFavor === true;
/** A champion with several elements. */
const of = (classes: string, ...elements: string[]): JsonObject => {
  const own = hero(classes, 'norm');
  return { ...own, props: { ...(own.props as JsonObject), elements } };
};
/** All that lies in one's banishment becomes an omen, but for what costs nothing. */
const marking = action('Marking', {
  effects: [
    {
      do: 'counters',
      what: { each: [{ zone: 'banishment' }, { owner: 'you' }, { stat: ['cost', '>=', 1] }] },
      kind: 'omen',
      amount: 1,
    },
  ],
});
const hit = (name: string, amount: number, ...types: string[]): JsonObject =>
  action(name, { targets: [on(...types)], effects: [{ do: 'damage', to: { target: 0 }, amount }] });

describe('actions that ask for omens', () => {
  it('Awaken Ombre costs twice X, puts up to X ally omens down rested, and wakes up those of a shared advanced element', () => {
    const begun = (name: string) =>
      game(
        hero('Guardian', 'umbra', 1, name),
        6,
        { hand: ['Awaken Ombre', 'Marking'], banishment: ['Wolf', 'Shade', 'Hound', 'Wolf'] },
        {},
        { definitions: [marking, ally('Shade', { elements: ['umbra'], life: 3 })] },
      )
        .activateCard(0, 'Marking')
        .resolve();
    const play = begun('Ciel, Test');
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Awaken Ombre' });
    expect(play.decision()).toMatchObject({ kind: 'X', max: 2 });
    play.answer(0, { number: 2 });
    expect(play.choices().sort()).toEqual(['Shade', 'Wolf', 'Wolf']);
    play.answering([{ choose: [{ card: 'Wolf' }, { card: 'Shade' }] as never }]);
    // Two of its cost, and twice two.
    expect(play.count(0, 'hand')).toBe(0);
    play.resolve();
    expect([play.the('Wolf').rested, play.the('Shade').rested, play.all('Hound')]).toEqual([true, false, []]);
    const other = begun('Somebody').activateCard(0, 'Awaken Ombre', { number: 2 }).resolve();
    expect([other.count(0, 'hand'), other.all('Wolf')]).toEqual([0, []]);
  });
});

describe('actions whose costs hang on what they target', () => {
  const pages = [1, 2, 3].map((n) => ally(`Page ${n}`, { life: 2 }));
  const tempest = (pay: number) =>
    game(
      of('Warrior', 'wind', 'neos'),
      pay,
      { hand: ['Bolstering Tempest'], field: ['Page 1', 'Page 2', 'Page 3'] },
      {},
      { definitions: pages },
    );

  it('Bolstering Tempest costs 2 more for each target beyond the first', () => {
    const played = (targets: string[]) =>
      tempest(6).activateCard(0, 'Bolstering Tempest', { choose: targets.map((name) => ({ card: name })) as never });
    const three = played(['Page 1', 'Page 2', 'Page 3']);
    expect(three.count(0, 'hand')).toBe(0);
    expect(three.resolve().figures('Page 3')).toBe('4/2');
    expect([played(['Page 1']).count(0, 'hand'), played([]).count(0, 'hand')]).toEqual([4, 4]);
  });

  it('Bolstering Tempest (ga:2.3.1.8) has no more targets than can be paid for', () => {
    const poor = tempest(5).choose(0, { kind: 'ACTIVATE_CARD', card: 'Bolstering Tempest' });
    const all = ['Page 1', 'Page 2', 'Page 3'].map((name) => ({ card: name }));
    expect(poor.refused(0, { choose: all }).rules).toContain('ga:2.3.1.8');
    expect(poor.answering([{ choose: all.slice(1) as never }]).count(0, 'hand')).toBe(1);
  });

  it('Break Apart costs 2 more on a regalia alone', () => {
    const spent = (name: string) => {
      const play = game(
        hero('Mage', 'norm'),
        5,
        { hand: ['Break Apart'] },
        { field: ['Gem', 'Flask'] },
        {
          definitions: [
            thing('Flask', { types: ['Item'], costKind: 'reserve', cost: 1 }),
            thing('Gem', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1 }),
          ],
        },
      ).activateCard(0, 'Break Apart', { card: name });
      const left = play.count(0, 'hand');
      return [left, play.resolve().all(name).length];
    };
    expect([spent('Flask'), spent('Gem')]).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });
});

describe('actions that ask both sides', () => {
  it("Animal Encounter gives the crowd's favor where a buff counter came onto an ally of another", () => {
    const locked = ally('Locked', { life: 3 }, {
      kind: 'replacement',
      on: 'counters',
      object: 'self',
      match: { kind: 'buff' },
      instead: [],
    } as never);
    const played = (theirs: JsonObject[]) => {
      const play = game(
        hero('Tamer', 'norm'),
        2,
        { hand: ['Animal Encounter'], field: ['Wolf'] },
        { field: ['Hound', 'Locked'] },
        { definitions: [locked] },
      );
      return play
        .activateCard(0, 'Animal Encounter')
        .resolve()
        .answer(0, { choose: theirs as never });
    };
    const both = played([{ card: 'Hound' }]);
    expect([counters(both.the('Wolf')).buff, counters(both.the('Hound')).buff, favored(both)]).toEqual([1, 1, true]);
    const own = played([]);
    expect([counters(own.the('Wolf')).buff, favored(own)]).toEqual([1, false]);
    expect(favored(played([{ card: 'Locked' }]))).toBe(false);
  });

  it('Exorcism has each player pay for their ephemeral objects, or sacrifice them', () => {
    const haunting = action('Haunting', {
      effects: [{ do: 'status', what: { each: [{ has: ['types', ['Ally']] }] }, status: 'ephemeral' }],
    });
    const play = game(
      hero('Mage', 'norm'),
      4,
      { hand: ['Haunting', 'Exorcism'], field: ['Wolf'] },
      { hand: some(1), field: ['Hound'] },
      { definitions: [haunting] },
    );
    play.activateCard(0, 'Haunting').resolve().activateCard(0, 'Exorcism').resolve();
    const asked: number[] = [];
    while (play.decision().kind === 'PAY') {
      const { seat } = play.decision();
      asked.push(seat);
      play.answer(seat, { confirm: seat === 0 }).answering([]);
    }
    expect([asked.sort(), play.all('Wolf').length, play.all('Hound').length]).toEqual([[0, 1], 1, 0]);
    expect(play.zones('Hound')).toEqual(['banishment']);
  });
});

describe('actions that are paid for with what is there', () => {
  it('Kindling Flare splits 1 damage and as much as Herbs were sacrificed', () => {
    const herb = thing('Weed', { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
    const flare = (count: number) =>
      game(
        hero('Cleric', 'fire'),
        2,
        { hand: ['Kindling Flare'], field: ['Weed', 'Weed', 'Weed'] },
        { field: ['Wolf', 'Hound', 'Weed'] },
        { definitions: [herb] },
      )
        .choose(0, { kind: 'ACTIVATE_CARD', card: 'Kindling Flare' })
        .answer(0, { number: count });
    const play = flare(2).answer(0, { choose: [{ card: 'Wolf' }, { card: 'Hound' }] });
    play.answering([
      {
        distribute: [
          { option: { card: 'Wolf' }, amount: 1 },
          { option: { card: 'Hound' }, amount: 2 },
        ],
      } as never,
      { card: 'Weed' },
      { card: 'Weed' },
    ]);
    play.resolve();
    expect([play.the('Wolf').damage, play.the('Hound').damage, play.all('Weed').length]).toEqual([1, 2, 2]);
    const none = flare(0)
      .answering([{ choose: [{ card: 'Wolf' }] as never }])
      .resolve();
    expect([none.the('Wolf').damage, none.all('Weed').length]).toEqual([1, 4]);
  });

  it('Penumbral Waltz removes X preparation counters, prevents X+3, and from 3 on summons two shadows', () => {
    const waltz = (x: number, name = 'Tristan, Test') => {
      const play = game(
        hero('Assassin', 'umbra', 1, name),
        0,
        { champion: { counters: { preparation: 4 } }, hand: ['Penumbral Waltz', 'Blow'] },
        {},
        { definitions: [hit('Blow', 9, 'Champion')] },
      );
      play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Penumbral Waltz' });
      expect(play.decision()).toMatchObject({ kind: 'X', max: 4 });
      play.answer(0, { number: x }).answering([]).resolve();
      play.activateCard(0, 'Blow', { object: play.champion(0).id } as never).resolve();
      return [counters(play.champion(0)).preparation ?? 0, play.damage(0), play.all('Ominous Shadow').length];
    };
    expect([waltz(0), waltz(2), waltz(3), waltz(4, 'Somebody')]).toEqual([
      [4, 6, 0],
      [2, 4, 0],
      [1, 3, 2],
      [0, 2, 0],
    ]);
  });

  it('Maledictum Vitae has whoever it curses recover 4, and comes back from the graveyard of Alice', () => {
    const play = game(
      hero('Cleric', 'umbra', 1, 'Alice, Test'),
      4,
      { champion: { damage: 5 }, hand: ['Maledictum Vitae'], graveyard: ['Maledictum Vitae', 'Reed'] },
      { champion: { card: 'Spirit of Fire', damage: 6 } },
    );
    play.activateCard(0, 'Maledictum Vitae', { card: 'Spirit of Fire' }).resolve();
    expect(play.stack()).toEqual(['Maledictum Vitae']);
    play.resolve();
    expect([play.damage(0), play.damage(1)]).toEqual([5, 2]);
    play.use(0, 'Maledictum Vitae', { object: play.champion(0).id } as never).resolveAll();
    expect([play.damage(0), play.zones('Reed'), play.zones('Maledictum Vitae').sort()]).toEqual([
      1,
      ['banishment'],
      ['lineage', 'lineage'],
    ]);
    const alone = game(hero('Cleric', 'umbra', 1, 'Alice, Test'), 4, { graveyard: ['Maledictum Vitae'] });
    expect(alone.offers()).not.toContain('ACTIVATE_ABILITY Maledictum Vitae');
  });
});

describe('actions that protect', () => {
  it('Provoke Obstinance shields units alone, and draws for exactly one target', () => {
    const flask = thing('Flask', { types: ['Item'], costKind: 'reserve', cost: 1 });
    const provoked = (targets: string[], classes = 'Guardian') => {
      const play = game(
        hero(classes, 'neos'),
        3,
        { hand: ['Provoke Obstinance', 'Blow', 'Blow'], field: ['Wolf', 'Hound', 'Flask'] },
        { field: ['Hound'] },
        { definitions: [flask, hit('Blow', 3, 'Ally')] },
      );
      play.activateCard(0, 'Provoke Obstinance', {
        choose: targets.map((name) => ({ card: name, controller: 0 })) as never,
      });
      const before = play.count(0, 'memory');
      return { play: play.resolveAll(), drawn: play.count(0, 'memory') - before };
    };
    const one = provoked(['Flask']);
    expect([one.drawn, one.play.offers().length > 0]).toEqual([1, true]);
    expect([provoked([]).drawn, provoked(['Flask', 'Wolf']).drawn, provoked(['Wolf'], 'Mage').drawn]).toEqual([
      0, 0, 0,
    ]);
    const two = provoked(['Wolf', 'Flask']).play;
    two.activateCard(0, 'Blow').answering([]);
    // Spells can't target what has spellshroud.
    expect(two.choices().sort()).toEqual(['Hound', 'Hound']);
  });
});

describe('actions that change where things go', () => {
  const spill = action('Spill', {
    effects: [
      { do: 'move', what: { top: 1, of: 'opponents' }, to: 'graveyard', cause: 'effect' },
      { do: 'move', what: { top: 1 }, to: 'graveyard', cause: 'effect' },
      { do: 'discard', who: 'opponents', count: 1 },
    ],
  });

  it('Purging Tempest banishes what would go to the graveyard of its target from anywhere but the field', () => {
    const play = game(
      hero('Cleric', 'wind'),
      2,
      { hand: ['Purging Tempest', 'Spill', 'Bolt'], mainDeck: ['Hound', ...some(3)] },
      { hand: ['Reed'], mainDeck: ['Wolf', ...some(3)], field: ['Veteran Soldier'] },
      { definitions: [spill] },
    );
    play.activateCard(0, 'Purging Tempest', { player: 1 } as never).resolve();
    play.activateCard(0, 'Spill').resolve();
    expect([play.zones('Wolf'), play.zones('Reed'), play.zones('Hound')]).toEqual([
      ['banishment'],
      ['banishment'],
      ['graveyard'],
    ]);
    play.activateCard(0, 'Bolt', { card: 'Veteran Soldier', zone: 'field' } as never).resolve();
    expect([play.count(1, 'graveyard'), play.count(0, 'graveyard')]).toEqual([1, 4]);
  });

  it('Fireworks Display deals 1 to all units of a player, and what dies of that player is banished, by now or later', () => {
    const weak = ally('Weak', { life: 1 });
    const play = game(
      hero('Ranger', 'fire'),
      3,
      { hand: ['Fireworks Display', 'Bolt', 'Bolt'], field: ['Weak', 'Page'] },
      { field: ['Weak', 'Page'] },
      { definitions: [weak, ally('Page', { life: 4 })] },
    );
    play.activateCard(0, 'Fireworks Display', { player: 1 } as never).resolve();
    expect([play.zones('Weak').sort(), play.damage(0), play.damage(1)]).toEqual([['banishment', 'field'], 0, 1]);
    play.activateCard(0, 'Bolt', { card: 'Page', controller: 1 } as never).resolve();
    play.activateCard(0, 'Bolt', { card: 'Page', controller: 0 } as never).resolve();
    expect(play.zones('Page').sort()).toEqual(['banishment', 'graveyard']);
  });

  it('Sink the Mind puts a card into the graveyard for each that the turn player recollects', () => {
    const play = game(
      hero('Assassin', 'water'),
      3,
      { hand: ['Sink the Mind'] },
      { memory: some(2), mainDeck: some(9) },
      { turn: { active: 1, step: 'recollection' } },
    );
    expect(game(hero('Assassin', 'water'), 3, { hand: ['Sink the Mind'] }).offers()).not.toContain(
      'ACTIVATE_CARD Sink the Mind',
    );
    play.pass().activateCard(0, 'Sink the Mind');
    expect(play.count(0, 'memory')).toBe(2);
    play.resolve().to('main');
    play.resolveAll();
    expect([play.count(1, 'graveyard'), play.count(0, 'graveyard')]).toEqual([2, 1]);
  });

  it('Fracturize leaves a reservable phantasia without other abilities', () => {
    const gem = thing(
      'Gem',
      {
        types: ['Item'],
        supertypes: ['Regalia'],
        costKind: 'memory',
        cost: 1,
        subtypes: ['Mage', 'Book'],
        classes: ['Mage'],
      },
      { kind: 'activated', cost: [], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    );
    const play = game(
      hero('Mage', 'water'),
      2,
      { hand: ['Fracturize', 'Reed'], field: ['Gem'] },
      {},
      { definitions: [gem] },
    );
    play.activateCard(0, 'Fracturize').resolve();
    expect(play.the('Gem')).toMatchObject({
      types: ['Phantasia'],
      subtypes: ['Cleric', 'Fractal'],
      supertypes: [],
    });
    expect(play.offers()).not.toContain('ACTIVATE_ABILITY Gem');
  });
});

describe('actions of champions', () => {
  it('Spalling Cleanse puts two sheen counters up to six, and recovers 3 above that and without the mastery', () => {
    const shards = action('Shards', {
      effects: [
        { do: 'mastery', name: 'Fractured Memories' },
        { do: 'putOnMastery', kind: 'sheen', amount: 6 },
      ],
    });
    const begun = () =>
      game(
        hero('Assassin', 'water'),
        4,
        { champion: { damage: 8 }, hand: ['Shards', 'Spalling Cleanse', 'Spalling Cleanse'] },
        {},
        { definitions: [shards] },
      );
    const sheen = (play: ArchivePlay) =>
      ((play.view().players[0] as JsonObject).masteryCounters as JsonObject | undefined)?.sheen;
    const play = begun().activateCard(0, 'Shards').resolve().activateCard(0, 'Spalling Cleanse').resolve();
    expect([sheen(play), play.damage(0)]).toEqual([8, 8]);
    play.activateCard(0, 'Spalling Cleanse').resolve();
    expect([sheen(play), play.damage(0)]).toEqual([8, 5]);
    expect(begun().activateCard(0, 'Spalling Cleanse').resolve().damage(0)).toBe(5);
  });

  it('Limitless Defiance banishes as much as there is damage, and Jin plays Warrior cards of it for nothing', () => {
    const strike = card(
      'Strike',
      { types: ['Action'], costKind: 'reserve', cost: 5, speed: 'fast', subtypes: ['Warrior'], classes: ['Warrior'] },
      { kind: 'spell', effects: [] },
    );
    const begun = (name: string) =>
      game(
        hero('Warrior', 'exia', 1, name),
        12,
        {
          champion: { damage: 3, rested: true },
          hand: ['Limitless Defiance'],
          mainDeck: ['Strike', 'Reed', 'Strike', 'Strike'],
        },
        {},
        { definitions: [strike] },
      )
        .activateCard(0, 'Limitless Defiance')
        .resolve();
    const play = begun('Jin, Test');
    expect([play.count(0, 'banishment'), play.count(0, 'hand')]).toEqual([3, 0]);
    expect(play.offers().filter((o) => o.startsWith('ACTIVATE_CARD'))).toEqual([
      'ACTIVATE_CARD Strike',
      'ACTIVATE_CARD Strike',
    ]);
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Strike' }).resolveAll();
    expect(play.champion(0).rested).toBe(false);
    expect(begun('Somebody').offers()).not.toContain('ACTIVATE_CARD Strike');
  });

  it('Advent of the Stormcaller banishes arcane cards of what it shows for 2 damage each, and puts the rest on one end', () => {
    const spark = action('Spark', { effects: [] });
    const arcane = { ...spark, props: { ...(spark.props as JsonObject), elements: ['arcane'] } };
    const begun = (classes: string) =>
      game(
        hero(classes, 'arcane', 3),
        15,
        { hand: ['Advent of the Stormcaller'], mainDeck: ['Spark', 'Reed', 'Spark', 'Hound'] },
        { field: ['Wolf'] },
        { definitions: [arcane] },
      ).activateCard(0, 'Advent of the Stormcaller');
    const play = begun('Mage');
    expect([play.count(0, 'memory'), begun('Warrior').count(0, 'memory')]).toEqual([12, 15]);
    play.resolve();
    expect(play.choices()).toEqual(['Spark', 'Spark']);
    play.answering([{ choose: play.decision().options.map(({ id }) => id) as never }]);
    play.answer(0, { choose: [{ card: 'Wolf' }] }).answer(0, { choose: [{ card: 'Wolf' }] });
    expect([play.the('Wolf').damage, play.count(0, 'banishment')]).toEqual([4, 2]);
    play.answer(0, { choose: [play.decision().options[1]?.id as never] });
    expect([play.count(0, 'mainDeck'), play.zones('Reed')]).toEqual([2, ['mainDeck']]);
  });
});
