/** Planechase (901): the planar die, planeswalking, chaos. */
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant, loseLife, triggered } from '../../src/language/builders.js';
import { controller, deck, faceUp, offered, planechase, roll, STILL } from './planes.js';
import { variantCard } from './variants.js';

const free = (name: string, ...effects: Parameters<typeof gainLife>[] | unknown[]) =>
  instant(name, '{0}', { effects: effects as never });
const rolls = free('Test Roll', { do: 'rollPlanarDie' });
const walks = free('Test Walk', { do: 'planeswalk' });
const sends = free('Test Send', { do: 'planeswalk', who: 'opponents' });
const chaotic = free('Test Chaos', { do: 'chaosEnsues' });
const watcher = card('Test Watcher', {
  type: 'Enchantment',
  abilities: [
    triggered({ on: 'rollDice', player: 'you' }, { effects: [loseLife(1, 'opponents')] }),
    triggered(
      { on: 'rollDice', player: 'you' },
      { effects: [{ do: 'stat', who: 'you', stat: 'life', amount: { event: 'amount' } }] },
    ),
    triggered({ on: 'rollDie', player: 'you', match: { top: true } }, { effects: [gainLife(50)] }),
    triggered({ on: 'rollDie', player: 'you', match: { natural: 1 } }, { effects: [gainLife(50)] }),
  ],
});

describe('rolling the planar die', () => {
  it('mtg:901.9 the active player may in a main phase, with an empty stack, for as much mana as they did before in the turn', () => {
    const g = planechase([{ faceUp: ['Krosa'], battlefield: Array(3).fill('Plains') }, {}], Array(3).fill('blank'));
    expect(offered(g)).toBe('Roll the planar die');
    roll(g);
    expect([offered(g), g.decision().seat]).toEqual(['Roll the planar die ({1})', 0]);
    roll(g);
    expect(offered(g)).toBe('Roll the planar die ({2})');
    roll(g);
    expect([offered(g), g.all('Plains').filter(({ tapped }) => tapped).length]).toEqual([undefined, 3]);
    // In the next turn it begins anew.
    const next = planechase([{ faceUp: ['Krosa'] }, {}], ['blank']);
    roll(next).until({ turn: 6, step: 'precombatMain' });
    expect([next.decision().seat, offered(next)]).toEqual([1, 'Roll the planar die']);
    next.until({ turn: 7, step: 'precombatMain' });
    expect([next.decision().seat, offered(next)]).toEqual([0, 'Roll the planar die']);
    const early = planechase([{ faceUp: ['Krosa'], hand: ['Shock'], battlefield: ['Mountain'] }, {}], [], {
      turn: { step: 'upkeep' },
    });
    expect(offered(early)).toBeUndefined();
  });

  it('mtg:116.2i it is a special action at that time alone, and rolls that effects made cost nothing of it', () => {
    const g = planechase(
      [
        { faceUp: ['Krosa'], hand: ['Test Roll'] },
        { hand: ['Shock'], battlefield: ['Mountain'] },
      ],
      ['blank', 'blank'],
      {
        definitions: [rolls],
      },
    );
    g.cast(0, 'Test Roll');
    expect(g.refused(0, { choose: [{ kind: 'PLANAR_DIE' }] })).toMatchObject({
      rules: expect.arrayContaining(['mtg:116.2i']),
    });
    g.resolve();
    expect(g.happened('PLANAR_DIE_ROLLED')).toHaveLength(1);
    expect(offered(g)).toBe('Roll the planar die');
    roll(g);
    expect(g.view().stack).toEqual([]);
    // Nobody else has that action, and in no other phase is there one.
    const other = planechase([{ faceUp: ['Krosa'] }, { hand: ['Shock'], battlefield: ['Mountain'] }], [], {
      turn: { step: 'upkeep' },
    });
    expect(offered(other)).toBeUndefined();
    other.until({ step: 'precombatMain' }).pass();
    expect([other.decision().seat, offered(other)]).toEqual([1, undefined]);
  });

  it('mtg:901.9a a blank face changes nothing', () => {
    const g = roll(planechase([{ faceUp: ['Panopticon'] }, {}], ['blank']));
    expect([g.view().stack, faceUp(g), g.decision().seat]).toEqual([[], ['Panopticon'], 0]);
  });

  it('mtg:901.9b chaos ensues where the chaos symbol comes up', () => {
    const g = roll(planechase([{ faceUp: ['Panopticon'] }, {}], ['chaos']));
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', card: 'Panopticon', controller: 0 }]);
    expect(g.decision().seat).toBe(0);
    g.resolve();
    expect([g.hand(0), faceUp(g)]).toEqual([1, ['Panopticon']]);
  });

  it('mtg:901.9c the Planeswalker symbol makes the planeswalking ability trigger', () => {
    const g = roll(planechase([{ faceUp: ['Krosa'] }, {}], ['planeswalker']));
    expect(faceUp(g)).toEqual(['Krosa']);
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0 }]);
    g.resolve();
    expect(faceUp(g)).toEqual(['Akoum']);
  });

  it('mtg:901.8 the planeswalking ability has no source, and who rolled controls it', () => {
    const g = planechase([{ faceUp: ['Krosa'] }, { hand: ['Test Roll'] }], ['planeswalker'], { definitions: [rolls] });
    g.pass().cast(1, 'Test Roll').resolve();
    expect(g.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 1, card: '', source: 'ob0' }]);
  });

  it('mtg:901.3a one face of six is the Planeswalker symbol, one is chaos, and the others are blank', () => {
    const shown = [0, 1, 2, 3, 4, 5].map((at) => {
      const g = planechase([{ faceUp: ['Krosa'] }, {}], [], { random: [at] });
      return roll(g)
        .happened('PLANAR_DIE_ROLLED')
        .map(({ face }) => face)[0];
    });
    expect(shown).toEqual(['planeswalker', 'chaos', 'blank', 'blank', 'blank', 'blank']);
  });

  it('mtg:706.7 whoever waits for dice sees the planar die, and mtg:901.9d nobody sees a number', () => {
    const g = planechase([{ faceUp: ['Krosa'], battlefield: ['Test Watcher'] }, {}], ['planeswalker'], {
      definitions: [watcher],
    });
    roll(g).answer(0, g.decision().default).resolveAll();
    expect([g.life(0), g.life(1)]).toEqual([20, 19]);
  });
});

describe('planeswalking', () => {
  it('mtg:701.31a only the planar controller planeswalks, and only where there are planes', () => {
    const g = planechase([{ faceUp: ['Krosa'], hand: ['Test Send', 'Test Walk'] }, {}], [], {
      definitions: [walks, sends],
    });
    g.cast(0, 'Test Send').resolve();
    expect([faceUp(g), g.happened('PLANESWALKED')]).toEqual([['Krosa'], []]);
    g.cast(0, 'Test Walk').resolve();
    expect(faceUp(g)).toEqual(['Akoum']);
    const plain = planechase([{ planes: undefined, hand: ['Test Walk'] }, { planes: undefined }], [], {
      format: 'constructed',
      definitions: [walks],
    });
    plain.cast(0, 'Test Walk').resolve();
    expect(plain.happened('PLANESWALKED')).toEqual([]);
  });

  it('mtg:701.31b what lies face up goes to the bottom of its owner’s deck, and the top card of the walker’s is turned up', () => {
    const g = planechase([{ planes: ['Shiv', 'Tazeem'] }, { planes: ['Gavony'], faceUp: ['Krosa'] }], ['planeswalker']);
    roll(g).resolve();
    expect([faceUp(g), deck(g, 0), deck(g, 1)]).toEqual([['Shiv'], ['Tazeem'], ['Gavony', 'Krosa']]);
  });

  it('mtg:701.31c an ability may say that a player planeswalks', () => {
    const g = planechase([{ faceUp: ['Lair of the Ashen Idol'] }, {}], [], { turn: { step: 'untap' } });
    g.until({ step: 'upkeep' }).resolve();
    expect(faceUp(g)).toEqual(['Akoum']);
  });

  it('mtg:701.31d they walk to what is turned face up, and mtg:901.11b away from what is turned face down', () => {
    const g = planechase([{ faceUp: ['Krosa'], planes: ['Panopticon', 'Shiv'], hand: [] }, {}], ['planeswalker']);
    roll(g).resolve();
    expect(g.happened('PLANESWALKED')).toMatchObject([
      { seat: 0, cards: [{ card: 'Panopticon' }], away: [{ card: 'Krosa' }] },
    ]);
    expect([faceUp(g), deck(g)]).toEqual([['Panopticon'], ['Shiv', 'Krosa']]);
    g.resolve();
    expect(g.hand(0)).toBe(1);
  });

  it('mtg:603.10g what waits for a player to planeswalk away from a plane looks back', () => {
    const g = planechase(
      [{ faceUp: ['Sanctum of Serra'], battlefield: ['Grizzly Bears', 'Forest'] }, {}],
      ['planeswalker'],
    );
    roll(g).resolve();
    expect([faceUp(g), g.view().stack]).toMatchObject([['Akoum'], [{ card: 'Sanctum of Serra', controller: 0 }]]);
    g.resolve();
    expect([g.zones('Grizzly Bears'), g.zones('Forest')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:901.11 what lasts until a player planeswalks ends, and what waits for that triggers', () => {
    const waits = card('Test Waits', {
      type: 'Enchantment',
      abilities: [triggered({ on: 'planeswalk', player: 'you' }, { effects: [gainLife(3)] })],
    });
    const kill = free('Test Loss', loseLife(30, 'you'));
    const g = planechase(
      [{ faceUp: ['Celestine Reef'], battlefield: ['Test Waits', 'Plains'], hand: ['Test Loss'] }, {}],
      ['chaos', 'planeswalker'],
      { definitions: [waits, kill] },
    );
    roll(g).resolve().cast(0, 'Test Loss').resolve();
    expect([g.result(), g.life(0)]).toEqual([null, -10]);
    // It outlasts the turn.
    g.until({ turn: 7, step: 'precombatMain' });
    roll(g).resolve();
    expect(g.result()).toMatchObject({ winners: [1] });
    const other = planechase([{ faceUp: ['Krosa'], battlefield: ['Test Waits'] }, {}], ['planeswalker'], {
      definitions: [waits],
    });
    expect(roll(other).resolveAll().life(0)).toBe(23);
  });

  it('mtg:901.11c from several planes they walk away at once', () => {
    const g = planechase([{ faceUp: ['Krosa', 'Sanctum of Serra'] }, {}], ['planeswalker']);
    roll(g).resolve();
    expect(g.happened('PLANESWALKED')).toMatchObject([{ away: [{ card: 'Krosa' }, { card: 'Sanctum of Serra' }] }]);
    expect([faceUp(g), deck(g)]).toEqual([['Akoum'], ['Shiv', 'Turri Island', 'Krosa', 'Sanctum of Serra']]);
    expect(g.view().stack).toMatchObject([{ card: 'Sanctum of Serra' }]);
  });

  it('mtg:311.6 a plane that is turned face down is a new object, and mtg:901.7a keeps nothing of what it was', () => {
    const g = planechase(
      [{ faceUp: [{ card: 'Naar Isle', counters: { flame: 3 } }], planes: [] }, {}],
      ['planeswalker'],
    );
    const before = g.the('Naar Isle', 'command');
    roll(g).resolve();
    const now = g.the('Naar Isle', 'command');
    expect([before.counters, now.counters, now.id === before.id]).toEqual([{ flame: 3 }, {}, false]);
  });

  it('mtg:613.7h a plane gets its timestamp as it is turned face up', () => {
    const blue = card('Test Blue', {
      type: 'Enchantment',
      abilities: [
        {
          kind: 'static',
          affects: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }],
          mods: [{ mod: 'set', prop: 'colors', value: ['U'] }],
        },
      ],
    });
    const red = card('Test Red Plane', {
      type: 'Plane — Rath',
      abilities: [
        {
          kind: 'static',
          zone: 'command',
          affects: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }],
          mods: [{ mod: 'set', prop: 'colors', value: ['R'] }],
        },
      ],
    });
    const g = planechase(
      [{ planes: ['Test Red Plane'], faceUp: ['Krosa'], battlefield: ['Grizzly Bears', 'Test Blue'] }, {}],
      ['planeswalker'],
      { definitions: [blue, red] },
    );
    expect(g.the('Grizzly Bears').colors).toEqual(['U']);
    expect(roll(g).resolve().the('Grizzly Bears').colors).toEqual(['R']);
  });
});

describe('planes', () => {
  it('mtg:311.7 chaos abilities trigger on the die, on an effect that says so, and for single cards', () => {
    const g = planechase([{ faceUp: ['Panopticon', 'Goldmeadow'], hand: ['Test Chaos'] }, {}], [], {
      definitions: [chaotic],
    });
    g.cast(0, 'Test Chaos').resolve();
    g.answer(0, g.decision().default).resolveAll();
    expect([g.hand(0), g.all('Goat')]).toMatchObject([1, [{}]]);
    // For revealed cards of the planar deck, whose abilities the planar controller controls.
    const pools = planechase(
      [{ faceUp: ['Pools of Becoming'], planes: ['Panopticon', 'Goldmeadow', 'Krosa', 'Shiv'] }, {}],
      ['chaos'],
    );
    roll(pools).resolve();
    expect(pools.decision().kind).toBe('ORDER');
    pools.answer(0, pools.decision().default);
    expect(deck(pools)).toEqual(['Shiv', 'Panopticon', 'Goldmeadow', 'Krosa']);
    expect(pools.decision().kind).toBe('ORDER_TRIGGERS');
    pools.answer(0, pools.decision().default);
    expect(pools.view().stack.map((one) => [one.card, one.controller])).toEqual([
      ['Krosa', 0],
      ['Goldmeadow', 0],
      ['Panopticon', 0],
    ]);
    expect(faceUp(pools)).toEqual(['Pools of Becoming']);
  });

  it('mtg:311.4 abilities of a plane work while it lies face up', () => {
    const lively = card('Test Lively', {
      type: 'Plane — Rath',
      abilities: [{ kind: 'activated', zone: 'command', cost: [], limit: { perTurn: 1 }, effects: [gainLife(1)] }],
    });
    const g = planechase(
      [
        { faceUp: ['Krosa', 'Test Lively', 'Naar Isle'], planes: ['The Hippodrome'], battlefield: ['Grizzly Bears'] },
        {},
      ],
      [],
      {
        definitions: [lively],
        turn: { step: 'untap' },
      },
    );
    g.until({ step: 'upkeep' }).resolve();
    expect([g.figures('Grizzly Bears'), g.life(0)]).toEqual(['4/4', 19]);
    expect(g.activate(0, 'Test Lively').resolve().life(0)).toBe(20);
  });

  it('mtg:901.7 and what lies face down has no part in the game', () => {
    const g = planechase(
      [{ faceUp: ['Akoum'], planes: ['Krosa'], battlefield: ['Grizzly Bears'] }, {}],
      ['planeswalker'],
    );
    expect(g.figures('Grizzly Bears')).toBe('2/2');
    expect(roll(g).resolve().figures('Grizzly Bears')).toBe('4/4');
  });

  it('mtg:901.6 whoever’s turn it is controls planes, mtg:109.4d whoever owns them, and mtg:311.5 from the beginning of the turn', () => {
    const g = planechase([{ faceUp: ['Naar Isle'] }, {}], [], { turn: { step: 'end' } });
    expect([controller(g), g.the('Naar Isle', 'command').controller, g.the('Naar Isle', 'command').owner]).toEqual([
      0, 0, 0,
    ]);
    g.until({ turn: 6, step: 'upkeep' });
    expect([controller(g), g.the('Naar Isle', 'command').controller, g.the('Naar Isle', 'command').owner]).toEqual([
      1, 1, 0,
    ]);
    expect(g.resolve().life(1)).toBe(19);
  });

  it('mtg:901.4 they stay in the command zone, and mtg:311.2 are no permanents', () => {
    const away = free('Test Away', { do: 'move', what: { each: [{ zone: 'command' }] }, to: 'hand', cause: 'return' });
    const g = planechase([{ faceUp: ['Krosa'], hand: ['Test Away'] }, {}], [], { definitions: [away] });
    g.cast(0, 'Test Away').resolve();
    expect([g.zones('Krosa'), faceUp(g)]).toEqual([['command'], ['Krosa']]);
    expect(g.view().zones.find(({ id }) => id === 'battlefield')).toMatchObject({ objects: [] });
  });
});

describe('phenomena', () => {
  const toPhenomenon = (name: string, planes: string[] = STILL, more: object = {}) =>
    roll(planechase([{ faceUp: ['Krosa'], planes: [name, ...planes], ...more }, {}], ['planeswalker'])).resolve();

  it('mtg:312.5 its ability triggers as it is turned face up off the deck', () => {
    const g = toPhenomenon('Mutual Epiphany');
    expect([faceUp(g), g.view().stack]).toMatchObject([
      ['Mutual Epiphany'],
      [{ card: 'Mutual Epiphany', controller: 0 }],
    ]);
    g.resolve();
    expect([g.hand(0), g.hand(1)]).toEqual([4, 4]);
  });

  it('mtg:312.7 the planar controller walks on once no ability of it is on the stack, and mtg:704.6f not before that', () => {
    const g = toPhenomenon('Mutual Epiphany');
    expect(g.happened('PLANESWALKED')).toHaveLength(1);
    g.resolve();
    expect([faceUp(g), deck(g), g.happened('PLANESWALKED').length]).toEqual([
      ['Akoum'],
      ['Shiv', 'Turri Island', 'Krosa', 'Mutual Epiphany'],
      2,
    ]);
  });

  it('mtg:901.11a a phenomenon whose ability has left the stack is one reason to planeswalk', () => {
    const g = toPhenomenon('Planewide Disaster', ['Shiv'], { battlefield: ['Grizzly Bears'] }).resolve();
    expect([g.zones('Grizzly Bears'), faceUp(g)]).toEqual([['graveyard'], ['Shiv']]);
  });

  it('mtg:312.4 the planar controller controls it', () => {
    const g = toPhenomenon('Mutual Epiphany');
    expect(g.the('Mutual Epiphany', 'command').controller).toBe(controller(g));
    // One that another player owns stays face up while what triggered in the upkeep is on the stack.
    const lingering = variantCard(
      'Test Lingering',
      'Phenomenon',
      triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] }),
    );
    const other = planechase([{}, { faceUp: ['Test Lingering'] }], [], {
      definitions: [lingering],
      turn: { step: 'untap' },
    }).until({ step: 'upkeep' });
    expect(other.the('Test Lingering', 'command')).toMatchObject({ owner: 1, controller: 0 });
    expect(other.view().stack).toMatchObject([{ card: 'Test Lingering', controller: 0 }]);
  });

  it('mtg:312.6 one that is turned face down is a new object', () => {
    const g = toPhenomenon('Mutual Epiphany', []);
    const before = g.the('Mutual Epiphany', 'command').id;
    g.resolve();
    expect([faceUp(g), g.the('Mutual Epiphany', 'planes').id === before]).toEqual([['Krosa'], false]);
  });

  it('mtg:312.2 it stays in the command zone', () => {
    const away = free('Test Away', { do: 'move', what: { each: [{ zone: 'command' }] }, to: 'hand', cause: 'return' });
    const g = roll(
      planechase(
        [{ faceUp: ['Krosa'], planes: ['Mutual Epiphany', 'Shiv'], hand: ['Test Away'] }, {}],
        ['planeswalker'],
        { definitions: [away] },
      ),
    ).resolve();
    g.cast(0, 'Test Away').resolve();
    expect([g.all('Mutual Epiphany', 'command'), faceUp(g)]).toMatchObject([[{}], ['Mutual Epiphany']]);
  });

  it('Spatial Merging (mtg:901.11c) leads to two planes at once', () => {
    const g = toPhenomenon('Spatial Merging', ['Gavony', 'Mutual Epiphany', 'Tazeem', 'Shiv']);
    g.resolve();
    expect([faceUp(g).sort(), deck(g)]).toEqual([
      ['Gavony', 'Tazeem'],
      ['Shiv', 'Krosa', 'Spatial Merging', 'Mutual Epiphany'],
    ]);
    expect(g.happened('PLANESWALKED')).toHaveLength(2);
  });

  it('Interplanar Tunnel lets its controller choose where they go', () => {
    const g = toPhenomenon('Interplanar Tunnel', [
      'Gavony',
      'Mutual Epiphany',
      'Tazeem',
      'Shiv',
      'Akoum',
      'Lethe Lake',
      'The Eon Fog',
    ]);
    g.resolve();
    expect(g.decision().options?.map(({ card: name }) => name)).toEqual([
      'Gavony',
      'Tazeem',
      'Shiv',
      'Akoum',
      'Lethe Lake',
    ]);
    g.choose(0, { card: 'Shiv' });
    expect([faceUp(g), deck(g).slice(0, 2)]).toEqual([['Shiv'], ['The Eon Fog', 'Krosa']]);
  });

  it('Chaotic Aether makes blank faces chaos until somebody leaves a plane', () => {
    const g = planechase(
      [
        {
          faceUp: ['Krosa'],
          planes: ['Chaotic Aether', 'Panopticon', 'Goldmeadow'],
          battlefield: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
        },
        {},
      ],
      ['planeswalker', 'blank', 'planeswalker', 'blank'],
    );
    roll(g).resolve().resolve();
    expect(faceUp(g)).toEqual(['Panopticon']);
    roll(g.resolveAll()).resolveAll();
    expect(g.happened('PLANAR_DIE_ROLLED').map(({ face }) => face)).toEqual(['planeswalker', 'chaos']);
    roll(g).resolveAll();
    expect(faceUp(g)).toEqual(['Goldmeadow']);
    roll(g.until({ turn: 6, step: 'precombatMain' }), 1);
    expect(g.happened('PLANAR_DIE_ROLLED').at(-1)).toMatchObject({ face: 'blank' });
  });
});
