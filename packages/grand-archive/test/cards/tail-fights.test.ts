import type { JsonObject } from '@arbiter/engine';
import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const guard = ally('Guard', { life: 9 }, { kind: 'keyword', keyword: 'taunt' });
const ofHuman = (classes: string): JsonObject => ally('Page', { life: 5, power: 2, subtypes: classes.split(' ') });

describe('next attacks', () => {
  it("Suzaku's Command lets the next attack of a Beast past taunt, stronger still for a Shenju", () => {
    const shenju = ally('Shenju', { life: 5, subtypes: ['Beast', 'Shenju'] });
    const struck = (attacker: string) => {
      const play = game(
        hero('Tamer', 'fire'),
        2,
        { hand: ["Suzaku's Command"], field: [attacker] },
        { field: ['Guard'] },
        { definitions: [guard, shenju] },
      );
      play.activateCard(0, "Suzaku's Command", { card: attacker }).resolve();
      play.declare(0, attacker, 'Spirit of Fire').fight();
      const once = play.damage(1);
      return once;
    };
    expect([struck('Wolf'), struck('Shenju')]).toEqual([3, 5]);
    // Without it what taunts is attacked first.
    const plain = game(hero('Tamer', 'fire'), 0, { field: ['Wolf'] }, { field: ['Guard'] }, { definitions: [guard] });
    plain.choose(0, { kind: 'ATTACK', card: 'Wolf' });
    expect(plain.combat().targets).toEqual([plain.the('Guard').id]);
  });

  it('Guided Starlight makes the next attack unblockable unless an opponent pays, and may be loaded', () => {
    const wing = thing('Wing', {
      types: ['Weapon'],
      subtypes: ['Aetherwing'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 2,
    });
    const guided = (pays: boolean) => {
      const play = game(
        hero('Ranger', 'astra'),
        2,
        { hand: ['Guided Starlight'], field: ['Wing', 'Blade'] },
        { hand: some(3), field: ['Guard'] },
        {
          definitions: [
            guard,
            wing,
            thing('Blade', {
              types: ['Weapon'],
              subtypes: ['Sword'],
              supertypes: ['Regalia'],
              costKind: 'memory',
              cost: 0,
              power: 1,
              durability: 2,
            }),
          ],
        },
      );
      play.activateCard(0, 'Guided Starlight').resolve();
      play.answer(1, { confirm: pays }).answering([]);
      play.answer(0, { choose: [{ card: 'Wing' }] });
      expect(play.zones('Guided Starlight')).toEqual(['loaded']);
      play.choose(0, { kind: 'ATTACK', card: 'Hero' });
      play.answer(0, { choose: [{ card: 'Blade' }] });
      return isWindow(play.decision()) ? 'forced' : play.choices().sort();
    };
    expect([guided(true), guided(false)]).toEqual(['forced', ['Guard', 'Spirit of Fire']]);
  });

  it("Demon's Aim curses your champion, whose attacks this turn pass by what taunts and see what hides", () => {
    const blade = thing('Blade', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 2,
    });
    const hidden = ally('Hidden', { life: 9 }, { kind: 'keyword', keyword: 'stealth' });
    const play = game(
      hero('Ranger', 'umbra'),
      2,
      { hand: ["Demon's Aim"], field: ['Blade'] },
      { field: ['Guard', 'Hidden'] },
      { definitions: [guard, blade, hidden] },
    );
    play.activateCard(0, "Demon's Aim").resolve();
    expect([play.champion(0).life, play.zones("Demon's Aim")]).toEqual([18, ['lineage']]);
    play.declare(0, 'Hero', 'Hidden', 'Blade').fight();
    expect(play.the('Hidden').damage).toBe(1);
  });

  it('Lost Promises ends a combat from memory for six cards of the graveyard of Alice', () => {
    const play = game(
      hero('Cleric', 'umbra', 1, 'Alice, Test'),
      0,
      { memory: ['Lost Promises'], graveyard: some(6) },
      { field: ['Wolf'] },
      { turn: { active: 1 } },
    );
    play.choose(1, { kind: 'ATTACK', card: 'Wolf' }).aim('Alice, Test');
    while (play.decision().seat !== 0) play.pass();
    expect(play.offers()).toContain('ACTIVATE_CARD Lost Promises');
    play.activateCard(0, 'Lost Promises').resolve();
    expect([play.the('Wolf').damage, play.damage(0), play.count(0, 'graveyard') < 6]).toEqual([3, 0, true]);
    expect((play.view().turn as unknown as JsonObject).combat).toBeUndefined();
  });
});

describe('retaliating', () => {
  it('Innocuous Disposer is not retaliated by Humans, and destroys one that it hits for a preparation counter', () => {
    const attacked = (subtypes: string, removes: boolean) => {
      const play = game(
        hero('Assassin', 'norm'),
        0,
        { champion: { counters: { preparation: 1 } }, field: ['Innocuous Disposer'] },
        { field: ['Page'] },
        { definitions: [ofHuman(subtypes)] },
      );
      play.declare(0, 'Innocuous Disposer', 'Page');
      while (play.view().turn.phase === 'combat') {
        const d = play.decision();
        if (isWindow(d)) play.pass();
        else if (d.kind === 'RETALIATE') play.answer(1, { choose: [{ card: 'Page' }] });
        else if (d.shape === 'CONFIRM') play.answer(0, { confirm: removes });
        else play.answer(d.seat, d.default as never);
      }
      play.resolveAll();
      if (play.decision().shape === 'CONFIRM') play.answer(0, { confirm: removes });
      return [
        play.all('Innocuous Disposer').length,
        play.all('Page').length,
        counters(play.champion(0)).preparation ?? 0,
      ];
    };
    expect([attacked('Human', true), attacked('Human', false), attacked('Beast', true)]).toEqual([
      [1, 0, 0],
      [1, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('Vorpal Sword keeps Specters from retaliating, and wakes up what attacked with it', () => {
    const play = game(
      hero('Assassin', 'crux', 1, 'Merlin, Test'),
      0,
      { champion: { counters: { preparation: 2 } }, field: ['Vorpal Sword'], materialDeck: ['Vorpal Sword'] },
      { field: ['Page'] },
      { definitions: [ally('Page', { life: 9, power: 2, subtypes: ['Specter'] })] },
    );
    const attack = () => {
      play.declare(0, 'Merlin, Test', 'Page', 'Vorpal Sword');
      while (play.view().turn.phase === 'combat' || play.stack().length > 0) {
        const d = play.decision();
        expect(d.kind).not.toBe('RETALIATE');
        if (isWindow(d)) play.pass();
        else play.answer(d.seat, d.shape === 'CONFIRM' ? { confirm: true } : (d.default as never));
      }
      return [play.champion(0).rested, counters(play.champion(0)).preparation ?? 0];
    };
    expect(attack()).toEqual([false, 1]);
    // Once in a turn.
    expect(attack()).toEqual([true, 1]);
    expect([play.damage(0), play.the('Page').damage]).toEqual([0, 6]);
    play.use(0, 'Vorpal Sword').resolve();
    expect((play.the('Vorpal Sword').keywords as string[]) ?? []).toContain('spellshroud');
  });
});

describe('what was prepared', () => {
  const ready = card(
    'Ready',
    { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
    { kind: 'spell', effects: [] },
    { kind: 'keyword', keyword: 'prepare', value: 1 },
  );
  const prepared = (own: string, hand: number, pays: boolean) => {
    const play = game(
      hero('Assassin', 'luxem'),
      hand,
      { champion: { counters: { preparation: 1 } }, hand: ['Ready'], field: [own] },
      {},
      { definitions: [ready] },
    );
    play.choose(0, { kind: 'ACTIVATE_CARD', card: 'Ready' });
    if (!isWindow(play.decision()))
      play.answer(0, play.decision().shape === 'CONFIRM' ? { confirm: pays } : { number: pays ? 1 : 0 });
    return play;
  };

  it('Insignia of the Corhazi draws into memory for a prepared card at an influence of six or less', () => {
    const drawn = (hand: number, pays: boolean) =>
      prepared('Insignia of the Corhazi', hand, pays).resolveAll().count(0, 'memory');
    expect([drawn(6, true), drawn(6, false), drawn(7, true)]).toEqual([1, 0, 0]);
    const play = game(hero('Assassin', 'luxem'), 3, { field: ['Insignia of the Corhazi'] })
      .use(0, 'Insignia of the Corhazi')
      .resolve();
    expect(counters(play.champion(0)).preparation).toBe(1);
  });

  it('Radiant Origin of Assassin is trained by prepared cards, and levels up with four counters', () => {
    const trained = (pays: boolean) =>
      counters(prepared('Radiant Origin of Assassin', 0, pays).resolveAll().the('Radiant Origin of Assassin'))
        .training ?? 0;
    expect([trained(true), trained(false)]).toEqual([1, 0]);
    const use = (training: number) =>
      game(hero('Assassin', 'norm', 2, 'Tristan, Test'), 5, {
        field: [{ card: 'Radiant Origin of Assassin', counters: { training } }],
        materialDeck: ['Tristan, Grim Stalker'],
      }).offers();
    expect([use(3), use(4)].map((offers) => offers.includes('ACTIVATE_ABILITY Radiant Origin of Assassin'))).toEqual([
      false,
      true,
    ]);
  });
});

describe('weapons and what is with them', () => {
  it('Fractured Crown makes the first attack of each turn stronger, and life of unique allies in the graveyard', () => {
    const blade = thing('Blade', {
      types: ['Weapon'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 3,
    });
    const rouse = action('Rouse', {
      effects: [{ do: 'status', what: { each: [{ has: ['types', 'Champion'] }] }, status: 'rested', on: false }],
    });
    const make = action('Make', { effects: [{ do: 'materialize', filter: { has: ['types', 'Item'] } }] });
    const play = game(
      hero('Warrior', 'luxem'),
      0,
      {
        hand: ['Rouse', 'Make'],
        materialDeck: ['Fractured Crown'],
        field: ['Blade'],
        graveyard: ['Somebody', 'Somebody', 'Wolf'],
      },
      { field: ['Hound'] },
      { definitions: [blade, rouse, make, ally('Somebody', { supertypes: ['Unique'] })] },
    );
    play
      .activateCard(0, 'Make')
      .resolve()
      .answer(0, { choose: [{ card: 'Fractured Crown' }] });
    play.answering([{ object: play.champion(0).id } as never]).resolveAll();
    expect(play.champion(0).life).toBe(24);
    play.declare(0, 'Hero', 'Hound', 'Blade').fight();
    expect(play.the('Hound').damage).toBe(3);
    play.activateCard(0, 'Rouse').resolve().declare(0, 'Hero', 'Hound', 'Blade').fight();
    expect(play.the('Hound').damage).toBe(4);
  });

  it('Aetherial Projection enters as a copy of an Aetherwing that Ranger allies can attack with', () => {
    const wing = thing('Wing', {
      types: ['Weapon'],
      subtypes: ['Aetherwing'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      durability: 2,
    });
    const entered = (name: string) => {
      const play = game(
        hero('Ranger', 'astra', 1, name),
        2,
        { hand: ['Aetherial Projection'], field: ['Wing', 'Scout'] },
        { field: ['Hound'] },
        { definitions: [wing, ally('Scout', { subtypes: ['Ranger'], power: 1, life: 3 })] },
      );
      play.activateCard(0, 'Aetherial Projection').resolve();
      if (!isWindow(play.decision())) play.answer(0, { choose: [{ card: 'Wing' }] });
      return play;
    };
    const play = entered('Diana, Test');
    const copy =
      Object.values(play.view().objects).find((o) => o.card === 'Aetherial Projection' && o.zone === 'field') ?? {};
    expect(copy).toMatchObject({ types: ['Weapon'], name: 'Wing', counters: { durability: 2 } });
    expect(entered('Somebody').the('Aetherial Projection').types).toEqual(['Phantasia']);
  });

  it('Orb of Sealing turns cards of one banishment face down, and up again as it leaves', () => {
    const raze = action('Raze', {
      effects: [{ do: 'move', what: { each: [{ named: 'Orb of Sealing' }] }, to: 'graveyard', cause: 'destroy' }],
    });
    const play = game(
      hero('Cleric', 'norm'),
      0,
      { hand: ['Raze'], field: ['Orb of Sealing'] },
      { banishment: ['Reed', 'Wolf', 'Hound', { card: 'Hound', faceDown: true }] },
      { definitions: [raze] },
    );
    play.use(0, 'Orb of Sealing');
    expect(play.choices().sort()).toEqual(['Hound', 'Reed', 'Wolf']);
    play.answer(0, { choose: [{ card: 'Reed' }, { card: 'Wolf' }] }).resolve();
    const shown = () =>
      Object.values(play.view().objects)
        .filter((o) => o.zone === 'banishment' && !o.faceDown)
        .map((o) => o.card)
        .sort();
    expect(shown()).toEqual(['Hound']);
    play.activateCard(0, 'Raze').resolveAll();
    expect(shown()).toEqual(['Hound', 'Orb of Sealing', 'Reed', 'Wolf']);
  });
});

describe('power', () => {
  it('Flamebreak Chorus wakes a defending ally up, and makes it stronger by the level', () => {
    const sung = (attacked: boolean) => {
      const play = game(
        hero('Tamer', 'fire', 3),
        2,
        { hand: ['Flamebreak Chorus'], field: [{ card: 'Hound', rested: true }] },
        { field: ['Wolf'] },
        { turn: { active: 1 } },
      );
      if (attacked) play.choose(1, { kind: 'ATTACK', card: 'Wolf' }).aim('Hound');
      while (play.decision().seat !== 0) play.pass();
      play.activateCard(0, 'Flamebreak Chorus', { card: 'Hound' }).resolve();
      return [play.figures('Hound'), play.the('Hound').rested];
    };
    expect([sung(true), sung(false)]).toEqual([
      ['6/9', false],
      ['3/9', true],
    ]);
    const slow = game(
      hero('Mage', 'fire', 3),
      2,
      { hand: ['Flamebreak Chorus'], field: ['Hound'] },
      {},
      { turn: { active: 1 } },
    );
    expect(slow.pass().offers()).not.toContain('ACTIVATE_CARD Flamebreak Chorus');
  });

  it('Sword of Shadows is stronger for a Warrior, and weaker against allies with stealth', () => {
    const hidden = ally('Hidden', { life: 3 }, { kind: 'keyword', keyword: 'stealth' });
    const power = (classes: string, mine: string[], theirs: string[]) =>
      game(
        hero(classes, 'astra'),
        0,
        { field: ['Sword of Shadows', ...mine] },
        { field: theirs },
        { definitions: [hidden] },
      ).the('Sword of Shadows').power;
    expect([
      power('Warrior', ['Hidden'], ['Wolf']),
      power('Warrior', [], ['Hidden']),
      power('Mage', [], []),
      power('Mage', [], ['Hidden', 'Hidden']),
    ]).toEqual([2, 1, 1, 0]);
  });
});
