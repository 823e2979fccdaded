/** The chain, focus, combats and permanents: by whatever something is put there, and for whoever's turn it is (328–359). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { does, draw, foe, giant, reacts, recruit } from '../support/rites.js';

const DEATH: JsonObject = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const plain = spell('Test Plain', { effects: [draw(1)] });
const fast = withKeyword(plain, 'reaction');

describe('the chain', () => {
  const waits = (game: RiftboundPlay, name: string): void => {
    expect([game.chain(), game.turnState(), game.hand(0)]).toEqual([[name], 'neutralClosed', 0]);
    game.pass();
    expect([game.chain(), game.decision().seat]).toEqual([[name], 1]);
    expect([game.pass().hand(0), game.chain()]).toEqual([1, []]);
  };
  it('riftbound:328.1 cards and abilities of both kinds wait there, where others may answer them', () => {
    waits(position([{ hand: ['Test Plain'] }, {}], { definitions: [plain] }).play(0, 'Test Plain'), 'Test Plain');
    waits(
      position([{ base: ['Test Tool'] }, {}], { definitions: [gear('Test Tool', activated(draw(1)))] }).use(
        0,
        'Test Tool',
      ),
      'Test Tool',
    );
    const herald = unit('Test Herald', 1, triggered({ on: 'play', object: 'self' }, draw(1)));
    waits(position([{ hand: ['Test Herald'] }, {}], { definitions: [herald] }).play(0, 'Test Herald'), 'Test Herald');
  });
  it('riftbound:328.1 a token that is to be played keeps the state closed until it has its place', () => {
    const token = {
      ...unit('Test Cub', 1),
      props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: [], might: 1 },
    };
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [does({ do: 'playToken', token, count: 2 })],
      battlefields: [{ card: PEAK, controller: 0, units: ['Noxus Hopeful'] }, { card: GROVE }],
    });
    game.play(0, 'Test Rite').pass().pass();
    expect([game.decision().kind, game.turnState()]).toEqual(['LOCATION', 'neutralClosed']);
    game.choose(0, { card: PEAK });
    expect([game.decision().kind, game.onBoard('Test Cub').length]).toEqual(['LOCATION', 1]);
    expect(game.choose(0, { kind: 'BASE' }).turnState()).toBe('neutralOpen');
  });
  it('riftbound:330.2 cards, activated and triggered abilities all go on top of the chain that is there', () => {
    const tool = gear('Test Tool', { ...activated(draw(1)), timing: 'reaction' });
    const watch = gear(
      'Test Watch',
      triggered({ on: 'finalized', player: 'you', object: { has: ['types', 'Spell'] } }, draw(1)),
    );
    const game = position(
      [
        { hand: ['Test Rite', 'Test Plain'], base: ['Test Tool'] },
        { hand: ['Test Plain'], base: ['Test Tool', 'Test Watch'] },
      ],
      {
        definitions: [does(draw(1)), fast, tool, watch],
      },
    );
    game.play(0, 'Test Rite').use(0, 'Test Tool').play(0, 'Test Plain');
    expect(game.chain()).toEqual(['Test Plain', 'Test Tool', 'Test Rite']);
    game.pass().use(1, 'Test Tool').play(1, 'Test Plain');
    expect(game.chain()).toEqual(['Test Watch', 'Test Plain', 'Test Tool', 'Test Plain', 'Test Tool', 'Test Rite']);
  });
  it('riftbound:337.1.a who has finalized a card or an ability of either kind has priority still, in whoever’s turn', () => {
    const tool = gear('Test Tool', { ...activated(draw(1)), timing: 'reaction' });
    const herald = unit('Test Herald', 1, triggered({ on: 'play', object: 'self' }, draw(1)));
    const mine = { hand: ['Test Plain', 'Test Herald'], base: ['Test Tool'] };
    const begin = () => position([mine, mine], { definitions: [fast, tool, herald] });
    expect(begin().play(0, 'Test Plain').decision().seat).toBe(0);
    expect(begin().use(0, 'Test Tool').decision().seat).toBe(0);
    expect(begin().play(0, 'Test Herald').decision().seat).toBe(0);
    expect(begin().play(0, 'Test Plain').pass().play(1, 'Test Plain').decision().seat).toBe(1);
    expect(begin().play(0, 'Test Plain').pass().use(1, 'Test Tool').decision().seat).toBe(1);
  });
  it('riftbound:337.3 all that became pending is finalized before anybody has priority, with other things below it on the chain', () => {
    const mourner = unit('Test Mourner', 1, triggered({ on: 'move', object: 'self', match: DEATH }, draw(1)));
    const slay = reacts('Test Slay', { effects: [{ do: 'kill', what: { each: { named: 'Test Mourner' } } }] });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Mourner', 'Test Mourner'] },
        { hand: ['Test Slay'], base: ['Test Mourner'] },
      ],
      {
        definitions: [mourner, slay, does(draw(1))],
      },
    );
    game.play(0, 'Test Rite').pass().play(1, 'Test Slay').pass().pass();
    while (game.decision().kind !== 'PRIORITY') game.answer(game.decision().seat, game.decision().default);
    expect(game.view().stack.map(({ card, pending }) => [card, pending])).toEqual([
      ['Test Mourner', false],
      ['Test Mourner', false],
      ['Test Mourner', false],
      ['Test Rite', false],
    ]);
  });
  it('riftbound:338.1.a.6 with Reaction that a card has been given in the hand it is played in a closed state', () => {
    const gives = gear('Test Tutor', {
      kind: 'static',
      affects: [{ zone: 'hand' }, { owner: 'you' }],
      mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'reaction' } }],
    });
    const may = (base: string[]) =>
      position([{ hand: ['Test Rite', 'Test Plain'], base }, {}], { definitions: [gives, plain, does(draw(1))] })
        .play(0, 'Test Rite')
        .offered()
        .includes('PLAY Test Plain');
    expect([may([]), may(['Test Tutor'])]).toEqual([false, true]);
  });
});

describe('showdowns and permanents', () => {
  it('riftbound:347.1 whoever has focus plays a card or uses an ability that is timed for it', () => {
    const tool = gear('Test Tool', { ...activated(draw(1)), timing: 'action' });
    const slow = gear('Test Slow', activated(draw(1)));
    const mine = { hand: ['Test Swift', 'Test Plain'], base: ['Test Tool', 'Test Slow', 'Noxus Hopeful'] };
    const begin = () =>
      position([mine, mine], {
        definitions: [withKeyword(spell('Test Swift', { effects: [draw(1)] }), 'action'), plain, tool, slow],
      }).move(0, { card: 'Noxus Hopeful', controller: 0 }, PEAK);
    for (const seat of [0, 1]) {
      const game = () => (seat === 0 ? begin() : begin().pass());
      expect(
        game()
          .offered()
          .filter((one) => /^(PLAY|ACTIVATE) Test/.test(one))
          .sort(),
      ).toEqual(['ACTIVATE Test Tool', 'PLAY Test Swift']);
      expect(game().use(seat, 'Test Tool').chain()).toEqual(['Test Tool']);
      expect(game().play(seat, 'Test Swift').chain()).toEqual(['Test Swift']);
    }
  });
  it('riftbound:348.1 the other steps of a combat follow: damage, death, its result, control, and all are healed', () => {
    const game = position([{ base: ['Test Giant', 'Test Victor'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }, { card: GROVE }],
      definitions: [giant, unit('Test Victor', 1, triggered({ on: 'combatWon', player: 'you' }, draw(1)))],
    });
    game.move(0, 'Test Giant', PEAK).settle();
    expect([game.zones('Noxus Hopeful'), game.holder(PEAK), game.points(0), game.unit('Test Giant').damage]).toEqual([
      ['trash'],
      0,
      1,
      0,
    ]);
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: 0 }]);
    expect(game.happened('COMBAT_ENDED')).toHaveLength(1);
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:351.1 units and gear are on the board as soon as they are played, and nobody has passed before', () => {
    for (const seat of [0, 1]) {
      const players = [0, 1].map((one) => (one === seat ? { hand: ['Test Recruit', 'Test Tool'] } : {})) as [
        object,
        object,
      ];
      const game = position(players, { turn: { active: seat }, definitions: [recruit, gear('Test Tool')] });
      game.play(seat, 'Test Recruit');
      expect([game.onBoard('Test Recruit').length, game.chain()]).toEqual([1, []]);
      game.play(seat, 'Test Tool');
      expect([game.onBoard('Test Tool').length, game.chain(), game.decision().seat]).toEqual([1, [], seat]);
    }
  });
  it('riftbound:359.2 a permanent that is finalized leaves the chain for the board, with whatever else waits there', () => {
    const ambusher = withKeyword(unit('Test Ambusher', 2), 'reaction');
    const tool = withKeyword(gear('Test Tool'), 'reaction');
    const game = position([{ hand: ['Test Rite', 'Test Ambusher', 'Test Tool'] }, {}], {
      definitions: [ambusher, tool, does(draw(1))],
    });
    game.play(0, 'Test Rite').play(0, 'Test Ambusher').play(0, 'Test Tool');
    expect([game.chain(), game.onBoard('Test Ambusher').length, game.onBoard('Test Tool').length]).toEqual([
      ['Test Rite'],
      1,
      1,
    ]);
  });
});
