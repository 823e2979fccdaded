import type { Ability, CardDefinition, Effect, Filter, JsonObject } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  creature,
  creatureCard,
  destroy,
  exile,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  meldPair,
  t,
  target,
  transform,
  triggered,
} from '../../src/language/builders.js';

/** Exiles both, one by itself and the other by what it is called, and melds what was exiled. */
const melds = (named: string): Ability => {
  const other: Filter = [{ zone: 'battlefield' }, { owner: 'you' }, { controller: 'you' }, { named }];
  return activated([mana('{0}')], {
    effects: [
      exile('self', 'pair'),
      exile({ each: other }, 'pair'),
      { do: 'meld', what: { saved: 'pair' }, save: 'whole' },
      { do: 'counters', what: { saved: 'whole' }, kind: 'charge', amount: 1 },
    ],
  });
};
const host = card('Test Host', {
  type: 'Creature — Horror',
  power: 5,
  toughness: 6,
  abilities: [
    keyword('menace'),
    triggered({ on: 'move', object: 'self', match: { to: 'battlefield' } }, { effects: [gainLife(3)] }),
  ],
});
const [digger, rats] = meldPair(
  creatureCard('Test Digger', '{4}{B}', 'Human', '3/3', melds('Test Rats')),
  creatureCard('Test Rats', '{1}{B}', 'Rat', '2/1'),
  host,
) as [CardDefinition, CardDefinition];
const [stranger] = meldPair(
  creatureCard('Test Stranger', '{2}', 'Human', '1/1'),
  creatureCard('Test Nobody', '{2}', 'Human', '1/1'),
  card('Test Other', { type: 'Creature — Horror', power: 9, toughness: 9 }),
) as [CardDefinition];
const [loner] = meldPair(
  creatureCard('Test Loner', '{4}', 'Human', '3/3', melds('Test Stranger')),
  creatureCard('Test Somebody', '{2}', 'Human', '1/1'),
  card('Test Third', { type: 'Creature — Horror', power: 8, toughness: 8 }),
) as [CardDefinition];
const at = (name: string, ...effects: Effect[]): CardDefinition =>
  instant(name, '{0}', { targets: [target(creature)], effects });
const definitions: CardDefinition[] = [
  digger,
  rats,
  stranger,
  loner,
  creatureCard('Test Bear', '{1}{G}', 'Bear', '2/2'),
  creatureCard('Test Crowd', '{4}', 'Human', '3/3', melds('Test Rats')),
  faces(
    'transform',
    creatureCard('Test Villager', '{1}{G}', 'Human', '1/1'),
    card('Test Howler', { type: 'Creature — Werewolf', power: 4, toughness: 4 }),
  ),
  at('Test Turn', transform(t(0)), { do: 'convert', what: t(0) }),
  at('Test Mask', { do: 'status', what: t(0), status: 'faceDown' }),
  at('Test Kill', destroy(t(0))),
  at('Test Exile', exile(t(0))),
  at('Test Bounce', { do: 'move', what: t(0), to: 'hand', cause: 'return' }),
  at('Test Top', { do: 'move', what: t(0), to: 'library', position: 'top' }),
  at('Test Blink', exile(t(0), 'it'), { do: 'move', what: { saved: 'it' }, to: 'battlefield' }),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'endOfTurn' } }],
  }),
  at('Test Twin', { do: 'create', copy: t(0) }),
  at('Test Steal', {
    do: 'modify',
    what: t(0),
    mods: [{ mod: 'control', to: 'you' }],
    until: { kind: 'permanent' },
  }),
  at('Test Tally', exile(t(0), 'gone'), gainLife({ countOf: { saved: 'gone' } }), {
    do: 'stat',
    stat: 'life',
    who: 'opponents',
    amount: { countOf: { saved: 'gone' }, objects: true },
  }),
  creatureCard('Test Clone', '{0}', 'Shapeshifter', '0/0', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    copy: { of: creature, may: true },
  }),
  card('Test Mourner', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  card('Test Counter', {
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', match: { to: 'graveyard' }, object: [{ owner: 'you' }] }, { effects: [gainLife(10)] }),
    ],
  }),
  card('Test Return', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [{ do: 'move', what: { event: 'became' }, to: 'battlefield' }] },
      ),
    ],
  }),
  card('Test Warden', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        match: { to: 'battlefield' },
        object: [{ has: ['subtypes', 'Horror'] }],
        change: { to: 'graveyard' },
      },
    ],
  }),
  card('Test Ley', {
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', match: { to: 'graveyard' }, object: creature, change: { to: 'exile' } },
    ],
  }),
];
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });
type Game = ReturnType<typeof play>;
const MELDED = { card: 'Test Digger', meldedWith: 'Test Rats' };
/** A game with a melded permanent, and these in hand. */
const whole = (hand: string[], ...more: (string | JsonObject)[]): Game =>
  play({ hand, battlefield: [MELDED, ...more] });
const melding = (mine: JsonObject = {}, theirs: Seats[1] = {}): Game =>
  play({ battlefield: ['Test Digger', 'Test Rats'], ...mine }, theirs)
    .activate(0, 'Test Digger')
    .resolve();
const HOST = {
  name: 'Test Host',
  card: 'Test Digger',
  meldedWith: 'Test Rats',
  power: 5,
  toughness: 6,
  layout: 'meld',
  face: 1,
};

describe('meld (701.42, 712)', () => {
  it('mtg:701.42a both cards enter as one permanent; mtg:712.14c with their back faces up, which are one', () => {
    const game = melding();
    expect(game.the('Test Digger')).toMatchObject({ ...HOST, keywords: ['menace'], counters: { charge: 1 } });
    expect(game.resolveAll().life(0)).toBe(23);
    expect([game.zones('Test Digger'), game.zones('Test Rats')]).toEqual([['battlefield'], []]);
  });

  it('mtg:701.42a what happened names both cards, and the object that they became', () => {
    const game = melding();
    const { id } = game.the('Test Digger');
    const entered = game.happened('OBJECT_MOVED').filter(({ to }) => to === 'battlefield');
    expect(entered).toMatchObject([
      { card: 'Test Digger', object: id, from: 'exile' },
      { card: 'Test Rats', object: id, from: 'exile' },
    ]);
  });

  it('mtg:712.8g it has only the characteristics of the combined face, and the mana value of both fronts', () => {
    expect(melding().the('Test Digger')).toMatchObject({
      manaCost: null,
      manaValue: 7,
      subtypes: ['Horror'],
      types: ['Creature'],
    });
  });

  it('mtg:712.8a elsewhere each card has the characteristics of its front; mtg:712.8b also on the stack', () => {
    const game = play({ hand: ['Test Rats'], graveyard: ['Test Digger'], battlefield: lands(2, 'Swamp') });
    expect(game.the('Test Rats', 'hand')).toMatchObject({ name: 'Test Rats', manaValue: 2, face: 0 });
    expect(game.the('Test Digger', 'graveyard')).toMatchObject({ name: 'Test Digger', manaValue: 5 });
    expect(game.cast(0, 'Test Rats').the('Test Rats', 'stack')).toMatchObject({ name: 'Test Rats', manaValue: 2 });
    expect(game.resolve().the('Test Rats')).toMatchObject({ name: 'Test Rats', power: 2 });
  });

  it('mtg:701.42b only the cards of a pair are melded; mtg:701.42c others stay where they are', () => {
    const alone = play({ battlefield: ['Test Digger'] })
      .activate(0, 'Test Digger')
      .resolve();
    expect(alone.zones('Test Digger')).toEqual(['exile']);
    const strange = play({ battlefield: ['Test Loner', 'Test Stranger'] })
      .activate(0, 'Test Loner')
      .resolve();
    expect([strange.zones('Test Loner'), strange.zones('Test Stranger')]).toEqual([['exile'], ['exile']]);
    const crowd = play({ battlefield: ['Test Crowd', 'Test Rats'] })
      .activate(0, 'Test Crowd')
      .resolve();
    expect([crowd.zones('Test Crowd'), crowd.zones('Test Rats')]).toEqual([['exile'], ['exile']]);
  });

  it('mtg:701.42b three cards are no pair', () => {
    const game = play({ battlefield: ['Test Digger', 'Test Rats', 'Test Rats'] })
      .activate(0, 'Test Digger')
      .resolve();
    expect([game.zones('Test Digger'), game.zones('Test Rats')]).toEqual([['exile'], ['exile', 'exile']]);
  });

  it('mtg:701.42b mtg:701.42c a token that copies a card of the pair is not melded', () => {
    const game = play({ hand: ['Test Twin', 'Test Kill'], battlefield: ['Test Digger', 'Test Rats'] });
    game.cast(0, 'Test Twin', { card: 'Test Rats' }).resolve();
    const real = game.all('Test Rats').find(({ token }) => !token)?.id as string;
    game.cast(0, 'Test Kill', { object: real }).resolve().activate(0, 'Test Digger').resolve();
    expect([game.zones('Test Digger'), game.zones('Test Rats')]).toEqual([['exile'], ['graveyard']]);
  });

  it('mtg:701.42b a card that copies one of the pair is not melded', () => {
    const game = play({ hand: ['Test Clone', 'Test Kill'], battlefield: ['Test Digger', 'Test Rats'] });
    game.cast(0, 'Test Clone').resolve().choose(0, { card: 'Test Rats' });
    const real = game.the('Test Rats').id;
    game.cast(0, 'Test Kill', { object: real }).resolve().activate(0, 'Test Digger').resolve();
    expect([game.zones('Test Digger'), game.zones('Test Clone')]).toEqual([['exile'], ['exile']]);
  });

  it('mtg:712.4c mtg:712.9 neither a card of a pair nor a melded permanent transforms or converts', () => {
    const single = play({ hand: ['Test Turn'], battlefield: ['Test Rats'] })
      .cast(0, 'Test Turn')
      .resolve();
    expect(single.the('Test Rats')).toMatchObject({ name: 'Test Rats', face: 0 });
    const both = whole(['Test Turn']).cast(0, 'Test Turn').resolve();
    expect(both.the('Test Digger')).toMatchObject(HOST);
    expect([...single.happened('FACE_CHANGED'), ...both.happened('FACE_CHANGED')]).toEqual([]);
  });

  it('mtg:712.16 it can’t be turned face down, nor can a card of a pair', () => {
    expect(whole(['Test Mask']).cast(0, 'Test Mask').resolve().the('Test Digger')).toMatchObject(HOST);
    const single = play({ hand: ['Test Mask'], battlefield: ['Test Rats'] })
      .cast(0, 'Test Mask')
      .resolve();
    expect(single.the('Test Rats')).toMatchObject({ faceDown: false });
  });

  it('mtg:202.3c mtg:707.8 what copies it is the combined face, with a mana value of 0', () => {
    const clone = whole(['Test Clone']).cast(0, 'Test Clone').resolve().choose(0, { card: 'Test Digger' });
    expect(clone.the('Test Clone')).toMatchObject({ name: 'Test Host', power: 5, manaValue: 0 });
    const twin = whole(['Test Twin']).cast(0, 'Test Twin').resolve();
    expect(twin.all('Test Host')).toMatchObject([{ name: 'Test Host', token: true, manaValue: 0, power: 5 }]);
  });

  it('mtg:202.3c so has a melded permanent that becomes a copy of another one', () => {
    const game = whole(['Test Mimicry'], { ...MELDED, as: 'other' });
    const [one, other] = game.all('Test Digger');
    game.cast(0, 'Test Mimicry', { object: one?.id as string }, { object: other?.id as string }).resolve();
    expect(game.all('Test Digger').map(({ manaValue }) => manaValue)).toEqual([0, 7]);
  });

  it('mtg:712.21 it leaves as one permanent, and two cards are put into the graveyard', () => {
    const game = whole(['Test Kill'], 'Test Mourner', 'Test Counter').cast(0, 'Test Kill').resolve().resolveAll();
    if (!game.waiting()) game.takeDefault(game.decision().kind);
    game.resolveAll();
    expect([game.zones('Test Digger'), game.zones('Test Rats')]).toEqual([['graveyard'], ['graveyard']]);
    // Once for the creature that died, and for each card, those of the spell among them.
    expect(game.life(0)).toBe(20 + 1 + 10 + 10 + 10);
  });

  it('mtg:712.21 each card goes to its owner’s zone, whoever controls it', () => {
    const game = play({ hand: ['Test Bounce', 'Test Steal'] }, { battlefield: [MELDED] });
    game.cast(0, 'Test Steal').resolve().cast(0, 'Test Bounce').resolve();
    expect([game.zones('Test Digger'), game.zones('Test Rats'), game.hand(1)]).toEqual([['hand'], ['hand'], 2]);
  });

  it.each(['Test Rats', 'Test Digger'])(
    'mtg:712.21a its owner says in which order they lie in the library: %s on top',
    (top) => {
      const game = play({ hand: ['Test Top'], library: ['Test Bear'], battlefield: [MELDED] })
        .cast(0, 'Test Top')
        .resolve();
      const options = game.decision().options ?? [];
      const first = options.find((o) => o.card === top)?.id as string;
      game.answer(0, { order: [first, ...options.map(({ id }) => id).filter((id) => id !== first)] });
      const [one, two, three] = (
        game.view().zones.find((z) => z.id === 'library' && z.owner === 0) as unknown as { objects: string[] }
      ).objects.map((id) => game.view().objects[id]?.card);
      expect([one, [two, one].sort(), three]).toEqual([top, ['Test Digger', 'Test Rats'], 'Test Bear']);
    },
  );

  it('mtg:712.21c what finds it where it went finds both cards', () => {
    const game = whole(['Test Blink']).cast(0, 'Test Blink').resolve();
    expect([game.the('Test Digger'), game.the('Test Rats')]).toMatchObject([
      { name: 'Test Digger', power: 3, face: 0 },
      { name: 'Test Rats', power: 2, face: 0 },
    ]);
    const back = whole(['Test Kill'], 'Test Return').cast(0, 'Test Kill').resolve().resolveAll();
    expect([back.zones('Test Digger'), back.zones('Test Rats')]).toEqual([['battlefield'], ['battlefield']]);
  });

  it('mtg:712.21d what replaces where it goes does so for both cards', () => {
    const game = whole(['Test Kill'], 'Test Ley').cast(0, 'Test Kill').resolve();
    expect([game.zones('Test Digger'), game.zones('Test Rats')]).toEqual([['exile'], ['exile']]);
  });

  it('mtg:712.21e it is two cards that moved, and one object', () => {
    const game = whole(['Test Tally']).cast(0, 'Test Tally').resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 21]);
  });

  it('mtg:712.21a where they lie in the library is nobody else’s to know', () => {
    const game = whole(['Test Top']).cast(0, 'Test Top').resolve();
    game.takeDefault(game.decision().kind);
    const hidden = game.view(1).zones.find((z) => z.id === 'library' && z.owner === 0) as unknown as {
      objects?: string[];
    };
    expect((hidden.objects ?? []).some((id) => game.view(1).objects[id]?.card)).toBe(false);
    const orders = new Set<string>();
    for (const state of magic.sample?.(game.state, 1, { samples: 32, seed: 'b', decklists: 'public' }) ?? []) {
      const view = magic.view(state, 'judge');
      const { objects } = view.zones.find((z) => z.id === 'library' && z.owner === 0) as unknown as {
        objects: string[];
      };
      const cards = objects.map((id) => String(view.objects[id]?.card));
      orders.add(cards.filter((name) => name.startsWith('Test')).join());
    }
    expect([...orders].sort()).toEqual(['Test Digger,Test Rats', 'Test Rats,Test Digger']);
  });

  it('mtg:712.21d what keeps it from entering keeps both cards, and what sends it elsewhere sends both', () => {
    const game = play({ battlefield: ['Test Digger', 'Test Rats', 'Test Warden'] });
    game.activate(0, 'Test Digger').resolve();
    expect([game.zones('Test Digger'), game.zones('Test Rats')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:712.21 it is gone with its owner, and both cards are', () => {
    const begun = magic.createScenario({
      ruleset: 'mtg',
      edition: 'current',
      turn: { number: 1, active: 0, step: 'precombatMain' },
      players: [{}, { battlefield: [MELDED] }, {}],
      definitions,
    });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    expect(JSON.stringify(magic.view(begun.value.state, 'judge').objects)).toContain('Test Rats');
    const left = magic.concede(begun.value.state, 1);
    expect(left.ok && JSON.stringify(magic.view(left.value.state, 'judge').objects)).not.toContain('Test Rats');
  });

  it('mtg:701.27g it is no transformed permanent', () => {
    expect(whole([]).the('Test Digger').transformed).toBeUndefined();
  });

  it('A scenario says what it is melded of, and only a pair is', () => {
    expect(whole([]).the('Test Digger')).toMatchObject({ ...HOST, manaValue: 7 });
    for (const broken of [
      { card: 'Test Digger', meldedWith: 'Test Bear' },
      { card: 'Test Digger', meldedWith: 'Test Digger' },
      { ...MELDED, faceDown: true },
    ])
      expect(() => play({ battlefield: [broken] })).toThrow(/meldedWith.*meld pair/);
    expect(() => play({ battlefield: ['Test Host'] })).toThrow(/UNKNOWN_CARD/);
  });

  it('A state with a melded permanent goes through JSON, and samples keep it', () => {
    const game = whole(['Test Kill']);
    const before = magic.hash(game.state);
    expect(magic.hash(JSON.parse(JSON.stringify(game.state)))).toBe(before);
    const [sampled] = magic.sample?.(game.state, 1, { samples: 1, seed: 'a', decklists: 'public' }) ?? [];
    if (!sampled) throw new Error('no sample');
    const again = Object.values(magic.view(sampled, 'judge').objects).find((o) => o.zone === 'battlefield');
    expect(again).toMatchObject({ ...HOST, manaValue: 7 });
    const after = whole(['Test Kill']).cast(0, 'Test Kill').resolve();
    const [later] = magic.sample?.(after.state, 1, { samples: 1, seed: 'a', decklists: 'public' }) ?? [];
    if (!later) throw new Error('no sample');
    expect(
      Object.values(magic.view(later, 1).objects)
        .map((o) => o.card)
        .sort(),
    ).toEqual(
      Object.values(after.view(1).objects)
        .map((o) => o.card)
        .sort(),
    );
  });
});
