/** Small words: what a spell targets, who may block whom, when it is, what something was, and what is paid to enter otherwise. */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  keyword,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../src/language/builders.js';

const rule = (name: string, more: object) => ({ mod: 'rule', rule: name, ...more }) as never;
ownCards(
  creatureCard(
    'Test Heroine',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'cast', player: 'you', object: [{ targets: { self: true } }] } as never, {
      effects: [gainLife(1)],
    }),
  ),
  instant('Test Blessing', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'ability', ability: keyword('flying') } as never)],
  }),
  instant('Test Breath', '{0}', { effects: [gainLife(5)] }),
  creatureCard(
    'Test Wisp',
    '{0}',
    'Spirit',
    '1/1',
    continuous('self', [rule('cantBeBlockedBy', { by: { not: { keyword: 'flying' } } })]),
  ),
  creatureCard(
    'Test Climber',
    '{0}',
    'Ape',
    '1/1',
    continuous('self', [rule('blocksOnly', { what: { keyword: 'flying' } })]),
  ),
  sorcery('Test Muster', '{0}', {
    effects: [
      {
        do: 'create',
        token: token('Guard', 'Creature — Soldier', ['W'], '1/1'),
        count: 2,
        status: { tapped: true },
      } as never,
    ],
  }),
  creatureCard('Test Sentry', '{0}', 'Human', '0/4', {
    ...activated([], { effects: [gainLife(1)] }),
    if: { during: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'] },
  } as never),
  instant('Test Catapult', '{0}', {
    additional: [{ pay: 'sacrifice', what: creature, count: 1, save: 'lost' }],
    targets: [target({ player: 'any' })],
    effects: [damage({ stat: 'power', of: { was: { saved: 'lost' } } } as never, t(0))],
  } as never),
  card('Test Banner', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous(creature, [{ mod: 'add', stat: 'power', value: 2 } as never])],
  }),
  sorcery('Test Reckoning', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'battlefield' }, creature, { happened: { on: 'damage', object: 'self' } }].flat() },
        to: 'graveyard',
        cause: 'destroy',
      } as never,
    ],
  }),
  sorcery('Test Scratch', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  card('Test Spring', {
    type: 'Land',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        change: { status: { tapped: true } },
        unless: [{ pay: 'life', amount: 2 }],
      } as never,
    ],
  }),
  card('Test Glade', {
    type: 'Land',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        change: { status: { tapped: true } },
        unless: [{ pay: 'reveal', what: { has: ['subtypes', 'Forest'] }, count: 1 }],
      } as never,
    ],
  }),
);

const at = (mine: object, theirs: object = {}): Play => magicPosition([mine, theirs]);

describe('what a spell targets', () => {
  it('mtg:601.2i whatever waits for a spell with a certain target triggers as that is cast, and not on another spell', () => {
    const game = at({ hand: ['Test Blessing', 'Test Breath'], battlefield: ['Test Heroine', 'Memnite'] });
    game.castAt(0, 'Test Blessing', { card: 'Test Heroine' }).resolveAll();
    expect(game.life(0)).toBe(21);
    const other = at({ hand: ['Test Blessing'], battlefield: ['Test Heroine', 'Memnite'] });
    expect(other.castAt(0, 'Test Blessing', { card: 'Memnite' }).resolveAll().life(0)).toBe(20);
    expect(game.cast(0, 'Test Breath').resolveAll().life(0)).toBe(26);
  });
});

describe('who may block whom', () => {
  const blockers = (attacker: string, theirs: string[]): unknown =>
    at({ battlefield: [attacker] }, { battlefield: theirs })
      .until({ kind: 'ATTACKERS' })
      .attack(0, attacker)
      .until({ kind: 'BLOCKERS' })
      .decision()
      .from?.map((one) => one.card);
  it('mtg:509.1b a creature that only creatures with flying can block is blocked by no other', () => {
    expect(blockers('Test Wisp', ['Storm Crow', 'Memnite'])).toEqual(['Storm Crow']);
  });
  it('mtg:509.1b a creature that can block only creatures with flying blocks no other', () => {
    expect(blockers('Memnite', ['Test Climber', 'Memnite'])).toEqual(['Memnite']);
    expect(blockers('Storm Crow', ['Test Climber', 'Memnite', 'Storm Crow'])).toEqual(['Storm Crow']);
  });
});

describe('tokens and times', () => {
  it('mtg:110.5b tokens that are made tapped enter tapped', () => {
    const game = at({ hand: ['Test Muster'] })
      .cast(0, 'Test Muster')
      .resolve();
    expect(game.all('Guard').map((one) => one.tapped)).toEqual([true, true]);
  });

  it('mtg:506.7c an ability for combat is activated in every step of that phase, and at no other time', () => {
    const offers = (game: Play): boolean =>
      game.decisions().some((d) => d.options?.some((one) => one.kind === 'ACTIVATE' && one.card === 'Test Sentry'));
    const game = at({ battlefield: ['Test Sentry', 'Memnite'] });
    expect(offers(game)).toBe(false);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Memnite');
    expect(offers(game)).toBe(true);
    expect(offers(game.until({ step: 'postcombatMain' }))).toBe(false);
  });
});

describe('looking back', () => {
  it('mtg:608.2h what was sacrificed for a cost had its power on the battlefield', () => {
    const game = at({ hand: ['Test Catapult'], battlefield: ['Test Banner', 'Memnite'] });
    expect(game.castAt(0, 'Test Catapult', { player: 1 }, { card: 'Memnite' }).resolveAll().life(1)).toBe(17);
  });

  it('mtg:608.2i damage that was dealt to a creature this turn is remembered of that creature alone, and no longer', () => {
    const hurt = (): Play =>
      at({ hand: ['Test Scratch', 'Test Reckoning'], battlefield: ['Hill Giant', 'Craw Wurm'] })
        .castAt(0, 'Test Scratch', { card: 'Craw Wurm' })
        .resolve();
    const game = hurt().cast(0, 'Test Reckoning').resolve();
    expect([game.all('Hill Giant').length, game.all('Craw Wurm').length]).toEqual([1, 0]);
    const later = hurt().until({ turn: 5, step: 'precombatMain' }).cast(0, 'Test Reckoning').resolve();
    expect([later.all('Hill Giant').length, later.all('Craw Wurm').length]).toEqual([1, 1]);
  });
});

describe('paying to enter otherwise (614.12a)', () => {
  const played = (land: string, mine: object = {}) =>
    at({ hand: [land, 'Memnite'], library: ['Island', 'Island'], ...mine }).choose(0, {
      kind: 'PLAY_LAND',
      card: land,
    });
  it('mtg:614.12a whoever pays before a land enters is spared that it enters tapped, and whoever does not is not', () => {
    const paid = played('Test Spring');
    expect(paid.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    expect(paid.all('Test Spring')).toEqual([]);
    paid.answer(0, { confirm: true });
    expect([paid.life(0), paid.the('Test Spring').tapped ?? false]).toEqual([18, false]);
    const not = played('Test Spring').answer(0, { confirm: false });
    expect([not.life(0), not.the('Test Spring').tapped]).toEqual([20, true]);
  });

  it('mtg:119.4 whoever has less life than that is not asked', () => {
    const poor = played('Test Spring', { life: 1 });
    expect([poor.waiting(), poor.the('Test Spring').tapped]).toEqual([true, true]);
  });

  it('mtg:118.3 what must be revealed is in the hand, and nobody can tell from the question whether it is', () => {
    const rich = played('Test Glade', { hand: ['Test Glade', 'Forest'] });
    rich.answer(0, { confirm: true }).choose(0, { card: 'Forest' });
    expect(rich.the('Test Glade').tapped ?? false).toBe(false);
    const poor = played('Test Glade');
    expect(poor.decision()).toMatchObject({ kind: 'PAY', seat: 0 });
    poor.refused(0, { confirm: true });
    expect(poor.answer(0, { confirm: false }).the('Test Glade').tapped).toBe(true);
  });
});

describe('held until something leaves (610.3), and linked (607.2a)', () => {
  const relicOf = (name: string, keep: string, more: object[] = []) =>
    card(name, {
      cost: '{0}',
      type: 'Enchantment',
      abilities: [
        triggered(
          { on: 'move', object: 'self', match: { to: 'battlefield' } },
          {
            targets: [target(creature)],
            effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep } as never],
          },
        ),
        ...(more as never[]),
      ],
    });
  ownCards(
    relicOf('Test Prison', 'untilLeaves'),
    relicOf('Test Ring', 'linked', [
      triggered(
        { on: 'move', object: 'self', match: { from: 'battlefield' } },
        {
          effects: [
            {
              do: 'move',
              what: { each: [{ zone: 'exile' }, { linked: true }] },
              to: 'battlefield',
              cause: 'return',
            } as never,
          ],
        },
      ),
    ]),
    instant('Test Naturalize', '{0}', {
      targets: [target({ has: ['types', 'Enchantment'] })],
      effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
    }),
    instant('Test Taking', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
    }),
    instant('Test Banish', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
    }),
  );
  const held = (relic: string, hand: string[] = []): Play =>
    at({ hand: [relic, 'Test Naturalize', ...hand] }, { battlefield: ['Craw Wurm', 'Hill Giant'] })
      .cast(0, relic)
      .resolve();

  it('mtg:610.3 a creature is exiled until the permanent leaves, and comes back at once, before anything triggers', () => {
    const game = held('Test Prison').choose(0, { card: 'Craw Wurm' }).resolve();
    expect(game.zones('Craw Wurm')).toEqual(['exile']);
    game.castAt(0, 'Test Naturalize', { card: 'Test Prison' }).resolve();
    expect([game.zones('Craw Wurm'), game.view().stack]).toEqual([['battlefield'], []]);
  });

  it('mtg:610.3b where the permanent has left before, nothing is exiled, not even for a moment', () => {
    const game = held('Test Prison').choose(0, { card: 'Craw Wurm' });
    const { id } = game.the('Craw Wurm');
    game.castAt(0, 'Test Naturalize', { card: 'Test Prison' }).resolve().resolve();
    expect(game.the('Craw Wurm').id).toBe(id);
  });

  it('mtg:610.3c it comes back under the control of its owner', () => {
    const game = held('Test Prison', ['Test Taking']).choose(0, { card: 'Craw Wurm' });
    game.castAt(0, 'Test Taking', { card: 'Craw Wurm' }).resolve().resolve();
    game.castAt(0, 'Test Naturalize', { card: 'Test Prison' }).resolve();
    expect(game.the('Craw Wurm').controller).toBe(1);
  });

  it('mtg:607.2a a linked ability speaks of what the other one exiled, and of no other card in exile', () => {
    const game = held('Test Ring', ['Test Banish']).choose(0, { card: 'Craw Wurm' }).resolve();
    game.castAt(0, 'Test Banish', { card: 'Hill Giant' }).resolve();
    game.castAt(0, 'Test Naturalize', { card: 'Test Ring' }).resolve();
    expect(game.view().stack).toHaveLength(1);
    game.resolve();
    expect([game.zones('Craw Wurm'), game.zones('Hill Giant')]).toEqual([['battlefield'], ['exile']]);
  });
});

describe('choices, depths and later turns', () => {
  ownCards(
    instant('Test Fork', '{0}', {
      effects: [
        {
          do: 'either',
          choices: [
            { label: 'gain 1 life', effects: [gainLife(1)] },
            { label: 'gain 7 life', effects: [gainLife(7)] },
          ],
        } as never,
      ],
    }),
    sorcery('Test Delve', '{0}', {
      effects: [
        {
          do: 'dig',
          count: { depth: { has: ['types', 'Creature'] } },
          reveal: true,
          take: { to: 'hand', filter: { has: ['types', 'Creature'] } },
          rest: { to: 'bottom', order: 'random' },
        } as never,
      ],
    }),
    sorcery('Test Vow', '{0}', {
      targets: [target(creature)],
      effects: [
        {
          do: 'modify',
          what: t(0),
          mods: [{ mod: 'add', stat: 'power', value: 5 }],
          until: { kind: 'endOfNextTurn' },
        } as never,
      ],
    }),
  );

  it('mtg:608.2d of several things one is chosen as it is done', () => {
    const game = at({ hand: ['Test Fork'] })
      .cast(0, 'Test Fork')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'EITHER', seat: 0 });
    expect(game.choose(0, { kind: 'MODE', index: 1 }).life(0)).toBe(27);
  });

  it('mtg:701.20a cards are revealed through the first that fits, and no further', () => {
    const library = ['Island', 'Forest', 'Memnite', 'Mountain', 'Craw Wurm'];
    const game = at({ hand: ['Test Delve'], library })
      .cast(0, 'Test Delve')
      .resolve();
    expect([game.zones('Memnite'), game.zones('Craw Wurm'), game.hand(0)]).toEqual([['hand'], ['library'], 1]);
    const none = at({ hand: ['Test Delve'], library: ['Island', 'Forest'] })
      .cast(0, 'Test Delve')
      .resolve();
    expect([none.hand(0), none.zones('Island')]).toEqual([0, ['library']]);
  });

  it('mtg:611.2a mtg-2003:418.3a until the end of your next turn lasts through the turns before it, and no longer', () => {
    const power = (turn: number) =>
      at(
        { hand: ['Test Vow'], battlefield: ['Memnite'], library: Array(9).fill('Island') },
        { library: Array(9).fill('Island') },
      )
        .castAt(0, 'Test Vow', { card: 'Memnite' })
        .resolve()
        .until({ turn, step: 'end' })
        .the('Memnite').power;
    expect([power(3), power(4), power(5), power(6)]).toEqual([6, 6, 6, 1]);
  });
});

describe('looking', () => {
  ownCards(
    instant('Test Glance', '{0}', {
      targets: [target({ player: 'any' })],
      effects: [{ do: 'look', what: t(0) } as never],
    }),
    instant('Test Peek', '{0}', { effects: [{ do: 'look', what: { top: 1 } } as never] }),
  );
  const sees = (game: Play, seat: number, card: string): boolean => JSON.stringify(game.view(seat)).includes(card);

  it('mtg:701.20e whoever looks at a hand sees it, and it is shown to nobody else', () => {
    const game = magicPosition([{ hand: ['Test Glance'] }, { hand: ['Craw Wurm'] }]).castAt(0, 'Test Glance', {
      player: 1,
    });
    expect(sees(game, 0, 'Craw Wurm')).toBe(false);
    expect(sees(game.resolve(), 0, 'Craw Wurm')).toBe(true);
  });

  it('mtg:701.20e the top card of a library is seen by who looks at it, and by no opponent', () => {
    const game = at({ hand: ['Test Peek'], library: ['Hill Giant', 'Craw Wurm'] })
      .cast(0, 'Test Peek')
      .resolve();
    expect([sees(game, 0, 'Hill Giant'), sees(game, 0, 'Craw Wurm'), sees(game, 1, 'Hill Giant')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
