/** Words that forbid, change or ask for something, each played by itself. */
import type { Json, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const button = (name: string, cost: JsonObject[], ...effects: JsonObject[]): JsonObject =>
  item(name, { kind: 'activated', cost, effects });
const rule = (players: string, mod: JsonObject): JsonObject => ({
  kind: 'static',
  affects: { players },
  mods: [{ mod: 'rule', ...mod }],
});
const champion: Json[] = [{ has: ['types', 'Champion'] }, { controller: 'you' }];

describe('Interdiction', () => {
  const bang = card(
    'Bang',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
    { kind: 'spell', effects: [DRAW] },
    keyword('interdiction'),
  );
  const bell = item('Bell', { kind: 'triggered', on: { on: 'activate', player: 'you' }, effects: [DRAW] });
  const flash = action('Flash', { effects: [] });
  it('ga:2.11.7.15.2 nobody has Opportunity as long as its activation waits, and what triggers resolves before it', () => {
    const game = play([bang, bell, flash], { hand: ['Bang'], field: ['Bell'] }, { hand: ['Flash'] }).activateCard(
      0,
      'Bang',
    );
    expect([game.stack(), game.decision().seat, game.count(0, 'hand')]).toEqual([[], 0, 2]);
    const order = game.events.filter(({ type }) => type === 'OPPORTUNITY_PASSED');
    expect(order).toEqual([]);
    const plain = play([bang, bell, flash], { hand: ['Flash'], field: ['Bell'] }, {}).activateCard(0, 'Flash');
    expect(plain.stack()).toEqual(['Bell', 'Flash']);
  });
});

describe('players', () => {
  const drain = (name: string, subtype: string): JsonObject =>
    card(
      name,
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: [subtype] },
      { kind: 'activated', cost: [], targets: [{ what: { player: 'opponent' } }], effects: [DRAW] },
    );
  it('ga:2.11.7.15.2 with spellshroud are no targets of Spells, nor of abilities of Spells', () => {
    const cloak = item('Cloak', rule('you', { rule: 'untargetedBySpells' }));
    const offers = (field: string[]) =>
      play([cloak, drain('Hex', 'Spell'), drain('Trick', 'Skill')], { field: ['Hex', 'Trick'] }, { field }).offers();
    expect(offers(['Cloak'])).toContain('ACTIVATE_ABILITY Trick');
    expect(offers(['Cloak'])).not.toContain('ACTIVATE_ABILITY Hex');
    expect(offers([])).toContain('ACTIVATE_ABILITY Hex');
  });

  it('ga:2.2.3.2 recollect less by all that says so, and choose what', () => {
    const frost = item('Frost', rule('opponents', { rule: 'recollectsLess', amount: 1 }));
    const setup = (field: string[]) =>
      play([frost], { field }, { memory: some(3) })
        .until({ step: 'recollection', turn: 4 })
        .pass();
    const two = setup(['Frost', 'Frost']).pass();
    expect(two.decision()).toMatchObject({ seat: 1, kind: 'CHOOSE_OBJECTS', min: 1, max: 1 });
    two.answer(1, two.decision().default);
    expect(two.count(1, 'memory')).toBe(2);
    const all = setup(['Frost', 'Frost', 'Frost', 'Frost']).pass();
    expect([all.count(1, 'memory'), all.decision().kind]).toEqual([3, 'OPPORTUNITY']);
    expect(setup([]).pass().count(1, 'memory')).toBe(0);
  });

  it('ga:2.5.1.5.4 can’t generate cards with a name that was chosen', () => {
    const ban = item(
      'Ban',
      rule('you', { rule: 'cantGenerate' }),
      ...[button('', [], { do: 'chooseName' }), button('', [], { do: 'generate', named: 'Veteran Soldier' })].flatMap(
        ({ abilities }) => abilities as JsonObject[],
      ),
    );
    const made = (name: string) => {
      const game = play([ban], { field: ['Ban'] }, {})
        .choose(0, { kind: 'ACTIVATE_ABILITY', ability: 1 })
        .resolve();
      game
        .answer(0, { name } as never)
        .choose(0, { kind: 'ACTIVATE_ABILITY', ability: 2 })
        .resolve();
      return game.count(0, 'hand');
    };
    expect([made('Veteran Soldier'), made('Ban')]).toEqual([0, 1]);
  });

  it('ga:1.6.4.2.5.2 may pay memory costs with floating memory of opponents where a rule says so', () => {
    const reed = card(
      'Reed',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
      keyword('floating memory'),
    );
    const crown = card('Crown', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 1 });
    const thief = item('Thief', rule('you', { rule: 'floatsForOpponents' }));
    const choices = (field: string[]) =>
      play([reed, crown, thief], { field, materialDeck: ['Crown'] }, { graveyard: ['Reed'] })
        .until({ kind: 'MATERIALIZE', turn: 5 })
        .choices();
    expect([choices(['Thief']), choices([])]).toEqual([['Crown'], []]);
  });
});

describe('keywords that can’t be gained', () => {
  it('ga:2.5.1.5.4 stay away whatever gives them, of those that were there alone', () => {
    const lurker = ally('Lurker', {}, keyword('stealth'));
    const light = button('Light', [], {
      do: 'modify',
      what: { each: [{ has: ['types', ['Ally']] }] },
      mods: [{ mod: 'cantHaveKeyword', keyword: 'stealth' }],
      until: { kind: 'endOfTurn' },
    });
    const veil = item('Veil', {
      kind: 'static',
      affects: [{ has: ['types', ['Ally']] }],
      mods: [{ mod: 'ability', ability: keyword('stealth') }],
    });
    const game = play([lurker, light, veil], { field: ['Light'] }, { field: ['Lurker', 'Veil'] });
    expect(JSON.stringify(game.the('Lurker'))).toContain('stealth');
    game.use(0, 'Light').resolve();
    expect(JSON.stringify(game.the('Lurker'))).not.toContain('stealth');
    game.until({ step: 'main', turn: 4 });
    expect(JSON.stringify(game.the('Lurker'))).toContain('stealth');
  });
});

describe('damage counters', () => {
  it('ga:2.11.4 are removed and put without recovering or damage, as many as there are', () => {
    const bell = item('Bell', { kind: 'triggered', on: { on: 'recover', player: 'you' }, effects: [DRAW] });
    const counters = (amount: JsonObject | number, as?: string): JsonObject => ({
      do: 'damageCounters',
      what: { each: champion },
      amount,
      ...(as === undefined ? {} : { as }),
    });
    const ease = button('Ease', [], counters(-5, 'gone'), { do: 'draw', who: 'you', count: { number: 'gone' } });
    const hurt = button('Hurt', [], counters(2));
    const game = play(
      [bell, ease, hurt],
      { champion: lorraine(1, { damage: 3 }), field: ['Bell', 'Ease', 'Hurt'] },
      {},
    );
    game.use(0, 'Ease').resolve();
    expect([game.damage(0), game.count(0, 'hand'), game.stack()]).toEqual([0, 3, []]);
    game.use(0, 'Hurt').resolve();
    expect([game.damage(0), game.happened('DAMAGE_DEALT')]).toEqual([2, []]);
  });
});

describe('other costs', () => {
  it('ga:1.6.4.2.6 what goes back to memory, what no two have in common, and damage are paid together with the rest', () => {
    const back = button('Back', [{ pay: 'returnToMemory', what: 'self' }], DRAW);
    const pain = button('Pain', [{ pay: 'damageChampion', amount: 2, unpreventable: true }], DRAW);
    const mixed = button(
      'Mixed',
      [{ pay: 'banish', what: [{ zone: 'graveyard' }, { owner: 'you' }], count: 2, apart: 'elements' }],
      DRAW,
    );
    const of = (name: string, element: string) => ally(name, { elements: [element] });
    const definitions = [back, pain, mixed, of('Red', 'fire'), of('Ruby', 'fire'), of('Blue', 'water')];
    const setup = (...graveyard: string[]) => play(definitions, { field: ['Back', 'Pain', 'Mixed'], graveyard }, {});
    const game = setup('Red', 'Ruby').use(0, 'Back');
    expect([game.zones('Back'), game.count(0, 'hand')]).toEqual([['memory'], 0]);
    game.resolve().use(0, 'Pain');
    expect([game.damage(0), game.count(0, 'hand')]).toEqual([2, 1]);
    expect(game.resolve().offers()).not.toContain('ACTIVATE_ABILITY Mixed');
    const three = setup('Red', 'Ruby', 'Blue').choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Mixed' });
    expect(three.refused(0, { choose: [{ card: 'Red' }, { card: 'Ruby' }] }).rules).toContain('ga:1.6.4.2.6');
    three.choose(0, [{ card: 'Red' }, { card: 'Blue' }]);
    expect(three.zones('Ruby')).toEqual(['graveyard']);
  });
});

describe('totals', () => {
  it('ga:2.3.1.5 targets have no more of a number together than the card says', () => {
    const sweep = action('Sweep', {
      targets: [{ ...on('Ally'), min: 0, max: 3, total: { stat: 'power', most: 3 } }],
      effects: [{ do: 'status', what: { target: 0 }, status: 'rested' }],
    });
    const game = play(
      [sweep, ally('Two', { power: 2 }), ally('One', {})],
      { hand: ['Sweep'] },
      { field: ['Two', 'Two', 'One'] },
    ).choose(0, { kind: 'ACTIVATE_CARD', card: 'Sweep' });
    const twos = game
      .decision()
      .options.filter((o) => o.card === 'Two')
      .map(({ id }) => id);
    expect(game.refused(0, { choose: twos }).rules).toContain('ga:2.3.1.5');
    game.answer(0, { choose: [String(twos[0]), String(game.decision().options.find((o) => o.card === 'One')?.id)] });
    expect(game.stack()).toEqual(['Sweep']);
  });
});

describe('time', () => {
  it('ga:2.2.2 is distorted once: there is one materialize phase a turn, after the main phase', () => {
    const twist = button('Twist', [], { do: 'distortTime' });
    const game = play([twist], { field: ['Twist'], materialDeck: ['Sword of Seeking'] }, {});
    game.use(0, 'Twist').resolve().use(0, 'Twist').resolve();
    expect(game.happened('TIME_DISTORTED')).toHaveLength(1);
    game.until({ kind: 'MATERIALIZE' });
    expect([game.view().turn.number, game.decision().seat]).toEqual([3, 0]);
    game.until({ step: 'end' });
    game.until({ step: 'main', turn: 5 });
    const phases = game.happened('PHASE_BEGAN').filter(({ turn }) => turn === 5);
    expect(phases.map(({ phase }) => phase)).toEqual(['wakeUp', 'recollection', 'draw', 'main']);
  });
});

describe('who does it', () => {
  it('ga:2.11.7.15.2 whoever suppresses is told, and what they suppressed is counted for them alone', () => {
    const gust = action('Gust', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'suppress' }],
    });
    const tally = button('Tally', [], {
      do: 'draw',
      who: 'you',
      count: { happened: { on: 'move', player: 'you', match: { from: 'field', cause: 'suppress' } } },
    });
    const drawn = (seat: number) => {
      const game = play(
        [gust, tally, ally('Target', {})],
        { hand: ['Gust'], field: ['Tally', 'Target'] },
        { hand: ['Gust'], field: ['Target'] },
      );
      if (seat === 1) game.pass();
      game.activateCard(seat, 'Gust', { card: 'Target', controller: 1 } as never).resolve();
      const before = game.count(0, 'hand');
      game.use(0, 'Tally').resolve();
      return game.count(0, 'hand') - before;
    };
    expect([drawn(0), drawn(1)]).toEqual([1, 0]);
  });
});

describe('attacks', () => {
  const slash = (name: string, ...mods: JsonObject[]): JsonObject =>
    card(
      name,
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 2 },
      ...['effectsStack', 'intent'].map((zone) => ({ kind: 'static', zone, mods })),
    );
  it('ga:2.6.1.4 rest nobody where a rule of the attack card says so', () => {
    const calm = slash('Calm', { mod: 'rule', rule: 'restsNobody' });
    const wild = slash('Wild');
    const rested = (name: string) =>
      play([calm, wild], { hand: [name] }, {})
        .activateCard(0, name)
        .resolve()
        .fight()
        .champion(0).rested;
    expect([rested('Calm'), rested('Wild')]).toEqual([false, true]);
  });

  it('ga:2.11.7.13 copies of what is in the intent deal damage with the rest, and are nothing afterwards', () => {
    const echo = action('Echo', { effects: [{ do: 'copyIntoIntent', what: { each: [{ zone: 'intent' }] } }] });
    const game = play([echo, slash('Wild')], { hand: ['Wild', 'Echo'] }, {})
      .activateCard(0, 'Wild')
      .resolve();
    game.activateCard(0, 'Echo').resolve();
    expect([(game.combat().intent as string[]).length, game.all('Wild', 'intent').length]).toEqual([2, 2]);
    game.fight();
    expect([game.damage(1), game.zones('Wild')]).toEqual([4, ['graveyard']]);
    // Outside of an attack there is no intent to copy into.
    const idle = play([echo], { hand: ['Echo'] }, {})
      .activateCard(0, 'Echo')
      .resolve();
    expect(idle.happened('COPIED')).toEqual([]);
  });
});
