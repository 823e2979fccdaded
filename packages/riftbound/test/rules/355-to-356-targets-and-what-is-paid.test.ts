/** What is a target and what is chosen later, wherever it lies and whosever it is, and what costs come to (355, 356). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { choices, legend } from '../support/kinds.js';
import { activated, card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';

const heroes = ['Test Hero', 'Test Rival'].map((name) =>
  card(name, { types: ['Unit'], might: 2, supertypes: ['Champion'] }),
);
/** Something of both players in every zone, and a spell that chooses. */
const everywhere = (what: JsonObject | JsonObject[], more: JsonObject[] = []) =>
  position(
    [
      {
        hand: ['Test Rite', 'Test Recruit'],
        legend: 'Test Sage',
        championZone: ['Test Hero'],
        base: ['Test Giant'],
        trash: ['Noxus Hopeful'],
        runes: ['Mind Rune'],
        runeDeck: ['Fury Rune', 'Fury Rune'],
      },
      {
        hand: ['Test Recruit'],
        legend: 'Test Guru',
        championZone: ['Test Rival'],
        base: ['Honest Broker'],
        trash: ['Watchful Sentry'],
        runes: ['Order Rune'],
        runeDeck: ['Calm Rune'],
      },
    ],
    {
      definitions: [
        recruit,
        giant,
        ...heroes,
        legend('Test Sage'),
        legend('Test Guru'),
        withKeyword(unit('Test Lurker', 1), 'hidden'),
        aims(what, draw(1)),
        ...more,
      ],
      battlefields: [
        {
          card: PEAK,
          owner: 0,
          controller: 0,
          units: [{ card: 'Pouty Poro', controller: 0 }],
          facedown: [{ card: 'Test Lurker', controller: 0 }],
        },
        {
          card: GROVE,
          owner: 1,
          controller: 1,
          units: [foe('Pouty Poro')],
          facedown: [{ card: 'Test Lurker', controller: 1 }],
        },
      ],
    },
  );
const chosen = (what: JsonObject | JsonObject[]) =>
  choices(everywhere(what).choose(0, { kind: 'PLAY', card: 'Test Rite' }));

describe('what a text speaks of', () => {
  it('riftbound:355.9.a.1 units, gear and runes are those of both players on the board, and no cards of decks, hands or trashes', () => {
    expect(chosen(UNIT)).toEqual(['Honest Broker', 'Pouty Poro', 'Pouty Poro', 'Test Giant']);
    expect(chosen({ has: ['types', 'Rune'] })).toEqual(['Mind Rune', 'Order Rune']);
    const tools = position(
      [
        { hand: ['Test Rite', 'Test Tool'], base: ['Gold'], trash: ['Test Tool'] },
        { base: ['Gold'], trash: ['Test Tool'] },
      ],
      {
        definitions: [aims(GEAR, draw(1)), gear('Test Tool')],
      },
    );
    expect(choices(tools.choose(0, { kind: 'PLAY', card: 'Test Rite' }))).toEqual(['Gold', 'Gold']);
  });
  it('riftbound:355.9.a.3 facedown cards are those in the facedown zones of both players', () => {
    expect(chosen({ zone: 'facedown' })).toHaveLength(2);
  });
  it('riftbound:355.9.a.5 chosen champions are those in the champion zones of both players', () => {
    expect(chosen([UNIT, { zone: 'championZone' }])).toEqual(['Test Hero', 'Test Rival']);
  });
  const deny = reacts('Test Deny', {
    targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
    effects: [{ do: 'counterOnStack', what: T0 }],
  });
  it('riftbound:355.9.c a spell does not choose itself, with or without others, and an ability may choose its source', () => {
    const plain = reacts('Test Plain', { effects: [draw(1)] });
    const game = position([{ hand: ['Test Deny', 'Test Deny', 'Test Plain', 'Test Plain'] }, {}], {
      definitions: [deny, plain],
    });
    expect(game.offered()).not.toContain('PLAY Test Deny');
    game.play(0, 'Test Plain').play(0, 'Test Plain').choose(0, { kind: 'PLAY', card: 'Test Deny' });
    expect(choices(game)).toEqual(['Test Plain', 'Test Plain']);
    const works = unit('Test Worker', 2, { ...activated(status('exhausted')), targets: [{ what: UNIT }] });
    const arrives = unit('Test Comer', 2, {
      ...triggered({ on: 'play', object: 'self' }, damage(1)),
      targets: [{ what: FRIEND }],
    });
    const used = position([{ hand: ['Test Comer'], base: ['Test Worker', 'Test Giant'] }, {}], {
      definitions: [works, arrives, giant],
    }).use(0, 'Test Worker');
    expect(choices(used)).toEqual(['Test Giant', 'Test Worker']);
    used.choose(0, [{ card: 'Test Worker' }]).settle();
    expect(used.ready('Test Worker')).toBe(false);
    expect(choices(used.play(0, 'Test Comer'))).toEqual(['Test Comer', 'Test Giant', 'Test Worker']);
  });
});

describe('targets', () => {
  const targets = (what: JsonObject | JsonObject[], name: string) => {
    const game = everywhere(what).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    if (game.decision().kind === 'TARGETS') game.choose(0, [{ card: name }]);
    return [game.decision().kind, game.view().stack[0]?.targets];
  };
  it('riftbound:355.10.a what lies in an open zone is chosen as the spell is played: in a trash, in a legend zone', () => {
    expect(targets([UNIT, { zone: 'trash' }], 'Watchful Sentry')).toMatchObject([
      'PRIORITY',
      [{ card: 'Watchful Sentry' }],
    ]);
    expect(targets([{ has: ['types', 'Legend'] }, { zone: 'legendZone' }], 'Test Guru')).toMatchObject([
      'PRIORITY',
      [{ card: 'Test Guru' }],
    ]);
  });
  it('riftbound:355.10.a.1 so it is in bases, at battlefields, in champion zones and in facedown zones', () => {
    expect(targets([UNIT, { zone: 'championZone' }], 'Test Rival')).toMatchObject([
      'PRIORITY',
      [{ card: 'Test Rival' }],
    ]);
    expect(targets([UNIT, { is: 'inBase' }], 'Honest Broker')).toMatchObject(['PRIORITY', [{ card: 'Honest Broker' }]]);
    expect(
      targets([UNIT, { is: 'atBattlefield' }, { controller: 'opponent' }, { named: 'Pouty Poro' }], 'Pouty Poro'),
    ).toMatchObject(['PRIORITY', [{ card: 'Pouty Poro' }]]);
    const hidden = everywhere([{ zone: 'facedown' }, { owner: 'opponent' }]).choose(0, {
      kind: 'PLAY',
      card: 'Test Rite',
    });
    if (hidden.decision().kind === 'TARGETS') hidden.answer(0, hidden.decision().default);
    expect([hidden.decision().kind, [hidden.view().stack[0]?.targets].flat()]).toMatchObject([
      'PRIORITY',
      [{ card: 'Test Lurker' }],
    ]);
  });
  it('riftbound:355.10.f what a player must choose or give up as it is carried out they cannot leave', () => {
    const must = does(
      { do: 'choose', from: FRIEND, min: 1, max: 1, save: 'it' },
      { do: 'kill', what: { saved: 'it' } },
    );
    const gives = does({ do: 'sacrifice', who: 'players', filter: UNIT, cause: 'kill' });
    for (const rite of [must, gives]) {
      const two = ['Test Recruit', 'Test Giant'];
      const game = position([{ hand: ['Test Rite'], base: two }, { base: two }], {
        definitions: [recruit, giant, rite],
      }).play(0, 'Test Rite');
      expect(game.view().stack[0]?.targets ?? []).toEqual([]);
      game.pass().pass();
      for (const seat of rite === must ? [0] : [0, 1]) {
        expect(game.decision()).toMatchObject({ seat, min: 1, max: 1 });
        game.refused(seat, { choose: [] });
        game.choose(seat, [{ card: 'Test Recruit' }]);
      }
      game.settle();
      expect(game.onBoard('Test Recruit').length).toBe(rite === must ? 1 : 0);
    }
  });
  it('riftbound:355.14.b all among whom something is split are chosen as it is put on the chain, as many as an earlier choice says', () => {
    const split = spell('Test Rite', {
      targets: [{ what: [UNIT, { controller: 'opponent' }], min: 1, max: 3 }],
      divide: 3,
      effects: [{ do: 'damage', to: T0, amount: { division: true } }],
    });
    const many = position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Noxus Hopeful', 'Honest Broker'] }], {
      definitions: [split, giant],
    });
    many.play(0, 'Test Rite', {
      targets: [[{ card: 'Test Giant' }, { card: 'Noxus Hopeful' }, { card: 'Honest Broker' }]],
    });
    expect(many.view().stack[0]?.targets).toMatchObject([
      { card: 'Test Giant' },
      { card: 'Noxus Hopeful' },
      { card: 'Honest Broker' },
    ]);
    const herd = spell('Test Rite', {
      targets: [{ what: FRIEND }, { what: [UNIT, { controller: 'opponent' }], count: { stat: 'might', of: T0 } }],
      effects: [damage(1, { target: 1 })],
    });
    const counted = position(
      [
        { hand: ['Test Rite'], base: ['Test Two', 'Test Recruit'] },
        { base: ['Test Giant', 'Noxus Hopeful', 'Honest Broker'] },
      ],
      {
        definitions: [herd, giant, recruit, unit('Test Two', 2)],
      },
    ).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    counted.choose(0, [{ card: 'Test Two' }]);
    expect(counted.decision()).toMatchObject({ kind: 'TARGETS', min: 2, max: 2 });
    counted.choose(0, [{ card: 'Test Giant' }, { card: 'Honest Broker' }]).settle();
    expect(['Test Giant', 'Honest Broker', 'Noxus Hopeful'].map((name) => counted.unit(name).damage)).toEqual([
      1, 1, 0,
    ]);
  });
  it('riftbound:355.17 what no rule has chosen before is chosen as it is carried out, by the player who is to', () => {
    const duel = does(
      { do: 'choose', who: 'opponents', from: [UNIT, { controller: 'opponent' }], min: 1, max: 1, save: 'theirs' },
      {
        do: 'either',
        choices: [
          { label: 'hurt it', effects: [{ do: 'damage', to: { saved: 'theirs' }, amount: 2 }] },
          { label: 'draw', effects: [draw(1)] },
        ],
      },
      { do: 'number', as: 'n', max: 3 },
      { do: 'draw', who: 'you', count: { number: 'n' } },
    );
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Noxus Hopeful'] }], {
      definitions: [duel, giant],
    }).play(0, 'Test Rite');
    expect(game.decision().kind).toBe('PRIORITY');
    game.pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 1, min: 1 });
    game.choose(1, [{ card: 'Noxus Hopeful' }]);
    expect(game.decision()).toMatchObject({ kind: 'EITHER', seat: 0 });
    game.answer(0, { choose: [game.decision().options[0]?.id as string] });
    expect(game.unit('Noxus Hopeful').damage).toBe(2);
    expect(game.decision()).toMatchObject({ kind: 'AMOUNT', seat: 0 });
    game.answer(0, { number: 2 });
    expect(game.hand(0)).toBe(2);
  });
});

describe('what is paid', () => {
  it('riftbound:356.2.b.1 who chooses not to pay keeps what it costs, and gets neither what is cheaper nor what is for it', () => {
    const patron = card(
      'Test Patron',
      { types: ['Unit'], might: 2, energy: 3 },
      { kind: 'spell', optional: [{ name: 'more', cost: [{ pay: 'discard', what: [], count: 1 }] }] },
      { kind: 'static', if: { paid: 'more' }, mods: [{ mod: 'cost', less: energy(2) }] },
      triggered({ on: 'play', object: 'self' }, { do: 'if', if: { paid: 'more' }, then: [draw(2)] }),
    );
    const played = (paying: boolean) => {
      const game = position([{ hand: ['Test Patron', 'Cleave'], runes: [runes(3, 'Mind')] }, {}], {
        definitions: [patron],
      });
      game.play(0, 'Test Patron', { paying }).settle();
      return [
        game.pile(0, 'trash'),
        game.runes(0).filter(({ exhausted }) => exhausted).length,
        game.hand(0),
        game.onBoard('Test Patron').length,
      ];
    };
    expect([played(false), played(true)]).toEqual([
      [[], 3, 1, 1],
      [['Cleave'], 1, 2, 1],
    ]);
  });
  it('riftbound:356.5 what ignores any and all costs comes after all that is added to them', () => {
    const dear = card(
      'Test Dear',
      { types: ['Spell'], energy: 4, power: ['Fury'] },
      { kind: 'spell', additional: [{ pay: 'kill', what: FRIEND }], effects: [draw(2)] },
    );
    const tax = gear('Test Tax', {
      kind: 'static',
      affects: { players: 'opponents' },
      mods: [{ mod: 'cost', more: energy(2) }],
    });
    const gift = does({
      do: 'play',
      what: { each: [{ zone: 'trash' }, { named: 'Test Dear' }] },
      ignores: 'all',
      must: true,
    });
    const game = position(
      [
        { hand: ['Test Rite'], trash: ['Test Dear'], base: ['Test Recruit'], runes: [runes(2, 'Mind')] },
        { base: ['Test Tax'] },
      ],
      {
        definitions: [dear, tax, recruit, gift],
      },
    );
    game.play(0, 'Test Rite').pass().pass();
    expect(game.chain()).toEqual(['Test Dear']);
    game.settle();
    expect([game.hand(0), game.onBoard('Test Recruit').length]).toEqual([2, 1]);
  });
});
