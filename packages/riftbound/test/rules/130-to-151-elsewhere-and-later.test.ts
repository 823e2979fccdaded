/** Faces and symbols, and units, gear and their abilities where they are and where they aren't (130–151). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { choices } from '../support/kinds.js';
import { activated, card, gear, spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  energy,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';

const VIEWERS = [0, 1, 'spectator'] as const;
const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'];
const HIDING = {
  battlefields: [
    {
      card: PEAK,
      units: ['Watchful Sentry', { card: 'Noxus Hopeful', controller: 0 }],
      facedown: [{ card: 'Hidden Blade', turn: 1 }],
    },
    { card: GROVE },
  ],
};

describe('cards', () => {
  it('riftbound:130.4 whoever watches reads a card that is played, from the hand, from hiding or from elsewhere', () => {
    const game = position([{ hand: ['Test Rite'], championZone: ["Kai'Sa, Survivor"] }, {}], {
      ...HIDING,
      definitions: [spell('Test Rite', { effects: [draw(1)] })],
    });
    const read = (name: string) =>
      VIEWERS.map((viewer) => [
        game.view(viewer).stack[0]?.card,
        JSON.stringify(game.view(viewer).objects).includes(name),
      ]);
    game.choose(0, { kind: 'PLAY', card: 'Hidden Blade', method: 'hidden' });
    expect(read('Hidden Blade')).toEqual(VIEWERS.map(() => ['Hidden Blade', true]));
    game.calm().choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(read('Test Rite')).toEqual(VIEWERS.map(() => ['Test Rite', true]));
    game.settle().choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(read("Kai'Sa, Survivor")).toEqual(VIEWERS.map(() => ["Kai'Sa, Survivor", true]));
  });
  it('riftbound:133.4.b.1 however a spell was played, and whosever it is, it goes to its owner’s trash from the chain', () => {
    const hidden = position([{}, {}], HIDING);
    hidden.choose(0, { kind: 'PLAY', card: 'Hidden Blade', method: 'hidden' }).calm();
    expect(hidden.zones('Hidden Blade')).toEqual(['trash']);
    const lend = spell('Test Lend', {
      effects: [{ do: 'play', what: { each: [{ zone: 'trash' }, { owner: 'opponent' }] }, cost: [] }],
    });
    const lent = position([{ hand: ['Test Lend'] }, { trash: ['Test Gift'] }], {
      definitions: [lend, spell('Test Gift', { effects: [draw(1)] })],
    });
    lent.play(0, 'Test Lend').pass().pass();
    for (let d = lent.decision(); d.kind !== 'PRIORITY'; d = lent.decision())
      lent.answer(0, { choose: [d.options[0]?.id as string] });
    lent.settle();
    expect([lent.pile(1, 'trash'), lent.pile(0, 'trash'), lent.hand(0)]).toEqual([['Test Gift'], ['Test Lend'], 1]);
  });
  it('riftbound:135.2.e.6.b Power of each domain pays [C] of what has none: of cards, of abilities and of what is paid besides', () => {
    const own = energy(0, 'own');
    const tool = gear('Test Tool', { kind: 'activated', cost: own, effects: [draw(1)] });
    const plain = { ...tool, props: { ...(tool.props as JsonObject), domains: [] } };
    const rite = card(
      'Test Rite',
      { types: ['Spell'], domains: [] },
      {
        kind: 'spell',
        optional: [{ name: 'more', cost: own }],
        effects: [{ do: 'if', if: { paid: 'more' }, then: [draw(1)] }],
      },
    );
    const dear = card('Test Dear', { types: ['Unit'], might: 1, domains: [], power: ['own'] });
    for (const domain of DOMAINS) {
      const game = position(
        [{ hand: ['Test Rite', 'Test Dear'], base: ['Test Tool'], runes: [runes(3, domain)] }, {}],
        {
          definitions: [plain, rite, dear],
        },
      );
      game.use(0, 'Test Tool').settle().play(0, 'Test Rite', { paying: true }).settle().play(0, 'Test Dear');
      expect([game.hand(0), game.onBoard('Test Dear').length, game.runes(0).length]).toEqual([2, 1, 0]);
    }
  });
});

describe('units', () => {
  it('riftbound:141.1.a.1 each unit is shown at one battlefield or in one base, whoever controls it', () => {
    const game = position([{ base: ['Test Giant'] }, { base: ['Noxus Hopeful'] }], {
      definitions: [giant],
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Honest Broker')] },
        { card: GROVE, controller: null },
      ],
    });
    const shown = (name: string) => [game.unit(name).zone, game.unit(name).battlefield];
    expect([shown('Test Giant'), shown('Noxus Hopeful')]).toEqual([
      ['base', null],
      ['base', null],
    ]);
    expect(shown('Honest Broker')).toEqual(['battlefield', game.the(PEAK).id]);
    game.move(0, 'Test Giant', GROVE).settle();
    expect(shown('Test Giant')).toEqual(['battlefield', game.the(GROVE).id]);
    game.until({ turn: 5, step: 'main' }).move(0, 'Test Giant', 'base');
    expect(shown('Test Giant')).toEqual(['base', null]);
  });
  const everywhere = (rite: JsonObject, more: JsonObject[] = []) =>
    position(
      [
        {
          hand: ['Test Rite', 'Pouty Poro'],
          base: ['Test Giant', 'Test Tool'],
          trash: ['Test Recruit'],
          championZone: ["Kai'Sa, Survivor"],
        },
        { hand: ['Pouty Poro'], base: ['Noxus Hopeful'], trash: ['Watchful Sentry'], banishment: ['Test Recruit'] },
      ],
      {
        definitions: [rite, giant, recruit, gear('Test Tool'), ...more],
        battlefields: [
          { card: PEAK, controller: 1, units: [foe('Honest Broker')] },
          { card: GROVE, controller: 0, units: ['Test Soldier'] },
        ],
      },
    );
  const soldier = unit('Test Soldier', 3);
  const there = ['Honest Broker', 'Noxus Hopeful', 'Test Giant', 'Test Soldier'];
  it('riftbound:141.1.a.3 units of all players can be chosen in bases and at battlefields', () => {
    const game = everywhere(aims(UNIT, damage(1)), [soldier]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(choices(game)).toEqual(there);
  });
  it('riftbound:141.1.a.3 what is done to all units is done to each of them', () => {
    const game = everywhere(
      does({ do: 'modify', what: { each: UNIT }, mods: [{ mod: 'add', stat: 'might', value: 10 }] }),
      [soldier],
    );
    game.play(0, 'Test Rite').settle();
    expect(there.map((name) => Number(game.might(name)) > 10)).toEqual([true, true, true, true]);
  });
  it('riftbound:141.1.b.2 no unit of a hand, trash, banishment or champion zone is chosen, counted or changed', () => {
    const chosen = everywhere(aims(UNIT, damage(1)), [soldier]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(choices(chosen)).toEqual(there);
    const counted = everywhere(does({ do: 'stat', who: 'you', stat: 'points', amount: { count: UNIT } }), [soldier]);
    expect(counted.play(0, 'Test Rite').settle().points(0)).toBe(4);
  });
  it('riftbound:141.1.b.2 an ability that costs nothing is not activated of a unit elsewhere than on the board', () => {
    const worker = unit('Test Worker', 2, activated(draw(1)));
    const hero = card('Test Worker', { types: ['Unit'], might: 2, supertypes: ['Champion'] }, activated(draw(1)));
    const may = (mine: object, own = worker) =>
      position([mine, {}], { definitions: [own] })
        .offered()
        .includes('ACTIVATE Test Worker');
    const elsewhere = ['hand', 'trash', 'banishment', 'mainDeck'].map((zone) => may({ [zone]: ['Test Worker'] }));
    expect([...elsewhere, may({ championZone: ['Test Worker'] }, hero)]).toEqual([false, false, false, false, false]);
    expect(may({ base: ['Test Worker'] })).toBe(true);
  });
  it('riftbound:148.1.b.2 nor of gear, and what asks for gear finds none there', () => {
    const tool = gear('Test Tool', activated(draw(1)));
    const game = (zone: string) =>
      position(
        [{ hand: ['Test Rite'], base: ['Gold', 'Gold'] }, {}].map((mine, seat) => ({
          ...mine,
          ...(seat === 0 ? { [zone]: ['Test Tool', ...(zone === 'hand' ? ['Test Rite'] : [])] } : {}),
        })) as [object, object],
        {
          definitions: [tool, aims(GEAR, status('exhausted'))],
        },
      );
    for (const zone of ['hand', 'trash', 'banishment', 'mainDeck']) {
      expect(game(zone).offered()).not.toContain('ACTIVATE Test Tool');
      expect(choices(game(zone).choose(0, { kind: 'PLAY', card: 'Test Rite' }))).toEqual(['Gold', 'Gold']);
    }
    expect(position([{ base: ['Test Tool'] }, {}], { definitions: [tool] }).offered()).toContain('ACTIVATE Test Tool');
  });
  const inTrash = (what: JsonObject) =>
    aims([what, { zone: 'trash' }], { do: 'move', what: T0, to: 'hand', cause: 'return' });
  it('riftbound:141.1.b.3 units in the trash of either player are found by what speaks of those', () => {
    const game = everywhere(inTrash(UNIT), [soldier]).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(choices(game)).toEqual(['Test Recruit', 'Watchful Sentry']);
    game.choose(0, [{ card: 'Watchful Sentry' }]).settle();
    expect(game.pile(1, 'hand').sort()).toEqual(['Pouty Poro', 'Watchful Sentry']);
  });
  it('riftbound:148.1.b.3 gear in the trash of either player is found by what speaks of that', () => {
    const game = position([{ hand: ['Test Rite'], trash: ['Test Tool', 'Pouty Poro'] }, { trash: ['Test Other'] }], {
      definitions: [inTrash(GEAR), gear('Test Tool'), gear('Test Other')],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(choices(game)).toEqual(['Test Other', 'Test Tool']);
    game.choose(0, [{ card: 'Test Other' }]).settle();
    expect([game.pile(1, 'hand'), game.pile(0, 'hand')]).toEqual([['Test Other'], []]);
  });
  const elder = unit('Test Elder', 1, {
    kind: 'static',
    affects: { players: 'you' },
    mods: [{ mod: 'rule', rule: 'anyDamageKills' }],
  });
  it('riftbound:142.3 in another player’s turn damage is of who deals it, and that of a borrowed unit of who has it', () => {
    const nick = reacts('Test Nick', { targets: [{ what: { named: 'Test Giant' } }], effects: [damage(1)] });
    const answered = position(
      [
        { hand: ['Test Rite'], base: ['Test Giant'] },
        { hand: ['Test Nick'], base: ['Test Elder'] },
      ],
      { definitions: [elder, giant, nick, does(draw(1))] },
    );
    answered.play(0, 'Test Rite').pass().play(1, 'Test Nick').settle();
    expect(answered.onBoard('Test Giant')).toEqual([]);
    const thrower = unit('Test Thrower', 1, { ...activated(damage(1)), targets: [{ what: { named: 'Test Giant' } }] });
    const thrown = (whose: number) =>
      position(
        [
          { base: ['Test Elder'].slice(0, 1 - whose) },
          { base: ['Test Giant', { card: 'Test Thrower', controller: 0 }, ...['Test Elder'].slice(0, whose)] },
        ],
        { definitions: [elder, giant, thrower] },
      )
        .use(0, 'Test Thrower')
        .settle()
        .onBoard('Test Giant').length;
    expect([thrown(0), thrown(1)]).toEqual([0, 1]);
  });
  it('riftbound:143.1 each of several tags is one of the unit', () => {
    const kin = card('Test Kin', { types: ['Unit'], might: 1, tags: ['Poro', 'Yordle', 'Noxus'] });
    for (const tag of ['Poro', 'Yordle', 'Noxus']) {
      const game = position([{ hand: ['Test Rite'], base: ['Test Kin', 'Test Recruit'] }, {}], {
        definitions: [kin, recruit, does({ do: 'kill', what: { each: { has: ['tags', tag] } } })],
      });
      expect(game.unit('Test Kin').tags).toEqual(['Poro', 'Yordle', 'Noxus']);
      game.play(0, 'Test Rite').settle();
      expect([game.zones('Test Kin'), game.onBoard('Test Recruit').length]).toEqual([['trash'], 1]);
    }
  });
  const nicks = { ...activated(damage(1)), targets: [{ what: { named: 'Test Giant' } }] };
  it('riftbound:143.3.a damage of spells and abilities, of one’s own and another’s, is marked one beside the other', () => {
    const game = position(
      [
        { hand: ['Test Rite', 'Test Rite'], base: [{ card: 'Test Giant', damage: 1 }, 'Test Tool'] },
        { hand: ['Test Nick'] },
      ],
      {
        definitions: [
          giant,
          aims({ named: 'Test Giant' }, damage(1)),
          gear('Test Tool', nicks),
          reacts('Test Nick', { targets: [{ what: UNIT }], effects: [damage(1)] }),
        ],
      },
    );
    const marked = () => game.onBoard('Test Giant')[0]?.damage;
    game.play(0, 'Test Rite').pass().play(1, 'Test Nick').settle();
    expect(marked()).toBe(3);
    game.use(0, 'Test Tool').settle().play(0, 'Test Rite').settle();
    expect(marked()).toBe(5);
    expect(game.use(0, 'Test Tool').settle().zones('Test Giant')).toEqual(['trash']);
  });
  it('riftbound:143.3.b units are healed after a combat, wherever they are, and not after a showdown without one', () => {
    const fought = (defended: boolean) => {
      const game = position(
        [
          { base: ['Test Giant', { card: 'Test Soldier', damage: 1 }] },
          { base: [{ card: 'Noxus Hopeful', damage: 2 }] },
        ],
        {
          definitions: [giant, soldier, recruit],
          battlefields: [
            { card: PEAK, ...(defended ? { controller: 1, units: [foe('Test Recruit')] } : {}) },
            { card: GROVE },
          ],
        },
      );
      game.move(0, 'Test Giant', PEAK).settle();
      return ['Test Giant', 'Test Soldier', 'Noxus Hopeful'].map((name) => game.unit(name).damage);
    };
    expect([fought(true), fought(false)]).toEqual([
      [0, 0, 0],
      [0, 1, 2],
    ]);
  });
});

/** Whether the source’s ability is offered to its player: in the own open state, and while a spell is on the chain of either. */
const offeredWhen = (source: JsonObject): boolean[] => {
  const chain = spell('Test Chain', { effects: [draw(1)] });
  const begin = () =>
    position([{ hand: ['Test Chain'], base: ['Test Source'] }, { base: ['Test Source'] }], {
      definitions: [source, chain],
    });
  const may = (game: ReturnType<typeof begin>) => game.offered().includes('ACTIVATE Test Source');
  const closed = begin().play(0, 'Test Chain');
  return [may(begin()), may(closed), may(closed.pass())];
};
/** What becomes of an ability that draws a card when its source is killed in response. */
const withoutSource = (source: JsonObject): unknown[] => {
  const slay = reacts('Test Slay', { effects: [{ do: 'kill', what: { each: { named: 'Test Source' } } }] });
  const game = position([{ base: ['Test Source'] }, { hand: ['Test Slay'] }], { definitions: [source, slay] });
  game.use(0, 'Test Source').pass().play(1, 'Test Slay').settle();
  return [game.zones('Test Source'), game.hand(0)];
};
describe('abilities of units and gear', () => {
  it('riftbound:145.2 a unit’s ability is not activated in a closed state, whoever has closed it', () => {
    expect(offeredWhen(unit('Test Source', 2, activated(draw(1))))).toEqual([true, false, false]);
  });
  it('riftbound:151.2 a gear’s ability is not activated in a closed state, whoever has closed it', () => {
    expect(offeredWhen(gear('Test Source', activated(draw(1))))).toEqual([true, false, false]);
  });
  it('riftbound:145.2.a.1 a unit’s ability resolves although the unit has been killed meanwhile', () => {
    expect(withoutSource(unit('Test Source', 2, activated(draw(1))))).toEqual([['trash'], 1]);
  });
  it('riftbound:151.2.a.1 a gear’s ability resolves although the gear has been killed meanwhile', () => {
    expect(withoutSource(gear('Test Source', activated(draw(1))))).toEqual([['trash'], 1]);
  });
});
