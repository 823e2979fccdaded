/** What triggers, resolves and is countered (410–414), each rule in the position that its text speaks of. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, creatureCard, enters, gainLife, sorcery, triggered } from '../../../src/language/builders.js';
import { asked, fight, many, onStack, pool, position, split, tapFor, waiting } from './table.js';

ownCards(
  creatureCard(
    'Test Herald',
    '{0}',
    'Elf',
    '1/1',
    triggered(enters, {
      effects: [{ do: 'may', who: 'opponents', then: [{ do: 'stat', stat: 'life', who: 'opponents', amount: 1 }] }],
    }),
  ),
  card('Test Pride', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      triggered(
        { on: 'step', player: 'you', match: { step: 'end' } },
        { if: { exists: [creature, { controller: 'you' }], atLeast: 1 }, effects: [gainLife(1)] },
      ),
    ],
  }),
  sorcery('Test Purge', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [creature, { not: { has: ['colors', 'B'] } }] },
        to: 'graveyard',
        cause: 'destroy',
      },
    ],
  }),
  creatureCard('Test Dusk Elf', '{B}{G}', 'Elf', '1/1'),
);

describe('triggered abilities', () => {
  it('mtg-2003:410.3 of what triggers together that of the active player is below', () => {
    const game = position(
      { hand: ['Grizzly Bears'], battlefield: ['Soul Warden', 'Forest', 'Forest'] },
      { battlefield: ['Soul Warden'] },
    );
    game.cast(0, 'Grizzly Bears').resolve();
    expect(game.view().stack.map(({ controller }) => controller)).toEqual([1, 0]);
  });

  it('mtg-2003:410.4 one that has no legal target is taken off the stack', () => {
    const come = (...battlefield: string[]) =>
      position({ hand: ['Nekrataal'], battlefield: many('Swamp', 4) }, { battlefield })
        .cast(0, 'Nekrataal')
        .resolve();
    expect(onStack(come('Black Knight'))).toEqual([]);
    const game = come('Hill Giant', 'Gray Ogre');
    expect(asked(game)).toBe('0:TARGETS');
    expect(onStack(game.choose(0, { card: 'Hill Giant' }))).toEqual(['Nekrataal']);
  });

  it('mtg-2003:410.4 what it may do is not asked about where there is no legal target for it, and asked where there is one', () => {
    const come = (...graveyard: string[]) =>
      position({ hand: ['Gravedigger'], battlefield: many('Swamp', 4), graveyard })
        .cast(0, 'Gravedigger')
        .resolve();
    const none = come('Forest');
    expect([asked(none), onStack(none), none.zones('Forest')]).toEqual(['0:PRIORITY', [], ['graveyard']]);
    const one = come('Grizzly Bears');
    expect(asked(one)).toBe('0:MAY');
    expect(one.answer(0, { confirm: true }).resolve().zones('Grizzly Bears')).toEqual(['hand']);
  });

  it('mtg-2003:410.5 where an opponent may, that one is asked as the ability goes on the stack', () => {
    const game = position({ hand: ['Test Herald'] }, { life: 10 })
      .cast(0, 'Test Herald')
      .resolve();
    expect([asked(game), game.view().stack]).toEqual(['1:MAY', []]);
    expect(onStack(game.answer(1, { confirm: true }))).toEqual(['Test Herald']);
    expect([game.resolve().life(1), asked(game)]).toEqual([11, '0:PRIORITY']);
  });

  it('mtg-2003:410.6 as all lands are destroyed at once, what waits for a land triggers for each', () => {
    const game = position(
      { hand: ['Armageddon'], battlefield: ['Dingus Egg', ...many('Plains', 4)] },
      { battlefield: many('Island', 2) },
    );
    game.cast(0, 'Armageddon').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(6);
    game.resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([12, 16]);
  });

  it('mtg-2003:410.7 where all damage is prevented, what waits for damage does not trigger', () => {
    const bears = [{ card: 'Grizzly Bears', as: 'bears' }, { card: 'Spirit Link', attachedTo: 'bears' }, 'Forest'];
    const game = fight({ battlefield: bears, hand: ['Fog'] }, {}, ['Grizzly Bears']).until({ step: 'combatDamage' });
    game.cast(0, 'Fog').resolve().resolve();
    expect([game.life(1), game.life(0), game.view().stack]).toEqual([20, 20, []]);
  });

  it('mtg-2003:410.8 it does not trigger where its condition is not met as that happens', () => {
    const atEnd = (...battlefield: string[]) => onStack(position({ battlefield }).until({ step: 'end' }));
    expect([atEnd('Test Pride'), atEnd('Test Pride', 'Grizzly Bears')]).toEqual([[], ['Test Pride']]);
  });

  it('mtg-2003:410.8b a trigger on a state does not trigger again while it waits', () => {
    const game = position({ battlefield: ['Emperor Crocodile'] });
    expect(onStack(game)).toEqual(['Emperor Crocodile']);
    expect(onStack(game.pass())).toEqual(['Emperor Crocodile']);
    game.pass();
    expect([game.view().stack, game.zones('Emperor Crocodile')]).toEqual([[], ['graveyard']]);
  });

  it('mtg-2003:410.10b where all Forests are creatures, one that is played comes as a creature, and that is noticed', () => {
    const game = position({ hand: ['Forest'], battlefield: ['Living Lands', 'Soul Warden'] });
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(onStack(game)).toEqual(['Soul Warden']);
  });
});

describe('mana abilities', () => {
  it('mtg-2003:411.2 one is used for what is paid as a spell resolves', () => {
    const game = position(
      { hand: ['Grizzly Bears'], battlefield: many('Forest', 5) },
      { hand: ['Mana Leak'], battlefield: many('Island', 2) },
    );
    game.cast(0, 'Grizzly Bears').pass().castAt(1, 'Mana Leak', { card: 'Grizzly Bears' }).resolve();
    expect(asked(game)).toBe('0:PAY');
    game.answer(0, { confirm: true }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    expect(game.all('Forest').every(({ tapped }) => tapped)).toBe(true);
  });

  it('mtg-2003:411.3 Mana Flare adds at once, and that burns as well', () => {
    const game = position({ battlefield: ['Mana Flare', 'Mountain'] });
    tapFor(game, 0, 'Mountain');
    expect([game.view().stack, pool(game, 0)]).toEqual([[], { R: 2 }]);
    game.until({ step: 'beginningOfCombat' });
    expect(game.life(0)).toBe(18);
  });
});

describe('resolving and countering', () => {
  it('mtg-2003:413.2a of two targets the one that is legal still is dealt its own part', () => {
    const game = position(
      { hand: ['Forked Lightning'], battlefield: many('Mountain', 4) },
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Island'], hand: ['Unsummon'] },
    ).cast(0, 'Forked Lightning', [{ card: 'Grizzly Bears' }, { card: 'Hill Giant' }]);
    game.answer(0, split(['Grizzly Bears', 2], ['Hill Giant', 2])).pass();
    game.castAt(1, 'Unsummon', { card: 'Grizzly Bears' }).resolve().resolve();
    expect([game.the('Hill Giant').damage, game.zones('Forked Lightning')]).toEqual([2, ['graveyard']]);
  });

  it('mtg-2003:413.2a what has phased out is no target, and the spell is countered', () => {
    const game = position(
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { battlefield: ['Rainbow Efreet', ...many('Island', 2)] },
    );
    game.castAt(0, 'Shock', { card: 'Rainbow Efreet' }).pass().activate(1, 'Rainbow Efreet').resolve().resolve();
    expect(game.zones('Shock')).toEqual(['graveyard']);
    expect(game.events.filter(({ type }) => type === 'COUNTERED')).toMatchObject([{ rules: ['mtg-2003:413.2a'] }]);
  });

  it('mtg-2003:413.2d the active player chooses first, and the other one knows; then it happens to both', () => {
    const game = position(
      { hand: ['Innocent Blood'], battlefield: ['Swamp', 'Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Gray Ogre', 'Storm Crow'] },
    );
    game.cast(0, 'Innocent Blood').resolve();
    expect(asked(game)).toBe('0:SACRIFICE');
    expect(asked(game.choose(0, { card: 'Grizzly Bears' }))).toBe('1:SACRIFICE');
    expect(game.zones('Grizzly Bears')).toEqual(['battlefield']);
    game.choose(1, { card: 'Storm Crow' });
    expect([game.zones('Grizzly Bears'), game.zones('Storm Crow')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg-2003:413.2e only mana abilities are used while a spell resolves, and it may be left unpaid', () => {
    const game = position(
      { hand: ['Grizzly Bears', 'Shock'], battlefield: [...many('Forest', 5), 'Mountain', 'Prodigal Sorcerer'] },
      { hand: ['Mana Leak'], battlefield: many('Island', 2) },
    );
    game.cast(0, 'Grizzly Bears').pass().castAt(1, 'Mana Leak', { card: 'Grizzly Bears' }).resolve();
    game.refused(0, { choose: [{ kind: 'CAST', card: 'Shock' }] });
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Prodigal Sorcerer' }] });
    game.answer(0, { confirm: false });
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
  });

  it('mtg-2003:413.2g what is black and green is destroyed as a green creature, and spared as no nonblack one', () => {
    const after = (name: string, ...lands: string[]) =>
      position({ hand: [name], battlefield: lands }, { battlefield: ['Test Dusk Elf', 'Hill Giant'] })
        .cast(0, name)
        .resolve();
    expect(after('Perish', ...many('Swamp', 3)).zones('Test Dusk Elf')).toEqual(['graveyard']);
    const purged = after('Test Purge');
    expect([purged.zones('Test Dusk Elf'), purged.zones('Hill Giant')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:414.1 a countered ability is taken off the stack and does nothing; a countered spell is put into the graveyard', () => {
    const game = position(
      { hand: ['Capsize'], battlefield: many('Island', 6) },
      { hand: ['Counterspell'], battlefield: [...many('Island', 2), 'Grizzly Bears'] },
    );
    game.cast(0, 'Capsize').answer(0, { confirm: true }).choose(0, { card: 'Grizzly Bears' }).pass();
    game.castAt(1, 'Counterspell', { card: 'Capsize' }).resolve();
    expect([game.zones('Capsize'), game.zones('Grizzly Bears'), waiting(game)]).toEqual([
      ['graveyard'],
      ['battlefield'],
      [],
    ]);
  });
});
