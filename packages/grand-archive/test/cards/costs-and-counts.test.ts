import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';
import { action, ally, card } from '../support/own-cards.js';
import { ArchivePlay, some } from '../support/play.js';
import { table } from '../support/table.js';
import { bolt, game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const slime = (name: string, element: string): JsonObject => ally(name, { subtypes: ['Slime'], elements: [element] });
const SLIMES = [slime('Red', 'fire'), slime('Ember', 'fire'), slime('Blue', 'water'), slime('Green', 'wind')];

/** The last cards of the hand pay. */
function reserveLast(play: ArchivePlay): ArchivePlay {
  const d = play.decision();
  return d.kind === 'RESERVE' ? play.answer(0, { choose: d.options.slice(-Number(d.min)).map(({ id }) => id) }) : play;
}

describe('what else is paid', () => {
  it('Shadowstrike is prepared for as many counters as its player likes, and has that much more power', () => {
    const setup = (prepared: number, classes = 'Assassin') => {
      const play = game(
        hero(classes, 'umbra'),
        2,
        { hand: ['Shadowstrike'], champion: { counters: { preparation: 3 } } },
        { field: [{ card: 'Guard' }] },
        { definitions: [ally('Guard', { life: 30 }, { kind: 'keyword', keyword: 'taunt' })] },
      ).activateCard(0, 'Shadowstrike');
      while (play.decision().kind !== 'OPPORTUNITY') {
        const d = play.decision();
        if (d.shape === 'NUMBER') play.answer(0, { number: prepared });
        else if (d.shape === 'CONFIRM') play.answer(0, { confirm: prepared > 0 });
        else play.answer(0, d.default);
      }
      return play.resolve();
    };
    const dealt = (prepared: number, classes?: string) => {
      const play = setup(prepared, classes);
      const targets = play.choices();
      play.aim('Guard').fight();
      return [targets.length, play.the('Guard').damage, counters(play.champion(0)).preparation ?? 0];
    };
    // Unblockable ignores taunt: then the champion can be attacked, too.
    expect(dealt(2)).toEqual([2, 6, 1]);
    expect(dealt(3)).toEqual([2, 7, 0]);
    const bare = setup(0).fight();
    expect([bare.the('Guard').damage, counters(bare.champion(0)).preparation]).toEqual([4, 3]);
    // Of another class it is stronger all the same, but taunt holds.
    expect(setup(2, 'Mage').fight().the('Guard').damage).toBe(6);
  });

  it('Slime King takes three slimes of different elements, and gives some of them back as it leaves', () => {
    const setup = (...graveyard: string[]) =>
      game(hero('Tamer', 'tera', 4), 3, { hand: ['Bolt', 'Slime King'], graveyard }, {}, { definitions: SLIMES });
    expect(setup('Red', 'Ember', 'Blue').offers()).not.toContain('ACTIVATE_CARD Slime King');
    const play = setup('Red', 'Ember', 'Blue', 'Green').choose(0, { kind: 'ACTIVATE_CARD', card: 'Slime King' });
    reserveLast(play);
    expect(play.refused(0, { choose: [{ card: 'Red' }, { card: 'Ember' }, { card: 'Blue' }] }).code).toBeDefined();
    play
      .choose(0, [{ card: 'Ember' }, { card: 'Blue' }, { card: 'Green' }])
      .answering([])
      .resolve();
    expect(play.zones('Bolt')).toEqual(['hand']);
    expect([play.figures('Slime King'), play.zones('Blue')]).toEqual(['4/5', ['banishment']]);
    play.activateCard(0, 'Bolt', { card: 'Slime King' }).resolve();
    play.resolve();
    expect(play.choices().sort()).toEqual(['Blue', 'Ember', 'Green']);
    play.choose(0, [{ card: 'Blue' }, { card: 'Green' }]);
    expect([play.zones('Blue'), play.zones('Green'), play.zones('Ember'), play.zones('Red')]).toEqual([
      ['field'],
      ['field'],
      ['banishment'],
      ['graveyard'],
    ]);
    // Of another element its leaving does nothing.
    const other = game(hero('Tamer', 'fire', 4), 0, { field: ['Slime King'], hand: ['Bolt'] }, {}, {});
    other.activateCard(0, 'Bolt', { card: 'Slime King' }).resolve();
    expect(other.stack()).toEqual([]);
  });

  it('Huang Zhong, Unerring Aim returns to memory for 3, or for 1 while distant', () => {
    const archer = ally('Archer', { subtypes: ['Ranger', 'Human'], classes: ['Ranger'] });
    const setup = (pay: number, distant: boolean, classes = 'Ranger') =>
      game(
        hero(classes, 'wind'),
        pay,
        { field: [{ card: 'Huang Zhong, Unerring Aim', distant }, 'Archer', 'Wolf'] },
        { field: [] },
        { definitions: [archer] },
      );
    const offer = 'ACTIVATE_ABILITY Huang Zhong, Unerring Aim';
    expect([2, 3].map((pay) => setup(pay, false).offers().includes(offer))).toEqual([false, true]);
    expect([0, 1].map((pay) => setup(pay, true).offers().includes(offer))).toEqual([false, true]);
    expect(setup(3, false, 'Mage').offers()).not.toContain(offer);
    const play = setup(1, true).use(0, 'Huang Zhong, Unerring Aim');
    expect([play.zones('Huang Zhong, Unerring Aim'), play.count(0, 'memory')]).toEqual([['memory'], 2]);
    play.resolve();
    expect([play.the('Archer').distant, play.the('Wolf').distant, play.champion(0).distant]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('Mechanized Smasher reveals four wind cards of the memory for each attack, and goes without attack cards', () => {
    const breeze = (n: number) => Array.from({ length: n }, () => 'Breeze');
    const definitions = [
      card(
        'Breeze',
        { types: ['Action'], elements: ['wind'], costKind: 'reserve', cost: 0, speed: 'slow' },
        {
          kind: 'spell',
          effects: [],
        },
      ),
      card('Punch', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 }),
    ];
    const setup = (wind: number) =>
      game(
        hero('Guardian', 'wind'),
        0,
        { field: ['Mechanized Smasher'], memory: breeze(wind), hand: ['Punch'] },
        {},
        { definitions },
      );
    expect([3, 4].map((n) => setup(n).offers().includes('ATTACK Hero'))).toEqual([false, true]);
    const play = setup(4).choose(0, { kind: 'ATTACK', card: 'Hero' });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    expect(play.events.filter(({ type }) => type === 'REVEALED')).toHaveLength(1);
    play.fight();
    expect([play.damage(1), play.count(0, 'memory')]).toEqual([4, 4]);
    const punch = setup(4).activateCard(0, 'Punch').resolve();
    expect(punch.decision().kind).not.toBe('WEAPON');
    punch.fight();
    expect(punch.damage(1)).toBe(1);
  });
});

describe('what is counted', () => {
  const horse = (name: string, cost: number): JsonObject => ally(name, { cost, subtypes: ['Horse'], life: 2 });
  const definitions = [horse('Pony', 2), horse('Mare', 4), horse('Steed', 6)];
  const boonGame = (own: JsonObject, mine: JsonObject, more: JsonObject[] = []) =>
    table([{ champion: { card: 'Hero' }, ...mine }, {}, {}], {
      definitions: [own, ...definitions, ...more],
      options: { format: 'pantheon' },
    });
  const down = (name: string) => ({ card: name, faceDown: true });

  it('Greater Boon of Horses takes any horses that cost 10 together, each with a counter', () => {
    const setup = (level: number) =>
      boonGame(hero('Warrior', 'norm', level), {
        pantheon: [down('Greater Boon of Horses')],
        hand: some(6),
        memory: ['Pony', 'Mare', 'Steed'],
      });
    const offer = 'BESTOW Greater Boon of Horses';
    expect([1, 2].map((level) => setup(level).offers().includes(offer))).toEqual([false, true]);
    const play = setup(2).choose(0, { kind: 'BESTOW', card: 'Greater Boon of Horses' });
    while (play.decision().kind !== 'CHOOSE_OBJECTS') play.answer(0, play.decision().default);
    expect(play.decision().default).toMatchObject({ choose: [] });
    const all = [{ card: 'Pony' }, { card: 'Mare' }, { card: 'Steed' }];
    expect(play.refused(0, { choose: all }).rules).toContain('ga:2.7.7');
    const before = play.count(0, 'memory');
    play.choose(0, all.slice(1));
    expect([play.figures('Mare'), play.figures('Steed'), play.zones('Pony')]).toEqual(['2/3', '2/3', ['memory']]);
    // Two left, and two were drawn.
    expect(play.count(0, 'memory')).toBe(before);
  });

  it('Greater Boon of Luxera rewards the next card of the name, and nobody generates such a card', () => {
    const forge = thing(
      'Forge',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      ...['Bolt', 'Pony'].map((named) => ({
        kind: 'activated',
        cost: [],
        effects: [{ do: 'generate', named, to: 'memory' }],
      })),
    );
    const play = boonGame(
      hero('Assassin', 'norm'),
      {
        champion: { card: 'Hero', damage: 9 },
        pantheon: [down('Greater Boon of Luxera')],
        hand: ['Bolt', 'Bolt'],
        field: ['Forge'],
      },
      [bolt, forge],
    ).choose(0, { kind: 'BESTOW', card: 'Greater Boon of Luxera' });
    expect(play.decision().kind).toBe('NAME');
    for (const name of ['Hero', 'Clarent, Sword of Peace']) play.refused(0, { name } as never);
    play.answer(0, { name: 'Bolt' } as never);
    const made = (ability: number) => {
      const before = play.count(0, 'memory');
      play.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Forge', ability }).resolve();
      return play.count(0, 'memory') - before;
    };
    expect([made(0), made(1)]).toEqual([0, 1]);
    play.until({ step: 'main', turn: Number(play.view().turn.number) + 3 });
    const before = play.count(0, 'hand');
    play.activateCard(0, 'Bolt', { card: 'Hero' });
    expect(play.stack()).toHaveLength(2);
    play.resolve();
    expect([play.count(0, 'hand') - before, play.damage(0)]).toEqual([1, 6]);
    play.resolve().activateCard(0, 'Bolt', { card: 'Hero' });
    expect(play.stack()).toEqual(['Bolt']);
  });

  it('ga:2.11.7.15.2 Greater Boon of Luxera, a first boon, is bestowed before the first champions are there', () => {
    const decks = ['lorraine', 'rai', 'lorraine'].map((name, i) => ({
      name,
      deck: { ...starterDecks[name], ...(i === 1 ? { boons: [{ card: 'Greater Boon of Luxera', count: 1 }] } : {}) },
    }));
    const created = grandArchive.create({
      edition: '4.1',
      seed: 'first boon',
      options: { autoPass: 'none', payment: 'auto', format: 'pantheon' },
      seats: decks as never,
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const play = new ArchivePlay(grandArchive, created.value.state);
    expect([play.decision().kind, play.decision().seat]).toEqual(['NAME', 1]);
    play.answer(1, { name: 'Fireball' } as never);
    expect([play.decision().kind, play.zones('Greater Boon of Luxera')]).toEqual(['FIRST_CHAMPION', ['pantheon']]);
  });

  it('Immaterial Dissolution destroys tokens that cost 4 together', () => {
    const token = (name: string, cost: number): JsonObject => ally(name, { cost, token: true, life: 9 });
    const maker = action('Maker', { effects: ['One', 'Two', 'Three'].map((named) => ({ do: 'create', named })) });
    const setup = () =>
      game(
        hero('Mage', 'norm', 2),
        3,
        { hand: ['Immaterial Dissolution', 'Maker'], field: ['Wolf'] },
        {},
        { definitions: [token('One', 1), token('Two', 2), token('Three', 3), maker] },
      )
        .activateCard(0, 'Maker')
        .resolve()
        .choose(0, { kind: 'ACTIVATE_CARD', card: 'Immaterial Dissolution' });
    const play = setup();
    expect(play.choices().sort()).toEqual(['One', 'Three', 'Two']);
    expect(play.refused(0, { choose: [{ card: 'Two' }, { card: 'Three' }] }).rules).toContain('ga:2.3.1.5');
    play
      .choose(0, [{ card: 'One' }, { card: 'Three' }])
      .answering([])
      .resolve();
    expect([play.all('One').length, play.all('Two').length, play.all('Three').length]).toEqual([0, 1, 0]);
  });

  it('Hoarfrost Hold has opponents recollect less for each suited spell that was banished', () => {
    const suited = card(
      'Suited Spark',
      { types: ['Action'], subtypes: ['Suited', 'Spell'], costKind: 'reserve', cost: 9, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const setup = (classes: string) =>
      game(
        hero(classes, 'water'),
        2,
        { hand: ['Hoarfrost Hold', 'Suited Spark'], memory: ['Suited Spark'] },
        { memory: ['Wolf', 'Hound', 'Reed'] },
        { definitions: [suited] },
      )
        .activateCard(0, 'Hoarfrost Hold')
        .resolve();
    const play = setup('Cleric').resolve();
    expect(play.choices()).toEqual(['Suited Spark', 'Suited Spark']);
    play.choose(0, [
      { card: 'Suited Spark', zone: 'hand' },
      { card: 'Suited Spark', zone: 'memory' },
    ]);
    expect([counters(play.the('Hoarfrost Hold')).frost, play.all('Suited Spark', 'banishment').length]).toEqual([2, 2]);
    play.until({ kind: 'CHOOSE_OBJECTS' });
    expect([play.decision().seat, play.decision().min, play.decision().max]).toEqual([1, 1, 1]);
    play.choose(1, { card: 'Hound' });
    expect([play.zones('Hound'), play.zones('Wolf'), play.zones('Reed')]).toEqual([['hand'], ['memory'], ['memory']]);
    expect(setup('Mage').stack()).toEqual([]);
  });

  it('Sunblessed Gazelle has the influence of the opponent with most of it as life', () => {
    const setup = (hand: number) =>
      table(
        [
          { champion: { card: 'Hero', damage: 9 }, hand: ['Sunblessed Gazelle', ...some(hand)] },
          { hand: some(2), memory: some(1) },
          { hand: some(4), memory: some(3) },
        ] as object[],
        { definitions: [hero('Tamer', 'luxem')] },
      )
        .activateCard(0, 'Sunblessed Gazelle')
        .resolve();
    const few = setup(3);
    expect(few.figures('Sunblessed Gazelle')).toBe('1/8');
    few.resolve();
    // Three cards are influence, two of which have been reserved.
    expect([few.damage(0), few.count(0, 'hand')]).toEqual([6, 2]);
    const many = setup(4).resolve();
    expect([many.damage(0), many.count(0, 'hand')]).toEqual([9, 2]);
  });
});

describe('what becomes of damage', () => {
  it('Seize Fate has damage remove damage, and banishes the champion that has none left', () => {
    const setup = (damage: number) =>
      game(
        hero('Warrior', 'exia', 1, 'Jin, Test'),
        4,
        { hand: ['Seize Fate', 'Bolt', 'Bolt'], champion: { damage } },
        {},
      )
        .activateCard(0, 'Seize Fate')
        .resolve();
    const play = setup(8).activateCard(0, 'Bolt', { card: 'Jin, Test' }).resolve();
    expect([play.damage(0), play.result()]).toEqual([3, null]);
    play.activateCard(0, 'Bolt', { card: 'Jin, Test' }).resolve();
    expect([play.zones('Jin, Test'), play.result()?.winners]).toEqual([['banishment'], [1]]);
    // Damage to the opponent's champion is dealt as ever.
    const other = setup(8).activateCard(0, 'Bolt', { card: 'Spirit of Fire' }).resolve();
    expect(other.damage(1)).toBe(5);
  });

  it("Assassin's Mantle prevents 1 once, and is banished for it", () => {
    const setup = (yes: boolean) => {
      const play = game(hero('Assassin', 'norm'), 0, { field: ["Assassin's Mantle"], hand: ['Bolt'] })
        .activateCard(0, 'Bolt', { card: 'Hero' })
        .resolve();
      expect(play.decision()).toMatchObject({ seat: 0, shape: 'CONFIRM' });
      return play.answer(0, { confirm: yes });
    };
    const used = setup(true);
    expect([used.damage(0), used.zones("Assassin's Mantle"), counters(used.champion(0)).preparation]).toEqual([
      4,
      ['banishment'],
      1,
    ]);
    const kept = setup(false);
    expect([kept.damage(0), kept.zones("Assassin's Mantle"), counters(kept.champion(0)).preparation ?? 0]).toEqual([
      5,
      ['field'],
      0,
    ]);
    // Of two damages at one moment it prevents of one alone.
    const twice = game(
      hero('Assassin', 'norm'),
      0,
      { field: ["Assassin's Mantle"], hand: ['Barrage'] },
      {},
      {
        definitions: [
          action('Barrage', {
            effects: [
              {
                do: 'damage',
                parts: [2, 2].map(
                  (amount): JsonObject => ({
                    amount,
                    to: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
                  }),
                ),
              },
            ],
          }),
        ],
      },
    )
      .activateCard(0, 'Barrage')
      .resolve()
      .answer(0, { confirm: true });
    expect([twice.damage(0), twice.decision().kind, counters(twice.champion(0)).preparation]).toEqual([
      3,
      'OPPORTUNITY',
      1,
    ]);
  });

  it('Wildheart Lyre rewards resting for a Harmony or Melody', () => {
    const tune = (name: string, subtype: string): JsonObject =>
      thing(
        name,
        { types: ['Action'], subtypes: [subtype], costKind: 'reserve', cost: 1, speed: 'slow' },
        { kind: 'spell', effects: [] },
      );
    const setup = (classes: string, name: string) => {
      const play = game(
        hero(classes, 'water'),
        1,
        { field: ['Wildheart Lyre', 'Wolf'], hand: [name] },
        {},
        { definitions: [tune('Air', 'Melody'), tune('Noise', 'Spell')] },
      ).choose(0, { kind: 'ACTIVATE_CARD', card: name });
      play.choose(0, { card: 'Wildheart Lyre' });
      while (play.view().stack.length > 0) play.resolve();
      return counters(play.the('Wolf')).buff ?? 0;
    };
    expect([setup('Tamer', 'Air'), setup('Tamer', 'Noise'), setup('Mage', 'Air')]).toEqual([1, 0, 0]);
  });
});
