/** Costs, priority, cleanups, timing and targets: of abilities as of spells, and for the player whose turn it is not (204–366). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
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
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const DEATH: JsonObject = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
const answer = reacts('Test Answer', { effects: [draw(1)] });
const spent = (game: RiftboundPlay, seat: number): number =>
  game.runes(seat).filter(({ exhausted }) => exhausted).length;

describe('costs and priority', () => {
  it('riftbound:204.3 a cost within instructions is paid by whoever follows them, of spells and of abilities, in either turn', () => {
    const offer: JsonObject = { do: 'pay', cost: energy(2), then: [draw(1)] };
    const mine = { runes: [runes(2, 'Mind')] };
    const used = position([{ ...mine, base: ['Test Tool'] }, mine], {
      definitions: [gear('Test Tool', activated(offer))],
    }).use(0, 'Test Tool');
    expect(spent(used, 0)).toBe(0);
    used.pass().pass().answer(0, { confirm: true });
    expect([spent(used, 0), spent(used, 1), used.hand(0)]).toEqual([2, 0, 1]);
    const reply = position(
      [
        { ...mine, hand: ['Test Answer'] },
        { ...mine, hand: ['Test Reply'] },
      ],
      { definitions: [answer, reacts('Test Reply', { effects: [offer] })] },
    );
    reply.play(0, 'Test Answer').pass().play(1, 'Test Reply').pass().pass().answer(1, { confirm: true });
    expect([spent(reply, 0), spent(reply, 1), reply.hand(1)]).toEqual([0, 2, 1]);
    const declined = position([{ ...mine, base: ['Test Tool'] }, {}], {
      definitions: [gear('Test Tool', activated(offer))],
    }).use(0, 'Test Tool');
    declined.pass().pass().answer(0, { confirm: false });
    expect([spent(declined, 0), declined.hand(0)]).toEqual([0, 0]);
  });
  it('riftbound:312.2.c whoever controls the newest item has priority, be it a card or an ability, with a showdown or without', () => {
    const tool = gear('Test Tool', { ...activated(draw(1)), timing: 'reaction' });
    const swift = withKeyword(spell('Test Swift', { effects: [draw(1)] }), 'action');
    const mine = { hand: ['Test Answer', 'Test Swift'], base: ['Test Tool', 'Noxus Hopeful'] };
    for (const shown of [false, true]) {
      const begin = () => {
        const game = position([mine, mine], { definitions: [answer, tool, swift] });
        if (shown) game.move(0, { card: 'Noxus Hopeful', controller: 0 }, PEAK);
        return game.play(0, 'Test Swift');
      };
      expect(begin().decision().seat).toBe(0);
      expect(begin().pass().play(1, 'Test Answer').decision().seat).toBe(1);
      const used = begin().pass().use(1, 'Test Tool');
      expect([used.decision().seat, used.view().turn.priority]).toEqual([1, 1]);
      expect(used.pass().play(0, 'Test Answer').decision().seat).toBe(0);
    }
  });
});

describe('showdowns', () => {
  const go = (name: string): JsonObject => ({
    do: 'moveTo',
    what: { each: { named: name } },
    to: { each: { named: PEAK } },
  });
  it('riftbound:316.8.b whoever contests a battlefield, and however their unit came there, a showdown is staged', () => {
    const moved = (name: string) => {
      const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, { base: ['Noxus Hopeful'] }], {
        definitions: [giant, does(go(name))],
      }).play(0, 'Test Rite');
      game.pass().pass();
      return [game.the(PEAK).contested, game.turnState(), game.happened('SHOWDOWN_BEGAN').length, game.focus];
    };
    expect([moved('Test Giant'), moved('Noxus Hopeful')]).toEqual([
      [0, 'showdownOpen', 1, 0],
      [1, 'showdownOpen', 1, 1],
    ]);
    const at = gear('Test Gate', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'unitsPlayableAt', at: { named: PEAK } }],
    });
    const played = position([{ hand: ['Test Recruit'], base: ['Test Gate'] }, {}], { definitions: [at, recruit] }).play(
      0,
      'Test Recruit',
      { at: PEAK },
    );
    expect([played.the(PEAK).contested, played.turnState()]).toEqual([0, 'showdownOpen']);
  });
  it('riftbound:316.8.b.1.a a showdown that either player has begun becomes a combat as units of the other one come', () => {
    const come = (name: string) => withKeyword(spell('Test Come', { effects: [go(name)] }), 'action');
    const begun = (first: string, second: string, seat: number) => {
      const game = position(
        [
          { hand: ['Test Rite', 'Test Come'], base: ['Test Giant'] },
          { hand: ['Test Come'], base: ['Noxus Hopeful'] },
        ],
        { definitions: [giant, does(go(first)), come(second)] },
      );
      game.play(0, 'Test Rite').pass().pass();
      expect(game.happened('COMBAT_BEGAN')).toEqual([]);
      if (game.decision().seat !== seat) game.pass();
      game.play(seat, 'Test Come').pass().pass();
      const [{ attacker, defender } = {}] = game.happened('COMBAT_BEGAN');
      return [attacker, defender];
    };
    expect([begun('Test Giant', 'Noxus Hopeful', 1), begun('Noxus Hopeful', 'Test Giant', 0)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('cleanups and pending items', () => {
  const hits = {
    ...triggered({ on: 'play', object: 'self' }, damage(9)),
    targets: [{ what: { named: 'Noxus Hopeful' } }],
  };
  it('riftbound:321.1 a cleanup follows what a spell, an activated ability or a triggered one has resolved to', () => {
    const begin = () =>
      position([{ hand: ['Test Rite', 'Test Hunter'], base: ['Test Tool'] }, { base: ['Noxus Hopeful'] }], {
        definitions: [
          aims(ENEMY, damage(9)),
          unit('Test Hunter', 1, hits),
          gear('Test Tool', { ...activated(damage(9)), targets: [{ what: ENEMY }] }),
        ],
      });
    for (const game of [begin().play(0, 'Test Rite'), begin().use(0, 'Test Tool'), begin().play(0, 'Test Hunter')]) {
      expect(game.zones('Noxus Hopeful')).toEqual(['base']);
      game.pass().pass();
      expect([game.zones('Noxus Hopeful'), game.turnState()]).toEqual([['trash'], 'neutralOpen']);
    }
  });
  it('riftbound:334.2.a what an ability made due is done before the next item of the chain is looked at', () => {
    const tool = gear('Test Tool', { ...activated(damage(9)), timing: 'reaction', targets: [{ what: ENEMY }] });
    const counts = does({ do: 'draw', who: 'you', count: { count: ENEMY } });
    const mourner = gear('Test Mourner', triggered({ on: 'move', object: UNIT, match: DEATH }, draw(1)));
    const game = position(
      [{ hand: ['Test Rite'], base: ['Test Tool', 'Test Mourner'] }, { base: ['Noxus Hopeful', 'Honest Broker'] }],
      { definitions: [tool, counts, mourner] },
    );
    game
      .play(0, 'Test Rite')
      .use(0, 'Test Tool')
      .choose(0, [{ card: 'Noxus Hopeful' }])
      .pass()
      .pass();
    expect([game.zones('Noxus Hopeful'), game.chain()]).toEqual([['trash'], ['Test Mourner', 'Test Rite']]);
    expect(game.settle().hand(0)).toBe(2);
  });
  it('riftbound:338.1.a.5 who has begun a chain with an ability adds to it, a card or another ability', () => {
    const tool = gear('Test Tool', { ...activated(draw(1)), timing: 'reaction' });
    const begin = (seat: number) =>
      position(
        [0, 1].map((one) => (one === seat ? { hand: ['Test Answer'], base: ['Test Tool', 'Test Spring'] } : {})) as [
          object,
          object,
        ],
        {
          turn: { active: seat },
          definitions: [answer, tool, gear('Test Spring', activated(draw(1)))],
        },
      ).use(seat, 'Test Spring');
    for (const seat of [0, 1]) {
      expect(begin(seat).play(seat, 'Test Answer').chain()).toEqual(['Test Answer', 'Test Spring']);
      expect(begin(seat).use(seat, 'Test Tool').chain()).toEqual(['Test Tool', 'Test Spring']);
    }
  });
  it('riftbound:340.3 what the other player has pending after a resolution is finalized before the chain goes on', () => {
    const mourner = unit('Test Mourner', 1, {
      ...triggered({ on: 'move', object: 'self', match: DEATH }, damage(1)),
      targets: [{ what: ENEMY }],
    });
    const slay = reacts('Test Slay', { effects: [{ do: 'kill', what: { each: { named: 'Test Mourner' } } }] });
    for (const shown of [false, true]) {
      const rite = withKeyword(does(draw(1)), 'action');
      const game = position(
        [{ hand: ['Test Rite', 'Test Slay'], base: ['Test Giant', 'Noxus Hopeful'] }, { base: ['Test Mourner'] }],
        { definitions: [mourner, slay, rite, giant] },
      );
      if (shown) game.move(0, 'Noxus Hopeful', PEAK);
      game.play(0, 'Test Rite').play(0, 'Test Slay').pass().pass();
      expect([game.decision().kind, game.decision().seat]).toEqual(['TARGETS', 1]);
      game.choose(1, [{ card: 'Test Giant' }]);
      expect([game.chain(), game.decision().seat]).toEqual([['Test Mourner', 'Test Rite'], 1]);
    }
  });
});

describe('choices and targets', () => {
  it('riftbound:355.5.b units and gear of either player are played though what they trigger has nothing to choose', () => {
    const kills = {
      ...triggered({ on: 'play', object: 'self' }, { do: 'kill', what: T0 }),
      targets: [{ what: { named: 'Gold' } }],
    };
    for (const seat of [0, 1])
      for (const source of [unit('Test Source', 1, kills), gear('Test Source', kills)]) {
        const begin = (base: string[]) =>
          position([0, 1].map((one) => (one === seat ? { hand: ['Test Source'], base } : {})) as [object, object], {
            turn: { active: seat },
            definitions: [source],
          }).choose(seat, { kind: 'PLAY', card: 'Test Source' });
        expect([begin([]).decision().kind, begin([]).onBoard('Test Source').length]).toEqual(['PRIORITY', 1]);
        const asked = begin(['Gold', 'Gold']);
        expect([asked.decision().kind, asked.onBoard('Test Source').length]).toEqual(['TARGETS', 1]);
      }
  });
  it('riftbound:355.10.d.1 what happens to be the only one to choose is a target, of either player, of spells and of abilities', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'target', object: UNIT }, { do: 'stat', who: 'you', stat: 'points', amount: 1 }),
    );
    const touched = (what: JsonObject[], whose: number) => {
      const game = position(
        [
          { hand: ['Test Rite'], base: ['Test Watch', 'Test Tool', ...(whose === 0 ? ['Test Giant'] : [])] },
          { base: whose === 1 ? ['Test Giant'] : [] },
        ],
        {
          definitions: [
            watch,
            giant,
            aims(what, damage(1)),
            gear('Test Tool', { ...activated(damage(1)), targets: [{ what }] }),
          ],
        },
      );
      game.play(0, 'Test Rite').settle();
      const once = game.points(0);
      return [once, game.use(0, 'Test Tool').settle().points(0), game.unit('Test Giant').damage];
    };
    expect([touched(ENEMY, 1), touched(FRIEND, 0)]).toEqual([
      [1, 2, 2],
      [1, 2, 2],
    ]);
    const all = does({ do: 'damage', to: { each: UNIT }, amount: 1 });
    const each = position([{ hand: ['Test Rite'], base: ['Test Watch'] }, { base: ['Test Giant'] }], {
      definitions: [watch, giant, all],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([each.points(0), each.unit('Test Giant').damage]).toEqual([0, 1]);
  });
  it('riftbound:355.12 what an ability may do something with is chosen as it is put on the chain, and is left alone if it does not', () => {
    const may = { effects: [{ do: 'may', then: [{ do: 'kill', what: T0 }] }], targets: [{ what: ENEMY }] };
    for (const source of [
      gear('Test Source', { kind: 'activated', cost: [], ...may }),
      gear('Test Source', { kind: 'triggered', on: { on: 'play', player: 'you', object: UNIT }, ...may }),
    ])
      for (const confirm of [false, true]) {
        const game = position(
          [{ hand: ['Test Recruit'], base: ['Test Source'] }, { base: ['Test Giant', 'Noxus Hopeful'] }],
          { definitions: [source, recruit, giant] },
        );
        if (game.offered().includes('ACTIVATE Test Source')) game.use(0, 'Test Source');
        else game.play(0, 'Test Recruit');
        expect([game.decision().kind, game.decision().min]).toEqual(['TARGETS', 1]);
        game.choose(0, [{ card: 'Test Giant' }]);
        expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Test Giant' }]);
        game.pass().pass().answer(0, { confirm }).settle();
        expect([game.onBoard('Test Giant').length, game.onBoard('Noxus Hopeful').length]).toEqual([confirm ? 0 : 1, 1]);
      }
  });
  const bolt = { effects: [damage(1)], targets: [{ what: [...ENEMY, { is: 'atBattlefield' }] }] };
  const field = { battlefields: [{ card: PEAK, controller: 1, units: [foe('Noxus Hopeful')] }, { card: GROVE }] };
  const steps = (name: string, effect: JsonObject) => reacts(name, { effects: [effect] });
  const shoo = (to: JsonObject | string): JsonObject => ({
    do: 'moveTo',
    what: { each: { named: 'Noxus Hopeful' } },
    to,
  });
  const hurt = (...answers: JsonObject[]) => {
    const game = position([{ base: ['Test Tool'] }, { hand: answers.map(({ name }) => String(name)) }], {
      ...field,
      definitions: [gear('Test Tool', { kind: 'activated', cost: [], ...bolt }), ...answers],
    });
    game.use(0, 'Test Tool');
    for (const one of answers) {
      if (game.decision().seat === 0) game.pass();
      game.play(1, String(one.name)).pass().pass();
    }
    game.calm();
    return game.onBoard('Noxus Hopeful').map((one) => one.damage);
  };
  it('riftbound:359.3.e.3 a target of an ability that fits again, moved away and back by its own player, is legal', () => {
    const [away, back] = [steps('Test Away', shoo('base')), steps('Test Back', shoo({ each: { named: PEAK } }))];
    expect([hurt(), hurt(away), hurt(away, back)]).toEqual([[1], [0], [1]]);
  });
  it('riftbound:359.3.e.4 a target of an ability that has left the board and come back is another one', () => {
    const blink = spell('Test Blink', {
      effects: [
        { do: 'move', what: { each: { named: 'Noxus Hopeful' } }, to: 'banishment', cause: 'banish', save: 'it' },
        { do: 'move', what: { saved: 'it' }, to: 'board' },
        shoo({ each: { named: PEAK } }),
      ],
    });
    expect(hurt(withKeyword(blink, 'reaction'))).toEqual([0]);
  });
  it('riftbound:359.3.e.9 an ability leaves alone what is no longer as it asks for: another player’s by then, or elsewhere', () => {
    const take = {
      do: 'modify',
      what: { each: { named: 'Noxus Hopeful' } },
      mods: [{ mod: 'control', to: 'you' }],
      until: { kind: 'permanent' },
    };
    const game = position([{ hand: ['Test Take'], base: ['Test Tool'] }, { base: ['Noxus Hopeful'] }], {
      definitions: [
        gear('Test Tool', { kind: 'activated', cost: [], effects: [damage(1), draw(1)], targets: [{ what: ENEMY }] }),
        steps('Test Take', take),
      ],
    });
    game.use(0, 'Test Tool').play(0, 'Test Take').settle();
    expect([game.unit('Noxus Hopeful').controller, game.unit('Noxus Hopeful').damage, game.hand(0)]).toEqual([0, 0, 1]);
    expect(hurt(steps('Test Away', shoo('base')))).toEqual([0]);
  });
  it('riftbound:366.1 what lets its card be played from the trash lets its owner do so, and nobody else', () => {
    const legion = card(
      'Test Legion',
      { types: ['Unit'], might: 2 },
      { kind: 'play', method: 'again', zone: 'trash', cost: [] },
    );
    for (const seat of [0, 1])
      for (const active of [0, 1]) {
        const players = [0, 1].map((one) => (one === seat ? { trash: ['Test Legion'] } : {})) as [object, object];
        const game = position(players, { turn: { active }, definitions: [legion] });
        expect(game.offered().includes('PLAY Test Legion')).toBe(seat === active);
      }
  });
});
