/** Costs that are no mana: what is put away, tapped, revealed or taken off for them, and several of them together (118, 601.2). */
import type { Cost } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  artifact,
  card,
  creature,
  creatureCard,
  draw,
  gainLife,
  instant,
  land,
  mana,
  sorcery,
  target,
  triggered,
} from '../../src/language/builders.js';

const engine = (name: string, cost: Cost[], effects = [gainLife(1)]) =>
  card(name, { cost: '{1}', type: 'Enchantment', abilities: [activated(cost, { effects })] });
const spell = (name: string, additional: Cost[], effects: object[] = [gainLife(1)], cost = '{0}') =>
  card(name, { cost, type: 'Sorcery', abilities: [{ kind: 'spell', additional, effects } as never] });
const count = (name: string) => ({ countOf: { saved: name } });

ownCards(
  engine('Test Crew Post', [
    { pay: 'tapUntapped', what: creature, count: 2, label: 'two untapped creatures you control' },
  ]),
  engine('Test Drummer Post', [mana('{G}'), { pay: 'tapUntapped', what: creature }]),
  engine('Test Recall Post', [{ pay: 'return', what: land, label: 'a land you control' }]),
  engine('Test Grave Post', [{ pay: 'exile', what: [], count: 2 }]),
  engine('Test Hand Post', [{ pay: 'exile', what: creature, from: 'hand' }]),
  engine('Test Depth Post', [{ pay: 'exile', what: [], from: 'library', count: 2 }]),
  engine('Test Wild Post', [{ pay: 'discard', what: [], random: true }]),
  engine(
    'Test Empty Post',
    [{ pay: 'discard', what: [], count: 'all', save: 'hand' }],
    [gainLife(count('hand') as never)],
  ),
  engine(
    'Test Show Post',
    [{ pay: 'reveal', what: creature, save: 'shown' }],
    [gainLife({ stat: 'power', of: { saved: 'shown' } } as never)],
  ),
  engine('Test Mill Post', [{ pay: 'mill', count: 2 }]),
  engine('Test Energy Post', [{ pay: 'energy', amount: 2 }]),
  engine('Test Shrink Post', [{ pay: 'takeCounters', kind: '+1/+1', count: 2, from: creature, among: true }]),
  engine('Test Any Post', [{ pay: 'takeCounters', from: creature }]),
  engine('Test Wither Post', [{ pay: 'putCounters', kind: '-1/-1', on: creature }]),
  engine('Test Both Post', [
    { pay: 'sacrifice', what: creature, label: 'a creature' },
    { pay: 'sacrifice', what: artifact, label: 'an artifact' },
  ]),
  card('Test Battery', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'takeCounters', kind: 'charge', count: 'x' }], { effects: [gainLife('x' as never)] }),
    ],
  }),
  card('Test Cell', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      activated([{ pay: 'tap' }, { pay: 'takeCounters', kind: 'charge' }], {
        effects: [addMana('{C}')],
        immediate: true,
      }),
    ],
  }),
  card('Test Scrap', {
    cost: '{1}',
    type: 'Artifact',
    abilities: [activated([{ pay: 'sacrifice', what: 'self' }], { effects: [addMana('{C}')], immediate: true })],
  }),
  card('Test Myr', { cost: '{2}', type: 'Artifact Creature — Myr', power: 1, toughness: 1 }),
  creatureCard('Test Hand Wizard', '{U}', 'Wizard', '1/1'),
  spell('Test Blood Rite', [{ pay: 'life', amount: 'x' }], [gainLife('x' as never), draw(1)]),
  spell(
    'Test Mass Rite',
    [{ pay: 'sacrifice', what: creature, count: 'x', save: 'dead' }],
    [draw(count('dead') as never)],
  ),
  spell(
    'Test Choice',
    [
      {
        pay: 'either',
        choices: [
          { name: 'mana', cost: [mana('{2}')] },
          { name: 'creature', cost: [{ pay: 'sacrifice', what: creature, label: 'a creature' }] },
        ],
      },
    ],
    [gainLife(1), { do: 'if', if: { paid: 'creature' }, then: [gainLife(4)] }],
  ),
  spell('Test Scrapper', [{ pay: 'sacrifice', what: artifact, label: 'an artifact' }], [gainLife(1)], '{1}'),
  spell('Test Last', [
    { pay: 'mill', count: 1 },
    { pay: 'discard', what: [], label: 'a card' },
  ]),
  spell('Test Toll', [], [{ do: 'pay', cost: [mana('{X}')], then: [], else: [gainLife(10)] }], '{X}{U}'),
  spell(
    'Test Auction',
    [],
    [
      {
        do: 'pay',
        cost: [mana('{X}'), { pay: 'sacrifice', what: artifact, label: 'an artifact' }],
        x: 'bid',
        then: [gainLife({ times: [2, { number: 'bid' }] } as never)],
        else: [gainLife(1)],
      },
    ],
  ),
  spell(
    'Test Extortion',
    [],
    [
      {
        do: 'pay',
        cost: [
          {
            pay: 'either',
            choices: [
              { name: 'mana', cost: [mana('{2}')] },
              { name: 'tap', cost: [{ pay: 'tapUntapped', what: creature }] },
            ],
          },
        ],
        then: [gainLife(3)],
      },
    ],
  ),
  card('Test Cheaper', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [{ mod: 'cost', less: [mana('{1}')] }] }],
  }),
);
void [instant, sorcery, target, triggered];

const at = (battlefield: (string | object)[], more: object = {}): Play =>
  magicPosition([{ battlefield: battlefield as string[], ...more }, {}]);
const usable = (game: Play, name: string): boolean =>
  game.decision().options.some((o) => o.card === name && o.kind !== 'SOURCE');
const cards = (game: Play) => game.decision().options.map((o) => o.card);

describe('costs that are no mana (118, 601.2h)', () => {
  it('mtg:701.26a only untapped permanents are tapped for a cost', () => {
    const tapped = { card: 'Grizzly Bears', tapped: true };
    expect(usable(at(['Test Crew Post', 'Goblin Piker', tapped]), 'Test Crew Post')).toBe(false);
    const game = at(['Test Crew Post', 'Goblin Piker', 'Grizzly Bears', tapped]).activate(0, 'Test Crew Post');
    expect(
      game
        .all('Grizzly Bears')
        .concat(game.all('Goblin Piker'))
        .every((o) => o.tapped),
    ).toBe(true);
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:302.6 a creature that came just now is tapped for a cost that has no tap symbol', () => {
    const sick = { card: 'Grizzly Bears', sick: true };
    const game = at(['Test Crew Post', sick, 'Goblin Piker']);
    expect(usable(game, 'Test Crew Post')).toBe(true);
  });

  it('mtg:118.3 a creature that is tapped for one part of a cost makes no mana for the other', () => {
    expect(usable(at(['Test Drummer Post', 'Llanowar Elves']), 'Test Drummer Post')).toBe(false);
    expect(usable(at(['Test Drummer Post', 'Llanowar Elves', 'Llanowar Elves']), 'Test Drummer Post')).toBe(true);
    const game = at(['Test Drummer Post', 'Llanowar Elves', 'Grizzly Bears']).activate(0, 'Test Drummer Post');
    expect(cards(game)).toEqual(['Llanowar Elves', 'Grizzly Bears']);
    // The elves are needed for green mana.
    expect(game.refused(0, { choose: [{ card: 'Llanowar Elves' }] }).rules).toContain('mtg:118.3');
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.the('Llanowar Elves').tapped, game.the('Grizzly Bears').tapped]).toEqual([true, true]);
  });

  it('mtg:118.3 a permanent is returned to its owner’s hand for a cost', () => {
    const game = at(['Test Recall Post', 'Island', 'Grizzly Bears']).activate(0, 'Test Recall Post');
    expect([game.zones('Island'), game.zones('Grizzly Bears')]).toEqual([['hand'], ['battlefield']]);
    expect(usable(at(['Test Recall Post', 'Grizzly Bears']), 'Test Recall Post')).toBe(false);
  });

  it('mtg:701.13a cards are exiled for costs from where the cost says', () => {
    const grave = at(['Test Grave Post'], { graveyard: ['Shock', 'Opt'] }).activate(0, 'Test Grave Post');
    expect([grave.zones('Shock'), grave.zones('Opt')]).toEqual([['exile'], ['exile']]);
    expect(usable(at(['Test Grave Post'], { graveyard: ['Shock'], hand: ['Opt'] }), 'Test Grave Post')).toBe(false);
    const hand = at(['Test Hand Post'], { hand: ['Grizzly Bears'], graveyard: ['Goblin Piker'] }).activate(
      0,
      'Test Hand Post',
      { card: 'Grizzly Bears' },
    );
    expect([hand.zones('Grizzly Bears'), hand.zones('Goblin Piker')]).toEqual([['exile'], ['graveyard']]);
    const deep = at(['Test Depth Post'], { library: ['Shock', 'Opt', 'Island'] }).activate(0, 'Test Depth Post');
    expect([deep.zones('Shock'), deep.zones('Opt'), deep.zones('Island')]).toEqual([['exile'], ['exile'], ['library']]);
  });

  it('mtg:701.9b a card that is discarded at random is nobody’s choice', () => {
    const game = magicPosition([{ battlefield: ['Test Wild Post'], hand: ['Shock', 'Opt', 'Island'] }, {}], {
      random: [1],
    } as never).activate(0, 'Test Wild Post');
    expect([game.decision().kind, game.zones('Opt'), game.hand(0)]).toEqual(['PRIORITY', ['graveyard'], 2]);
  });

  it('mtg:608.2h what is discarded as the whole hand is counted as the ability resolves', () => {
    const game = at(['Test Empty Post'], { hand: ['Shock', 'Opt', 'Island'] }).activate(0, 'Test Empty Post');
    expect([game.hand(0), game.resolve().life(0)]).toEqual([0, 23]);
    expect(at(['Test Empty Post']).activate(0, 'Test Empty Post').resolve().life(0)).toBe(20);
  });

  it('mtg:701.20a a card that is revealed for a cost is shown to everyone; mtg:701.20b it stays in the hand', () => {
    const game = at(['Test Show Post'], { hand: ['Grizzly Bears', 'Shock'] }).activate(0, 'Test Show Post', {
      card: 'Grizzly Bears',
    });
    expect([game.zones('Grizzly Bears'), game.happened('REVEALED').length]).toEqual([['hand'], 1]);
    expect(Object.values(game.view(1).objects).map((o) => o.card)).toContain('Grizzly Bears');
    expect(game.resolve().life(0)).toBe(22);
  });

  it('mtg:701.17b nobody pays by milling more cards than their library has', () => {
    expect(usable(at(['Test Mill Post'], { library: ['Shock'] }), 'Test Mill Post')).toBe(false);
    const game = at(['Test Mill Post'], { library: ['Shock', 'Opt', 'Island'] }).activate(0, 'Test Mill Post');
    expect([game.zones('Shock'), game.zones('Opt'), game.zones('Island')]).toEqual([
      ['graveyard'],
      ['graveyard'],
      ['library'],
    ]);
  });

  it('mtg:601.2h what moves cards of the library is paid after all else', () => {
    const game = at([], { hand: ['Test Last', 'Shock', 'Opt'], library: ['Island', 'Forest'] }).cast(0, 'Test Last');
    expect([game.decision().kind, game.zones('Island')]).toEqual(['COST', ['library']]);
    game.choose(0, { card: 'Shock' });
    expect(game.zones('Island')).toEqual(['graveyard']);
  });

  it('mtg:107.14 energy counters of the player are paid', () => {
    const game = at(['Test Energy Post'], { counters: { energy: 3 } })
      .activate(0, 'Test Energy Post')
      .resolve();
    expect([game.life(0), usable(game, 'Test Energy Post')]).toEqual([21, false]);
  });

  it('mtg:118.3 counters are removed only where they are, also from several permanents', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
    const goblin = { card: 'Goblin Piker', counters: { '+1/+1': 1, charge: 1 } };
    expect(usable(at(['Test Shrink Post', bears]), 'Test Shrink Post')).toBe(false);
    const game = at(['Test Shrink Post', bears, goblin]);
    game.activate(0, 'Test Shrink Post');
    if (game.decision().kind === 'COST')
      game.answer(0, {
        distribute: game.decision().options.map((o) => ({ option: { object: o.object }, amount: 1 })),
      } as never);
    expect([game.figures('Grizzly Bears'), game.figures('Goblin Piker')]).toEqual(['2/2', '2/1']);
    const any = at(['Test Any Post', goblin]).activate(0, 'Test Any Post', { value: 'charge' });
    expect(any.the('Goblin Piker').counters).toEqual({ '+1/+1': 1 });
    const put = at(['Test Wither Post', 'Grizzly Bears']).activate(0, 'Test Wither Post');
    expect(put.figures('Grizzly Bears')).toBe('1/1');
  });

  it('mtg:107.3a X in the cost of an ability is as many counters as there are at most', () => {
    const game = at([{ card: 'Test Battery', counters: { charge: 3 } }]).activate(0, 'Test Battery');
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 3 });
    expect(game.answer(0, { number: 2 }).resolve().life(0)).toBe(22);
    expect(game.the('Test Battery').counters).toEqual({ charge: 1 });
  });

  it('mtg:118.3 a mana ability that takes a counter pays as long as there is one', () => {
    const game = at([{ card: 'Test Cell', counters: { charge: 1 } }], { hand: ['Test Myr'] });
    expect(usable(game, 'Test Myr')).toBe(false);
    const more = at([{ card: 'Test Cell', counters: { charge: 1 } }, 'Island'], { hand: ['Test Myr'] }).cast(
      0,
      'Test Myr',
    );
    expect(more.the('Test Cell').counters ?? {}).toEqual({});
    expect(usable(at(['Test Cell', 'Island'], { hand: ['Test Myr'] }), 'Test Myr')).toBe(false);
  });

  it('mtg:107.3a X may be life or creatures of an additional cost', () => {
    const blood = at([], { hand: ['Test Blood Rite'], life: 5, library: ['Island'] }).cast(0, 'Test Blood Rite');
    expect(blood.decision()).toMatchObject({ kind: 'X', max: 5 });
    expect(blood.answer(0, { number: 3 }).life(0)).toBe(2);
    expect(blood.resolve().life(0)).toBe(5);
    const mass = at(['Grizzly Bears', 'Goblin Piker'], { hand: ['Test Mass Rite'], library: ['Island', 'Forest'] });
    mass.cast(0, 'Test Mass Rite').answer(0, { number: 2 });
    expect([mass.all('Grizzly Bears').length, mass.resolve().hand(0)]).toEqual([0, 2]);
  });

  it('mtg:118.3 one artifact creature is not sacrificed for two parts of a cost', () => {
    expect(usable(at(['Test Both Post', 'Test Myr']), 'Test Both Post')).toBe(false);
    expect(usable(at(['Test Both Post', 'Test Myr', 'Island']), 'Test Both Post')).toBe(false);
    const game = at(['Test Both Post', 'Test Myr', 'Grizzly Bears']).activate(0, 'Test Both Post');
    expect(game.refused(0, { choose: [{ card: 'Test Myr' }] }).rules).toContain('mtg:118.3');
    game.choose(0, { card: 'Grizzly Bears' });
    expect([game.zones('Test Myr'), game.zones('Grizzly Bears')]).toEqual([['graveyard'], ['graveyard']]);
  });

  it('mtg:601.2h an artifact that is sacrificed for its mana is not there for the rest of the cost', () => {
    expect(usable(at(['Test Scrap'], { hand: ['Test Scrapper'] }), 'Test Scrapper')).toBe(false);
    const game = at(['Test Scrap', 'Test Scrap'], { hand: ['Test Scrapper'] }).cast(0, 'Test Scrapper');
    expect([game.all('Test Scrap').length, game.resolve().life(0)]).toEqual([0, 21]);
  });

  it('mtg:601.2b which of two costs is paid is announced as the spell is cast', () => {
    const game = at([...lands(2, 'Island'), 'Grizzly Bears'], { hand: ['Test Choice'] }).cast(0, 'Test Choice');
    expect(game.decision()).toMatchObject({ kind: 'WHICH_COST', min: 1, max: 1 });
    game.choose(0, { value: 'creature' });
    expect([game.zones('Grizzly Bears'), game.all('Island').every((o) => !o.tapped)]).toEqual([['graveyard'], true]);
    expect(game.resolve().life(0)).toBe(25);
    const paid = at([...lands(2, 'Island')], { hand: ['Test Choice'] }).cast(0, 'Test Choice');
    expect([paid.all('Island').every((o) => o.tapped), paid.resolve().life(0)]).toEqual([true, 21]);
    expect(usable(at(lands(1, 'Island'), { hand: ['Test Choice'] }), 'Test Choice')).toBe(false);
  });

  it('mtg:601.2f a reduction counts for whichever cost is chosen', () => {
    expect(usable(at(['Test Cheaper', 'Island'], { hand: ['Test Choice'] }), 'Test Choice')).toBe(true);
    const game = at(['Test Cheaper', 'Island'], { hand: ['Test Choice'] }).cast(0, 'Test Choice');
    expect(game.resolve().life(0)).toBe(21);
  });

  it('mtg:118.12 a cost with X that is paid as a spell resolves has the X of the spell', () => {
    const game = at(lands(5, 'Island'), { hand: ['Test Toll'] })
      .cast(0, 'Test Toll')
      .answer(0, { number: 2 })
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'PAY' });
    game.answer(0, { confirm: true });
    expect([game.all('Island').filter((o) => o.tapped).length, game.life(0)]).toEqual([5, 20]);
    const short = at(lands(4, 'Island'), { hand: ['Test Toll'] })
      .cast(0, 'Test Toll')
      .answer(0, { number: 2 });
    expect(short.resolve().life(0)).toBe(30);
  });

  it('mtg:107.3f whoever pays X as something resolves chooses it then, as much as can be paid', () => {
    const game = at([...lands(2, 'Island'), 'Test Scrap', 'Test Scrap'], { hand: ['Test Auction'] }).cast(
      0,
      'Test Auction',
    );
    game.resolve().answer(0, { confirm: true });
    // One of the artifacts is sacrificed for the cost itself.
    expect(game.decision()).toMatchObject({ kind: 'X', min: 0, max: 3 });
    game.answer(0, { number: 3 });
    expect([game.all('Test Scrap').length, game.life(0)]).toEqual([0, 26]);
  });

  it('mtg:118.12a one of two costs is chosen as it is paid while something resolves', () => {
    const game = at(['Grizzly Bears', ...lands(2, 'Island')], { hand: ['Test Extortion'] }).cast(0, 'Test Extortion');
    game.resolve().answer(0, { confirm: true }).choose(0, { value: 'tap' });
    expect([game.the('Grizzly Bears').tapped, game.all('Island').some((o) => o.tapped), game.life(0)]).toEqual([
      true,
      false,
      23,
    ]);
  });
});
