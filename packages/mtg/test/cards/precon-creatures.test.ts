/** Creatures of preconstructed decks, by each of their clauses and what rulings say of them. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  control,
  creature,
  destroy,
  instant,
  loseLife,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { arrives, attackWith, choices, fight, mayBlock, offered, stack } from './support.js';

ownCards(
  instant('Test Theft', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Robbery', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  instant('Test Gift', '{0}', { effects: [{ do: 'stat', who: 'you', stat: 'life', amount: 10 }] }),
  instant('Test Hint', '{0}', { targets: [target(creature)], effects: [loseLife(1, 'you')] }),
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Retreat', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'removeFromCombat', what: t(0) }],
  }),
  card('Test Cycler', { cost: '{0}', type: 'Instant', abilities: [{ kind: 'keyword', keyword: 'cycling', cost: [] }] }),
);

describe('Herald of Anafenza', () => {
  const ready = (mana = '{C}{C}{W}') => magicPosition([{ battlefield: ['Herald of Anafenza'], mana }, {}]);

  it('Herald of Anafenza (mtg:702.107a) gets a counter for outlasting, and the Warrior comes before it', () => {
    const game = ready().activate(0, 'Herald of Anafenza');
    expect(game.the('Herald of Anafenza').tapped).toBe(true);
    expect(stack(game)).toEqual(['Herald of Anafenza', 'Herald of Anafenza']);
    game.resolve();
    expect(game.the('Warrior')).toMatchObject({ power: 1, toughness: 1, colors: ['W'], subtypes: ['Warrior'] });
    expect(game.figures('Herald of Anafenza')).toBe('1/2');
    expect(game.resolve().figures('Herald of Anafenza')).toBe('2/3');
    expect(offered(ready('{C}{C}{C}'), 'ACTIVATE')).toEqual([]);
  });

  it('Herald of Anafenza (mtg:603.2) makes no Warrior for another ability', () => {
    const lit = magicPosition([
      {
        battlefield: [
          { card: 'Herald of Anafenza', as: 'herald' },
          { card: 'Deviant Glee', attachedTo: 'herald' },
          'Mountain',
        ],
      },
      {},
    ]).activate(0, 'Herald of Anafenza');
    expect(stack(lit)).toEqual(['Herald of Anafenza']);
  });

  it('Herald of Anafenza (mtg:302.6) does not outlast in the turn in which it came, nor out of time', () => {
    const game = arrives('Herald of Anafenza', '{W}', [{ battlefield: lands(3, 'Plains') }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    const attacked = magicPosition([{ battlefield: ['Herald of Anafenza', ...lands(3, 'Plains')] }, {}]);
    expect(offered(attacked, 'ACTIVATE')).toEqual(['Herald of Anafenza']);
    expect(offered(attacked.until({ step: 'upkeep', turn: 5 }), 'ACTIVATE')).toEqual([]);
  });
});

describe('Fiend of the Shadows', () => {
  const struck = (hand: string[]) => {
    const game = magicPosition([
      { battlefield: ['Fiend of the Shadows', ...lands(2, 'Swamp')] },
      { hand, battlefield: ['Hill Giant'] },
    ]);
    attackWith(game, 'Fiend of the Shadows');
    return game.until({ step: 'combatDamage' }).resolve();
  };

  it('Fiend of the Shadows (mtg:702.9b) flies', () => {
    const game = magicPosition([{ battlefield: ['Fiend of the Shadows'] }, { battlefield: ['Hill Giant'] }]);
    expect(mayBlock(attackWith(game, 'Fiend of the Shadows'))).toEqual([]);
  });

  it('Fiend of the Shadows (mtg:510.2) takes a card for combat damage to a player alone', () => {
    const pinging = magicPosition([
      {
        battlefield: [
          { card: 'Fiend of the Shadows', as: 'fiend' },
          { card: 'Hermetic Study', attachedTo: 'fiend' },
        ],
      },
      { hand: ['Shock'] },
    ]).activate(0, 'Fiend of the Shadows', { player: 1 });
    expect([pinging.resolve().life(1), stack(pinging)]).toEqual([19, []]);
    const blocked = attackWith(
      magicPosition([{ battlefield: ['Fiend of the Shadows'] }, { battlefield: ['Serra Angel'], hand: ['Shock'] }]),
      'Fiend of the Shadows',
    ).block(1, ['Serra Angel', 'Fiend of the Shadows']);
    expect(stack(blocked.until({ step: 'combatDamage' }))).toEqual([]);
  });

  it('Fiend of the Shadows (mtg:400.2) has the player exile a card of their own choice', () => {
    const game = struck(['Shock', 'Grizzly Bears']);
    expect(game.decision()).toMatchObject({ seat: 1, min: 1, max: 1 });
    game.choose(1, { card: 'Grizzly Bears' });
    expect([game.zones('Grizzly Bears'), game.zones('Shock')]).toEqual([['exile'], ['hand']]);
    expect(struck([]).decision().kind).toBe('PRIORITY');
  });

  it('Fiend of the Shadows (mtg:305.3) lets its controller play the card, at its time and for its cost', () => {
    const spell = struck(['Bane Alley Blackguard']);
    expect(offered(spell)).toEqual([]);
    expect(offered(spell.until({ step: 'postcombatMain' }))).toEqual(['Bane Alley Blackguard']);
    spell.choose(0, { kind: 'CAST', card: 'Bane Alley Blackguard' });
    expect(spell.all('Swamp').map((land) => land.tapped)).toEqual([true, true]);
    expect(spell.resolve().the('Bane Alley Blackguard')).toMatchObject({ controller: 0, owner: 1 });
    const land = struck(['Island']).until({ step: 'postcombatMain' });
    land.choose(0, { kind: 'PLAY_LAND', card: 'Island' });
    expect(land.the('Island').controller).toBe(0);
  });

  it('Fiend of the Shadows (mtg:611.2a) lets them do so on later turns, and when it is gone', () => {
    const game = struck(['Bane Alley Blackguard']).until({
      turn: 5,
      step: 'precombatMain',
    });
    expect(offered(game)).toEqual(['Bane Alley Blackguard']);
    const gone = magicPosition([
      { battlefield: ['Fiend of the Shadows', ...lands(4, 'Swamp')], hand: ['Test Blade'] },
      { hand: ['Bane Alley Blackguard'] },
    ]);
    attackWith(gone, 'Fiend of the Shadows').until({ step: 'combatDamage' }).resolve();
    gone.until({ turn: 5, step: 'precombatMain' });
    gone.castAt(0, 'Test Blade', { card: 'Fiend of the Shadows' }).resolve();
    expect([gone.zones('Fiend of the Shadows'), offered(gone)]).toEqual([['graveyard'], ['Bane Alley Blackguard']]);
  });

  it('Fiend of the Shadows (mtg:702.29a) does not let them cycle it, which is in no hand', () => {
    const game = struck(['Test Cycler']);
    expect(game.decision().options.map((o) => o.kind)).not.toContain('CYCLE');
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    expect(offered(game)).toEqual(['Test Cycler']);
  });

  it('Fiend of the Shadows (mtg:701.19a) regenerates for a Human', () => {
    const position = (...mine: string[]) =>
      magicPosition([{ battlefield: ['Fiend of the Shadows', ...mine], hand: ['Lightning Bolt'], mana: '{R}' }, {}]);
    expect(offered(position('Grizzly Bears'), 'ACTIVATE')).toEqual([]);
    const game = position('Elite Vanguard').activate(0, 'Fiend of the Shadows').resolve();
    expect(game.zones('Elite Vanguard')).toEqual(['graveyard']);
    game.cast(0, 'Lightning Bolt', { card: 'Fiend of the Shadows' }).resolve();
    expect(game.the('Fiend of the Shadows')).toMatchObject({ tapped: true, damage: 0 });
  });
});

describe('Firemane Angel', () => {
  const upkeep = (where: 'battlefield' | 'graveyard', turn = 5) =>
    magicPosition([{ [where]: ['Firemane Angel'] }, {}]).until({ turn, step: 'upkeep' });

  it('Firemane Angel (mtg:702.7b) flies and strikes first', () => {
    const game = magicPosition([{ battlefield: ['Firemane Angel'] }, { battlefield: ['Serra Angel', 'Hill Giant'] }]);
    expect(mayBlock(attackWith(game, 'Firemane Angel'))).toEqual(['Serra Angel: Firemane Angel']);
    fight(game.block(1, ['Serra Angel', 'Firemane Angel']));
    expect([game.zones('Firemane Angel'), game.zones('Serra Angel')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it.each(['battlefield', 'graveyard'] as const)(
    'Firemane Angel (mtg:113.6m) may gain 1 life in the upkeep of its player from the %s',
    (where) => {
      const game = upkeep(where).resolve();
      expect(game.decision().kind).toBe('MAY');
      expect(game.answer(0, { confirm: true }).life(0)).toBe(21);
      expect(upkeep(where).resolve().answer(0, { confirm: false }).life(0)).toBe(20);
      expect(stack(upkeep(where, 4))).toEqual([]);
    },
  );

  it('Firemane Angel (mtg:603.4) gains no life where it went between graveyard and battlefield meanwhile', () => {
    const dying = magicPosition([{ battlefield: ['Firemane Angel', 'Mountain'], hand: ['Lightning Bolt'] }, {}]).until({
      turn: 5,
      step: 'upkeep',
    });
    dying.cast(0, 'Lightning Bolt', { card: 'Firemane Angel' }).resolve();
    expect(dying.zones('Firemane Angel').sort()).toEqual(['graveyard', 'stack']);
    dying.resolveAll();
    expect(dying.waiting()).toBe(true);
    expect([dying.zones('Firemane Angel'), dying.life(0)]).toEqual([['graveyard'], 20]);
    const back = magicPosition([
      { graveyard: ['Firemane Angel'], battlefield: [...lands(6, 'Plains'), ...lands(4, 'Mountain')] },
      {},
    ]).until({ turn: 5, step: 'upkeep' });
    back.activate(0, 'Firemane Angel').resolveAll();
    expect(back.waiting()).toBe(true);
    expect([back.the('Firemane Angel').controller, back.life(0)]).toEqual([0, 20]);
    expect(back.all('Mountain').every((land) => land.tapped)).toBe(true);
  });

  it('Firemane Angel (mtg:602.5e) comes back only during the upkeep of its player', () => {
    const at = (turn: number, step: string) =>
      offered(
        magicPosition([
          { graveyard: ['Firemane Angel'], battlefield: [...lands(6, 'Plains'), ...lands(4, 'Mountain')] },
          {},
        ]).until({ turn, step }),
        'ACTIVATE',
      );
    expect([at(5, 'upkeep'), at(5, 'draw'), at(5, 'precombatMain')]).toEqual([['Firemane Angel'], [], []]);
    const theirs = magicPosition([
      { graveyard: ['Firemane Angel'], battlefield: [...lands(6, 'Plains'), ...lands(4, 'Mountain')] },
      {},
    ]).until({ turn: 4, step: 'upkeep' });
    expect(offered(theirs.pass(), 'ACTIVATE')).toEqual([]);
  });
});

describe('Venerated Teacher', () => {
  it('Venerated Teacher (mtg:711.2a) puts two level counters on each creature of its controller with level up', () => {
    const game = arrives('Venerated Teacher', '{2}{U}', [
      { battlefield: ['Transcendent Master', 'Grizzly Bears'] },
      { battlefield: ['Student of Warfare'] },
    ]).resolve();
    expect(game.the('Transcendent Master').counters).toEqual({ level: 2 });
    expect(game.the('Grizzly Bears').counters ?? {}).toEqual({});
    expect(game.the('Student of Warfare').counters ?? {}).toEqual({});
  });

  it('Venerated Teacher (mtg:711.2b) raises the level as level up would', () => {
    const game = arrives('Venerated Teacher', '{2}{U}', [{ battlefield: ['Student of Warfare'] }, {}]).resolve();
    expect(game.the('Student of Warfare')).toMatchObject({ power: 3, toughness: 3 });
  });
});

describe("Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence", () => {
  const fox = (life: number, more: string[] = []) =>
    magicPosition([
      {
        battlefield: ['Rune-Tail, Kitsune Ascendant', 'Grizzly Bears', 'Mountain'],
        life,
        hand: ['Test Gift', ...more],
      },
      { battlefield: ['Hill Giant'] },
    ]);

  it("Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence (mtg:603.8) flips when its controller has 30 or more life", () => {
    const game = fox(20).cast(0, 'Test Gift').resolve();
    expect(stack(game)).toHaveLength(1);
    game.resolve();
    expect(game.the("Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence")).toMatchObject({
      name: "Rune-Tail's Essence",
      types: ['Enchantment'],
      supertypes: ['Legendary'],
      colors: ['W'],
    });
    expect(stack(fox(19).cast(0, 'Test Gift').resolve())).toEqual([]);
  });

  it("Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence (mtg:615.1a) prevents all damage to its controller's creatures", () => {
    const game = magicPosition([
      {
        battlefield: [
          "Rune-Tail's Essence",
          'Grizzly Bears',
          { card: 'Chandra Nalaar', counters: { loyalty: 6 } },
          ...lands(4, 'Mountain'),
        ],
        hand: lands(4, 'Lightning Bolt'),
      },
      { battlefield: ['Runeclaw Bear'] },
    ]);
    game.cast(0, 'Lightning Bolt', { card: 'Grizzly Bears' }).resolve();
    game.cast(0, 'Lightning Bolt', { card: 'Runeclaw Bear' }).resolve();
    game.cast(0, 'Lightning Bolt', { player: 0 }).resolve();
    game.cast(0, 'Lightning Bolt', { card: 'Chandra Nalaar' }).resolve();
    expect(game.the('Chandra Nalaar').counters).toEqual({ loyalty: 3 });
    expect([game.zones('Grizzly Bears'), game.zones('Runeclaw Bear'), game.life(0)]).toEqual([
      ['battlefield'],
      ['graveyard'],
      17,
    ]);
  });
});

describe("Kozilek's Pathfinder", () => {
  const path = () =>
    magicPosition([
      { battlefield: ["Kozilek's Pathfinder", 'Grizzly Bears'], mana: '{C}' },
      { battlefield: ['Hill Giant', 'Runeclaw Bear', 'Forest'] },
    ]).activate(0, "Kozilek's Pathfinder");

  it("Kozilek's Pathfinder (mtg:509.1b) keeps a creature from blocking it, and no other, for the turn", () => {
    const game = path();
    expect(choices(game)).toEqual(["Kozilek's Pathfinder", 'Grizzly Bears', 'Hill Giant', 'Runeclaw Bear']);
    game.choose(0, { card: 'Hill Giant' }).resolve();
    attackWith(game, "Kozilek's Pathfinder", 'Grizzly Bears');
    expect(mayBlock(game)).toEqual(['Hill Giant: Grizzly Bears', "Runeclaw Bear: Kozilek's Pathfinder, Grizzly Bears"]);
    game.block(1).until({ turn: 5, kind: 'ATTACKERS' }).attack(0, "Kozilek's Pathfinder");
    expect(mayBlock(game.until({ step: 'declareBlockers' }))).toContain("Hill Giant: Kozilek's Pathfinder");
  });

  it("Kozilek's Pathfinder (mtg:107.4c) is paid with colorless mana alone", () => {
    const game = magicPosition([{ battlefield: ["Kozilek's Pathfinder"], mana: '{R}{U}' }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
  });

  it("Kozilek's Pathfinder (mtg:509.1h) does not undo a block", () => {
    const game = magicPosition([{ battlefield: ["Kozilek's Pathfinder", 'Wastes'] }, { battlefield: ['Hill Giant'] }]);
    attackWith(game, "Kozilek's Pathfinder").block(1, ['Hill Giant', "Kozilek's Pathfinder"]);
    game.activate(0, "Kozilek's Pathfinder", { card: 'Hill Giant' }).resolve();
    expect(fight(game).life(1)).toBe(20);
  });
});

describe('Thunderbreak Regent', () => {
  const table = (mine: string[] = []) =>
    magicPosition(
      [
        { battlefield: ['Thunderbreak Regent', 'Shivan Dragon', 'Hill Giant'], hand: mine },
        { battlefield: ['Prodigal Sorcerer', 'Mountain'], hand: ['Shock', 'Test Hint'] },
      ],
      { turn: { active: 1 } },
    );

  it('Thunderbreak Regent (mtg:702.9b) flies', () => {
    expect(table().the('Thunderbreak Regent').keywords).toEqual(['flying']);
  });

  it('Thunderbreak Regent (mtg:603.2) deals 3 to an opponent who targets a Dragon, before what targets it resolves', () => {
    const game = table().cast(1, 'Shock', { card: 'Shivan Dragon' });
    expect(stack(game)).toEqual(['Thunderbreak Regent', 'Shock']);
    expect(game.resolve().life(1)).toBe(17);
    expect(stack(game)).toEqual(['Shock']);
    expect(table().activate(1, 'Prodigal Sorcerer', { card: 'Thunderbreak Regent' }).resolve().life(1)).toBe(17);
  });

  it('Thunderbreak Regent (mtg:109.5) does not mind what is no Dragon, and its own controller', () => {
    expect(stack(table().cast(1, 'Shock', { card: 'Hill Giant' }))).toEqual(['Shock']);
    const own = table(['Test Hint']).pass().cast(0, 'Test Hint', { card: 'Shivan Dragon' });
    expect(stack(own)).toEqual(['Test Hint']);
    const theirs = magicPosition(
      [{ battlefield: ['Thunderbreak Regent'] }, { battlefield: ['Shivan Dragon', 'Mountain'], hand: ['Shock'] }],
      { turn: { active: 1 } },
    ).cast(1, 'Shock', { card: 'Shivan Dragon' });
    expect(stack(theirs)).toEqual(['Shock']);
  });
});

describe('Fleet Swallower', () => {
  const attack = (count: number, ...more: string[]): Play =>
    magicPosition([
      { battlefield: ['Fleet Swallower', ...more], library: [{ card: 'Forest', count: 5 }] },
      { library: [{ card: 'Island', count }] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Fleet Swallower', ...more);
  const gone = (game: Play, card: string) => game.all(card, 'graveyard').length;

  it('Fleet Swallower (mtg:701.17a) has any player mill half their library, rounded up', () => {
    const game = attack(15);
    expect(choices(game).sort()).toEqual(['seat 0', 'seat 1']);
    expect(gone(game.choose(0, { player: 1 }).resolve(), 'Island')).toBe(8);
    expect(gone(attack(15).choose(0, { player: 0 }).resolve(), 'Forest')).toBe(3);
  });

  it('Fleet Swallower (mtg:608.2h) counts what is left for each of two', () => {
    const game = magicPosition([
      { battlefield: ['Fleet Swallower', 'Fleet Swallower'] },
      { library: [{ card: 'Island', count: 15 }] },
    ]).until({ kind: 'ATTACKERS' });
    const [one, two] = game.all('Fleet Swallower').map((o) => o.id);
    game.answer(0, { assign: [one, two].map((id) => ({ from: { object: id ?? '' }, to: { player: 1 } })) });
    while (!game.waiting())
      if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
      else game.choose(0, { player: 1 });
    expect([gone(game.resolve(), 'Island'), gone(game.resolve(), 'Island')]).toEqual([8, 12]);
  });
});

describe('Ancient Hellkite', () => {
  it('Ancient Hellkite (mtg:602.5) deals 1 damage to a creature of the defending player, only while it attacks', () => {
    const game = magicPosition([
      { battlefield: ['Ancient Hellkite', 'Runeclaw Bear', 'Mountain', 'Mountain'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Forest'] },
    ]);
    expect(game.the('Ancient Hellkite').keywords).toEqual(['flying']);
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Runeclaw Bear');
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    game.until({ turn: 5, kind: 'ATTACKERS' }).attack(0, 'Ancient Hellkite').activate(0, 'Ancient Hellkite');
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears']);
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').damage).toBe(1);
    expect(game.all('Mountain').filter((land) => land.tapped)).toHaveLength(1);
    // It goes on attacking through the end of combat (511.3).
    expect(offered(game.until({ step: 'endOfCombat' }), 'ACTIVATE')).toEqual(['Ancient Hellkite']);
    expect(offered(game.until({ step: 'postcombatMain' }), 'ACTIVATE')).toEqual([]);
  });

  it('Ancient Hellkite (mtg:508.5) still means whom it attacked where it has left combat', () => {
    const game = magicPosition([
      { battlefield: ['Ancient Hellkite', 'Mountain'], hand: ['Test Retreat'] },
      { battlefield: ['Hill Giant'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Ancient Hellkite').activate(0, 'Ancient Hellkite');
    if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
    game.castAt(0, 'Test Retreat', { card: 'Ancient Hellkite' }).resolve();
    expect(offered(game, 'ACTIVATE')).toEqual([]);
    expect(game.resolve().the('Hill Giant').damage).toBe(1);
  });
});
