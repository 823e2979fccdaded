import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, card, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

const materializing = (mine: JsonObject, random: number[] = []) =>
  position([mine as never, {}], { turn: { step: 'materialize' }, random });

describe('names', () => {
  it('ga:1.6.3.2.1 the name before the title is the lineage that a champion belongs to', () => {
    const offered = (champion: JsonObject) =>
      materializing({ champion, memory: some(2), materialDeck: ['Rai, Archmage', 'Lorraine, Blademaster'] }).choices();
    expect(offered(rai(1))).toEqual(['Rai, Archmage']);
    expect(offered(lorraine(1))).toEqual(['Lorraine, Blademaster']);
  });

  it('ga:1.6.3.2.1 the whole name before the title, not only its beginning', () => {
    const raiden = (name: string) =>
      card(name, { types: ['Champion'], costKind: 'memory', cost: 0, level: 1, life: 18, subtypes: ['Mage'] });
    const choices = (name: string) =>
      play([raiden(name)], { champion: name, memory: some(2), materialDeck: ['Rai, Archmage'] }, {})
        .to('materialize', 5)
        .choices();
    expect([choices('Raiden, Wanderer'), choices('Rai, Wanderer')]).toEqual([[], ['Rai, Archmage']]);
  });
});

describe('costs', () => {
  it('ga:1.6.4.2.4 a reserve cost is paid with cards of the hand, put into memory until recollection', () => {
    const game = position([{ hand: ['Banner Knight', ...some(3)] }, {}]).activateCard(0, 'Banner Knight');
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([1, 2]);
    game.to('main', 5);
    expect([game.count(0, 'memory'), game.zones('Banner Knight')]).toEqual([0, ['field']]);
  });

  it('ga:1.6.4.2.4.1 the player chooses which other cards to reserve, never the card itself', () => {
    const game = position([{ hand: ['Banner Knight', 'Swift Recruit', 'Reclaim', 'Blitz Mage'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Banner Knight' });
    expect(game.decision()).toMatchObject({ kind: 'RESERVE', min: 2, max: 2 });
    expect(game.choices().sort()).toEqual(['Blitz Mage', 'Reclaim', 'Swift Recruit']);
    game.choose(0, [{ card: 'Reclaim' }, { card: 'Blitz Mage' }]);
    expect([game.zones('Reclaim'), game.zones('Swift Recruit')]).toEqual([['memory'], ['hand']]);
    // Two cards, of which one is to be played, do not pay for a cost of 2.
    expect(position([{ hand: ['Banner Knight', 'Reclaim'] }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:1.6.4.2.5 a memory cost banishes cards of the memory by lot, ga:1.6.4.2.5.1 as many as it says', () => {
    const pay = (lot: number[]) =>
      materializing(
        { champion: rai(1), memory: ['Fireball', 'Blitz Mage', 'Library Witch'], materialDeck: ['Rai, Archmage'] },
        lot,
      ).choose(0, { card: 'Rai, Archmage' });
    const kept = (lot: number[]) =>
      ['Fireball', 'Blitz Mage', 'Library Witch'].filter((card) => pay(lot).zones(card)[0] === 'memory');
    expect(new Set([...kept([0, 0]), ...kept([0, 1]), ...kept([2, 0])]).size).toBeGreaterThan(1);
    expect(pay([0, 0]).count(0, 'banishment')).toBe(2);
  });

  it('ga:1.6.4.2.5.2 what is not left to chance is chosen before the lot is drawn', () => {
    const game = materializing({
      champion: rai(1),
      memory: ['Fireball', 'Blitz Mage'],
      graveyard: ['Reclaim', 'Idle Thoughts'],
      materialDeck: ['Rai, Archmage'],
    });
    game.choose(0, { card: 'Rai, Archmage' });
    expect(game.decision()).toMatchObject({ kind: 'FLOATING_MEMORY', min: 0, max: 2 });
    expect(game.count(0, 'memory')).toBe(2);
    game.choose(0, { card: 'Reclaim' });
    expect([game.zones('Reclaim'), game.zones('Idle Thoughts'), game.count(0, 'memory')]).toEqual([
      ['banishment'],
      ['graveyard'],
      1,
    ]);
  });

  it('ga:1.6.4.2.5.4 between choosing and banishing nobody can act', () => {
    const game = materializing({
      champion: rai(1),
      memory: some(2),
      graveyard: ['Reclaim'],
      hand: ['Arcane Sight'],
      materialDeck: ['Rai, Archmage'],
    });
    game.choose(0, { card: 'Rai, Archmage' });
    expect(game.decisions().map((d) => d.kind)).toEqual(['FLOATING_MEMORY']);
    game.choose(0, []);
    expect([game.decision().kind, game.stack()]).toEqual(['OPPORTUNITY', ['Rai, Archmage']]);
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([0, 2]);
  });

  it('ga:1.6.4.2.6 additional costs are paid before the card waits on the Effects Stack', () => {
    const game = position([
      { champion: rai(1), hand: ['Cremation Ritual', ...some(3)], field: ['Blitz Mage', 'Library Witch'] },
      {},
    ]).activateCard(0, 'Cremation Ritual', { card: 'Blitz Mage' });
    expect([game.zones('Blitz Mage'), game.count(0, 'memory'), game.stack()]).toEqual([
      ['graveyard'],
      3,
      ['Cremation Ritual'],
    ]);
  });

  it('ga:1.6.4.2.6 so are those that were chosen', () => {
    const rite = action('Rite', { optional: [{ name: 'more', cost: [{ pay: 'reserve', amount: 2 }] }], effects: [] });
    const reserved = (confirm: boolean) =>
      play([rite], { hand: ['Rite', ...some(3)] }, {})
        .activateCard(0, 'Rite', { confirm })
        .count(0, 'memory');
    expect([reserved(true), reserved(false)]).toEqual([2, 0]);
  });

  describe('of materializing', () => {
    const ALLY: JsonObject[] = [{ has: ['types', 'Ally'] }, { controller: 'you' }];
    const ifOffered: JsonObject = {
      kind: 'triggered',
      on: { on: 'move', object: 'self', match: { to: 'field' } },
      if: { paid: 'offering' },
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    };
    const relic = (cost: number, spell: JsonObject, more: JsonObject[]) =>
      card(
        'Relic',
        { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost, subtypes: ['Artifact'] },
        { kind: 'spell', ...spell },
        ...more,
      );
    const additional: JsonObject = { additional: [{ pay: 'sacrifice', what: ALLY, label: 'an ally' }] };
    const optional: JsonObject = { optional: [{ name: 'offering', cost: [{ pay: 'reserve', amount: 2 }] }] };
    const at = (spell: JsonObject, mine: object, cost = 0) =>
      play(
        [relic(cost, spell, 'optional' in spell ? [ifOffered] : [])],
        { champion: rai(1), materialDeck: ['Relic'], ...mine },
        {},
      ).to('materialize', 5);

    it('ga:1.6.4.2.6 additional costs of a card that is materialized are paid with its memory cost', () => {
      expect(at(additional, {}).choices()).toEqual([]);
      const game = at(additional, { field: ['Blitz Mage'], memory: some(1) }, 1).choose(0, { card: 'Relic' });
      expect([game.zones('Blitz Mage'), game.count(0, 'banishment'), game.stack()]).toEqual([
        ['graveyard'],
        1,
        ['Relic'],
      ]);
    });

    it('ga:2.3.2.7 optional costs are asked for and, ga:2.3.2.9 if they are taken, paid; ga:2.3.2.4 chosen first', () => {
      const paying = (confirm: boolean) => {
        const game = at(optional, { hand: some(3) }).choose(0, { card: 'Relic' });
        expect(game.decision().kind).toBe('OPTIONAL_COST');
        return game.answering([{ confirm }]);
      };
      expect([paying(true).count(0, 'memory'), paying(false).count(0, 'memory')]).toEqual([2, 0]);
      expect(paying(true).resolve().stack()).toEqual(['Relic']);
      expect(paying(false).resolve().stack()).toEqual([]);
    });

    it('ga:2.3.2.7 what it costs besides in any case is paid as well', () => {
      const game = at(additional, { field: ['Blitz Mage'] }).choose(0, { card: 'Relic' });
      expect([game.zones('Blitz Mage'), game.stack()]).toEqual([['graveyard'], ['Relic']]);
    });

    it('ga:2.3.2.9 an optional cost that cannot be paid is not offered', () => {
      expect(
        at(optional, { hand: some(1) })
          .choose(0, { card: 'Relic' })
          .stack(),
      ).toEqual(['Relic']);
    });

    it('ga:2.3.2.7.2 a champion that levels up remembers what was paid for it', () => {
      const next = card(
        'Rai, Archsage',
        { types: ['Champion'], costKind: 'memory', cost: 0, level: 2, life: 22, subtypes: ['Mage'], classes: ['Mage'] },
        { kind: 'spell', ...optional },
        ifOffered,
      );
      const game = play([next], { champion: rai(1), materialDeck: ['Rai, Archsage'], hand: some(2) }, {});
      game
        .to('materialize', 5)
        .choose(0, { card: 'Rai, Archsage' })
        .answering([{ confirm: true }])
        .resolve();
      expect([game.champion(0).name, game.stack()]).toEqual(['Rai, Archsage', ['Rai, Archsage']]);
    });
  });

  it('ga:1.6.4.2.8.1 a reduction by less than 0 makes nothing dearer', () => {
    const sink = action('Sink', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
          mods: [{ mod: 'add', stat: 'level', value: -4 }],
        },
      ],
    });
    const game = play([sink], { champion: rai(2), hand: ['Sink', 'Careful Study'] }, {});
    expect(game.the('Careful Study', 'hand').costNow).toBe(6);
    game.activateCard(0, 'Sink').resolve();
    expect([game.champion(0).level, game.the('Careful Study', 'hand').costNow]).toEqual([-2, 8]);
  });

  it('ga:1.6.4.2.8 effects change what is paid, ga:1.6.4.2.8.1 by the sum of all of them', () => {
    const cost = (champion: JsonObject, ...field: string[]) =>
      position([{ champion, hand: ['Phalanx Captain'], field }, {}]).the('Phalanx Captain', 'hand').costNow;
    expect(cost(lorraine(1))).toBe(5);
    expect(cost(lorraine(1), 'Swift Recruit')).toBe(4);
    expect(cost(lorraine(1), 'Swift Recruit', 'Banner Knight', 'Weaponsmith')).toBe(2);
  });

  it('ga:1.6.4.2.8.3 a cost is never below 0', () => {
    const field = some(7, 'Swift Recruit');
    const game = position([{ champion: lorraine(1), hand: ['Phalanx Captain'], field }, {}]);
    expect(game.the('Phalanx Captain', 'hand').costNow).toBe(0);
    game.activateCard(0, 'Phalanx Captain').resolve();
    expect([game.count(0, 'memory'), game.zones('Phalanx Captain')]).toEqual([0, ['field']]);
  });

  it('ga:2.4.3.4 what changes a cost does not change the printed cost', () => {
    const game = position([{ champion: rai(2), hand: ['Careful Study'] }, {}]);
    expect(game.the('Careful Study', 'hand')).toMatchObject({ cost: 8, costNow: 6 });
  });

  it('ga:2.4.3.4 and so what looks for cards of a cost finds it by the printed one', () => {
    const sort = (cost: number) =>
      action('Sort', {
        effects: [
          {
            do: 'move',
            what: { each: [{ zone: 'hand' }, { stat: ['cost', '=', cost] }] },
            to: 'graveyard',
            cause: 'effect',
          },
        ],
      });
    const where = (cost: number) =>
      play([sort(cost)], { champion: rai(2), hand: ['Sort', 'Careful Study'] }, {})
        .activateCard(0, 'Sort')
        .resolve()
        .zones('Careful Study');
    expect([where(8), where(6)]).toEqual([['graveyard'], ['hand']]);
  });

  it('ga:1.6.4.2.4.1 as many other cards as the cost says are enough', () => {
    expect(position([{ hand: ['Banner Knight', ...some(2)] }, {}]).offers()).toContain('ACTIVATE_CARD Banner Knight');
    expect(position([{ hand: ['Banner Knight', ...some(1)] }, {}]).offers()).toEqual(['PASS']);
  });

  it('ga:1.6.4.2.5.1 a memory that is smaller than the cost does not pay it', () => {
    const choices = (count: number) =>
      materializing({ champion: rai(1), memory: some(count), materialDeck: ['Rai, Archmage'] }).choices();
    expect([choices(1), choices(2)]).toEqual([[], ['Rai, Archmage']]);
  });

  it('ga:1.6.4.2.5 chance decides about every card that pays', () => {
    const memory = ['Fireball', 'Blitz Mage', 'Library Witch', 'Reclaim'];
    const kept = (lot: number[]) => {
      const game = materializing({ champion: rai(1), memory, materialDeck: ['Rai, Archmage'] }, lot);
      game.choose(0, { card: 'Rai, Archmage' });
      return memory.filter((card) => game.zones(card)[0] === 'memory');
    };
    expect([kept([0, 0]), kept([0, 1]), kept([0, 2]), kept([3, 2])]).toEqual([
      ['Library Witch', 'Reclaim'],
      ['Blitz Mage', 'Reclaim'],
      ['Blitz Mage', 'Library Witch'],
      ['Fireball', 'Blitz Mage'],
    ]);
  });

  it('ga:1.6.4.2.5.2 no more is chosen than the cost asks for', () => {
    const game = materializing({
      champion: rai(1),
      memory: some(1),
      graveyard: ['Reclaim', 'Idle Thoughts', 'Swift Recruit'],
      materialDeck: ['Rai, Archmage'],
    }).choose(0, { card: 'Rai, Archmage' });
    expect(game.decision()).toMatchObject({ kind: 'FLOATING_MEMORY', min: 1, max: 2 });
    game.refused(0, { choose: [{ card: 'Reclaim' }, { card: 'Idle Thoughts' }, { card: 'Swift Recruit' }] });
  });

  it('ga:1.6.4.2.6 all that an ability costs is paid before it waits', () => {
    const champion = rai(1, { counters: { enlighten: 2 } });
    const game = position([{ champion, field: ['Endura, Scepter of Ignition'] }, {}]);
    game.use(0, 'Endura, Scepter of Ignition', { card: 'Spirit of Fire' });
    expect(game.stack()).toHaveLength(1);
    expect([game.the('Endura, Scepter of Ignition').rested, game.champion(0).counters]).toEqual([
      true,
      { enlighten: 1 },
    ]);
  });
});

describe('types and figures', () => {
  it.each([
    ['Blitz Mage', { power: 3, life: 1, speed: null, durability: null }],
    ['Fireball', { power: null, life: null, speed: 'fast', durability: null }],
    ['Sudden Steel', { power: 5, life: null, speed: null, durability: null }],
  ])('ga:1.6.5.2 %s has the figures of its type (ga:1.6.8.2, ga:1.6.7.1)', (card, figures) => {
    expect(position([{ hand: [card] }, {}]).the(card, 'hand')).toMatchObject(figures);
  });

  it('ga:1.6.5.2 a card is of the types that there are, and of no others', () => {
    const figures = { level: 0, life: 1, power: 1, durability: 1, speed: 'fast' };
    const made = (type: string) =>
      grandArchive.createScenario(scenarioWith([card('Thing', { types: [type], ...figures })], {}, {}));
    for (const type of ['Champion', 'Ally', 'Action', 'Attack', 'Item', 'Weapon', 'Domain'])
      expect(made(type)).toMatchObject({ ok: true });
    const refused = made('Creature');
    expect(refused.ok ? null : refused.error).toMatchObject({ errors: [{ path: '$.definitions[0].props.types[0]' }] });
  });

  it('ga:1.6.8.1 champions and allies have life, ga:1.6.5.2.4 weapons power and durability', () => {
    const game = position([{ champion: lorraine(1), field: ['Clarent, Sword of Peace', 'Banner Knight'] }, {}]);
    expect(game.champion(0)).toMatchObject({ life: 20, power: null });
    expect(game.the('Clarent, Sword of Peace')).toMatchObject({ power: 1, durability: 2, life: null });
    expect(game.figures('Banner Knight')).toBe('1/3');
  });

  it('ga:1.6.5.3.3 the class of a champion does not matter for activating a card', () => {
    const game = position([{ champion: rai(1), hand: ['Esteemed Knight', ...some(3)] }, {}]);
    expect(game.offers()).toContain('ACTIVATE_CARD Esteemed Knight');
  });

  it('ga:1.6.9.1.2 whatever they are, and none where no durability is printed', () => {
    const props = { types: ['Item'], costKind: 'reserve', cost: 0 };
    const shell = card('Shell', { ...props, durability: 3 });
    const entered = (name: string, made: JsonObject): unknown =>
      play([made], { hand: [name] }, {})
        .activateCard(0, name)
        .resolve()
        .the(name).counters;
    expect([entered('Shell', shell), entered('Lamp', card('Lamp', props))]).toEqual([{ durability: 3 }, {}]);
  });

  it('ga:1.6.9.1.2 objects enter with durability counters equal to their durability', () => {
    const game = materializing({ champion: lorraine(1), materialDeck: ['Sword of Seeking'] });
    game.choose(0, { card: 'Sword of Seeking' }).resolve();
    expect(game.the('Sword of Seeking').counters).toEqual({ durability: 2 });
  });

  it('ga:1.6.9.1.3 there may be more durability counters than printed, ga:1.6.9.2 and durability is their number', () => {
    const game = position([{ champion: lorraine(1), field: ['Weaponsmith', 'Sword of Seeking'] }, {}], {
      turn: { step: 'recollection' },
    }).resolve();
    expect(game.the('Sword of Seeking')).toMatchObject({ durability: 3, counters: { durability: 3 } });
  });
});

describe('elements', () => {
  const offers = (champion: string | JsonObject, ...hand: string[]) =>
    position([{ champion, hand: [...hand, ...some(4)] }, {}]).offers();

  it('ga:1.6.6.2 a card is activated only if its element is enabled', () => {
    expect(offers('Spirit of Fire', 'Blitz Mage')).toContain('ACTIVATE_CARD Blitz Mage');
    expect(offers('Spirit of Wind', 'Blitz Mage')).not.toContain('ACTIVATE_CARD Blitz Mage');
  });

  it('ga:1.6.6.3 norm is enabled for every champion', () => {
    for (const champion of ['Spirit of Fire', 'Spirit of Wind'])
      expect(offers(champion, 'Esteemed Knight')).toContain('ACTIVATE_CARD Esteemed Knight');
  });

  it('ga:1.6.6.4 the elements of the whole lineage are enabled (ga:1.7.1.9.1, ga:1.7.1.4.4.3)', () => {
    const game = position([{ champion: rai(3), hand: ['Blitz Mage', 'Arcane Sight', ...some(3)] }, {}]);
    expect(game.champion(0).elements).toEqual(expect.arrayContaining(['fire', 'norm', 'arcane']));
    expect(game.offers()).toEqual(expect.arrayContaining(['ACTIVATE_CARD Blitz Mage', 'ACTIVATE_CARD Arcane Sight']));
    const without = position([{ champion: { card: 'Rai, Storm Seer' }, hand: ['Blitz Mage', ...some(3)] }, {}]);
    expect(without.offers()).not.toContain('ACTIVATE_CARD Blitz Mage');
  });

  it('ga:1.6.6.5 a champion needs no element to be materialized (ga:1.7.1.4.2)', () => {
    const game = materializing({ champion: rai(2), memory: some(3), materialDeck: ['Rai, Storm Seer'] });
    expect(game.champion(0).elements).not.toContain('arcane');
    expect(game.choices()).toEqual(['Rai, Storm Seer']);
  });

  it('ga:2.3.2.3 other cards of the material deck do need their element', () => {
    const offered = (level: number) =>
      materializing({ champion: rai(level), memory: some(1), materialDeck: ["Arcanist's Prism"] }).choices();
    expect(offered(3)).toEqual(["Arcanist's Prism"]);
    expect(offered(2)).toEqual([]);
  });

  const both = card('Spirit of Both', {
    types: ['Champion'],
    elements: ['fire', 'wind'],
    level: 0,
    life: 15,
    subtypes: ['Spirit'],
  });

  it('ga:1.6.6.2 of a card of several elements every one', () => {
    const twofold = card('Twofold', {
      types: ['Action'],
      elements: ['fire', 'wind'],
      costKind: 'reserve',
      cost: 0,
      speed: 'fast',
      subtypes: ['Spell'],
    });
    const found = (champion: string) => play([twofold, both], { champion, hand: ['Twofold'] }, {}).offers();
    expect([found('Spirit of Both'), found('Spirit of Fire'), found('Spirit of Wind')]).toEqual([
      ['PASS', 'ACTIVATE_CARD Twofold'],
      ['PASS'],
      ['PASS'],
    ]);
  });

  it('ga:2.11.7.15.2 exalted is enabled along with an advanced element, ga:1.6.6.2 beside the other of the card', () => {
    const lofty = (name: string, ...elements: string[]) =>
      card(name, {
        types: ['Action'],
        elements: ['exalted', ...elements],
        costKind: 'reserve',
        cost: 0,
        speed: 'fast',
        subtypes: ['Spell'],
      });
    const spirit = (name: string, ...elements: string[]) =>
      card(name, { types: ['Champion'], elements, level: 0, life: 15, subtypes: ['Spirit'] });
    const cards = [lofty('Lofty', 'norm'), lofty('Lofty Gust', 'wind')];
    const found = (...elements: string[]) =>
      play(
        [...cards, spirit('Spirit of All', ...elements)],
        { champion: 'Spirit of All', hand: ['Lofty', 'Lofty Gust'] },
        {},
      )
        .offers()
        .slice(1);
    expect([found('fire', 'water', 'wind'), found('neos'), found('wind', 'arcane')]).toEqual([
      [],
      ['ACTIVATE_CARD Lofty'],
      ['ACTIVATE_CARD Lofty', 'ACTIVATE_CARD Lofty Gust'],
    ]);
  });

  it('ga:1.6.6.4 all of those that a card in it has', () => {
    const champion = { card: 'Rai, Spellcrafter', lineage: ['Spirit of Both'] };
    expect(play([both], { champion }, {}).champion(0).elements).toEqual(expect.arrayContaining(['fire', 'wind']));
  });
});
