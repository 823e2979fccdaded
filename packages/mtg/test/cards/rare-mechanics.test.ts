/** Cards whose mechanism hardly any other has, and the rules that are about them. */
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { card, faces } from '../6-spells/test-cards.js';

const SIEGE = 'Test Siege // Test Liberator';
ownCards(
  card('Test Ziggurat', {
    type: 'Land',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [{ do: 'addMana', choices: ['{R}'], only: { cast: { has: ['types', 'Creature'] } } }],
        immediate: true,
      },
    ],
  }),
  faces(
    'transform',
    card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 4 }),
    card('Test Liberator', { type: 'Creature — Angel', colors: ['W'], power: 5, toughness: 5 }),
  ),
);

/** A game from the very beginning, of two decks of these cards. */
function begin(seed: string, deck: { card: string; count: number }[], other = [{ card: 'Forest', count: 60 }]): Play {
  const created = magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: [deck, other].map((main, seat) => ({ name: `Seat ${seat}`, deck: { main } })),
  });
  if (!created.ok) throw new Error(created.error.detail);
  const play = new Play(magic, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const SEEDS = Array.from({ length: 10 }, (_, i) => `rare ${i}`);
/** All others keep their hands. */
const keep = (game: Play): Play => {
  while (game.decision().kind === 'MULLIGAN') {
    const { seat, shape } = game.decision();
    if (shape === 'CONFIRM') game.answer(seat, { confirm: false });
    else game.choose(seat, { kind: 'KEEP' });
  }
  return game;
};

describe('cards of the first hand', () => {
  const powders = [
    { card: 'Serum Powder', count: 4 },
    { card: 'Wastes', count: 56 },
  ];
  /** Its first decision is Ann's, and she has one. */
  const withPowder = (): Play => {
    for (const seed of SEEDS) {
      const game = begin(seed, powders);
      if (game.decision().seat === 1) game.answer(1, { confirm: false });
      if (game.decision().shape === 'CHOOSE') return game;
    }
    throw new Error('no hand has one');
  };

  it('mtg:103.5b Serum Powder exiles the hand for as many new cards any time its player could mulligan, and mulligans go on', () => {
    const game = withPowder();
    expect(game.decision().options.map((o) => o.kind)).toEqual(expect.arrayContaining(['KEEP', 'MULLIGAN', 'OBJECT']));
    const hand = game.view().zones.find((z) => z.id === 'hand' && z.owner === 0);
    const before = hand && 'objects' in hand ? hand.objects.length : 0;
    game.choose(0, { card: 'Serum Powder' });
    const exiled = Object.values(game.view().objects).filter((o) => o.zone === 'exile');
    expect([exiled.length, game.hand(0), before]).toEqual([7, 7, 7]);
    // It is no mulligan: that can still be taken, and then one card goes to the bottom.
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'MULLIGAN' });
    if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true });
    else game.choose(0, { kind: 'MULLIGAN' });
    while (game.decision().kind === 'MULLIGAN' && game.decision().seat === 1) game.answer(1, { confirm: false });
    expect([game.decision().kind, game.decision().min]).toEqual(['BOTTOM', 1]);
  });

  it('mtg:103.5b others are asked in the same way, and see of the question nothing but its kind', () => {
    const game = withPowder();
    expect(magic.decisions(game.state, { seat: 1 } as never)).toEqual([
      expect.not.objectContaining({ options: expect.anything() }),
    ]);
  });

  const forge = [
    { card: 'Chancellor of the Forge', count: 4 },
    { card: 'Chancellor of the Dross', count: 4 },
    { card: 'Mountain', count: 52 },
  ];
  it('mtg:103.6b Chancellor of the Forge and Chancellor of the Dross may be revealed from the opening hand, each once', () => {
    let seen = 0;
    for (const seed of SEEDS) {
      const game = keep(begin(seed, forge));
      if (game.decision().kind !== 'CHOOSE_OBJECTS') continue;
      seen++;
      const revealed = game.decision().options.map((o) => String(o.card));
      game.choose(0, ...[game.decision().options.map((o) => ({ object: String(o.object) }))]);
      expect(game.happened('REVEALED').length).toBeGreaterThan(0);
      expect(game.view().turn.number).toBe(1);
      const goblins = revealed.filter((name) => name.endsWith('Forge')).length;
      const lost = 3 * (revealed.length - goblins);
      game.until({ step: 'upkeep' });
      while (game.view().stack.length > 0 || game.decision().kind === 'ORDER_TRIGGERS')
        if (game.waiting()) game.resolveAll();
        else game.answer(game.decision().seat, game.decision().default);
      expect([game.all('Phyrexian Goblin').length, game.life(1), game.life(0)]).toEqual([
        goblins,
        20 - lost,
        20 + lost,
      ]);
      expect(game.hand(0)).toBe(7);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('mtg:103.6b one that is not revealed does nothing', () => {
    const game = SEEDS.map((seed) => keep(begin(seed, forge))).find((one) => one.decision().kind === 'CHOOSE_OBJECTS');
    game?.answer(0, { choose: [] }).until({ step: 'upkeep' });
    expect([game?.view().stack, game?.life(1)]).toEqual([[], 20]);
  });
});

describe('mana that is lost', () => {
  it('mtg:106.13 Drain Power adds what a player loses, of the lands that they must tap and of what they had', () => {
    const game = magicPosition([
      { hand: ['Drain Power'], mana: '{U}{U}' },
      { battlefield: ['Mountain', 'Forest', 'Grizzly Bears'], mana: '{W}' },
    ]);
    game.cast(0, 'Drain Power', { player: 1 }).resolve();
    expect(game.view().players).toMatchObject([
      { resources: { mana: { W: 1, R: 1, G: 1 } } },
      { resources: { mana: {} } },
    ]);
    expect([game.the('Mountain').tapped, game.the('Forest').tapped]).toEqual([true, true]);
  });

  it('mtg:106.13 what the mana may be spent on stays as it was', () => {
    const game = magicPosition([
      { hand: ['Drain Power', 'Shock', 'Raging Goblin'], mana: '{U}{U}' },
      { battlefield: ['Test Ziggurat'] },
    ]);
    game.cast(0, 'Drain Power', { player: 1 }).resolve();
    while (!game.waiting()) game.answer(game.decision().seat, game.decision().default);
    const cards = game
      .decision()
      .options.filter((o) => o.kind === 'CAST')
      .map((o) => o.card);
    // It is for creature spells alone, whoever has it.
    expect(cards).toEqual(['Raging Goblin']);
  });
});

describe('the X of another object', () => {
  it('mtg:107.3e Zaxara, the Exemplary makes a Hydra as large as the X of the spell', () => {
    const game = magicPosition([{ hand: ['Blaze'], mana: '{R}{R}{R}{R}', battlefield: ['Zaxara, the Exemplary'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Blaze' }).answer(0, { number: 3 });
    if (!game.waiting()) game.choose(0, { player: 1 });
    game.resolve();
    expect([game.figures('Hydra'), game.life(1)]).toEqual(['3/3', 20]);
    expect(game.resolve().life(1)).toBe(17);
  });
});

describe('the card that was drawn', () => {
  const top = (card: string) =>
    magicPosition([{ battlefield: ['Sindbad'], library: [card, 'Forest', 'Shock', 'Forest'] }, {}]);

  it('mtg:121.6c Sindbad keeps a land and discards what is none', () => {
    const [land, other] = ['Forest', 'Shock'].map((name) => top(name).activate(0, 'Sindbad').resolve());
    expect([land?.hand(0), land?.happened('REVEALED').length]).toEqual([1, 1]);
    expect([other?.hand(0), other?.all('Shock', 'graveyard').length]).toEqual([0, 1]);
  });

  it('mtg:121.6c what is drawn in the place of the card is not the card that was drawn', () => {
    // Two cards for each draw: neither is revealed, and neither discarded.
    const game = magicPosition([
      { battlefield: ['Sindbad', 'Thought Reflection'], library: ['Shock', 'Shock', 'Forest', 'Forest'] },
      {},
    ]);
    game.activate(0, 'Sindbad').resolve();
    expect([game.hand(0), game.all('Shock', 'graveyard').length, game.happened('REVEALED').length]).toEqual([2, 0, 0]);
  });
});

describe('names first printed in an expansion', () => {
  it('mtg:206.3a City in a Bottle has others of Arabian Nights sacrificed, and keeps more from being played', () => {
    const game = magicPosition([
      {
        hand: ['City in a Bottle', 'Kird Ape', 'City of Brass', 'Mountain'],
        mana: '{C}{C}{R}',
        battlefield: ['Kird Ape'],
      },
      { battlefield: ['Flying Men', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'City in a Bottle').resolve();
    expect(game.view().stack).toHaveLength(1);
    game.resolve();
    expect([game.zones('Flying Men'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['battlefield']]);
    expect([game.all('Kird Ape').length, game.all('Kird Ape', 'graveyard').length]).toEqual([0, 1]);
    expect(game.zones('City in a Bottle')).toEqual(['battlefield']);
    const offered = game.decision().options.filter((o) => o.kind === 'CAST' || o.kind === 'PLAY_LAND');
    expect(offered.map((o) => o.card)).toEqual(['Mountain']);
    expect(game.view().stack).toEqual([]);
  });

  it('mtg:206.3b Golgothian Sylex has those of Antiquities sacrificed, itself as well', () => {
    const game = magicPosition([
      { battlefield: ['Golgothian Sylex', 'Ornithopter', 'Grizzly Bears', ...lands(1, 'Forest')] },
      { battlefield: ['Millstone', 'Kird Ape'] },
    ]);
    game.activate(0, 'Golgothian Sylex').resolve();
    expect(
      ['Golgothian Sylex', 'Ornithopter', 'Millstone', 'Grizzly Bears', 'Kird Ape'].map((c) => game.zones(c)),
    ).toEqual([['graveyard'], ['graveyard'], ['graveyard'], ['battlefield'], ['battlefield']]);
  });

  it('mtg:206.3c Apocalypse Chime destroys those of Homelands for good', () => {
    const game = magicPosition([
      { battlefield: ['Apocalypse Chime', 'Sengir Bats', 'Ornithopter', ...lands(2, 'Forest')] },
      { battlefield: ['Sea Sprite'] },
    ]);
    game.activate(0, 'Apocalypse Chime').resolve();
    expect(['Apocalypse Chime', 'Sengir Bats', 'Sea Sprite', 'Ornithopter'].map((c) => game.zones(c))).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['graveyard'],
      ['battlefield'],
    ]);
  });
});

describe('spells at another time than that of sorceries', () => {
  const position = (): Play =>
    magicPosition([{ hand: ['Parapet'], battlefield: ['Grizzly Bears', ...lands(2, 'Plains')] }, {}]);

  it('mtg:307.5a Parapet goes in the next cleanup step where it was cast when a sorcery couldn’t have been', () => {
    const game = position().until({ step: 'end' });
    game.choose(0, { kind: 'CAST', card: 'Parapet' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('2/3');
    game.until({ turn: 4 });
    expect([game.zones('Parapet'), game.figures('Grizzly Bears')]).toEqual([['graveyard'], '2/2']);
  });

  it('mtg:307.5a and stays where a sorcery could have been cast, by whatever leave it was', () => {
    for (const method of ['normal', 'asThoughFlash']) {
      const game = position();
      game.choose(0, { kind: 'CAST', card: 'Parapet', method }).resolve().until({ turn: 4 });
      expect(game.zones('Parapet')).toEqual(['battlefield']);
    }
  });
});

describe('battles', () => {
  it('mtg:310.8e Portent Tracker asks who protects a battle, and not who controls it', () => {
    const tracking = (seat: number): number => {
      const game = magicPosition([
        { battlefield: ['Portent Tracker', { card: SIEGE, controller: seat, protector: 1 - seat }] },
        {},
      ]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Portent Tracker', ability: 1 }).resolve();
      return Number(game.the(SIEGE).defense);
    };
    // One's own Siege is protected by an opponent.
    expect([tracking(0), tracking(1)]).toEqual([3, 5]);
  });
});
