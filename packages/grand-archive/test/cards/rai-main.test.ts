import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { type ArchivePlay, lorraine, position, rai, some } from '../support/play.js';

const enlighten = (game: ArchivePlay, seat = 0): unknown => (game.champion(seat).counters as JsonObject).enlighten ?? 0;
const costNow = (card: string, champion: JsonObject) =>
  position([{ champion, hand: [card] }, {}]).the(card, 'hand').costNow;

/** Activates a card with as much to pay as it costs, and lets it resolve. */
function cast(
  card: string,
  cost: number,
  champion: JsonObject,
  target: string | null,
  theirs: JsonObject,
): ArchivePlay {
  const game = position([{ champion, hand: [card, ...some(cost)] }, theirs as never]);
  const { costNow } = game.the(card, 'hand');
  game.activateCard(0, card, ...(target === null ? [] : [{ card: target }])).resolveAll();
  expect(game.count(0, 'memory')).toBe(costNow);
  return game;
}

describe('allies of the Rai deck', () => {
  it.each([
    ['Barrier Servant', 3, '2/2', 'norm'],
    ['Library Witch', 2, '0/1', 'norm'],
    ['Magus Disciple', 2, '1/1', 'norm'],
    ['Blitz Mage', 3, '3/1', 'fire'],
    ['Flame-Rune Swordsman', 3, '2/2', 'fire'],
    ['Impassioned Tutor', 2, '1/3', 'fire'],
  ])('%s costs %i and is %s on the field', (card, cost, figures, element) => {
    const game = cast(card, cost, rai(1), null, {});
    expect([game.figures(card), game.the(card).elements, game.the(card).rested]).toEqual([figures, [element], false]);
  });

  it('Barrier Servant prevents the next damage to itself for two enlighten counters', () => {
    const game = position(
      [
        { champion: rai(1, { counters: { enlighten: 4 } }), field: ['Barrier Servant'] },
        { champion: rai(1), hand: [...some(2, 'Ignite the Soul'), ...some(2)], field: ['Blitz Mage'] },
      ],
      { turn: { active: 1 } },
    );
    game.pass().use(0, 'Barrier Servant').resolve();
    expect(enlighten(game)).toBe(2);
    game.declare(1, 'Blitz Mage', 'Barrier Servant').fight([]);
    expect(game.the('Barrier Servant').damage).toBe(0);
    // Once: the next damage is dealt.
    game.activateCard(1, 'Ignite the Soul', { card: 'Barrier Servant' }).resolve();
    expect(game.the('Barrier Servant').damage).toBe(1);
  });

  it.each(['Barrier Servant', 'Library Witch'])('%s intercepts', (card) => {
    const game = position([{ field: [card] }, { field: ['Blitz Mage'] }], { turn: { active: 1 } });
    game.declare(1, 'Blitz Mage', 'Spirit of Wind').resolve().answer(0, { confirm: true }).fight();
    expect([game.damage(0), game.zones(card)]).toEqual([0, ['graveyard']]);
  });

  it.each([
    ['Library Witch', 1, 1],
    ['Magus Disciple', 1, 0],
  ])('%s draws a card as it dies: %i for a Mage, %i for a Warrior', (card, mage, warrior) => {
    const drawn = (champion: JsonObject): number => {
      const game = position([
        { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
        { champion, field: [card] },
      ]);
      game.activateCard(0, 'Ignite the Soul', { card }).resolveAll();
      expect(game.zones(card)).toEqual(['graveyard']);
      return game.count(1, 'hand');
    };
    expect([drawn(rai(1)), drawn(lorraine(1))]).toEqual([mage, warrior]);
  });

  it('Magus Disciple gives the champion one level, each of them', () => {
    expect(position([{ champion: lorraine(1), field: some(2, 'Magus Disciple') }, {}]).champion(0).level).toBe(3);
  });

  it('Blitz Mage attacks in the turn it enters', () => {
    const game = cast('Blitz Mage', 3, rai(1), null, {}).declare(0, 'Blitz Mage', 'Spirit of Fire').fight();
    expect(game.damage(1)).toBe(3);
  });

  it.each(['Flame-Rune Swordsman', 'Ignite the Soul'])('%s floats out of the graveyard of a Mage', (card) => {
    const offered = (champion: JsonObject | string) =>
      position([{ champion, graveyard: [card], materialDeck: ['Tome of Knowledge'] }, {}], {
        turn: { step: 'materialize' },
      }).choices();
    expect(offered(rai(1))).toEqual(['Tome of Knowledge']);
    expect(offered('Spirit of Fire')).toEqual([]);
  });

  it('Impassioned Tutor gives a level until end of turn as it attacks', () => {
    const game = position([{ champion: rai(1), field: ['Impassioned Tutor'] }, {}]);
    game.declare(0, 'Impassioned Tutor', 'Spirit of Fire').resolve();
    expect(game.champion(0).level).toBe(2);
    expect(game.to('main', 4).champion(0).level).toBe(1);
  });
});

describe('enlightenment and cards of the Rai deck', () => {
  it('Careful Study puts five enlighten counters on the champion, and costs the level less', () => {
    expect(costNow('Careful Study', lorraine(2))).toBe(6);
    expect(enlighten(cast('Careful Study', 7, rai(1), null, {}))).toBe(5);
  });

  it('Peer into Mana puts two counters and one for each level', () => {
    expect(enlighten(cast('Peer into Mana', 4, rai(1), null, {}))).toBe(3);
    expect(enlighten(cast('Peer into Mana', 4, lorraine(3), null, {}))).toBe(5);
  });

  it('Idle Thoughts orders the top four cards', () => {
    const mainDeck = ['Fireball', 'Blitz Mage', 'Arcane Sight', 'Library Witch', 'Veteran Soldier'];
    const game = position([{ champion: rai(1), hand: ['Idle Thoughts', ...some(1)], mainDeck }, {}]);
    game.activateCard(0, 'Idle Thoughts').resolve();
    expect(game.choices()).toEqual(mainDeck.slice(0, 4));
    game.answer(0, { order: [3, 2, 1, 0].map((n) => ({ card: mainDeck[n] as string })) });
    const deck = game.view().zones.find((z) => z.id === 'mainDeck' && z.owner === 0) as unknown as {
      objects: string[];
    };
    expect(deck.objects.map((id) => game.view().objects[id]?.card)).toEqual([
      'Library Witch',
      'Arcane Sight',
      'Blitz Mage',
      'Fireball',
      'Veteran Soldier',
    ]);
  });

  it('Scry the Skies glimpses as many cards as the level, then draws into the memory', () => {
    const mainDeck = ['Fireball', 'Blitz Mage', 'Arcane Sight'];
    const game = position([{ champion: lorraine(2), hand: ['Scry the Skies', ...some(1)], mainDeck }, {}]);
    game.activateCard(0, 'Scry the Skies').resolve();
    expect(game.decision()).toMatchObject({ kind: 'GLIMPSE' });
    game.answer(0, {
      assign: [
        { from: { card: 'Fireball' }, to: { value: 'bottom' } },
        { from: { card: 'Blitz Mage' }, to: { value: 'top' } },
      ],
    });
    expect([game.zones('Blitz Mage'), game.count(0, 'memory')]).toEqual([['memory'], 2]);
    const deck = game.view().zones.find((z) => z.id === 'mainDeck' && z.owner === 0) as unknown as {
      objects: string[];
    };
    expect(deck.objects.map((id) => game.view().objects[id]?.card)).toEqual(['Arcane Sight', 'Fireball']);
  });

  it('Creative Shock draws two and discards one; a fire card burns a unit, for a Mage', () => {
    const start = (champion: JsonObject | string) =>
      position([
        { champion, hand: ['Creative Shock', 'Blitz Mage', 'Idle Thoughts', ...some(3)] },
        { field: ['Esteemed Knight'] },
      ])
        .activateCard(0, 'Creative Shock')
        .resolve();
    const game = start(rai(1)).choose(0, { card: 'Blitz Mage' }, { card: 'Esteemed Knight' });
    expect([game.the('Esteemed Knight').damage, game.count(0, 'hand')]).toEqual([2, 3]);
    const other = start(rai(1)).choose(0, { card: 'Idle Thoughts' });
    expect([other.waiting(), other.the('Esteemed Knight').damage]).toEqual([true, 0]);
    const spirit = start('Spirit of Fire').choose(0, { card: 'Blitz Mage' });
    expect(spirit.waiting()).toBe(true);
    const spared = start(rai(1)).choose(0, { card: 'Blitz Mage' }, []);
    expect([spared.waiting(), spared.the('Esteemed Knight').damage]).toEqual([true, 0]);
  });

  it('Cremation Ritual sacrifices an ally to draw two', () => {
    const hand = ['Cremation Ritual', ...some(3)];
    const game = position([
      { champion: rai(1), hand, field: ['Blitz Mage', 'Magus Disciple'] },
      { field: ['Banner Knight'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Cremation Ritual' }).answering([]);
    expect(game.choices().sort()).toEqual(['Blitz Mage', 'Magus Disciple']);
    game.choose(0, { card: 'Blitz Mage' });
    expect(game.zones('Blitz Mage')).toEqual(['graveyard']);
    expect(game.resolve().count(0, 'hand')).toBe(2);
    expect(position([{ champion: rai(1), hand }, {}]).offers()).not.toContain('ACTIVATE_CARD Cremation Ritual');
  });

  it('Arcane Disposition draws two, for a Mage three, and the hand is discarded as the end phase begins', () => {
    const start = (champion: JsonObject) =>
      position([{ champion, hand: ['Arcane Disposition', 'Fireball', ...some(3)] }, {}])
        .activateCard(0, 'Arcane Disposition')
        .resolve();
    const game = start(rai(3)).resolveAll();
    expect(game.count(0, 'hand')).toBe(4);
    game.to('end').resolve();
    expect([game.count(0, 'hand'), game.zones('Fireball')]).toEqual([0, ['graveyard']]);
    const next = game.to('main', 4).to('end').stack();
    expect(next).toEqual([]);
  });

  it('Arcane Sight gives a level until end of turn and draws a card', () => {
    const game = cast('Arcane Sight', 0, rai(3), null, {}).resolveAll();
    expect([game.champion(0).level, game.count(0, 'hand')]).toEqual([4, 1]);
    expect(game.to('main', 4).champion(0).level).toBe(3);
  });

  it('Power Overwhelming turns enlighten counters into levels', () => {
    const game = position([{ champion: rai(3, { counters: { enlighten: 4 } }), hand: ['Power Overwhelming'] }, {}]);
    game.activateCard(0, 'Power Overwhelming').resolve().resolve().answer(0, { number: 3 });
    expect([game.champion(0).level, enlighten(game)]).toEqual([6, 2]);
    expect(game.to('main', 4).champion(0).level).toBe(3);
  });

  it('Spellshield: Arcane turns the next damage to the champion into enlighten counters', () => {
    const game = position(
      [{ champion: rai(3), hand: ['Spellshield: Arcane', ...some(2)] }, { field: ['Blitz Mage', 'Esteemed Knight'] }],
      { turn: { active: 1 } },
    );
    expect(game.the('Spellshield: Arcane', 'hand').costNow).toBe(2);
    game.declare(1, 'Blitz Mage', 'Rai, Storm Seer').pass().activateCard(0, 'Spellshield: Arcane').resolveAll();
    const before = Number(enlighten(game));
    game.fight();
    expect([game.damage(0), enlighten(game)]).toEqual([0, before + 3]);
    game.declare(1, 'Esteemed Knight', 'Rai, Storm Seer').fight();
    expect(game.damage(0)).toBe(2);
  });
});

describe('fire and lightning of the Rai deck', () => {
  it('Ignite the Soul deals 1 damage to a unit', () => {
    expect(cast('Ignite the Soul', 1, rai(1), 'Spirit of Fire', {}).damage(1)).toBe(1);
  });

  it('Fireball deals 1 damage and 1 for each level, for 2 less as a Mage', () => {
    const game = cast('Fireball', 2, rai(2), 'Spirit of Fire', {});
    game.resolveAll();
    expect(game.damage(1)).toBe(3);
    expect(costNow('Fireball', { card: 'Spirit of Fire' })).toBe(4);
  });

  it('Focused Flames deals 4 damage to an ally only, for 1 less as a Mage', () => {
    const game = cast('Focused Flames', 1, rai(1), 'Crusader of Aesa', { field: ['Crusader of Aesa', 'Blitz Mage'] });
    expect(game.zones('Crusader of Aesa')).toEqual(['graveyard']);
    expect(costNow('Focused Flames', { card: 'Spirit of Fire' })).toBe(2);
    const none = position([{ champion: rai(1), hand: ['Focused Flames', ...some(1)] }, {}]);
    expect(none.offers()).not.toContain('ACTIVATE_CARD Focused Flames');
  });

  it('Disintegrate destroys an ally or a regalia, for the level less as a Mage', () => {
    const theirs = { field: ['Crusader of Aesa', 'Sword of Seeking'] };
    expect(cast('Disintegrate', 6, rai(2), 'Crusader of Aesa', theirs).zones('Crusader of Aesa')).toEqual([
      'graveyard',
    ]);
    expect(cast('Disintegrate', 6, rai(2), 'Sword of Seeking', theirs).zones('Sword of Seeking')).toEqual([
      'banishment',
    ]);
    expect(costNow('Disintegrate', { card: 'Spirit of Fire' })).toBe(8);
    expect(costNow('Disintegrate', rai(2))).toBe(6);
  });

  it.each([
    ['Mage', rai(1), 7, 3],
    ['Spirit', { card: 'Spirit of Fire' }, 8, 2],
  ])('Purge in Flames burns all units but the own champion: as a %s', (_, champion, cost, amount) => {
    const game = position([
      { champion, hand: ['Purge in Flames', ...some(cost)], field: ['Crusader of Aesa'] },
      { field: ['Phalanx Captain'] },
    ]);
    game.activateCard(0, 'Purge in Flames').resolve();
    expect([game.damage(0), game.damage(1)]).toEqual([0, amount]);
    expect([game.the('Crusader of Aesa').damage, game.the('Phalanx Captain').damage]).toEqual([amount, amount]);
  });

  it('Anger the Skies deals 4 damage to all allies as a Mage, 3 otherwise', () => {
    const allies = { field: ['Phalanx Captain', { card: 'Crusader of Aesa', counters: { buff: 1 } }] };
    const mage = position([{ champion: rai(3), hand: ['Anger the Skies', ...some(3)], field: ['Blitz Mage'] }, allies]);
    mage.activateCard(0, 'Anger the Skies').resolve().resolve();
    expect([mage.zones('Phalanx Captain'), mage.zones('Blitz Mage')]).toEqual([['graveyard'], ['graveyard']]);
    expect([mage.the('Crusader of Aesa').damage, mage.damage(1)]).toEqual([4, 0]);
  });

  it('Arcane Blast deals 11 damage to a champion, for the level less', () => {
    const game = position([
      { champion: rai(3), hand: ['Arcane Blast', ...some(8)] },
      { champion: lorraine(1), field: ['Blitz Mage'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Arcane Blast' });
    expect(game.choices()).toEqual(['Rai, Storm Seer', 'Lorraine, Wandering Warrior']);
    game.answering([{ card: 'Lorraine, Wandering Warrior' }]).resolveAll();
    expect([game.damage(1), game.count(0, 'memory')]).toEqual([11, 8]);
  });
});
