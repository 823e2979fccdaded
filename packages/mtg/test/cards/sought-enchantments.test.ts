/** Enchantments that many decks have, by each of their clauses. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  mana,
  permanent,
  returnToHand,
  t,
  target,
} from '../../src/language/builders.js';
import { choices, offered, stack } from './support.js';

ownCards(
  instant('Test Blade', '{0}', { targets: [target(permanent)], effects: [destroy(t(0))] }),
  instant('Test Bounce', '{0}', { targets: [target(permanent)], effects: [returnToHand(t(0))] }),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(3, t(0))] }),
  instant('Test Heal', '{0}', { effects: [gainLife(3)] }),
  creatureCard(
    'Test Pinger',
    '{0}',
    'Wizard',
    '1/2',
    activated([mana('{3}')], { targets: [target(anyTarget)], effects: [damage(1, t(0))] }),
  ),
  creatureCard('Test Black Green', '{B}{G}', 'Elf', '1/1'),
);

const bearer = (card: string) => ({ card, as: 'host' });

it('Eidolon of Countless Battles (mtg:702.103b) counts creatures and Auras, for itself and what it enchants', () => {
  const game = magicPosition([
    { hand: ['Eidolon of Countless Battles'], mana: '{C}{C}{W}{W}', battlefield: ['Memnite', 'Hill Giant'] },
    {},
  ]);
  game.choose(0, { card: 'Eidolon of Countless Battles', method: 'bestow' }).choose(0, { card: 'Memnite' }).resolve();
  expect(game.figures('Memnite')).toBe('4/4');
  const cast = magicPosition([
    { hand: ['Eidolon of Countless Battles'], mana: '{C}{W}{W}', battlefield: ['Memnite'] },
    {},
  ]);
  expect(cast.cast(0, 'Eidolon of Countless Battles').resolve().figures('Eidolon of Countless Battles')).toBe('2/2');
});

it('Call to the Kindred (mtg:205.3m) may put a creature that shares a type onto the battlefield', () => {
  const game = magicPosition(
    [
      {
        battlefield: [bearer('Hill Giant'), { card: 'Call to the Kindred', attachedTo: 'host' }],
        library: ['Memnite', 'Frost Giant', 'Forest', 'Forest', 'Forest', 'Island'],
      },
      {},
    ],
    { turn: { number: 3, active: 0, step: 'upkeep' } },
  );
  game.resolve().answer(0, { confirm: true });
  expect(
    game
      .decision()
      .options.filter(({ card }) => card !== undefined)
      .map(({ card }) => card),
  ).toEqual(['Frost Giant']);
  game.choose(0, { card: 'Frost Giant' }).answer(0, game.decision().default);
  expect(game.zones('Frost Giant')).toEqual(['battlefield']);
});

it('Soul Snare (mtg:508.1b) exiles what attacks its controller or a planeswalker of theirs', () => {
  const game = magicPosition([
    { battlefield: ['Memnite', 'Hill Giant'] },
    { battlefield: ['Soul Snare', 'Plains', 'Sarkhan the Mad', 'Grizzly Bears'] },
  ]);
  game.until({ kind: 'ATTACKERS' });
  game.answer(0, { assign: [{ from: { card: 'Memnite' }, to: { card: 'Sarkhan the Mad' } }] });
  game.pass().activate(1, 'Soul Snare').resolve();
  expect([game.zones('Memnite'), game.zones('Soul Snare')]).toEqual([['exile'], ['graveyard']]);
});

it('Raking Canopy (mtg:508.1) burns fliers that attack, and Hissing Miasma drains who attacks', () => {
  const game = magicPosition([
    { battlefield: ['Serra Angel', 'Hill Giant'] },
    { battlefield: ['Raking Canopy', 'Hissing Miasma'] },
  ]);
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Serra Angel', 'Hill Giant').takeDefault('ORDER_TRIGGERS').resolveAll();
  expect([game.zones('Serra Angel'), game.life(0), game.the('Hill Giant').damage]).toEqual([['graveyard'], 18, 0]);
});

it('Quest for the Holy Relic (mtg:701.3a) finds an Equipment for five counters and attaches it', () => {
  const game = magicPosition([
    {
      battlefield: [{ card: 'Quest for the Holy Relic', counters: { quest: 4 } }, 'Hill Giant'],
      hand: ['Memnite'],
      library: ['Sword of Kaldra', 'Forest'],
    },
    {},
  ]);
  game.cast(0, 'Memnite').resolve().answer(0, { confirm: true }).resolve();
  game
    .activate(0, 'Quest for the Holy Relic')
    .resolve()
    .choose(0, { card: 'Sword of Kaldra' })
    .choose(0, { card: 'Memnite' });
  expect(game.figures('Memnite')).toBe('6/6');
});

it('Greater Auramancy (mtg:702.18a) shrouds other enchantments and enchanted creatures of its controller', () => {
  const game = magicPosition([
    {
      battlefield: [
        'Greater Auramancy',
        'Raking Canopy',
        bearer('Memnite'),
        'Hill Giant',
        { card: "Druid's Call", attachedTo: 'host' },
      ],
      hand: ['Test Blade'],
    },
    {},
  ]);
  expect(choices(game.cast(0, 'Test Blade')).sort()).toEqual(['Greater Auramancy', 'Hill Giant']);
});

it('Gift of the Deity (mtg:611.3a) counts each color of the creature', () => {
  const at = (host: string) =>
    magicPosition([{ battlefield: [bearer(host), { card: 'Gift of the Deity', attachedTo: 'host' }] }, {}]).figures(
      host,
    );
  expect([at('Grizzly Bears'), at('Test Black Green'), at('Hill Giant')]).toEqual(['3/3', '3/3', '3/3']);
});

it('Glory of Warfare (mtg:611.3a) helps to attack in the own turn, to block in others', () => {
  const game = magicPosition([{ battlefield: ['Glory of Warfare', 'Memnite'] }, {}]);
  expect([game.figures('Memnite'), game.until({ turn: 4, step: 'upkeep' }).figures('Memnite')]).toEqual(['3/1', '1/3']);
});

it('Lashknife Barrier (mtg:614.1a) takes 1 off damage to creatures of its controller', () => {
  const game = magicPosition([
    { battlefield: ['Lashknife Barrier', 'Hill Giant'], hand: ['Test Bolt', 'Test Bolt'] },
    {},
  ]);
  game.cast(0, 'Test Bolt', { card: 'Hill Giant' }).resolve().cast(0, 'Test Bolt', { player: 0 }).resolve();
  expect([game.the('Hill Giant').damage, game.life(0)]).toEqual([2, 17]);
});

it("Legion's Initiative (mtg:603.7) exiles the creatures of its controller until the next combat", () => {
  const game = magicPosition([
    { battlefield: ["Legion's Initiative", 'Memnite', 'Goblin Piker'], mana: '{R}{W}' },
    { battlefield: ['Hill Giant'] },
  ]);
  expect(game.figures('Goblin Piker')).toBe('3/1');
  game.activate(0, "Legion's Initiative").resolve();
  expect([game.zones('Memnite'), game.zones('Hill Giant')]).toEqual([['exile'], ['battlefield']]);
  game.until({ step: 'beginningOfCombat' }).resolve().until({ kind: 'ATTACKERS' });
  expect((game.decision().from ?? []).map(({ card }) => card).sort()).toEqual(['Goblin Piker', 'Memnite']);
});

it('Cradle of Vitality (mtg:119.9) turns life into counters for {1}{W}', () => {
  const game = magicPosition([
    { battlefield: ['Cradle of Vitality', 'Memnite', ...lands(2, 'Plains')], hand: ['Test Heal'] },
    {},
  ]);
  game.cast(0, 'Test Heal').resolve();
  if (!game.waiting()) game.choose(0, { card: 'Memnite' });
  game.resolve().answer(0, { confirm: true });
  expect(game.figures('Memnite')).toBe('4/4');
});

it('Realmwright (mtg:305.7) gives lands a chosen basic land type, and Prismatic Omen all of them', () => {
  const game = magicPosition([
    { hand: ['Realmwright'], battlefield: ['Island', 'Wastes'] },
    { battlefield: ['Wastes'] },
  ]);
  game.cast(0, 'Realmwright').resolve();
  game.choose(0, { index: 3 });
  expect([game.the('Island').subtypes, game.all('Wastes').map(({ subtypes }) => subtypes)]).toEqual([
    ['Island', 'Mountain'],
    [['Mountain'], []],
  ]);
  const omen = magicPosition([{ battlefield: ['Prismatic Omen', 'Wastes'], hand: ['Test Black Green'] }, {}]);
  expect(omen.the('Wastes').subtypes).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
  expect(
    new Set(
      omen
        .decision()
        .options.filter(({ card, mana }) => card === 'Wastes' && mana)
        .map(({ value }) => value),
    ).size,
  ).toBe(6);
});

it('Prowess of the Fair (mtg:603.6c) may make an Elf Warrior for another nontoken Elf', () => {
  const game = magicPosition([
    {
      battlefield: ['Prowess of the Fair', 'Llanowar Elves', 'Memnite'],
      hand: ['Test Blade', 'Test Blade', 'Test Blade'],
    },
    {},
  ]);
  game.cast(0, 'Test Blade', { card: 'Memnite' }).resolve();
  expect(stack(game)).toEqual([]);
  game.cast(0, 'Test Blade', { card: 'Llanowar Elves' }).resolve().resolve().answer(0, { confirm: true });
  game.cast(0, 'Test Blade', { card: 'Elf Warrior' }).resolve();
  expect(stack(game)).toEqual([]);
});

it('Training Grounds (mtg:118.7) makes abilities cheaper, to one mana at least', () => {
  const at = (given: string) =>
    offered(magicPosition([{ battlefield: ['Training Grounds', 'Test Pinger'], mana: given }, {}]), 'ACTIVATE');
  expect([
    at('{C}'),
    magicPosition([{ battlefield: ['Training Grounds', 'Test Pinger'] }, {}]).decision().options.length,
  ]).toEqual([['Test Pinger'], 1]);
});

it("Druid's Call (mtg:111.2) makes Squirrels for damage", () => {
  const game = magicPosition([
    { battlefield: [{ card: "Druid's Call", attachedTo: 'host' }], hand: ['Test Bolt'] },
    { battlefield: [bearer('Thraximundar')] },
  ]);
  game.cast(0, 'Test Bolt', { card: 'Thraximundar' }).resolve().resolve();
  expect(game.all('Squirrel').map(({ controller }) => controller)).toEqual([1, 1, 1]);
});

it('Warped Devotion (mtg:603.2) has the owner discard for what is returned', () => {
  const game = magicPosition([
    { battlefield: ['Warped Devotion'], hand: ['Test Bounce'] },
    { battlefield: ['Hill Giant'] },
  ]);
  game.cast(0, 'Test Bounce', { card: 'Hill Giant' }).resolve().resolve();
  expect([game.hand(1), game.zones('Hill Giant')]).toEqual([0, ['graveyard']]);
});
