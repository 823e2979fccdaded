/** Cards whose mechanism hardly any other has, and the rules that are about them. */
import { lands, magicPosition, ownCards, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import { card, faces } from '../6-spells/test-cards.js';
import { mayAttack } from './support.js';

const SIEGE = 'Test Siege // Test Liberator';
ownCards(
  card('Test Grief', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'triggered',
        on: { on: 'move', match: { from: 'hand', cause: 'discard' } },
        effects: [{ do: 'stat', who: 'you', stat: 'life', amount: 1 }],
      },
    ],
  }),
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
  card('Test Chime', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'move',
            what: { each: [{ zone: 'battlefield' }, { firstPrinted: 'Homelands' }] },
            to: 'graveyard',
            cause: 'destroy',
          },
        ],
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
    expect(game.happened('REVEALED')).toHaveLength(1);
    // It is no mulligan: that can still be taken, and then one card goes to the bottom.
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'MULLIGAN' });
    if (game.decision().shape === 'CONFIRM') game.answer(0, { confirm: true });
    else game.choose(0, { kind: 'MULLIGAN' });
    while (game.decision().kind === 'MULLIGAN' && game.decision().seat === 1) game.answer(1, { confirm: false });
    expect([game.decision().kind, game.decision().min]).toEqual(['BOTTOM', 1]);
  });

  it('mtg:103.5b others are asked in the same way, and see of the question nothing but its kind', () => {
    const game = withPowder();
    const [seen, ...others] = game.service.decisions(game.state, 1);
    expect([seen, others]).toEqual([{ id: expect.any(String), seat: 0, kind: 'MULLIGAN', deadline: null }, []]);
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
    expect(game.view().players[1]?.resources).toEqual({ mana: {} });
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
  it('mtg:206.3a mtg-2003:206.3 City in a Bottle has others of Arabian Nights sacrificed, and keeps more from being played', () => {
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

  it('mtg:206.3c each name of Homelands counts, wherever it stands in the list and whatever the permanent is', () => {
    const names = [
      ...[
        'Abbey Gargoyles',
        'An-Havva Township',
        'An-Zerrin Ruins',
        'Apocalypse Chime',
        'Autumn Willow',
        'Aysen Highway',
      ],
      ...["Aliban's Tower", "Baki's Curse", 'Chain Stasis', "Feroz's Ban", 'Giant Oyster', 'Ironclaw Curse', 'Roots'],
      ...['Samite Alchemist', 'Serrated Arrows', 'Timmerian Fiends', 'Truce', 'Veldrane of Sengir', "Wizards' School"],
    ];
    const named = (name: string) => ({ token: { name, types: ['Artifact'] } });
    const others = ['Island of Wak-Wak', 'Millstone', 'An- Zerrin Ruins', 'Homelands'];
    const game = magicPosition([
      { hand: ['Test Chime'], battlefield: names.map(named) },
      { battlefield: others.map(named) },
    ]);
    const left = () => Object.values(game.view().objects).flatMap((o) => (o.zone === 'battlefield' ? [o.name] : []));
    expect(left()).toHaveLength(names.length + others.length);
    game.cast(0, 'Test Chime').resolve();
    expect(left()).toEqual(others);
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

describe('power and toughness chosen as it enters (208.2b)', () => {
  const clay = (index: number) => {
    const game = magicPosition([
      { hand: ['Primal Clay', 'Clone'], mana: '{C}{C}{C}{C}', battlefield: lands(4, 'Island') },
      {},
    ]);
    expect(game.the('Primal Clay', 'hand')).toMatchObject({ power: 0, toughness: 0 });
    return game.cast(0, 'Primal Clay').resolve().choose(0, { index });
  };

  it('mtg:208.2b Primal Clay enters as a 3/3, as a 2/2 with flying, or as a 1/6 Wall with defender', () => {
    expect(clay(0).the('Primal Clay')).toMatchObject({ power: 3, toughness: 3, subtypes: ['Shapeshifter'] });
    expect(clay(1).the('Primal Clay')).toMatchObject({ power: 2, toughness: 2, keywords: ['flying'] });
    expect(clay(2).the('Primal Clay')).toMatchObject({
      power: 1,
      toughness: 6,
      subtypes: ['Shapeshifter', 'Wall'],
      types: ['Artifact', 'Creature'],
      keywords: ['defender'],
    });
  });

  it('mtg:208.2b what was chosen is copied, and a copy that enters chooses for itself', () => {
    const game = clay(1).cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'EITHER' && !game.waiting()) {
      const { kind, seat, default: fallback } = game.decision();
      if (kind === 'COPY') game.choose(0, { card: 'Primal Clay' });
      else game.answer(seat, fallback);
    }
    game.choose(0, { index: 0 });
    // It is a copy of what flies, and 3/3 besides.
    expect(game.the('Clone')).toMatchObject({ name: 'Primal Clay', power: 3, toughness: 3, keywords: ['flying'] });
    expect(game.the('Primal Clay')).toMatchObject({ power: 2, toughness: 2 });
  });

  it('mtg:208.2b Aquamorph Entity chooses as it is turned face up as well', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Aquamorph Entity', faceDown: true }, ...lands(3, 'Island')] },
      {},
    ]);
    game.choose(0, { kind: 'TURN_FACE_UP' }).choose(0, { index: 1 });
    expect(game.the('Aquamorph Entity')).toMatchObject({ power: 1, toughness: 5 });
  });
});

describe('Auras that are turned face up', () => {
  it('mtg:303.4k Gift of Doom may become attached to a creature that it can enchant, and to no other', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Gift of Doom', faceDown: true }, 'Memnite', 'Grizzly Bears'] },
      { battlefield: ['White Knight'] },
    ]);
    game.choose(0, { kind: 'TURN_FACE_UP' });
    if (game.decision().options.some((o) => o.card === 'Memnite')) game.choose(0, { card: 'Memnite' });
    // Protection from black keeps the Aura off the Knight.
    expect(game.decision().options.map((o) => o.card)).toEqual(['Grizzly Bears']);
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.the('Grizzly Bears').keywords).toEqual(['deathtouch', 'indestructible']);
    expect(game.the('Gift of Doom').attachedTo).toBe(game.the('Grizzly Bears').id);
  });
});

describe('how many cards are drawn', () => {
  it('mtg:121.2a Quantum Riddler adds one card to an instruction, and not to each draw of it', () => {
    const riddling = (hand: string[]) => {
      const game = magicPosition([
        { hand: ['Divination', ...hand], mana: '{U}{U}{U}', battlefield: ['Quantum Riddler'] },
        {},
      ]);
      return game.cast(0, 'Divination').resolve().hand(0) - hand.length;
    };
    // With at most one card in hand three are drawn, else two.
    expect([riddling([]), riddling(['Forest', 'Forest'])]).toEqual([3, 2]);
  });

  it('mtg:121.2a Alms Collector changes two draws of one instruction, and not two instructions', () => {
    const game = magicPosition([
      { hand: ['Divination'], mana: '{U}{U}{U}', battlefield: [] },
      { battlefield: ['Alms Collector'] },
    ]);
    game.cast(0, 'Divination').resolve();
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
    // The draw of the turn is one card.
    game.until({ turn: 5, step: 'precombatMain' });
    expect(game.hand(0)).toBe(2);
  });
});

describe('what made a token', () => {
  it('mtg:201.5a Gutter Grime makes Oozes of its own slime, and not of that of another one', () => {
    const game = magicPosition([
      {
        hand: ['Shock', 'Shock'],
        mana: '{R}{R}',
        battlefield: [
          { card: 'Gutter Grime', counters: { slime: 1 } },
          { card: 'Gutter Grime', counters: { slime: 4 } },
          'Grizzly Bears',
          'Grizzly Bears',
        ],
      },
      {},
    ]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears', nth: 0 }).resolve().takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(
      game
        .all('Ooze')
        .map((o) => o.power)
        .sort(),
    ).toEqual([2, 5]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve().takeDefault('ORDER_TRIGGERS').resolveAll();
    // The older Oozes have grown with it.
    expect(
      game
        .all('Ooze')
        .map((o) => o.power)
        .sort(),
    ).toEqual([3, 3, 6, 6]);
  });
});

describe('tokens by the name of a card', () => {
  it('mtg:111.11 Tarmogoyf Nest makes a token with all that the card of that name has', () => {
    const game = magicPosition([
      {
        battlefield: [
          { card: 'Forest', as: 'land' },
          { card: 'Tarmogoyf Nest', attachedTo: 'land' },
        ],
        mana: '{G}{G}',
        graveyard: ['Shock', 'Grizzly Bears'],
      },
      {},
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Forest', mana: false }).resolve();
    expect(game.the('Tarmogoyf')).toMatchObject({
      name: 'Tarmogoyf',
      manaCost: '{1}{G}',
      types: ['Creature'],
      subtypes: ['Lhurgoyf'],
      power: 2,
      toughness: 3,
      token: true,
    });
  });
});

describe('special actions and graveyards', () => {
  it('mtg:116.2e Circling Vultures is discarded any time its player has priority, without the stack', () => {
    const game = magicPosition([{ hand: ['Shock'], mana: '{R}' }, { hand: ['Circling Vultures'] }]);
    game.cast(0, 'Shock', { player: 1 }).pass();
    expect(game.decision()).toMatchObject({ seat: 1 });
    game.choose(1, { kind: 'SPECIAL', card: 'Circling Vultures' });
    expect([game.zones('Circling Vultures'), game.view().stack.length]).toEqual([['graveyard'], 1]);
    // Its player has priority still.
    expect(game.decision()).toMatchObject({ seat: 1 });
  });

  it('mtg:116.2e that it goes to the graveyard so is a discarding', () => {
    const game = magicPosition([{ battlefield: ['Test Grief'] }, { hand: ['Circling Vultures'] }]).pass();
    game.choose(1, { kind: 'SPECIAL', card: 'Circling Vultures' }).resolve();
    expect(game.life(0)).toBe(21);
  });

  it('mtg:404.3 mtg-2003:217.4c the owner arranges what goes to a graveyard at the same time, where its order counts', () => {
    const dying = (order: string[]) => {
      const game = magicPosition([
        {
          hand: ['Pyroclasm'],
          mana: '{R}{R}',
          battlefield: ['Memnite', 'Grizzly Bears'],
          library: lands(9, 'Swamp'),
          graveyard: ['Hill Giant'],
          exile: ['Circling Vultures'],
        },
        { battlefield: ['Grizzly Bears'], library: lands(9, 'Swamp') },
      ]);
      game.cast(0, 'Pyroclasm').resolve();
      expect(game.decision()).toMatchObject({ seat: 0, kind: 'ORDER' });
      game.answer(0, { order: order.map((card) => ({ card })) });
      const pile = game.view().zones.find((z) => z.id === 'graveyard' && z.owner === 0);
      return pile && 'objects' in pile ? pile.objects.map((id) => String(game.view().objects[id]?.card)) : [];
    };
    expect(dying(['Memnite', 'Grizzly Bears'])).toEqual(['Memnite', 'Grizzly Bears', 'Pyroclasm', 'Hill Giant']);
    expect(dying(['Grizzly Bears', 'Memnite'])).toEqual(['Grizzly Bears', 'Memnite', 'Pyroclasm', 'Hill Giant']);
  });

  it('mtg:404.3 nobody is asked where nothing counts on it', () => {
    const game = magicPosition([
      { hand: ['Pyroclasm'], mana: '{R}{R}', battlefield: ['Memnite', 'Grizzly Bears'] },
      {},
    ]);
    expect(game.cast(0, 'Pyroclasm').resolve().waiting()).toBe(true);
  });
});

describe('effects that a player ignores', () => {
  it('mtg:116.2d Lost in Thought is ignored until the end of turn by who controls the creature, for three cards of their graveyard', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }], graveyard: ['Shock', 'Shock', 'Forest'] },
      { battlefield: [{ card: 'Lost in Thought', attachedTo: 'bears' }], graveyard: ['Shock', 'Shock', 'Forest'] },
    ]);
    const special = () =>
      game
        .decision()
        .options.filter((o) => o.kind === 'SPECIAL')
        .map((o) => o.card);
    expect(special()).toEqual(['Lost in Thought']);
    game.choose(0, { kind: 'SPECIAL', card: 'Lost in Thought' });
    // Nothing went on the stack, and it is done once.
    expect([game.view().stack, special(), game.all('Shock', 'exile').length]).toEqual([[], [], 2]);
    // The other player controls the Aura, and not the creature.
    game.pass();
    expect(special()).toEqual([]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(game.the('Grizzly Bears').tapped).toBe(true);
    game.until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(18);
    game.until({ turn: 5 });
    expect(mayAttack(game)).toEqual([]);
  });

  it('mtg:116.2d who does not pay for it is bound by it', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }], graveyard: ['Shock', 'Shock'] },
      { battlefield: [{ card: 'Lost in Thought', attachedTo: 'bears' }] },
    ]);
    expect(game.decision().options.some((o) => o.kind === 'SPECIAL')).toBe(false);
    expect(mayAttack(game)).toEqual([]);
  });
});

describe('effects that are ended', () => {
  it('mtg:116.2c Enraging Licid is an Aura until its controller pays {R}, at any time and without the stack', () => {
    const game = magicPosition([
      { battlefield: ['Enraging Licid', 'Grizzly Bears', ...lands(2, 'Mountain')] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.activate(0, 'Enraging Licid', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Enraging Licid')).toMatchObject({ types: ['Enchantment'], subtypes: ['Aura'] });
    expect([game.the('Enraging Licid').attachedTo, game.the('Grizzly Bears').keywords]).toEqual([
      game.the('Grizzly Bears').id,
      ['haste'],
    ]);
    // It has lost the ability that did so, and not the other one.
    expect(game.the('Enraging Licid').abilities).toHaveLength(2);
    expect(
      game
        .decision()
        .options.filter((o) => o.card === 'Enraging Licid')
        .map((o) => o.kind),
    ).toEqual(['SPECIAL']);
    game.choose(0, { kind: 'SPECIAL', card: 'Enraging Licid' });
    expect(game.view().stack).toEqual([]);
    expect(game.the('Enraging Licid')).toMatchObject({ types: ['Creature'], subtypes: ['Licid'], power: 1 });
    expect([game.the('Enraging Licid').attachedTo ?? null, game.the('Grizzly Bears').keywords]).toEqual([null, []]);
  });
});
