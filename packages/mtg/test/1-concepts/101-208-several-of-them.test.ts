/** Colors, damage, draws, counters and types (101–208): of several at once, of more than one kind, in another's turn. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  counterSpell,
  create,
  creature,
  creatureCard,
  damage,
  destroy,
  draw,
  enters,
  entersTapped,
  gainLife,
  instant,
  keyword,
  mill,
  permanent,
  t,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Mill', '{0}', { effects: [mill(5, 'players')] }),
  creatureCard('Test Two-Tone', '{G/W}', 'Elf', '1/1'),
  creatureCard('Test Twobrid', '{2/U}{B/P}', 'Elf', '1/1'),
  creatureCard('Test Deep Red', '{W}{W}{W}{W}{R}', 'Elf', '1/1'),
  instant('Test Late', '{0}', { effects: [create(token('Snail', 'Creature — Snail', ['G'], '1/1', entersTapped))] }),
  creatureCard('Test Hopeful', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(3)] })),
  instant('Test Stifle', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [counterSpell(t(0))] }),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem', power: 2, toughness: 4 }),
  instant('Test Prod', '{0}', { targets: [target(permanent)], effects: [damage(3, t(0))] }),
  card('Test Scorn', {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      keyword('lifelink'),
      { kind: 'spell', targets: [target([{ zone: 'graveyard' }])], effects: [damage(3, t(0))] },
    ],
  }),
  instant('Test Four', '{0}', { effects: [draw(4)] }),
  card('Test Abundance', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(3)] }],
  }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  card('Test Kin', { cost: '{0}', type: 'Kindred Enchantment — Goblin' }),
);

describe('several of them: concepts and parts of cards (101–205)', () => {
  it('mtg:101.3 of both players each mills what there is', () => {
    const game = magicPosition([
      { hand: ['Test Mill'], library: ['Forest', 'Island'] },
      { library: ['Plains', 'Swamp', 'Mountain'] },
    ]);
    game.cast(0, 'Test Mill').resolve();
    expect(['Forest', 'Island', 'Plains', 'Swamp', 'Mountain'].flatMap((name) => game.zones(name))).toEqual(
      Array.from({ length: 5 }, () => 'graveyard'),
    );
  });
  it('mtg:105.2 a hybrid symbol gives both its colors, one with another half its color', () => {
    const game = magicPosition([{ battlefield: ['Test Two-Tone', 'Test Twobrid'] }, {}]);
    expect([game.the('Test Two-Tone').colors, game.the('Test Twobrid').colors]).toEqual([
      ['W', 'G'],
      ['U', 'B'],
    ]);
  });
  it('mtg:105.2 a symbol gives its color wherever it stands in the cost', () => {
    expect(magicPosition([{ hand: ['Test Deep Red'] }, {}]).the('Test Deep Red', 'hand').colors).toEqual(['W', 'R']);
  });
  it('mtg:105.2a several symbols of one color make it monocolored, another one at their end does not', () => {
    const game = magicPosition([{ battlefield: ['Serra Angel', 'Test Deep Red'] }, {}]);
    expect([game.the('Serra Angel').colors, game.the('Test Deep Red').colors]).toEqual([['W'], ['W', 'R']]);
  });
  it('mtg:113.6h a token that another player creates in one’s own turn enters as it says', () => {
    const game = magicPosition([{}, { hand: ['Test Late'] }])
      .pass()
      .cast(1, 'Test Late')
      .resolve();
    expect(game.the('Snail')).toMatchObject({ tapped: true, controller: 1 });
  });
  it('mtg:113.9 one counters one’s own ability as well', () => {
    const game = magicPosition([{ hand: ['Test Hopeful', 'Test Stifle'] }, {}])
      .cast(0, 'Test Hopeful')
      .resolve();
    game.castAt(0, 'Test Stifle', { card: 'Test Hopeful' }).resolve();
    expect([game.view().stack, game.life(0)]).toEqual([[], 20]);
  });
  it('mtg:115.5 nor can a copy target itself as it gets new targets', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Stifle', 'Test Fork'] }, {}]).cast(0, 'Test Sip');
    game.castAt(0, 'Test Stifle', { card: 'Test Sip' }).castAt(0, 'Test Fork', { card: 'Test Stifle' }).resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Test Sip', 'Test Fork', 'Test Stifle']);
  });
  it('mtg:120.1 an artifact that is a creature is dealt damage', () => {
    const game = magicPosition([{ hand: ['Test Prod'] }, { battlefield: ['Test Golem'] }]);
    expect(game.castAt(0, 'Test Prod', { card: 'Test Golem' }).resolve().the('Test Golem').damage).toBe(3);
  });
  it('mtg:120.1a a creature card in a graveyard is dealt none', () => {
    const game = magicPosition([{ hand: ['Test Scorn'], graveyard: ['Grizzly Bears'] }, {}]);
    game.castAt(0, 'Test Scorn', { card: 'Grizzly Bears' }).resolve();
    expect([game.happened('DAMAGE'), game.life(0)]).toEqual([[], 20]);
  });
  it('mtg:121.2 of four draws none is left out', () => {
    const library = ['Forest', 'Island', 'Plains', 'Swamp', 'Mountain'];
    const game = magicPosition([{ hand: ['Test Four'], library }, {}])
      .cast(0, 'Test Four')
      .resolve();
    expect(library.map((name) => game.zones(name)[0])).toEqual(['hand', 'hand', 'hand', 'hand', 'library']);
  });
  it('mtg:121.6b of four draws each is replaced', () => {
    const game = magicPosition([{ hand: ['Test Four'], battlefield: ['Test Abundance'] }, {}]).cast(0, 'Test Four');
    expect([game.resolve().life(0), game.hand(0)]).toEqual([32, 0]);
  });
  it('mtg:122.2 what dies has no counters in the graveyard', () => {
    const bear = { card: 'Grizzly Bears', counters: { '+1/+1': 2 } };
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: [bear] }, {}])
      .castAt(0, 'Test Kill', { card: 'Grizzly Bears' })
      .resolve();
    expect(game.the('Grizzly Bears', 'graveyard').counters ?? {}).toEqual({});
  });
  it('mtg:205.3m a kindred has creature types', () => {
    expect(magicPosition([{ battlefield: ['Test Kin'] }, {}]).the('Test Kin').subtypes).toEqual(['Goblin']);
  });
});
