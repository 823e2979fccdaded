/** Each clause of a rule by itself: playing, activating, triggering (601–606). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  another,
  card,
  color,
  continuous,
  control,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  discard,
  draw,
  each,
  enchant,
  exile,
  gainLife,
  has,
  instant,
  loyalty,
  manaAbility,
  mill,
  planeswalker,
  plus,
  returnToHand,
  t,
  target,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youCast,
} from './test-cards.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const artifactCard = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Artifact', abilities });
const inGraveyard = target([{ zone: 'graveyard' }]);
const creatureDies = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } } as const;
const creatureComes = { on: 'move', object: creature, match: { to: 'battlefield' } } as const;
const atEnd = { on: 'step', match: { step: 'end' } } as const;

ownCards(
  instant('Test Loan', '{0}', {
    targets: [inGraveyard],
    effects: [
      exile(t(0), 'card'),
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  instant('Test Play', '{0}', { targets: [inGraveyard], effects: [{ do: 'play', what: t(0) }] }),
  artifactCard('Test Vase'),
  artifactCard('Test Drum', activated([], { limit: { perTurn: 1 }, effects: [gainLife(1)] })),
  artifactCard('Test Fife', { ...activated([], { effects: [gainLife(1)] }), if: { exists: creature } }),
  artifactCard('Test Harp', activated([], { timing: 'sorcery', effects: [gainLife(1)] })),
  artifactCard('Test Lyre', activated([], { effects: [gainLife(1)] }), activated([], { effects: [gainLife(2)] })),
  card('Test Spring', {
    type: 'Land',
    abilities: [{ ...manaAbility('{G}'), if: { exists: creature } }],
  }),
  instant('Test Sap', '{G}', { effects: [gainLife(1)] }),
  enchantment('Test Herald', triggered(creatureComes, { effects: [gainLife(1)] })),
  enchantment('Test Mourner', triggered(creatureDies, { effects: [gainLife(1)] })),
  enchantment('Test Reader', triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(1)] })),
  enchantment(
    'Test Noon',
    triggered({ on: 'step', player: 'you', match: { step: 'postcombatMain' } }, { effects: [gainLife(1)] }),
  ),
  enchantment('Test Void', {
    kind: 'replacement',
    on: 'move',
    object: creature,
    match: { from: 'battlefield', to: 'graveyard' },
    change: { to: 'exile' },
    also: [{ do: 'delayed', on: atEnd, effects: [gainLife(5)] }],
  }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Banish', '{0}', { effects: [exile(each(creature))] }),
  instant('Test Tide', '{0}', { effects: [returnToHand(each(creature))] }),
  instant('Test Study', '{0}', { effects: [draw(1)] }),
  instant('Test Forget', '{0}', { effects: [discard(1, 'you')] }),
  instant('Test Erode', '{0}', { effects: [mill(1, 'you')] }),
  creatureCard(
    'Test Memory',
    '{0}',
    'Spirit',
    '1/1',
    triggered({ on: 'move', object: 'self', match: { to: 'graveyard' } }, { effects: [gainLife(1)] }),
  ),
  card('Test Shroud', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered(
        { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [returnToHand({ now: 'self' })] },
      ),
    ],
  }),
  instant('Test Feast', '{0}', {
    effects: [{ do: 'delayed', on: creatureComes, repeat: true, until: { kind: 'endOfTurn' }, effects: [gainLife(1)] }],
  }),
  instant('Test Later', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'delayed', on: atEnd, effects: [damage(1, 'opponents')] }],
  }),
  creatureCard('Test Wing', '{0}', 'Bird', '1/1', continuous(and(creature, another), [has('flying')])),
  enchantment(
    'Test Sky',
    triggered({ ...creatureDies, object: and(creature, withKeyword('flying')) }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Prism', '{0}', 'Spirit', '1/1', {
    kind: 'static',
    defining: true,
    affects: 'self',
    mods: [{ mod: 'set', prop: 'colors', value: ['R'] }],
  }),
  enchantment('Test Forge', triggered(youCast(color('R')), { effects: [gainLife(1)] })),
  creatureCard('Test Shade', '{0}', 'Shade', '1/1', continuous(creature, plus(1, 1)), {
    ...continuous(creature, [has('flying')]),
    zone: 'graveyard',
  }),
  instant('Test Ritual', '{0}', { effects: [addMana('{R}')] }),
  instant('Test Negate', '{0}', { targets: [target([{ is: 'spell' }])], effects: [counterSpell(t(0))] }),
  card('Test Sage', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  card('Test Seer', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  instant('Test Grab', '{0}', { targets: [target(planeswalker)], effects: [untilEndOfTurn(t(0), control)] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const inHand = (...hand: string[]) => ({ hand });
const triggers = (game: Play): unknown[] => game.happened('ABILITY_TRIGGERED').map((e) => e.card);

describe('every clause: casting and activating (601–602)', () => {
  it('mtg:601.1a to play a card is to cast it as a spell, where it is no land', () => {
    const game = magicPosition([{ hand: ['Test Loan'], graveyard: ['Memnite'] }, {}]).castAt(0, 'Test Loan', {
      card: 'Memnite',
    });
    game.resolve().choose(0, { kind: 'CAST', card: 'Memnite' }).resolve();
    expect(game.zones('Memnite')).toEqual(['battlefield']);
  });

  it('mtg:601.1a who may play a card at once may play it as a land', () => {
    const game = magicPosition([{ hand: ['Test Play'], graveyard: ['Forest'] }, {}]).castAt(0, 'Test Play', {
      card: 'Forest',
    });
    game.resolve().choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(game.zones('Forest')).toEqual(['battlefield']);
  });

  it('mtg:601.3 what an effect lets one player cast no other player may', () => {
    const game = magicPosition([{ hand: ['Test Loan'], graveyard: ['Test Study'] }, {}]).castAt(0, 'Test Loan', {
      card: 'Test Study',
    });
    expect(offered(game.resolve(), 'CAST')).toEqual(['Test Study']);
    expect(offered(game.pass(), 'CAST')).toEqual([]);
  });

  it('mtg:602.1b an ability says how often it is activated', () => {
    const game = magicPosition([{ battlefield: ['Test Drum'] }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Drum']);
    expect(offered(game.activate(0, 'Test Drum'), 'ACTIVATE')).toEqual([]);
  });
  it('mtg:602.1b an ability says under which condition it is activated', () => {
    const may = (...more: string[]) =>
      offered(magicPosition([{ battlefield: ['Test Fife', ...more] }, {}]), 'ACTIVATE');
    expect([may(), may('Memnite')]).toEqual([[], ['Test Fife']]);
  });
  it('mtg:602.1b an ability says when it is activated', () => {
    const mine = { battlefield: ['Test Harp'], hand: ['Test Study'] };
    expect(offered(magicPosition([mine, {}]), 'ACTIVATE')).toEqual(['Test Harp']);
    expect(offered(magicPosition([mine, {}], { turn: { step: 'upkeep' } }), 'ACTIVATE')).toEqual([]);
    expect(offered(magicPosition([mine, {}]).cast(0, 'Test Study'), 'ACTIVATE')).toEqual([]);
  });

  it('mtg:602.2a what goes on the stack has the text of the ability that was activated', () => {
    const game = magicPosition([{ battlefield: ['Test Lyre'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Lyre', ability: 1 });
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:602.5 a mana ability whose condition does not hold pays for nothing', () => {
    const may = (...more: string[]) =>
      offered(magicPosition([{ hand: ['Test Sap'], battlefield: ['Test Spring', ...more] }, {}]), 'CAST');
    expect([may(), may('Memnite')]).toEqual([[], ['Test Sap']]);
  });
});

describe('every clause: triggering (603)', () => {
  it('mtg:603.2 only an event of the object that is waited for triggers', () => {
    const game = magicPosition([{ hand: ['Test Vase', 'Memnite'], battlefield: ['Test Herald'] }, {}]);
    expect(triggers(game.cast(0, 'Test Vase').resolve())).toEqual([]);
    expect(triggers(game.cast(0, 'Memnite').resolve())).toEqual(['Test Herald']);
  });
  it('mtg:603.2 only an event that happens as it is waited for triggers', () => {
    const after = (spell: string) =>
      triggers(
        magicPosition([{ hand: [spell], battlefield: ['Test Mourner', 'Memnite'] }, {}])
          .cast(0, spell)
          .resolve(),
      );
    expect([after('Test Banish'), after('Test Doom')]).toEqual([[], ['Test Mourner']]);
  });

  it('mtg:603.2b abilities trigger at the beginning of a phase without steps', () => {
    const game = magicPosition([{ battlefield: ['Test Noon'] }, {}]).until({ step: 'postcombatMain' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Noon' }]);
  });

  it('mtg:603.2c an ability triggers once for each of several objects of one event', () => {
    const game = magicPosition([
      { hand: ['Test Doom'], battlefield: ['Test Mourner', 'Memnite', 'Memnite'] },
      { battlefield: ['Memnite'] },
    ]);
    expect(triggers(game.cast(0, 'Test Doom').resolve())).toHaveLength(3);
  });

  it('mtg:603.2f what all saw only afterwards triggers', () => {
    const discarded = magicPosition([inHand('Test Forget', 'Test Memory'), {}])
      .cast(0, 'Test Forget')
      .resolve();
    expect(triggers(discarded)).toEqual(['Test Memory']);
    const milled = magicPosition([{ hand: ['Test Erode'], library: ['Test Memory', 'Forest'] }, {}]);
    expect(triggers(milled.cast(0, 'Test Erode').resolve())).toEqual(['Test Memory']);
  });

  it('mtg:603.2g mtg-2003:410.7 a draw from an empty library did not occur', () => {
    const after = (...library: string[]) =>
      triggers(
        magicPosition([{ hand: ['Test Study'], library, battlefield: ['Test Reader'] }, {}])
          .cast(0, 'Test Study')
          .resolve(),
      );
    expect([after(), after('Forest', 'Forest')]).toEqual([[], ['Test Reader']]);
  });
  it('mtg:603.2g what goes elsewhere instead of dying does not die', () => {
    const game = magicPosition([{ hand: ['Test Doom'], battlefield: ['Test Void', 'Test Mourner', 'Memnite'] }, {}]);
    expect(triggers(game.cast(0, 'Test Doom').resolve())).toEqual([]);
    expect(game.zones('Memnite')).toEqual(['exile']);
  });

  it('mtg:700.4 a creature card that is discarded or milled does not die', () => {
    const game = magicPosition([
      {
        hand: ['Test Forget', 'Memnite', 'Test Erode'],
        library: ['Hill Giant', 'Forest'],
        battlefield: ['Test Mourner'],
      },
      {},
    ]);
    game.cast(0, 'Test Erode').resolve().cast(0, 'Test Forget').resolve();
    expect([game.zones('Hill Giant'), game.zones('Memnite'), triggers(game)]).toEqual([
      ['graveyard'],
      ['graveyard'],
      [],
    ]);
  });

  it('mtg:603.6e an Aura’s trigger finds what the Aura itself has become', () => {
    const game = magicPosition([{ hand: ['Test Shroud', 'Test Doom'], battlefield: ['Memnite'] }, {}]);
    game.castAt(0, 'Test Shroud', { card: 'Memnite' }).resolve().cast(0, 'Test Doom').resolve();
    expect(game.all('Test Shroud', 'graveyard')).toHaveLength(1);
    expect(game.resolve().zones('Test Shroud')).toEqual(['hand']);
  });

  it('mtg:603.7 a delayed ability with "whenever" triggers each time', () => {
    const game = magicPosition([inHand('Test Feast', 'Memnite', 'Memnite'), {}])
      .cast(0, 'Test Feast')
      .resolve();
    for (const _ of [1, 2]) game.cast(0, 'Memnite').resolveAll();
    expect(game.life(0)).toBe(22);
  });

  it('mtg:603.7a a replacement effect makes a delayed ability as it is applied', () => {
    const game = magicPosition([{ hand: ['Test Doom'], battlefield: ['Test Void', 'Memnite'] }, {}]);
    game.cast(0, 'Test Doom').resolve().until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Void', controller: 0 }]);
  });

  it('mtg:603.7d who controlled the spell, not its owner, controls the delayed ability', () => {
    const game = magicPosition([
      { hand: ['Test Loan'], battlefield: ['Memnite'] },
      { graveyard: ['Test Later'] },
    ]).castAt(0, 'Test Loan', { card: 'Test Later' });
    game.resolve().choose(0, { kind: 'CAST', card: 'Test Later' });
    if (!game.waiting()) game.choose(0, { card: 'Memnite' });
    game.resolve().until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Later', controller: 0 }]);
    expect(game.resolve().life(1)).toBe(19);
  });
  it('mtg:603.7d the source of the delayed ability is the spell', () => {
    const game = magicPosition([{ hand: ['Test Later'], battlefield: ['Memnite'] }, {}]);
    game.castAt(0, 'Test Later', { card: 'Memnite' }).resolve().until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Later' }]);
    game.resolve();
    expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).toEqual(['Test Later']);
  });

  it('mtg:603.10a what leaves for a hand is seen by what leaves with it', () => {
    const leaves = triggered(
      { on: 'move', object: creature, match: { from: 'battlefield' } },
      { effects: [gainLife(1)] },
    );
    const definitions = [creatureCard('Test Witness', '{0}', 'Human', '1/1', leaves)];
    const battlefield = ['Test Witness', 'Memnite'];
    const game = magicPosition([{ hand: ['Test Tide'], battlefield }, {}], { definitions });
    expect(triggers(game.cast(0, 'Test Tide').resolve())).toHaveLength(2);
  });
  it('mtg:603.10a what leaves is looked at as it was before any of it left', () => {
    const game = magicPosition([{ hand: ['Test Doom'], battlefield: ['Test Wing', 'Memnite', 'Test Sky'] }, {}]);
    expect(game.cast(0, 'Test Doom').resolve().view().stack).toHaveLength(1);
  });
});

describe('every clause: static, mana and loyalty abilities (604–606)', () => {
  it('mtg:604.3 a characteristic-defining ability functions on the stack', () => {
    const game = magicPosition([{ hand: ['Test Prism'], battlefield: ['Test Forge'] }, {}]).cast(0, 'Test Prism');
    expect(triggers(game)).toEqual(['Test Forge']);
  });

  it('mtg:604.7 what functions in the graveyard is there alone what its static ability says of that', () => {
    const game = magicPosition([{ graveyard: ['Test Shade'], battlefield: ['Memnite'] }, {}]);
    expect([game.figures('Memnite'), game.the('Memnite').abilities]).toMatchObject(['1/1', [{ text: 'flying' }]]);
  });

  it('mtg:605.5b a spell that adds mana may be countered', () => {
    const game = magicPosition([inHand('Test Ritual'), inHand('Test Negate')])
      .cast(0, 'Test Ritual')
      .pass();
    game.castAt(1, 'Test Negate', { card: 'Test Ritual' }).resolveAll();
    expect(game.view().players[0]).toHaveProperty('resources.mana', {});
  });

  it('mtg:606.3 a loyalty ability is not activated in response', () => {
    const game = magicPosition([{ hand: ['Test Study'], battlefield: ['Test Sage'] }, {}]);
    expect(offered(game, 'ACTIVATE')).toEqual(['Test Sage']);
    expect(offered(game.cast(0, 'Test Study'), 'ACTIVATE')).toEqual([]);
  });
  it('mtg:606.3 of each permanent a loyalty ability may be activated in a turn', () => {
    const game = magicPosition([{ battlefield: ['Test Sage', 'Test Seer'] }, {}]);
    expect(offered(game.activate(0, 'Test Sage').resolve(), 'ACTIVATE')).toEqual(['Test Seer']);
  });
  it('mtg:606.3 a permanent that was under another’s control for a while has been used all the same', () => {
    const game = magicPosition([{ hand: ['Test Grab'], battlefield: ['Test Sage'] }, inHand('Test Grab')]);
    game.activate(0, 'Test Sage').resolve().pass().castAt(1, 'Test Grab', { card: 'Test Sage' }).resolve();
    expect(game.the('Test Sage').controller).toBe(1);
    game.castAt(0, 'Test Grab', { card: 'Test Sage' }).resolve();
    expect([game.the('Test Sage').controller, offered(game, 'ACTIVATE')]).toEqual([0, []]);
  });
});
