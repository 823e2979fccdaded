/** Abilities that function outside the battlefield and the stack (113.6). */
import type { JsonObject, SingleFaced } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  and,
  card,
  continuous,
  creature,
  creatureCard,
  draw,
  gainLife,
  has,
  instant,
  keyword,
  mill,
  t,
  target,
  triggered,
  youControl,
} from '../../src/language/builders.js';
import { own } from '../language/play.js';

const rummage = instant('Test Rummage', '{0}', { effects: [{ do: 'discard', who: 'you', count: 1 }] });
const grind = instant('Test Grind', '{0}', { effects: [mill(1, 'you')] });
const play = (definitions: SingleFaced[], mine: JsonObject, theirs: JsonObject = {}, more: JsonObject = {}) =>
  own([rummage, grind, ...definitions], [mine, theirs], more);

describe('abilities of cards in a graveyard', () => {
  const anger = creatureCard('Test Anger', '{3}{R}', 'Incarnation', '2/2', {
    ...continuous(and(creature, youControl), [has('haste')]),
    zone: 'graveyard',
  });
  it('mtg:113.6b a static ability that names the graveyard functions there, and only there', () => {
    const keywords = (mine: JsonObject) => play([anger], mine, { battlefield: ['Wall of Mist'] });
    expect(
      keywords({ graveyard: ['Test Anger'], battlefield: ['Grizzly Bears'] }).the('Grizzly Bears').keywords,
    ).toEqual(['haste']);
    expect(keywords({ battlefield: ['Test Anger', 'Grizzly Bears'] }).the('Grizzly Bears').keywords).toEqual([]);
    expect(keywords({ graveyard: ['Test Anger'] }).the('Wall of Mist').keywords).toEqual(['defender']);
  });
  it('mtg:113.6b it begins as the card gets there and ends as it leaves', () => {
    const game = play([anger], { hand: ['Test Rummage', 'Test Anger'], battlefield: ['Grizzly Bears'] });
    game.cast(0, 'Test Rummage').resolve();
    expect(game.the('Grizzly Bears').keywords).toEqual(['haste']);
  });
  it('mtg:611.3b mtg-2003:418.4b its effect applies for as long as the card is there', () => {
    const raise = instant('Test Raise', '{0}', {
      targets: [target([{ zone: 'graveyard' }])],
      effects: [{ do: 'move', what: t(0), to: 'hand' }],
    });
    const game = play([anger, raise], {
      hand: ['Test Raise'],
      graveyard: ['Test Anger'],
      battlefield: ['Grizzly Bears'],
    });
    expect(game.the('Grizzly Bears').keywords).toEqual(['haste']);
    game.castAt(0, 'Test Raise', { card: 'Test Anger' });
    expect(game.the('Grizzly Bears').keywords).toEqual(['haste']);
    expect(game.resolve().the('Grizzly Bears').keywords).toEqual([]);
  });

  const bloodghast = creatureCard('Test Ghast', '{B}', 'Vampire', '2/1', {
    ...triggered({ on: 'step', player: 'you', match: { step: 'end' } }, { effects: [gainLife(1)] }),
    zone: 'graveyard',
  } as never);
  it('mtg:113.6b a triggered ability triggers from the graveyard for its owner', () => {
    const game = play([bloodghast], { graveyard: ['Test Ghast'], battlefield: [] }, { battlefield: ['Test Ghast'] });
    game.until({ step: 'end' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Ghast', controller: 0 }]);
    expect([game.resolve().life(0), game.life(1)]).toEqual([21, 20]);
  });

  it('mtg:614.1 a replacement ability can name it too', () => {
    const guardian = creatureCard('Test Guardian', '{W}', 'Spirit', '1/1', {
      kind: 'replacement',
      on: 'stat',
      player: 'you',
      match: { stat: 'life' },
      zone: 'graveyard',
      change: { amount: { sum: [{ event: 'amount' }, 1] } },
    } as never);
    const heal = instant('Test Heal', '{0}', { effects: [gainLife(1)] });
    const life = (mine: JsonObject) =>
      play([guardian, heal], { hand: ['Test Heal'], ...mine })
        .cast(0, 'Test Heal')
        .resolve()
        .life(0);
    expect([life({ graveyard: ['Test Guardian'] }), life({ battlefield: ['Test Guardian'] })]).toEqual([22, 21]);
  });
});

describe('conditions that can not be met on the battlefield', () => {
  const loxodon = creatureCard(
    'Test Loxodon',
    '{4}',
    'Elephant',
    '4/4',
    triggered(
      { on: 'move', object: 'self', match: { from: 'hand', to: 'graveyard', cause: 'discard' } },
      { effects: [{ do: 'move', what: 'self', to: 'battlefield' }] },
    ),
  );
  it('mtg:113.6k "when you discard this" triggers', () => {
    const game = play([loxodon], { hand: ['Test Rummage', 'Test Loxodon'] });
    game.cast(0, 'Test Rummage').resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Test Loxodon' }]);
    game.resolve();
    expect(game.zones('Test Loxodon')).toEqual(['battlefield']);
    const milled = play([loxodon], { hand: ['Test Grind'], library: ['Test Loxodon', 'Wall of Mist'] });
    expect(milled.cast(0, 'Test Grind').resolve().view().stack).toEqual([]);
  });

  const phoenix = creatureCard(
    'Test Emrakul',
    '{0}',
    'Eldrazi',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { to: 'graveyard' } },
      { effects: [{ do: 'move', what: 'self', to: 'hand' }] },
    ),
  );
  const doom = instant('Test Doom', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  });
  it.each([
    ['the hand', { hand: ['Test Rummage', 'Test Emrakul'] }, 'Test Rummage'],
    ['the library', { hand: ['Test Grind'], library: ['Test Emrakul', 'Wall of Mist'] }, 'Test Grind'],
    ['the battlefield', { hand: ['Test Doom'], battlefield: ['Test Emrakul'] }, 'Test Doom'],
  ])('mtg:603.6c "put into a graveyard from anywhere" triggers once from %s', (_, mine, spell) => {
    const game = play([phoenix, doom], mine as never)
      .cast(0, spell)
      .resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Test Emrakul' }]);
    game.resolve();
    expect([game.zones('Test Emrakul'), game.view().stack]).toEqual([['hand'], []]);
  });

  const colossus = creatureCard('Test Colossus', '{0}', 'Golem', '9/9', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'graveyard' },
    change: { to: 'exile' },
  });
  it.each([
    ['the hand', { hand: ['Test Rummage', 'Test Colossus'] }, 'Test Rummage'],
    ['the library', { hand: ['Test Grind'], library: ['Test Colossus', 'Wall of Mist'] }, 'Test Grind'],
    ['the battlefield', { hand: ['Test Doom'], battlefield: ['Test Colossus'] }, 'Test Doom'],
  ])('mtg:614.1a "if this would be put into a graveyard from anywhere" applies from %s', (_, mine, spell) => {
    const game = play([colossus, doom], mine as never)
      .cast(0, spell)
      .resolve();
    expect(game.zones('Test Colossus')).toEqual(['exile']);
  });
  it('mtg:614.1a the same of a spell that leaves the stack', () => {
    const nexus = instant('Test Nexus', '{0}', { effects: [draw(1)] });
    const lasting: SingleFaced = {
      ...nexus,
      abilities: [
        ...nexus.abilities,
        { kind: 'replacement', on: 'move', object: 'self', match: { to: 'graveyard' }, change: { to: 'exile' } },
      ],
    };
    const game = play([lasting], { hand: ['Test Nexus'] })
      .cast(0, 'Test Nexus')
      .resolve();
    expect([game.zones('Test Nexus'), game.hand(0)]).toEqual([['exile'], 1]);
  });
});

describe('effects that reach cards elsewhere', () => {
  it('mtg:113.10 cards in a hand can be given abilities', () => {
    const leyline = card('Test Leyline', {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [continuous([{ zone: 'hand' }, creature, { owner: 'you' }], [has('flash')])],
    });
    const offered = (mine: JsonObject) =>
      play(
        [leyline],
        { hand: ['Grizzly Bears'], battlefield: ['Forest', { card: 'Forest' }, ...(mine.more as [])] },
        {},
        {
          turn: { number: 3, active: 0, step: 'upkeep' },
        },
      )
        .decision()
        .options.filter((o) => o.kind === 'CAST')
        .map((o) => o.card);
    expect([offered({ more: ['Test Leyline'] }), offered({ more: [] })]).toEqual([['Grizzly Bears'], []]);
  });

  it('mtg:113.10 a card in a graveyard can be given one that functions there', () => {
    const gift = instant('Test Gift', '{0}', {
      targets: [{ what: [{ zone: 'graveyard' }, creature] }],
      effects: [
        {
          do: 'modify',
          what: t(0),
          mods: [
            {
              mod: 'ability',
              ability: {
                kind: 'triggered',
                zone: 'graveyard',
                on: { on: 'step', match: { step: 'end' } },
                effects: [{ do: 'move', what: 'self', to: 'hand' }],
              },
            },
          ],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const game = play([gift], { hand: ['Test Gift'], graveyard: ['Grizzly Bears', 'Grizzly Bears'] });
    const [first] = game.all('Grizzly Bears', 'graveyard');
    game
      .cast(0, 'Test Gift', { object: first?.id as string })
      .resolve()
      .until({ step: 'end' });
    game.resolve();
    expect(game.zones('Grizzly Bears').sort()).toEqual(['graveyard', 'hand']);
  });

  it('mtg:603.2f what nobody can see doesn’t trigger', () => {
    const shy = creatureCard('Test Shy', '{0}', 'Spirit', '1/1', keyword('flying'), {
      ...triggered({ on: 'move', object: 'self', match: { from: 'library', to: 'hand' } }, { effects: [gainLife(1)] }),
    } as never);
    const study = instant('Test Study', '{0}', { effects: [draw(1)] });
    const game = play([shy, study], { hand: ['Test Study'], library: ['Test Shy', 'Wall of Mist'] });
    expect(game.cast(0, 'Test Study').resolve().view().stack).toEqual([]);
  });
});
