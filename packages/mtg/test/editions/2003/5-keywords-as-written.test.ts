/** Evasion and keywords (500–502), each rule in the position that its text speaks of. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, keyword } from '../../../src/language/builders.js';
import { asked, fight, many, offers, onStack, position, split, waiting } from './table.js';

ownCards(
  creatureCard('Test Dragon', '{5}{R}{R}', 'Dragon', '4/4', keyword('flying')),
  creatureCard('Test Broodling', '{2}{R}{R}', 'Dragon', '1/1', keyword('amplify', { value: 2 })),
);

const aloft = (name: string) => [
  { card: name, as: 'flier' },
  { card: 'Flight', attachedTo: 'flier' },
];

describe('declaring', () => {
  it('mtg-2003:500.2 what must attack need not where attacking costs something, and must where it does not', () => {
    const mine = { battlefield: ['Juggernaut', 'Grizzly Bears', ...many('Forest', 2)] };
    const dear = position(mine, { battlefield: ['Propaganda'] }).until({ kind: 'ATTACKERS' });
    expect(dear.answer(0, { assign: [] }).view().turn.step).toBe('endOfCombat');
    const free = position(mine).until({ kind: 'ATTACKERS' });
    free.refused(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] });
  });

  it('mtg-2003:501.2 what has flying and fear is blocked only by what may block either', () => {
    const theirs = { battlefield: ['Storm Crow', 'Drudge Skeletons', 'Ornithopter'] };
    const game = position({ battlefield: aloft('Severed Legion') }, theirs).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Severed Legion').until({ kind: 'BLOCKERS' });
    for (const name of ['Storm Crow', 'Drudge Skeletons'])
      game.refused(1, { assign: [{ from: { card: name }, to: { card: 'Severed Legion' } }] });
    game.block(1, ['Ornithopter', 'Severed Legion']);
    expect(game.the('Ornithopter').blocking).toHaveLength(1);
  });
});

describe('keywords of creatures', () => {
  it('mtg-2003:502.2c first strike that comes after the first step neither adds damage nor takes it away', () => {
    const game = fight(
      { battlefield: ['Youthful Knight', 'Hill Giant', ...many('Plains', 2)], hand: ['Guided Strike'] },
      {},
      ['Youthful Knight', 'Hill Giant'],
    );
    game.until({ step: 'firstStrikeDamage' }).resolve();
    expect(game.life(1)).toBe(18);
    game.castAt(0, 'Guided Strike', { card: 'Hill Giant' }).resolve().until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Hill Giant', 4]]);
  });

  it('mtg-2003:502.3b each blocker without flanking gets -1/-1, and one with it does not', () => {
    const blockers = ['Gray Ogre', 'Hill Giant', 'Femeref Knight'];
    const game = fight(
      { battlefield: ['Zhalfirin Knight'] },
      { battlefield: blockers },
      ['Zhalfirin Knight'],
      ...blockers.map((name): [string, string] => [name, 'Zhalfirin Knight']),
    );
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(2);
    game.resolveAll();
    expect(blockers.map((name) => game.figures(name))).toEqual(['1/1', '2/2', '2/2']);
  });

  it('mtg-2003:502.4b a flier is blocked by fliers alone, and blocks what does not fly', () => {
    const blockers = (attacker: string, blocker: string) =>
      asked(
        position({ battlefield: [attacker] }, { battlefield: [blocker] })
          .until({ kind: 'ATTACKERS' })
          .attack(0, attacker)
          .pass()
          .pass(),
      );
    expect([
      blockers('Wind Drake', 'Grizzly Bears'),
      blockers('Wind Drake', 'Storm Crow'),
      blockers('Grizzly Bears', 'Storm Crow'),
    ]).toEqual(['0:PRIORITY', '1:BLOCKERS', '1:BLOCKERS']);
  });

  it('mtg-2003:502.5b what has haste attacks in the turn in which it came', () => {
    const game = position({ hand: ['Raging Goblin', 'Mons’s Goblin Raiders'].slice(0, 1), battlefield: ['Mountain'] });
    game.cast(0, 'Raging Goblin').resolve().until({ kind: 'ATTACKERS' });
    expect(game.attack(0, 'Raging Goblin').until({ step: 'endOfCombat' }).life(1)).toBe(19);
  });

  it('mtg-2003:502.6b a swampwalker is not blocked where the defending player has a Swamp', () => {
    const blocked = (land: string) =>
      asked(
        position({ battlefield: ['Bog Wraith', 'Swamp'] }, { battlefield: [land, 'Grizzly Bears'] })
          .until({ kind: 'ATTACKERS' })
          .attack(0, 'Bog Wraith')
          .pass()
          .pass(),
      );
    expect([blocked('Swamp'), blocked('Island')]).toEqual(['0:PRIORITY', '1:BLOCKERS']);
  });

  it('mtg-2003:502.7b protection that comes while damage waits prevents it, and the Aura of that color goes', () => {
    const bears = [
      { card: 'Grizzly Bears', as: 'bears' },
      { card: 'Holy Strength', attachedTo: 'bears' },
    ];
    const game = fight(
      { battlefield: [...bears, 'Mother of Runes'] },
      { battlefield: ['White Knight'] },
      ['Grizzly Bears'],
      ['White Knight', 'Grizzly Bears'],
    ).until({ step: 'firstStrikeDamage' });
    expect(waiting(game)).toEqual([['White Knight', 2]]);
    game.activate(0, 'Mother of Runes', { card: 'Grizzly Bears' }).resolve().choose(0, { index: 0 });
    expect(game.zones('Holy Strength')).toEqual(['graveyard']);
    expect(game.resolve().the('Grizzly Bears').damage).toBe(0);
  });

  it('mtg-2003:502.7b what is protected from black is neither targeted nor blocked by it', () => {
    const game = position({ battlefield: ['White Knight'] }, { battlefield: ['Hypnotic Specter', 'Grizzly Bears'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'White Knight').until({ kind: 'BLOCKERS' });
    game.refused(1, { assign: [{ from: { card: 'Hypnotic Specter' }, to: { card: 'White Knight' } }] });
    const knights = position(
      { hand: ['Weakness'], battlefield: ['Swamp'] },
      { battlefield: ['White Knight', 'Grizzly Bears'] },
    ).cast(0, 'Weakness');
    if (!knights.waiting()) knights.refused(0, { choose: [{ card: 'White Knight' }] });
    else expect(knights.view().stack[0]?.targets).toMatchObject([{ card: 'Grizzly Bears' }]);
  });

  it('mtg-2003:502.10e who blocks one of a band blocks all of it, and its player divides the damage', () => {
    const game = position({ battlefield: ['Benalish Hero', 'Bog Wraith'] }, { battlefield: ['Swamp', 'Craw Wurm'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Benalish Hero', 'Bog Wraith');
    expect(asked(game)).toBe('0:BAND');
    const all = (game.decision().options ?? []).map(({ card }) => ({ card: String(card) }));
    game.answer(0, { choose: all }).until({ kind: 'BLOCKERS' });
    game.block(1, ['Craw Wurm', 'Benalish Hero']).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('0:COMBAT_DAMAGE');
    game.answer(0, split(['Benalish Hero', 6])).resolve();
    expect([game.zones('Bog Wraith'), game.zones('Craw Wurm')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:502.10h the defending player divides the damage of what a creature with banding blocks', () => {
    const game = fight(
      { battlefield: ['Craw Wurm'] },
      { battlefield: ['Benalish Hero', 'Hill Giant'] },
      ['Craw Wurm'],
      ['Benalish Hero', 'Craw Wurm'],
      ['Hill Giant', 'Craw Wurm'],
    ).until({ kind: 'COMBAT_DAMAGE' });
    expect(asked(game)).toBe('1:COMBAT_DAMAGE');
    game.answer(1, split(['Benalish Hero', 6])).resolve();
    expect([game.zones('Hill Giant'), game.zones('Craw Wurm')]).toEqual([['battlefield'], ['graveyard']]);
  });

  it('mtg-2003:502.12a a Craw Giant blocked by three gets +4/+4', () => {
    const blockers = ['Grizzly Bears', 'Gray Ogre', 'Storm Crow'];
    const game = fight(
      { battlefield: ['Craw Giant'] },
      { battlefield: blockers },
      ['Craw Giant'],
      ...blockers.map((name): [string, string] => [name, 'Craw Giant']),
    );
    expect(game.resolve().figures('Craw Giant')).toBe('10/8');
  });

  it('mtg-2003:502.29a what is provoked and cannot block the creature is untapped, and need not', () => {
    const game = position(
      { battlefield: aloft('Krosan Vorine') },
      { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    ).until({ kind: 'ATTACKERS' });
    game.attack(0, 'Krosan Vorine').answer(0, { confirm: true });
    if (!game.waiting()) game.choose(0, { card: 'Grizzly Bears' });
    game.resolve();
    expect(game.the('Grizzly Bears').tapped).toBe(false);
    game.until({ step: 'combatDamage' });
    expect(waiting(game)).toEqual([['Krosan Vorine', 3]]);
  });
});

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
