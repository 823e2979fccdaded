/** Cards with several faces: their names, what each face has, and where they lie hidden (709, 710, 712, 715, 720). */
import type { CardDefinition } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  meldPair,
  prototype,
  sorcery,
  t,
  target,
  transform,
} from '../../src/language/builders.js';

const [digger, rats] = meldPair(
  creatureCard('Test Digger', '{1}{B}', 'Human', '3/3'),
  creatureCard('Test Rats', '{1}{B}', 'Rat', '2/1'),
  card('Test Host', { type: 'Creature — Horror', power: 5, toughness: 6 }),
) as [CardDefinition, CardDefinition];
const [stranger] = meldPair(
  creatureCard('Test Stranger', '{2}', 'Human', '1/1'),
  creatureCard('Test Nobody', '{2}', 'Human', '1/1'),
  card('Test Other', { type: 'Creature — Horror', power: 9, toughness: 9 }),
) as [CardDefinition];
ownCards(
  digger,
  rats,
  stranger,
  faces(
    'split',
    instant('Test Spark', '{1}{R}', { effects: [gainLife(1)] }),
    sorcery('Test Glance', '{2}{U}', { effects: [draw(1)] }),
  ),
  faces(
    'flip',
    creatureCard(
      'Test Student',
      '{1}{W}',
      'Human',
      '1/2',
      activated([mana('{0}')], { effects: [{ do: 'status', what: 'self', status: 'flipped' }] }),
    ),
    card('Test Master', { type: 'Creature — Monk', power: 4, toughness: 4 }),
  ),
  faces(
    'transform',
    creatureCard('Test Villager', '{1}{G}', 'Human', '1/1'),
    card('Test Howler', { type: 'Creature — Werewolf', colors: ['G'], power: 4, toughness: 4 }),
  ),
  faces(
    'modal',
    creatureCard('Test Climber', '{W}', 'Human', '1/1', activated([mana('{0}')], { effects: [transform('self')] })),
    creatureCard('Test Summiter', '{2}{U}', 'Bird', '3/3', activated([mana('{0}')], { effects: [transform('self')] })),
  ),
  faces(
    'adventure',
    creatureCard('Test Rover', '{1}{R}', 'Human', '3/2'),
    card('Test Errand', {
      cost: '{R}',
      type: 'Instant — Adventure',
      abilities: [{ kind: 'spell', effects: [gainLife(1)] }],
    }),
  ),
  faces(
    'omen',
    creatureCard('Test Wyrm', '{3}{U}', 'Dragon', '4/4'),
    card('Test Portent', {
      cost: '{U}',
      type: 'Sorcery — Omen',
      abilities: [{ kind: 'spell', effects: [draw(1)] }],
    }),
  ),
  faces(
    'omen',
    creatureCard('Test Drake', '{3}{U}', 'Drake', '2/2', keyword('flash'), keyword('flying')),
    card('Test Sign', { cost: '{U}', type: 'Sorcery — Omen', abilities: [{ kind: 'spell', effects: [draw(1)] }] }),
  ),
  faces(
    'room',
    card('Test Attic', { cost: '{1}', type: 'Enchantment — Room' }),
    card('Test Cellar', { cost: '{4}{B}', type: 'Enchantment — Room' }),
  ),
  prototype(creatureCard('Test Colossus', '{7}', 'Golem', '7/6'), '{1}{G}', '2/1'),
  sorcery('Test Dig', '{0}', { effects: [draw(1)] }),
  sorcery('Test Naming', '{0}', { effects: [{ do: 'chooseWord', of: 'cardName' }] }),
  instant('Test Fork', '{0}', { targets: [target([{ is: 'spell' }])], effects: [{ do: 'copy', what: t(0) }] }),
  sorcery('Test Twins', '{0}', { targets: [target(creature)], effects: [{ do: 'create', copy: t(0) }] }),
  sorcery('Test Manifest', '{0}', { effects: [{ do: 'manifest' }] }),
  sorcery('Test Hide', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'exile', status: { faceDown: true } }],
  }),
  sorcery('Test Return', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [{ do: 'move', what: t(0), to: 'battlefield', cause: 'return', face: 1 }],
  }),
  instant('Test Turn', '{0}', { targets: [target(creature)], effects: [transform(t(0))] }),
);
const SPLIT = 'Test Spark // Test Glance';
const FLIP = 'Test Student // Test Master';
const WOLF = 'Test Villager // Test Howler';
const MODAL = 'Test Climber // Test Summiter';
const ROVER = 'Test Rover // Test Errand';
const OMEN = 'Test Wyrm // Test Portent';
const FLASHING = 'Test Drake // Test Sign';
const ROOM = 'Test Attic // Test Cellar';
const ANGLER = 'Baithook Angler // Hook-Haunt Drifter';
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs]);
const labels = (game: ReturnType<typeof play>) =>
  game
    .decision()
    .options.map((o) => String(o.label))
    .filter((label) => label.startsWith('Cast'));

describe('card names that are chosen', () => {
  const naming = (name: string) =>
    play({ hand: ['Test Naming'] })
      .cast(0, 'Test Naming')
      .resolve()
      .answer(0, { name });
  const chosen = (name: string) =>
    naming(name)
      .happened('WORD_CHOSEN')
      .map((one) => one.name);
  const refused = (name: string) =>
    play({ hand: ['Test Naming'] })
      .cast(0, 'Test Naming')
      .resolve()
      .refused(0, { name }).code;

  it('mtg:709.4a a name of a split card is chosen, and not both', () => {
    expect([chosen('Test Spark'), chosen('Test Glance')]).toEqual([['Test Spark'], ['Test Glance']]);
    expect(refused(SPLIT)).toBe('ILLEGAL_ACTION');
  });
  it('mtg:709.4a what has one of the two names has the chosen name; but a half that has the other is cast', () => {
    const game = play(
      { hand: ['Meddling Mage'], battlefield: ['Plains', 'Island'] },
      { hand: [SPLIT], battlefield: [...lands(3, 'Island'), ...lands(2, 'Mountain')] },
    );
    game
      .cast(0, 'Meddling Mage')
      .resolve()
      .answer(0, { name: 'Test Glance' })
      .until({ turn: 4, step: 'precombatMain' });
    expect(labels(game).filter((label) => label.includes('Test'))).toEqual(['Cast Test Spark']);
  });
  it('mtg:710.5 the other name of a flip card may be chosen', () => {
    expect(chosen('Test Master')).toEqual(['Test Master']);
  });
  it('The name of either face of a double-faced card may be chosen, but not both', () => {
    expect([chosen('Test Villager'), chosen('Test Howler')]).toEqual([['Test Villager'], ['Test Howler']]);
    expect(refused(WOLF)).toBe('ILLEGAL_ACTION');
  });
  it('mtg:715.5 the name of an Adventure may be chosen', () => {
    expect(chosen('Test Errand')).toEqual(['Test Errand']);
  });
  it('mtg:720.5 the name of an Omen may be chosen', () => {
    expect(chosen('Test Portent')).toEqual(['Test Portent']);
  });
});

describe('flip cards (710)', () => {
  it('mtg:710.1 the card is what its upper half says, in every zone', () => {
    const game = play({ hand: [FLIP], graveyard: [FLIP], battlefield: [FLIP] });
    for (const zone of ['hand', 'graveyard', 'battlefield'])
      expect(game.the(FLIP, zone)).toMatchObject({ name: 'Test Student', power: 1, subtypes: ['Human'], manaValue: 2 });
    expect(labels(play({ hand: [FLIP], battlefield: lands(4, 'Plains') }))).toEqual(['Cast Test Student']);
  });
  it('mtg:710.1a the upper half has the name, type line, figures, and the text by which it flips', () => {
    const game = play({ battlefield: [FLIP] });
    expect(game.the(FLIP)).toMatchObject({ name: 'Test Student', power: 1, toughness: 2, subtypes: ['Human'] });
    expect(game.activate(0, FLIP).resolve().the(FLIP)).toMatchObject({ name: 'Test Master', abilities: [] });
  });
  it('mtg:710.3 everybody sees whether a permanent is flipped', () => {
    const game = play({ battlefield: [FLIP, 'Test Master'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = Object.values(game.view(viewer).objects).filter((o) => o.card === FLIP);
      expect(seen.map((o) => o.flipped)).toEqual([false, true]);
    }
  });
});

describe('double-faced cards (712)', () => {
  it('mtg:712.2 a nonmodal one is cast as its front, and has its back by transforming', () => {
    const game = play({ hand: [WOLF, 'Test Turn'], battlefield: lands(5, 'Forest') });
    expect(labels(game)).toEqual(['Cast Test Villager']);
    game.cast(0, WOLF).resolve().cast(0, 'Test Turn').resolve();
    expect(game.the(WOLF)).toMatchObject({ name: 'Test Howler', layout: 'transform' });
  });
  it('mtg:712.3 either face of a modal one is cast, and each may let it transform', () => {
    const game = play({ hand: [MODAL], battlefield: lands(3, 'Island') });
    game.choose(0, { kind: 'CAST', card: 'Test Summiter' }).resolve();
    expect(game.the(MODAL)).toMatchObject({ name: 'Test Summiter', manaValue: 3 });
    game.activate(0, MODAL).resolve();
    expect(game.the(MODAL)).toMatchObject({ name: 'Test Climber', manaValue: 1 });
    expect(game.activate(0, MODAL).resolve().the(MODAL).name).toBe('Test Summiter');
  });
  it('mtg:712.4 both cards of a meld pair have a face of their own, and the same face together', () => {
    const game = play({ hand: ['Test Digger', 'Test Rats'] });
    const names = ['Test Digger', 'Test Rats'].map((name) =>
      (game.the(name, 'hand').faces as { name: string }[]).map((face) => face.name),
    );
    expect(names).toEqual([
      ['Test Digger', 'Test Host'],
      ['Test Rats', 'Test Host'],
    ]);
  });
  it('mtg:712.4a a pair are two cards that have the same face together, and no others', () => {
    const melded = (other: string) => () => play({ battlefield: [{ card: 'Test Digger', meldedWith: other }] });
    expect(melded('Test Rats')().the('Test Digger').name).toBe('Test Host');
    expect(melded('Test Stranger')).toThrow('refused');
    expect(melded('Test Digger')).toThrow('refused');
  });
  it('mtg:712.4b what wants the back face of a card of a pair by itself finds none', () => {
    const game = play({
      hand: ['Test Twins', 'Test Turn', 'Test Return'],
      battlefield: ['Test Rats'],
      graveyard: ['Test Digger'],
    });
    game.cast(0, 'Test Twins').resolve();
    const token = game.all('Test Rats').find((o) => o.token);
    game.cast(0, 'Test Turn', { object: String(token?.id) }).resolve();
    expect(game.all('Test Rats').map((o) => [o.name, o.power])).toEqual([
      ['Test Rats', 2],
      ['Test Rats', 2],
    ]);
    expect(game.cast(0, 'Test Return').resolve().zones('Test Digger')).toEqual(['graveyard']);
  });
  it('mtg:712.6 who may look at one sees both of its sides, and nobody else sees either', () => {
    const game = play({ hand: [WOLF] });
    expect(game.view(0).objects[game.the(WOLF, 'hand').id]).toMatchObject({
      faces: [{ name: 'Test Villager' }, { name: 'Test Howler', power: 4 }],
    });
    expect(JSON.stringify(game.view(1))).not.toMatch(/Test Villager|Test Howler/);
  });
  it('mtg:712.8 each face has its own characteristics', () => {
    const game = play({ hand: [WOLF] });
    expect(game.the(WOLF, 'hand').faces).toMatchObject([
      { name: 'Test Villager', power: 1, subtypes: ['Human'], manaCost: '{1}{G}' },
      { name: 'Test Howler', power: 4, subtypes: ['Werewolf'], manaCost: null },
    ]);
  });

  const disturbed = () => magicPosition([{ hand: [ANGLER], graveyard: [ANGLER], battlefield: lands(2, 'Island') }, {}]);
  it('mtg:712.8c a spell that is cast transformed has its back face alone, and the mana value of the front', () => {
    const game = disturbed().choose(0, { kind: 'CAST', zone: 'graveyard' });
    expect(game.the(ANGLER, 'stack')).toMatchObject({
      name: 'Hook-Haunt Drifter',
      power: 1,
      keywords: ['flying'],
      manaCost: null,
      manaValue: 2,
    });
  });
  it('mtg:712.11a what is cast transformed lies on the stack with its back face up, and enters so', () => {
    const game = disturbed().choose(0, { kind: 'CAST', zone: 'graveyard' });
    expect(game.the(ANGLER, 'stack')).toMatchObject({ face: 1 });
    expect(game.resolve().the(ANGLER)).toMatchObject({ name: 'Hook-Haunt Drifter', transformed: true });
  });
  it('mtg:712.11d an ability of the front lets the back be cast, where that ability works', () => {
    expect(labels(disturbed())).toEqual(['Cast Baithook Angler', 'Cast Hook-Haunt Drifter (disturb)']);
    const hand = magicPosition([{ hand: [ANGLER], battlefield: lands(2, 'Island') }, {}]);
    expect(labels(hand)).toEqual(['Cast Baithook Angler']);
  });
  it('mtg:712.14a put onto the battlefield transformed it has its back face up, and what is not double-faced stays', () => {
    const back = (name: string) =>
      play({ hand: ['Test Return'], graveyard: [name] })
        .cast(0, 'Test Return')
        .resolve();
    expect(back(WOLF).the(WOLF)).toMatchObject({ name: 'Test Howler', transformed: true });
    expect(back('Grizzly Bears').zones('Grizzly Bears')).toEqual(['graveyard']);
  });
  it('mtg:712.15 one that enters face down is what that says, and nobody else knows which it is', () => {
    const game = play({ hand: ['Test Manifest'], library: [WOLF, 'Forest'] })
      .cast(0, 'Test Manifest')
      .resolve();
    expect(game.the(WOLF)).toMatchObject({ name: '', power: 2, subtypes: [], faceDown: true });
    expect(JSON.stringify([game.view(1), game.service.redactEvents(game.events, 1)])).not.toMatch(/Villager|Howler/);
  });
  it('mtg:712.17 one that is exiled face down stays hidden, on both sides', () => {
    const game = play({ hand: ['Test Hide'], graveyard: [WOLF] })
      .cast(0, 'Test Hide')
      .resolve();
    expect(game.zones(WOLF)).toEqual(['exile']);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(game.view(viewer).objects)).not.toMatch(/Villager|Howler/);
  });
});

describe('cards with an inset frame (715, 720)', () => {
  const names = (whole: string, usual: string, inset: string): unknown[] => {
    const game = play({ hand: [whole], graveyard: [whole], battlefield: [usual, 'Mountain', 'Island'] });
    const elsewhere = ['hand', 'graveyard', 'battlefield'].map((zone) => game.the(whole, zone).name);
    return [...elsewhere, game.choose(0, { kind: 'CAST', card: inset }).the(whole, 'stack').name];
  };
  it('mtg:715.2 the inset frame is what the spell may be, and the rest is what the card is', () => {
    expect(names(ROVER, 'Test Rover', 'Test Errand')).toEqual([...lands(3, 'Test Rover'), 'Test Errand']);
  });
  it('mtg:720.2 the inset frame of an omen card is what the spell may be, and the rest is what the card is', () => {
    expect(names(OMEN, 'Test Wyrm', 'Test Portent')).toEqual([...lands(3, 'Test Wyrm'), 'Test Portent']);
  });

  const drawn = (whole: string) => {
    const game = play({ hand: ['Test Dig'], library: [whole, whole, 'Forest'] });
    return game.cast(0, 'Test Dig').resolve();
  };
  it('mtg:715.2c an adventurer card is one card: who draws one draws one card', () => {
    const game = drawn(ROVER);
    expect([game.hand(0), game.zones(ROVER).sort()]).toEqual([1, ['hand', 'library']]);
  });
  it('mtg:720.2c an omen card is one card: who draws one draws one card', () => {
    const game = drawn(OMEN);
    expect([game.hand(0), game.zones(OMEN).sort()]).toEqual([1, ['hand', 'library']]);
  });

  it('mtg:720.2b a token that copies an omen card has the Omen too', () => {
    const game = play({ hand: ['Test Twins'], battlefield: ['Test Wyrm'] });
    game.cast(0, 'Test Twins').resolve();
    const token = game.all(OMEN).find((o) => o.token);
    expect(token?.faces).toMatchObject([{ name: 'Test Wyrm' }, { name: 'Test Portent', types: ['Sorcery'] }]);
  });
  it('mtg:720.3a as an Omen only its own characteristics are looked at', () => {
    expect(labels(play({ hand: [OMEN], battlefield: ['Island'] }))).toEqual(['Cast Test Portent']);
    // An Omen that is a sorcery has no time where the creature, which has flash, has.
    const flashing = magicPosition([{ hand: [FLASHING], battlefield: lands(4, 'Island') }, {}], {
      turn: { active: 1, step: 'upkeep' },
    }).pass();
    expect(labels(flashing)).toEqual(['Cast Test Drake']);
  });
  it('mtg:720.3c a copy of an Omen is an Omen, and not the creature', () => {
    const game = play({ hand: [OMEN, 'Test Fork'], battlefield: ['Island'] });
    game.choose(0, { kind: 'CAST', card: 'Test Portent' }).cast(0, 'Test Fork').resolve();
    expect(game.all(OMEN, 'stack').map((o) => [o.name, o.copy, o.power])).toEqual([
      ['Test Portent', true, null],
      ['Test Portent', false, null],
    ]);
    expect([game.resolveAll().hand(0), game.zones(OMEN)]).toEqual([2, ['library']]);
  });
});

describe('cards with a second set of characteristics that stay copied', () => {
  it('mtg:718.2a the other mana cost, power and toughness go with a copy', () => {
    const game = play({ hand: ['Test Twins'], battlefield: ['Test Colossus'] });
    game.cast(0, 'Test Twins').resolve();
    const token = game.all('Test Colossus').find((o) => o.token);
    expect(token).toMatchObject({ power: 7, manaValue: 7, faces: [{ power: 7 }, { power: 2, manaCost: '{1}{G}' }] });
  });
  it('mtg:709.5b a Room has both halves as a spell on the stack, too: a copy of it has them', () => {
    const game = play({ hand: [ROOM, 'Test Fork'], battlefield: lands(2, 'Plains') });
    game.choose(0, { kind: 'CAST', card: 'Test Attic' }).cast(0, 'Test Fork').resolve();
    game.resolveAll();
    const token = game.all(ROOM).find((o) => o.token);
    expect(token).toMatchObject({ name: '', faces: [{ name: 'Test Attic' }, { name: 'Test Cellar' }] });
    expect(
      game
        .decision()
        .options.filter((o) => o.kind === 'UNLOCK')
        .map((o) => o.index),
    ).toEqual([0]);
  });
});
