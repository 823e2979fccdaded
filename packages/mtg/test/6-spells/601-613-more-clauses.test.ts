/** Each clause of a rule by itself, once more: who controls what, and how often it happens (601–613). */
import type { TriggerPattern } from '@arbiter/engine';
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
  create,
  creature,
  creatureCard,
  destroy,
  dies,
  each,
  exile,
  gainLife,
  has,
  instant,
  may,
  plus,
  putOntoBattlefield,
  returnToHand,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from './test-cards.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const creatureDies: TriggerPattern = { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } };

ownCards(
  instant('Test Loan', '{0}', {
    targets: [target([{ zone: 'graveyard' }])],
    effects: [
      exile(t(0), 'card'),
      { do: 'modify', what: { saved: 'card' }, mods: [{ mod: 'play' }], until: { kind: 'endOfTurn' } },
    ],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  enchantment('Test Listener', triggered({ on: 'cast', player: 'you' }, { effects: [gainLife(1)] })),
  enchantment('Test Second', triggered({ on: 'cast', player: 'you', match: { nth: 2 } }, { effects: [gainLife(1)] })),
  enchantment('Test Dawn', triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [gainLife(1)] })),
  creatureCard('Test Martyr', '{0}', 'Human', '1/1', triggered(dies, { effects: [gainLife(1)] })),
  instant('Test Steal', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), control)] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Doom', '{0}', { effects: [destroy(each(creature))] }),
  creatureCard(
    'Test Greeter',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'move', object: and(creature, another), match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Rise', '{0}', {
    effects: [putOntoBattlefield(each({ zone: 'graveyard' }, { owner: 'you' }, creature))],
  }),
  instant('Test Recruit', '{0}', { effects: [create(token('Test Soldier', 'Creature — Soldier', ['W'], '1/1'))] }),
  instant('Test Vigil', '{0}', { effects: [{ do: 'delayed', on: creatureDies, effects: [gainLife(1)] }] }),
  creatureCard(
    'Test Guest',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      {
        effects: [
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [returnToHand({ saved: 'it' })],
          },
        ],
      },
    ),
  ),
  creatureCard('Test Captain', '{0}', 'Soldier', '1/1', continuous(and(creature, another), plus(1, 1))),
  creatureCard(
    'Test Loyalist',
    '{0}',
    'Soldier',
    '1/1',
    continuous('self', plus(2, 2), { exists: [creature, another] }),
  ),
  enchantment(
    'Test Choice',
    triggered({ on: 'step', match: { step: 'upkeep' } }, { effects: [may('gain?', gainLife(1))] }),
  ),
  instant('Test March', '{0}', { effects: [untilEndOfTurn(each(creature), plus(1, 1))] }),
  enchantment('Test Red Wings', continuous(and(creature, color('R')), [has('flying')])),
  card('Test Glade', {
    type: 'Land',
    abilities: [activated([tap], { immediate: true, effects: [addMana('{G}'), gainLife(1)] })],
  }),
  enchantment('Test Dye', continuous(creature, [{ mod: 'gain', prop: 'colors', values: ['R'] }])),
  enchantment('Test Paint', continuous(creature, [{ mod: 'set', prop: 'colors', value: ['R'] }])),
  instant('Test Grow', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '+1/+1', amount: 1 }],
  }),
);

const keywordsOf = (game: Play, name: string) => (game.the(name).abilities as { text: string }[]).map((a) => a.text);
const triggers = (game: Play): unknown[] => game.happened('ABILITY_TRIGGERED').map((e) => [e.card, e.controller]);

describe('more clauses: casting and triggering (601–603)', () => {
  const lent = () => {
    const game = magicPosition([{ hand: ['Test Loan'] }, { graveyard: ['Test Sip'] }]);
    return game.castAt(0, 'Test Loan', { card: 'Test Sip' }).resolve().choose(0, { kind: 'CAST', card: 'Test Sip' });
  };
  it('mtg:601.2a who casts another’s card controls the spell', () => {
    expect(lent().view().stack).toMatchObject([{ card: 'Test Sip', controller: 0 }]);
  });
  it('mtg:608.2m what another has cast goes to its owner’s graveyard', () => {
    const game = lent().resolve();
    expect([game.life(0), game.the('Test Sip', 'graveyard').owner]).toEqual([21, 1]);
  });

  it('mtg:608.2m an ability leaves the stack as it has resolved, whatever lies below it', () => {
    const game = magicPosition([{ hand: ['Test Sip'], battlefield: ['Test Listener'] }, {}]).cast(0, 'Test Sip');
    expect(game.view().stack).toMatchObject([{ card: 'Test Listener' }, { card: 'Test Sip' }]);
    expect(game.resolve().view().stack).toMatchObject([{ card: 'Test Sip' }]);
    expect(game.life(0)).toBe(21);
  });

  it('mtg:601.2i what triggers on casting does so for who cast it, in anybody’s turn', () => {
    const game = magicPosition([
      { battlefield: ['Test Listener'] },
      { hand: ['Test Sip'], battlefield: ['Test Listener'] },
    ]);
    expect(triggers(game.pass().cast(1, 'Test Sip'))).toEqual([['Test Listener', 1]]);
  });
  it('mtg:601.2i each spell that is cast is counted', () => {
    const game = magicPosition([{ hand: ['Test Sip', 'Test Sip', 'Test Sip'], battlefield: ['Test Second'] }, {}]);
    const after = [1, 2, 3].map(() => triggers(game.cast(0, 'Test Sip').resolveAll()).length);
    expect(after).toEqual([0, 1, 1]);
  });

  it('mtg:603.3a the controller of the source controls what triggers in another’s turn', () => {
    const game = magicPosition([{}, { battlefield: ['Test Dawn'] }]).until({ turn: 5, step: 'upkeep' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Dawn', controller: 1 }]);
  });
  it('mtg:603.3a who controlled it last controls what triggers as it dies', () => {
    const game = magicPosition([{ hand: ['Test Steal', 'Test Slay'] }, { battlefield: ['Test Martyr'] }]);
    for (const name of ['Test Steal', 'Test Slay']) game.castAt(0, name, { card: 'Test Martyr' }).resolve();
    expect(triggers(game)).toEqual([['Test Martyr', 0]]);
  });

  it('mtg:603.5 whether something optional is done is asked as the ability resolves, of its controller', () => {
    const game = magicPosition([{}, { battlefield: ['Test Choice'] }]).until({ turn: 5, step: 'upkeep' });
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().decision()).toMatchObject({ kind: 'MAY', seat: 1 });
    expect(game.answer(1, { confirm: true }).life(1)).toBe(21);
  });

  it('mtg:603.6a mtg-2003:410.10a creatures that enter together see each other enter', () => {
    const game = magicPosition([{ hand: ['Test Rise'], graveyard: ['Test Greeter', 'Test Greeter'] }, {}]);
    expect(triggers(game.cast(0, 'Test Rise').resolve())).toHaveLength(2);
  });
  it('mtg:603.6a a token that is created enters', () => {
    const game = magicPosition([{ hand: ['Test Recruit'], battlefield: ['Test Greeter'] }, {}]);
    expect(triggers(game.cast(0, 'Test Recruit').resolve())).toHaveLength(1);
  });

  it('mtg:603.7b of several events at once the first alone triggers it', () => {
    const game = magicPosition([{ hand: ['Test Vigil', 'Test Doom'], battlefield: ['Memnite', 'Memnite'] }, {}]);
    game.cast(0, 'Test Vigil').resolve().cast(0, 'Test Doom').resolve();
    expect(triggers(game)).toHaveLength(1);
  });
  it('mtg:603.7b once it has triggered it is over', () => {
    const game = magicPosition([
      { hand: ['Test Vigil', 'Test Slay', 'Test Slay'], battlefield: ['Memnite', 'Hill Giant'] },
      {},
    ]);
    game.cast(0, 'Test Vigil').resolve().cast(0, 'Test Slay', { card: 'Memnite' }).resolve();
    game.castAt(0, 'Test Slay', { card: 'Hill Giant' }).resolveAll();
    expect(triggers(game)).toHaveLength(1);
  });
  it('mtg:603.7c what has gone elsewhere meanwhile is not found', () => {
    const game = magicPosition([{ hand: ['Test Guest', 'Test Slay'] }, {}])
      .cast(0, 'Test Guest')
      .resolve()
      .resolve();
    game.castAt(0, 'Test Slay', { card: 'Test Guest' }).resolve().until({ step: 'end' }).resolve();
    expect(game.zones('Test Guest')).toEqual(['graveyard']);
  });
});

describe('more clauses: continuous effects (604–613)', () => {
  it('mtg:605.3b mtg-2003:408.2e a mana ability does at once all that it does', () => {
    const game = magicPosition([{ battlefield: ['Test Glade'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Glade', mana: true });
    expect([game.life(0), game.view().stack]).toEqual([21, []]);
    expect(game.view().players[0]).toHaveProperty('resources.mana', { G: 1 });
  });
  it('mtg:604.1 mtg-2003:405.1 a static ability is there all the time, also of what is tapped', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Captain', tapped: true }, 'Memnite'] }, {}]);
    expect(game.figures('Memnite')).toBe('2/2');
  });
  it('mtg:604.2 a static ability applies while its condition holds', () => {
    const alone = magicPosition([{ hand: ['Memnite'], battlefield: ['Test Loyalist'] }, {}]);
    expect(alone.figures('Test Loyalist')).toBe('1/1');
    expect(alone.cast(0, 'Memnite').resolve().figures('Test Loyalist')).toBe('3/3');
  });
  it('mtg:611.2c a resolved effect is for all that were there, and for none that come later', () => {
    const game = magicPosition([{ hand: ['Test March', 'Memnite'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.cast(0, 'Test March').resolve().cast(0, 'Memnite').resolve();
    expect(['Grizzly Bears', 'Hill Giant', 'Memnite'].map((name) => game.figures(name))).toEqual(['3/3', '4/4', '1/1']);
  });
  it('mtg:613.1e colors change before abilities', () => {
    const later = (name: string) => {
      const game = magicPosition([{ hand: [name], battlefield: ['Test Red Wings', 'Memnite'] }, {}]);
      return keywordsOf(game.cast(0, name).resolve(), 'Memnite');
    };
    expect([later('Test Dye'), later('Test Paint')]).toEqual([['flying'], ['flying']]);
  });
  it('mtg:613.4c a counter changes both power and toughness', () => {
    const game = magicPosition([{ hand: ['Test Grow'], battlefield: ['Memnite'] }, {}]);
    expect(game.castAt(0, 'Test Grow', { card: 'Memnite' }).resolve().figures('Memnite')).toBe('2/2');
  });
});
