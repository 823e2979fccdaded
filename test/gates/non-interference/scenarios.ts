/** Scenarios that come in pairs: they differ only in what the player at seat 0, and whoever only watches, must not know. */
import type { CardInfo, JsonObject } from '@arbiter/engine';
import { cardPool } from '../../support/card-pool.js';
import type { Playable } from '../../support/rulesets.js';
import type { Random } from './compare.js';
import { tellsByAsking } from './stands.js';

type Scenario = JsonObject;
/** Gives a card that nobody sees: another one at every call, and in each scenario of a pair. */
type Unseen = (among: string[], count: number) => string[];

/** Two scenarios of an edition for one game each, the second with another seed if that is wanted. */
export function scenarioPair({ ruleset, edition }: Playable, random: Random, sameSeed: boolean): [Scenario, Scenario] {
  const make = makers[ruleset.info.id];
  if (!make) throw new Error(`no scenarios of ${ruleset.info.id}`);
  // What both have in common is chosen once; what is hidden is chosen again for each.
  const common = random(2 ** 30);
  const one = (seed: string): Scenario => ({
    ruleset: ruleset.info.id,
    edition,
    seed,
    options: { autoPass: common % 2 === 0 ? 'none' : 'smart', payment: common % 3 === 0 ? 'manual' : 'auto' },
    ...make(
      cardPool(ruleset, false, edition).filter(({ name }) => !tellsByAsking(ruleset, name)),
      chooser(common),
      (among, n) => some(among, n, random),
    ),
  });
  return [one('first seed'), one(sameSeed ? 'first seed' : 'other seed')];
}

/** Numbers that are the same for both scenarios of a pair. */
function chooser(seed: number): Random {
  let a = seed;
  return (n) => {
    a = (Math.imul(a, 1_103_515_245) + 12_345) >>> 0;
    return (a >>> 8) % n;
  };
}

const some = (among: string[], count: number, random: Random): string[] =>
  Array.from({ length: count }, () => among[random(among.length)] as string);
const list = (card: CardInfo, prop: string): string[] => (card.data[prop] as string[] | undefined) ?? [];
const named = (cards: readonly CardInfo[], fits: (card: CardInfo) => boolean): string[] =>
  cards.filter(fits).map((c) => c.name);
const is = (prop: string, word: string) => (card: CardInfo) => list(card, prop).includes(word);

/** So much of one's own deck is drawn in a game of a pair at most: it is the same in both, what lies below is not. */
const DRAWN = 14;
const below = (cards: string[], random: Random, unseen: Unseen): string[] => [
  ...some(cards, DRAWN, random),
  ...unseen(cards, 12),
];

/** With a card on the battlefield that shows hands, or the top of libraries, what is there is not hidden. */
const showsWhatIsHidden = ({ data }: CardInfo): boolean => /"rule":"(hand|top)Revealed"/.test(JSON.stringify(data));

function magicScenario(cards: readonly CardInfo[], random: Random, unseen: Unseen): Scenario {
  const all = cards.map((c) => c.name);
  const spells = named(cards, (c) => !is('types', 'Land')(c));
  const creatures = named(cards, (c) => is('types', 'Creature')(c) && !showsWhatIsHidden(c));
  const basics = named(cards, is('supertypes', 'Basic'));
  const player = (hand: string[], library: string[]) => ({
    life: 12 + random(9),
    hand,
    library,
    battlefield: [...basics, ...basics, ...some(creatures, 3, random)],
    graveyard: some(creatures, 3, random),
  });
  return {
    turn: { number: 3 + random(2), active: random(2), step: ['upkeep', 'precombatMain'][random(2)] as string },
    players: [player(some(spells, 4, random), below(all, random, unseen)), player(unseen(all, 3), unseen(all, 20))],
  };
}

function grandArchiveScenario(cards: readonly CardInfo[], random: Random, unseen: Unseen): Scenario {
  const champions = named(cards, is('types', 'Champion'));
  const regalia = named(cards, (c) => is('supertypes', 'Regalia')(c) && !champions.includes(c.name));
  // Boons lie in the zone of games of Pantheon alone.
  const main = named(cards, (c) => !is('types', 'Boon')(c) && !champions.includes(c.name) && !regalia.includes(c.name));
  const allies = named(cards, is('types', 'Ally'));
  const lines = [
    { card: 'Lorraine, Wandering Warrior', lineage: ['Spirit of Wind'] },
    { card: 'Rai, Spellcrafter', lineage: ['Spirit of Fire'] },
  ];
  const player = (own: Unseen, mainDeck: string[]) => ({
    champion: lines[random(2)] as JsonObject,
    hand: own(main, 5),
    memory: own(main, 3),
    materialDeck: own([...champions, ...regalia], 4),
    mainDeck,
    field: some(allies, 2, random),
    graveyard: some(main, 3, random),
    banishment: unseen(main, 2).map((card) => ({ card, faceDown: true })),
  });
  return {
    turn: { number: 4 + random(2), active: random(2), step: ['materialize', 'main'][random(2)] as string },
    players: [
      player((among, n) => some(among, n, random), below(main, random, unseen)),
      player(unseen, unseen(main, 20)),
    ],
  };
}

function riftboundScenario(cards: readonly CardInfo[], random: Random, unseen: Unseen): Scenario {
  const of = (type: string): string[] => named(cards, is('types', type));
  const units = of('Unit');
  const main = [...units, ...of('Spell'), ...of('Gear')];
  const runes = of('Rune');
  const hideable = named(cards, (c) =>
    (c.data.abilities as JsonObject[]).some((a) => a.kind === 'keyword' && a.keyword === 'hidden'),
  );
  const [home, away] = [random(2), random(2)].map((k) => of('Battlefield').slice(k * 2, k * 2 + 1)[0] as string);
  const player = (legend: string, hand: string[], mainDeck: string[], runeDeck: string[]) => ({
    legend,
    hand,
    mainDeck,
    runeDeck,
    runes: some(runes, 6, random),
    base: some(units, 2, random),
  });
  const legends = of('Legend');
  return {
    turn: { number: 3 + random(2), active: random(2), step: 'main' },
    players: [
      player(legends[0] as string, some(main, 4, random), below(main, random, unseen), below(runes, random, unseen)),
      player(legends[1] ?? (legends[0] as string), unseen(main, 4), unseen(main, 20), below(runes, random, unseen)),
    ],
    battlefields: [
      { card: home as string, owner: 0 },
      {
        card: home === away ? (of('Battlefield')[4] as string) : (away as string),
        owner: 1,
        controller: 1,
        units: some(units, 1, random).map((card) => ({ card, controller: 1 })),
        facedown: unseen(hideable, 1).map((card) => ({ card, controller: 1, turn: 2 })),
      },
    ],
  };
}

const makers: { [ruleset: string]: (cards: readonly CardInfo[], random: Random, unseen: Unseen) => Scenario } = {
  mtg: magicScenario,
  'grand-archive': grandArchiveScenario,
  riftbound: riftboundScenario,
};
