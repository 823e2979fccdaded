/** Copies, face-down cards and split cards (503–505), each rule in the position that its text speaks of. */
import { ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  continuous,
  creature,
  creatureCard,
  instant,
  plus,
  sorcery,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';
import { choosing, many, offers, position } from './table.js';

ownCards(
  creatureCard(
    'Test Kin',
    '{0}',
    'Elf',
    '1/1',
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      entering: true,
      before: [{ do: 'chooseWord', of: 'color', entering: true }],
    },
    continuous('self', [{ mod: 'gainChosen', of: 'color' }]),
  ),
  sorcery('Test Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  instant('Test Swell', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
);
const disguise = (game: Play, what: string, as: string): Play => {
  game.cast(0, 'Test Guise').choose(0, { card: what });
  while (!game.waiting()) game.choose(0, { card: as });
  return game.resolve();
};

describe('copies', () => {
  it('mtg-2003:503.4 what becomes a copy of something else keeps what was done to it, and nothing triggers on its coming', () => {
    const game = position({ hand: ['Test Guise', 'Test Swell'], battlefield: ['Ornithopter', 'Nekrataal'] });
    game.castAt(0, 'Test Swell', { card: 'Ornithopter' }).resolve();
    disguise(game, 'Ornithopter', 'Nekrataal');
    expect([game.the('Ornithopter').name, game.figures('Ornithopter'), game.view().stack]).toEqual([
      'Nekrataal',
      '5/4',
      [],
    ]);
  });

  it('mtg-2003:503.7 a choice that nobody made for the copy is none: it has no color by it', () => {
    const game = position({ hand: ['Test Kin', 'Test Guise'], battlefield: ['Ornithopter'] });
    game.cast(0, 'Test Kin').resolve().choose(0, { value: 'G' });
    expect(game.the('Test Kin').colors).toEqual(['G']);
    disguise(game, 'Ornithopter', 'Test Kin');
    expect([game.the('Ornithopter').name, game.the('Ornithopter').colors]).toEqual(['Test Kin', []]);
  });

  it('mtg-2003:503.2 counters and growth are not copied', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
    const game = position({ hand: ['Clone', 'Giant Growth'], battlefield: [bears, ...many('Island', 4), 'Forest'] });
    game.castAt(0, 'Giant Growth', { card: 'Grizzly Bears' }).resolve().cast(0, 'Clone').resolve();
    choosing(game, 'Grizzly Bears');
    expect([game.figures('Clone'), game.the('Clone').name, game.figures('Grizzly Bears')]).toEqual([
      '2/2',
      'Grizzly Bears',
      '6/6',
    ]);
  });

  it('mtg-2003:503.5 what a copy has that triggers as it comes into play triggers', () => {
    const game = position(
      { hand: ['Clone'], battlefield: ['Nekrataal', ...many('Island', 4)] },
      { battlefield: ['Hill Giant', 'Gray Ogre'] },
    );
    game.cast(0, 'Clone').resolve();
    while (game.decision().kind !== 'TARGETS')
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ card: 'Nekrataal' }] });
    game.choose(0, { card: 'Hill Giant' }).resolve();
    expect([game.zones('Hill Giant'), game.zones('Gray Ogre')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg-2003:503.10 Fork puts a red copy on the stack, with the target of the spell or another one', () => {
    const game = position({ hand: ['Ancestral Recall', 'Fork'], battlefield: ['Island', ...many('Mountain', 2)] });
    game.cast(0, 'Ancestral Recall', { player: 0 }).castAt(0, 'Fork', { card: 'Ancestral Recall' }).resolve();
    while (!game.waiting())
      game.answer(0, game.decision().shape === 'CONFIRM' ? { confirm: true } : { choose: [{ player: 1 }] });
    const [copy, original] = game.view().stack;
    expect([copy?.targets, original?.targets]).toMatchObject([[{ player: 1 }], [{ player: 0 }]]);
    expect(game.view().objects[String(copy?.id)]?.colors).toEqual(['R']);
    game.resolve();
    expect([game.hand(1), game.hand(0)]).toEqual([3, 0]);
    expect([game.resolve().hand(0), game.zones('Ancestral Recall')]).toEqual([3, ['graveyard']]);
  });
});

describe('face-down cards', () => {
  it('mtg-2003:504.5 what was done to it face down goes on as it is turned up', () => {
    const angel = { card: 'Exalted Angel', faceDown: true, counters: { '+1/+1': 1 } };
    const game = position({ hand: ['Giant Growth'], battlefield: [angel, ...many('Plains', 4), 'Forest'] });
    game.castAt(0, 'Giant Growth', { object: game.the('Exalted Angel').id }).resolve();
    expect(game.figures('Exalted Angel')).toBe('6/6');
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.figures('Exalted Angel')).toBe('8/9');
  });

  it('mtg-2003:504.6 a face-down permanent that leaves play is shown to all', () => {
    const game = position(
      { hand: ['Unsummon'], battlefield: ['Island'] },
      { battlefield: [{ card: 'Exalted Angel', faceDown: true }] },
    );
    game.castAt(0, 'Unsummon', { object: game.the('Exalted Angel').id });
    expect(JSON.stringify(game.view(0))).not.toContain('Exalted Angel');
    game.resolve();
    const left = game.happened('OBJECT_MOVED').find(({ from }) => from === 'battlefield');
    expect(left).toMatchObject({ to: 'hand', card: 'Exalted Angel' });
  });
});

describe('split cards', () => {
  const FIRE_ICE = 'Fire // Ice';

  it('mtg-2003:505.2 in a graveyard it is both halves, in either color', () => {
    const game = position({ graveyard: [FIRE_ICE] });
    expect(game.the(FIRE_ICE, 'graveyard')).toMatchObject({ colors: ['R', 'U'], manaValue: 4 });
  });

  it('mtg-2003:505.3 on the stack it is of the color of the half that is played', () => {
    const counterable = (half: string, target: object): boolean => {
      const game = position(
        { hand: [FIRE_ICE], battlefield: [...many('Mountain', 2), ...many('Island', 2)] },
        { hand: ['Gainsay'], battlefield: [...many('Island', 2), 'Grizzly Bears'] },
      );
      const played = game.decision().options?.find(({ kind, label }) => kind === 'CAST' && label.includes(half));
      game.answer(0, { choose: [String(played?.id)] }).choose(0, target);
      while (!game.waiting()) game.answer(0, game.decision().default);
      return offers(game.pass(), 'CAST', 'Gainsay');
    };
    expect([counterable('Fire', { player: 1 }), counterable('Ice', { card: 'Grizzly Bears' })]).toEqual([false, true]);
  });
});
