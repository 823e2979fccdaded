/** What is looked at before a spell or ability is proposed, and what undoes that (601.2–601.5, 602). */
import type { Ability, Decision, StaticAbility } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enters,
  faces,
  gainLife,
  has,
  keyword,
  land,
  mana,
  not,
  player,
  rule,
  sorcery,
  spell,
  subtype,
  t,
  target,
  triggered,
} from './test-cards.js';

const forbids = (name: string, of: object) =>
  card(name, {
    cost: '{W}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [{ ...rule('cantCast'), of } as never])],
  });
const flashIf = (condition: StaticAbility['if']) => continuous('self', [has('flash')], condition);
const yourElf = { exists: [subtype('Elf'), { controller: 'you' as const }] };

ownCards(
  sorcery('Test Again', '{G}', {
    targets: [target([{ zone: 'graveyard' }, { owner: 'you' }])],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
  sorcery('Test Blaze', '{X}{R}', { targets: [target(player)], effects: [damage('x', t(0))] }),
  sorcery('Test Great Blaze', '{X}{R}{R}', { targets: [target(player)], effects: [damage('x', t(0))] }),
  forbids('Test Odds', { stat: ['manaValue', '=', 2] }),
  forbids('Test Silence', { has: ['types', 'Creature'] }),
  sorcery('Test Handful', '{0}', {
    targets: [target([creature, { stat: ['toughness', '<=', { count: [{ zone: 'hand' }, { owner: 'you' }] }] }])],
    effects: [destroy(t(0))],
  }),
  faces(
    'adventure',
    creatureCard('Test Hero', '{R}', 'Human', '1/1'),
    card('Test Quest', { cost: '{R}', type: 'Sorcery — Adventure', abilities: [spell({ effects: [gainLife(2)] })] }),
  ),
  faces(
    'adventure',
    creatureCard('Test Scribe', '{5}{W}', 'Human', '1/1'),
    card('Test Scroll', {
      cost: '{X}{R}{R}',
      type: 'Sorcery — Adventure',
      abilities: [spell({ effects: [gainLife('x')] })],
    }),
  ),
  card('Test Hurry', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'you' }, [{ ...rule('asThoughFlash'), of: { has: ['types', 'Sorcery'] } } as never]),
    ],
  }),
  card('Test Rout', {
    cost: '{1}{R}',
    type: 'Sorcery',
    abilities: [
      spell({ effects: [gainLife(3)] }),
      { kind: 'play', method: 'early', timing: 'instant', additional: [mana('{2}')] },
    ],
  }),
  card('Test Offering', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [
      flashIf(yourElf),
      {
        kind: 'spell',
        additional: [{ pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }],
        effects: [gainLife(4)],
      },
    ],
  }),
  card('Test Vow', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [
      { kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: yourElf }] } as Ability,
      {
        kind: 'spell',
        additional: [{ pay: 'sacrifice', what: creature, count: 1, label: 'a creature' }],
        effects: [gainLife(4)],
      },
    ],
  }),
  creatureCard('Test Elf', '{G}', 'Elf', '1/1'),
  card('Test Vault', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [continuous([{ zone: 'exile' }, not(land)], [{ mod: 'play' }])],
  }),
  card('Test Secret', {
    cost: '{1}',
    type: 'Instant',
    abilities: [spell({ effects: [gainLife(1)] }), keyword('foretell', { cost: [mana('{0}')] })],
  }),
  sorcery('Test Grades', '{X}{R}', {
    modes: {
      min: 1,
      max: 1,
      choices: [
        {
          label: 'destroy',
          targets: [target([creature, { stat: ['manaValue', '<=', 'x'] }])],
          effects: [destroy(t(0))],
        },
        { label: 'draw', effects: [draw(1)] },
      ],
    },
  }),
  card('Test Listener', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [triggered({ on: 'activate', player: 'any' } as never, { effects: [gainLife(1)] })],
  }),
  creatureCard(
    'Test Once',
    '{R}',
    'Goblin',
    '1/1',
    activated([], { effects: [gainLife(1)], limit: { perTurn: 1 } }),
    triggered(enters, { effects: [draw(1)] }),
  ),
  card('Test Lesson', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [continuous(creature, [has(activated([], { effects: [gainLife(1)], limit: { perTurn: 1 } }))])],
  }),
  creatureCard(
    'Test Priest',
    '{B}',
    'Cleric',
    '1/1',
    activated([{ pay: 'life', amount: 2 }], { targets: [target(player)], effects: [damage(1, t(0))] }),
  ),
);

const offered = (game: Play, kind = 'CAST'): unknown[] =>
  game
    .decision()
    .options.filter((o) => o.kind === kind)
    .map((o) => o.card);
const asked = (game: Play): [string, unknown] => {
  const d: Decision = game.decision();
  return [d.kind, d.max];
};

describe('proposing a spell (601.2–601.4)', () => {
  it('mtg:601.2 mtg-2003:409.1 its steps come in order, and where one can’t be followed nothing has happened', () => {
    const game = magicPosition([
      { hand: ['Test Grades'], battlefield: lands(3, 'Mountain') },
      { battlefield: ['Hill Giant', 'Test Elf'] },
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Grades' });
    expect(game.all('Test Grades', 'stack')).toHaveLength(1);
    expect(game.decision().kind).toBe('MODES');
    game.choose(0, { kind: 'MODE', index: 0 });
    expect(game.decision().kind).toBe('X');
    expect(game.refused(0, { number: 3 }).rules).toContain('mtg:601.2b');
    game.answer(0, { number: 1 });
    expect(game.all('Mountain').filter((m) => m.tapped)).toHaveLength(2);
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:601.2e a spell for which nothing can be chosen once it is proposed goes back to where it was', () => {
    const game = magicPosition([{ hand: ['Test Handful'] }, { battlefield: ['Test Elf'] }]);
    const refusal = game.refused(0, { choose: [{ kind: 'CAST', card: 'Test Handful' }] });
    expect(refusal.rules).toContain('mtg:601.2e');
    expect(game.zones('Test Handful')).toEqual(['hand']);
    const two = magicPosition([{ hand: ['Test Handful', 'Plains'] }, { battlefield: ['Test Elf'] }]);
    two.castAt(0, 'Test Handful', { card: 'Test Elf' }).resolve();
    expect(two.zones('Test Elf')).toEqual(['graveyard']);
  });

  it('mtg:601.2c what is cast from a graveyard is no target of its own', () => {
    const past = (more: string[]) =>
      magicPosition([
        {
          hand: ['Past in Flames'],
          graveyard: ['Test Again', ...more],
          battlefield: [...lands(4, 'Mountain'), 'Forest'],
        },
        {},
      ])
        .cast(0, 'Past in Flames')
        .resolve();
    // Past in Flames lies there too; without it there is nothing to return.
    const alone = magicPosition([{ graveyard: [{ card: 'Test Again' }], battlefield: ['Forest', 'Test Vault'] }, {}]);
    expect(offered(alone)).toEqual([]);
    const game = past(['Shock']).choose(0, { kind: 'CAST', card: 'Test Again' });
    expect(game.decision().options.map((o) => o.card)).toEqual(expect.arrayContaining(['Shock']));
    expect(game.decision().options.map((o) => o.card)).not.toContain('Test Again');
  });

  it('mtg:601.3a a spell may be begun that is forbidden as it is, if some X makes it another', () => {
    const game = magicPosition([
      { hand: ['Test Great Blaze'], battlefield: ['Test Odds', ...lands(5, 'Mountain')] },
      {},
    ]);
    expect(offered(game)).toEqual(['Test Great Blaze']);
    game.choose(0, { kind: 'CAST', card: 'Test Great Blaze' });
    expect(game.decision()).toMatchObject({ kind: 'X', min: 1 });
    expect(game.refused(0, { number: 0 }).code).toBe('ILLEGAL_ACTION');
    game.answer(0, { number: 1 }).choose(0, { player: 1 });
    expect(game.resolve().life(1)).toBe(19);
    const poor = magicPosition([
      { hand: ['Test Great Blaze'], battlefield: ['Test Odds', ...lands(2, 'Mountain')] },
      {},
    ]);
    expect(offered(poor)).toEqual([]);
  });

  it('mtg:601.3a and no X is chosen with which an effect forbids it', () => {
    const game = magicPosition([{ hand: ['Test Blaze'], battlefield: ['Test Odds', ...lands(4, 'Mountain')] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Blaze' });
    expect(game.refused(0, { number: 1 }).rules).toContain('mtg:601.3a');
    game.answer(0, { number: 2 }).choose(0, { player: 1 });
    expect(game.resolve().life(1)).toBe(18);
  });

  it('mtg:601.3a so it is with a face of a card, whose X is considered as well', () => {
    const game = (mountains: number) =>
      magicPosition([
        { hand: ['Test Scribe // Test Scroll'], battlefield: ['Test Odds', ...lands(mountains, 'Mountain')] },
        {},
      ]);
    expect(offered(game(2))).toEqual([]);
    const rich = game(4);
    expect(offered(rich)).toEqual(['Test Scribe // Test Scroll']);
    rich.choose(0, { kind: 'CAST' });
    rich.refused(0, { number: 0 });
    expect(rich.answer(0, { number: 2 }).resolve().life(0)).toBe(22);
  });

  it('mtg:601.3b as though it had flash counts for the face that is cast', () => {
    const game = magicPosition([
      {},
      { hand: ['Test Hero // Test Quest'], battlefield: ['Test Hurry', ...lands(1, 'Mountain')] },
    ]).pass();
    const labels = game
      .decision()
      .options.filter((o) => o.kind === 'CAST')
      .map((o) => o.label);
    expect(labels).toEqual([expect.stringContaining('Test Quest')]);
  });

  it('mtg:601.3c a spell has flash where a further cost is paid for that', () => {
    const at = (mountains: number) =>
      magicPosition([{}, { hand: ['Test Rout'], battlefield: lands(mountains, 'Mountain') }]).pass();
    expect(offered(at(3))).toEqual([]);
    const game = at(4);
    expect(offered(game)).toEqual(['Test Rout']);
    game.choose(1, { kind: 'CAST', card: 'Test Rout' });
    expect(game.all('Mountain').filter((m) => m.tapped)).toHaveLength(4);
    expect(game.resolve().life(1)).toBe(23);
  });

  it('mtg:601.3d a spell has flash only while its condition is met', () => {
    const at = (who: string) =>
      magicPosition([{}, { hand: ['Crashing Tide'], battlefield: [who, 'Hill Giant', ...lands(3, 'Island')] }]).pass();
    expect(offered(at('Merfolk of the Pearl Trident'))).toEqual(['Crashing Tide']);
    expect(offered(at('Test Elf'))).toEqual([]);
  });

  it('mtg:601.3e of a card with several sets of characteristics those that it would have are looked at', () => {
    const game = magicPosition([
      { hand: ['Test Hero // Test Quest'], battlefield: ['Test Silence', ...lands(1, 'Mountain')] },
      {},
    ]);
    const labels = game
      .decision()
      .options.filter((o) => o.kind === 'CAST')
      .map((o) => o.label);
    expect(labels).toEqual([expect.stringContaining('Test Quest')]);
  });

  it('mtg:601.3f nobody casts a face-down card of exile that they can’t look at', () => {
    const game = magicPosition([
      { hand: ['Test Secret'], battlefield: lands(2, 'Plains') },
      { battlefield: ['Test Vault', ...lands(3, 'Plains')], exile: ['Shock'] },
    ]).choose(0, { kind: 'SPECIAL', card: 'Test Secret' });
    game.pass();
    const offers = game.decision().options.filter((o) => o.kind === 'CAST');
    expect(offers.map((o) => o.card)).not.toContain('Test Secret');
    expect(game.zones('Test Secret')).toEqual(['exile']);
  });

  it('mtg:601.4 a mode may be chosen that only a choice made later makes possible', () => {
    const at = (mountains: number) =>
      magicPosition([
        { hand: ['Test Grades'], battlefield: lands(mountains, 'Mountain') },
        { battlefield: ['Hill Giant'] },
      ]).choose(0, {
        kind: 'CAST',
        card: 'Test Grades',
      });
    // Four for X, and one besides.
    const game = at(5);
    expect(game.decision().options.map((o) => o.label)).toEqual(['destroy', 'draw']);
    game.choose(0, { kind: 'MODE', index: 0 });
    if (!game.waiting()) expect(game.refused(0, { number: 3 }).rules.length).toBeGreaterThan(0);
    expect(asked(at(4))[0]).not.toBe('MODES');
  });

  it('mtg:601.5a what had flash as it was begun is cast though the condition ends while it is paid for', () => {
    const game = magicPosition([{}, { hand: ['Test Offering'], battlefield: ['Test Elf'] }]).pass();
    expect(offered(game)).toEqual(['Test Offering']);
    game.castAt(1, 'Test Offering', { card: 'Test Elf' });
    expect(game.zones('Test Elf')).toEqual(['graveyard']);
    expect(game.resolve().life(1)).toBe(24);
  });

  it('mtg:601.5 it does not matter that paying ends what allowed the spell', () => {
    const game = magicPosition([{ hand: ['Test Vow'], battlefield: ['Test Elf'] }, {}]).castAt(0, 'Test Vow', {
      card: 'Test Elf',
    });
    expect(game.zones('Test Elf')).toEqual(['graveyard']);
    expect(game.resolve().life(0)).toBe(24);
    expect(offered(magicPosition([{ hand: ['Test Vow'], battlefield: ['Hill Giant'] }, {}]))).toEqual([]);
  });
});

describe('activating (602)', () => {
  it('mtg:602.1a who activates an ability pays for it, whoever else has the means', () => {
    const game = magicPosition([
      { battlefield: ['Test Priest'] },
      { battlefield: ['Hill Giant', ...lands(3, 'Plains')] },
    ]);
    game.activate(0, 'Test Priest', { player: 1 });
    expect([game.life(0), game.life(1)]).toEqual([18, 20]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([18, 19]);
    expect(offered(game.pass(), 'ACTIVATE')).not.toContain('Test Priest');
  });

  it('mtg:602.1c only an activated ability is activated: what waits for that sees no other', () => {
    const game = magicPosition([{ hand: ['Test Once'], battlefield: ['Test Listener', 'Mountain'] }, {}])
      .cast(0, 'Test Once')
      .resolve();
    // Its triggered ability is on the stack, and was not activated.
    game.resolveAll();
    expect(game.life(0)).toBe(20);
    game.activate(0, 'Test Once').resolveAll();
    expect(game.life(0)).toBe(22);
  });

  it('mtg:602.5c a restriction on an ability that was acquired says nothing of another that reads the same', () => {
    const game = magicPosition([{ battlefield: ['Test Once', 'Test Lesson'] }, {}]);
    const count = () => game.decision().options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Test Once').length;
    expect(count()).toBe(2);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Once', ability: 0 }).resolve();
    expect(count()).toBe(1);
    game.activate(0, 'Test Once').resolve();
    expect([count(), game.life(0)]).toEqual([0, 22]);
  });
});
