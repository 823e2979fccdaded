import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { action } from '../support/own-cards.js';
import { lorraine, newGame, position, rai, some } from '../support/play.js';
import { game, hero } from './hero.js';

describe('champions of the Lorraine deck', () => {
  it('Spirit of Wind draws seven cards as it enters', () => {
    const game = newGame();
    expect(game.stack()).toHaveLength(1);
    const seat = game.view().turn.active;
    game.resolve();
    expect(game.count(seat, 'hand')).toBe(7);
    expect(game.champion(seat)).toMatchObject({ level: 0, life: 15, rested: false });
  });

  it('Lorraine, Wandering Warrior materializes a weapon of memory cost 0, and nothing else', () => {
    const game = position(
      [
        {
          memory: some(1),
          materialDeck: [
            'Lorraine, Wandering Warrior',
            'Sword of Seeking',
            'Clarent, Sword of Peace',
            'Fire Resonance Bauble',
          ],
        },
        {},
      ],
      { turn: { step: 'materialize' } },
    );
    game.choose(0, { kind: 'MATERIALIZE', card: 'Lorraine, Wandering Warrior' }).resolve();
    expect(game.champion(0)).toMatchObject({ name: 'Lorraine, Wandering Warrior', level: 1, life: 20 });
    game.resolve();
    expect(game.choices()).toEqual(['Sword of Seeking']);
    game.choose(0, { card: 'Sword of Seeking' }).resolve();
    expect(game.the('Sword of Seeking')).toMatchObject({ zone: 'field', durability: 2, controller: 0 });
  });

  it('Lorraine, Wandering Warrior need not find a weapon', () => {
    const game = position(
      [{ memory: some(1), materialDeck: ['Lorraine, Wandering Warrior', 'Sword of Seeking'] }, {}],
      { turn: { step: 'materialize' } },
    );
    game.choose(0, { card: 'Lorraine, Wandering Warrior' }).resolve().resolve().choose(0, []);
    expect(game.zones('Sword of Seeking')).toEqual(['materialDeck']);
  });

  it('Lorraine, Blademaster strengthens her attacks this turn, and a kill draws a card', () => {
    const game = position(
      [
        {
          champion: lorraine(1),
          memory: some(2),
          materialDeck: ['Lorraine, Blademaster'],
          field: ['Sword of Seeking'],
        },
        { field: ['Esteemed Knight'] },
      ],
      { turn: { step: 'materialize' } },
    );
    game.choose(0, { card: 'Lorraine, Blademaster' }).resolve().resolve().to('main');
    const before = game.count(0, 'hand');
    game.declare(0, 'Lorraine, Blademaster', 'Esteemed Knight', 'Sword of Seeking');
    expect(game.combat()).toMatchObject({ power: 3 });
    game.fight();
    expect(game.zones('Esteemed Knight')).toEqual(['graveyard']);
    expect(game.count(0, 'hand')).toBe(before + 1);
  });

  it('Lorraine, Blademaster draws nothing for a hit that does not kill, nor in a later turn', () => {
    const game = position(
      [
        {
          champion: lorraine(1),
          memory: some(2),
          materialDeck: ['Lorraine, Blademaster'],
          field: ['Sword of Seeking'],
        },
        { field: ['Crusader of Aesa'] },
      ],
      { turn: { step: 'materialize' } },
    );
    game.choose(0, { card: 'Lorraine, Blademaster' }).resolve().resolve().to('main');
    const before = game.count(0, 'hand');
    game.declare(0, 'Lorraine, Blademaster', 'Crusader of Aesa', 'Sword of Seeking').fight();
    expect(game.the('Crusader of Aesa').damage).toBe(3);
    expect(game.count(0, 'hand')).toBe(before);
    game.to('main', 5).declare(0, 'Lorraine, Blademaster', 'Spirit of Fire', 'Sword of Seeking');
    expect(game.combat()).toMatchObject({ power: 1 });
  });

  it('Lorraine, Blademaster levels only a Lorraine', () => {
    const offered = (champion: object) =>
      position(
        [
          { champion: champion as never, memory: some(2), materialDeck: ['Lorraine, Blademaster', 'Sword of Seeking'] },
          {},
        ],
        {
          turn: { step: 'materialize' },
        },
      ).choices();
    expect(offered(lorraine(1))).toEqual(['Lorraine, Blademaster', 'Sword of Seeking']);
    expect(offered(rai(1))).toEqual(['Sword of Seeking']);
  });

  it('Lorraine, Crux Knight counts the regalia weapons in the banishment that lie face up', () => {
    const game = position([
      {
        champion: lorraine(3),
        field: ["Warrior's Longsword"],
        banishment: [
          'Clarent, Sword of Peace',
          'Ornamental Greatsword',
          'Fire Resonance Bauble',
          { card: 'Sword of Seeking', faceDown: true },
        ],
      },
      { banishment: ['Sword of Seeking'] },
    ]);
    game.declare(0, 'Lorraine, Crux Knight', 'Spirit of Fire', "Warrior's Longsword");
    expect(game.combat()).toMatchObject({ power: 4 });
    game.fight();
    expect(game.damage(1)).toBe(4);
  });
});

describe('weapons of the Lorraine deck', () => {
  it('Clarent, Sword of Peace shields each own unit from one damage outside combat', () => {
    const game = position([
      { champion: lorraine(1), field: ['Clarent, Sword of Peace', 'Esteemed Knight'] },
      { champion: rai(1), hand: [...some(3, 'Ignite the Soul'), ...some(3)] },
    ]);
    game.use(0, 'Clarent, Sword of Peace').resolve();
    expect(game.the('Clarent, Sword of Peace').durability).toBe(1);
    const ignite = (card: string) => game.pass().activateCard(1, 'Ignite the Soul', { card }).resolveAll();
    expect(ignite('Esteemed Knight').the('Esteemed Knight').damage).toBe(0);
    expect(ignite('Esteemed Knight').the('Esteemed Knight').damage).toBe(1);
    // Each unit has a shield of its own.
    ignite('Lorraine, Wandering Warrior');
    expect(game.damage(0)).toBe(0);
  });

  it('Clarent, Sword of Peace does not help in combat, and does nothing for a Mage', () => {
    const game = position(
      [
        { champion: lorraine(1), field: ['Clarent, Sword of Peace'] },
        { champion: rai(1), field: ['Blitz Mage'] },
      ],
      { turn: { active: 1 } },
    );
    game.pass().use(0, 'Clarent, Sword of Peace').resolve();
    game.declare(1, 'Blitz Mage', 'Lorraine, Wandering Warrior').fight();
    expect(game.damage(0)).toBe(3);
    expect(position([{ champion: rai(1), field: ['Clarent, Sword of Peace'] }, {}]).offers()).not.toContain(
      'ACTIVATE_ABILITY Clarent, Sword of Peace',
    );
  });

  it('Ornamental Greatsword gives an ally power until end of turn, for a Warrior or Guardian', () => {
    const start = (champion: object) =>
      position(
        [{ champion: champion as never, materialDeck: ['Ornamental Greatsword'], field: ['Banner Knight'] }, {}],
        {
          turn: { step: 'materialize' },
        },
      )
        .choose(0, { card: 'Ornamental Greatsword' })
        .resolve();
    const game = start(lorraine(1)).resolve();
    expect(game.figures('Banner Knight')).toBe('2/3');
    expect(game.to('main', 4).figures('Banner Knight')).toBe('1/3');
    const mage = start(rai(1));
    expect(mage.stack()).toEqual([]);
    expect(mage.figures('Banner Knight')).toBe('1/3');
  });

  it('Sword of Seeking has true sight for a Warrior only', () => {
    const keywords = (champion: object) =>
      position([{ champion: champion as never, field: ['Sword of Seeking'] }, {}]).the('Sword of Seeking').keywords;
    expect(keywords(lorraine(1))).toEqual(['true sight']);
    expect(keywords(rai(1))).toEqual([]);
  });

  it("Warrior's Longsword has one more power for a Warrior", () => {
    const power = (champion: object) =>
      position([{ champion: champion as never, field: ["Warrior's Longsword"] }, {}]).the("Warrior's Longsword").power;
    expect(power(lorraine(1))).toBe(2);
    expect(power(rai(1))).toBe(1);
  });

  it('Prismatic Edge looks at all memories: fire burns a unit, wind costs each opponent a card', () => {
    const game = position(
      [
        {
          champion: lorraine(3),
          memory: ['Swift Recruit', ...some(3)],
          materialDeck: ['Prismatic Edge'],
        },
        { memory: ['Fireball', 'Blitz Mage'], field: ['Esteemed Knight'] },
      ],
      { turn: { step: 'materialize' }, random: [3, 2, 1] },
    );
    game.choose(0, { card: 'Prismatic Edge' }).resolve();
    const before = game.count(0, 'hand');
    game.resolve().choose(0, { card: 'Esteemed Knight' });
    expect(game.happened('REVEALED').length).toBeGreaterThan(0);
    expect(game.zones('Esteemed Knight')).toEqual(['graveyard']);
    expect(game.zones('Blitz Mage')).toEqual(['banishment']);
    expect(game.zones('Fireball')).toEqual(['memory']);
    // No water was seen: no card is drawn.
    expect(game.count(0, 'hand')).toBe(before);
  });
});

describe('items of the Lorraine deck', () => {
  it('Bauble of Abundance lets each player draw a card', () => {
    const game = position([{ field: ['Bauble of Abundance'] }, {}]).use(0, 'Bauble of Abundance');
    expect(game.zones('Bauble of Abundance')).toEqual(['banishment']);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 1]);
  });

  it.each([
    ['Fire Resonance Bauble', 'Spirit of Fire', 'Spirit of Wind'],
    ['Fire Resonance Bauble', rai(1), lorraine(1)],
  ])('%s draws a card only against a champion of its element', (card, against, other) => {
    const game = position([{ field: [card] }, { champion: against }]);
    game.use(0, card).resolve();
    expect([game.count(0, 'hand'), game.zones(card)]).toEqual([1, ['banishment']]);
    expect(position([{ field: [card] }, { champion: other }]).offers()).toEqual(['PASS']);
  });

  it('Life Essence Amulet may be banished for a card as an own ally dies in another turn', () => {
    const dying = (active: number) =>
      position(
        [{ field: ['Life Essence Amulet', 'Blitz Mage'] }, { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] }],
        { turn: { active } },
      );
    const game = dying(1).activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve().resolve();
    game.answer(0, { confirm: true });
    expect([game.count(0, 'hand'), game.zones('Life Essence Amulet')]).toEqual([1, ['banishment']]);
    const kept = dying(1).activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve().resolve();
    kept.answer(0, { confirm: false });
    expect([kept.count(0, 'hand'), kept.zones('Life Essence Amulet')]).toEqual([0, ['field']]);
    const own = dying(0).pass().activateCard(1, 'Ignite the Soul', { card: 'Blitz Mage' }).resolve();
    expect(own.zones('Blitz Mage')).toEqual(['graveyard']);
    expect(own.stack()).toEqual([]);
  });

  it('Life Essence Amulet is banished once alone, and gives one card, where two allies die together', () => {
    const wipe = action('Wipe', {
      effects: [{ do: 'move', what: { each: [{ has: ['types', ['Ally']] }] }, to: 'graveyard', cause: 'destroy' }],
    });
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Life Essence Amulet', 'Wolf', 'Hound'] },
      { hand: ['Wipe'] },
      { definitions: [wipe], turn: { active: 1 } },
    ).activateCard(1, 'Wipe');
    const asked: string[] = [];
    for (let d = play.decision(); !isWindow(d) || play.stack().length > 0; d = play.decision()) {
      if (d.kind === 'MAY') asked.push(...play.zones('Life Essence Amulet'));
      if (isWindow(d)) play.pass();
      else play.answer(d.seat, d.kind === 'MAY' ? { confirm: true } : d.default);
    }
    expect([asked, play.count(0, 'hand')]).toEqual([['field'], 1]);
  });
});
