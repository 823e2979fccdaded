/** Planes and phenomena (311, 312), each by itself. */
import { describe, expect, it } from 'vitest';
import { deck, faceUp, planechase, roll } from '../9-casual/planes.js';

const bears = 'Grizzly Bears';
/** Chaos is rolled on a plane, and its ability is on the stack, its targets to be chosen. */
const chaos = (name: string, mine: object = {}, theirs: object = {}) =>
  roll(planechase([{ faceUp: [name], ...mine }, theirs], ['chaos']));
/** A turn of seat 0 begins on a plane. */
const beginning = (name: string | object, mine: object = {}, theirs: object = {}) =>
  planechase([{ faceUp: [name], ...mine }, theirs], [], { turn: { step: 'untap' } });
/** Seat 0 walks to a plane, or to a phenomenon. */
const walking = (to: string, mine: object = {}, from = 'Akoum') =>
  roll(planechase([{ faceUp: [from], planes: [to, 'Shiv', 'Turri Island'], ...mine }, {}], ['planeswalker'])).resolve();

describe('what planes change', () => {
  it('Krosa makes creatures larger, and chaos adds mana of each color', () => {
    const g = chaos('Krosa', { battlefield: [bears] }, { battlefield: ['Hill Giant'] }).resolve();
    expect([g.figures(bears), g.figures('Hill Giant')]).toEqual(['4/4', '5/5']);
    g.answer(0, { confirm: true });
    expect(g.view().players[0]).toMatchObject({ resources: { mana: { W: 1, U: 1, B: 1, R: 1, G: 1 } } });
  });

  it('The Hippodrome takes power away, and chaos may destroy what has none', () => {
    const g = chaos('The Hippodrome', { battlefield: [bears] });
    expect(g.figures(bears)).toBe('-3/2');
    g.resolve().answer(0, { confirm: true });
    expect(g.zones(bears)).toEqual(['graveyard']);
  });

  it('The Zephyr Maze is good for what flies', () => {
    const g = chaos('The Zephyr Maze', { battlefield: [bears, 'Wind Drake'] });
    expect([g.figures(bears), g.figures('Wind Drake')]).toEqual(['0/2', '4/2']);
    g.choose(0, { card: bears }).resolve();
    expect(g.figures(bears)).toBe('4/2');
  });

  it('Megaflora Jungle makes cheap creatures larger, and chaos creates a Butterfly', () => {
    const g = chaos('Megaflora Jungle', { battlefield: [bears, 'Hill Giant'] }).resolve();
    expect([g.figures(bears), g.figures('Hill Giant'), g.figures('Butterfly')]).toEqual(['4/4', '3/3', '3/3']);
    expect(g.the('Butterfly')).toMatchObject({ keywords: ['flying'], colors: ['G'], subtypes: ['Insect'] });
  });

  it('Gavony gives vigilance, and chaos makes yours indestructible', () => {
    const g = chaos('Gavony', { battlefield: [bears] }, { battlefield: ['Hill Giant'] }).resolve();
    expect([g.the(bears).keywords, g.the('Hill Giant').keywords]).toEqual([
      ['vigilance', 'indestructible'],
      ['vigilance'],
    ]);
  });

  it('Llanowar lets creatures be tapped for mana, and chaos untaps yours', () => {
    const g = chaos('Llanowar', { battlefield: [{ card: bears, tapped: true }] }).resolve();
    expect(g.the(bears).tapped).toBe(false);
    g.answer(0, { choose: [{ kind: 'ACTIVATE', card: bears, mana: true }] });
    expect(g.view().players[0]).toMatchObject({ resources: { mana: { G: 2 } } });
  });

  it('Shiv lets creatures be pumped, and chaos creates a Dragon', () => {
    const g = chaos('Shiv', { battlefield: [bears, 'Mountain'] }).resolve();
    expect([g.figures('Dragon'), g.the('Dragon').keywords]).toEqual(['5/5', ['flying']]);
    expect(g.activate(0, bears).resolve().figures(bears)).toBe('3/2');
  });

  it('Tazeem keeps creatures from blocking, and chaos draws a card for each land', () => {
    const g = chaos('Tazeem', { battlefield: [bears, 'Forest', 'Island'] }, { battlefield: ['Hill Giant'] }).resolve();
    expect(g.hand(0)).toBe(2);
    g.until({ kind: 'ATTACKERS' }).attack(0, bears).until({ step: 'postcombatMain' });
    expect(g.life(1)).toBe(18);
  });

  it('The Eon Fog skips untap steps, and chaos untaps yours', () => {
    const g = planechase([{ faceUp: ['The Eon Fog'], battlefield: [{ card: bears, tapped: true }] }, {}], ['chaos']);
    g.until({ turn: 7, step: 'precombatMain' });
    expect(g.the(bears).tapped).toBe(true);
    expect(roll(g).resolve().the(bears).tapped).toBe(false);
  });

  it('Akoum gives enchantments flash, and chaos destroys what is not enchanted', () => {
    const g = chaos(
      'Akoum',
      { battlefield: [{ card: bears, as: 'bears' }, 'Hill Giant', { card: 'Pacifism', attachedTo: 'bears' }] },
      { hand: ['Pacifism'], battlefield: ['Plains', 'Plains'] },
    );
    expect(g.view().stack).toMatchObject([{ card: 'Akoum', targets: [{ object: g.the('Hill Giant').id }] }]);
    g.pass();
    expect(g.decision().options.some(({ kind, card }) => kind === 'CAST' && card === 'Pacifism')).toBe(true);
    g.pass();
    expect(g.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('Celestine Reef keeps creatures from attacking, and chaos keeps you in the game', () => {
    const g = chaos('Celestine Reef', { battlefield: [bears, 'Wind Drake'], life: 1 }).resolve();
    g.until({ kind: 'ATTACKERS' });
    expect(g.decision().from?.map(({ card }) => card)).toEqual(['Wind Drake']);
  });

  it('Feeding Grounds makes red and green spells cheaper, and chaos feeds a creature', () => {
    const g = chaos('Feeding Grounds', {
      battlefield: ['Hill Giant', 'Mountain'],
      hand: [bears, 'Lightning Strike'],
    }).resolve();
    expect(g.figures('Hill Giant')).toBe('7/7');
    expect(g.castAt(0, 'Lightning Strike', { player: 1 }).resolve().life(1)).toBe(17);
  });

  it('Turri Island makes creature spells cheaper, and chaos finds creatures', () => {
    const g = chaos('Turri Island', {
      hand: ['Hill Giant'],
      battlefield: ['Mountain', 'Mountain'],
      library: [bears, 'Forest', 'Wind Drake', 'Island'],
    }).resolve();
    expect([g.zones(bears), g.zones('Wind Drake'), g.zones('Island')]).toEqual([['hand'], ['hand'], ['library']]);
    expect(g.all('Forest', 'graveyard')).toHaveLength(1);
    expect(g.cast(0, 'Hill Giant').resolve().zones('Hill Giant')).toEqual(['battlefield']);
  });

  it('Stairs to Infinity lets hands grow, draws for each roll, and chaos shows the next plane', () => {
    const g = chaos('Stairs to Infinity', { planes: ['Krosa', 'Shiv'] });
    g.answer(0, g.decision().default).resolve();
    expect(g.happened('REVEALED')).toMatchObject([{ cards: [{ card: 'Krosa' }] }]);
    g.answer(0, { confirm: true }).resolveAll();
    expect([deck(g), g.hand(0)]).toEqual([['Shiv', 'Krosa'], 1]);
  });
});

describe('what triggers on planes', () => {
  it('Academy at Tolaria West fills an empty hand, and chaos empties it', () => {
    const g = planechase([{ faceUp: ['Academy at Tolaria West'] }, {}], [], { turn: { step: 'postcombatMain' } });
    g.until({ step: 'end' }).resolve();
    expect(g.hand(0)).toBe(7);
    expect(
      chaos('Academy at Tolaria West', { hand: [bears, 'Forest'] })
        .resolve()
        .hand(0),
    ).toBe(0);
  });

  it('Fields of Summer gives life for spells, and chaos more of it', () => {
    const g = planechase([{ faceUp: ['Fields of Summer'] }, { hand: ['Ornithopter'] }], ['chaos'], {
      turn: { active: 0 },
    });
    roll(g).resolve().answer(0, { confirm: true });
    expect(g.life(0)).toBe(30);
    g.until({ turn: 6, step: 'precombatMain' }).cast(1, 'Ornithopter').resolve().answer(1, { confirm: true });
    expect([g.life(0), g.life(1)]).toEqual([30, 22]);
  });

  it('Goldmeadow makes three Goats for each land, and chaos one', () => {
    const g = chaos('Goldmeadow', { hand: ['Forest'] }).resolve();
    expect(g.all('Goat')).toHaveLength(1);
    g.choose(0, { kind: 'PLAY_LAND' }).resolve();
    expect(g.all('Goat').map(({ controller }) => controller)).toEqual([0, 0, 0, 0]);
  });

  it('Lethe Lake mills its controller, and chaos whom they target', () => {
    const library = Array(12).fill('Forest');
    const g = beginning('Lethe Lake', { library }).until({ step: 'upkeep' }).resolve();
    expect(g.all('Forest', 'graveyard')).toHaveLength(10);
    const other = chaos('Lethe Lake', {}, { library }).choose(0, { player: 1 }).resolve();
    expect(other.all('Forest', 'graveyard')).toHaveLength(10);
  });

  it('Lair of the Ashen Idol asks for a creature, and drives away whoever has none', () => {
    const g = beginning('Lair of the Ashen Idol', { battlefield: [bears] })
      .until({ step: 'upkeep' })
      .resolve();
    expect([g.zones(bears), faceUp(g)]).toEqual([['graveyard'], ['Lair of the Ashen Idol']]);
    expect(faceUp(beginning('Lair of the Ashen Idol').until({ step: 'upkeep' }).resolve())).toEqual(['Akoum']);
    const zombies = chaos('Lair of the Ashen Idol')
      .choose(0, [{ player: 0 }, { player: 1 }])
      .resolve();
    expect(
      zombies
        .all('Zombie')
        .map(({ controller }) => controller)
        .sort(),
    ).toEqual([0, 1]);
  });

  it('Naar Isle burns hotter each upkeep, and chaos burns whom you target', () => {
    const g = beginning({ card: 'Naar Isle', counters: { flame: 2 } })
      .until({ step: 'upkeep' })
      .resolve();
    expect([g.life(0), g.the('Naar Isle', 'command').counters]).toEqual([17, { flame: 3 }]);
    expect(chaos('Naar Isle').choose(0, { player: 1 }).resolve().life(1)).toBe(17);
  });

  it('Panopticon draws as you arrive, in your draw step, and by chaos', () => {
    expect(walking('Panopticon').resolve().hand(0)).toBe(1);
    expect(beginning('Panopticon').until({ step: 'draw' }).resolve().hand(0)).toBe(2);
    expect(chaos('Panopticon').resolve().hand(0)).toBe(1);
  });

  it('Pools of Becoming changes hands, and chaos does what three planes would', () => {
    const g = planechase([{ faceUp: ['Pools of Becoming'], hand: [bears, 'Hill Giant'] }, {}], [], {
      turn: { step: 'postcombatMain' },
    });
    g.until({ step: 'end' }).resolve().answer(0, g.decision().default);
    expect([g.zones(bears), g.zones('Hill Giant'), g.hand(0)]).toEqual([['library'], ['library'], 2]);
    const pools = chaos('Pools of Becoming', { planes: ['Goldmeadow', 'Panopticon', 'Krosa'] }).resolve();
    pools.answer(0, pools.decision().default).answer(0, pools.decision().default);
    expect(pools.view().stack).toHaveLength(3);
  });

  it('Quicksilver Sea scries as you arrive and in your upkeep, and chaos plays the top card', () => {
    expect(walking('Quicksilver Sea').resolve().decision().kind).toBe('SCRY');
    expect(beginning('Quicksilver Sea').until({ step: 'upkeep' }).resolve().decision().kind).toBe('SCRY');
    const g = chaos('Quicksilver Sea', { library: ['Hill Giant', 'Forest'] }).resolve();
    g.choose(0, { card: 'Hill Giant' }).resolve();
    expect(g.zones('Hill Giant')).toEqual(['battlefield']);
  });

  it('Sanctum of Serra destroys what you leave behind, and chaos makes your life 20', () => {
    const g = walking('Shiv', { battlefield: [bears, 'Forest'] }, 'Sanctum of Serra').resolve();
    expect([g.zones(bears), g.zones('Forest')]).toEqual([['graveyard'], ['battlefield']]);
    expect(chaos('Sanctum of Serra', { life: 3 }).resolve().answer(0, { confirm: true }).life(0)).toBe(20);
  });

  it('Ten Wizards Mountain makes a creature larger for each roll, and chaos lets yours fly', () => {
    const g = chaos('Ten Wizards Mountain', { battlefield: [bears] });
    for (let i = 0; i < 4 && g.decision().kind !== 'PRIORITY'; i++)
      if (g.decision().kind === 'TARGETS') g.choose(0, { card: bears });
      else g.answer(0, g.decision().default);
    g.resolveAll();
    expect([g.figures(bears), g.the(bears).keywords]).toEqual(['3/3', ['flying']]);
  });

  it('Undercity Reaches draws for combat damage, and chaos lets your hand grow for good', () => {
    const g = chaos('Undercity Reaches', { battlefield: [bears], hand: Array(8).fill('Hill Giant') }).resolve();
    g.until({ kind: 'ATTACKERS' }).attack(0, bears).until({ kind: 'MAY' }).answer(0, { confirm: true });
    expect(g.until({ turn: 6, step: 'upkeep' }).hand(0)).toBe(9);
  });
});

describe('phenomena', () => {
  it('Mutual Epiphany draws four cards for each', () => {
    const g = walking('Mutual Epiphany').resolve();
    expect([g.hand(0), g.hand(1), faceUp(g)]).toEqual([4, 4, ['Shiv']]);
  });

  it('Planewide Disaster destroys all creatures', () => {
    const g = walking('Planewide Disaster', { battlefield: [bears, 'Forest'] }).resolve();
    expect([g.zones(bears), g.zones('Forest'), faceUp(g)]).toEqual([['graveyard'], ['battlefield'], ['Shiv']]);
  });

  it('Spatial Merging leads to two planes', () => {
    const g = walking('Spatial Merging', {
      planes: ['Spatial Merging', 'Gavony', 'Planewide Disaster', 'Krosa', 'Shiv'],
    }).resolve();
    expect([faceUp(g).sort(), deck(g)[0]]).toEqual([['Gavony', 'Krosa'], 'Shiv']);
  });

  it('Interplanar Tunnel leads to a plane of your choice', () => {
    const g = walking('Interplanar Tunnel').resolve().choose(0, { card: 'Turri Island' });
    expect(faceUp(g)).toEqual(['Turri Island']);
  });

  it('Chaotic Aether makes blank faces chaos', () => {
    const g = roll(
      planechase(
        [{ faceUp: ['Akoum'], planes: ['Chaotic Aether', 'Panopticon'], battlefield: ['Forest'] }, {}],
        ['planeswalker', 'blank'],
      ),
    )
      .resolve()
      .resolve();
    roll(g.resolveAll()).resolve();
    expect(g.hand(0)).toBe(2);
  });
});
