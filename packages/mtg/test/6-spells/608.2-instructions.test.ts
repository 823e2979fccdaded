import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  counterSpell,
  creature,
  damage,
  destroy,
  draw,
  exile,
  instant,
  loseLife,
  manaAbility,
  putOntoBattlefield,
  rule,
  t,
  target,
} from './test-cards.js';

for (const definition of [
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
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
  card('Test Font', { type: 'Artifact', abilities: [manaAbility('{C}')] }),
])
  ownCards(definition);

describe('resolving (608)', () => {
  it('mtg:608.2e mtg-2003:413.2d each action of several players is chosen in turn order and done before the next', () => {
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

  it('mtg:733.1 mtg-2003:422.1 mtg:733.2 a play that is refused is taken back whole: card, mana and priority', () => {
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
