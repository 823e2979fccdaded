import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { type ArchivePlay, lorraine, position, rai, scenarioOf } from '../support/play.js';

type Field = (string | JsonObject)[];
const soldier = (more: JsonObject = {}): JsonObject => ({ card: 'Veteran Soldier', as: 'soldier', ...more });
const mage = (more: JsonObject = {}): JsonObject => ({ card: 'Blitz Mage', as: 'mage', ...more });
const AT_SOLDIER = { attacking: { as: 'soldier' } };

const inCombat = (step: string, mine: Field, theirs: Field, more: JsonObject = {}): ArchivePlay =>
  position([{ field: mine }, { field: theirs }], { turn: { step }, ...more });
const faults = (setup: JsonObject, mine: JsonObject = {}, theirs: JsonObject = {}) => {
  const made = grandArchive.createScenario(scenarioOf([mine, theirs], setup));
  if (made.ok) throw new Error('this should have been refused');
  return made.error.errors?.map(({ path }) => path);
};

describe('the Effects Stack in a scenario', () => {
  it('Cards and abilities lie there, chosen and paid for, and resolve from the top', () => {
    const game = position([{ champion: rai(2) }, { champion: lorraine(1, { as: 'lorraine' }), field: [soldier()] }], {
      stack: [
        { card: 'Fireball', controller: 0, targets: [{ as: 'soldier' }] },
        { card: 'Blitz Mage', controller: 0 },
      ],
    });
    expect([game.stack(), game.decision().seat]).toEqual([['Fireball', 'Blitz Mage'], 0]);
    expect(game.resolve().zones('Veteran Soldier')).toContain('graveyard');
    expect(game.resolve().all('Blitz Mage').length).toBe(1);
  });

  it('ga:2.2.0.4 where nobody has Opportunity by itself there is some as long as something waits', () => {
    const game = position([{ champion: rai(2) }, { field: [soldier()] }], {
      turn: { step: 'draw' },
      stack: [{ card: 'Fireball', targets: [{ as: 'soldier' }] }],
    });
    expect(game.decision().kind).toBe(position([{}, {}]).decision().kind);
    expect(game.view().turn.phase).toBe('draw');
  });

  it('It is the same as if it had been activated there', () => {
    const target = { champion: lorraine(1), field: [soldier()] };
    const shape = (game: ArchivePlay): unknown => {
      const { objects } = game.state as unknown as { objects: { [id: string]: JsonObject } };
      const item = Object.values(objects).find((o) => o.zone === 'effectsStack') as JsonObject;
      return { ...item, id: 0, def: 0, ts: 0, play: { ...(item.play as JsonObject), targets: [] } };
    };
    const played = position([{ champion: rai(2), hand: ['Fireball', { card: 'Blitz Mage', count: 4 }] }, target]);
    played.activateCard(0, 'Fireball', { card: 'Veteran Soldier' });
    const given = position([{ champion: rai(2) }, target], {
      stack: [{ card: 'Fireball', targets: [{ as: 'soldier' }] }],
    });
    expect(shape(given)).toEqual(shape(played));
  });

  it('What the rules cannot hold is refused where it stands', () => {
    const field = { field: [soldier()], graveyard: [{ card: 'Fireball', as: 'spent' }] };
    const cases: [JsonObject, string][] = [
      [{ card: 'Fireball' }, '$.stack[0].targets'],
      [{ card: 'Fireball', targets: [{ player: 1 }] }, '$.stack[0].targets[0]'],
      [{ card: 'Fireball', targets: [{ as: 'spent' }] }, '$.stack[0].targets[0]'],
      [{ card: 'Fireball', targets: [{ stack: 0 }] }, '$.stack[0].targets[0].stack'],
      [{ card: 'Fireball', x: 2, targets: [{ as: 'soldier' }] }, '$.stack[0].x'],
      [{ card: 'Fireball', modes: [0], targets: [{ as: 'soldier' }] }, '$.stack[0].modes'],
      [{ source: { as: 'soldier' }, ability: 0 }, '$.stack[0].ability'],
      [{ source: { as: 'soldier' }, ability: 8 }, '$.stack[0].ability'],
      [{ card: 'Firebal' }, '$.stack[0].card'],
    ];
    for (const [entry, path] of cases) expect([entry, faults({ stack: [entry] }, field)]).toEqual([entry, [path]]);
  });
});

describe('combat in a scenario', () => {
  it('ga:2.6.7 an attack given at its step is declared there, and nobody is asked', () => {
    const game = inCombat('attackDeclaration', [mage(AT_SOLDIER)], [soldier()]);
    expect(game.happened('ATTACK_DECLARED').length).toBe(1);
    expect([game.the('Blitz Mage').rested, game.view().turn.step, game.combat().targets]).toEqual([
      true,
      'retaliation',
      [game.the('Veteran Soldier').id],
    ]);
    expect(game.pass().pass().decision().kind).toBe('RETALIATE');
  });

  it('ga:2.2.7.1.2 retaliating units given at their step rest there; later they have', () => {
    const game = inCombat('retaliation', [mage(AT_SOLDIER)], [soldier({ retaliating: true })]);
    expect([game.happened('ATTACK_DECLARED'), game.the('Blitz Mage').rested]).toEqual([[], true]);
    expect(game.the('Veteran Soldier').rested).toBe(false);
    game.pass().pass();
    expect([game.view().turn.step, game.the('Veteran Soldier').rested]).toEqual(['damage', true]);
    const later = inCombat('damage', [mage(AT_SOLDIER)], [soldier({ retaliating: true })]);
    expect(later.combat().retaliating).toEqual([later.the('Veteran Soldier').id]);
    expect(later.fight().zones('Blitz Mage')).toEqual(['graveyard']);
    expect([later.all('Veteran Soldier').length, later.view().turn.phase]).toEqual([0, 'main']);
  });

  it('A champion attacks with a weapon and an intent; with cleave every unit of one opponent', () => {
    const game = position(
      [
        {
          champion: lorraine(1, { attacking: [{ as: 'soldier' }, { as: 'rai' }], weapon: 'sword' }),
          intent: ['Hurricane Sweep'],
          field: [{ card: 'Sword of Seeking', as: 'sword' }],
        },
        { champion: rai(1, { as: 'rai' }), field: [soldier()] },
      ],
      { turn: { step: 'damage' } },
    );
    expect(game.combat()).toMatchObject({ power: 2, defending: 1, weapon: game.the('Sword of Seeking').id });
    game.fight();
    expect([game.damage(1), game.zones('Hurricane Sweep'), game.the('Sword of Seeking').durability]).toEqual([
      2,
      ['graveyard'],
      1,
    ]);
  });

  it('It is the same as if it had been declared there', () => {
    const shape = (game: ArchivePlay): unknown => {
      const state = game.state as unknown as {
        frames: JsonObject[];
        marks: JsonObject;
        players: JsonObject[];
        objects: { [id: string]: JsonObject };
      };
      const field = Object.values(state.objects).filter((o) => o.zone === 'field');
      const frames = state.frames.map(({ procedure, step, locals }) => [
        procedure,
        step,
        Object.keys(locals as object).length > 0,
      ]);
      return [
        frames,
        state.marks,
        state.players.map((p) => p.marks),
        field.map((o) => [o.status, o.marks]),
        game.view().turn,
        game.decision().options,
      ];
    };
    const played = position([{ field: [mage()] }, { field: [soldier()] }]).declare(0, 'Blitz Mage', 'Veteran Soldier');
    expect(shape(inCombat('retaliation', [mage(AT_SOLDIER)], [soldier()]))).toEqual(shape(played));
  });

  it('It survives as text, in what a seat imagines, and with a card on the Effects Stack', () => {
    const game = inCombat('damage', [mage(AT_SOLDIER)], [soldier()], {
      stack: [{ card: 'Fireball', controller: 0, targets: [{ as: 'mage' }] }],
    });
    const read: unknown = JSON.parse(JSON.stringify(game.state));
    expect(grandArchive.hash(read as typeof game.state)).toBe(grandArchive.hash(game.state));
    const [sample] = grandArchive.sample?.(game.state, 1, { samples: 1, seed: 's', decklists: 'hidden' }) ?? [];
    expect(sample && grandArchive.view(sample, 1).stack.length).toBe(1);
    expect(game.resolve().fight().all('Veteran Soldier').length).toBe(1);
  });

  it('What the rules cannot hold is refused where it stands', () => {
    const own = (k: number, field: string): string[] => [`$.players[0].field[${k}].${field}`];
    const cases: [string, JsonObject, JsonObject, string[]][] = [
      ['main', { field: [mage(AT_SOLDIER)] }, { field: [soldier()] }, own(0, 'attacking')],
      ['main', { intent: ['Hurricane Sweep'] }, {}, ['$.players[0].intent[0]']],
      ['retaliation', {}, {}, ['$.turn.step']],
      [
        'retaliation',
        { field: [mage(AT_SOLDIER), { card: 'Blitz Mage', ...AT_SOLDIER }] },
        { field: [soldier()] },
        own(1, 'attacking'),
      ],
      ['retaliation', { field: [mage({ attacking: { as: 'mage' } })] }, {}, own(0, 'attacking')],
      ['retaliation', { field: [mage({ attacking: { as: 'none' } })] }, {}, own(0, 'attacking.as')],
      [
        'retaliation',
        { field: [mage({ attacking: [{ as: 'soldier' }, { as: 'other' }] })] },
        { field: [soldier(), soldier({ as: 'other' })] },
        own(0, 'attacking[1]'),
      ],
      [
        'retaliation',
        { field: [mage({ ...AT_SOLDIER, weapon: 'soldier' })] },
        { field: [soldier()] },
        own(0, 'weapon'),
      ],
      [
        'retaliation',
        {},
        { field: [mage({ attacking: { as: 'soldier' } }), soldier()] },
        ['$.players[1].field[0].attacking', '$.players[1].field[0].attacking'].slice(0, 1),
      ],
      [
        'attackDeclaration',
        { field: [mage(AT_SOLDIER)] },
        { field: [soldier({ retaliating: true })] },
        ['$.players[1].field[0].retaliating'],
      ],
      [
        'damage',
        { field: [mage(AT_SOLDIER)] },
        { field: [soldier(), soldier({ as: 'other', retaliating: true })] },
        ['$.players[1].field[1].retaliating'],
      ],
      [
        'damage',
        { field: [mage(AT_SOLDIER)], intent: ['Hurricane Sweep'] },
        { field: [soldier()] },
        ['$.players[0].intent[0]'],
      ],
    ];
    for (const [step, mine, theirs, paths] of cases)
      expect([step, faults({ turn: { step } }, mine, theirs)?.slice(0, paths.length)]).toEqual([step, paths]);
  });
});
