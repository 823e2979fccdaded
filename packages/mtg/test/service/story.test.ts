import { magic } from '@arbiter/mtg';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { turnCards } from '../5-turn/test-cards.js';

ownCards(...turnCards);

const NAMES = ['Ann', 'Bob'];
const story = (game: Play, viewer: 'judge' | 'spectator' | number = 'spectator'): string[] =>
  (magic.narrate?.(magic.redactEvents(game.events, viewer), NAMES) ?? []).map(({ text }) => text);

describe('the story', () => {
  it('says who attacks whom, who blocks whom, and tells combat damage in one line', () => {
    const game = magicPosition([
      { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Hill Giant', 'Elite Vanguard'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears', 'Hill Giant')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Hill Giant', 'Grizzly Bears'], ['Elite Vanguard', 'Grizzly Bears'])
      .until({ step: 'postcombatMain' });
    const told = story(game);
    expect(told).toContain('Ann attacks Bob with Grizzly Bears and Hill Giant');
    expect(told).toContain('Bob blocks Grizzly Bears with Hill Giant and Elite Vanguard');
    expect(told.filter((line) => line.includes('takes'))).toEqual([
      'Combat damage: Hill Giant takes 2 from Grizzly Bears; Bob takes 3 from Hill Giant and falls to 17 life; ' +
        'Grizzly Bears takes 5 from Hill Giant and Elite Vanguard',
    ]);
  });

  it('says what a spell did, to what, and what a trigger does', () => {
    const game = magicPosition([
      {
        hand: ['Inspired Charge', 'Shock'],
        battlefield: ['Grizzly Bears', 'Herald of Faith', ...lands(5, 'Plains'), 'Mountain'],
      },
      {},
    ])
      .cast(0, 'Shock', { player: 1 })
      .resolve()
      .cast(0, 'Inspired Charge')
      .resolve()
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Herald of Faith')
      .resolve();
    const told = story(game);
    expect(told).toContain('Ann casts Shock at Bob');
    expect(told).toContain('Shock deals 2 damage to Bob; Bob falls to 18 life');
    expect(told).toContain(
      'Inspired Charge affects Grizzly Bears and Herald of Faith: +2 power, +1 toughness until end of turn',
    );
    expect(told.find((line) => line.startsWith('Herald of Faith triggers'))).toMatch(/\(.*2 life.*\)/);
    expect(told).toContain('Ann gains 2 life and rises to 22 life');
  });

  it('tells what somebody drew to nobody else, and where the players stand as a turn begins', () => {
    const game = magicPosition([{ library: ['Forest'] }, { library: ['Hill Giant', 'Forest', 'Forest'] }]).until({
      turn: 4,
      step: 'end',
    });
    expect(story(game, 1)).toContain('Bob draws a card: Hill Giant');
    for (const other of ['spectator', 0] as const) {
      expect(story(game, other)).toContain('Bob draws a card');
      expect(story(game, other).join()).not.toContain('Hill Giant');
    }
    expect(story(game)).toContain('— Turn 4: Bob — Ann 20 life, 0 cards in hand; Bob 20 life, 0 cards in hand');
  });

  it('keeps names on one line, and those with a comma apart from others', () => {
    const told = magic.narrate?.(
      [
        {
          type: 'SPELL_CAST',
          rules: [],
          card: 'Shock',
          controller: 0,
          targets: [{ card: 'Jaya, Ann' }, { card: 'Jaya, Ann' }, { player: 1 }],
        },
        { type: 'CONCEDED', rules: ['mtg:104.3a'], seat: 1 },
      ],
      ['Ann', 'Bob\n— Turn 9: Ann —\u001b[2J'],
    );
    expect(told).toEqual([
      { text: 'Ann casts Shock at 2 × “Jaya, Ann” and Bob — Turn 9: Ann — [2J', rules: [] },
      { text: 'Bob — Turn 9: Ann — [2J concedes', rules: ['mtg:104.3a'] },
    ]);
  });
});

describe('the board', () => {
  it('fits into 80 columns, shows figures and states, and hands to their players only', () => {
    const game = magicPosition([
      {
        hand: ['Shock', 'Inspired Charge'],
        battlefield: [...lands(3, 'Plains'), ...Array.from({ length: 9 }, () => 'Herald of Faith'), 'Hill Giant'],
      },
      { hand: ['Hill Giant'] },
    ]);
    const boardOf = (viewer: 'spectator' | number): string[] => magic.board?.(game.view(viewer)) ?? [];
    for (const line of [...boardOf(0), ...boardOf('spectator')]) expect(line.length).toBeLessThanOrEqual(80);
    expect(boardOf(0)).toContain('  creatures: 9 × Herald of Faith 4/3, Hill Giant 3/3');
    expect(boardOf(0)).toContain('  hand: Shock, Inspired Charge');
    expect(boardOf('spectator').join('\n')).not.toContain('Shock');
    expect(boardOf('spectator').filter((line) => line.includes('hand:'))).toEqual([]);
  });
});
