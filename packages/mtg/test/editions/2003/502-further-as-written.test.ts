/** Keywords of the upkeep, of spells and of cards (502), each rule in the position that its text speaks of. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, gainLife, keyword, triggered } from '../../../src/language/builders.js';
import { asked, many, offers, onStack, position } from './table.js';

ownCards(
  creatureCard(
    'Test Parting',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'move', object: 'self', match: { from: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
  creatureCard('Test Dragon', '{5}{R}{R}', 'Dragon', '4/4', keyword('flying')),
  creatureCard('Test Broodling', '{2}{R}{R}', 'Dragon', '1/1', keyword('amplify', { value: 2 })),
);

describe('keywords of the upkeep', () => {
  it('mtg-2003:502.13a cumulative upkeep costs one more each time', () => {
    const forces = { card: 'Illusionary Forces', counters: { age: 1 } };
    const game = position({ battlefield: [forces, 'Island', 'Island'] }, {}, { turn: { step: 'upkeep' } }).resolve();
    expect(asked(game)).toBe('0:PAY');
    game.answer(0, { confirm: true });
    expect([game.the('Illusionary Forces').counters, game.all('Island').every(({ tapped }) => tapped)]).toEqual([
      { age: 2 },
      true,
    ]);
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect(game.zones('Illusionary Forces')).toEqual(['graveyard']);
  });

  it('mtg-2003:502.19a echo is asked of whoever has come to control it since their last upkeep, and once', () => {
    const game = position(
      { battlefield: ['Pouncing Jaguar'] },
      { hand: ['Control Magic'], battlefield: [...many('Island', 4), 'Forest'] },
      { turn: { number: 4, active: 1 } },
    );
    game.castAt(1, 'Control Magic', { card: 'Pouncing Jaguar' }).resolve().until({ turn: 6, step: 'upkeep' });
    expect(onStack(game)).toEqual(['Pouncing Jaguar']);
    expect(asked(game.resolve())).toBe('1:PAY');
    game.answer(1, { confirm: true });
    expect(game.zones('Pouncing Jaguar')).toEqual(['battlefield']);
    expect(onStack(game.until({ turn: 8, step: 'upkeep' }))).toEqual([]);
  });

  it('mtg-2003:502.20a Blastoderm comes with three counters, and is sacrificed in the upkeep in which there is none to remove', () => {
    const game = position({ hand: ['Blastoderm'], battlefield: many('Forest', 4) })
      .cast(0, 'Blastoderm')
      .resolve();
    const left = [3, 5, 7, 9].map(
      (turn) => (game.until({ turn, step: 'precombatMain' }).the('Blastoderm').counters as { fade?: number }).fade ?? 0,
    );
    expect(left).toEqual([3, 2, 1, 0]);
    expect(game.until({ turn: 11, step: 'precombatMain' }).zones('Blastoderm')).toEqual(['graveyard']);
  });
});

describe('phasing', () => {
  it('mtg-2003:502.15d what phases out triggers nothing that waits for it to leave play', () => {
    const game = position({ hand: ['Reality Ripple'], battlefield: ['Test Parting', ...many('Island', 2)] });
    game.castAt(0, 'Reality Ripple', { card: 'Test Parting' }).resolve();
    expect([game.zones('Test Parting'), game.view().stack]).toEqual([['phasedOut'], []]);
  });

  it('mtg-2003:502.15h what phased out under another player’s control comes back in that player’s untap step, to whoever controls it then', () => {
    const game = position(
      { hand: ['Ray of Command', 'Reality Ripple'], battlefield: many('Island', 6) },
      { battlefield: ['Craw Wurm'] },
    );
    game.castAt(0, 'Ray of Command', { card: 'Craw Wurm' }).resolve();
    game.castAt(0, 'Reality Ripple', { card: 'Craw Wurm' }).resolve().until({ turn: 4, step: 'upkeep' });
    expect(game.zones('Craw Wurm')).toEqual(['phasedOut']);
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the('Craw Wurm').controller).toBe(1);
  });

  it('mtg-2003:217.8d an Aura on a token that has phased out stays there for the rest of the game', () => {
    const elf = { name: 'Elf', types: ['Creature'], subtypes: ['Elf'], colors: ['G'], power: 1, toughness: 1 };
    const game = position({
      hand: ['Reality Ripple', 'Holy Strength'],
      battlefield: [{ token: elf }, 'Plains', ...many('Island', 2)],
    });
    game.castAt(0, 'Holy Strength', { card: 'Elf' }).resolve().castAt(0, 'Reality Ripple', { card: 'Elf' }).resolve();
    expect([game.zones('Elf'), game.zones('Holy Strength')]).toEqual([[], ['phasedOut']]);
    expect(game.until({ turn: 7, step: 'upkeep' }).zones('Holy Strength')).toEqual(['phasedOut']);
  });
});

describe('keywords of cards and spells', () => {
  it('mtg-2003:502.16a paid, buyback brings the card to hand as it resolves; unpaid, it goes to the graveyard', () => {
    const capsize = (yes: boolean) =>
      position({ hand: ['Capsize'], battlefield: many('Island', 6) }, { battlefield: ['Grizzly Bears'] })
        .cast(0, 'Capsize')
        .answer(0, { confirm: yes })
        .choose(0, { card: 'Grizzly Bears' })
        .resolve()
        .zones('Capsize');
    expect([capsize(true), capsize(false)]).toEqual([['hand'], ['graveyard']]);
  });

  it('mtg-2003:502.18a cycling is played from the hand alone, and draws a card as it resolves', () => {
    const game = position({ hand: ['Cloud of Faeries'], battlefield: many('Island', 2) });
    game.choose(0, { kind: 'ACTIVATE', card: 'Cloud of Faeries' });
    expect([game.all('Cloud of Faeries', 'graveyard').length, game.hand(0)]).toEqual([1, 0]);
    expect(game.resolve().hand(0)).toBe(1);
    const inPlay = position({ battlefield: ['Cloud of Faeries', ...many('Island', 2)] });
    expect(offers(inPlay, 'ACTIVATE', 'Cloud of Faeries')).toBe(false);
  });

  it('mtg-2003:502.21c the second target of a kicked spell is chosen only where it is kicked', () => {
    const river = (kicked: boolean) =>
      position(
        { hand: ['Rushing River'], battlefield: many('Island', 3) },
        { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      )
        .cast(0, 'Rushing River')
        .answer(0, { confirm: kicked })
        .choose(0, { card: 'Grizzly Bears' });
    expect(river(false).view().stack[0]?.targets).toHaveLength(1);
    const kicked = river(true);
    if (kicked.decision().kind === 'TARGETS') kicked.choose(0, { card: 'Gray Ogre' });
    while (!kicked.waiting()) kicked.answer(0, kicked.decision().default);
    kicked.resolve();
    expect([kicked.zones('Grizzly Bears'), kicked.zones('Gray Ogre'), kicked.all('Island').length]).toEqual([
      ['hand'],
      ['hand'],
      2,
    ]);
  });

  it('mtg-2003:502.22a a spell played with flashback is removed from the game where it is countered as well', () => {
    const game = position(
      { graveyard: ['Firebolt'], battlefield: many('Mountain', 5) },
      { hand: ['Counterspell'], battlefield: many('Island', 2) },
    );
    game.choose(0, { kind: 'CAST', card: 'Firebolt', method: 'flashback' }, { player: 1 });
    game.pass().castAt(1, 'Counterspell', { card: 'Firebolt' }).resolve();
    expect([game.zones('Firebolt'), game.life(1)]).toEqual([['exile'], 20]);
  });

  it('mtg-2003:502.23b Nimble Mongoose is 3/3 with the seventh card in the graveyard', () => {
    const game = position({
      battlefield: ['Nimble Mongoose', 'Mountain'],
      graveyard: many('Forest', 6),
      hand: ['Shock'],
    });
    expect(game.figures('Nimble Mongoose')).toBe('1/1');
    game.castAt(0, 'Shock', { player: 1 }).resolve();
    expect(game.figures('Nimble Mongoose')).toBe('3/3');
  });

  it('mtg-2003:502.26a a card with morph is played face down for three mana, as a 2/2 that only its player knows', () => {
    const game = position({ hand: ['Exalted Angel'], battlefield: many('Plains', 3) });
    game.choose(0, { kind: 'CAST', card: 'Exalted Angel', method: 'morph' });
    expect(JSON.stringify(game.view(1).stack)).not.toContain('Exalted Angel');
    game.resolve();
    expect(game.the('Exalted Angel')).toMatchObject({ power: 2, toughness: 2, colors: [], manaValue: 0, subtypes: [] });
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Exalted Angel');
  });

  it('mtg-2003:502.26d turned up while its damage waits it deals what was assigned, and uses no stack', () => {
    const game = position({ battlefield: [{ card: 'Exalted Angel', faceDown: true }, ...many('Plains', 4)] });
    game.until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [{ from: { object: game.the('Exalted Angel').id }, to: { player: 1 } }] });
    game.until({ step: 'combatDamage' }).choose(0, { kind: 'TURN_FACE_UP' });
    expect([game.figures('Exalted Angel'), asked(game), onStack(game).length]).toEqual(['4/5', '0:PRIORITY', 1]);
    game.resolve().resolveAll();
    expect([game.life(1), game.life(0)]).toEqual([18, 22]);
  });

  it('mtg-2003:502.27a amplify counts cards of its types that are shown from the hand', () => {
    const game = position({
      hand: ['Test Broodling', 'Test Dragon', 'Shivan Dragon', 'Grizzly Bears'],
      battlefield: many('Mountain', 4),
    });
    game.cast(0, 'Test Broodling').resolve();
    const shown = game.decision().options?.map(({ card }) => card);
    expect([...(shown ?? [])].sort()).toEqual(['Shivan Dragon', 'Test Dragon']);
    game.answer(0, { choose: [{ card: 'Shivan Dragon' }, { card: 'Test Dragon' }] });
    expect(game.figures('Test Broodling')).toBe('5/5');
  });
});
