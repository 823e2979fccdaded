import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

describe('cards that are played by others', () => {
  it('Bertha, Spry Howitzer activates one of five cards for nothing, and puts the others on the bottom', () => {
    const shot = card(
      'Shot',
      { types: ['Action'], subtypes: ['Ranger'], costKind: 'reserve', cost: 2, speed: 'slow' },
      { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 1 }] },
    );
    const volley = card(
      'Volley',
      { types: ['Action'], subtypes: ['Ranger'], costKind: 'reserve', cost: 3, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const setup = (level: number) =>
      game(
        hero('Ranger', 'norm', level),
        3,
        { hand: ['Bertha, Spry Howitzer'], mainDeck: ['Shot', 'Volley', 'Wolf', 'Reed', 'Bolt', 'Hound', ...some(3)] },
        {},
        { definitions: [shot, volley] },
      )
        .activateCard(0, 'Bertha, Spry Howitzer')
        .resolveAll();
    const play = setup(2);
    expect(play.choices().filter((one) => one !== 'Shot' && one !== 'none')).not.toContain('Volley');
    play.answer(0, { choose: [{ card: 'Shot' }] });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    expect(play.stack()).toEqual(['Shot']);
    play.resolveAll();
    // What it draws is the card below the five that were looked at.
    expect([play.zones('Shot'), play.zones('Hound'), play.zones('Volley')]).toEqual([
      ['graveyard'],
      ['hand'],
      ['mainDeck'],
    ]);
    expect(setup(1).decision().kind).toBe('OPPORTUNITY');
  });

  it('Slime Calling activates up to two Slimes of those on top for 1 less, in the end phase of an opponent', () => {
    const slime = ally('Slime', { subtypes: ['Slime'], cost: 2 });
    const setup = (step: string) =>
      game(
        hero('Tamer', 'wind', 1),
        5,
        { hand: ['Slime Calling'], mainDeck: ['Slime', 'Slime', 'Slime', 'Wolf', ...some(3)] },
        {},
        { turn: { active: 1, step }, definitions: [slime] },
      );
    expect(setup('main').pass().offers()).not.toContain('ACTIVATE_CARD Slime Calling');
    const play = setup('end');
    if (play.decision().seat === 1) play.pass();
    play.activateCard(0, 'Slime Calling').resolve();
    for (let i = 0; i < 2; i++) {
      const [option] = play.decision().options;
      play.answer(0, { choose: [option?.id ?? ''] as never });
      play.answering([]);
    }
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    play.resolveAll();
    expect([play.zones('Slime').sort(), play.count(0, 'memory')]).toEqual([['field', 'field', 'mainDeck'], 4]);
  });

  it('Coronal of Rejuvenation is materialized for a preserved card, banishes Spells and lets them be played', () => {
    const setup = (preserved: boolean) => {
      const keep = action('Keep', {
        effects: [
          {
            do: 'move',
            what: { each: [{ zone: 'graveyard' }, { named: 'Wolf' }] },
            to: 'materialDeck',
            status: { preserved: true },
          },
        ],
      });
      const play = game(
        hero('Mage', 'tera'),
        1,
        {
          hand: ['Keep'],
          memory: ['Hound'],
          graveyard: ['Wolf', 'Bolt', 'Bolt', 'Reed'],
          materialDeck: ['Coronal of Rejuvenation'],
        },
        {},
        { definitions: [keep] },
      );
      if (preserved) play.activateCard(0, 'Keep').resolve();
      return play.until({ kind: 'MATERIALIZE', turn: 5 });
    };
    expect(setup(false).choices()).not.toContain('Coronal of Rejuvenation');
    const play = setup(true).answer(0, { choose: [{ card: 'Coronal of Rejuvenation' }] });
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    play.resolveAll();
    expect([play.zones('Wolf'), play.choices().sort()]).toEqual([['banishment'], ['Bolt', 'Bolt', 'Keep']]);
    const bolt = play.decision().options.find((one) => one.card === 'Bolt');
    play.answer(0, { choose: [bolt?.id ?? ''] as never });
    expect(play.zones('Bolt').sort()).toEqual(['banishment', 'graveyard']);
    play
      .to('main', 5)
      .use(0, 'Coronal of Rejuvenation')
      .resolve()
      .answer(0, { choose: [{ card: 'Bolt' }] })
      .answering([{ card: 'Spirit of Fire' }]);
    play.resolveAll();
    expect([play.damage(1), play.the('Coronal of Rejuvenation').rested]).toEqual([5, true]);
  });
});

describe('cards that are banished', () => {
  // A memory cost of 1 is paid with a card of the memory, by lot.
  const dear = thing('Crown', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1 });
  const paid = (what: string, classes: string, more: JsonObject = {}) =>
    game(
      hero(classes, 'arcane'),
      0,
      { memory: [what], materialDeck: ['Crown'], ...more },
      {},
      { definitions: [dear], turn: { step: 'materialize' } },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: 'Crown' }] });

  it('Shock Therapy is banished from the memory for an enlighten counter, and deals as much damage as there are', () => {
    const done = (classes: string) => {
      const play = paid('Shock Therapy', classes);
      play.resolveAll();
      return [play.zones('Shock Therapy'), counters(play.champion(0)).enlighten ?? 0];
    };
    expect([done('Mage'), done('Cleric')]).toEqual([
      [['banishment'], 1],
      [['banishment'], 0],
    ]);
    const play = game(
      hero('Mage', 'arcane'),
      2,
      { champion: { counters: { enlighten: 4 } }, hand: ['Shock Therapy'] },
      { field: ['Wolf'] },
    );
    expect(play.activateCard(0, 'Shock Therapy', { card: 'Wolf' }).resolve().the('Wolf').damage).toBe(4);
  });

  it('Shattering Discharge is charged as it is banished from the memory, and activated from there once more', () => {
    const play = paid('Shattering Discharge', 'Mage', { hand: some(2) });
    play.resolveAll();
    expect(counters(play.the('Shattering Discharge', 'banishment')).charge).toBe(1);
    play.to('main', 3).activateCard(0, 'Shattering Discharge', { card: 'Spirit of Fire' }).resolve();
    expect([play.damage(1), play.zones('Shattering Discharge')]).toEqual([2, ['banishment']]);
    expect(play.offers()).not.toContain('ACTIVATE_CARD Shattering Discharge');
    const cleric = paid('Shattering Discharge', 'Cleric', { hand: some(2) }).resolveAll();
    expect(counters(cleric.the('Shattering Discharge', 'banishment')).charge ?? 0).toBe(0);
  });

  it('Auravolt Current has players banish two cards of their memory and draw as many, and is charged likewise', () => {
    const play = game(
      hero('Cleric', 'arcane'),
      2,
      { hand: ['Auravolt Current'], memory: ['Wolf'] },
      { memory: ['Hound', 'Reed', 'Bolt'] },
    );
    play.activateCard(0, 'Auravolt Current', [{ player: 0 }, { player: 1 }]).resolve();
    while (play.decision().kind !== 'OPPORTUNITY') {
      const d = play.decision();
      play.answer(d.seat, d.default);
    }
    expect([
      play.count(0, 'banishment'),
      play.count(1, 'banishment'),
      play.count(0, 'memory'),
      play.count(1, 'memory'),
    ]).toEqual([3, 2, 3, 3]);
    expect(play.zones('Auravolt Current')).toEqual(['banishment']);
    const charged = paid('Auravolt Current', 'Mage', { hand: some(3) });
    charged.resolveAll();
    expect(counters(charged.the('Auravolt Current', 'banishment')).charge).toBe(1);
    expect(charged.to('main', 3).offers()).toContain('ACTIVATE_CARD Auravolt Current');
  });
});

describe('counters, damage and destruction', () => {
  it("Equanimity's Ashes deals 3, and 4 more for a Mage where the champion has five damage counters at most then", () => {
    const struck = (classes: string, damage: number) =>
      game(hero(classes, 'fire'), 5, { hand: ["Equanimity's Ashes"] }, { champion: { card: 'Spirit of Fire', damage } })
        .activateCard(0, "Equanimity's Ashes", { card: 'Spirit of Fire' })
        .resolve()
        .damage(1);
    expect([struck('Mage', 2), struck('Mage', 3), struck('Cleric', 2)]).toEqual([9, 6, 5]);
    expect(
      [2, 3].map(
        (level) =>
          game(hero('Mage', 'fire', level), 5, { hand: ["Equanimity's Ashes"] }).the("Equanimity's Ashes", 'hand')
            .costNow,
      ),
    ).toEqual([5, 2]);
  });

  it("Silvergale Monstrosity's Call summons an Obelith, and moves sheen counters onto such where it was prepared", () => {
    const masteries = action('Remember', {
      effects: [
        { do: 'mastery', name: 'Fractured Memories' },
        { do: 'putOnMastery', kind: 'sheen', amount: 5 },
      ],
    });
    const remembered = (lineage: string[]) =>
      game(
        hero('Assassin', 'crux'),
        3,
        { champion: { lineage, counters: { preparation: 2 } }, hand: ['Remember', "Silvergale Monstrosity's Call"] },
        {},
        { definitions: [masteries] },
      )
        .activateCard(0, 'Remember')
        .resolve();
    // It is wind element as well as exalted.
    expect(remembered([]).offers()).not.toContain("ACTIVATE_CARD Silvergale Monstrosity's Call");
    const setup = (prepared: boolean) => {
      const play = remembered(['Spirit of Wind']);
      return play.activateCard(0, "Silvergale Monstrosity's Call", { confirm: prepared }).resolve();
    };
    const play = setup(true);
    expect(play.decision()).toMatchObject({ kind: 'AMOUNT', min: 0, max: 5 });
    play.answer(0, { number: 3 });
    expect(counters(play.the('Memorite Obelith')).sheen).toBe(3);
    const plain = setup(false);
    expect([plain.decision().kind, counters(plain.the('Memorite Obelith')).sheen ?? 0]).toEqual(['OPPORTUNITY', 0]);
  });

  it('Guandu, Theater of War draws by the third attack of a turn, and is kept for two battle counters', () => {
    const fast = (name: string) => ally(name, { power: 1, life: 5 });
    const names = ['One', 'Two', 'Three', 'Four'];
    const play = game(
      hero('Ranger', 'norm'),
      0,
      { field: ['Guandu, Theater of War', ...names] },
      { field: ['Wolf'] },
      { definitions: names.map(fast) },
    );
    const drawn = names.map((name) => {
      play.declare(0, name, 'Wolf');
      while (play.decision().kind !== 'OPPORTUNITY' || play.stack().length > 0) {
        const d = play.decision();
        if (d.kind === 'OPPORTUNITY') play.pass();
        else play.answer(d.seat, d.default);
      }
      play.fight();
      return play.count(0, 'memory');
    });
    expect([drawn, counters(play.the('Guandu, Theater of War')).battle]).toEqual([[0, 0, 1, 1], 4]);
    const kept = play.to('main', 5);
    expect(counters(kept.the('Guandu, Theater of War')).battle).toBe(2);
    const lost = game(hero('Ranger', 'norm'), 0, {
      field: [{ card: 'Guandu, Theater of War', counters: { battle: 1 } }],
    }).to('main', 5);
    expect(lost.zones('Guandu, Theater of War')).toEqual(['graveyard']);
  });

  it('Azrael, Archangel of Materia destroys another cheap object where he is imbued, whose controller gets a Spirit Shard', () => {
    const gem = thing('Gem', { types: ['Item'], elements: ['exia'], costKind: 'reserve', cost: 3 });
    const big = thing('Rock', { types: ['Item'], costKind: 'reserve', cost: 4 });
    const setup = (imbued: boolean) =>
      game(
        hero('Assassin', 'norm'),
        0,
        { hand: ['Azrael, Archangel of Materia', 'Gem', 'Gem', 'Gem'] },
        { field: ['Gem', 'Rock'] },
        { definitions: [gem, big] },
      ).activateCard(0, 'Azrael, Archangel of Materia', { confirm: imbued });
    const play = setup(true).resolve();
    play.answering([{ card: 'Gem' }]).resolveAll();
    expect([
      play.zones('Gem').filter((one) => one === 'graveyard').length,
      play.the('Spirit Shard').controller,
      play.zones('Rock'),
    ]).toEqual([1, 1, ['field']]);
    const plain = setup(false).resolveAll();
    expect([plain.all('Gem').length, plain.all('Spirit Shard').length]).toEqual([1, 0]);
  });

  it('Excalibur, Cleansing Light destroys an object, and forbids up to two elements until the next turn for a Warrior', () => {
    const fiery = ally('Ember', { elements: ['fire'], cost: 0 });
    const watery = ally('Drop', { elements: ['water'], cost: 0 });
    const setup = (classes: string) =>
      game(
        hero(classes, 'luxem'),
        2,
        { hand: ['Excalibur, Cleansing Light'] },
        { champion: 'Spirit of Fire', field: ['Wolf'], hand: ['Ember', 'Ember'] },
        { definitions: [fiery, watery] },
      )
        .activateCard(0, 'Excalibur, Cleansing Light', { card: 'Wolf' })
        .resolve();
    const play = setup('Warrior');
    play.answer(0, { choose: [{ index: 0 }] }).answer(0, { choose: [{ index: 12 }] });
    expect(play.zones('Wolf')).toEqual(['graveyard']);
    expect(play.to('main', 4).offers()).not.toContain('ACTIVATE_CARD Ember');
    expect(play.to('main', 6).offers()).toContain('ACTIVATE_CARD Ember');
    const mage = setup('Mage');
    expect(mage.to('main', 4).offers()).toContain('ACTIVATE_CARD Ember');
  });
});
