import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  artifact,
  card,
  creature,
  creatureCard,
  destroy,
  enters,
  gainLife,
  instant,
  t,
  target,
  triggered,
} from './test-cards.js';

ownCards(card('Test Ring of Modes', { cost: '{1}', type: 'Artifact' }));
const offered = (game: Play): string[] =>
  game
    .decision()
    .options.filter((o) => o.kind === 'CAST')
    .map((o) => String(o.card));
const stack = (game: Play): string[] => game.view().stack.map((s) => String(s.card));
const mountains = (n: number) => lands(n, 'Mountain');

describe('modal spells (700.2)', () => {
  const charm = (theirs: string[]) =>
    magicPosition([{ hand: ['Boros Charm'], battlefield: ['Mountain', 'Plains'] }, { battlefield: theirs }]).cast(
      0,
      'Boros Charm',
    );

  it('mtg:700.2a a mode without a legal target cannot be chosen; options carry the printed index', () => {
    expect(charm([]).decision()).toMatchObject({ kind: 'MODES', options: [{ index: 0 }, { index: 1 }] });
    expect(
      charm(['Walking Corpse'])
        .decision()
        .options.map((o) => o.index),
    ).toEqual([0, 1, 2]);
  });

  it('mtg:700.2c only the chosen mode has its targets chosen, and does something', () => {
    const game = charm(['Walking Corpse']).choose(0, { index: 1 });
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.view().stack[0]).toMatchObject({ modes: [1], targets: [] });
    expect(charm(['Walking Corpse']).choose(0, { index: 0 }, { player: 1 }).resolve().life(1)).toBe(16);
  });
});

describe('modal spells and abilities with few legal modes', () => {
  const modes = (min: number, max: number) => ({
    min,
    max,
    choices: [
      { label: 'kill', targets: [target(creature)], effects: [destroy(t(0))] },
      { label: 'burn artifact', targets: [target(artifact)], effects: [destroy(t(0))] },
      { label: 'gain', effects: [gainLife(4)] },
    ],
  });
  ownCards(instant('Test Choice', '{0}', { modes: { min: 1, max: 1, choices: modes(1, 1).choices.slice(0, 2) } }));
  ownCards(instant('Test Escalation', '{0}', { modes: modes(1, 2) }));
  ownCards(
    creatureCard(
      'Test Modalist',
      '{0}',
      'Human',
      '1/1',
      triggered(enters, { modes: { min: 1, max: 1, choices: modes(1, 1).choices.slice(1, 2) } }),
    ),
  );

  it('mtg:700.2a with only one legal mode that one is chosen unasked, under its printed index', () => {
    const game = magicPosition([{ hand: ['Test Choice'] }, { battlefield: ['Ornithopter'] }]);
    expect(game.cast(0, 'Test Choice').decision().kind).toBe('MODES');
    const one = magicPosition([{ hand: ['Test Choice'] }, { battlefield: ['Test Ring of Modes'] }]);
    expect(one.cast(0, 'Test Choice').view().stack[0]).toMatchObject({
      modes: [1],
      targets: [{ card: 'Test Ring of Modes' }],
    });
    expect(one.resolve().zones('Test Ring of Modes')).toEqual(['graveyard']);
  });

  it('mtg:601.2b the modes are announced as the spell is cast, as many as it says', () => {
    const game = magicPosition([{ hand: ['Test Escalation'] }, {}]).cast(0, 'Test Escalation');
    expect(game.view().stack[0]).toMatchObject({ modes: [2] });
    const choice = magicPosition([{ hand: ['Test Choice'] }, { battlefield: ['Ornithopter'] }]).cast(0, 'Test Choice');
    expect(choice.decision()).toMatchObject({ kind: 'MODES', min: 1, max: 1, seat: 0 });
    expect(choice.choose(0, { index: 1 }).view().stack[0]).toMatchObject({ modes: [1] });
  });

  it('mtg:700.2a without any legal mode the spell is not offered', () => {
    expect(offered(magicPosition([{ hand: ['Test Choice', 'Test Escalation'] }, {}]))).toEqual(['Test Escalation']);
  });

  it('mtg:700.2d several modes are chosen once each and followed in printed order', () => {
    const game = magicPosition([{ hand: ['Test Escalation'] }, { battlefield: ['Ornithopter', 'Grizzly Bears'] }]).cast(
      0,
      'Test Escalation',
    );
    expect(game.refused(0, { choose: [{ index: 0 }, { index: 0 }] }).code).toBe('ILLEGAL_ACTION');
    const all = magicPosition([
      { hand: ['Test Escalation'] },
      { battlefield: ['Test Ring of Modes', 'Grizzly Bears'] },
    ]).cast(0, 'Test Escalation');
    expect(all.decision()).toMatchObject({ kind: 'MODES', min: 1, max: 2 });
    all.refused(0, { choose: [{ index: 0 }, { index: 1 }, { index: 2 }] });
    game.choose(0, [{ index: 2 }, { index: 0 }], { card: 'Grizzly Bears' });
    expect(game.view().stack[0]).toMatchObject({ modes: [0, 2], targets: [{ card: 'Grizzly Bears' }] });
    expect([game.resolve().zones('Grizzly Bears'), game.life(0)]).toEqual([['graveyard'], 24]);
  });

  it('mtg:608.2b a modal spell whose only target is gone does none of its modes', () => {
    const game = magicPosition([
      { hand: ['Test Escalation'] },
      { hand: ['Unsummon'], battlefield: ['Island', 'Grizzly Bears'] },
    ])
      .cast(0, 'Test Escalation')
      .choose(0, [{ index: 0 }, { index: 2 }]);
    expect(game.pass().cast(1, 'Unsummon').resolveAll().life(0)).toBe(20);
  });

  it('mtg:700.2b the controller of a modal trigger chooses among its legal modes as it goes on the stack', () => {
    const chooser = creatureCard('Test Chooser', '{0}', 'Human', '1/1', triggered(enters, { modes: modes(1, 1) }));
    const game = magicPosition([{ hand: ['Test Chooser'] }, {}], { definitions: [chooser] });
    game.cast(0, 'Test Chooser').resolve();
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 0, options: [{ index: 0 }, { index: 2 }] });
    expect(game.choose(0, { index: 2 }).view().stack).toMatchObject([{ card: 'Test Chooser', modes: [2] }]);
    expect(game.resolve().life(0)).toBe(24);
  });

  it('mtg:700.2b a modal trigger without a legal mode is removed', () => {
    const game = magicPosition([{ hand: ['Test Modalist'] }, {}])
      .cast(0, 'Test Modalist')
      .resolve();
    expect(stack(game)).toEqual([]);
  });
});

describe('additional costs (601.2b, 601.2f–h, 118.8)', () => {
  const spellWith = (name: string, cost: string, body: object) =>
    ownCards(card(name, { cost, type: 'Instant', abilities: [{ kind: 'spell', ...body }] }));
  spellWith('Test Altar', '{B}', {
    additional: [{ pay: 'sacrifice', what: creature, count: 1 }],
    effects: [gainLife(4)],
  });
  spellWith('Test Voice', '{R}', { additional: [{ pay: 'discard', what: [], count: 1 }], effects: [gainLife(2)] });
  spellWith('Test Pyre', '{R}', { additional: [{ pay: 'discard', what: creature, count: 1 }], effects: [gainLife(2)] });
  spellWith('Test Kicked', '{R}', {
    optional: [{ name: 'kicker', cost: [{ pay: 'mana', cost: '{1}{R}' }] }],
    effects: [gainLife(1), { do: 'if', if: { paid: 'kicker' }, then: [gainLife(10)] }],
  });
  spellWith('Test Kicked X', '{X}{R}', {
    optional: [{ name: 'kicker', cost: [{ pay: 'mana', cost: '{2}' }] }],
    effects: [gainLife('x')],
  });

  it('mtg:118.8 a spell whose additional cost cannot be paid is not offered', () => {
    expect(
      offered(
        magicPosition([
          { hand: ['Test Altar', 'Test Voice'], battlefield: ['Swamp'] },
          { battlefield: ['Grizzly Bears'] },
        ]),
      ),
    ).toEqual([]);
    expect(offered(magicPosition([{ hand: ['Test Altar'], battlefield: ['Swamp', 'Memnite'] }, {}]))).toEqual([
      'Test Altar',
    ]);
    // The card being cast can't be discarded for itself.
    expect(offered(magicPosition([{ hand: ['Test Voice'], battlefield: mountains(1) }, {}]))).toEqual([]);
  });

  it('mtg:601.2h what is to be sacrificed is chosen as the spell is cast', () => {
    const game = magicPosition([{ hand: ['Test Altar'], battlefield: ['Swamp', 'Memnite', 'Grizzly Bears'] }, {}]).cast(
      0,
      'Test Altar',
    );
    expect(game.decision()).toMatchObject({ kind: 'COST', options: [{ card: 'Memnite' }, { card: 'Grizzly Bears' }] });
    game.choose(0, { card: 'Memnite' });
    expect([game.zones('Memnite'), stack(game)]).toEqual([['graveyard'], ['Test Altar']]);
  });

  it('mtg:601.2g a creature can make mana for the spell and then be sacrificed for it', () => {
    const game = magicPosition([{ hand: ['Test Altar'], battlefield: ['Birds of Paradise'] }, {}]).cast(
      0,
      'Test Altar',
    );
    expect([game.zones('Birds of Paradise'), stack(game)]).toEqual([['graveyard'], ['Test Altar']]);
  });

  it('mtg:601.2h a discard of cards of a kind is asked even where there is only one: it would tell the rest of the hand', () => {
    const any = magicPosition([{ hand: ['Test Voice', 'Memnite'], battlefield: mountains(1) }, {}]).cast(
      0,
      'Test Voice',
    );
    expect(any.decision().kind).toBe('PRIORITY');
    const kind = magicPosition([{ hand: ['Test Pyre', 'Memnite', 'Forest'], battlefield: mountains(1) }, {}]).cast(
      0,
      'Test Pyre',
    );
    expect(kind.decision()).toMatchObject({ kind: 'COST', options: [{ card: 'Memnite' }] });
  });

  it('mtg:601.2b an optional cost is asked where it can be paid, and the effect knows', () => {
    const kicked = (n: number) =>
      magicPosition([{ hand: ['Test Kicked'], battlefield: mountains(n) }, {}]).cast(0, 'Test Kicked');
    expect(kicked(2).decision().kind).toBe('PRIORITY');
    expect(kicked(3).decision()).toMatchObject({ kind: 'OPTIONAL_COST', shape: 'CONFIRM' });
    const yes = kicked(3).answer(0, { confirm: true });
    expect(yes.all('Mountain').every((m) => m.tapped)).toBe(true);
    expect(yes.resolve().life(0)).toBe(31);
    const no = kicked(3).answer(0, { confirm: false });
    expect(no.all('Mountain').filter((m) => m.tapped)).toHaveLength(1);
    expect(no.resolve().life(0)).toBe(21);
  });

  it('mtg:601.2b the largest X leaves room for the optional cost that was chosen', () => {
    const game = () =>
      magicPosition([{ hand: ['Test Kicked X'], battlefield: mountains(5) }, {}]).cast(0, 'Test Kicked X');
    expect(game().answer(0, { confirm: true }).decision()).toMatchObject({ kind: 'X', max: 2 });
    expect(game().answer(0, { confirm: false }).decision()).toMatchObject({ kind: 'X', max: 4 });
  });

  it('mtg:601.2g additional costs are asked although mana is paid by itself, also when mana is paid by hand', () => {
    const game = magicPosition([{ hand: ['Test Altar'], battlefield: ['Swamp', 'Memnite', 'Grizzly Bears'] }, {}], {
      options: { payment: 'manual' },
    }).cast(0, 'Test Altar');
    game.choose(0, { card: 'Swamp' }, { kind: 'PAY' });
    expect(game.decision().kind).toBe('COST');
  });
});
