/** Clauses of keywords that other tests leave out: whose, which ones, how many, and when not (702). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  counterSpell,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  keyword,
  mana,
  putCounters,
  rule,
  t,
  target,
} from '../../6-spells/test-cards.js';
import { attack, table } from '../../8-multiplayer/table.js';

const FREE = [mana('{0}')];
const own = (name: string, figures: string, ...keywords: Parameters<typeof creatureCard>[4][]) =>
  creatureCard(name, '{0}', 'Human', figures, ...keywords);
const myriad = own('Test Many', '2/2', keyword('myriad'));
ownCards(
  own('Test Evolver', '1/1', keyword('evolve')),
  own('Test Sudden', '3/3', keyword('flash')),
  own('Test Skulker', '2/2', keyword('skulk')),
  own('Test Wide', '1/4'),
  own('Test Sharp', '3/1'),
  own('Test Weak', '1/1'),
  own('Test Eternal', '2/2', keyword('eternalize', { cost: FREE })),
  own('Test Mentor', '3/3', keyword('mentor')),
  own('Test Steed', '2/2', keyword('saddle', { value: 3 })),
  own('Test Parent', '3/3', keyword('offspring', { cost: [mana('{1}')] })),
  own('Test Modular', '0/0', keyword('modular', { value: 1 })),
  own('Test Samurai', '2/5', keyword('bushido', { value: 1 }), continuous('self', [rule('blocksMore', { count: 1 })])),
  own('Test Grafted', '0/0', keyword('graft', { value: 2 })),
  own('Test Recovered', '1/1', keyword('recover', { cost: FREE })),
  own('Test Evoked', '2/2', keyword('evoke', { cost: FREE })),
  own('Test persist', '2/2', keyword('persist')),
  own('Test undying', '2/2', keyword('undying')),
  own('Test Exalted', '2/2', keyword('exalted')),
  own('Test Unearthed', '2/2', keyword('unearth', { cost: FREE })),
  own('Test Scavenged', '2/2', keyword('scavenge', { cost: FREE })),
  own('Test Absorber', '2/4', keyword('absorb', { value: 1 })),
  card('Test Robot', { cost: '{0}', type: 'Artifact Creature — Robot', power: 1, toughness: 1 }),
  card('Test Bought', {
    cost: '{0}',
    type: 'Instant',
    abilities: [keyword('buyback', { cost: FREE }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  card('Test Show', {
    cost: '{5}',
    type: 'Instant',
    abilities: [keyword('spectacle', { cost: FREE }), { kind: 'spell', effects: [gainLife(1)] }],
  }),
  instant('Test No', '{0}', { targets: [{ what: { zone: 'stack' } }], effects: [counterSpell(t(0))] }),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Burn', '{0}', { targets: [target(creature)], effects: [damage(2, t(0))] }),
  instant('Test Salve', '{0}', { effects: [gainLife(2)] }),
  instant('Test Grow', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
);

const abilities = (game: Play) => game.decision().options.flatMap((o) => (o.kind === 'ACTIVATE' ? [o.card] : []));
const blocked = (game: Play) =>
  game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Skulker').until({ step: 'declareBlockers' });

describe('whose', () => {
  it('mtg:702.100a creatures that enter under an opponent’s control make nothing evolve', () => {
    const game = magicPosition([{ battlefield: ['Test Evolver'] }, { hand: ['Test Sudden'] }]);
    game.pass().cast(1, 'Test Sudden').resolve();
    expect([game.zones('Test Sudden'), game.view().stack, game.figures('Test Evolver')]).toEqual([
      ['battlefield'],
      [],
      '1/1',
    ]);
  });
  it('mtg:702.58a graft helps a creature that enters under an opponent’s control as well', () => {
    const game = magicPosition([
      { battlefield: [{ card: 'Test Grafted', counters: { '+1/+1': 2 } }] },
      { hand: ['Test Sudden'] },
    ]);
    game.pass().cast(1, 'Test Sudden').resolve().resolve().answer(0, { confirm: true });
    expect([game.figures('Test Sudden'), game.figures('Test Grafted')]).toEqual(['4/4', '1/1']);
  });
  const back = (name: string) => {
    const theirs = { battlefield: [{ card: name, controller: 0 }] };
    const game = magicPosition([{ hand: ['Test Kill'] }, theirs]).castAt(0, 'Test Kill', { card: name });
    return game.resolve().resolve().the(name).controller;
  };
  it('mtg:702.79a what persists comes back under its owner’s control', () => {
    expect(back('Test persist')).toBe(1);
  });
  it('mtg:702.93a what is undying too', () => {
    expect(back('Test undying')).toBe(1);
  });
  it('mtg:702.59a recover does not see what is put into the graveyard of another player', () => {
    const dies = (mine: string[], theirs: string[]) =>
      magicPosition([
        { hand: ['Test Kill'], graveyard: ['Test Recovered'], battlefield: mine },
        { battlefield: theirs },
      ])
        .castAt(0, 'Test Kill', { card: 'Test Weak' })
        .resolve()
        .view().stack.length;
    expect([dies(['Test Weak'], []), dies([], ['Test Weak'])]).toEqual([1, 0]);
  });
});

describe('which ones', () => {
  it('mtg:702.118b skulk compares power with power', () => {
    const game = blocked(
      magicPosition([{ battlefield: ['Test Skulker'] }, { battlefield: ['Test Wide', 'Test Sharp'] }]),
    );
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Test Wide']);
  });
  it('mtg:702.134a mentor aims at attacking creatures alone', () => {
    const game = magicPosition([{ battlefield: ['Test Mentor', 'Test Weak', 'Test Skulker', 'Test Exalted'] }, {}]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Mentor', 'Test Weak', 'Test Skulker');
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Test Skulker', 'Test Weak']);
  });
  it('mtg:702.43a modular hands its counters to an artifact creature and no other', () => {
    const game = magicPosition([
      {
        hand: ['Test Kill'],
        battlefield: [{ card: 'Test Modular', counters: { '+1/+1': 1 } }, 'Test Robot', 'Test Weak'],
      },
      {},
    ]);
    game.castAt(0, 'Test Kill', { card: 'Test Modular' }).resolve();
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Test Robot' }]);
    game.resolve().answer(0, { confirm: true });
    expect([game.figures('Test Robot'), game.figures('Test Weak')]).toEqual(['2/2', '1/1']);
  });
  it('mtg:702.129a what is eternalized is a Zombie besides what it was', () => {
    const game = magicPosition([{ graveyard: ['Test Eternal'] }, {}])
      .activate(0, 'Test Eternal')
      .resolve();
    expect((game.the('Test Eternal').subtypes as string[]).slice().sort()).toEqual(['Human', 'Zombie']);
    expect(game.figures('Test Eternal')).toBe('4/4');
  });
});

describe('how many', () => {
  it('mtg:702.171a creatures whose power together is too small do not saddle', () => {
    const may = (...more: string[]) => abilities(magicPosition([{ battlefield: ['Test Steed', ...more] }, {}]));
    expect([may('Test Weak'), may('Test Weak', 'Test Exalted')]).toEqual([[], ['Test Steed']]);
  });
  it('mtg:702.45a blocking two creatures bushido is counted once', () => {
    const game = magicPosition([{ battlefield: ['Test Weak', 'Test Wide'] }, { battlefield: ['Test Samurai'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Weak', 'Test Wide')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Samurai', 'Test Weak'], ['Test Samurai', 'Test Wide']);
    expect(game.resolveAll().figures('Test Samurai')).toBe('3/6');
  });
  it('mtg:702.83a with two attackers nothing is exalted', () => {
    const game = magicPosition([{ battlefield: ['Test Exalted', 'Test Weak'] }, {}]).until({ kind: 'ATTACKERS' });
    expect(game.attack(0, 'Test Exalted', 'Test Weak').decision().kind).toBe('PRIORITY');
    expect([game.view().stack, game.figures('Test Weak')]).toEqual([[], '1/1']);
  });
  it('mtg:702.64b from damage of one source so much is prevented, whatever deals it, and from the next again', () => {
    const game = magicPosition([{ hand: ['Test Burn', 'Test Burn'] }, { battlefield: ['Test Absorber'] }]);
    game.castAt(0, 'Test Burn', { card: 'Test Absorber' }).resolve();
    expect(game.the('Test Absorber').damage).toBe(1);
    expect(game.castAt(0, 'Test Burn', { card: 'Test Absorber' }).resolve().the('Test Absorber').damage).toBe(2);
  });
  it('mtg:702.116a as combat ends the copies of myriad are exiled', () => {
    const definitions = [myriad] as unknown as JsonObject[];
    const game = table([{ battlefield: ['Test Many'] }, {}, {}], { definitions } as JsonObject).until({
      kind: 'ATTACKERS',
    });
    attack(game, 0, ['Test Many', 1]).resolve().answer(0, { confirm: true });
    expect(game.all('Test Many')).toHaveLength(2);
    expect(game.until({ step: 'postcombatMain' }).all('Test Many')).toHaveLength(1);
  });
});

describe('when not', () => {
  it('mtg:702.175a without its cost no offspring is made', () => {
    const made = (paid: boolean) => {
      const game = magicPosition([{ hand: ['Test Parent'], battlefield: lands(1, 'Plains') }, {}]).cast(
        0,
        'Test Parent',
      );
      return game.answer(0, { confirm: paid }).resolveAll().all('Test Parent').length;
    };
    expect([made(true), made(false)]).toEqual([2, 1]);
  });
  it('mtg:702.27a mtg-2003:502.16a a countered spell with buyback goes to the graveyard', () => {
    const game = magicPosition([{ hand: ['Test Bought', 'Test No'] }, {}]).cast(0, 'Test Bought');
    game.answer(0, { confirm: true }).castAt(0, 'Test No', { card: 'Test Bought' }).resolve();
    expect([game.zones('Test Bought'), game.view().stack]).toEqual([['graveyard'], []]);
  });
  it('mtg:702.74a what was cast for its mana cost stays', () => {
    const game = magicPosition([{ hand: ['Test Evoked'] }, {}]).choose(0, { card: 'Test Evoked', method: 'normal' });
    expect(game.resolveAll().zones('Test Evoked')).toEqual(['battlefield']);
  });
  const times = (name: string) => {
    const game = magicPosition([{ graveyard: [name], battlefield: ['Test Weak'] }, {}]);
    return [abilities(game), abilities(game.until({ step: 'end' }))];
  };
  it('mtg:702.84a unearth is used when a sorcery could be cast, and at no other time', () => {
    expect(times('Test Unearthed')).toEqual([['Test Unearthed'], []]);
  });
  it('mtg:702.97a so is scavenge', () => {
    expect(times('Test Scavenged')).toEqual([['Test Scavenged'], []]);
  });
  it('mtg:702.137a life that an opponent gained gives no spectacle', () => {
    const methods = (game: Play) => game.decision().options.flatMap((o) => (o.card === 'Test Show' ? [o.method] : []));
    const game = magicPosition([{ hand: ['Test Show'] }, { hand: ['Test Salve'] }]).pass();
    game.cast(1, 'Test Salve').resolve();
    expect([game.life(1), methods(game)]).toEqual([22, []]);
  });
});
