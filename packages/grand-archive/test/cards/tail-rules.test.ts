import type { JsonObject } from '@arbiter/engine';
import { isWindow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { action, ally } from '../support/own-cards.js';
import { some } from '../support/play.js';
import { game, hero } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;
const of = (own: JsonObject, ...elements: string[]): JsonObject => ({
  ...own,
  props: { ...(own.props as JsonObject), elements },
});

describe('allies and players that are bound', () => {
  it('Da Qiao, Cinderbinder has allies with frenzy counters not obey, or empowers for each', () => {
    const able = ally(
      'Able',
      { life: 3 },
      { kind: 'activated', cost: [], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    );
    const begun = (frenzy: number) =>
      game(
        hero('Tamer', 'fire', 3),
        0,
        { field: ['Da Qiao, Cinderbinder', { card: 'Able', counters: { frenzy } }, 'Wolf'] },
        {},
        { definitions: [able] },
      );
    expect(begun(0).offers()).toEqual(expect.arrayContaining(['ATTACK Able', 'ACTIVATE_ABILITY Able']));
    const play = begun(1);
    expect(play.offers().filter((offer) => offer.endsWith(' Able'))).toEqual([]);
    expect(play.offers()).toContain('ATTACK Wolf');
    play.use(0, 'Da Qiao, Cinderbinder');
    play
      .answer(0, { choose: [play.decision().options[0]?.id as never] })
      .answer(0, { choose: [{ card: 'Wolf' }] })
      .resolve();
    expect([counters(play.the('Wolf')).frenzy, play.offers().includes('ATTACK Wolf')]).toEqual([1, false]);
  });

  it('Mandate of Honor keeps whoever has eight cards from drawing, as long as there is a unique ally', () => {
    const somebody = ally('Somebody', { supertypes: ['Unique'] });
    const both = action('Both', { effects: [{ do: 'draw', who: 'players', count: 3 }] });
    const drawn = (field: string[]) => {
      const play = game(
        hero('Cleric', 'norm'),
        3,
        { hand: ['Both'], memory: some(3), field: ['Mandate of Honor', ...field] },
        { hand: some(1) },
        { definitions: [somebody, both] },
      );
      play.activateCard(0, 'Both').resolve();
      return [play.count(0, 'hand'), play.count(1, 'hand')];
    };
    expect([drawn(['Somebody']), drawn([])]).toEqual([
      [5, 4],
      [6, 4],
    ]);
  });
});

describe('cards that are activated', () => {
  it('Ticket to the Afterlife makes Specters of the graveyard cheaper, themselves and their abilities', () => {
    const ghost = of(
      ally(
        'Ghost',
        { cost: 4, subtypes: ['Specter'] },
        { kind: 'keyword', keyword: 'ephemerate', cost: [{ pay: 'reserve', amount: 3 }] },
        {
          kind: 'activated',
          zone: 'graveyard',
          cost: [{ pay: 'reserve', amount: 2 }],
          effects: [{ do: 'recover', who: 'you', amount: 1 }],
        },
      ),
      'norm',
    );
    const begun = () =>
      game(
        hero('Cleric', 'umbra', 1, 'Alice, Test'),
        5,
        { champion: { damage: 5 }, hand: ['Ghost'], graveyard: ['Ghost'], field: ['Ticket to the Afterlife'] },
        {},
        { definitions: [ghost] },
      );
    const used = begun().use(0, 'Ghost');
    expect(used.count(0, 'memory')).toBe(1);
    const called = begun();
    called.choose(0, { kind: 'ACTIVATE_CARD', card: 'Ghost', zone: 'graveyard' } as never).answering([]);
    expect(called.count(0, 'memory')).toBe(2);
    expect(called.resolve().the('Ghost').ephemeral).toBe(true);
    const usual = begun();
    usual.choose(0, { kind: 'ACTIVATE_CARD', card: 'Ghost', zone: 'hand' } as never).answering([]);
    expect(usual.count(0, 'memory')).toBe(4);
    const recovered = begun().use(0, 'Ticket to the Afterlife').resolve();
    expect([recovered.damage(0), recovered.count(0, 'banishment')]).toEqual([3, 1]);
  });

  it('Ritai Stablemaster changes fire cards with a Horse, and lets Horses be paid for from the graveyard', () => {
    const horse = of(ally('Horse', { cost: 3, subtypes: ['Horse'], life: 3 }), 'fire');
    const coal = of(ally('Coal', { cost: 9 }), 'fire');
    const play = game(
      hero('Tamer', 'fire'),
      2,
      { hand: ['Ritai Stablemaster', 'Coal', 'Coal', 'Coal'], field: ['Horse'] },
      {},
      { definitions: [horse, coal] },
    );
    play.activateCard(0, 'Ritai Stablemaster').resolve().resolve();
    play.answer(0, {
      choose: play
        .decision()
        .options.slice(0, 2)
        .map(({ id }) => id) as never,
    });
    expect([play.count(0, 'graveyard'), play.count(0, 'memory')]).toEqual([2, 4]);
    const paid = (field: string[]) =>
      game(
        hero('Tamer', 'fire'),
        0,
        { hand: ['Horse'], graveyard: ['Coal', 'Coal', 'Coal'], field },
        {},
        { definitions: [horse, coal] },
      );
    expect(paid([]).offers()).not.toContain('ACTIVATE_CARD Horse');
    const kindled = paid(['Ritai Stablemaster']);
    expect(kindled.offers()).toContain('ACTIVATE_CARD Horse');
    kindled.choose(0, { kind: 'ACTIVATE_CARD', card: 'Horse' });
    while (!isWindow(kindled.decision()))
      kindled.answer(0, { choose: kindled.decision().options.map(({ id }) => id) as never });
    kindled.resolve();
    expect([kindled.all('Horse').length, kindled.zones('Coal')]).toEqual([
      1,
      ['banishment', 'banishment', 'banishment'],
    ]);
  });

  it('Gearstride Academy imbues wind allies that are activated, which are stronger then, and is kept up for (1)', () => {
    const breeze = of(ally('Breeze', { cost: 2, power: 1, life: 3 }), 'wind');
    const mote = of(ally('Mote', { cost: 9 }), 'wind');
    const entered = (field: string[], hand: string[]) => {
      const play = game(
        of(hero('Guardian', 'norm'), 'norm', 'wind'),
        0,
        { hand: ['Breeze', ...hand], field },
        {},
        { definitions: [breeze, mote] },
      );
      play.activateCard(0, 'Breeze');
      while (!isWindow(play.decision())) {
        const d = play.decision();
        play.answer(0, d.shape === 'CONFIRM' ? { confirm: true } : (d.default as never));
      }
      return play.resolveAll().figures('Breeze');
    };
    expect([
      entered(['Gearstride Academy'], ['Mote', 'Mote']),
      entered(['Gearstride Academy'], ['Mote', 'Reed']),
      entered([], ['Mote', 'Mote']),
    ]).toEqual(['2/3', '1/3', '1/3']);
    const kept = (pays: boolean) => {
      const play = game(
        hero('Guardian', 'wind'),
        2,
        { field: ['Gearstride Academy'] },
        {},
        { turn: { step: 'wakeUp' } },
      );
      play.to('recollection').resolve();
      play.answer(0, { confirm: pays }).answering([]);
      return play.all('Gearstride Academy').length;
    };
    expect([kept(true), kept(false)]).toEqual([1, 0]);
  });
});
