/** Who does what of the game’s own actions, of spells, plays taken back, rampage, phasing and face-down spells (408–504), in 2003. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  keyword,
  mana,
  permanent,
  sorcery,
  t,
  target,
  token,
  triggered,
} from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position } from './table.js';

const all = (type: string) => destroy({ each: [permanent, { has: ['types', type] }] } as never);
const cat = token('Cat', 'Creature — Cat', ['W'], '1/1');

ownCards(
  creatureCard('Test Charger', '{0}', 'Beast', '2/2', keyword('rampage', { value: 1 })),
  instant('Test Ambush', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'enterBlocking', token: cat, blocking: t(0) } as never],
  }),
  instant('Test Shift', '{0}', { targets: [target(permanent)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  creatureCard('Test Sage', '{0}', 'Wizard', '1/1', {
    ...activated([mana('{0}')], { effects: [gainLife(1)] }),
    limit: { inAll: 1 },
  } as never),
  creatureCard('Test Lurker', '{4}{G}', 'Beast', '4/4', keyword('morph', { cost: [mana('{G}')] })),
  instant('Test Usurp', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Doom', '{0}', { effects: [all('Creature')] }),
  sorcery('Test Rust', '{0}', { effects: [all('Artifact')] }),
  card('Test Golem', { cost: '{0}', type: 'Artifact Creature — Golem Soldier', power: 2, toughness: 2 }),
  sorcery('Test Muster', '{0}', { effects: [destroy({ each: [creature, { has: ['subtypes', 'Soldier'] }] })] }),
  instant('Test Recall', '{0}', {
    effects: [
      { do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, to: 'hand', cause: 'effect' } as never,
    ],
  }),
  instant('Test No', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell(t(0))] }),
  creatureCard(
    'Test Marksman',
    '{0}',
    'Archer',
    '1/1',
    activated([mana('{1}')], { effects: [damage(1, t(0))], targets: [target(creature)] }),
  ),
  card('Test Ear', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'activate' } as never, { effects: [gainLife(5)] })],
  }),
  instant('Test Famine', '{0}', { effects: [{ do: 'skipNext', what: 'draw', who: 'opponents' }] }),
  instant('Test Own Famine', '{0}', { effects: [{ do: 'skipNext', what: 'draw', who: 'you' }] }),
  instant('Test Trade', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'exchangeControl', what: t(0), with: t(1) }],
  }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
);

const spell = (game: Play): string => String(game.view().stack[0]?.id);
const pile = (game: Play, owner: number): unknown[] => {
  const zone = game.view().zones.find((one) => one.id === 'graveyard' && one.owner === owner);
  return zone && 'objects' in zone ? zone.objects.map((id) => game.view().objects[id]?.card) : [];
};

describe('actions of the game', () => {
  it('mtg-2003:408.2g the draw for the turn and combat damage use the stack; untapping, attacks and blocks do not', () => {
    const game = position(
      { library: many('Forest', 3), battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
    );
    expect(onStack(game.until({ turn: 5, step: 'upkeep' }))).toEqual([]);
    game.until({ step: 'draw' });
    expect([onStack(game).length, game.hand(0)]).toEqual([1, 0]);
    expect(game.resolve().hand(0)).toBe(1);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant');
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', []]);
    game.until({ kind: 'BLOCKERS' }).block(1, ['Grizzly Bears', 'Hill Giant']);
    expect([asked(game), onStack(game)]).toEqual(['0:PRIORITY', []]);
    game.until({ step: 'combatDamage' });
    expect([game.view().stack.length, game.zones('Grizzly Bears')]).toEqual([1, ['battlefield']]);
    expect(game.resolve().zones('Grizzly Bears')).toEqual(['graveyard']);
  });

  it('mtg-2003:408.2g mana burn of both players uses no stack', () => {
    const game = position({ battlefield: ['Forest'] }, { battlefield: ['Forest'] });
    const tapIt = (seat: number) => game.choose(seat, { kind: 'ACTIVATE', card: 'Forest', mana: true });
    tapIt(0).pass();
    tapIt(1).pass().pass();
    expect([game.view().stack, game.life(0), game.life(1)]).toEqual([[], 19, 19]);
  });
});

describe('spells and abilities', () => {
  it('mtg-2003:413.2g what is of two types or kinds is met by what names either of them', () => {
    const after = (name: string): unknown => {
      const game = position({ hand: [name] }, { battlefield: ['Test Golem'] })
        .cast(0, name)
        .resolve();
      return game.zones('Test Golem');
    };
    expect(['Test Doom', 'Test Rust', 'Test Muster'].map(after)).toEqual([['graveyard'], ['graveyard'], ['graveyard']]);
  });

  it('mtg-2003:413.2h a spell is put away last: what it does to the graveyard leaves it alone', () => {
    const game = position({ hand: ['Test Recall'], graveyard: ['Test Sip'] });
    game.cast(0, 'Test Recall').resolve();
    expect([game.zones('Test Sip'), game.zones('Test Recall')]).toEqual([['hand'], ['graveyard']]);
  });

  it('mtg-2003:413.2h a spell that somebody else controls goes to its owner’s graveyard, a permanent to who controls it', () => {
    const game = position({ hand: ['Test Sip', 'Test Golem'] }, { hand: ['Test Usurp', 'Test Usurp'] });
    game.cast(0, 'Test Sip').pass();
    game.castAt(1, 'Test Usurp', { card: 'Test Sip' }).resolve().resolve();
    expect([game.life(1), pile(game, 0), pile(game, 1)]).toEqual([21, ['Test Sip'], ['Test Usurp']]);
    game.cast(0, 'Test Golem').pass();
    game.castAt(1, 'Test Usurp', { card: 'Test Golem' }).resolve().resolve();
    expect(game.the('Test Golem')).toMatchObject({ zone: 'battlefield', controller: 1, owner: 0 });
  });
});

describe('what is taken back', () => {
  const refused = (): Play => {
    const theirs = { hand: ['Test Sip'], battlefield: ['Test Marksman', 'Test Ear', 'Forest'] };
    const game = position({ battlefield: ['Hill Giant', 'Mountain'] }, theirs).pass();
    game.refused(1, { choose: [{ kind: 'ACTIVATE', card: 'Test Marksman' }] }, { choose: [{ card: 'Mountain' }] });
    return game;
  };

  it('mtg-2003:422.1 an ability that is played in the turn of the other is taken back whole, with the mana for it', () => {
    const game = refused();
    expect([game.the('Forest').tapped, onStack(game), game.life(1)]).toEqual([false, [], 20]);
    game.activate(1, 'Test Marksman', { card: 'Hill Giant' });
    expect([game.the('Forest').tapped, onStack(game).length > 0]).toEqual([true, true]);
  });

  it('mtg-2003:422.2 who had priority in the turn of the other has it again, and acts or passes', () => {
    const game = refused();
    expect(asked(game)).toBe('1:PRIORITY');
    expect(offers(game, 'ACTIVATE', 'Test Marksman') && offers(game, 'CAST', 'Test Sip')).toBe(true);
    expect(asked(game.cast(1, 'Test Sip'))).toBe('1:PRIORITY');
    const passed = refused().pass();
    expect([passed.view().turn.active, passed.view().turn.step]).toEqual([0, 'beginningOfCombat']);
  });
});

describe('rampage, phasing and morph', () => {
  it('mtg-2003:502.12b blockers that join before rampage resolves are counted, and those after that are not', () => {
    const game = fight(
      { battlefield: ['Test Charger'] },
      { hand: many('Test Ambush', 3), battlefield: ['Hill Giant', 'Craw Wurm'] },
      ['Test Charger'],
      ['Hill Giant', 'Test Charger'],
      ['Craw Wurm', 'Test Charger'],
    );
    game.pass();
    const ambush = () => game.castAt(1, 'Test Ambush', { card: 'Test Charger' }).resolve();
    ambush();
    expect([onStack(game).length, game.figures('Test Charger')]).toEqual([1, '2/2']);
    expect(game.resolve().figures('Test Charger')).toBe('4/4');
    game.pass();
    expect(ambush().figures('Test Charger')).toBe('4/4');
  });

  it('mtg-2003:502.12b what blocks another attacker is not counted', () => {
    const game = fight(
      { battlefield: ['Test Charger', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] },
      ['Test Charger', 'Grizzly Bears'],
      ['Hill Giant', 'Test Charger'],
      ['Craw Wurm', 'Grizzly Bears'],
      ['Gray Ogre', 'Grizzly Bears'],
    );
    expect(game.resolve().figures('Test Charger')).toBe('2/2');
  });

  it('mtg-2003:502.15f what it has done once it has done when it comes back', () => {
    const game = position({ hand: ['Test Shift'], battlefield: ['Test Sage'] });
    game.activate(0, 'Test Sage').resolve();
    expect([game.life(0), offers(game, 'ACTIVATE', 'Test Sage')]).toEqual([21, false]);
    game.castAt(0, 'Test Shift', { card: 'Test Sage' }).resolve().until({ turn: 5, step: 'precombatMain' });
    expect([game.zones('Test Sage'), offers(game, 'ACTIVATE', 'Test Sage')]).toEqual([['battlefield'], false]);
  });

  it('mtg-2003:502.15f what is face down comes back so', () => {
    const game = position({ hand: ['Test Shift'], battlefield: [{ card: 'Test Lurker', faceDown: true }] });
    game
      .castAt(0, 'Test Shift', { object: game.the('Test Lurker').id })
      .resolve()
      .until({ turn: 5, step: 'upkeep' });
    expect(game.figures('Test Lurker')).toBe('2/2');
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Test Lurker');
  });

  it('mtg-2003:504.3 who controls a face-down spell that is another’s card looks at it', () => {
    const game = position({ hand: ['Test Lurker'], battlefield: many('Forest', 3) }, { hand: ['Test Usurp'] });
    game.choose(0, { kind: 'CAST', card: 'Test Lurker', method: 'morph' });
    const sees = (): boolean[] => [0, 1].map((seat) => JSON.stringify(game.view(seat).objects).includes('Test Lurker'));
    expect(sees()).toEqual([true, false]);
    const object = spell(game);
    game.pass().castAt(1, 'Test Usurp', { object }).resolve();
    expect(sees()[1]).toBe(true);
    expect(game.resolve().the('Test Lurker').controller).toBe(1);
  });
});

describe('skipping and exchanging', () => {
  it('mtg-2003:419.1 a step that has begun is skipped no more, and two effects skip the next two', () => {
    const drawn = (hand: string[], step: string, seat = 0): number[] => {
      const game = position({ hand, library: many('Forest', 9) }, { library: many('Forest', 9) });
      game.until({ turn: 5, step: 'upkeep' });
      game.until({ step });
      for (const name of hand) game.cast(0, name).resolve();
      const [one, other] = seat === 0 ? [5, 7] : [6, 8];
      return [one, other, other + 2].map((turn) => game.until({ turn, step: 'precombatMain' }).hand(seat));
    };
    expect(drawn(['Test Own Famine'], 'upkeep')).toEqual([0, 1, 2]);
    expect(drawn(['Test Own Famine'], 'draw')).toEqual([1, 1, 2]);
    expect(drawn(['Test Own Famine', 'Test Own Famine'], 'upkeep')).toEqual([0, 0, 1]);
    expect(drawn(['Test Famine', 'Test Famine'], 'upkeep', 1).map((n, _i, [first]) => n - (first ?? 0))).toEqual([
      0, 0, 1,
    ]);
  });

  it('mtg-2003:413.2a control is exchanged of both or of neither', () => {
    const traded = (dies?: string): Play => {
      const hand = ['Test Trade', 'Test Slay'];
      const game = position({ hand, battlefield: ['Hill Giant'] }, { battlefield: ['Grizzly Bears'] });
      game.castAt(0, 'Test Trade', { card: 'Hill Giant' }, { card: 'Grizzly Bears' });
      if (dies !== undefined) game.castAt(0, 'Test Slay', { card: dies }).resolve();
      return game.resolve();
    };
    const whole = traded();
    expect(['Hill Giant', 'Grizzly Bears'].map((name) => whole.the(name).controller)).toEqual([1, 0]);
    expect(traded('Hill Giant').the('Grizzly Bears').controller).toBe(1);
    expect(traded('Grizzly Bears').the('Hill Giant').controller).toBe(0);
  });
});
