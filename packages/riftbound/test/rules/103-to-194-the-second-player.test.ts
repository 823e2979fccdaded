/** What decks, zones, attached cards, legends, tokens and control say, proven for the second player and the second of several (103–194). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { riftbound, rules, sampleDecks } from '../../src/index.js';
import { battlefield, legend } from '../support/kinds.js';
import { activated, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, pileIn, position } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, FRIEND, foe, GEAR, giant, recruit, T0 } from '../support/rites.js';
import { ATTACH, attaches, blade, DETACH, soldier, two } from '../support/smithy.js';

const { kaisa, viktor } = sampleDecks;
if (!kaisa || !viktor) throw new Error('no decks');
const EVERYBODY = [0, 1, 'spectator'] as const;
const SEATS = [0, 1] as const;
type Mine = { [zone: string]: unknown };
const only = (seat: number, mine: Mine, other: Mine = {}) =>
  SEATS.map((one) => (one === seat ? mine : other)) as [Mine, Mine];

describe('decks', () => {
  it('riftbound:103.3.b the rune deck of each player is shuffled and lies apart from the main deck', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const created = riftbound.create({
        edition: '2026-07',
        seed,
        options: { autoPass: 'none', payment: 'auto' },
        seats: [kaisa, viktor].map((deck, i) => ({ name: `P${i}`, deck })),
      });
      if (!created.ok) throw new Error('not created');
      const play = new Play(riftbound, created.value.state);
      return SEATS.map((seat) => {
        expect(
          [...pileIn(play, seat, 'mainDeck'), ...pileIn(play, seat, 'hand')].filter((name) => name.endsWith(' Rune')),
        ).toEqual([]);
        return pileIn(play, seat, 'runeDeck').join();
      });
    });
    for (const seat of SEATS) expect(new Set(orders.map((order) => order[seat])).size).toBe(4);
  });
  it('riftbound:133.7.a another supertype makes no champion, and only a unit with that one is chosen as such', () => {
    const faults = (otherwise: object) => {
      const cards = {
        get: (name: string) => {
          const found = rules.cards.get(name);
          return found && found.name === 'Pouty Poro'
            ? { ...found, data: { ...found.data, tags: ["Kai'Sa"], ...otherwise } }
            : found;
        },
        suggest: (name: string) => rules.cards.suggest(name),
      };
      return validateDeck(
        { decks: DECKS, cards },
        { ...kaisa, champion: [{ card: 'Pouty Poro', count: 1 }] },
      ).errors.flatMap((e) => e.rules ?? []);
    };
    expect(
      [[], ['Signature'], ['Champion'], ['Signature', 'Champion']].map((supertypes) =>
        faults({ supertypes }).includes('riftbound:133.7.a'),
      ),
    ).toEqual([true, true, false, false]);
    expect(faults({ supertypes: ['Champion'], types: ['Gear'] })).toContain('riftbound:133.4');
  });
});

describe('zones', () => {
  it('riftbound:107.4.d.1 a legend that either player adds comes to their own legend zone, and is no champion legend there', () => {
    const token: JsonObject = {
      name: 'Test Legend',
      props: { name: 'Test Legend', types: ['Legend'], supertypes: [], domains: [], tags: [] },
      abilities: [],
    };
    const vanish = spell('Test Vanish', {
      effects: [{ do: 'move', what: { each: { zone: 'legendZone' } }, to: 'banishment', cause: 'banish' }],
    });
    for (const seat of SEATS) {
      const game = position(
        only(seat, { legend: 'Test Sage', hand: ['Test Rite', 'Test Vanish'] }, { legend: 'Test Sage' }),
        {
          turn: { active: seat },
          definitions: [legend('Test Sage'), vanish, does({ do: 'createToken', token })],
        },
      );
      game.play(seat, 'Test Rite').settle();
      expect(SEATS.map((one) => game.pile(one, 'legendZone').sort())).toEqual(
        seat === 0 ? [['Test Legend', 'Test Sage'], ['Test Sage']] : [['Test Sage'], ['Test Legend', 'Test Sage']],
      );
      game.play(seat, 'Test Vanish').settle();
      expect(SEATS.map((one) => game.pile(one, 'legendZone'))).toEqual([['Test Sage'], ['Test Sage']]);
    }
  });
  it('riftbound:108.1.a cards, and abilities of units, gear, battlefields and legends, wait on the chain as they are used', () => {
    const works = activated(draw(1));
    const sources: [string, Mine][] = [
      ['Test Unit', { base: ['Test Unit'] }],
      ['Test Gear', { base: ['Test Gear'] }],
      ['Test Sage', { legend: 'Test Sage' }],
      ['Test Field', {}],
    ];
    for (const [name, mine] of sources) {
      const game = position([mine, {}], {
        definitions: [
          unit('Test Unit', 1, works),
          gear('Test Gear', works),
          legend('Test Sage', { ...works, zone: 'legendZone' }),
          battlefield('Test Field', works),
        ],
        battlefields: [{ card: 'Test Field', controller: 0, units: ['Noxus Hopeful'] }, { card: GROVE }],
      });
      game.use(0, name);
      expect([game.chain(), game.hand(0)]).toEqual([[name], 0]);
      expect(game.settle().hand(0)).toBe(1);
    }
  });
  it('riftbound:108.4.c the main decks of both players lie face down for everybody', () => {
    const game = position([{ mainDeck: ['Stupefy'] }, { mainDeck: ['Cleave', 'Retreat'] }]);
    expect([game.pile(0, 'mainDeck'), game.pile(1, 'mainDeck')]).toEqual([['Stupefy'], ['Cleave', 'Retreat']]);
    for (const viewer of EVERYBODY) {
      const { zones, objects } = game.view(viewer);
      expect(zones.filter(({ id }) => id === 'mainDeck')).toEqual([
        { id: 'mainDeck', owner: 0, count: 1 },
        { id: 'mainDeck', owner: 1, count: 2 },
      ]);
      for (const name of ['Stupefy', 'Cleave', 'Retreat']) expect(JSON.stringify(objects)).not.toContain(name);
    }
  });
  it('riftbound:109 units, gear, runes, battlefields and legends of both players are seen by everybody', () => {
    const mine = { base: ['Noxus Hopeful', 'Test Tool'], runes: ['Mind Rune'], legend: 'Test Sage' };
    const game = position([mine, { ...mine, runes: ['Order Rune'] }], {
      definitions: [gear('Test Tool'), legend('Test Sage')],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Honest Broker')] },
        { card: GROVE, owner: 1 },
      ],
    });
    const all = [
      GROVE,
      'Honest Broker',
      'Mind Rune',
      'Noxus Hopeful',
      'Noxus Hopeful',
      'Order Rune',
      PEAK,
      'Test Sage',
      'Test Sage',
      'Test Tool',
      'Test Tool',
    ].sort();
    for (const viewer of EVERYBODY) {
      const shown = Object.values(game.view(viewer).objects).filter(({ zone }) =>
        ['base', 'battlefield', 'legendZone'].includes(String(zone)),
      );
      expect(shown.map((one) => String(one.card)).sort()).toEqual(all);
    }
  });
});

describe('what is attached', () => {
  const armoury = (blades: JsonObject[], hand: string[] = [], more: JsonObject[] = []) =>
    position(
      [
        {
          hand: ['Test Attach', 'Test Attach', 'Test Detach', ...hand],
          base: ['Test Soldier', ...blades.map(({ name }) => String(name))],
        },
        {},
      ],
      {
        ...two,
        definitions: [...blades, soldier, ATTACH, DETACH, ...more],
      },
    );
  it('riftbound:135.4.a each keyword of a text that is inactive can be asked for, whoever asks', () => {
    const both = withKeyword(withKeyword(blade('Test Blade', 1), 'temporary'), 'deflect', { value: 2 });
    const counts = (keyword: string) => does({ do: 'draw', who: 'players', count: { count: [GEAR, { keyword }] } });
    for (const keyword of ['temporary', 'deflect', 'tank']) {
      const game = attaches(armoury([both], ['Test Rite'], [counts(keyword)]), 'Test Blade', 'Test Soldier');
      expect(game.play(0, 'Test Rite').settle().hand(1)).toBe(keyword === 'tank' ? 0 : 1);
    }
  });
  it('riftbound:137.3.a the bonuses of several cards apply, in the base and at battlefields, each as long as it is attached', () => {
    const game = armoury([blade('Test Blade', 2), blade('Test Axe', 4)]);
    attaches(attaches(game, 'Test Blade', 'Test Soldier'), 'Test Axe', 'Test Soldier');
    expect(game.might('Test Soldier')).toBe(9);
    game.move(0, 'Test Soldier', PEAK).settle();
    expect([game.where('Test Soldier'), game.might('Test Soldier')]).toEqual([PEAK, 9]);
    game.play(0, 'Test Detach', { targets: [[{ card: 'Test Blade' }]] }).settle();
    expect(game.might('Test Soldier')).toBe(7);
  });
});

describe('legends and tokens', () => {
  it('riftbound:174.3 no player’s legend is killed, whoever’s effect says so and whosever turn it is', () => {
    const slay = does({ do: 'move', what: { each: { zone: 'legendZone' } }, to: 'trash', cause: 'kill' });
    for (const seat of SEATS) {
      const game = position(only(seat, { legend: 'Test Sage', hand: ['Test Rite'] }, { legend: 'Test Sage' }), {
        turn: { active: seat },
        definitions: [legend('Test Sage'), slay],
      });
      game.play(seat, 'Test Rite').settle();
      expect(game.zones('Test Sage')).toEqual(['legendZone', 'legendZone']);
    }
  });
  const token = {
    name: 'Test Cub',
    props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: ['Cat', 'Poro'], might: 2 },
    abilities: [],
  };
  const litter = spell('Test Litter', { effects: [{ do: 'playToken', token, to: 'base' }] });
  it('riftbound:185.1.b wherever a card goes that is a copy of a token, it is a card', () => {
    const mimic = spell('Test Mimic', {
      effects: [{ do: 'become', what: { each: { named: 'Test Giant' } }, copy: { each: { named: 'Test Cub' } } }],
    });
    for (const [to, cause] of [
      ['trash', 'kill'],
      ['hand', 'return'],
      ['banishment', 'banish'],
      ['mainDeck', 'recycle'],
    ]) {
      const sweep = does({ do: 'move', what: { each: { named: 'Test Cub' } }, to: String(to), cause: String(cause) });
      const game = position(
        [
          { hand: ['Test Litter', 'Test Mimic', 'Test Rite'], mainDeck: [] },
          { base: ['Test Giant'], mainDeck: [] },
        ],
        { definitions: [litter, mimic, giant, sweep] },
      );
      game.play(0, 'Test Litter').settle().play(0, 'Test Mimic').settle();
      expect(game.onBoard('Test Giant')).toMatchObject([{ name: 'Test Cub', token: false }]);
      game.play(0, 'Test Rite').settle();
      expect([game.pile(1, String(to)), game.zones('Test Cub')]).toEqual([['Test Giant'], []]);
    }
  });
  it('riftbound:185.2.c each of several tags is one of a token, and is shown', () => {
    for (const tag of ['Cat', 'Poro', 'Dog']) {
      const game = position([{ hand: ['Test Litter', 'Test Rite'] }, {}], {
        definitions: [litter, does({ do: 'kill', what: { each: { has: ['tags', tag] } } })],
      });
      game.play(0, 'Test Litter').settle();
      expect(game.unit('Test Cub').tags).toEqual(['Cat', 'Poro']);
      expect(game.play(0, 'Test Rite').settle().onBoard('Test Cub').length).toBe(tag === 'Dog' ? 1 : 0);
    }
  });
});

describe('control', () => {
  const held = (controller: number) => ({
    battlefields: [
      { card: 'Test Field', owner: 1 - controller, controller, units: [{ card: 'Honest Broker', controller }] },
      { card: GROVE },
    ],
  });
  it('riftbound:190.6 whoever controls a battlefield controls what triggers there and what it says of “you”, in either turn', () => {
    const field = battlefield('Test Field', triggered({ on: 'play', player: 'any' }, draw(1)), {
      kind: 'static',
      affects: FRIEND,
      mods: [{ mod: 'add', stat: 'might', value: 1 }],
    });
    for (const controller of SEATS)
      for (const active of SEATS) {
        const game = position(only(active, { hand: ['Test Recruit'] }), {
          ...held(controller),
          turn: { active },
          definitions: [field, recruit],
        });
        game.play(active, 'Test Recruit', { at: 'base' });
        expect(game.view().stack).toMatchObject([{ card: 'Test Field', controller }]);
        game.settle();
        expect([game.hand(controller), game.hand(1 - controller), game.might('Test Recruit')]).toEqual([
          1,
          0,
          active === controller ? 2 : 1,
        ]);
      }
  });
  it('riftbound:191.2 what a spell of another player’s card says of “you” and of enemies is said of who plays it', () => {
    const lend = spell('Test Lend', {
      effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { named: 'Test Gift' }] }, cost: [], must: true }],
    });
    const gift = spell('Test Gift', {
      targets: [{ what: ENEMY }],
      effects: [damage(1), draw(1), { do: 'stat', who: 'opponents', stat: 'points', amount: 1 }],
    });
    const game = position(
      [
        { hand: ['Test Lend'], base: ['Test Giant'] },
        { trash: ['Test Gift'], base: ['Noxus Hopeful', 'Honest Broker'] },
      ],
      { definitions: [lend, gift, giant] },
    );
    game.play(0, 'Test Lend').pass().pass();
    while (game.decision().kind !== 'TARGETS') game.answer(0, { choose: [game.decision().options[0]?.id as string] });
    expect([
      game.decision().seat,
      game
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ]).toEqual([0, ['Honest Broker', 'Noxus Hopeful']]);
    game.choose(0, [{ card: 'Noxus Hopeful' }]).settle();
    expect([game.unit('Noxus Hopeful').damage, game.hand(0), game.hand(1), game.points(1)]).toEqual([1, 1, 0, 1]);
  });
  it('riftbound:191.4.b whoever takes the source of a triggered ability that waits, even by the same spell, takes no control of it', () => {
    const control: JsonObject = {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'control', to: 'you' }],
      until: { kind: 'permanent' },
    };
    const scribe = unit('Test Scribe', 5, triggered({ on: 'damage', object: 'self' }, draw(1)));
    const steal = withKeyword(spell('Test Steal', { targets: [{ what: ENEMY }], effects: [control] }), 'reaction');
    const waiting = position([{ hand: ['Test Rite', 'Test Steal'] }, { base: ['Test Scribe'] }], {
      definitions: [scribe, steal, aims(ENEMY, damage(1))],
    });
    waiting.play(0, 'Test Rite').pass().pass().pass().play(0, 'Test Steal').settle();
    expect([waiting.unit('Test Scribe').controller, waiting.hand(0), waiting.hand(1)]).toEqual([0, 0, 1]);
    const atOnce = position([{ hand: ['Test Rite'] }, { base: ['Test Scribe'] }], {
      definitions: [scribe, aims(ENEMY, damage(1), control)],
    });
    atOnce.play(0, 'Test Rite').settle();
    expect([atOnce.unit('Test Scribe').controller, atOnce.hand(0), atOnce.hand(1)]).toEqual([0, 0, 1]);
  });
});
