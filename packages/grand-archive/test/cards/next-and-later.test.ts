import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const strike = (name: string, subtypes: string[], ...abilities: JsonObject[]) =>
  card(name, { types: ['Attack'], subtypes, costKind: 'reserve', cost: 0, power: 2 }, ...abilities);
const polearm = strike('Pike', ['Warrior', 'Polearm']);
const command = strike('Order', ['Warrior', 'Chessman', 'Command'], {
  kind: 'keyword',
  keyword: 'command',
  label: 'Chessman',
});
const piece = (name: string, kind: string, more: JsonObject = {}) =>
  ally(name, { subtypes: ['Chessman', kind], cost: 0, power: 1, life: 5, ...more });
const empty = action('Empty', { effects: [] });

describe('attack cards that enter the intent with more power', () => {
  const dealt = (mine: JsonObject, name: string, definitions: JsonObject[], own = hero('Warrior', 'fire')) =>
    game(own, 0, mine, {}, { definitions }).activateCard(0, name).resolve().fight().damage(1);
  it('General at Arms gives Polearm attack cards 2, where the class of the champion is its own', () => {
    const mine = { hand: ['Pike'], field: ['General at Arms'] };
    expect(dealt(mine, 'Pike', [polearm])).toBe(4);
    expect(dealt({ hand: ['Pike'] }, 'Pike', [polearm])).toBe(2);
    expect(dealt(mine, 'Pike', [polearm], hero('Mage', 'fire'))).toBe(2);
    expect(dealt(mine, 'Pike', [strike('Pike', ['Warrior', 'Sword'])])).toBe(2);
  });

  it("Hua Xiong, Insurgent's Fang does so with Jin, and prevents damage for a Polearm attack card", () => {
    const mine = { hand: ['Pike'], field: ["Hua Xiong, Insurgent's Fang"] };
    expect(dealt(mine, 'Pike', [polearm], hero('Warrior', 'norm', 1, 'Jin, Test'))).toBe(4);
    expect(dealt(mine, 'Pike', [polearm])).toBe(2);
    const play = game(
      hero('Warrior', 'norm', 1, 'Jin, Test'),
      0,
      { ...mine, hand: ['Pike', 'Bolt'] },
      {},
      { definitions: [polearm] },
    );
    play.use(0, "Hua Xiong, Insurgent's Fang", { card: 'Jin, Test' }, { card: 'Pike' }).resolve();
    play.activateCard(0, 'Bolt', { card: 'Jin, Test' }).resolve();
    expect([play.damage(0), play.zones('Pike')]).toEqual([3, ['graveyard']]);
  });

  it('Alice, Golden Queen gives Chessman Commands 1, also from a lineage, from which she protects Chessman allies', () => {
    const definitions = [command, piece('Rook', 'Rook'), piece('Knight', 'Knight')];
    const setup = (champion: JsonObject) =>
      game(
        hero('Cleric', 'norm', 2, 'Alice, Later'),
        0,
        { champion, hand: ['Order', 'Bolt'], field: ['Rook', 'Knight'] },
        {},
        { definitions },
      );
    const now = setup({ card: 'Alice, Golden Queen' })
      .activateCard(0, 'Order')
      .answering([{ card: 'Rook' }])
      .resolve();
    expect(now.fight().damage(1)).toBe(4);
    const later = setup({ lineage: ['Alice, Golden Queen'] });
    later
      .activateCard(0, 'Order')
      .answering([{ card: 'Rook' }])
      .resolve();
    expect(later.fight().damage(1)).toBe(4);
    const release = setup({ lineage: ['Alice, Golden Queen'] })
      .use(0, 'Alice, Golden Queen')
      .resolve();
    release.activateCard(0, 'Bolt', { card: 'Knight' }).resolve();
    expect([release.the('Knight').damage, release.zones('Alice, Golden Queen')]).toEqual([2, ['banishment']]);
  });

  it('Field of Ranks and Files strengthens the first Chessman ally and the first Chessman Command of a turn', () => {
    const definitions = [command, piece('Rook', 'Rook'), piece('Knight', 'Knight')];
    const play = game(
      hero('Warrior', 'norm'),
      0,
      { hand: ['Rook', 'Knight', 'Order', 'Order'], field: ['Field of Ranks and Files'] },
      { field: [{ card: 'Wolf' }] },
      { definitions },
    );
    play.activateCard(0, 'Rook').resolveAll().activateCard(0, 'Knight').resolveAll();
    expect([play.figures('Rook'), play.figures('Knight')]).toEqual(['3/5', '1/5']);
    const hit = (who: string) => {
      const before = play.damage(1);
      play.activateCard(0, 'Order');
      if (play.decision().kind === 'COST') play.answer(0, { choose: [{ card: who }] });
      play.resolve();
      if (play.decision().kind === 'ATTACK_TARGET') play.answer(0, { choose: [{ card: 'Spirit of Fire' }] });
      play.fight();
      return play.damage(1) - before;
    };
    expect([hit('Knight'), hit('Rook')]).toEqual([5, 5]);
  });

  it('Sacrifice Play has 2 more for each awake Chessman ally that is sacrificed', () => {
    const definitions = [piece('Rook', 'Rook'), piece('Knight', 'Knight'), piece('Queen', 'Queen')];
    const play = game(
      hero('Warrior', 'norm'),
      3,
      { hand: ['Sacrifice Play'], field: ['Rook', 'Knight', 'Queen'] },
      {},
      { definitions },
    );
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Sacrifice Play' });
    while (play.decision().kind !== 'OPPORTUNITY') {
      const d = play.decision();
      const isOffering = d.prompt.includes('sacrifice');
      const pick = isOffering ? d.options.map(({ id }) => id) : undefined;
      play.answer(0, pick ? { choose: pick as never } : d.default);
    }
    play.resolve();
    expect(play.fight().damage(1)).toBe(7);
  });
});

describe('the next card that is activated', () => {
  const slime = ally('Ooze', { subtypes: ['Slime'], cost: 3, elements: ['luxem'] });
  const levelled = (name: string, lineage: string[], mine: JsonObject, definitions: JsonObject[], pay = 0) => {
    const play = game(
      hero('Tamer', 'norm', 0, 'Seed'),
      pay,
      { materialDeck: [name], memory: some(3), champion: { lineage }, ...mine },
      {},
      {
        definitions: [...definitions],
        turn: { step: 'materialize' },
      },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: name }] });
    play.answering([]);
    play.resolveAll();
    return play.to('main', 3);
  };
  it('Silvie, Wilds Whisperer has the next Animal or Beast enter with a buff counter more', () => {
    const play = levelled('Silvie, Wilds Whisperer', [], { hand: ['Hound', 'Wolf', 'Empty'] }, [empty], 3);
    play.activateCard(0, 'Empty').resolve();
    play.activateCard(0, 'Hound').resolve().activateCard(0, 'Wolf').resolve();
    expect([counters(play.the('Hound')).buff, counters(play.the('Wolf')).buff ?? 0]).toEqual([1, 0]);
    const negate = action('Negate', {
      targets: [{ what: [{ zone: 'effectsStack' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const spent = levelled('Silvie, Wilds Whisperer', [], { hand: ['Hound', 'Wolf', 'Negate'] }, [negate], 3);
    spent.activateCard(0, 'Hound').activateCard(0, 'Negate', { card: 'Hound' }).resolve();
    spent.activateCard(0, 'Wolf').resolve();
    expect([spent.zones('Hound'), counters(spent.the('Wolf')).buff ?? 0]).toEqual([['graveyard'], 0]);
  });

  it('Spellward Scepter keeps the next card that is activated from being negated', () => {
    const negate = action('Negate', {
      targets: [{ what: [{ zone: 'effectsStack' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['Spellward Scepter'], hand: ['Hound', 'Negate', 'Hound', 'Negate'] },
      {},
      { definitions: [negate] },
    ).to('main', 5);
    play.use(0, 'Spellward Scepter').resolve();
    play.activateCard(0, 'Hound').activateCard(0, 'Negate', { card: 'Hound' }).resolveAll();
    expect(play.all('Hound').length).toBe(1);
    play.activateCard(0, 'Hound').activateCard(0, 'Negate', { card: 'Hound' }).resolveAll();
    expect(play.all('Hound').length).toBe(1);
  });

  it('Melodious Flute makes the next Harmony a Melody as well, and gives a level with an Animal or Beast', () => {
    const harmony = card(
      'Chord',
      { types: ['Action'], subtypes: ['Harmony'], costKind: 'reserve', cost: 0, speed: 'slow' },
      { kind: 'spell', effects: [] },
    );
    const listener = thing(
      'Listener',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      {
        kind: 'triggered',
        on: { on: 'activate', player: 'you', object: [{ has: ['subtypes', ['Melody']] }] },
        effects: [{ do: 'counters', what: 'self', kind: 'note', amount: 1 }],
      },
    );
    const play = game(
      hero('Tamer', 'norm'),
      0,
      { field: ['Melodious Flute', 'Listener', 'Hound'], hand: ['Chord', 'Chord'] },
      {},
      { definitions: [harmony, listener] },
    );
    expect(play.champion(0).level).toBe(2);
    play.use(0, 'Melodious Flute').resolve();
    expect(play.champion(0).level).toBe(1);
    play.activateCard(0, 'Chord').resolveAll().activateCard(0, 'Chord').resolveAll();
    expect(counters(play.the('Listener')).note).toBe(1);
  });

  it('Silvie, Slime Sovereign has the next Slime cost 2 less and enter with two buff counters, whatever its elements', () => {
    const grant = hero('Tamer', 'tera', 2, 'Silvie, Before');
    const play = game(
      grant,
      6,
      { materialDeck: ['Silvie, Slime Sovereign'], memory: some(3), hand: ['Ooze', 'Ooze'] },
      {},
      {
        definitions: [slime],
        turn: { step: 'materialize' },
      },
    )
      .until({ kind: 'MATERIALIZE' })
      .answer(0, { choose: [{ card: 'Silvie, Slime Sovereign' }] });
    play.answering([]);
    play.resolveAll();
    play.to('main', 3);
    const [first] = play.all('Ooze', 'hand');
    expect(first?.costNow).toBe(1);
    play.activateCard(0, 'Ooze').resolve();
    expect(counters(play.the('Ooze')).buff).toBe(2);
    expect(play.all('Ooze', 'hand').map(({ costNow }) => costNow)).toEqual([3]);
  });

  it('Polkhawk, Boisterous Riot has the next Ranger ally enter distant, where another fire card is in his lineage', () => {
    const scout = ally('Scout', { subtypes: ['Ranger'], cost: 0 });
    const setup = (element: string) => {
      const play = game(
        hero('Ranger', element, 0, 'Seed'),
        0,
        { materialDeck: ['Polkhawk, Boisterous Riot'], memory: some(1), hand: ['Scout', 'Scout'] },
        {},
        {
          definitions: [scout],
          turn: { step: 'materialize' },
        },
      )
        .until({ kind: 'MATERIALIZE' })
        .answer(0, { choose: [{ card: 'Polkhawk, Boisterous Riot' }] });
      play.answering([]);
      play.resolveAll();
      play.to('main', 3).activateCard(0, 'Scout').resolve().activateCard(0, 'Scout').resolve();
      return play.all('Scout').map(({ distant }) => distant);
    };
    expect([setup('fire').sort(), setup('wind')]).toEqual([
      [false, true],
      [false, false],
    ]);
  });
});

describe('the rest of the game', () => {
  it('Curtain of Shadows strengthens the Shadows that are there, and gives all of them an ability', () => {
    const knife = thing('Knife', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 3,
    });
    const more = action('More', { effects: [{ do: 'create', named: 'Ominous Shadow' }] });
    const play = game(
      hero('Assassin', 'umbra', 1, 'Tristan, Test'),
      10,
      { champion: { counters: { preparation: 1 } }, hand: ['Curtain of Shadows', 'More'], field: ['Knife'] },
      {},
      { definitions: [more, knife] },
    )
      .activateCard(0, 'Curtain of Shadows')
      .resolveAll();
    const [shadow] = play.all('Ominous Shadow');
    play.activateCard(0, 'More').resolve();
    const powers = play.all('Ominous Shadow').map(({ power }) => Number(power));
    expect([powers.length, Math.max(...powers) - Math.min(...powers)]).toEqual([2, 1]);
    play.to('main', 5);
    expect(play.all('Ominous Shadow').find(({ id }) => id === shadow?.id)?.power).toBe(Math.max(...powers));
    const hits = play.all('Ominous Shadow').map(({ abilities }) => /on hit/i.test(JSON.stringify(abilities)));
    expect(hits).toEqual([true, true]);
    // The champion deals combat damage first: Shadows attack nothing else.
    play.declare(0, 'Tristan, Test', 'Spirit of Fire', 'Knife').fight();
    for (let n = 0; n < 2; n++) {
      const option = play.decision().options.find(({ kind, card: by }) => kind === 'ATTACK' && by === 'Ominous Shadow');
      play.answer(0, { choose: [option?.id ?? ''] as never }).answering([]);
      play.fight();
    }
    expect(counters(play.champion(0)).preparation).toBe(3);
  });

  it('Constellary Predomination wakes the champion up where it attacks with three cards', () => {
    const feather = (name: string) => strike(name, ['Ranger']);
    const setup = (name: string) =>
      game(
        hero('Ranger', 'astra', 1, name),
        8,
        { hand: ['Constellary Predomination', 'Quill'] },
        {},
        { definitions: [feather('Quill')] },
      )
        .activateCard(0, 'Constellary Predomination')
        .resolve();
    const play = setup('Diana, Test');
    expect(play.decision().kind).not.toBe('OPPORTUNITY');
    play.answer(0, play.decision().default);
    while (play.decision().kind !== 'OPPORTUNITY') play.answer(0, play.decision().default);
    const abilities = JSON.stringify(play.champion(0).abilities);
    expect(abilities).toMatch(/on attack/i);
    expect(setup('Hero').decision().kind).toBe('OPPORTUNITY');
  });

  it('Curse Amplification has the Curses of lineages hurt their champions, later ones too', () => {
    const hex = card(
      'Hex',
      { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 0, speed: 'slow' },
      {
        kind: 'spell',
        targets: [on('Champion')],
        effects: [{ do: 'move', what: 'self', to: 'lineage', attached: { target: 0 }, position: 'bottom' }],
      },
    );
    const play = game(
      hero('Ranger', 'umbra', 1, 'Diana, Test'),
      3,
      { hand: ['Curse Amplification', 'Hex', 'Hex'] },
      { champion: 'Rai, Spellcrafter' },
      { definitions: [hex] },
    );
    play.activateCard(0, 'Hex', { card: 'Rai, Spellcrafter' }).resolve();
    play.activateCard(0, 'Curse Amplification').resolve();
    play.activateCard(0, 'Hex', { card: 'Diana, Test' }).resolve();
    play.to('main', 4);
    expect([play.damage(0), play.damage(1)]).toEqual([0, 1]);
    play.to('main', 5);
    expect([play.damage(0), play.damage(1)]).toEqual([1, 1]);
  });

  it('Curse Amplification (ga:1.7.1.4.4.1) has the champion deal the damage, and not the Curse', () => {
    const bind = action('Bind', {
      targets: [on('Champion')],
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { named: 'Hexbound Blade' }] },
          to: 'lineage',
          attached: { target: 0 },
          position: 'bottom',
        },
      ],
    });
    const play = game(
      hero('Ranger', 'umbra', 1, 'Diana, Test'),
      3,
      { hand: ['Curse Amplification', 'Bind'], graveyard: ['Hexbound Blade'] },
      { champion: 'Rai, Spellcrafter' },
      { definitions: [bind] },
    );
    play.activateCard(0, 'Bind', { card: 'Rai, Spellcrafter' }).resolve();
    // Umbra sources deal 1 more to what lies on the Blade, which is one itself; Rai is none.
    play.activateCard(0, 'Curse Amplification').resolve().to('main', 4);
    expect(play.damage(1)).toBe(1);
  });

  it('Pouvoir Absolu lets omens be activated, those that come later too', () => {
    const omen = action('Omen', {
      effects: [
        { do: 'counters', what: { each: [{ zone: 'banishment' }, { named: 'Wolf' }] }, kind: 'omen', amount: 1 },
      ],
    });
    const play = game(
      hero('Guardian', 'umbra', 1, 'Ciel, Test'),
      13,
      { hand: ['Pouvoir Absolu', 'Omen', ...some(2)], mainDeck: ['Hound', ...some(12)], banishment: ['Wolf'] },
      {},
      { definitions: [omen] },
    )
      .activateCard(0, 'Pouvoir Absolu')
      .resolve();
    expect([
      play.count(0, 'banishment'),
      play.offers().includes('ACTIVATE_CARD Hound'),
      play.offers().includes('ACTIVATE_CARD Wolf'),
    ]).toEqual([11, true, false]);
    play.activateCard(0, 'Omen').resolve();
    expect(play.offers()).toContain('ACTIVATE_CARD Wolf');
    play.activateCard(0, 'Hound').resolve();
    expect(play.zones('Hound')).toEqual(['field']);
  });
});
