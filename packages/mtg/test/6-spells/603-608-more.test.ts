import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/rules.js';
import {
  activated,
  and,
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  dies,
  draw,
  each,
  enchant,
  enters,
  exile,
  gainLife,
  has,
  instant,
  loseLife,
  manaAbility,
  not,
  plus,
  putOntoBattlefield,
  returnToHand,
  rule,
  t,
  target,
  triggered,
  untilEndOfTurn,
  youCast,
  youControl,
} from './test-cards.js';

for (const definition of [
  card('Test Grave Pact', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(creature),
      triggered(
        { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [returnToHand({ event: 'became' })] },
      ),
    ],
  }),
  card('Test Chorus', {
    type: 'Enchantment',
    abilities: [triggered(youCast(creature), { effects: [gainLife(1)] })],
  }),
  card('Test Silencer', {
    type: 'Enchantment',
    abilities: [continuous(and(creature, youControl), [rule('cantBeBlocked')])],
  }),
  creatureCard('Test Welcomer', '{0}', 'Human', '1/1', triggered(enters, { effects: [gainLife(2)] })),
  creatureCard('Test Returner', '{0}', 'Human', '1/1', triggered(dies, { effects: [exile({ event: 'became' })] })),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Reclaim', '{0}', { targets: [target([{ zone: 'graveyard' }])], effects: [returnToHand(t(0))] }),
  instant('Test Slay All', '{0}', { effects: [destroy(each(creature))] }),
  instant('Test Blink', '{0}', {
    targets: [target(creature)],
    effects: [exile(t(0), 'it'), putOntoBattlefield({ saved: 'it' })],
  }),
  instant('Test Rebuff', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0)), draw(1)] }),
  instant('Test Each Loses', '{0}', {
    effects: [{ do: 'sacrifice', who: 'players', filter: creature, count: 1 }, draw(1, 'players')],
  }),
  instant('Test Unsure', '{0}', {
    targets: [target(creature)],
    effects: [destroy(t(0)), loseLife(1, { controllerOf: t(0) })],
  }),
  card('Test Uncounterable', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous('self', [rule('cantBeCountered')])].map((a) => ({ ...a, zone: 'stack' })),
  }),
  instant('Test Power Shot', '{0}', {
    targets: [target(creature), target({ player: 'any' })],
    effects: [destroy(t(0)), damage({ stat: 'power', of: t(0) }, t(1))],
  }),
  creatureCard(
    'Test Charmer',
    '{0}',
    'Human',
    '1/1',
    activated([], {
      targets: [target(and(creature, not({ self: true })))],
      effects: [untilEndOfTurn(t(0), has('haste'), plus(1, 1))],
    }),
  ),
  card('Test Font', { type: 'Artifact', abilities: [manaAbility('{C}')] }),
])
  rules.definitions.add(definition);

describe('triggered abilities (603)', () => {
  it('mtg:603.6e mtg:400.7e mtg:400.7f an Aura’s trigger finds the card that the creature became', () => {
    const game = magicPosition([
      {
        hand: ['Test Slay'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Grave Pact', attachedTo: 'b' },
        ],
      },
      {},
    ]);
    game.cast(0, 'Test Slay').resolve().resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Test Grave Pact')]).toEqual([['hand'], ['graveyard']]);
  });

  it('mtg:603.10a the same when creature and Aura leave together', () => {
    const game = magicPosition([
      {
        hand: ['Test Slay All'],
        battlefield: [
          { card: 'Grizzly Bears', as: 'b' },
          { card: 'Test Grave Pact', attachedTo: 'b' },
        ],
      },
      { battlefield: ['Test Returner'] },
    ]);
    game.cast(0, 'Test Slay All').resolve().resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Test Returner')]).toEqual([['hand'], ['exile']]);
  });

  it('mtg:400.7e it finds it only where it went first', () => {
    const dying = (): Play =>
      magicPosition([{ hand: ['Test Slay', 'Test Reclaim'], battlefield: ['Test Returner'] }, {}])
        .cast(0, 'Test Slay')
        .resolve();
    expect(dying().resolve().zones('Test Returner')).toEqual(['exile']);
    const gone = dying().cast(0, 'Test Reclaim', { card: 'Test Returner' }).resolve();
    expect([gone.zones('Test Returner').sort(), gone.view().stack.length]).toEqual([['hand', 'stack'], 1]);
    expect(gone.resolve().zones('Test Returner')).toEqual(['hand']);
  });

  it('mtg:117.2a mtg:601.2i a trigger on casting goes onto the stack above the spell, and resolves first', () => {
    const game = magicPosition([{ hand: ['Grizzly Bears'], battlefield: [...lands(2, 'Forest'), 'Test Chorus'] }, {}]);
    game.cast(0, 'Grizzly Bears');
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Chorus', 'Grizzly Bears']);
    expect(game.resolve().life(0)).toBe(21);
    expect(game.view().stack.map((s) => s.card)).toEqual(['Grizzly Bears']);
  });

  it('mtg:603.2a an ability triggers also while a spell resolves', () => {
    const game = magicPosition([{ hand: ['Test Blink'], battlefield: ['Test Welcomer'] }, {}])
      .cast(0, 'Test Blink')
      .resolve();
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:603.6d "enters tapped" is no trigger: nothing goes onto the stack', () => {
    const game = magicPosition([{ hand: ['Diregraf Ghoul'], battlefield: ['Swamp'] }, {}])
      .cast(0, 'Diregraf Ghoul')
      .resolve();
    expect(game.view().stack).toEqual([]);
  });
});

describe('resolving (608)', () => {
  it('mtg:608.2e each action of several players is chosen in turn order and done before the next', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { hand: ['Test Each Loses'], battlefield: ['Air Elemental'] },
    ]);
    game.pass().cast(1, 'Test Each Loses').resolve().choose(0, { card: 'Hill Giant' });
    expect(game.all('Air Elemental', 'graveyard')).toHaveLength(1);
    expect(game.happened('CARD_DRAWN').map((d) => d.seat)).toEqual([0, 1]);
  });

  it('mtg:608.2m a spell whose instructions moved its target goes on', () => {
    const game = magicPosition([{ hand: ['Test Power Shot'] }, { battlefield: ['Hill Giant'] }]);
    game.castAt(0, 'Test Power Shot', { player: 1 }).resolve();
    expect([game.zones('Hill Giant'), game.life(1)]).toEqual([['graveyard'], 17]);
  });

  it('mtg:608.2h mtg:608.2i who controlled what has gone is who last did', () => {
    const game = magicPosition([{ hand: ['Test Unsure'] }, { battlefield: [{ card: 'Hill Giant', controller: 0 }] }]);
    game.cast(0, 'Test Unsure').resolve();
    expect([game.life(0), game.life(1)]).toEqual([19, 20]);
  });

  it('mtg:701.6a mtg:113.6g what can’t be countered stays on the stack, and the rest of the spell happens', () => {
    const game = magicPosition([{ hand: ['Test Uncounterable'] }, { hand: ['Test Rebuff'], library: ['Plains'] }]);
    game.cast(0, 'Test Uncounterable').pass().cast(1, 'Test Rebuff').resolve();
    expect([game.view().stack.length, game.hand(1)]).toEqual([1, 1]);
    expect(game.resolve().zones('Test Uncounterable')).toEqual(['battlefield']);
  });

  it('mtg:400.7j an effect that moves a card finds it where it put it', () => {
    const game = magicPosition([{ hand: ['Test Blink'], battlefield: [{ card: 'Grizzly Bears', damage: 1 }] }, {}]);
    game.cast(0, 'Test Blink').resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ damage: 0, sick: true });
  });

  it('mtg:117.7 a spell cast in response resolves first; mtg:117.5 checks come before priority', () => {
    const game = magicPosition([
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { hand: ['Test Slay'], battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).pass().cast(1, 'Test Slay').resolve();
    expect([game.zones('Grizzly Bears'), game.view().stack.length]).toEqual([['graveyard'], 1]);
    game.resolve();
    expect(game.happened('ILLEGAL_TARGETS')).toHaveLength(1);
  });

  it('mtg:405.6c mtg:605.2 mana abilities need no stack and no priority passes', () => {
    const game = magicPosition([{ battlefield: ['Test Font'] }, {}]).choose(0, {
      kind: 'ACTIVATE',
      card: 'Test Font',
      mana: true,
    });
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'PRIORITY' });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { C: 1 } } });
  });

  it('mtg:733.1 mtg:733.2 a play that is refused is taken back whole: card, mana and priority', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}]);
    game.refused(
      0,
      { choose: [{ kind: 'CAST', card: 'Shock' }] },
      { choose: [{ card: 'Mountain', zone: 'battlefield' }] },
    );
    expect([game.hand(0), game.the('Mountain').tapped, game.decision().seat]).toEqual([1, false, 0]);
    expect(game.cast(0, 'Shock', { player: 1 }).resolve().life(1)).toBe(18);
  });
});
