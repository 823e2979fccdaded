/** Further creatures of preconstructed decks, by each of their clauses and what rulings say of them. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  damage,
  destroy,
  draw,
  each,
  instant,
  loseLife,
  player,
  plus,
  putCounters,
  putOntoBattlefield,
  rule,
  t,
  target,
  untilEndOfTurn,
} from '../../src/language/builders.js';
import { leave, table } from '../8-multiplayer/table.js';
import { attackWith, choices, offered, stack } from './support.js';

const inGraveyard = target([{ zone: 'graveyard' }, { has: ['types', 'Creature'] }]);
ownCards(
  instant('Test Blade', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(2, 2))] }),
  instant('Test Twin', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [untilEndOfTurn(t(0), plus(1, 0)), untilEndOfTurn(t(1), plus(1, 0))],
  }),
  instant('Test Raising', '{0}', { targets: [inGraveyard], effects: [putOntoBattlefield(t(0))] }),
  instant('Test Lesson', '{0}', { effects: [draw(1)] }),
  instant('Test Ruin', '{0}', { effects: [loseLife(50, 'opponents')] }),
  instant('Test Bolt', '{0}', { targets: [target(player)], effects: [damage(2, t(0))] }),
  instant('Test Quake', '{0}', { effects: [damage(3, each(creature)), damage(3, 'players')] }),
  instant('Test Counters', '{0}', { targets: [target(creature)], effects: [putCounters(2, t(0))] }),
  card('Test Emperion', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('cantLoseLife')])],
  }),
  card('Test Ring', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [{ kind: 'activated', cost: [], targets: [target(player)], effects: [damage(2, t(0))] }],
  }),
);

describe('Phyrexian Ingester', () => {
  const eats = (theirs: string[], choice: string) => {
    const game = magicPosition([
      { battlefield: lands(7, 'Island'), hand: ['Phyrexian Ingester', 'Test Growth'] },
      { battlefield: theirs },
    ]);
    game.cast(0, 'Phyrexian Ingester').resolve();
    if (!game.waiting()) game.choose(0, { card: choice });
    return game.resolve();
  };

  it('Phyrexian Ingester (mtg:607.2a) may exile a creature and has the power and toughness of its card besides', () => {
    const game = eats(['Shivan Dragon', 'Hill Giant', 'Forest'], 'Shivan Dragon');
    expect(game.decision().kind).toBe('MAY');
    game.answer(0, { confirm: true });
    expect([game.zones('Shivan Dragon'), game.figures('Phyrexian Ingester')]).toEqual([['exile'], '8/8']);
    const spared = eats(['Shivan Dragon', 'Hill Giant'], 'Hill Giant').answer(0, { confirm: false });
    expect([spared.zones('Hill Giant'), spared.figures('Phyrexian Ingester')]).toEqual([['battlefield'], '3/3']);
  });

  it('Phyrexian Ingester (mtg:604.3) counts the card in exile, without what it had on it', () => {
    const game = magicPosition([
      { battlefield: lands(7, 'Island'), hand: ['Phyrexian Ingester'] },
      { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 3 } }] },
    ]);
    game.cast(0, 'Phyrexian Ingester').resolve();
    if (!game.waiting()) game.choose(0, { card: 'Hill Giant' });
    expect(game.resolve().answer(0, { confirm: true }).figures('Phyrexian Ingester')).toBe('6/6');
  });

  it('Phyrexian Ingester (mtg:111.7) takes no token, and gets nothing of what is no creature card', () => {
    const game = magicPosition([
      { battlefield: lands(7, 'Island'), hand: ['Phyrexian Ingester'] },
      { battlefield: ['Hill Giant', 'Treetop Village', ...lands(2, 'Forest')] },
    ]);
    game.pass().activate(1, 'Treetop Village').resolve();
    game.cast(0, 'Phyrexian Ingester').resolve();
    expect(choices(game)).toEqual(['Hill Giant', 'Treetop Village', 'Phyrexian Ingester']);
    game.choose(0, { card: 'Treetop Village' }).resolve().answer(0, { confirm: true });
    expect([game.zones('Treetop Village'), game.figures('Phyrexian Ingester')]).toEqual([['exile'], '3/3']);
    const tokens = magicPosition([
      { battlefield: [...lands(7, 'Island'), ...lands(3, 'Plains')], hand: ['Phyrexian Ingester', 'Raise the Alarm'] },
      {},
    ]);
    tokens.cast(0, 'Raise the Alarm').resolve().cast(0, 'Phyrexian Ingester').resolve();
    if (!tokens.waiting()) expect(choices(tokens)).toEqual(['Phyrexian Ingester']);
  });
});

describe('Blood Tyrant', () => {
  it('Blood Tyrant (mtg:119.3) has each player lose 1 life in its controller’s upkeep, and grows by what was lost', () => {
    const game = magicPosition([{ battlefield: ['Blood Tyrant'] }, {}]);
    expect(game.the('Blood Tyrant').keywords).toEqual(['flying', 'trample']);
    expect(stack(game.until({ turn: 4, step: 'upkeep' }))).toEqual([]);
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect([game.life(0), game.life(1), game.the('Blood Tyrant').counters]).toEqual([19, 19, { '+1/+1': 2 }]);
  });

  it('Blood Tyrant (mtg:119.8) does not count who can’t lose life', () => {
    const game = magicPosition([{ battlefield: ['Blood Tyrant'] }, { battlefield: ['Test Emperion'] }]);
    game.until({ turn: 5, step: 'upkeep' }).resolve();
    expect([game.life(0), game.life(1), game.the('Blood Tyrant').counters]).toEqual([19, 20, { '+1/+1': 1 }]);
  });
});

describe('Blood Tyrant among several players', () => {
  it('Blood Tyrant (mtg:603.2) gets five counters whenever a player loses the game, by conceding as well', () => {
    const game = leave(table([{ battlefield: ['Blood Tyrant'] }, {}, {}]), 1);
    expect(stack(game)).toEqual(['Blood Tyrant']);
    game.resolve();
    expect(game.the('Blood Tyrant').counters).toEqual({ '+1/+1': 5 });
    const poor = table([{ battlefield: ['Blood Tyrant'] }, { life: 1 }, {}], {
      turn: { step: 'upkeep', number: 4, active: 2 },
    });
    poor.until({ turn: 5, step: 'upkeep' }).resolve();
    expect(poor.the('Blood Tyrant').counters).toEqual({ '+1/+1': 3 });
    expect(poor.resolve().the('Blood Tyrant').counters).toEqual({ '+1/+1': 8 });
  });
});

describe('Flayer of the Hatebound', () => {
  const flayed = (graveyard: string[], hand: string[] = ['Test Raising'], theirs: object = {}) =>
    magicPosition([
      { battlefield: ['Flayer of the Hatebound'], graveyard, hand },
      { battlefield: ['Hill Giant'], ...theirs },
    ]);

  it('Flayer of the Hatebound (mtg:702.93a) comes back undying, and deals damage by its new power', () => {
    const game = flayed([], ['Test Blade']).cast(0, 'Test Blade', { card: 'Flayer of the Hatebound' }).resolve();
    game.resolve();
    expect(game.the('Flayer of the Hatebound').counters).toEqual({ '+1/+1': 1 });
    game.choose(0, { player: 1 }).resolve();
    expect(game.life(1)).toBe(15);
  });

  it('Flayer of the Hatebound (mtg:603.6a) has whatever creature comes from its controller’s graveyard deal its power', () => {
    const game = flayed(['Shivan Dragon']).castAt(0, 'Test Raising', { card: 'Shivan Dragon' }).resolve();
    expect(choices(game).sort()).toEqual([
      'Flayer of the Hatebound',
      'Hill Giant',
      'Shivan Dragon',
      'seat 0',
      'seat 1',
    ]);
    game.choose(0, { player: 1 }).resolve();
    expect([game.life(1), game.happened('DAMAGE_DEALT').map((e) => e.card)]).toEqual([15, ['Shivan Dragon']]);
    const theirs = flayed([], ['Test Raising'], { graveyard: ['Shivan Dragon'] });
    theirs.castAt(0, 'Test Raising', { card: 'Shivan Dragon' }).resolve();
    expect(theirs.waiting()).toBe(true);
    const cast = flayed([], ['Memnite']).cast(0, 'Memnite').resolve();
    expect([cast.waiting(), stack(cast)]).toEqual([true, []]);
  });

  it('Flayer of the Hatebound (mtg:608.2h) takes the power a creature had where it is gone, and its lifelink', () => {
    const game = flayed(['Vampire Nighthawk'], ['Test Raising', 'Test Growth', 'Test Blade']);
    game.castAt(0, 'Test Raising', { card: 'Vampire Nighthawk' }).resolve().choose(0, { player: 1 });
    game.cast(0, 'Test Growth', { card: 'Vampire Nighthawk' }).resolve();
    game.cast(0, 'Test Blade', { card: 'Vampire Nighthawk' }).resolve().resolve();
    expect([game.zones('Vampire Nighthawk'), game.life(1), game.life(0)]).toEqual([['graveyard'], 16, 24]);
  });
});

describe('Torchling', () => {
  const torch = (hand: string[], mine: string[] = []) =>
    magicPosition([
      { battlefield: ['Torchling', ...lands(4, 'Mountain'), ...mine] },
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Mountain'], hand },
    ]);
  const use = (game: Play, ability: number) => game.choose(0, { kind: 'ACTIVATE', card: 'Torchling', ability });

  it('Torchling (mtg:701.26b) untaps for {R}', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Torchling', tapped: true }, 'Mountain'] }, {}]);
    expect(use(game, 0).resolve().the('Torchling').tapped).toBe(false);
  });

  it('Torchling (mtg:509.1c) has a creature block it if able', () => {
    const game = use(torch([]), 1).choose(0, { card: 'Hill Giant' }).resolve();
    attackWith(game, 'Torchling');
    expect(game.refused(1, { assign: [] }).rules).toContain('mtg:509.1c');
    game.block(1, ['Hill Giant', 'Torchling']);
  });

  it('Torchling (mtg:115.7a) has the target of a spell that targets it alone changed, if it can be', () => {
    const game = torch(['Shock']).pass().cast(1, 'Shock', { card: 'Torchling' }).pass();
    use(game, 2).resolve();
    expect(choices(game).sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'seat 0', 'seat 1']);
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), game.the('Torchling').damage]).toEqual([['graveyard'], 0]);
    const bears = torch(['Shock']).pass().cast(1, 'Shock', { card: 'Grizzly Bears' }).pass();
    expect(bears.decision().options.filter((o) => o.card === 'Torchling' && o.ability === 2)).toEqual([]);
  });

  it('Torchling (mtg:115.9c) changes all targets of a spell that targets it several times to one and the same', () => {
    const game = torch(['Test Twin']).pass();
    game.cast(1, 'Test Twin', { card: 'Torchling' }, { card: 'Torchling' }).pass();
    use(game, 2).resolve().choose(0, { card: 'Hill Giant' });
    game.resolve();
    expect([game.figures('Torchling'), game.figures('Hill Giant')]).toEqual(['3/3', '5/3']);
    const two = torch(['Test Twin']).pass().cast(1, 'Test Twin', { card: 'Torchling' }, { card: 'Hill Giant' }).pass();
    expect(two.decision().options.filter((o) => o.card === 'Torchling' && o.ability === 2)).toEqual([]);
  });

  it('Torchling (mtg:613.4c) is +1/-1 or -1/+1 for {1} until end of turn', () => {
    const game = use(use(torch([]), 3).resolve(), 3).resolve();
    expect(game.figures('Torchling')).toBe('5/1');
    use(game, 4).resolve();
    expect([game.figures('Torchling'), game.all('Mountain').filter((l) => l.tapped).length]).toEqual(['4/2', 3]);
    expect(game.until({ turn: 4 }).figures('Torchling')).toBe('3/3');
  });
});

describe('Glamer Spinners', () => {
  const spun = (target: string) => {
    const game = magicPosition([
      { battlefield: [...lands(5, 'Island'), 'Raging Goblin'], hand: ['Glamer Spinners'] },
      {
        battlefield: [
          { card: 'Hill Giant', as: 'giant' },
          { card: 'Oakenform', attachedTo: 'giant' },
          { card: 'Pacifism', attachedTo: 'giant' },
          'Grizzly Bears',
          'Silver Knight',
          'White Knight',
          'Black Knight',
          'Forest',
        ],
      },
    ]);
    return game.cast(0, 'Glamer Spinners').resolve().choose(0, { card: target }).resolve();
  };

  it('Glamer Spinners (mtg:701.3a) moves all Auras of a permanent to another of its controller that can bear them all', () => {
    const game = spun('Hill Giant');
    expect(game.the('Glamer Spinners').keywords).toEqual(['flash', 'flying']);
    // What has protection from white can't bear Pacifism, and a land neither of them.
    expect(choices(game)).toEqual(['Grizzly Bears', 'Silver Knight', 'White Knight']);
    game.choose(0, { card: 'Grizzly Bears' });
    const bears = game.the('Grizzly Bears').id;
    expect([game.the('Oakenform').attachedTo, game.the('Pacifism').attachedTo]).toEqual([bears, bears]);
  });

  it('Glamer Spinners (mtg:115.1) may target what has no Auras, and moves nothing then', () => {
    const game = spun('Raging Goblin');
    expect([game.waiting(), game.the('Oakenform').attachedTo]).toEqual([true, game.the('Hill Giant').id]);
  });

  it('Glamer Spinners (mtg:702.8a) may be cast when an instant could be', () => {
    const game = magicPosition([{ battlefield: lands(5, 'Plains'), hand: ['Glamer Spinners'] }, {}]);
    expect(offered(game.until({ turn: 3, step: 'end' }))).toEqual(['Glamer Spinners']);
  });
});

describe('Gomazoa', () => {
  it('Gomazoa (mtg:509.1g) goes on top of the library with what it blocks, and their owners shuffle', () => {
    const game = magicPosition(
      [{ battlefield: ['Gomazoa', 'Runeclaw Bear'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }],
      { turn: { active: 1 } },
    )
      .until({ kind: 'ATTACKERS' })
      .attack(1, 'Hill Giant', 'Grizzly Bears')
      .until({ step: 'declareBlockers' })
      .block(0, ['Gomazoa', 'Hill Giant'], ['Runeclaw Bear', 'Grizzly Bears'])
      .pass();
    game.activate(0, 'Gomazoa').resolve();
    expect(['Gomazoa', 'Hill Giant', 'Grizzly Bears', 'Runeclaw Bear'].map((name) => game.zones(name))).toEqual([
      ['library'],
      ['library'],
      ['battlefield'],
      ['battlefield'],
    ]);
    expect(game.happened('SHUFFLED').map((e) => e.owner)).toEqual([0, 1]);
  });

  it('Gomazoa (mtg:602.2) may go alone, and then its owner alone shuffles', () => {
    const game = magicPosition([{ battlefield: ['Gomazoa'] }, { battlefield: ['Hill Giant'] }]);
    expect([game.the('Gomazoa').keywords, game.the('Gomazoa').types]).toEqual([['defender', 'flying'], ['Creature']]);
    game.activate(0, 'Gomazoa').resolve();
    expect([game.zones('Gomazoa'), game.happened('SHUFFLED').map((e) => e.owner)]).toEqual([['library'], [0]]);
  });
});

describe('Molten Hydra', () => {
  const hydra = (counters: number) =>
    magicPosition([
      {
        battlefield: [
          { card: 'Molten Hydra', ...(counters > 0 ? { counters: { '+1/+1': counters } } : {}) },
          ...lands(3, 'Mountain'),
        ],
      },
      { battlefield: ['Hill Giant'] },
    ]);

  it('Molten Hydra (mtg:122.1a) gets a +1/+1 counter for {1}{R}{R}', () => {
    const game = hydra(0).choose(0, { kind: 'ACTIVATE', card: 'Molten Hydra', ability: 0 }).resolve();
    expect([game.the('Molten Hydra').counters, game.all('Mountain').filter((l) => l.tapped).length]).toEqual([
      { '+1/+1': 1 },
      3,
    ]);
  });

  it('Molten Hydra (mtg:118.3) removes them all for as much damage', () => {
    const game = hydra(3).choose(0, { kind: 'ACTIVATE', card: 'Molten Hydra', ability: 1 });
    expect(choices(game).sort()).toEqual(['Hill Giant', 'Molten Hydra', 'seat 0', 'seat 1']);
    game.choose(0, { player: 1 });
    expect([game.figures('Molten Hydra'), game.the('Molten Hydra').tapped]).toEqual(['1/1', true]);
    expect(game.resolve().life(1)).toBe(17);
    const none = hydra(0).choose(0, { kind: 'ACTIVATE', card: 'Molten Hydra', ability: 1 }, { player: 1 });
    expect(none.resolve().life(1)).toBe(20);
  });
});

describe('Cyclops Gladiator', () => {
  const duel = (...hand: string[]) => {
    const game = magicPosition([
      { battlefield: ['Cyclops Gladiator'], hand },
      { battlefield: ['Hill Giant', 'Grizzly Bears', 'Forest'], hand },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Cyclops Gladiator');
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears']);
    return game.choose(0, { card: 'Hill Giant' });
  };

  it('Cyclops Gladiator (mtg:508.5) may deal its power to a creature of the defending player, and takes that one’s', () => {
    const game = duel().resolve();
    expect(game.decision().kind).toBe('MAY');
    game.answer(0, { confirm: true });
    expect([game.zones('Hill Giant'), game.the('Cyclops Gladiator').damage]).toEqual([['graveyard'], 3]);
    const peace = duel().resolve().answer(0, { confirm: false });
    expect([peace.the('Hill Giant').damage, peace.the('Cyclops Gladiator').damage]).toEqual([0, 0]);
  });

  it('Cyclops Gladiator (mtg:608.2h) deals what its power was where it is gone, and nothing where the target is', () => {
    const gone = duel('Test Blade').cast(0, 'Test Blade', { card: 'Cyclops Gladiator' }).resolve().resolve();
    expect(gone.answer(0, { confirm: true }).zones('Hill Giant')).toEqual(['graveyard']);
    const fled = duel('Test Blade').cast(0, 'Test Blade', { card: 'Hill Giant' }).resolve().resolve();
    expect([fled.waiting(), fled.the('Cyclops Gladiator').damage]).toEqual([true, 0]);
  });
});

describe('Moldgraf Monstrosity', () => {
  const moldgraf = (graveyard: string[], random?: (number | number[])[]) =>
    magicPosition(
      [
        { battlefield: ['Moldgraf Monstrosity'], graveyard, hand: ['Test Blade', 'Test Raising'] },
        { graveyard: ['Hill Giant'] },
      ],
      random ? { random } : {},
    ).castAt(0, 'Test Blade', { card: 'Moldgraf Monstrosity' });

  it('Moldgraf Monstrosity (mtg:603.6c) is exiled as it dies, and two creature cards come back at random', () => {
    const game = moldgraf(['Grizzly Bears', 'Shock', 'Runeclaw Bear', 'Memnite']);
    expect(game.the('Moldgraf Monstrosity').keywords).toEqual(['trample']);
    game.resolve().resolve();
    expect(game.zones('Moldgraf Monstrosity')).toEqual(['exile']);
    const back = ['Grizzly Bears', 'Runeclaw Bear', 'Memnite', 'Shock', 'Hill Giant'].filter((name) =>
      game.zones(name).includes('battlefield'),
    );
    expect([back.length, back.includes('Shock'), back.includes('Hill Giant')]).toEqual([2, false, false]);
    expect(game.decision().kind).toBe('PRIORITY');
  });

  it('Moldgraf Monstrosity (mtg:608.2c) returns two also where it can’t be exiled any more', () => {
    const game = moldgraf(['Grizzly Bears', 'Memnite']).resolve();
    game.cast(0, 'Test Raising', { card: 'Moldgraf Monstrosity' }).resolve().resolve();
    expect([game.zones('Moldgraf Monstrosity'), game.zones('Grizzly Bears'), game.zones('Memnite')]).toEqual([
      ['battlefield'],
      ['battlefield'],
      ['battlefield'],
    ]);
  });
});

describe('Generator Servant', () => {
  const spend = (card: string, ...more: string[]) => {
    const game = magicPosition([{ battlefield: ['Generator Servant', ...more], hand: [card, 'Memnite'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Generator Servant' });
    expect([game.zones('Generator Servant'), stack(game)]).toEqual([['graveyard'], []]);
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { C: 2 } } });
    return game.cast(0, card).resolve();
  };

  it('Generator Servant (mtg:106.6) makes {C}{C}, and a creature spell for which it is spent has haste this turn', () => {
    const game = spend('Alpha Myr');
    expect(game.the('Alpha Myr').keywords).toEqual(['haste']);
    expect(game.cast(0, 'Memnite').resolve().the('Memnite').keywords).toEqual([]);
    expect(game.until({ turn: 4 }).the('Alpha Myr').keywords).toEqual([]);
  });

  it('Generator Servant (mtg:106.6) gives haste to what its mana was spent on, and to nothing else', () => {
    const game = magicPosition([{ battlefield: ['Generator Servant'], hand: ['Signal Pest', 'Phyrexian Walker'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Generator Servant' });
    game.cast(0, 'Signal Pest').resolve();
    expect(game.the('Signal Pest').keywords).toContain('haste');
    expect(game.cast(0, 'Phyrexian Walker').resolve().the('Phyrexian Walker').keywords).toEqual([]);
  });

  it('Generator Servant (mtg:302.6) is tapped for it, and gives nothing to what is no creature spell', () => {
    const tapped = magicPosition([{ battlefield: [{ card: 'Generator Servant', tapped: true }] }, {}]);
    expect(tapped.decision().options.filter((o) => o.kind === 'ACTIVATE')).toEqual([]);
    const artifact = spend('Mind Stone');
    expect(artifact.the('Mind Stone').keywords).toEqual([]);
  });
});

describe('Genesis Hydra', () => {
  const genesis = (x: number, library: string[]) =>
    magicPosition([{ battlefield: lands(x + 2, 'Forest'), hand: ['Genesis Hydra'], library }, {}])
      .cast(0, 'Genesis Hydra')
      .answer(0, { number: x });

  it('Genesis Hydra (mtg:601.2i) reveals X cards as it is cast, and a fitting permanent card may enter before it', () => {
    const game = genesis(3, ['Runeclaw Bear', 'Shivan Dragon', 'Shock', 'Hill Giant']);
    expect(stack(game)).toEqual(['Genesis Hydra', 'Genesis Hydra']);
    game.resolve();
    expect(game.happened('REVEALED').flatMap((e) => (e.cards as { card: string }[]).map((c) => c.card))).toEqual([
      'Runeclaw Bear',
      'Shivan Dragon',
      'Shock',
    ]);
    expect([choices(game), game.decision().min]).toEqual([['Runeclaw Bear'], 0]);
    game.choose(0, { card: 'Runeclaw Bear' });
    expect([game.zones('Runeclaw Bear'), game.zones('Genesis Hydra')]).toEqual([['battlefield'], ['stack']]);
    expect([game.zones('Shock'), game.happened('SHUFFLED').length]).toEqual([['library'], 1]);
    expect(game.resolve().figures('Genesis Hydra')).toBe('3/3');
  });

  it('Genesis Hydra (mtg:107.3b) puts in no land, and reveals what there is of a small library', () => {
    const game = genesis(2, ['Forest']).resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    expect([game.all('Forest', 'library').length, game.happened('SHUFFLED').length]).toEqual([1, 1]);
    expect(game.resolve().figures('Genesis Hydra')).toBe('2/2');
    const none = magicPosition([
      { battlefield: lands(2, 'Forest'), hand: ['Genesis Hydra'], library: ['Memnite'] },
      {},
    ]);
    none.cast(0, 'Genesis Hydra').resolve().resolve();
    expect([none.zones('Genesis Hydra'), none.zones('Memnite')]).toEqual([['graveyard'], ['library']]);
  });
});

describe('Hostility', () => {
  const hostile = (hand: string[], more: string[] = []) =>
    magicPosition([{ battlefield: ['Hostility', 'Mountain', ...more], hand }, { battlefield: ['Hill Giant'] }]);

  it('Hostility (mtg:615.5) turns the damage of its controller’s spells to opponents into hasty Shamans', () => {
    const game = hostile(['Test Bolt', 'Test Bolt']).cast(0, 'Test Bolt', { player: 1 }).resolve();
    expect([game.life(1), game.all('Elemental Shaman').length]).toEqual([20, 2]);
    expect(game.all('Elemental Shaman')[0]).toMatchObject({
      power: 3,
      toughness: 1,
      colors: ['R'],
      subtypes: ['Elemental', 'Shaman'],
      keywords: ['haste'],
    });
    expect(game.the('Hostility').keywords).toEqual(['haste']);
    expect(game.cast(0, 'Test Bolt', { player: 0 }).resolve().life(0)).toBe(18);
    expect(game.all('Elemental Shaman')).toHaveLength(2);
  });

  it('Hostility (mtg:615.5) leaves alone what is dealt by abilities and by the spells of others', () => {
    const ability = hostile([], ['Test Ring']).activate(0, 'Test Ring', { player: 1 }).resolve();
    expect([ability.life(1), ability.all('Elemental Shaman')]).toEqual([18, []]);
    const theirs = magicPosition([{ battlefield: ['Hostility'] }, { hand: ['Test Bolt'] }]).pass();
    expect(theirs.cast(1, 'Test Bolt', { player: 1 }).resolve().life(1)).toBe(18);
  });

  it('Hostility (mtg:603.6c) is shuffled into its owner’s library from wherever it went to the graveyard', () => {
    const game = hostile(['Test Blade']).cast(0, 'Test Blade', { card: 'Hostility' }).resolve();
    expect([game.zones('Hostility'), stack(game)]).toEqual([['graveyard', 'stack'], ['Hostility']]);
    expect(game.resolve().zones('Hostility')).toEqual(['library']);
    expect(game.happened('SHUFFLED').map((e) => e.owner)).toEqual([0]);
    const discarded = magicPosition([{ battlefield: lands(3, 'Swamp'), hand: ['Mind Rot'] }, { hand: ['Hostility'] }]);
    discarded.castAt(0, 'Mind Rot', { player: 1 }).resolveAll();
    expect(discarded.zones('Hostility')).toEqual(['library']);
  });
});

describe('Soulbright Flamekin', () => {
  const bright = () =>
    magicPosition([
      { battlefield: ['Soulbright Flamekin', 'Soulbright Flamekin', 'Hill Giant', ...lands(12, 'Mountain')] },
      {},
    ]);
  const use = (game: Play, nth = 0) => {
    const [one, two] = game.all('Soulbright Flamekin').map((o) => o.id);
    const object = (nth === 0 ? one : two) ?? '';
    return game.choose(0, { kind: 'ACTIVATE', object, mana: false }, { card: 'Hill Giant' }).resolve();
  };

  it('Soulbright Flamekin (mtg:702.19b) gives a creature trample until end of turn', () => {
    const game = use(bright());
    expect(game.the('Hill Giant').keywords).toEqual(['trample']);
    expect(game.until({ turn: 4 }).the('Hill Giant').keywords).toEqual([]);
  });

  it('Soulbright Flamekin (mtg:603.2h) may add eight red mana the third time it resolves in a turn, of itself alone', () => {
    const game = use(use(use(bright()), 1), 0);
    expect(game.waiting()).toBe(true);
    use(game);
    expect(game.decision().kind).toBe('MAY');
    game.answer(0, { confirm: true });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 8 } } });
    expect(use(game).waiting()).toBe(true);
    const next = use(use(bright())).until({ turn: 5, step: 'precombatMain' });
    expect(use(next).waiting()).toBe(true);
  });
});

describe('Hedron-Field Purists', () => {
  const purists = (level: number) =>
    magicPosition([
      {
        battlefield: [
          { card: 'Hedron-Field Purists', ...(level > 0 ? { counters: { level } } : {}) },
          'Grizzly Bears',
          { card: 'Chandra Nalaar', counters: { loyalty: 6 } },
          ...lands(3, 'Plains'),
        ],
        hand: ['Test Quake', 'Lightning Bolt', 'Test Counters'],
        mana: '{R}',
      },
      { battlefield: ['Hill Giant', 'Wall of Mist'] },
    ]);
  const hit = (level: number) => {
    const game = purists(level).cast(0, 'Test Quake').resolve();
    const damaged = (name: string) => game.all(name)[0]?.damage ?? 'gone';
    return [
      game.life(0),
      damaged('Grizzly Bears'),
      game.life(1),
      damaged('Wall of Mist'),
      damaged('Hedron-Field Purists'),
    ];
  };

  it('Hedron-Field Purists (mtg:702.87a) levels up for {2}{W}', () => {
    const game = purists(0).activate(0, 'Hedron-Field Purists').resolve();
    expect(game.the('Hedron-Field Purists')).toMatchObject({ counters: { level: 1 }, power: 1, toughness: 4 });
    expect(game.all('Plains').filter((l) => l.tapped)).toHaveLength(2);
  });

  it('Hedron-Field Purists (mtg:711.2a) prevent 1 of the damage of each source to their controller and each creature', () => {
    expect(purists(4).figures('Hedron-Field Purists')).toBe('1/4');
    expect(hit(1)).toEqual([18, 'gone', 17, 3, 2]);
    expect(hit(4)).toEqual([18, 'gone', 17, 3, 2]);
    expect(hit(0)).toEqual([17, 'gone', 17, 3, 'gone']);
  });

  it('Hedron-Field Purists (mtg:711.2b) prevent 2 from level 5 on, and nothing that is dealt to a planeswalker', () => {
    expect(purists(5).figures('Hedron-Field Purists')).toBe('2/5');
    expect(hit(5)).toEqual([19, 1, 17, 3, 1]);
    expect(hit(7)).toEqual([19, 1, 17, 3, 1]);
    const game = purists(5).cast(0, 'Lightning Bolt', { card: 'Chandra Nalaar' }).resolve();
    expect(game.the('Chandra Nalaar').counters).toEqual({ loyalty: 3 });
  });
});
