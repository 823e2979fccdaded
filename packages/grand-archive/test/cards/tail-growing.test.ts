import type { JsonObject } from '@arbiter/engine';
import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { action, ally } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';
import { table } from '../support/table.js';
import { game, hero } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const of = (own: JsonObject, ...elements: string[]): JsonObject => ({
  ...own,
  props: { ...(own.props as JsonObject), elements },
});
const suited = (name: string, cost: number): JsonObject => ally(name, { cost, life: 3, subtypes: ['Suited'] });

describe('Bolts of Diamonds', () => {
  it('Bleu, Ace of Diamonds generates up to as many as the Suited objects cost together', () => {
    const made = (others: number) => {
      const play = game(
        hero('Mage', 'water'),
        1,
        { hand: ['Bleu, Ace of Diamonds'], field: ['Card'] },
        {},
        { definitions: [suited('Card', others)] },
      );
      play.activateCard(0, 'Bleu, Ace of Diamonds').resolve().resolve();
      if (isWindow(play.decision())) return 'nothing';
      const { max } = play.decision();
      play.answer(0, { number: Number(max) });
      return play.count(0, 'memory') - 1;
    };
    expect([made(5), made(9), made(20), made(6)]).toEqual([1, 2, 4, 'nothing']);
  });

  it('Four of Diamonds generates one for each Suited card of the memory that it shows, once, for less', () => {
    const play = game(
      hero('Mage', 'water'),
      4,
      { field: ['Four of Diamonds', 'Card'], memory: ['Card', 'Card', 'Reed'] },
      {},
      { definitions: [suited('Card', 2)] },
    );
    play.use(0, 'Four of Diamonds');
    // (4) and two different costs less.
    expect(play.count(0, 'memory')).toBe(5);
    play.resolve();
    expect(play.choices()).toEqual(['Card', 'Card']);
    play.answer(0, { choose: play.decision().options.map(({ id }) => id) as never });
    expect(play.count(0, 'memory')).toBe(7);
    expect(play.offers()).not.toContain('ACTIVATE_ABILITY Four of Diamonds');
  });
});

describe('what grows', () => {
  it('Flourishing Qi deals 4 more for each turn to the north while it waits', () => {
    const east = action('East', {
      effects: [
        { do: 'mastery', name: 'Shifting Currents' },
        { do: 'face', direction: 'east' },
      ],
    });
    const north = action('North', { effects: [{ do: 'face', direction: 'north' }] });
    const struck = (turns: boolean) => {
      const play = game(
        hero('Mage', 'tera', 2),
        4,
        { hand: ['East', 'Flourishing Qi', 'North'] },
        { field: ['Dummy'] },
        { definitions: [east, north, ally('Dummy', { life: 30 })] },
      );
      play.activateCard(0, 'East').resolve().activateCard(0, 'Flourishing Qi', { card: 'Dummy' });
      if (turns) play.activateCard(0, 'North').resolve();
      return play.resolveAll().the('Dummy').damage;
    };
    expect([struck(true), struck(false)]).toEqual([6, 2]);
  });

  it('Solomon, Master of Elements generates all Sights for hand and memory, and lets them be activated', () => {
    const made = (confirm: boolean) => {
      const play = game(of(hero('Mage', 'norm'), 'norm', 'neos'), 8, {
        hand: ['Solomon, Master of Elements'],
        memory: some(1),
      });
      play.activateCard(0, 'Solomon, Master of Elements').resolve().resolve().answer(0, { confirm });
      return play;
    };
    const play = made(true);
    expect([play.count(0, 'hand'), play.count(0, 'memory'), play.count(0, 'graveyard')]).toEqual([0, 8, 9]);
    expect(made(false).count(0, 'memory')).toBe(8);
    play.to('main', 5);
    expect(play.offers().filter((offer) => offer.endsWith('Sight')).length).toBe(8);
  });

  it('Diao Chan, Idyll Corsage withers what she chooses, and may banish what opponents lose for a Flowerbud of theirs', () => {
    const rise = action('Rise', { effects: [{ do: 'levelUp' }] });
    const raze = action('Raze', {
      effects: [{ do: 'move', what: { each: [{ named: 'Wolf' }] }, to: 'graveyard', cause: 'destroy' }],
    });
    const begun = () => {
      const play = game(
        hero('Cleric', 'tera', 2, 'Diao Chan, Test'),
        0,
        { hand: ['Rise', 'Raze'], materialDeck: ['Diao Chan, Idyll Corsage'], field: ['Wolf'] },
        { field: ['Wolf', 'Hound'] },
        { definitions: [rise, raze] },
      );
      play
        .activateCard(0, 'Rise')
        .resolve()
        .answer(0, { choose: [{ card: 'Diao Chan, Idyll Corsage' }] })
        .resolve();
      play.answer(0, { choose: [{ card: 'Hound' }] });
      return play;
    };
    const play = begun();
    expect(counters(play.the('Hound')).wither).toBe(1);
    play.activateCard(0, 'Raze').resolve().resolve().answer(0, { confirm: true });
    expect(play.zones('Wolf').sort()).toEqual(['banishment', 'graveyard']);
    expect(play.the('Flowerbud').controller).toBe(1);
    const kept = begun().activateCard(0, 'Raze').resolve().resolve().answer(0, { confirm: false });
    expect([kept.zones('Wolf'), kept.all('Flowerbud')]).toEqual([['graveyard', 'graveyard'], []]);
  });
});

describe('boons', () => {
  it('Greater Boon of Dux lets allies with foster ignore their elements, and fosters what enters once it is trained', () => {
    const foster = { kind: 'keyword', keyword: 'foster' };
    const ward = of(ally('Ward', { cost: 0 }, foster), 'fire');
    const elder = of(ally('Elder', { cost: 0 }, foster), 'neos');
    const plain = of(ally('Plain', { cost: 0 }), 'fire');
    const page = ally('Page', { cost: 0, power: 1 });
    const raise = action('Raise', {
      effects: [{ do: 'status', what: { each: [{ named: 'Ward' }] }, status: 'fostered' }],
    });
    const play = table(
      [
        {
          champion: lorraine(1),
          pantheon: ['Greater Boon of Dux'],
          hand: ['Ward', 'Ward', 'Elder', 'Plain', 'Page', 'Raise'],
        },
        {},
        {},
      ] as never,
      { definitions: [ward, elder, plain, page, raise], options: { format: 'pantheon' } } as never,
    );
    expect(play.offers().filter((offer) => /Elder|Plain/.test(offer))).toEqual([]);
    play.activateCard(0, 'Ward').resolveAll().activateCard(0, 'Ward').resolveAll();
    play.activateCard(0, 'Raise').resolve();
    play.takeDefault('ORDER_TRIGGERS').resolveAll();
    expect(counters(play.the('Greater Boon of Dux', 'pantheon')).training).toBe(2);
    play.activateCard(0, 'Page').resolveAll();
    expect([play.figures('Page'), play.the('Page').fostered]).toEqual(['2/1', true]);
  });
});
