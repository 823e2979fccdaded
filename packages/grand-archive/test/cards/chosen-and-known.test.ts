import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card } from '../support/own-cards.js';
import { type ArchivePlay, some } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const of = (own: JsonObject, ...elements: string[]): JsonObject => ({
  ...own,
  props: { ...(own.props as JsonObject), elements },
});
/** Chooses the option that says so. */
const pick = (play: ArchivePlay, seat: number, label: string): ArchivePlay => {
  const option = play.decision().options.find((one) => String(one.label).includes(label));
  return play.answer(seat, { choose: [option?.id as never] });
};

/** One of the abilities of the heirloom. */
const heirloom = (play: ArchivePlay, at: number): never =>
  play.decision().options.filter((one) => one.card === 'Heirloom of Spectra')[at]?.id as never;

describe('what is chosen', () => {
  it('Optical Control makes cards of the chosen type dearer for opponents, and is given up for a card', () => {
    const spell = action('Spell', { effects: [] });
    const friend = ally('Friend', { cost: 0 });
    const start = (type: string) => {
      const play = game(
        hero('Cleric', 'luxem'),
        3,
        { hand: ['Optical Control', 'Spell'] },
        { hand: ['Spell', 'Friend', ...some(9)] },
        { definitions: [spell, friend] },
      );
      play.activateCard(0, 'Optical Control').resolve();
      return pick(play, 0, type);
    };
    const play = start('Action');
    expect(play.offers()).toContain('ACTIVATE_CARD Spell');
    const theirs = play.to('main', 4).offers();
    expect([theirs.includes('ACTIVATE_CARD Spell'), theirs.includes('ACTIVATE_CARD Friend')]).toEqual([true, true]);
    const memory = play.count(1, 'memory');
    play.activateCard(1, 'Spell').resolve();
    expect(play.count(1, 'memory') - memory).toBe(4);
    play.activateCard(1, 'Friend').resolve();
    expect(play.count(1, 'memory') - memory).toBe(4);
    play.to('recollection', 5).resolve();
    expect([play.all('Optical Control').length, play.zones('Optical Control')]).toEqual([0, ['graveyard']]);
    expect(start('Ally').to('main', 4).activateCard(1, 'Friend').resolve().count(1, 'memory')).toBe(4);
  });

  it('Prismatic Spirit draws six cards and is of two basic elements as long as it is in the lineage', () => {
    const above = card('Above, Test', {
      types: ['Champion'],
      subtypes: ['Mage', 'Human'],
      classes: ['Mage'],
      costKind: 'memory',
      cost: 0,
      level: 1,
      life: 20,
    });
    const wash = action('Wash', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'lineage' }, { named: 'Prismatic Spirit' }] },
          to: 'banishment',
          cause: 'banish',
        },
      ],
    });
    const flame = of(ally('Flame', { cost: 0 }), 'fire');
    const wave = of(ally('Wave', { cost: 0 }), 'water');
    const gust = of(ally('Gust', { cost: 0 }), 'wind');
    const up = action('Up', { effects: [{ do: 'levelUp' }] });
    const enter = action('Enter', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'materialDeck' }, { named: 'Prismatic Spirit' }] },
          to: 'field',
          cause: 'effect',
          controller: 'you',
        },
      ],
    });
    const play = game(
      hero('Spirit', 'norm', 5),
      0,
      {
        hand: ['Flame', 'Wave', 'Gust', 'Wash', 'Enter', 'Up'],
        materialDeck: ['Prismatic Spirit', 'Above, Test'],
      },
      {},
      { definitions: [above, wash, flame, wave, gust, enter, up] },
    );
    const able = () => ['Flame', 'Wave', 'Gust'].filter((name) => play.offers().includes(`ACTIVATE_CARD ${name}`));
    expect(able()).toEqual([]);
    play.activateCard(0, 'Enter').resolve().resolve();
    expect([play.choices(), play.count(0, 'hand')]).toEqual([
      ['fire and water', 'fire and wind', 'water and wind'],
      11,
    ]);
    pick(play, 0, 'fire and wind');
    expect(able()).toEqual(['Flame', 'Gust']);
    play
      .activateCard(0, 'Up')
      .resolve()
      .answer(0, { choose: [{ card: 'Above, Test' }] });
    expect([play.all('Above, Test').length, able()]).toEqual([1, ['Flame', 'Gust']]);
    play.activateCard(0, 'Wash').resolve();
    expect(able()).toEqual([]);
  });

  it('Heirloom of Spectra makes cards of memories norm, those that come as well, or banishes a Curse', () => {
    const ember = of(ally('Ember', { cost: 0 }), 'fire');
    const burn = action('Burn', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'memory' }, { has: ['elements', ['fire']] }] },
          to: 'banishment',
          cause: 'banish',
        },
      ],
    });
    const keep = action('Keep', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'hand' }, { owner: 'opponent' }, { named: 'Ember' }] },
          to: 'memory',
          cause: 'effect',
        },
      ],
    });
    const start = () =>
      game(
        hero('Cleric', 'norm'),
        3,
        { hand: ['Burn', 'Keep', 'Burn'], memory: ['Ember'], field: ['Heirloom of Spectra'] },
        { hand: ['Ember'], memory: ['Ember'] },
        { definitions: [ember, burn, keep] },
      );
    const play = start();
    play.answer(0, { choose: [heirloom(play, 0)] });
    if (play.decision().kind !== 'OPPORTUNITY') pick(play, 0, 'memory');
    play.resolve();
    play.activateCard(0, 'Keep').resolve();
    play.activateCard(0, 'Burn').resolve();
    expect([play.zones('Ember').sort(), play.zones('Heirloom of Spectra')]).toEqual([
      ['banishment', 'memory', 'memory'],
      ['banishment'],
    ]);
    play.to('main', 4).to('main', 5);
    expect(play.count(0, 'memory')).toBe(0);
    const usual = start().activateCard(0, 'Keep').resolve();
    expect(usual.activateCard(0, 'Burn').resolve().zones('Ember')).toEqual(['banishment', 'banishment', 'banishment']);
  });
  it('Heirloom of Spectra banishes a Curse of a lineage, and is a card for (3)', () => {
    const hex = card('Hex', { types: ['Action'], subtypes: ['Curse'], costKind: 'reserve', cost: 0, speed: 'slow' });
    const bind = action('Bind', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { named: 'Hex' }] },
          to: 'lineage',
          cause: 'effect',
          attached: { each: [{ has: ['types', ['Champion']] }, { controller: 'opponent' }] },
        },
      ],
    });
    const start = () =>
      game(
        hero('Cleric', 'norm'),
        3,
        { hand: ['Bind'], field: ['Heirloom of Spectra'] },
        { graveyard: ['Hex'] },
        { definitions: [hex, bind] },
      )
        .activateCard(0, 'Bind')
        .resolve();
    const play = start();
    play.answer(0, { choose: [heirloom(play, 0)] });
    pick(play, 0, 'Curse');
    play.resolve();
    expect(play.zones('Hex')).toEqual(['banishment']);
    const other = start();
    other
      .answer(0, { choose: [heirloom(other, 1)] })
      .answering([])
      .resolve();
    expect([other.count(0, 'memory'), other.zones('Hex')]).toEqual([4, ['lineage']]);
  });

  it('Dream Fairy sends an ally to memory whose name opponents cannot activate as long as she is there', () => {
    const own = (name: string) => ally(name, { cost: 0, life: 2 });
    const start = () =>
      game(
        hero('Mage', 'wind'),
        3,
        { hand: ['Dream Fairy', 'Bolt'] },
        { hand: ['Fox', 'Cat'], field: ['Fox'] },
        { definitions: [own('Fox'), own('Cat')] },
      );
    const play = start();
    play.activateCard(0, 'Dream Fairy').resolve();
    play.answering([{ card: 'Fox' }]).resolve();
    expect(play.zones('Fox').sort()).toEqual(['hand', 'memory']);
    const able = () => ['Fox', 'Cat'].filter((name) => play.to('main', 4).offers().includes(`ACTIVATE_CARD ${name}`));
    expect(able()).toEqual(['Cat']);
    const other = start();
    other.activateCard(0, 'Dream Fairy').resolve();
    other.answering([{ card: 'Fox' }]).resolve();
    other.activateCard(0, 'Bolt', { card: 'Dream Fairy' }).resolve();
    other.to('main', 4);
    expect(other.offers()).toContain('ACTIVATE_CARD Fox');
  });
});

describe('numbers and names of several', () => {
  it('Arisanna, Master Alchemist gathers twice, and two Herbs with the same name are a card at the end, also from the lineage', () => {
    const leaf = (name: string) => thing(name, { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
    const start = (champion: JsonObject, field: string[]) =>
      game(
        hero('Cleric', 'norm', 3, 'Arisanna, Later'),
        0,
        { champion, field },
        {},
        { definitions: [leaf('Leaf'), leaf('Root')] },
      )
        .to('end')
        .resolve();
    const now = { card: 'Arisanna, Master Alchemist' };
    const play = start(now, ['Leaf', 'Root', 'Leaf']);
    play.answer(0, { confirm: true });
    expect(play.decision().options.map(({ card: name }) => name)).toEqual(['Leaf', 'Root', 'Leaf']);
    const ids = play.decision().options.map(({ id }) => id);
    expect(() => play.answer(0, { choose: ids.slice(0, 2) as never })).toThrow();
    play.answer(0, { choose: [ids[0], ids[2]] as never });
    expect([play.zones('Leaf'), play.count(0, 'hand')]).toEqual([['graveyard', 'graveyard'], 1]);
    expect(start(now, ['Leaf', 'Root']).count(0, 'hand')).toBe(0);
    const later = start({ lineage: ['Arisanna, Master Alchemist'] }, ['Leaf', 'Leaf']).answer(0, { confirm: true });
    later.answering([]);
    expect([later.zones('Leaf'), later.count(0, 'hand')]).toEqual([['graveyard', 'graveyard'], 1]);
    const level = game(
      hero('Cleric', 'norm', 1, 'Arisanna, First'),
      0,
      { hand: ['Up'], materialDeck: ['Arisanna, Master Alchemist'] },
      {},
      { definitions: [action('Up', { effects: [{ do: 'levelUp' }] })] },
    );
    level
      .activateCard(0, 'Up')
      .resolve()
      .answer(0, { choose: [{ card: 'Arisanna, Master Alchemist' }] })
      .resolveAll();
    expect(level.happened('CHAMPION_LEVELED').length).toBe(1);
    expect(level.happened('TOKEN_CREATED').length).toBe(2);
  });

  it('Table Straight draws by the longest streak of reserve costs of what is shown and of Suited allies', () => {
    const suit = (n: number) => ally(`S${n}`, { subtypes: ['Suited'], cost: n });
    const drawn = (memory: number[], field: number[], shown = memory) => {
      const play = game(
        hero('Mage', 'norm'),
        3,
        { hand: ['Table Straight'], memory: memory.map((n) => `S${n}`), field: field.map((n) => `S${n}`) },
        {},
        { definitions: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(suit) },
      );
      play.activateCard(0, 'Table Straight').resolve();
      if (play.decision().kind !== 'OPPORTUNITY')
        play.answer(0, { choose: shown.map((n) => ({ card: `S${n}` })) as never });
      return play.count(0, 'hand');
    };
    expect(drawn([1], [3])).toBe(0);
    expect([drawn([1], [2]), drawn([1, 4], [2, 3]), drawn([2], [3, 3])]).toEqual([1, 1, 1]);
    expect([drawn([1, 5, 3], [2, 4]), drawn([1, 5, 3], [2, 4], [1, 5])]).toEqual([2, 1]);
    expect([drawn([1, 2, 3, 4], [5, 6]), drawn([1, 2, 3, 4], [5, 6, 7]), drawn([2, 3], [5, 6, 7, 8, 9])]).toEqual([
      2, 3, 2,
    ]);
  });
});

describe('champions and what they take', () => {
  const rank = (name: string, level: number) =>
    card(name, { types: ['Champion'], subtypes: ['Human'], costKind: 'memory', cost: 0, level, life: 20 });
  const up = action('Up', { effects: [{ do: 'levelUp' }] });

  it('Tristan, Shadowreaver lets four cards of an opponent be played, and draws two for levelling within her level', () => {
    const flame = of(action('Flame', { effects: [{ do: 'draw', who: 'you', count: 1 }] }), 'fire');
    const play = game(
      hero('Assassin', 'umbra', 2, 'Tristan, Test'),
      0,
      { hand: ['Up', 'Up', 'Up'], materialDeck: ['Tristan, Shadowreaver', 'Tristan, Twin', 'Tristan, Last'] },
      { mainDeck: ['Flame', 'Wolf', 'Hound', 'Reed', 'Flame', 'Wolf', 'Wolf'] },
      { definitions: [rank('Tristan, Twin', 3), rank('Tristan, Last', 4), up, flame] },
    );
    const level = (name: string) => {
      play.activateCard(0, 'Up').resolve();
      play.answer(0, { choose: [{ card: name }] }).resolveAll();
    };
    level('Tristan, Shadowreaver');
    expect([play.count(1, 'banishment'), play.champion(0).card]).toEqual([4, 'Tristan, Shadowreaver']);
    expect(play.offers()).toEqual(expect.arrayContaining(['ACTIVATE_CARD Flame', 'ACTIVATE_CARD Hound']));
    play.activateCard(0, 'Flame').resolve();
    expect([play.count(0, 'hand'), play.count(1, 'graveyard')]).toEqual([3, 1]);
    level('Tristan, Twin');
    expect([play.champion(0).card, play.count(0, 'hand')]).toEqual(['Tristan, Twin', 4]);
    level('Tristan, Last');
    expect([play.champion(0).card, play.count(0, 'hand')]).toEqual(['Tristan, Last', 3]);
  });

  it('Merlin, Memorite Vassal has opponents put a sheen counter on a unit for every three cards that they recollect', () => {
    const start = (memory: number, name = 'Merlin, Later') =>
      game(
        hero('Assassin', 'norm', 2, name),
        0,
        { champion: { lineage: ['Merlin, Memorite Vassal'] } },
        { memory: some(memory), field: ['Wolf'] },
        {},
      ).to('recollection', 4);
    const sheen = (play: ArchivePlay) => {
      const names: unknown[] = [];
      for (let i = 0; i < 20 && play.view().turn.phase !== 'main'; i++) {
        const { kind, seat, options } = play.decision();
        if (kind === 'OPPORTUNITY') play.pass();
        else {
          names.push([seat, options.map(({ card: name }) => name)]);
          play.answer(seat, { choose: [{ card: 'Wolf' }] });
        }
      }
      return [names.length, (play.the('Wolf').counters as JsonObject | undefined)?.sheen ?? 0];
    };
    expect([sheen(start(2)), sheen(start(3)), sheen(start(7)), sheen(start(6, 'Other'))]).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 0],
    ]);
  });
  it('Merlin, Memorite Vassal gains the mastery as he enters, and a Memorite Blade for (2)', () => {
    const entered = (pays: boolean) => {
      const play = game(
        hero('Spirit', 'norm', 0, 'Nobody'),
        2,
        { hand: ['Up'], materialDeck: ['Merlin, Memorite Vassal'] },
        {},
        { definitions: [up] },
      );
      play.activateCard(0, 'Up').resolve();
      play.answer(0, { choose: [{ card: 'Merlin, Memorite Vassal' }] }).resolve();
      play.answer(0, { confirm: pays }).answering([]);
      return [play.all('Memorite Blade').length, play.count(0, 'memory')];
    };
    expect([entered(true), entered(false)]).toEqual([
      [1, 2],
      [0, 0],
    ]);
  });
});
