/** Keywords once more: of what is no creature, of what changed hands, against each kind of source, and as each player sees it. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  artifact,
  card,
  color,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  each,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  mill,
  player,
  protectionFrom,
  prototype,
  rule,
  sorcery,
  t,
  target,
  token,
} from '../../../src/language/builders.js';

const withKeyword = (name: string, figures: string, ...keywords: (string | ReturnType<typeof keyword>)[]) =>
  creatureCard(name, '{0}', 'Human', figures, ...keywords.map((k) => (typeof k === 'string' ? keyword(k) : k)));
const permanentCard = (
  name: string,
  type: string,
  ...abilities: NonNullable<Parameters<typeof card>[1]['abilities']>
) => card(name, { cost: '{0}', type, abilities });
const painted = (name: string, colors: string[], type = 'Creature — Human') =>
  card(name, { cost: '{0}', type, colors, power: 2, toughness: 2 });

ownCards(
  creatureCard(
    'Test Viper',
    '{0}',
    'Snake',
    '1/1',
    keyword('deathtouch'),
    activated([], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  withKeyword('Test Flier', '2/2', 'flying'),
  withKeyword('Test Shy', '2/2', 'hexproof'),
  permanentCard('Test Veil', 'Enchantment', continuous({ players: 'you' }, [rule('hexproof')])),
  withKeyword('Test Wrapped', '2/2', 'shroud'),
  permanentCard('Test Vault', 'Artifact', keyword('indestructible')),
  instant('Test Break', '{0}', { targets: [target({ zone: 'battlefield' })], effects: [destroy(t(0))] }),
  instant('Test Jab', '{0}', { targets: [target(player)], effects: [damage(1, t(0))] }),
  card('Test Dread', {
    cost: '{0}',
    type: 'Creature — Horror',
    colors: ['B'],
    power: 2,
    toughness: 2,
    abilities: [keyword('intimidate')],
  }),
  painted('Test Gray', []),
  painted('Test Golem', [], 'Artifact Creature — Golem'),
  painted('Test Twilight', ['B', 'W']),
  painted('Test Redcap', ['R']),
  withKeyword('Test Leech', '3/3', 'lifelink'),
  creatureCard(
    'Test Drainer',
    '{0}',
    'Vampire',
    '1/9',
    keyword('lifelink'),
    activated([], { effects: [damage(2, each(creature))] }),
  ),
  withKeyword('Test Saint', '2/2', protectionFrom(color('R'), 'red')),
  card('Test Blaze', {
    cost: '{0}',
    type: 'Instant',
    colors: ['R'],
    abilities: [{ kind: 'spell', effects: [damage(7, each(creature))] }],
  }),
  card('Test Spark', {
    cost: '{0}',
    type: 'Instant',
    colors: ['R'],
    abilities: [{ kind: 'spell', targets: [target(creature)], effects: [damage(1, t(0))] }],
  }),
  withKeyword('Test Guarded', '2/2', keyword('ward', { cost: [mana('{1}')] })),
  permanentCard('Test Club', 'Artifact — Equipment', keyword('equip', { cost: [mana('{2}')] })),
  creatureCard(
    'Test Knotted',
    '{0}',
    'Human',
    '2/2',
    keyword('shroud'),
    activated([], { targets: [target(creature)], effects: [damage(1, t(0))] }),
  ),
  withKeyword('Test Rustwalker', '2/2', keyword('landwalk', { from: artifact, label: 'artifact landwalk' })),
  card('Test Foundry', { type: 'Artifact Land' }),
  permanentCard('Test Poker', 'Artifact', activated([], { targets: [target(creature)], effects: [damage(1, t(0))] })),
  card('Test Echo', {
    cost: '{0}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [damage(1, 'opponents')] }, keyword('flashback', { cost: [mana('{2}')] })],
  }),
  instant('Test Deny', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  card('Test Frenzy', {
    cost: '{5}',
    type: 'Instant',
    abilities: [{ kind: 'spell', effects: [damage(1, 'opponents')] }, keyword('madness', { cost: [mana('{1}')] })],
  }),
  sorcery('Test Erode', '{0}', { effects: [mill(1, 'you')] }),
  sorcery('Test Toss', '{0}', { effects: [discard(1, 'you')] }),
  card('Test Rally', {
    cost: '{2}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [damage(1, 'opponents')] }, keyword('convoke')],
  }),
  card('Test Works', {
    cost: '{2}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [damage(1, 'opponents')] }, keyword('improvise')],
  }),
  permanentCard('Test Gear', 'Artifact'),
  card('Test Dredge', {
    cost: '{2}',
    type: 'Sorcery',
    abilities: [{ kind: 'spell', effects: [damage(1, 'opponents')] }, keyword('delve')],
  }),
  creatureCard('Test Sleuth', '{4}{G}', 'Beast', '4/4', keyword('disguise', { cost: [mana('{G}')] }), {
    kind: 'static',
    affects: 'self',
    mods: [{ mod: 'cost', less: [mana('{3}')] }],
  } as never),
  creatureCard('Test Morpher', '{4}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  prototype(
    card('Test Colossus', { cost: '{7}', type: 'Artifact Creature — Golem', power: 7, toughness: 6 }),
    '{1}{G}',
    '2/1',
  ),
  card('Test Swift', { cost: '{0}', type: 'Creature — Monk', power: 1, toughness: 1, abilities: [keyword('prowess')] }),
  faces(
    'split',
    instant('Test Left', '{R}', { effects: [damage(1, 'opponents')] }),
    instant('Test Right', '{U}', { effects: [damage(1, 'opponents')] }),
  ),
  instant('Test Recall', '{0}', {
    effects: [
      gainLife({ count: [{ zone: 'graveyard' }, { named: 'Test Left' }] }),
      gainLife({ count: [{ zone: 'graveyard' }, { named: 'Test Right' }] }),
    ],
  }),
  instant('Test Recruit', '{0}', {
    effects: [{ do: 'create', token: token('Test Soldier', 'Creature — Soldier', ['W'], '1/1') }],
  }),
);
const offered = (game: Play, kind = 'CAST') =>
  game
    .decision()
    .options.filter((o) => o.kind === kind && !o.mana)
    .map((o) => o.card);
const ways = (game: Play) =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST')
    .map((o) => [o.card, o.method, o.cost]);
const aims = (game: Play) => game.decision().options.map((o) => o.card ?? o.player);
const blockersOf = (attacker: string, ...blockers: string[]) => {
  const game = magicPosition([{ battlefield: [attacker] }, { battlefield: blockers }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, attacker);
  game.until({ step: 'declareBlockers' });
  const d = game.decision();
  return d.kind === 'BLOCKERS' ? (d.from ?? []).filter((o) => (o.to ?? []).length > 0).map((o) => o.card) : [];
};

describe('fighting keywords (702.2–702.19)', () => {
  it('mtg:702.2b any damage of a source with deathtouch destroys, that of an ability as well', () => {
    const game = magicPosition([{ battlefield: ['Test Viper', 'Craw Wurm'] }, {}])
      .activate(0, 'Test Viper', { card: 'Craw Wurm' })
      .resolve();
    expect(game.zones('Craw Wurm')).toEqual(['graveyard']);
  });
  it('mtg:702.9b a flier blocks what does not fly', () => {
    expect(blockersOf('Hill Giant', 'Test Flier', 'Memnite')).toEqual(['Test Flier', 'Memnite']);
    expect(blockersOf('Test Flier', 'Memnite', 'Test Flier')).toEqual(['Test Flier']);
  });
  it('mtg:702.13b colorless creatures don’t block it but for artifacts; one shared color is enough', () => {
    expect(blockersOf('Test Dread', 'Test Gray', 'Test Golem', 'Test Twilight', 'Test Redcap')).toEqual([
      'Test Golem',
      'Test Twilight',
    ]);
  });
  it('mtg:702.15b who controls the source gains the life, not who owns it', () => {
    const game = magicPosition([{}, { battlefield: [{ card: 'Test Leech', controller: 0 }] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leech')
      .until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
  });
  it('mtg:702.15b as much as all the damage that it deals at once', () => {
    const game = magicPosition([{ battlefield: ['Test Drainer', 'Craw Wurm'] }, { battlefield: ['Hill Giant'] }])
      .activate(0, 'Test Drainer')
      .resolve();
    expect(game.life(0)).toBe(26);
  });
  it('mtg:702.16e all damage of such a source is prevented, however much', () => {
    const game = magicPosition([{ hand: ['Test Blaze'], battlefield: ['Test Saint', 'Craw Wurm'] }, {}])
      .cast(0, 'Test Blaze')
      .resolve();
    expect([game.the('Test Saint').damage, game.zones('Craw Wurm')]).toEqual([0, ['graveyard']]);
  });
  it('mtg:702.16b its own controller cannot target it from there either', () => {
    const game = magicPosition([
      { hand: ['Test Spark'], battlefield: ['Test Saint', 'Hill Giant', 'Memnite'] },
      {},
    ]).cast(0, 'Test Spark');
    expect(aims(game)).toEqual(['Hill Giant', 'Memnite']);
  });
  it('mtg:702.16f it may block what it is protected from', () => {
    expect(blockersOf('Test Redcap', 'Test Saint')).toEqual(['Test Saint']);
    expect(blockersOf('Test Saint', 'Test Redcap', 'Memnite')).toEqual(['Memnite']);
  });
});

describe('what can’t be touched (702.11–702.21)', () => {
  it('mtg:702.11b who controls it now may target it, and its owner may not', () => {
    const game = magicPosition([
      { hand: ['Test Break'] },
      { hand: ['Test Break'], battlefield: [{ card: 'Test Shy', controller: 0 }, 'Memnite', 'Hill Giant'] },
    ]);
    expect(aims(game.cast(0, 'Test Break'))).toContain('Test Shy');
    const theirs = magicPosition([
      {},
      { hand: ['Test Break'], battlefield: [{ card: 'Test Shy', controller: 0 }, 'Memnite', 'Hill Giant'] },
    ]).pass();
    expect(aims(theirs.cast(1, 'Test Break'))).toEqual(['Memnite', 'Hill Giant']);
  });
  it('mtg:702.11c only the player who has hexproof is not to be targeted', () => {
    const game = magicPosition([{ battlefield: ['Test Veil'] }, { hand: ['Test Jab'] }])
      .pass()
      .cast(1, 'Test Jab');
    expect(game.view().stack[0]).toMatchObject({ targets: [{ player: 1 }] });
    const both = magicPosition([{ hand: ['Test Jab'], battlefield: ['Test Veil'] }, {}]).cast(0, 'Test Jab');
    expect(aims(both)).toEqual([0, 1]);
  });
  it('mtg:702.18a its own ability cannot target it either', () => {
    expect(offered(magicPosition([{ battlefield: ['Test Knotted'] }, {}]), 'ACTIVATE')).toEqual([]);
    expect(offered(magicPosition([{ battlefield: ['Test Knotted', 'Memnite'] }, {}]), 'ACTIVATE')).toEqual([
      'Test Knotted',
    ]);
  });
  it('mtg:702.14c mtg-2003:502.6b it takes a land of the kind, not whatever else is of it', () => {
    expect(blockersOf('Test Rustwalker', 'Memnite')).toEqual(['Memnite']);
    expect(blockersOf('Test Rustwalker', 'Memnite', 'Test Foundry')).toEqual([]);
  });
  it('mtg:702.6a equipping costs what it says', () => {
    const may = (n: number) =>
      offered(magicPosition([{ battlefield: ['Test Club', 'Memnite', ...lands(n, 'Island')] }, {}]), 'ACTIVATE');
    expect([may(1), may(2)]).toEqual([[], ['Test Club']]);
  });
  it('mtg:702.12b any permanent with it can’t be destroyed', () => {
    const game = magicPosition([{ hand: ['Test Break'], battlefield: ['Test Vault'] }, {}])
      .castAt(0, 'Test Break', { card: 'Test Vault' })
      .resolve();
    expect(game.zones('Test Vault')).toEqual(['battlefield']);
  });
  it('mtg:702.21a abilities of an opponent set it off as well, and that opponent pays', () => {
    const position = () =>
      magicPosition([
        { battlefield: ['Test Poker', ...lands(1, 'Island')] },
        { battlefield: ['Test Guarded', ...lands(1, 'Island')] },
      ])
        .activate(0, 'Test Poker')
        .resolve();
    expect(position().decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    expect(
      [true, false].map((confirm) => position().answer(0, { confirm }).resolveAll().the('Test Guarded').damage),
    ).toEqual([1, 0]);
  });
});

describe('ways to cast (702.34–702.168)', () => {
  it('mtg:702.34a it costs the flashback cost, and is exiled if it is countered, too', () => {
    const game = magicPosition([
      { graveyard: ['Test Echo'], hand: ['Test Deny'], battlefield: lands(2, 'Island') },
      {},
    ]);
    expect(ways(game)).toEqual([['Test Echo', 'flashback', '{2}']]);
    game.choose(0, { kind: 'CAST', card: 'Test Echo' }).castAt(0, 'Test Deny', { card: 'Test Echo' }).resolve();
    expect([game.zones('Test Echo'), game.all('Island').every((i) => i.tapped)]).toEqual([['exile'], true]);
  });
  it('mtg:702.35a only what is discarded may be cast so, for its madness cost', () => {
    const milled = magicPosition([
      { hand: ['Test Erode'], library: ['Test Frenzy', 'Forest'], battlefield: lands(1, 'Island') },
      {},
    ])
      .cast(0, 'Test Erode')
      .resolve();
    expect([milled.zones('Test Frenzy'), milled.view().stack]).toEqual([['graveyard'], []]);
    const game = (n: number) =>
      magicPosition([{ hand: ['Test Toss', 'Test Frenzy'], battlefield: lands(n, 'Island') }, {}])
        .cast(0, 'Test Toss')
        .resolve()
        .resolve();
    expect(game(0).zones('Test Frenzy')).toEqual(['graveyard']);
    expect(
      game(1)
        .choose(0, { kind: 'CAST', card: 'Test Frenzy' })
        .all('Island')
        .map((i) => i.tapped),
    ).toEqual([true]);
  });
  it('mtg:702.51a mtg:702.126a what one controls helps, whoever owns it, though it came just now', () => {
    const may = (name: string, ...theirs: object[]) =>
      offered(magicPosition([{ hand: [name] }, { battlefield: theirs as never }]));
    const lent = (name: string) => ({ card: name, controller: 0 });
    expect([may('Test Rally', lent('Memnite')), may('Test Rally', lent('Memnite'), lent('Hill Giant'))]).toEqual([
      [],
      ['Test Rally'],
    ]);
    expect([may('Test Works', lent('Test Gear')), may('Test Works', lent('Test Gear'), lent('Test Gear'))]).toEqual([
      [],
      ['Test Works'],
    ]);
  });
  it('mtg:702.66a every card of the graveyard pays for delve, lands as well', () => {
    expect(offered(magicPosition([{ hand: ['Test Dredge'], graveyard: ['Forest', 'Test Jab'] }, {}]))).toEqual([
      'Test Dredge',
    ]);
  });
  it('mtg:702.168b it is cast from the hand for {3}, as a 2/2 creature with ward {2} that nothing of its own text changes', () => {
    const may = (n: number, more: object = { hand: ['Test Sleuth'] }) =>
      ways(magicPosition([{ ...more, battlefield: lands(n, 'Island') }, {}]));
    expect([may(2), may(3), may(5, { graveyard: ['Test Sleuth'] })]).toEqual([
      [],
      [['Test Sleuth', 'disguise', '{3}']],
      [],
    ]);
    const game = magicPosition([{ hand: ['Test Sleuth'], battlefield: lands(3, 'Island') }, {}]).choose(0, {
      kind: 'CAST',
      method: 'disguise',
    });
    const looks = {
      name: '',
      types: ['Creature'],
      subtypes: [],
      manaCost: null,
      power: 2,
      toughness: 2,
      keywords: ['ward {2}'],
      faceDown: true,
    };
    expect(game.the('Test Sleuth', 'stack')).toMatchObject(looks);
    expect(game.resolve().the('Test Sleuth')).toMatchObject(looks);
  });
  it('mtg:702.37a mtg-2003:502.26a it is cast face down for {3} from where it may be cast, and from nowhere else', () => {
    const may = (n: number, more: object = { hand: ['Test Morpher'] }) =>
      ways(magicPosition([{ ...more, battlefield: lands(n, 'Island') }, {}]));
    expect([may(2), may(3), may(5, { graveyard: ['Test Morpher'] })]).toEqual([
      [],
      [['Test Morpher', 'morph', '{3}']],
      [],
    ]);
  });
  it('mtg:718.3 its player chooses: normally, for what is printed, or prototyped', () => {
    const position = () => magicPosition([{ hand: ['Test Colossus'], battlefield: lands(7, 'Forest') }, {}]);
    const cast = (method: string) => position().choose(0, { kind: 'CAST', card: 'Test Colossus', method });
    expect(
      ['normal', 'prototype'].map(
        (m) =>
          cast(m)
            .all('Forest')
            .filter((f) => f.tapped).length,
      ),
    ).toEqual([7, 2]);
    expect(['normal', 'prototype'].map((m) => cast(m).resolve().figures('Test Colossus'))).toEqual(['7/6', '2/1']);
  });
  it('mtg:718.4 a prototyped spell that is countered is the normal card again', () => {
    const game = magicPosition([{ hand: ['Test Colossus', 'Test Deny'], battlefield: lands(2, 'Forest') }, {}]);
    game
      .choose(0, { kind: 'CAST', card: 'Test Colossus', method: 'prototype' })
      .castAt(0, 'Test Deny', { card: 'Test Colossus' })
      .resolve();
    expect(game.the('Test Colossus', 'graveyard')).toMatchObject({ power: 7, toughness: 6, manaCost: '{7}' });
  });
  it('mtg:709.4 a split card has both names where it is no spell', () => {
    const game = magicPosition([{ hand: ['Test Recall'], graveyard: ['Test Left // Test Right'] }, {}])
      .cast(0, 'Test Recall')
      .resolve();
    expect(game.life(0)).toBe(22);
  });
  it('mtg:702.108a power and toughness grow, with each noncreature spell of its controller', () => {
    const game = magicPosition([
      { hand: ['Test Recruit', 'Test Recruit', 'Memnite'], battlefield: ['Test Swift'] },
      {},
    ]);
    for (const _ of [1, 2]) game.cast(0, 'Test Recruit').resolveAll();
    expect(game.cast(0, 'Memnite').resolveAll().figures('Test Swift')).toBe('3/3');
  });
});
