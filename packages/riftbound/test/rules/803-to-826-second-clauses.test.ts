/** What rules about keywords say besides their main clauses (803–826). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, does, draw, energy, FRIEND, foe, giant, recruit, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const exhausted = (game: RiftboundPlay): number => game.runes(0).filter((rune) => rune.exhausted).length;
const costing = (definition: JsonObject, amount: number, more: JsonObject = {}): JsonObject => ({
  ...definition,
  props: { ...(definition.props as JsonObject), energy: amount, ...more },
});
const fought = (zero: PlayerSetup, theirs: string[], definitions: JsonObject[]): RiftboundPlay =>
  position([zero, {}], {
    battlefields: [{ card: PEAK, controller: 1, units: theirs.map((one) => foe(one)) }, { card: GROVE }],
    definitions: [giant, recruit, ...definitions],
  });

describe('keywords', () => {
  it('riftbound:803 what triggers at the same time by keywords is offered in the order of these on the card', () => {
    const offers = (...keywords: string[]) => {
      const scout = keywords.reduce((one, word) => withKeyword(one, word), unit('Test Scout', 1));
      const axe = card('Test Axe', { types: ['Gear'], tags: ['Equipment'] });
      const game = position([{ hand: ['Test Scout'], base: ['Test Axe'] }, {}], { definitions: [scout, axe] });
      return game
        .play(0, 'Test Scout')
        .decision()
        .options.map(({ label }) => String(label).includes('weaponmaster'));
    };
    expect(offers('vision', 'weaponmaster')).toEqual([false, true]);
    expect(offers('weaponmaster', 'vision')).toEqual([true, false]);
  });
  it('riftbound:805.1.a.2 where the Power is of its own domain a unit without one takes any', () => {
    const cost = [{ pay: 'resources', energy: 0, power: ['own'] }];
    const ready = (domains: string[], domain: string) => {
      const swift = withKeyword(costing(unit('Test Swift', 1), 0, { domains }), 'accelerate', { cost });
      return position([{ hand: ['Test Swift'], runes: [runes(1, domain)] }, {}], { definitions: [swift] })
        .play(0, 'Test Swift', { paying: true })
        .ready('Test Swift');
    };
    expect([ready([], 'Order'), ready([], 'Fury'), ready(['Mind'], 'Mind'), ready(['Mind'], 'Fury')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
  it('riftbound:805.2.b a unit that loses Accelerate once that is paid enters ready', () => {
    const swift = withKeyword(unit('Test Swift', 1), 'accelerate', { cost: energy(1) });
    const numb = gear('Test Numb', {
      kind: 'static',
      affects: [{ zone: 'chain' }, UNIT],
      mods: [{ mod: 'loseAbilities' }],
      if: { exists: [{ has: ['types', 'Rune'] }, { status: 'exhausted' }] },
    });
    const game = position([{ hand: ['Test Swift'], base: ['Test Numb'] }, {}], { definitions: [swift, numb] });
    expect(game.play(0, 'Test Swift', { paying: true }).ready('Test Swift')).toBe(true);
  });
  it('riftbound:806.3, riftbound:813.3.a a unit with such a speed has no more places than others', () => {
    for (const speed of ['action', 'reaction']) {
      const quick = withKeyword(unit('Test Quick', 1), speed);
      const game = fought({ base: ['Test Giant'], hand: ['Test Quick'] }, ['Test Recruit'], [quick]);
      game.move(0, 'Test Giant', PEAK).choose(0, { kind: 'PLAY', card: 'Test Quick' });
      // The base is the only place, so that nothing is asked.
      expect([game.decision().kind, game.where('Test Quick')]).toEqual(['PRIORITY', 'base']);
    }
  });
  it('riftbound:806.4, riftbound:813.4 what a passive ability gives to cards of a hand they have while its condition holds', () => {
    const drums = (keyword: string) =>
      gear('Test Drums', {
        kind: 'static',
        affects: [{ zone: 'hand' }, { owner: 'you' }],
        if: { exists: [UNIT, { controller: 'you' }, { named: 'Test Recruit' }] },
        mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }],
      });
    const late = spell('Test Late', { effects: [draw(1)] });
    const inShowdown = (...base: string[]) =>
      fought(
        { base: ['Test Giant', 'Test Drums', ...base], hand: ['Test Late'] },
        ['Test Giant'],
        [drums('action'), late],
      )
        .move(0, 'Test Giant', PEAK)
        .offered()
        .includes('PLAY Test Late');
    const onChain = (...base: string[]) =>
      position([{ hand: ['Test Late', 'Test Rite'], base: ['Test Drums', ...base] }, {}], {
        definitions: [drums('reaction'), late, recruit, does(draw(1))],
      })
        .play(0, 'Test Rite')
        .offered()
        .includes('PLAY Test Late');
    expect([inShowdown('Test Recruit'), inShowdown()]).toEqual([true, false]);
    expect([onChain('Test Recruit'), onChain()]).toEqual([true, false]);
  });
  it('riftbound:807.1.d.1, riftbound:814.1.d.1 Assault and Shield end with the combat for what stays there', () => {
    const lion = (keyword: string) => withKeyword(unit('Test Lion', 3), keyword, { value: 2 });
    const attacks = fought({ base: ['Test Lion'] }, ['Test Recruit'], [lion('assault')]).move(0, 'Test Lion', PEAK);
    expect(attacks.might('Test Lion')).toBe(5);
    expect([attacks.calm().where('Test Lion'), attacks.might('Test Lion')]).toEqual([PEAK, 3]);
    const defends = fought({ base: ['Test Recruit'] }, ['Test Lion'], [lion('shield')]).move(0, 'Test Recruit', PEAK);
    expect(defends.might('Test Lion')).toBe(5);
    expect([defends.calm().where('Test Lion'), defends.might('Test Lion')]).toEqual([PEAK, 3]);
  });
  it('riftbound:808.1.d what goes to the hand or is banished has not died', () => {
    const bell = withKeyword(unit('Test Bell', 3), 'deathknell', { effects: [draw(1)] });
    const drawn = (to: string, cause: string) =>
      position([{ hand: ['Test Rite'], base: ['Test Bell'] }, {}], {
        definitions: [bell, does({ do: 'move', what: { each: FRIEND }, to, cause })],
      })
        .play(0, 'Test Rite')
        .settle()
        .count(0, 'mainDeck');
    expect([drawn('hand', 'return'), drawn('banishment', 'banish'), drawn('trash', 'kill')]).toEqual([20, 20, 19]);
  });
  it('riftbound:811.1.c.1 nothing that waits for a card being played sees one hidden, riftbound:811.4 which is played in one way', () => {
    const trap = withKeyword(withKeyword(spell('Test Trap', { effects: [draw(1)] }), 'hidden'), 'hidden');
    const listener = gear('Test Listener', triggered({ on: 'play', player: 'you' }, draw(1)));
    const game = position([{ hand: ['Test Trap'], base: ['Test Listener'] }, {}], {
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Recruit'] }, { card: GROVE }],
      definitions: [recruit, trap, listener],
    })
      .hide(0, 'Test Trap', PEAK)
      .settle();
    expect([game.hand(0), game.happened('ABILITY_TRIGGERED')]).toEqual([0, []]);
    game.until({ turn: 5, step: 'main' });
    expect(game.offered().filter((one) => one === 'PLAY Test Trap')).toHaveLength(1);
  });
  it('riftbound:811.1.c.3 focus passes in a showdown when the chain of a hidden card is over', () => {
    const trap = withKeyword(spell('Test Trap', { effects: [draw(1)] }), 'hidden');
    const game = position([{ hand: ['Test Trap'], base: ['Test Giant'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 0, units: ['Test Recruit'] },
        { card: GROVE, controller: 1, units: [foe('Test Recruit')] },
      ],
      definitions: [giant, recruit, trap],
    }).hide(0, 'Test Trap', PEAK);
    game.until({ turn: 5, step: 'main' }).move(0, 'Test Giant', GROVE);
    expect(game.focus).toBe(0);
    game.play(0, 'Test Trap', { method: 'hidden' }).pass().pass();
    expect([game.turnState(), game.focus]).toEqual(['showdownOpen', 1]);
  });
  it('riftbound:813.3 with Reaction it costs what it costs', () => {
    const quick = withKeyword(costing(spell('Test Quick', { effects: [draw(1)] }), 2), 'reaction');
    expect(exhausted(position([{ hand: ['Test Quick'] }, {}], { definitions: [quick] }).play(0, 'Test Quick'))).toBe(2);
  });
  it('riftbound:815.1.c.1, riftbound:826.4.a of two that come first, or last, no two have less than lethal damage', () => {
    for (const keyword of ['tank', 'backline']) {
      const two = ['Test One', 'Test Two'].map((name) => withKeyword(unit(name, 2), keyword));
      const game = fought({ base: ['Test Striker'] }, ['Test One', 'Test Two'], [unit('Test Striker', 2), ...two])
        .move(0, 'Test Striker', PEAK)
        .until({ kind: 'COMBAT_DAMAGE' });
      const allows = (amounts: { [name: string]: number }): boolean => {
        const distribute = Object.entries(amounts).map(([name, amount]) => ({ option: { card: name }, amount }));
        return game.service.submit(game.state, [{ seat: 0, distribute }]).ok;
      };
      expect([allows({ 'Test One': 1, 'Test Two': 1 }), allows({ 'Test Two': 2 })]).toEqual([false, true]);
    }
  });
  it('riftbound:817.1.c Vision triggers as its own permanent enters, and not as another does', () => {
    const seer = withKeyword(unit('Test Seer', 1), 'vision');
    const game = position([{ hand: ['Test Recruit'], base: ['Test Seer'] }, {}], { definitions: [seer, recruit] })
      .play(0, 'Test Recruit')
      .settle();
    expect([game.decision().kind, game.happened('ABILITY_TRIGGERED')]).toEqual(['PRIORITY', []]);
  });
  it('riftbound:820.1.c.3 paid once, it is done once more', () => {
    const again = spell('Test Again', {
      effects: [draw(1)],
      optional: [{ name: 'repeat', cost: energy(1), times: 1 }],
    });
    const game = position([{ hand: ['Test Again'] }, {}], { definitions: [again] });
    expect(game.play(0, 'Test Again', { paying: true }).settle().hand(0)).toBe(2);
  });
});

describe('Equip and Weaponmaster', () => {
  const equipment = (name: string, ...cost: JsonObject[]): JsonObject =>
    card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 }, { kind: 'keyword', keyword: 'equip', cost });
  const master = withKeyword(unit('Test Master', 3), 'weaponmaster');
  it('riftbound:818.1.c.1 what triggers on its choice goes on the chain above Equip', () => {
    const proud = unit('Test Proud', 2, triggered({ on: 'target', object: 'self' }, draw(1)));
    const game = position([{ base: ['Test Blade', 'Test Proud'] }, {}], {
      definitions: [proud, equipment('Test Blade', ...energy(1))],
    }).use(0, 'Test Blade');
    expect([game.chain(), game.unit('Test Blade').attachedTo ?? null]).toEqual([['Test Proud', 'Test Blade'], null]);
  });
  const plays = (
    cost: JsonObject[],
    more: { base?: string[]; definitions?: JsonObject[]; runes?: JsonObject[] } = {},
  ) =>
    position(
      [
        {
          hand: ['Test Master'],
          base: ['Test Axe', ...(more.base ?? [])],
          ...(more.runes ? { runes: more.runes } : {}),
        },
        {},
      ],
      { definitions: [master, equipment('Test Axe', ...cost), ...(more.definitions ?? [])] },
    ).play(0, 'Test Master');
  it('riftbound:821.1.b nothing need be chosen, and its cost is one Power less', () => {
    const game = plays(energy(1, 'Mind'));
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', min: 0, max: 1 });
    game.choose(0, { card: 'Test Axe' }).settle().answer(0, { confirm: true }).settle();
    expect([exhausted(game), game.runes(0).length, game.might('Test Master')]).toEqual([1, 18, 5]);
  });
  it('riftbound:821.1.c.2 what makes Equip cheaper makes it so for Weaponmaster', () => {
    const smith = gear('Test Smith', {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'cost', abilities: true, using: 'equip', less: energy(1) }],
    });
    const paid = (...base: string[]) => {
      const game = plays(energy(3), { base, definitions: [smith] });
      return exhausted(game.choose(0, { card: 'Test Axe' }).settle().answer(0, { confirm: true }).settle());
    };
    expect([paid(), paid('Test Smith')]).toEqual([3, 2]);
  });
  it('riftbound:821.1.c.5 what is chosen and can’t be paid for stays where it is', () => {
    const game = plays(energy(9), { runes: [runes(3, 'Mind')] });
    game.choose(0, { card: 'Test Axe' }).settle();
    expect([game.decision().kind, game.unit('Test Axe').attachedTo ?? null]).toEqual(['PRIORITY', null]);
  });
  it('riftbound:821.2 a unit with it on the board does nothing as another one is played', () => {
    const game = position([{ hand: ['Test Recruit'], base: ['Test Master', 'Test Axe'] }, {}], {
      definitions: [master, recruit, equipment('Test Axe', ...energy(1))],
    }).play(0, 'Test Recruit');
    expect([game.decision().kind, game.chain()]).toEqual(['PRIORITY', []]);
  });
  it('riftbound:745.2 counters of an opponent’s unit are not spent, though the cost asks for any unit', () => {
    const altar = gear('Test Altar', {
      kind: 'activated',
      cost: [{ pay: 'spendBuff', what: [UNIT] }],
      effects: [draw(1)],
    });
    const offered = (mine: boolean) =>
      position(
        [
          { base: ['Test Altar', { card: 'Test Recruit', buffed: mine }] },
          { base: [{ card: 'Test Giant', buffed: true }] },
        ],
        { definitions: [recruit, giant, altar] },
      )
        .offered()
        .includes('ACTIVATE Test Altar');
    expect([offered(true), offered(false)]).toEqual([true, false]);
  });
});

describe('keywords that others depend on', () => {
  it('riftbound:824.1.c so much XP as Level says is enough, and less is not', () => {
    const veteran = withKeyword(
      unit('Test Veteran', 1, {
        kind: 'static',
        if: { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] },
        mods: [{ mod: 'add', stat: 'might', value: 4 }],
      }),
      'level',
      { value: 3 },
    );
    const might = (xp: number) =>
      position([{ xp, base: ['Test Veteran'] }, {}], { definitions: [veteran] }).might('Test Veteran');
    expect([might(2), might(3)]).toEqual([1, 5]);
  });
  it('riftbound:828.1.d what depends on being Empowered is there as it becomes so', () => {
    const becomes = { on: 'status', object: 'self', match: { status: 'empowered', on: true } };
    const idol = withKeyword(
      gear(
        'Test Idol',
        { kind: 'keyword', keyword: 'empower', cost: [] },
        { ...triggered(becomes, draw(1)), if: { is: ['self', { status: 'empowered' }] } },
      ),
      'empowered',
    );
    const game = position([{ base: ['Test Idol'] }, {}], { definitions: [idol] })
      .use(0, 'Test Idol')
      .settle();
    expect([game.unit('Test Idol').empowered, game.hand(0)]).toEqual([true, 1]);
  });
});

describe('skipping and moving', () => {
  it('riftbound:443.1.a.2 a step is skipped as well, riftbound:443.2.a and nothing triggers on what is skipped', () => {
    const lazy = (step: string) =>
      gear('Test Lazy', { kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'rule', rule: 'skips', step }] });
    const clock = (step: string) => gear('Test Clock', triggered({ on: 'step', match: { step }, player: 'you' }, XP));
    const game = (skipped: string, step = 'draw') =>
      position([{}, { base: ['Test Lazy', 'Test Clock'] }], {
        battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: PEAK }],
        definitions: [recruit, lazy(skipped), clock(step)],
      }).until({ turn: 4, step: 'main' });
    expect([game('scoring').points(1), game('channel').points(1)]).toEqual([0, 1]);
    expect([game('channel').xp(1) ?? 0, game('draw').xp(1) ?? 0]).toEqual([1, 0]);
  });
  const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
  it('riftbound:446.1 what triggers on a move does not on a recall', () => {
    const roamer = unit('Test Roamer', 2, triggered({ on: 'moved', object: 'self' }, draw(1)));
    const game = position([{ hand: ['Test Rite'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Roamer'] }, { card: PEAK }],
      definitions: [roamer, aims(UNIT, { do: 'recall', what: { target: 0 } })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.where('Test Roamer'), game.hand(0)]).toEqual(['base', 0]);
  });
});
