/** Keyword abilities (702): printed and given at once, of a blocker or the other player, for each way and quality. */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  color,
  continuous,
  creature,
  creatureCard,
  damage,
  destroy,
  enchant,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  mill,
  player,
  protectionFrom,
  t,
  target,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

type Abilities = NonNullable<Parameters<typeof card>[1]['abilities']>;
const relic = (name: string, ...abilities: Abilities) => card(name, { cost: '{0}', type: 'Artifact', abilities });
const onCreature = (name: string, cost: string, ...effects: Parameters<typeof instant>[2]['effects'] & object) =>
  instant(name, cost, { targets: [target(creature)], effects });
const spellWith = (name: string, cost: string, ...abilities: Abilities) =>
  card(name, { cost, type: 'Instant', abilities: [...abilities, { kind: 'spell', effects: [gainLife(3)] }] });
const GIVEN = ['deathtouch', 'first strike', 'lifelink', 'menace', 'prowess', 'hexproof'];
for (const word of GIVEN)
  ownCards(
    relic(`Test all ${word}`, continuous(creature, [has(word)])),
    onCreature(`Test no ${word}`, '{0}', untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: word })),
    onCreature(`Test one ${word}`, '{0}', untilEndOfTurn(t(0), has(word))),
    creatureCard(`Test ${word}`, '{0}', 'Human', '2/3', keyword(word)),
  );
const turnedUp = { on: 'status', object: 'self', match: { status: 'faceDown', on: false } } as const;

ownCards(
  creatureCard('Test Big', '{0}', 'Human', '3/9'),
  creatureCard('Test Green', '{G}', 'Human', '1/1', keyword('flash'), keyword('flash')),
  relic('Test all flash', continuous([{ zone: 'hand' }, { owner: 'you' }], [has('flash')])),
  card('Test Slow', { cost: '{0}', type: 'Sorcery', abilities: [{ kind: 'spell', effects: [gainLife(1)] }] }),
  onCreature('Test Red', '{R}', damage(1, t(0))),
  onCreature('Test Black', '{B}', damage(1, t(0))),
  onCreature('Test Blue', '{U}', damage(1, t(0))),
  creatureCard(
    'Test Hex',
    '{W}',
    'Human',
    '2/4',
    keyword('hexproof', { from: color('R'), label: 'red' }),
    keyword('hexproof', { from: color('B'), label: 'black' }),
  ),
  creatureCard('Test Knight', '{W}', 'Human', '2/2', protectionFrom(color('B'), 'black')),
  onCreature('Test Ward Black', '{0}', untilEndOfTurn(t(0), has(protectionFrom(color('B'), 'black')))),
  onCreature('Test Ward Artifacts', '{0}', untilEndOfTurn(t(0), has(protectionFrom(artifact, 'artifacts')))),
  card('Test Curse', {
    cost: '{B}',
    type: 'Enchantment — Aura',
    abilities: [enchant(creature), continuous('attached', [has('menace')])],
  }),
  card('Test Blessing', { cost: '{W}', type: 'Enchantment — Aura', abilities: [enchant(creature)] }),
  card('Test Sword', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('equip', { cost: [mana('{0}')] })],
  }),
  spellWith('Test Frenzy', '{6}', keyword('madness', { cost: [mana('{1}')] })),
  instant('Test Drop', '{0}', { effects: [{ do: 'discard', who: 'players', count: 1 }] }),
  instant('Test Erode', '{0}', { effects: [mill(1, 'players')] }),
  spellWith('Test Leap', '{1}', keyword('jump-start')),
  card('Test Slow Leap', {
    cost: '{1}',
    type: 'Sorcery',
    abilities: [keyword('jump-start'), { kind: 'spell', effects: [gainLife(3)] }],
  }),
  instant('Test No', '{0}', { targets: [target([{ is: 'spell' }])], effects: [{ do: 'counterOnStack', what: t(0) }] }),
  creatureCard('Test Mega', '{3}{G}', 'Beast', '4/4', keyword('megamorph', { cost: [mana('{G}')] })),
  creatureCard(
    'Test Both',
    '{3}{G}',
    'Beast',
    '4/4',
    keyword('megamorph', { cost: [mana('{2}')] }),
    keyword('morph', { cost: [mana('{1}')] }),
  ),
  onCreature('Test Unmask', '{0}', { do: 'status', what: t(0), status: 'faceDown', on: false }),
  ...(['morph', 'disguise'] as const).map((word) =>
    creatureCard(
      `Test Many ${word}`,
      '{4}{G}',
      'Beast',
      '1/1',
      keyword(word, { cost: [mana('{X}{G}')] }),
      triggered(turnedUp, { effects: [gainLife('x')] }),
    ),
  ),
  creatureCard('Test Spy', '{4}{U}', 'Rogue', '4/4', keyword('disguise', { cost: [mana('{U}')] })),
  spellWith('Test Swarm', '{6}', keyword('affinity', { from: artifact, label: 'artifacts' })),
  spellWith('Test Dig', '{3}', keyword('delve')),
  relic('Test Ease', continuous({ players: 'you' }, [{ mod: 'cost', less: [mana('{1}')] }])),
  relic('Test Tax', continuous({ players: 'all' }, [{ mod: 'cost', more: [mana('{1}')] }])),
  instant('Test Prick', '{0}', { targets: [target(player)], effects: [damage(1, t(0))] }),
  onCreature('Test Kill', '{0}', destroy(t(0))),
  creatureCard('Test Trampler', '{0}', 'Beast', '5/5', keyword('trample')),
  card('Test Walker', { cost: '{0}', type: 'Planeswalker', loyalty: 4, abilities: [] }),
);
type Side = Parameters<typeof magicPosition>[0][0];
const theirs = (side: Side, mine: Side = {}) => magicPosition([mine, side]).pass();
const inTheirTurn = (side: Side, mine: Side = {}) => magicPosition([mine, side], { turn: { active: 1, number: 4 } });
const priorityOf = (game: Play, seat: number) => {
  if (game.decision().seat !== seat) game.pass();
  return game;
};
const offered = (game: Play): unknown[][] =>
  game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [[o.card, o.method, o.cost]] : []));
/** The other player's creature attacks and is blocked. */
const fought = (attacker: string, blocker: string, side: Side = {}, mine: Side = {}, step = 'endOfCombat') => {
  const game = inTheirTurn(
    { ...side, battlefield: [attacker, ...(side.battlefield ?? [])] },
    { ...mine, battlefield: [blocker, ...(mine.battlefield ?? [])] },
  );
  game.until({ kind: 'ATTACKERS' }).attack(1, attacker).until({ kind: 'BLOCKERS' }).block(0, [blocker, attacker]);
  return game.until({ step });
};

describe('in combat', () => {
  it('mtg:702.2f deathtouch that is printed and given kills, of a blocker too; lost, it does not', () => {
    const all = { battlefield: ['Test all deathtouch'] };
    expect(fought('Test deathtouch', 'Test Big', all).zones('Test Big')).toEqual(['graveyard']);
    expect(fought('Test Big', 'Test deathtouch', all).zones('Test Big')).toEqual(['graveyard']);
    const lost = inTheirTurn({ battlefield: ['Test deathtouch', 'Test all deathtouch'], hand: ['Test no deathtouch'] });
    lost.castAt(1, 'Test no deathtouch', { card: 'Test deathtouch' }).resolve();
    expect(lost.the('Test deathtouch').keywords).toEqual([]);
  });
  it('mtg:702.7d mtg-2003:502.2d first strike that is printed and given strikes once, first', () => {
    const game = fought('Test first strike', 'Test Big', { battlefield: [] }, {}, 'endOfCombat');
    expect([game.the('Test Big').damage, game.zones('Test first strike')]).toEqual([2, ['graveyard']]);
    const both = fought('Test Big', 'Test first strike', { battlefield: ['Test all first strike'] });
    expect([both.the('Test Big').damage, both.zones('Test first strike')]).toEqual([2, ['graveyard']]);
  });
  it('mtg:702.7c mtg-2003:502.2c a blocker that gets it after the first blows deals its damage, one that loses it none again', () => {
    const got = fought('Test first strike', 'Test Big', {}, { hand: ['Test one first strike'] }, 'firstStrikeDamage');
    priorityOf(got, 0)
      .castAt(0, 'Test one first strike', { card: 'Test Big' })
      .resolve()
      .until({ step: 'endOfCombat' });
    expect(got.zones('Test first strike')).toEqual(['graveyard']);
    const lost = fought('Test Big', 'Test first strike', { hand: ['Test no first strike'] }, {}, 'firstStrikeDamage');
    priorityOf(lost, 1).castAt(1, 'Test no first strike', { card: 'Test first strike' }).resolve();
    expect(lost.until({ step: 'endOfCombat' }).the('Test Big').damage).toBe(2);
  });
  it('mtg:702.15f lifelink that is printed and given gains as much once, of a blocker for its controller', () => {
    expect(fought('Test lifelink', 'Test Big', { battlefield: ['Test all lifelink'] }).life(1)).toBe(22);
    const blocking = fought('Test Big', 'Test lifelink', {}, { battlefield: ['Test all lifelink'] });
    expect([blocking.life(0), blocking.life(1)]).toEqual([22, 23]);
  });
  it('mtg:702.111b mtg:702.111c printed and given: not by one, of either player; by two or not at all', () => {
    for (const more of [[], ['Test all menace']]) {
      const game = inTheirTurn(
        { battlefield: ['Test menace', ...more] },
        { battlefield: ['Test Big', 'Hill Giant', 'Craw Wurm'] },
      );
      game.until({ kind: 'ATTACKERS' }).attack(1, 'Test menace').until({ kind: 'BLOCKERS' });
      game.refused(0, { assign: [{ from: { card: 'Test Big' }, to: { card: 'Test menace' } }] });
      game.block(0, ['Test Big', 'Test menace'], ['Hill Giant', 'Test menace']).until({ step: 'endOfCombat' });
      expect(game.zones('Test menace')).toEqual(['graveyard']);
    }
  });
  it('mtg:702.111c menace that is printed and given is lost at once', () => {
    const game = inTheirTurn(
      { battlefield: ['Test menace', 'Test all menace'], hand: ['Test no menace'] },
      { battlefield: ['Test Big'] },
    );
    game.castAt(1, 'Test no menace', { card: 'Test menace' }).resolve().until({ kind: 'ATTACKERS' });
    game.attack(1, 'Test menace').until({ kind: 'BLOCKERS' }).block(0, ['Test Big', 'Test menace']);
    expect(game.until({ step: 'endOfCombat' }).life(0)).toBe(20);
  });
  it('mtg:702.108b printed and given it triggers twice, in another’s turn as well, and not for creatures', () => {
    const side = {
      battlefield: ['Test prowess', 'Test all prowess'],
      hand: ['Test Prick', 'Test Green', 'Test Sword'],
    };
    const game = theirs(side).cast(1, 'Test Prick', { player: 0 });
    if (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test prowess', 'Test prowess', 'Test Prick']);
    expect(game.resolveAll().figures('Test prowess')).toBe('4/5');
    expect(game.until({ turn: 4, step: 'upkeep' }).figures('Test prowess')).toBe('2/3');
  });
  it('mtg:702.19d without a blocker left all goes to what is attacked, player or planeswalker', () => {
    for (const whom of ['player', 'planeswalker']) {
      const game = inTheirTurn(
        { battlefield: ['Test Trampler'], hand: ['Test Kill'] },
        { battlefield: ['Test Big', 'Test Walker'] },
      );
      game.until({ kind: 'ATTACKERS' });
      const to = whom === 'player' ? { player: 0 } : { card: 'Test Walker' };
      game.answer(1, { assign: [{ from: { card: 'Test Trampler' }, to }] }).until({ kind: 'BLOCKERS' });
      game.block(0, ['Test Big', 'Test Trampler']);
      priorityOf(game, 1).castAt(1, 'Test Kill', { card: 'Test Big' }).resolve().until({ step: 'endOfCombat' });
      expect([whom, game.life(0), game.zones('Test Walker')]).toEqual(
        whom === 'player' ? [whom, 15, ['battlefield']] : [whom, 20, ['graveyard']],
      );
    }
  });
});

describe('targets, Auras and Equipment', () => {
  it('mtg:702.11e mtg:702.11f from either quality and no other, its controller’s aside; losing hexproof loses both', () => {
    const may = (spell: string, first: string[] = []) => {
      const all = [...lands(2, 'Mountain'), ...lands(2, 'Swamp'), ...lands(2, 'Island')];
      const game = theirs({ hand: [spell, ...first], battlefield: all }, { battlefield: ['Test Hex'] });
      for (const f of first) priorityOf(game.castAt(1, f).resolve(), 1);
      return offered(game).some(([name]) => name === spell);
    };
    expect(['Test Red', 'Test Black', 'Test Blue'].map((s) => may(s))).toEqual([false, false, true]);
    expect(['Test Red', 'Test Black'].map((s) => may(s, ['Test no hexproof']))).toEqual([true, true]);
    expect(offered(magicPosition([{ hand: ['Test Red'], battlefield: ['Mountain', 'Test Hex'] }, {}]))).toHaveLength(1);
  });
  it('mtg:702.16c an Aura of the quality falls off whoever’s it is, as soon as there is protection, and no other', () => {
    for (const mine of [true, false]) {
      const auras = ['Test Curse', 'Test Blessing'].map((name) => ({ card: name, attachedTo: 'b' }));
      const game = theirs(
        { hand: ['Test Ward Black'], battlefield: mine ? auras : [] },
        { battlefield: [{ card: 'Test Big', as: 'b' }, ...(mine ? [] : auras)] },
      );
      game.castAt(1, 'Test Ward Black', { card: 'Test Big' }).resolve();
      expect([game.zones('Test Curse'), game.zones('Test Blessing')]).toEqual([['graveyard'], ['battlefield']]);
    }
    const aimed = inTheirTurn({ hand: ['Test Curse'], battlefield: ['Swamp'] }, { battlefield: ['Test Knight'] });
    expect(offered(aimed)).toEqual([]);
  });
  it('mtg:702.16d Equipment of the quality comes off and stays, and is attached there no more', () => {
    const battlefield: JsonObject[] = [
      { card: 'Test Big', as: 'b' },
      { card: 'Test Sword', attachedTo: 'b' },
    ];
    const game = inTheirTurn({ battlefield, hand: [] }, { hand: ['Test Ward Artifacts'] }).pass();
    game.castAt(0, 'Test Ward Artifacts', { card: 'Test Big' }).resolve();
    expect([game.zones('Test Sword'), game.the('Test Sword').attachedTo ?? null]).toEqual([['battlefield'], null]);
    expect(
      priorityOf(game, 1)
        .decision()
        .options.some((o) => o.kind === 'ACTIVATE' && !o.mana),
    ).toBe(false);
  });
});

describe('of spells and of what lies face down', () => {
  it('mtg:702.8b flash that is printed and given: cast in another’s turn, and what has none is not', () => {
    const side = { hand: ['Test Green', 'Test Slow'], battlefield: ['Forest'] };
    expect(offered(theirs(side)).map(([name]) => name)).toEqual(['Test Green']);
    const given = theirs({ ...side, battlefield: ['Forest', 'Test all flash'] });
    expect(offered(given).map(([name]) => name)).toEqual(['Test Green', 'Test Slow']);
    expect(given.cast(1, 'Test Green').resolve().the('Test Green').controller).toBe(1);
  });
  it('mtg:702.35a whoever makes its owner discard it, in any turn: its owner casts it, or it goes to the graveyard', () => {
    const drop = (n: number) => {
      const side = { hand: ['Test Frenzy'], battlefield: lands(n, 'Island') };
      return magicPosition([{ hand: ['Test Drop'] }, side])
        .cast(0, 'Test Drop')
        .resolve();
    };
    const game = drop(1);
    expect([game.zones('Test Frenzy').includes('exile'), game.view().stack.map((s) => s.controller)]).toEqual([
      true,
      [1],
    ]);
    game.resolve().choose(1, { card: 'Test Frenzy' }).resolve();
    expect([game.life(1), game.zones('Test Frenzy')]).toEqual([23, ['graveyard']]);
    expect(drop(0).resolve().zones('Test Frenzy')).toEqual(['graveyard']);
    const milled = magicPosition([
      { hand: ['Test Erode'] },
      { library: ['Test Frenzy', 'Forest'], battlefield: ['Island'] },
    ]);
    expect(milled.cast(0, 'Test Erode').resolve().zones('Test Frenzy')).toEqual(['graveyard']);
  });
  it('mtg:702.133a in another’s turn for its mana cost and a card, exiled also when it is countered, sorceries in time', () => {
    const side = {
      graveyard: ['Test Leap', 'Test Slow Leap'],
      hand: ['Forest', 'Test No'],
      battlefield: lands(2, 'Island'),
    };
    expect(offered(theirs({ ...side, hand: [] }))).toEqual([]);
    expect(offered(theirs({ ...side, battlefield: [] })).map(([name]) => name)).toEqual([]);
    const game = theirs(side);
    expect(
      offered(game)
        .filter(([, m]) => m === 'jump-start')
        .map(([name]) => name),
    ).toEqual(['Test Leap']);
    game.choose(1, { kind: 'CAST', card: 'Test Leap', method: 'jump-start' }, { card: 'Forest' });
    expect([game.zones('Forest'), game.all('Island').filter((o) => o.tapped).length]).toEqual([['graveyard'], 1]);
    priorityOf(game, 1).castAt(1, 'Test No').resolve();
    expect([game.zones('Test Leap'), game.life(1)]).toEqual([['exile'], 20]);
    const hand = theirs({ hand: ['Test Leap'], battlefield: ['Island'] })
      .cast(1, 'Test Leap')
      .resolve();
    expect([hand.life(1), hand.zones('Test Leap')]).toEqual([23, ['graveyard']]);
  });
  it('mtg:702.37b the counter is for the megamorph cost alone: not for morph, nor for what an effect turns up', () => {
    const down = (name: string, hand: string[] = []) =>
      theirs({ hand, battlefield: [{ card: name, faceDown: true }, ...lands(2, 'Forest')] });
    expect(down('Test Mega').choose(1, { kind: 'TURN_FACE_UP' }).the('Test Mega')).toMatchObject({
      counters: { '+1/+1': 1 },
      power: 5,
    });
    expect(down('Test Mega', ['Test Unmask']).castAt(1, 'Test Unmask').resolve().figures('Test Mega')).toBe('4/4');
    expect(down('Test Both').choose(1, { kind: 'TURN_FACE_UP', method: 'morph' }).figures('Test Both')).toBe('4/4');
    expect(down('Test Both').choose(1, { kind: 'TURN_FACE_UP', method: 'megamorph' }).figures('Test Both')).toBe('5/5');
  });
  const many = (name: string) => {
    const game = theirs({ battlefield: [{ card: name, faceDown: true }, ...lands(4, 'Forest')] });
    game.choose(1, { kind: 'TURN_FACE_UP' }).answer(1, { number: 3 }).resolveAll();
    return [game.life(1), game.all('Forest').filter((o) => o.tapped).length, game.figures(name)];
  };
  it('mtg:702.37f the X that the other player pays is what its trigger says, in another’s turn', () => {
    expect(many('Test Many morph')).toEqual([23, 4, '1/1']);
  });
  it('mtg:702.168e the X that the other player pays is what its trigger says, in another’s turn', () => {
    expect(many('Test Many disguise')).toEqual([23, 4, '1/1']);
  });
  it('mtg:702.168d in another’s turn for that cost, by its controller alone, without the stack', () => {
    const at = (n: number) => theirs({ battlefield: [{ card: 'Test Spy', faceDown: true }, ...lands(n, 'Island')] });
    const ups = (game: Play) =>
      game.decision().options.flatMap((o) => (o.kind === 'TURN_FACE_UP' ? [[o.method, o.cost]] : []));
    expect([ups(at(0)), ups(at(1))]).toEqual([[], [['disguise', '{U}']]]);
    const game = at(1).choose(1, { kind: 'TURN_FACE_UP' });
    expect([game.view().stack, game.figures('Test Spy'), game.the('Island').tapped]).toEqual([[], '4/4', true]);
    const mine = magicPosition([
      { battlefield: lands(3, 'Island') },
      { battlefield: [{ card: 'Test Spy', faceDown: true }] },
    ]);
    expect(ups(mine)).toEqual([]);
  });
  it('mtg:702.41a for each that its caster controls, tapped or not, and no more than its generic mana', () => {
    const cost = (mine: (string | object)[], others: string[] = []) =>
      offered(
        theirs(
          { hand: ['Test Swarm'], battlefield: [...(mine as string[]), ...lands(6, 'Forest')] },
          { battlefield: others },
        ),
      )[0]?.[2];
    expect(cost([], lands(2, 'Memnite'))).toBe('{6}');
    expect(cost([{ card: 'Test Sword', tapped: true }, 'Memnite'], ['Memnite'])).toBe('{4}');
    expect(cost(lands(8, 'Memnite'))).toBe('{0}');
  });
  it('mtg:702.66b after reductions and increases', () => {
    const may = (graveyard: string[], ...battlefield: string[]) =>
      offered(theirs({ hand: ['Test Dig'], graveyard, battlefield })).length > 0;
    const two = ['Shock', 'Opt'];
    expect([may(two), may(two, 'Test Ease'), may([...two, 'Forest'], 'Test Tax'), may([...two, 'Forest'])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
