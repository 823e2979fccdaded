import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, damage, draw, faces, instant, t, target } from '../../src/language/builders.js';

const adventure = card('Test Errand', {
  cost: '{R}',
  type: 'Instant — Adventure',
  abilities: [{ kind: 'spell', targets: [target({ player: 'any' })], effects: [damage(1, t(0))] }],
});
const omen = card('Test Portent', {
  cost: '{U}',
  type: 'Sorcery — Omen',
  abilities: [{ kind: 'spell', effects: [draw(2)] }],
});
const definitions = [
  faces('adventure', creatureCard('Test Rover', '{1}{R}', 'Human', '3/2'), adventure),
  faces('omen', creatureCard('Test Wyrm', '{3}{U}', 'Dragon', '4/4'), omen),
  instant('Test Fork', '{R}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'copy', what: t(0), newTargets: true }],
  }),
  instant('Test Halt', '{U}', {
    targets: [target([{ is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
  instant('Test Slip', '{R}', {
    targets: [target([{ zone: 'exile' }])],
    effects: [{ do: 'move', what: t(0), to: 'hand', cause: 'return' }],
  }),
];
const BOTH = 'Test Rover // Test Errand';
const OMEN = 'Test Wyrm // Test Portent';
type Seats = Parameters<typeof magicPosition>[0];
const play = (mine: Seats[0], theirs: Seats[1] = {}) => magicPosition([mine, theirs], { definitions });
const casts = (game: ReturnType<typeof play>) =>
  (game.decision().options ?? []).filter((o) => o.kind === 'CAST').map((o) => [o.label, o.zone, o.index]);
const withMana = (more: Seats[0] = {}) => ({ hand: [BOTH], battlefield: lands(5, 'Mountain'), ...more });

describe('adventurer cards (715)', () => {
  it('mtg:715.3 its player chooses whether to cast the permanent or the Adventure', () => {
    expect(casts(play(withMana()))).toEqual([
      ['Cast Test Rover', 'hand', 0],
      ['Cast Test Errand', 'hand', 1],
    ]);
  });

  it('mtg:715.3a as an Adventure only its own characteristics are looked at: an instant is cast at any time', () => {
    const game = magicPosition([withMana(), {}], { definitions, turn: { active: 1, step: 'upkeep' } }).pass();
    expect(casts(game)).toEqual([['Cast Test Errand', 'hand', 1]]);
  });

  it('mtg:715.3b on the stack an Adventure has only its own characteristics', () => {
    const game = play(withMana()).choose(0, { kind: 'CAST', card: 'Test Errand' }, { player: 1 });
    expect(game.the(BOTH, 'stack')).toMatchObject({
      name: 'Test Errand',
      types: ['Instant'],
      subtypes: ['Adventure'],
      manaCost: '{R}',
      power: null,
    });
  });

  it('mtg:715.4 everywhere else, and cast as the permanent, it is the permanent alone', () => {
    const game = play(withMana({ graveyard: [BOTH] }));
    expect(game.the(BOTH, 'graveyard')).toMatchObject({ name: 'Test Rover', types: ['Creature'], manaCost: '{1}{R}' });
    game.choose(0, { kind: 'CAST', card: 'Test Rover' });
    expect(game.the(BOTH, 'stack')).toMatchObject({ name: 'Test Rover', types: ['Creature'] });
    game.resolve();
    expect(game.the(BOTH)).toMatchObject({ name: 'Test Rover', power: 3, face: 0 });
  });

  it('mtg:715.4 what was an Adventure on the stack is the permanent alone in exile and in the graveyard', () => {
    const cast = () =>
      play(withMana(), { hand: ['Test Halt'], battlefield: ['Island'] }).choose(
        0,
        { kind: 'CAST', card: 'Test Errand' },
        { player: 1 },
      );
    const alone = { name: 'Test Rover', types: ['Creature'], power: 3, face: 0 };
    expect(cast().resolve().the(BOTH, 'exile')).toMatchObject(alone);
    expect(cast().pass().cast(1, 'Test Halt').resolveAll().the(BOTH, 'graveyard')).toMatchObject(alone);
  });

  it('mtg:715.3d an Adventure that resolves is exiled, and who cast it may cast the permanent from there, not the Adventure', () => {
    const game = play(withMana()).choose(0, { kind: 'CAST', card: 'Test Errand' }, { player: 1 }).resolve();
    expect([game.life(1), game.zones(BOTH)]).toEqual([19, ['exile']]);
    expect(casts(game)).toEqual([['Cast Test Rover', 'exile', 0]]);
    game.choose(0, { kind: 'CAST', card: BOTH }).resolve();
    expect(game.the(BOTH)).toMatchObject({ name: 'Test Rover' });
  });

  it('mtg:715.3d casting it from exile may be taken back, and is offered again then', () => {
    const game = play(withMana()).choose(0, { kind: 'CAST', card: 'Test Errand' }, { player: 1 }).resolve();
    const match = game.service.open?.(game.state);
    if (!match) throw new Error('Magic is played on in memory');
    const offers = () => match.decisions(0).flatMap((d) => ('options' in d ? (d.options ?? []) : []));
    const before = offers();
    match.attempt(() => {
      const decision = match.decisions(0)[0]?.id ?? '';
      const cast = match.submit([{ seat: 0, decision, choose: [{ kind: 'CAST', card: BOTH }] }]);
      expect(cast.ok && match.view(0).stack.length).toBe(1);
    });
    expect(offers()).toEqual(before);
  });

  it('mtg:715.3d only as long as it stays exiled, and only if the Adventure resolved', () => {
    const moved = play(withMana({ hand: [BOTH, 'Test Slip'] }))
      .choose(0, { kind: 'CAST', card: 'Test Errand' }, { player: 1 })
      .resolve()
      .cast(0, 'Test Slip')
      .resolve();
    expect(casts(moved).map(([, zone]) => zone)).toEqual(['hand', 'hand']);
    const countered = play(withMana(), { hand: ['Test Halt'], battlefield: ['Island'] })
      .choose(0, { kind: 'CAST', card: 'Test Errand' }, { player: 1 })
      .pass()
      .cast(1, 'Test Halt')
      .resolveAll();
    expect([countered.zones(BOTH), casts(countered)]).toEqual([['graveyard'], []]);
  });

  it('mtg:715.3d a card that came to exile otherwise is not playable', () => {
    expect(casts(play(withMana({ hand: [], exile: [BOTH] })))).toEqual([]);
  });

  it('mtg:715.3c a copy of an Adventure is an Adventure', () => {
    const game = play(withMana({ hand: [BOTH, 'Test Fork'] }))
      .choose(0, { kind: 'CAST', card: 'Test Errand' }, { player: 1 })
      .cast(0, 'Test Fork')
      .resolve();
    if (!game.waiting()) game.choose(0, { player: 1 });
    expect(game.view().stack.map((s) => [s.card, s.name])).toEqual([
      [BOTH, 'Test Errand'],
      [BOTH, 'Test Errand'],
    ]);
    game.resolveAll();
    expect([game.life(1), game.zones(BOTH)]).toEqual([18, ['exile']]);
  });
});

describe('omen cards (720)', () => {
  const game = () => play({ hand: [OMEN], battlefield: lands(5, 'Island') });
  it('mtg:720.3 its player chooses whether to cast the permanent or the Omen', () => {
    expect(casts(game()).map(([label]) => label)).toEqual(['Cast Test Wyrm', 'Cast Test Portent']);
  });
  it('mtg:720.3b on the stack an Omen has only its own characteristics', () => {
    expect(game().choose(0, { kind: 'CAST', card: 'Test Portent' }).the(OMEN, 'stack')).toMatchObject({
      name: 'Test Portent',
      types: ['Sorcery'],
    });
  });
  it('mtg:720.3d an Omen that resolves is shuffled into its library', () => {
    const after = game().choose(0, { kind: 'CAST', card: 'Test Portent' }).resolve();
    expect([after.zones(OMEN), after.hand(0)]).toEqual([['library'], 2]);
    expect(after.happened('SHUFFLED')).toHaveLength(1);
  });
  it('mtg:720.4 elsewhere it is the permanent alone', () => {
    expect(game().the(OMEN, 'hand')).toMatchObject({ name: 'Test Wyrm', types: ['Creature'], manaValue: 4 });
    const cast = game().choose(0, { kind: 'CAST', card: 'Test Wyrm' });
    expect(cast.the(OMEN, 'stack')).toMatchObject({ name: 'Test Wyrm', types: ['Creature'] });
    expect(cast.resolve().the(OMEN)).toMatchObject({ name: 'Test Wyrm', power: 4 });
  });
  it('mtg:720.4 an Omen that was countered is the permanent alone in the graveyard', () => {
    const countered = play(
      { hand: [OMEN], battlefield: lands(5, 'Island') },
      { hand: ['Test Halt'], battlefield: ['Island'] },
    )
      .choose(0, { kind: 'CAST', card: 'Test Portent' })
      .pass()
      .cast(1, 'Test Halt')
      .resolveAll();
    expect(countered.the(OMEN, 'graveyard')).toMatchObject({ name: 'Test Wyrm', types: ['Creature'] });
  });
});
