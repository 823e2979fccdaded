import type { JsonObject } from '@arbiter/engine';
import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const of = (own: JsonObject, ...elements: string[]): JsonObject => ({
  ...own,
  props: { ...(own.props as JsonObject), elements },
});
const blow = (amount: number, element = 'norm'): JsonObject => {
  const made = action('Blow', {
    targets: [on('Ally', 'Champion')],
    effects: [{ do: 'damage', to: { target: 0 }, amount }],
  });
  return of(made, element);
};
const shards = (sheen: number) =>
  action('Shards', {
    effects: [
      { do: 'mastery', name: 'Fractured Memories' },
      { do: 'putOnMastery', kind: 'sheen', amount: sheen },
    ],
  });
const at = (play: ArchivePlay, seat: number) => ({ object: play.champion(seat).id }) as never;

describe('allies that enter', () => {
  it('Raziel, Archangel of Libra, imbued, banishes two cards of the memory for a glimpse and two from the deck', () => {
    const entered = (element: string, memory: number) => {
      const play = game(
        hero('Cleric', 'norm'),
        0,
        { hand: ['Raziel, Archangel of Libra', 'Mote', 'Mote', 'Mote'], memory: some(memory) },
        {},
        { definitions: [of(thing('Mote', { types: ['Item'], costKind: 'reserve', cost: 9 }), element)] },
      );
      play.activateCard(0, 'Raziel, Archangel of Libra');
      while (play.decision().kind === 'IMBUE' || play.decision().shape === 'CONFIRM') play.answer(0, { confirm: true });
      play.resolveAll();
      while (!isWindow(play.decision())) play.answer(0, play.decision().default as never);
      return [play.count(0, 'banishment'), play.count(0, 'memory')];
    };
    // Three were reserved, two are banished, and two come from the deck.
    expect([entered('arcane', 0), entered('fire', 0)]).toEqual([
      [2, 3],
      [0, 3],
    ]);
  });

  it('Cardinal of Divine Rite keeps Angels from being imbued', () => {
    const entered = (field: string[]) => {
      const play = game(
        hero('Cleric', 'norm'),
        0,
        { hand: ['Raziel, Archangel of Libra', 'Mote', 'Mote', 'Mote'], field },
        {},
        { definitions: [of(thing('Mote', { types: ['Item'], costKind: 'reserve', cost: 9 }), 'astra')] },
      );
      play.activateCard(0, 'Raziel, Archangel of Libra');
      while (play.decision().kind === 'IMBUE' || play.decision().shape === 'CONFIRM') play.answer(0, { confirm: true });
      return play.resolveAll().count(0, 'banishment');
    };
    expect([entered([]), entered(['Cardinal of Divine Rite'])]).toEqual([2, 0]);
  });

  it('Diana, Haunt Reminiscence is ranged by curses in the lineage, which lose their abilities', () => {
    const woe = card(
      'Woe',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Curse'] },
      {
        kind: 'spell',
        effects: [
          {
            do: 'move',
            what: 'self',
            to: 'lineage',
            attached: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
            position: 'bottom',
          },
        ],
      },
      { kind: 'static', zone: 'lineage', affects: 'attached', mods: [{ mod: 'add', stat: 'life', value: -2 }] },
    );
    const fought = (classes: string) => {
      const play = game(
        hero(classes, 'umbra'),
        0,
        { hand: ['Woe', 'Woe'], field: [{ card: 'Diana, Haunt Reminiscence', distant: true }] },
        { field: ['Dummy'] },
        { definitions: [woe, ally('Dummy', { life: 30 })] },
      );
      play.activateCard(0, 'Woe').resolve().activateCard(0, 'Woe').resolve();
      const { life } = play.champion(0);
      play.declare(0, 'Diana, Haunt Reminiscence', 'Dummy').fight();
      return [life, play.the('Dummy').damage];
    };
    expect([fought('Ranger'), fought('Mage')]).toEqual([
      [20, 2 + 3 + 6],
      [16, 2],
    ]);
  });

  it('Zinn, Volnia Abbess has Arisanna summon Volnia in the place of Silvershine and Fraysia', () => {
    const grow = action('Grow', {
      effects: ['Silvershine', 'Fraysia', 'Blightroot'].map((named) => ({ do: 'create', named, count: 2 })),
    });
    const grown = (name: string) => {
      const play = game(
        hero('Cleric', 'fire', 1, name),
        0,
        { hand: ['Grow'], field: ['Zinn, Volnia Abbess'] },
        {},
        { definitions: [grow] },
      );
      play.activateCard(0, 'Grow').resolve();
      return ['Silvershine', 'Fraysia', 'Blightroot', 'Volnia'].map((herb) => play.all(herb).length);
    };
    expect([grown('Arisanna, Test'), grown('Somebody')]).toEqual([
      [0, 0, 2, 4],
      [2, 2, 2, 0],
    ]);
  });
});

describe('champions', () => {
  const apart = action('Apart', {
    effects: [
      {
        do: 'status',
        what: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
        status: 'distant',
      },
    ],
  });

  it('Diana, Moonpiercer negates activations that target her, or glimpses, as she becomes distant', () => {
    const play = game(
      hero('Ranger', 'astra'),
      0,
      { champion: { card: 'Diana, Moonpiercer' }, hand: ['Apart'] },
      { hand: ['Blow', 'Reed', 'Reed'] },
      { definitions: [apart, blow(4)], turn: { active: 1 } },
    );
    play.activateCard(1, 'Blow', at(play, 0));
    while (play.decision().seat !== 0) play.pass();
    play.activateCard(0, 'Apart').resolve();
    expect(play.decision()).toMatchObject({ kind: 'MODES' });
    play.answer(0, { choose: [play.decision().options[0]?.id as never] });
    play.resolve();
    expect(play.decision()).toMatchObject({ seat: 1, kind: 'PAY' });
    play.answer(1, { confirm: false });
    play.resolveAll();
    expect([play.damage(0), play.zones('Blow')]).toEqual([0, ['graveyard']]);
  });

  it('Diana, Moonpiercer ends a combat in which she defends, unless the attacker pays', () => {
    const attacked = (pays: boolean) => {
      const play = game(
        hero('Ranger', 'astra'),
        0,
        { champion: { card: 'Diana, Moonpiercer' }, hand: ['Apart'] },
        { hand: some(2), field: ['Wolf'] },
        { definitions: [apart], turn: { active: 1 } },
      );
      play.choose(1, { kind: 'ATTACK', card: 'Wolf' }).aim('Diana, Moonpiercer');
      while (play.decision().seat !== 0) play.pass();
      play.activateCard(0, 'Apart').resolve();
      play.answer(0, { choose: [play.decision().options[0]?.id as never] }).resolve();
      play.answer(1, { confirm: pays }).answering([]);
      play.fight();
      return play.damage(0);
    };
    expect([attacked(true), attacked(false)]).toEqual([1, 0]);
  });

  it('Merlin, Brilliant Vestige banishes a regalia with sheen 8, and a card of an opponent with 24, who may still activate it', () => {
    const lantern = thing('Lantern', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const rise = action('Rise', { effects: [{ do: 'levelUp' }] });
    const begun = (sheen: number) => {
      const play = game(
        hero('Assassin', 'crux', 2, 'Merlin, Test'),
        3,
        { hand: ['Shards', 'Rise'], materialDeck: ['Merlin, Brilliant Vestige', 'Lantern'] },
        { hand: some(2), memory: ['Hound', 'Reed'] },
        { definitions: [lantern, shards(sheen), rise] },
      );
      play.activateCard(0, 'Shards').resolve().activateCard(0, 'Rise').resolve();
      return play.answer(0, { choose: [{ card: 'Merlin, Brilliant Vestige' }] });
    };
    expect(begun(7).stack()).toEqual([]);
    const play = begun(24).resolve();
    play.answer(0, { choose: [{ card: 'Lantern' }] });
    expect([play.zones('Lantern'), counters(play.champion(0)).preparation]).toEqual([['banishment'], 1]);
    play.to('end').resolve();
    play.answer(0, { choose: [{ card: 'Reed' }] });
    expect(play.zones('Reed')).toEqual(['banishment']);
    play.to('main', 4);
    expect([play.decision().seat, play.offers().includes('ACTIVATE_CARD Reed')]).toEqual([1, true]);
    play.to('main', 6);
    expect(play.offers()).not.toContain('ACTIVATE_CARD Reed');
  });

  it('Mordred, Burnished Avenger has the first attack card cost 2 less in the turn of levelling, and may play one from the top', () => {
    const cut = card('Cut', {
      types: ['Attack'],
      costKind: 'reserve',
      cost: 3,
      power: 2,
      subtypes: ['Warrior'],
      classes: ['Warrior'],
    });
    const rise = action('Rise', { effects: [{ do: 'levelUp' }] });
    const begun = (top = 'Cut') =>
      game(
        hero('Warrior', 'water', 0),
        3,
        {
          champion: { card: 'Flawless Spirit of Mordred' },
          hand: ['Rise', 'Cut'],
          materialDeck: ['Mordred, Burnished Avenger'],
          mainDeck: [top, ...some(3)],
        },
        { field: ['Wolf'] },
        { definitions: [cut, rise] },
      );
    expect(begun().the('Cut', 'hand').costNow).toBe(3);
    const play = begun().activateCard(0, 'Rise').resolve();
    play.answer(0, { choose: [{ card: 'Mordred, Burnished Avenger' }] });
    play.resolve();
    play.answer(0, { choose: [{ card: 'Cut' }] });
    // Nobody sees by what is asked which card lies on top.
    const other = begun('Wolf').activateCard(0, 'Rise').resolve();
    other.answer(0, { choose: [{ card: 'Mordred, Burnished Avenger' }] }).resolve();
    expect(other.decision()).toMatchObject({ seat: 0, shape: 'CHOOSE', min: 0, options: [] });
    expect([play.zones('Cut').sort(), play.the('Cut', 'hand').costNow]).toEqual([['banishment', 'hand'], 1]);
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Cut', zone: 'banishment' } as never);
    play.answering([]).resolve();
    play.aim('Wolf').fight();
    expect([play.the('Cut', 'hand').costNow, play.the('Wolf').damage]).toEqual([3, 2]);
  });
});

describe('attacks', () => {
  it('Hexbound Blade curses the champion that Tristan chooses, to which umbra sources deal 1 more', () => {
    const play = game(
      hero('Assassin', 'umbra', 1, 'Tristan, Test'),
      4,
      { hand: ['Hexbound Blade', 'Blow', 'Bolt'] },
      {},
      { definitions: [blow(3, 'umbra')] },
    );
    play.activateCard(0, 'Hexbound Blade').resolve().aim('Spirit of Fire');
    play.fight({ object: play.champion(1).id } as never);
    expect([play.damage(1), play.zones('Hexbound Blade')]).toEqual([2, ['lineage']]);
    play.activateCard(0, 'Blow', at(play, 1)).resolve();
    expect(play.damage(1)).toBe(6);
    play.activateCard(0, 'Bolt', at(play, 1)).resolve();
    expect(play.damage(1)).toBe(11);
  });

  it('Fracturing Slash moves up to three sheen counters onto what Merlin attacks', () => {
    const play = game(
      hero('Assassin', 'wind', 1, 'Merlin, Test'),
      2,
      { hand: ['Fracturing Slash'], field: [{ card: 'Hound', counters: { sheen: 2 } }] },
      {
        field: [
          { card: 'Wolf', counters: { sheen: 1 } },
          { card: 'Veteran Soldier', counters: { sheen: 4 } },
        ],
      },
    );
    play.activateCard(0, 'Fracturing Slash').resolve().aim('Wolf').resolve();
    play.answer(0, { choose: [{ card: 'Hound' }] });
    play.answer(0, { choose: [{ card: 'Veteran Soldier', zone: 'field' }] });
    play.answer(0, { choose: [] });
    expect(['Hound', 'Veteran Soldier', 'Wolf'].map((name) => counters(play.the(name)).sheen)).toEqual([1, 3, 3]);
    play.fight();
    expect(play.the('Wolf').damage).toBe(3);
  });
});

describe('ways to play', () => {
  it('Lingering Banshee comes back for (6), and for (3) with an ephemeral object', () => {
    const haunting = action('Haunting', {
      effects: [{ do: 'status', what: { each: [{ has: ['types', ['Ally']] }] }, status: 'ephemeral' }],
    });
    const spent = (haunted: boolean) => {
      const play = game(
        hero('Warrior', 'norm'),
        6,
        { hand: ['Haunting'], graveyard: ['Lingering Banshee'], field: ['Wolf'] },
        {},
        { definitions: [haunting] },
      );
      if (haunted) play.activateCard(0, 'Haunting').resolve();
      expect(play.offers().filter((offer) => offer === 'ACTIVATE_CARD Lingering Banshee').length).toBe(1);
      play.activateCard(0, 'Lingering Banshee').resolveAll();
      return [play.count(0, 'memory'), play.all('Lingering Banshee').length];
    };
    expect([spent(false), spent(true)]).toEqual([
      [6, 1],
      [3, 1],
    ]);
  });

  it('Lost Providence is ephemeral as it comes from the material deck by activation', () => {
    const play = game(of(hero('Cleric', 'norm'), 'norm', 'neos'), 0, { materialDeck: ['Lost Providence'] });
    play.activateCard(0, 'Lost Providence').resolveAll();
    // Both say how it enters, in either order.
    play.answer(0, play.decision().default as never);
    expect(play.the('Lost Providence')).toMatchObject({ ephemeral: true, rested: true });
  });

  it('Polaris, Twinkling Cauldron counts Herbs that are sacrificed, and burns all allies for them', () => {
    const weed = thing('Weed', { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
    const burn = action('Burn', {
      effects: [
        { do: 'sacrifice', who: 'players', filter: { has: ['subtypes', ['Herb']] }, count: 2 },
        { do: 'status', what: { each: [{ named: 'Polaris, Twinkling Cauldron' }] }, status: 'rested', on: false },
      ],
    });
    const play = game(
      hero('Cleric', 'norm', 1, 'Arisanna, Test'),
      1,
      {
        hand: ['Burn'],
        materialDeck: ['Polaris, Twinkling Cauldron'],
        memory: some(1),
        field: ['Weed', 'Weed', 'Wolf'],
      },
      { field: ['Weed', 'Weed', 'Hound'] },
      { definitions: [weed, burn] },
    );
    play.activateCard(0, 'Polaris, Twinkling Cauldron').resolveAll();
    expect(play.the('Polaris, Twinkling Cauldron').rested).toBe(true);
    play.activateCard(0, 'Burn').resolve();
    while (
      play.decision().kind !== 'PRIORITY' &&
      play.decision().kind !== 'ORDER_TRIGGERS' &&
      play.stack().length === 0
    )
      play.answer(play.decision().seat, play.decision().default as never);
    play.takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(counters(play.the('Polaris, Twinkling Cauldron')).age).toBe(2);
    const before = play.count(0, 'mainDeck');
    play.use(0, 'Polaris, Twinkling Cauldron').resolve();
    expect(play.decision()).toMatchObject({ min: 0, max: 2 });
    play.answer(0, { number: 2 });
    expect([play.the('Wolf').damage, play.the('Hound').damage, play.count(0, 'mainDeck') - before]).toEqual([2, 2, 2]);
  });

  it("Seraphic Legion's Descent banishes Angels from everywhere, draws for those of hand and memory, and lends them", () => {
    const seraph = (name: string) => ally(name, { subtypes: ['Angel'], cost: 1 });
    const play = game(
      of(hero('Mage', 'norm', 3), 'norm', 'neos'),
      5,
      {
        hand: ["Seraphic Legion's Descent", 'Hand Angel'],
        memory: ['Memory Angel'],
        graveyard: ['Grave Angel', 'Wolf'],
        mainDeck: ['Deck Angel', ...some(5)],
      },
      {},
      { definitions: ['Hand', 'Memory', 'Grave', 'Deck'].map((where) => seraph(`${where} Angel`)) },
    );
    play.activateCard(0, "Seraphic Legion's Descent").resolve().resolve();
    for (let i = 0; i < 3; i++) play.answer(0, { choose: play.decision().options.map(({ id }) => id) as never });
    expect(play.count(0, 'banishment')).toBe(4);
    // Three that paid, and two that were drawn.
    expect(play.count(0, 'memory')).toBe(5);
    play.use(0, "Seraphic Legion's Descent", { card: 'Deck Angel' }).resolve();
    expect(play.offers()).toContain('ACTIVATE_CARD Deck Angel');
    expect(play.offers()).not.toContain('ACTIVATE_CARD Grave Angel');
  });
});

describe('domains and phantasias', () => {
  it('Stocked Outpost gives a card to the opponent in whose turn it is destroyed', () => {
    const raze = action('Raze', {
      effects: [{ do: 'move', what: { each: [{ has: ['types', 'Domain'] }] }, to: 'graveyard', cause: 'destroy' }],
    });
    const razed = (active: number) => {
      const play = game(
        hero('Guardian', 'norm'),
        0,
        { hand: ['Raze'], field: ['Stocked Outpost'] },
        {},
        { definitions: [raze], turn: { active } },
      );
      if (active === 1) play.pass();
      play.activateCard(0, 'Raze').resolveAll();
      return [play.count(0, 'memory'), play.count(1, 'memory')];
    };
    expect([razed(0), razed(1)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const entered = game(hero('Guardian', 'norm'), 2, { hand: ['Stocked Outpost'] })
      .activateCard(0, 'Stocked Outpost')
      .resolveAll();
    expect([entered.count(0, 'memory'), counters(entered.the('Stocked Outpost')).durability]).toEqual([3, 4]);
  });

  it('Fatal Timepiece hurts whoever begins a recollection without having materialized', () => {
    const lantern = thing('Lantern', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost: 0 });
    const struck = (materialized: boolean) => {
      const play = game(
        hero('Cleric', 'norm'),
        0,
        { field: ['Fatal Timepiece'] },
        { materialDeck: ['Lantern'] },
        { definitions: [lantern], turn: { active: 1, step: 'wakeUp' } },
      );
      while (play.damage(1) === 0 && play.view().turn.number === 3) {
        const d = play.decision();
        if (d.kind === 'MATERIALIZE') play.answer(d.seat, { choose: materialized ? [{ card: 'Lantern' }] : [] });
        else play.answer(d.seat, d.default as never);
      }
      return [play.damage(0), play.damage(1)];
    };
    expect([struck(true), struck(false)]).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it('Bairui, Resplendent Barrier prevents 2 three times, and empowers Kongming to the south', () => {
    const turned = action('Turn', {
      effects: [
        { do: 'mastery', name: 'Shifting Currents' },
        { do: 'face', direction: 'south' },
      ],
    });
    const play = game(
      hero('Mage', 'tera', 1, 'Kongming, Test'),
      0,
      { hand: ['Turn', 'Blow', 'Blow', 'Blow', 'Blow'], field: ['Bairui, Resplendent Barrier'] },
      {},
      { definitions: [turned, blow(3)] },
    );
    play.activateCard(0, 'Turn').resolve();
    const hurt: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      expect(play.offers().includes('ACTIVATE_ABILITY Bairui, Resplendent Barrier')).toBe(i === 3);
      play.activateCard(0, 'Blow', at(play, 0)).resolve();
      hurt.push(play.damage(0));
    }
    expect([hurt, counters(play.the('Bairui, Resplendent Barrier')).charge]).toEqual([[1, 2, 3, 6], 3]);
    play.use(0, 'Bairui, Resplendent Barrier').resolve();
    expect(play.zones('Bairui, Resplendent Barrier')).toEqual(['graveyard']);
  });
});
