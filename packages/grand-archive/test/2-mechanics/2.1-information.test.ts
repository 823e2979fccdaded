/** What lies in the zones, who sees it, and what may be done with it there (2.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { type ArchivePlay, lorraine, newGame, position, rai, some } from '../support/play.js';

const seen = (game: ArchivePlay, viewer: number, zone: string, owner: number): string[] | null => {
  const found = game.view(viewer).zones.find((z) => z.id === zone && (z.owner === owner || z.owner === null));
  const ids = (found as unknown as { objects?: string[] } | undefined)?.objects;
  return ids ? ids.map((id) => String(game.view(viewer).objects[id]?.card)) : null;
};

describe('public and private information', () => {
  it('ga:2.1.1.1 whether a card lies face up says whether it is public', () => {
    const banishment = ['Fireball', { card: 'Blitz Mage', faceDown: true }];
    const game = position([{ banishment, hand: ['Reclaim'] }, {}]);
    for (const viewer of [0, 1]) {
      const shown = JSON.stringify(game.view(viewer).zones.find((z) => z.id === 'banishment' && z.owner === 0));
      const names = Object.values(game.view(viewer).objects).map((o) => o.card);
      expect([names.includes('Fireball'), names.includes('Blitz Mage'), shown.includes('Blitz Mage')]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });

  it.each([
    ['field', { field: ['Blitz Mage'] }],
    ['graveyard', { graveyard: ['Blitz Mage'] }],
    ['banishment', { banishment: ['Blitz Mage'] }],
  ])('ga:2.1.1.1.1 everybody knows what lies face up: %s', (zone, mine) => {
    const game = position([mine, {}]);
    for (const viewer of [0, 1]) expect(seen(game, viewer, zone, 0)).toContain('Blitz Mage');
  });

  it('ga:2.1.1.1.1 and so what lies under a champion, in an intent and on the Effects Stack', () => {
    const game = position([{ champion: lorraine(1), hand: ['Savage Slash', ...some(2)] }, {}]);
    game.activateCard(0, 'Savage Slash');
    for (const viewer of [0, 1]) {
      expect(seen(game, viewer, 'lineage', 0)).toEqual(['Spirit of Wind']);
      expect(seen(game, viewer, 'effectsStack', 0)).toEqual(['Savage Slash']);
    }
    game.resolve();
    for (const viewer of [0, 1]) expect(seen(game, viewer, 'intent', 0)).toEqual(['Savage Slash']);
  });

  it('ga:2.1.2.8 a main deck is shuffled as the game begins, and then only as an effect says so', () => {
    const shuffle = action('Riffle', { effects: [{ do: 'shuffle', who: 'you' }] });
    const game = play([shuffle], { hand: ['Riffle'], memory: some(2) }, {}).to('main', 5);
    expect(game.happened('SHUFFLED')).toEqual([]);
    game.activateCard(0, 'Riffle').resolve();
    expect(game.happened('SHUFFLED')).toMatchObject([{ zone: 'mainDeck', owner: 0 }]);
    expect(newGame().resolve().to('main', 3).happened('SHUFFLED')).toHaveLength(2);
    // To search it is not to shuffle it, and an effect shuffles the deck of whom it says.
    const search: JsonObject = {
      do: 'search',
      who: 'you',
      zone: 'mainDeck',
      filter: { has: ['types', 'Ally'] },
      to: 'hand',
    };
    const found = (...then: JsonObject[]) => {
      const dowse = action('Dowse', { effects: [search, ...then] });
      const game = play([dowse], { hand: ['Dowse'] }, {})
        .activateCard(0, 'Dowse')
        .resolve();
      return game
        .answer(0, game.decision().default)
        .happened('SHUFFLED')
        .map((e) => e.owner);
    };
    expect([found(), found({ do: 'shuffle', who: 'opponents' })]).toEqual([[], [1]]);
  });
});

describe('zones', () => {
  it('ga:2.1.4.2 cards on the field work as objects, and are public whoever controls them', () => {
    const game = position([{ champion: rai(1), field: ['Magus Disciple'] }, {}]);
    expect(game.champion(0).level).toBe(2);
    expect(position([{ champion: rai(1), hand: ['Magus Disciple'] }, {}]).champion(0).level).toBe(1);
    for (const viewer of [0, 1]) expect(seen(game, viewer, 'field', 0)).toContain('Magus Disciple');
  });

  const take = (zone: string, owner: string) =>
    action('Take', {
      targets: [{ what: [{ zone }, { owner }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });

  it('ga:2.1.5.6 cards in a memory are targets of what names the memory', () => {
    const game = play([take('memory', 'you')], { hand: ['Take'], memory: ['Fireball', 'Reclaim'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Take' });
    expect([game.decision().kind, game.choices().sort()]).toEqual(['TARGETS', ['Fireball', 'Reclaim']]);
    expect(game.decision().rules).toContain('ga:2.1.5.6');
    game.answering([{ card: 'Reclaim' }]).resolve();
    expect([game.zones('Reclaim'), game.zones('Fireball')]).toEqual([['banishment'], ['memory']]);
    const theirs = play([take('memory', 'opponent')], { hand: ['Take'] }, { memory: ['Fireball', 'Reclaim'] });
    theirs.choose(0, { kind: 'ACTIVATE_CARD', card: 'Take' });
    expect([theirs.decision().kind, theirs.choices()]).toMatchObject(['TARGETS', { length: 2 }]);
  });

  it('ga:2.1.6.6 cards in a graveyard are targets of what names the graveyard', () => {
    const game = play(
      [take('graveyard', 'opponent')],
      { hand: ['Take'], graveyard: ['Reclaim'] },
      { graveyard: ['Fireball', 'Blitz Mage'] },
    );
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Take' });
    expect([game.decision().kind, game.choices().sort()]).toEqual(['TARGETS', ['Blitz Mage', 'Fireball']]);
    game.answering([{ card: 'Fireball' }]).resolve();
    expect([game.zones('Fireball'), game.zones('Reclaim')]).toEqual([['banishment'], ['graveyard']]);
  });

  it('ga:2.7.6.2 what names a zone reaches only what lies there', () => {
    const burn = action('Burn', {
      targets: [{ what: [{ zone: 'graveyard' }, { has: ['types', ['Ally']] }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
    });
    const mine = {
      hand: ['Burn', 'Blitz Mage'],
      field: ['Blitz Mage'],
      memory: ['Blitz Mage'],
      graveyard: [] as string[],
    };
    expect(play([burn], mine, {}).offers()).not.toContain('ACTIVATE_CARD Burn');
    const game = play([burn], { ...mine, graveyard: ['Banner Knight'] }, {}).activateCard(0, 'Burn', {
      card: 'Banner Knight',
    });
    game.resolve();
    expect([game.zones('Banner Knight'), game.zones('Blitz Mage').sort()]).toEqual([
      ['banishment'],
      ['field', 'hand', 'memory'],
    ]);
  });

  it('ga:2.1.8.4 a player activates cards of the own hand, not of another, nor of other zones', () => {
    const theirs = { hand: ['Favorable Winds', ...some(1)] };
    const game = position([{ hand: some(2), memory: ['Favorable Winds'], graveyard: ['Favorable Winds'] }, theirs]);
    expect(game.offers()).toEqual(['PASS']);
    expect(game.pass().offers()).toEqual(['PASS']);
    const mine = position([{ hand: ['Favorable Winds', ...some(1)] }, {}]);
    expect(mine.offers()).toEqual(['PASS', 'ACTIVATE_CARD Favorable Winds']);
  });

  it('ga:2.1.8.5 a card that is drawn is the top card of the own main deck, and goes into the own hand', () => {
    const draw = action('Study', { effects: [{ do: 'draw', who: 'you', count: 2 }] });
    const mine = { hand: ['Study'], mainDeck: ['Fireball', 'Reclaim', 'Blitz Mage'] };
    const game = play([draw], mine, { mainDeck: ['Banner Knight'] })
      .activateCard(0, 'Study')
      .resolve();
    expect([seen(game, 0, 'hand', 0)?.sort(), game.count(0, 'mainDeck'), game.count(1, 'mainDeck')]).toEqual([
      ['Fireball', 'Reclaim'],
      1,
      1,
    ]);
  });

  it('ga:2.1.8.6.1 what returns to a hand returns to that of its owner, whoever controlled it or says so', () => {
    const away = action('Away', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    const game = play([away], { hand: ['Away'], field: [{ card: 'Blitz Mage', controller: 1 }] }, {});
    game.activateCard(0, 'Away', { card: 'Blitz Mage' }).resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0]);
    const other = play([away], { hand: ['Away'] }, { field: [{ card: 'Blitz Mage', controller: 0 }] });
    other.activateCard(0, 'Away', { card: 'Blitz Mage' }).resolve();
    expect([other.count(0, 'hand'), other.count(1, 'hand')]).toEqual([0, 1]);
  });
});

describe('what a card banished', () => {
  const chest = (name: string): JsonObject =>
    card(
      name,
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        effects: [
          { do: 'move', what: { top: 1 }, to: 'banishment', cause: 'banish', save: 'kept' },
          {
            do: 'delayed',
            on: { on: 'step', match: { step: 'end' } },
            effects: [{ do: 'move', what: { saved: 'kept' }, to: 'hand', cause: 'return' }],
          },
        ],
      },
    );

  it('ga:2.1.7.6.2 a card speaks of what it banished itself, and of nothing else, ga:2.1.7.6 which it has banished as its effect', () => {
    const mine = {
      hand: ['Chest'],
      mainDeck: ['Fireball', 'Reclaim', ...some(3)],
      banishment: ['Blitz Mage'],
    };
    const game = play([chest('Chest')], mine, {})
      .activateCard(0, 'Chest')
      .resolve()
      .resolve();
    expect([game.zones('Fireball'), game.zones('Blitz Mage')]).toEqual([['banishment'], ['banishment']]);
    game.to('end').resolve();
    expect([game.zones('Fireball'), game.zones('Blitz Mage')]).toEqual([['hand'], ['banishment']]);
  });

  it('ga:2.1.7.6.2 another one of the same name speaks of its own', () => {
    const mine = { hand: ['Chest', 'Chest'], mainDeck: ['Fireball', 'Reclaim', ...some(3)] };
    const game = play([chest('Chest')], mine, {})
      .activateCard(0, 'Chest')
      .resolve()
      .resolve();
    game.activateCard(0, 'Chest').resolve().resolve();
    expect([game.zones('Fireball'), game.zones('Reclaim')]).toEqual([['banishment'], ['banishment']]);
    game.to('end');
    const order = game.decision();
    game.answer(order.seat, order.default).resolve();
    // The one that went on last is the later one: it brings back what it banished.
    expect([game.zones('Fireball'), game.zones('Reclaim')].filter(([zone]) => zone === 'hand')).toHaveLength(1);
    game.resolve();
    expect([game.zones('Fireball'), game.zones('Reclaim')]).toEqual([['hand'], ['hand']]);
  });

  it('ga:2.1.7.6.1 it lies in the banishment all the same', () => {
    const game = play([chest('Chest')], { hand: ['Chest'], mainDeck: ['Fireball', ...some(3)] }, {});
    game.activateCard(0, 'Chest').resolve().resolve();
    expect([seen(game, 1, 'banishment', 0), game.count(0, 'banishment')]).toEqual([['Fireball'], 1]);
  });
});

describe('the Effects Stack', () => {
  it('ga:2.1.9.2 players answer in turns, by Opportunity', () => {
    const hand = ['Favorable Winds', ...some(1)];
    const game = position([{ hand }, { champion: 'Spirit of Wind', hand }]).activateCard(0, 'Favorable Winds');
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 0 });
    expect(game.pass().decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 1 });
    game.activateCard(1, 'Favorable Winds');
    expect([game.stack(), game.decision().seat]).toEqual([['Favorable Winds', 'Favorable Winds'], 0]);
    expect(game.pass().stack()).toHaveLength(2);
    expect(game.pass().stack()).toHaveLength(1);
  });

  it('ga:2.1.9.5 neither a draw nor the declaration of an attack goes on the Effects Stack', () => {
    const drawing = position([{}, {}], { turn: { step: 'draw' } });
    expect([drawing.count(0, 'hand'), drawing.stack(), drawing.happened('OPPORTUNITY_PASSED')]).toEqual([1, [], []]);
    const attacking = position([{ field: ['Blitz Mage'] }, {}]).declare(0, 'Blitz Mage', 'Spirit of Fire');
    expect([attacking.happened('ATTACK_DECLARED').length, attacking.stack()]).toEqual([1, []]);
    expect(attacking.happened('OPPORTUNITY_PASSED')).toEqual([]);
    // So nobody is asked for an answer to either: the next phase, and the next step, have begun.
    expect([drawing.view().turn.phase, attacking.view().turn.step]).toEqual(['main', 'retaliation']);
  });

  it('ga:2.3.4.6 an action is carried out as its controller sees it, ga:2.3.4.6.1 who is the "you" of its text', () => {
    const both = action('Share', {
      effects: [
        { do: 'draw', who: 'you', count: 2 },
        { do: 'draw', who: 'opponents', count: 1 },
      ],
    });
    const drawn = (seat: number) => {
      const hands = [{ hand: seat === 0 ? ['Share'] : [] }, { hand: seat === 1 ? ['Share'] : [] }] as const;
      const game = play([both], ...hands);
      if (seat === 1) game.pass();
      game.activateCard(seat, 'Share').resolve();
      return [game.count(0, 'hand'), game.count(1, 'hand')];
    };
    expect([drawn(0), drawn(1)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('ga:2.3.4.6.1 and what else it speaks of is what was named as it was activated', () => {
    const spark = action('Spark', {
      targets: [on('Ally')],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const field = ['Banner Knight', 'Esteemed Knight'];
    for (const name of field) {
      const game = play([spark], { hand: ['Spark'] }, { field })
        .activateCard(0, 'Spark', { card: name })
        .resolve();
      expect(field.filter((one) => Number(game.the(one).damage) > 0)).toEqual([name]);
    }
  });

  it('ga:2.3.4.7 an ability is carried out as its controller sees it, ga:2.3.4.7.1 who is its "you", though its source belongs to another', () => {
    const idol = card(
      'Idol',
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
      {
        kind: 'activated',
        cost: [{ pay: 'rest' }],
        effects: [
          { do: 'draw', who: 'you', count: 2 },
          { do: 'draw', who: 'opponents', count: 1 },
        ],
      },
    );
    const game = play([idol], {}, { field: [{ card: 'Idol', controller: 0 }] }).use(0, 'Idol');
    expect(game.view().stack).toMatchObject([{ controller: 0 }]);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([2, 1]);
    // In the turn of another player as well, and for one's own card.
    const theirs = play([idol], {}, { field: ['Idol'] })
      .pass()
      .use(1, 'Idol');
    theirs.resolve();
    expect([theirs.count(0, 'hand'), theirs.count(1, 'hand')]).toEqual([1, 2]);
  });

  it('ga:2.3.4.7.1 and what else it speaks of are the targets that were named as it was activated', () => {
    const wand = card(
      'Wand',
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
      {
        kind: 'activated',
        cost: [{ pay: 'rest' }],
        targets: [on('Ally')],
        effects: [
          { do: 'draw', who: 'you', count: 1 },
          { do: 'damage', to: { target: 0 }, amount: 1 },
        ],
      },
    );
    for (const name of ['Banner Knight', 'Esteemed Knight']) {
      const game = play([wand], { field: ['Banner Knight', 'Esteemed Knight'] }, { field: ['Wand'] }).pass();
      game.use(1, 'Wand', { card: name }).resolve();
      expect([game.the(name).damage, game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 0, 1]);
    }
  });

  it('ga:2.3.4.8.1 the "you" of an attack card is the player in whose intent it lies', () => {
    const cut = card(
      'Glad Cut',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 },
      {
        kind: 'triggered',
        zone: 'intent',
        keyword: 'on hit',
        on: { on: 'hit', source: 'self' },
        effects: [
          { do: 'draw', who: 'you', count: 2 },
          { do: 'draw', who: 'opponents', count: 1 },
        ],
      },
    );
    const game = play([cut], { champion: lorraine(1), hand: ['Glad Cut'] }, {})
      .activateCard(0, 'Glad Cut')
      .resolve();
    game.fight();
    expect([game.damage(1), game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 2, 1]);
  });

  it('ga:2.4.0.6 what is neither an action nor an attack card works on the field alone', () => {
    const lord = ally(
      'Lord',
      { cost: 0 },
      { kind: 'static', affects: [{ has: ['types', ['Ally']] }], mods: [{ mod: 'add', stat: 'power', value: 2 }] },
    );
    const power = (where: object) => play([lord], { field: ['Blitz Mage'], ...where }, {}).the('Blitz Mage').power;
    expect(power({ field: ['Blitz Mage', 'Lord'] })).toBe(5);
    for (const zone of ['hand', 'memory', 'graveyard', 'banishment', 'mainDeck'])
      expect([zone, power({ [zone]: ['Lord'] })]).toEqual([zone, 3]);
    const waiting = play([lord], { hand: ['Lord'], field: ['Blitz Mage'] }, {}).activateCard(0, 'Lord');
    expect([waiting.stack(), waiting.the('Blitz Mage').power]).toEqual([['Lord'], 3]);
    expect(waiting.resolve().the('Blitz Mage').power).toBe(5);
  });
});
