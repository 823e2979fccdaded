import { describe, expect, it } from 'vitest';
import { cardLibrary } from '../src/cards/card-library.js';
import { definedCards } from '../src/cards/source.js';
import type { StoredDefinition } from '../src/contract/api.js';
import type { CardDefinition } from '../src/language/types.js';
import { loadGame } from '../src/machine/border.js';
import { newState, place } from '../src/machine/create.js';
import { known } from '../src/machine/definition-of.js';
import type { Game } from '../src/machine/game.js';
import { PinnedDefinitions, StartingCards, toStore } from '../src/machine/pinned.js';
import type { Rules } from '../src/machine/rules.js';
import { toyRules } from './toy.js';

const bee: CardDefinition = { name: 'Bee', props: { might: 1 }, abilities: [] };
const hive = (might: number): CardDefinition => ({
  name: 'Hive',
  props: { might },
  abilities: [{ kind: 'spell', effects: [{ do: 'create', token: bee }] }],
});
const stone: CardDefinition = { name: 'Stone', props: {}, abilities: [] };

function rulesWith(...cards: CardDefinition[]): Rules {
  return { ...toyRules(), definitions: cardLibrary({ intrinsic: () => [] }, definedCards(cards)) };
}

function begun(rules: Rules, cards: StartingCards, ...names: string[]): Game {
  const options = { autoPass: 'none', payment: 'auto' } as const;
  const state = newState(rules, { seed: 'x', options, names: ['Ann', 'Bob'], stats: {} });
  for (const name of names) {
    const card = cards.named(name);
    state.zones.pile ??= [];
    if (card) place(state, card, 0, 'pile');
  }
  return loadGame(rules, state, cards.pinned);
}

/** As a database gives them back. */
const asStored = (definitions: StoredDefinition[]) => {
  const stored = JSON.parse(JSON.stringify(definitions)) as StoredDefinition[];
  return { named: stored, find: (hash: string) => stored.find((d) => d.hash === hash)?.definition };
};

describe('the definitions of a game', () => {
  const rules = rulesWith(hive(2), stone);
  const cards = new StartingCards(rules.definitions);
  const game = begun(rules, cards, 'Hive', 'Hive');
  const stored = cards.toStore();

  it('are those that it named as it began, and the tokens that these make', () => {
    expect(stored.map(({ as, language, definition }) => [as, language, definition.name])).toEqual([
      ['card Hive', 1, 'Hive'],
      [undefined, 1, 'Bee'],
    ]);
  });

  it.each([
    ['changed', rulesWith(hive(3))],
    ['removed', rulesWith(stone)],
  ])('are found where the ruleset has them %s', (_, later) => {
    const pinned = new PinnedDefinitions(later.definitions, asStored(stored));
    const loaded = loadGame(later, game.s, pinned);
    expect(game.s.defs.map((_, i) => loaded.defined(i).definition)).toEqual([hive(2)]);
    expect(loaded.definition(stored[1]?.hash as string).definition).toEqual(bee);
    expect(() => loadGame(later, game.s).defined(0)).toThrow(/no definition/);
    const again = begun(later, new StartingCards(later.definitions, pinned), 'Hive', 'Hive');
    expect(again.s).toEqual(game.s);
  });

  it('are not taken for what they are not', () => {
    const [first] = stored;
    const other = { named: stored, find: () => ({ ...first?.definition, name: 'Hive of another' }) };
    const pinned = new PinnedDefinitions(rulesWith(stone).definitions, other);
    expect(pinned.find(first?.hash as string)).toBeUndefined();
    const newer = { named: stored, find: () => ({ ...first?.definition, language: 2 }) };
    expect(new PinnedDefinitions(rulesWith(stone).definitions, newer).find(first?.hash as string)).toBeUndefined();
  });
});

describe('a definition that enters a game later', () => {
  it('lies in the state unless a card of the game makes it, whatever else the ruleset knows', () => {
    for (const rules of [rulesWith(stone, hive(2)), rulesWith(stone)]) {
      const game = begun(rules, new StartingCards(rules.definitions), 'Stone');
      known(game, bee);
      expect(game.s.definitions).toEqual([bee]);
      expect(game.entered()).toEqual([]);
    }
    const rules = rulesWith(hive(2));
    const game = begun(rules, new StartingCards(rules.definitions), 'Hive');
    expect(known(game, bee).definition).toBe(bee);
    expect(game.s.definitions).toEqual([]);
  });

  it('is to be stored where a rule names the ruleset’s by its hash', () => {
    const rules = rulesWith(hive(2), stone);
    const game = begun(rules, new StartingCards(rules.definitions), 'Hive');
    const entering = rules.definitions.named('Stone');
    game.j.push(game.s.defs, entering?.hash as string);
    expect(game.entered().map(toStore)).toEqual([{ hash: entering?.hash, language: 1, definition: stone }]);
    game.beginCall();
    expect(game.entered()).toEqual([]);
  });
});
