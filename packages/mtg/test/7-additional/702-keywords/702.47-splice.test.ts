/** Splice (702.47): the text of a card in the hand joins that of a spell. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  card,
  creatureCard,
  damage,
  destroy,
  draw,
  gainLife,
  instant,
  keyword,
  mana,
  protectionFrom,
  spell,
  t,
  target,
} from '../../6-spells/test-cards.js';

const ARCANE = { from: { has: ['subtypes', 'Arcane'] as ['subtypes', string] }, label: 'Arcane' };
const onto = (cost: string) => keyword('splice', { ...ARCANE, cost: [mana(cost)] });
const arcane = (name: string, cost: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost, type: 'Instant — Arcane', abilities });

ownCards(
  arcane('Test Whisper', '{U}', spell({ effects: [gainLife(1)] })),
  arcane('Test Ray', '{1}{R}', spell({ targets: [target(anyTarget)], effects: [damage(2, t(0))] }), onto('{R}')),
  arcane(
    'Test Pair',
    '{R}',
    spell({
      targets: [target(anyTarget), { ...target(anyTarget), notIn: [0] }],
      effects: [damage(1, t(0)), damage(1, t(1))],
    }),
    onto('{R}'),
  ),
  arcane('Test Ten', '{W}', spell({ effects: [{ do: 'stat', who: 'you', stat: 'life', to: 10 }] }), onto('{0}')),
  arcane('Test Three', '{W}', spell({ effects: [gainLife(3)] }), onto('{0}')),
  arcane(
    'Test Doom',
    '{B}',
    spell({ targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])], effects: [destroy(t(0))] }),
    onto('{0}'),
  ),
  arcane(
    'Test Choice',
    '{U}',
    spell({ modes: { min: 1, max: 1, choices: [{ effects: [gainLife(1)] }, { effects: [draw(1)] }] } }),
  ),
  instant('Test Plain', '{U}', { effects: [gainLife(1)] }),
  instant('Test Again', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0), to: 'hand' }],
  }),
  instant('Test Fork', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Kill', '{0}', {
    targets: [target([{ zone: 'battlefield' }, { has: ['types', 'Creature'] }])],
    effects: [destroy(t(0))],
  }),
  creatureCard('Test Cool Bear', '{1}{G}', 'Bear', '2/2', protectionFrom({ has: ['colors', 'R'] }, 'red')),
);

const mine = (hand: string[], more: object = {}, theirs: object = {}): Play =>
  magicPosition([{ hand, battlefield: ['Island', ...lands(3, 'Mountain')], ...more }, theirs]);
const asked = (game: Play): unknown => game.decision().options.map((o) => o.card);

describe('splice (702.47)', () => {
  it('mtg:702.47a revealed from the hand and paid for besides, its text is added, and it stays there', () => {
    const game = mine(['Test Whisper', 'Test Ray'])
      .cast(0, 'Test Whisper')
      .choose(0, { card: 'Test Ray' }, { player: 1 });
    expect([game.zones('Test Ray'), game.all('Mountain').filter((o) => o.tapped).length]).toEqual([['hand'], 1]);
    expect(Object.values(game.view(1).objects).some((o) => o.card === 'Test Ray')).toBe(true);
    game.resolve();
    expect([game.life(0), game.life(1), game.zones('Test Ray')]).toEqual([21, 18, ['hand']]);
  });

  it('mtg:702.47a nobody need splice, and only a spell of the quality takes it', () => {
    const game = mine(['Test Whisper', 'Test Ray']).cast(0, 'Test Whisper').answer(0, { choose: [] }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 20]);
    expect(mine(['Test Plain', 'Test Ray']).cast(0, 'Test Plain').waiting()).toBe(true);
    expect(
      asked(mine(['Test Whisper'], { graveyard: ['Test Ray'], library: ['Test Ray'] }).cast(0, 'Test Whisper')),
    ).toEqual([]);
  });

  it('mtg:702.47a what could not be paid for besides is not offered, nor several together', () => {
    const game = mine(['Test Whisper', 'Test Ray', 'Test Pair'], { battlefield: ['Island', 'Mountain'] });
    game.cast(0, 'Test Whisper');
    expect(asked(game)).toEqual(['Test Ray', 'Test Pair']);
    expect(game.refused(0, { choose: [{ card: 'Test Ray' }, { card: 'Test Pair' }] }).rules).toContain('mtg:702.47b');
    const poor = mine(['Test Whisper', 'Test Ray'], { battlefield: ['Island'] }).cast(0, 'Test Whisper');
    expect(asked(poor)).toEqual([]);
  });

  it('mtg:702.47b a card whose required choices can’t be made is not spliced', () => {
    expect(asked(mine(['Test Whisper', 'Test Doom']).cast(0, 'Test Whisper'))).toEqual([]);
    const game = mine(['Test Whisper', 'Test Doom'], {}, { battlefield: ['Grizzly Bears'] }).cast(0, 'Test Whisper');
    expect(asked(game)).toEqual(['Test Doom']);
  });

  it('mtg:702.47b several are revealed at once, and their player chooses the order', () => {
    const spliced = (first: string, second: string): Play =>
      mine(['Test Whisper', 'Test Ten', 'Test Three'])
        .cast(0, 'Test Whisper')
        .choose(0, [{ card: 'Test Ten' }, { card: 'Test Three' }])
        .answer(0, { order: [{ card: first }, { card: second }] })
        .resolve();
    expect([spliced('Test Ten', 'Test Three').life(0), spliced('Test Three', 'Test Ten').life(0)]).toEqual([13, 10]);
    const shown = spliced('Test Ten', 'Test Three').happened('REVEALED');
    expect(shown.map((event) => JSON.stringify(event))).toMatchObject([expect.stringContaining('Test Three')]);
    expect(JSON.stringify(shown)).toContain('Test Ten');
  });

  it('mtg:702.47b a card is spliced once, and what the spell itself does comes first', () => {
    const game = mine(['Test Whisper', 'Test Ten']).cast(0, 'Test Whisper');
    expect(game.decision()).toMatchObject({ kind: 'SPLICE', max: 1 });
    expect(game.choose(0, { card: 'Test Ten' }).resolve().life(0)).toBe(10);
  });

  it('mtg:702.47c the spell has no other characteristics of it: a blue one is no red source', () => {
    const game = mine(['Test Whisper', 'Test Ray'], {}, { battlefield: ['Test Cool Bear'] })
      .cast(0, 'Test Whisper')
      .choose(0, { card: 'Test Ray' }, { card: 'Test Cool Bear' });
    expect(game.view().stack.map(({ card: name }) => name)).toEqual(['Test Whisper']);
    expect(game.the('Test Whisper', 'stack')).toMatchObject({ colors: ['U'], manaCost: '{U}' });
    expect(game.resolve().zones('Test Cool Bear')).toEqual(['graveyard']);
  });

  it('mtg:702.47d targets are chosen for the added text, which knows its own', () => {
    const game = mine(
      ['Test Ray', 'Test Pair'],
      { battlefield: lands(3, 'Mountain') },
      { battlefield: ['Grizzly Bears'] },
    )
      .cast(0, 'Test Ray')
      .choose(0, { card: 'Test Pair' }, { player: 1 }, { card: 'Grizzly Bears' }, { player: 1 })
      .resolve();
    expect([game.life(1), game.the('Grizzly Bears').damage]).toEqual([17, 1]);
  });

  it('mtg:702.47d a spell whose only target is that of the added text does nothing once it is illegal', () => {
    const game = mine(['Test Whisper', 'Test Ray', 'Test Kill'], {}, { battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Whisper')
      .choose(0, { card: 'Test Ray' }, { card: 'Grizzly Bears' })
      .castAt(0, 'Test Kill', { card: 'Grizzly Bears' })
      .resolve()
      .resolve();
    expect([game.life(0), game.happened('ILLEGAL_TARGETS').length]).toEqual([20, 1]);
  });

  it('mtg:702.47a a modal spell is followed by what was spliced onto it', () => {
    const game = mine(['Test Choice', 'Test Ray'])
      .cast(0, 'Test Choice')
      .choose(0, { card: 'Test Ray' }, { index: 0 }, { player: 1 })
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 18]);
  });

  it('mtg:702.47e what leaves the stack has lost the text, and is cast without it', () => {
    const game = mine(['Test Whisper', 'Test Ray', 'Test Again'], {
      battlefield: [...lands(2, 'Island'), ...lands(2, 'Mountain')],
    })
      .cast(0, 'Test Whisper')
      .choose(0, { card: 'Test Ray' }, { player: 1 })
      .castAt(0, 'Test Again', { card: 'Test Whisper' })
      .resolve();
    expect([game.zones('Test Whisper'), game.life(1)]).toEqual([['hand'], 20]);
    // It asks for no target of what was added before.
    game.cast(0, 'Test Whisper').answer(0, { choose: [] });
    expect([game.waiting(), game.view().stack.length]).toEqual([true, 1]);
    expect([game.resolve().life(0), game.life(1), game.zones('Test Whisper')]).toEqual([21, 20, ['graveyard']]);
  });

  it('mtg:707.10 a copy has the added text, and may have new targets for it', () => {
    const game = mine(['Test Whisper', 'Test Ray', 'Test Fork'], {}, { battlefield: ['Grizzly Bears'] })
      .cast(0, 'Test Whisper')
      .choose(0, { card: 'Test Ray' }, { player: 1 })
      .castAt(0, 'Test Fork', { card: 'Test Whisper' })
      .resolve()
      .choose(0, { card: 'Grizzly Bears' })
      .resolveAll();
    expect([game.life(0), game.life(1), game.zones('Grizzly Bears')]).toEqual([22, 18, ['graveyard']]);
  });
});
