/** Carrying out instructions, passive abilities and events: what is known, what is linked, and where something is active (358–370). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  giant,
  giveMight,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';

const DEATH: JsonObject = { from: 'board', to: 'trash' };
const CUB: JsonObject = {
  name: 'Test Cub',
  props: { name: 'Test Cub', supertypes: [], types: ['Unit'], domains: [], tags: [], might: 1 },
  abilities: [],
};

describe('playing', () => {
  it('riftbound:358.3.a what plays a token where none may be played, or moves what may not be moved, is played and does the rest', () => {
    const warden = gear('Test Warden', {
      kind: 'static',
      affects: { players: 'opponents' },
      mods: [{ mod: 'rule', rule: 'unitsOnlyToBase' }],
    });
    const help = does({ do: 'playToken', token: CUB, to: { each: { named: PEAK } } }, draw(1));
    const helped = position([{ hand: ['Test Rite'] }, { base: ['Test Warden'] }], {
      definitions: [warden, help],
      battlefields: [{ card: PEAK, controller: 0, units: ['Noxus Hopeful'] }, { card: GROVE }],
    });
    expect(helped.offered()).toContain('PLAY Test Rite');
    helped.play(0, 'Test Rite').settle();
    expect([helped.onBoard('Test Cub').length, helped.hand(0)]).toEqual([0, 1]);
    const rooted = unit('Test Rooted', 2, {
      kind: 'static',
      affects: 'self',
      mods: [{ mod: 'rule', rule: 'cantBeMoved' }],
    });
    const shove = aims(UNIT, { do: 'moveTo', what: T0, to: { each: { named: PEAK } } }, draw(1));
    const shoved = position([{ hand: ['Test Rite'], base: ['Test Rooted'] }, {}], { definitions: [rooted, shove] });
    expect(shoved.offered()).toContain('PLAY Test Rite');
    shoved.play(0, 'Test Rite').settle();
    expect([shoved.where('Test Rooted'), shoved.hand(0)]).toEqual(['base', 1]);
  });
  it('riftbound:358.4 in a closed state a card with Action or none is not played, with or without a showdown', () => {
    const named = ['Test Slow', 'Test Swift', 'Test Fast'];
    const [slow, swift, fast] = named.map((name) => spell(name, { effects: [draw(1)] })) as [
      JsonObject,
      JsonObject,
      JsonObject,
    ];
    const definitions = [slow, withKeyword(swift, 'action'), withKeyword(fast, 'reaction')];
    const begin = () =>
      position([{ hand: [...named, 'Test Fast'], base: ['Noxus Hopeful'] }, { hand: named }], { definitions });
    const may = (game: ReturnType<typeof begin>) =>
      game
        .offered()
        .filter((one) => one.startsWith('PLAY Test'))
        .map((one) => one.slice(10));
    const closed = begin().play(0, 'Test Fast');
    expect([may(closed), may(closed.pass())]).toEqual([['Fast'], ['Fast']]);
    const fought = begin().move(0, 'Noxus Hopeful', PEAK).play(0, 'Test Fast');
    expect([may(fought), may(fought.pass())]).toEqual([['Fast'], ['Fast']]);
  });
  const lifts: JsonObject = { kind: 'static', affects: FRIEND, mods: [{ mod: 'add', stat: 'might', value: 2 }] };
  it('riftbound:359.2.a the passive abilities of a unit or a gear that is played are active at once, exhausted or not', () => {
    for (const source of [unit('Test Source', 1, lifts), gear('Test Source', lifts)]) {
      const game = position(
        [{ hand: ['Test Source', 'Test Giant'], base: ['Test Recruit'] }, { base: ['Noxus Hopeful'] }],
        { definitions: [source, recruit, giant] },
      );
      game.play(0, 'Test Source');
      expect([game.might('Test Recruit'), game.chain()]).toEqual([3, []]);
      expect(game.play(0, 'Test Giant').might('Test Giant')).toBe(8);
    }
  });
  it('riftbound:359.3.b what is pending above a spell is finalized by its controller before anything goes on', () => {
    const mourner = unit('Test Mourner', 1, {
      ...triggered({ on: 'move', object: 'self', match: DEATH }, damage(1)),
      targets: [{ what: UNIT }],
    });
    const slay = reacts('Test Slay', { effects: [{ do: 'kill', what: { each: { named: 'Test Mourner' } } }] });
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Giant'] },
        { hand: ['Test Slay'], base: ['Test Mourner', 'Noxus Hopeful'] },
      ],
      {
        definitions: [mourner, slay, giant, does(draw(1))],
      },
    );
    game.play(0, 'Test Rite').pass().play(1, 'Test Slay').pass().pass();
    expect([game.decision().kind, game.decision().seat, game.chain().at(-1), game.hand(0)]).toEqual([
      'TARGETS',
      1,
      'Test Rite',
      0,
    ]);
    game.choose(1, [{ card: 'Test Giant' }]);
    expect([game.decision().kind, game.decision().seat, game.chain()]).toEqual([
      'PRIORITY',
      1,
      ['Test Mourner', 'Test Rite'],
    ]);
  });
  it('riftbound:359.3.c each other player may react to a spell, in a showdown as elsewhere', () => {
    const answer = reacts('Test Answer', { effects: [draw(1)] });
    const rite = withKeyword(does(draw(1)), 'action');
    const asked = (shown: boolean) => {
      const game = position(
        [{ hand: ['Test Rite'], base: ['Noxus Hopeful'] }, { hand: ['Test Answer'] }, { hand: ['Test Answer'] }],
        { definitions: [answer, rite] },
      );
      if (shown) game.move(0, 'Noxus Hopeful', PEAK);
      game.play(0, 'Test Rite');
      const seats: number[] = [];
      while (game.chain().length > 0) {
        const { seat } = game.decision();
        if (game.offered().includes('PLAY Test Answer')) seats.push(seat);
        game.pass();
      }
      return seats;
    };
    expect([asked(false), asked(true)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('what instructions know', () => {
  it('riftbound:359.3.e.9 a target that no longer is what was asked for is left alone, wherever it is and whoever has it', () => {
    const back = reacts('Test Back', {
      effects: [{ do: 'moveTo', what: { each: { named: 'Noxus Hopeful' } }, to: 'base' }],
    });
    const grow = reacts('Test Grow', { effects: [giveMight(5, { each: { named: 'Noxus Hopeful' } })] });
    const hit = (what: JsonObject[]) => aims(what, damage(1), draw(1));
    const dealt = (what: JsonObject[], answer: string) => {
      const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Back', 'Test Grow'] }], {
        definitions: [hit(what), back, grow],
        battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }, { card: GROVE }],
      });
      game.play(0, 'Test Rite').pass().play(1, answer).settle();
      return [game.unit('Noxus Hopeful').damage, game.hand(0)];
    };
    const there = [UNIT, { is: 'atBattlefield' }];
    const small = [UNIT, { stat: ['might', '<=', 4] }];
    expect([dealt(there, 'Test Back'), dealt(there, 'Test Grow')]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect([dealt(small, 'Test Back'), dealt(small, 'Test Grow')]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
  it('riftbound:359.3.e.12.a what a target is like by then is known: its Might as it was changed, though it is exhausted', () => {
    const grow = reacts('Test Grow', { effects: [giveMight(2, { each: { named: 'Test Giant' } })] });
    const rite = aims(ENEMY, { do: 'draw', who: 'you', count: { stat: 'might', of: T0 } });
    const game = position([{ hand: ['Test Rite', 'Test Grow'] }, { base: [{ card: 'Test Giant', exhausted: true }] }], {
      definitions: [rite, grow, giant],
    });
    expect(game.play(0, 'Test Rite').play(0, 'Test Grow').settle().hand(0)).toBe(8);
  });
  it('riftbound:359.3.e.14 “its controller” is who controlled what an earlier instruction has killed, and not its owner', () => {
    const blade = aims(UNIT, { do: 'kill', what: T0 }, { do: 'draw', who: { controllerOf: T0 }, count: 2 });
    const drawn = (controller: number) => {
      const game = position([{ hand: ['Test Rite'] }, { base: [{ card: 'Test Giant', controller }] }], {
        definitions: [blade, giant],
      });
      game.play(0, 'Test Rite').settle();
      return [game.zones('Test Giant'), game.hand(0), game.hand(1)];
    };
    expect([drawn(0), drawn(1)]).toEqual([
      [['trash'], 2, 0],
      [['trash'], 0, 2],
    ]);
  });
  const glass = gear('Test Glass', {
    kind: 'replacement',
    on: 'move',
    object: UNIT,
    match: DEATH,
    instead: [{ do: 'kill', what: 'self' }],
  });
  it('riftbound:359.3.e.14.b of a death that is replaced “if you do” is not fulfilled, and what speaks of the unit alone is done', () => {
    const grip = spell('Test Rite', {
      targets: [{ what: FRIEND }],
      effects: [
        { do: 'move', what: T0, to: 'trash', cause: 'kill', save: 'dead' },
        { do: 'if', if: { compare: [{ countOf: { saved: 'dead' } }, '>=', 1] }, then: [draw(2)] },
        { do: 'draw', who: { controllerOf: T0 }, count: 1 },
      ],
    });
    const drawn = (base: string[]) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', ...base] }, {}], {
        definitions: [grip, recruit, glass],
      });
      game.play(0, 'Test Rite').settle();
      return [game.zones('Test Recruit'), game.hand(0)];
    };
    expect([drawn([]), drawn(['Test Glass'])]).toEqual([
      [['trash'], 3],
      [['base'], 1],
    ]);
  });
  it('riftbound:359.3.f.3 how much, and from where, is what it was as the ability triggered', () => {
    const scribe = unit(
      'Test Scribe',
      9,
      triggered({ on: 'damage', object: 'self' }, { do: 'draw', who: 'you', count: { event: 'amount' } }),
    );
    const hurt = position([{ hand: ['Test Rite'], base: ['Test Scribe'] }, {}], {
      definitions: [scribe, aims(UNIT, damage(3))],
    });
    expect(hurt.play(0, 'Test Rite').settle().hand(0)).toBe(3);
    const fawn = unit(
      'Test Fawn',
      1,
      triggered(
        { on: 'moved', object: 'self', match: { from: 'battlefield' } },
        { do: 'createToken', token: CUB, to: { event: 'source' } },
      ),
    );
    const away = reacts('Test Away', {
      effects: [{ do: 'moveTo', what: { each: { named: 'Test Fawn' } }, to: { each: { named: 'Rockfall Path' } } }],
    });
    const game = position([{ hand: ['Test Away'] }, {}], {
      definitions: [withKeyword(fawn, 'ganking'), away],
      battlefields: [
        { card: PEAK, controller: 0, units: ['Test Fawn'] },
        { card: GROVE, controller: 0, units: ['Noxus Hopeful'] },
        { card: 'Rockfall Path', controller: null },
      ],
    });
    game.move(0, 'Test Fawn', GROVE);
    game.play(0, 'Test Away').pass().pass();
    while (game.chain().length > 0) game.pass();
    expect(game.onBoard('Test Cub').map(({ battlefield }) => battlefield)).toContain(game.the(PEAK).id);
  });
});

describe('passive abilities', () => {
  it('riftbound:365.1 those of permanents are active in bases and at battlefields, and nowhere else', () => {
    const herald = (supertypes: string[] = []) =>
      card(
        'Test Herald',
        { types: ['Unit'], might: 1, supertypes },
        { kind: 'static', affects: [{ named: 'Noxus Hopeful' }], mods: [{ mod: 'add', stat: 'might', value: 2 }] },
      );
    const plain = Number(position([{ base: ['Noxus Hopeful'] }, {}]).might('Noxus Hopeful'));
    const more = (mine: object, at: string[] = [], supertypes: string[] = []) =>
      Number(
        position([{ base: ['Noxus Hopeful'], ...mine }, {}], {
          definitions: [herald(supertypes)],
          battlefields: [{ card: PEAK, controller: 0, units: at }, { card: GROVE }],
        }).might('Noxus Hopeful'),
      ) - plain;
    expect([more({ base: ['Noxus Hopeful', 'Test Herald'] }), more({}, ['Test Herald'])]).toEqual([2, 2]);
    const elsewhere = ['hand', 'trash', 'banishment', 'mainDeck'].map((zone) => more({ [zone]: ['Test Herald'] }));
    expect([...elsewhere, more({ championZone: ['Test Herald'] }, [], ['Champion'])]).toEqual([0, 0, 0, 0, 0]);
  });
  const fromTrash = (more: JsonObject = {}): JsonObject => ({
    kind: 'play',
    method: 'again',
    zone: 'trash',
    cost: energy(1),
    ...more,
  });
  it('riftbound:366.1 one that lets a card be played from the trash works there, under its condition, and in no other zone', () => {
    const legion = card(
      'Test Legion',
      { types: ['Unit'], might: 2, energy: 5 },
      fromTrash({ if: { exists: [{ named: 'Test Giant' }, { controller: 'you' }] } }),
    );
    const may = (zone: string, base: string[]) =>
      position([{ [zone]: ['Test Legion'], base, runes: [runes(2, 'Mind')] }, {}], { definitions: [legion, giant] })
        .offered()
        .includes('PLAY Test Legion');
    expect([may('trash', ['Test Giant']), may('trash', [])]).toEqual([true, false]);
    expect(['hand', 'banishment', 'mainDeck'].map((zone) => may(zone, ['Test Giant']))).toEqual([false, false, false]);
  });
  it('riftbound:366.2.a what a card says of its cost counts wherever it is played from', () => {
    const less: JsonObject = { kind: 'static', mods: [{ mod: 'cost', less: energy(3) }] };
    const own = (supertypes: string[], ...more: JsonObject[]) =>
      card('Test Cheap', { types: ['Unit'], might: 2, energy: 5, supertypes }, less, ...more);
    const spent = (mine: object, definition: JsonObject) => {
      const game = position([{ ...mine, runes: [runes(2, 'Mind')] }, {}], { definitions: [definition] }).play(
        0,
        'Test Cheap',
      );
      return game.runes(0).filter(({ exhausted }) => exhausted).length;
    };
    expect([
      spent({ hand: ['Test Cheap'] }, own([])),
      spent({ championZone: ['Test Cheap'] }, own(['Champion'])),
    ]).toEqual([2, 2]);
    expect(spent({ trash: ['Test Cheap'] }, own([], fromTrash({ cost: energy(5) })))).toBe(2);
  });
});

describe('events', () => {
  const skips = (on: JsonObject, body: JsonObject): JsonObject =>
    spell('Test Skip', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'createReplacement', replaces: { ...on, ...body }, entities: T0, once: true }],
    });
  it('riftbound:370.1.a that a unit is stunned or killed is an event, which is skipped once or replaced', () => {
    const stun = aims({ named: 'Test Giant' }, status('stunned'));
    const slay = aims({ named: 'Test Giant' }, { do: 'kill', what: T0 });
    const begin = (rite: JsonObject, on: JsonObject, body: JsonObject = { instead: [] }) =>
      position([{ hand: ['Test Skip', 'Test Rite', 'Test Rite'], base: ['Test Giant'] }, {}], {
        definitions: [giant, rite, skips(on, body)],
      });
    const stunned = begin(stun, { on: 'status', match: { status: 'stunned', on: true } });
    stunned.play(0, 'Test Skip').settle().play(0, 'Test Rite').settle();
    expect(stunned.unit('Test Giant').stunned).toBe(false);
    expect(stunned.play(0, 'Test Rite').settle().unit('Test Giant').stunned).toBe(true);
    const killed = begin(slay, { on: 'move', match: DEATH }, { instead: [draw(1)] });
    killed.play(0, 'Test Skip').settle().play(0, 'Test Rite').settle();
    expect([killed.onBoard('Test Giant').length, killed.hand(0)]).toEqual([1, 2]);
    expect(killed.play(0, 'Test Rite').settle().zones('Test Giant')).toEqual(['trash']);
  });
});
