/** What players are told in 2003 is said in the words of then: in labels, prompts, what cards say, and the story. */
import { ownCards, position2003, magicPosition as positionNow } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { inWordsOfThen } from '../../../src/editions/2003/view/terms.js';
import { magic } from '../../../src/index.js';
import {
  activated,
  creature,
  creatureCard,
  dies,
  draw,
  instant,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';

ownCards(
  instant('Test Banishing', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  creatureCard(
    'Test Conjurer',
    '{0}',
    'Wizard',
    '1/1',
    activated([{ pay: 'tap' }], {
      targets: [target(creature)],
      effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
    }),
    triggered(dies, { effects: [draw(1)] }),
  ),
);

const told = (events: Parameters<typeof magic.redactEvents>[0], edition: string): string[] =>
  (magic.narrate?.(magic.redactEvents(events, 'judge'), ['Ann', 'Bob'], edition) ?? []).map(({ text }) => text);

describe('the terms of 2003', () => {
  it('mtg-2003:217.7a cards are removed from the game, in labels and in the story', () => {
    const game = position2003([
      { hand: ['Test Banishing'], battlefield: ['Test Conjurer'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    const labels = game.decision().options?.map(({ label }) => label) ?? [];
    expect(labels).toContain('Play Test Banishing');
    expect(labels.join('\n')).toMatch(/Test Conjurer: .*remove target from the game/);
    expect(labels.join('\n')).not.toMatch(/exile|Cast |battlefield/);
    game.castAt(0, 'Test Banishing', { card: 'Grizzly Bears' }).resolve();
    const story = told(game.events, '2003');
    expect(story).toContain('Ann plays Test Banishing at Grizzly Bears');
    expect(story).toContain('Grizzly Bears is removed from the game');
  });

  it('cards come into play, and abilities are played', () => {
    const game = position2003([
      { hand: ['Test Conjurer'], battlefield: ['Test Banishing'].slice(1) },
      { battlefield: ['Grizzly Bears'] },
    ]);
    game.cast(0, 'Test Conjurer').resolve();
    expect(told(game.events, '2003')).toContain('Test Conjurer comes into play');
    const ready = position2003([{ battlefield: ['Test Conjurer'] }, { battlefield: ['Grizzly Bears'] }]);
    ready.activate(0, 'Test Conjurer');
    while (!ready.waiting()) ready.choose(0, { card: 'Grizzly Bears' });
    expect(told(ready.events, '2003').join('\n')).toContain('Ann plays an ability of Test Conjurer at Grizzly Bears');
  });

  it('the steps and phases are called as they were', () => {
    const game = position2003([{}, {}]);
    expect(game.decision().prompt).toBe('First main phase: you have priority');
    game.until({ step: 'end' });
    expect(game.decision().prompt).toBe('End of turn step: you have priority');
  });

  it('a game of today beside it keeps the words of today', () => {
    const game = positionNow([{ hand: ['Test Banishing'] }, { battlefield: ['Grizzly Bears'] }]);
    expect(game.decision().options?.map(({ label }) => label)).toContain('Cast Test Banishing');
    game.castAt(0, 'Test Banishing', { card: 'Grizzly Bears' }).resolve();
    expect(told(game.events, 'current')).toContain('Grizzly Bears is exiled');
    expect(game.decision().prompt).toMatch(/^Precombat main phase/);
  });

  it('what is said already in the words of then stays, and so do names of cards', () => {
    for (const text of [
      'remove target from the game',
      'Exile',
      'Play Aura of Silence',
      'comes into play tapped',
      'put a card into play',
    ])
      expect(inWordsOfThen(text)).toBe(text);
    expect(inWordsOfThen('return target creature card from your graveyard to the battlefield')).toBe(
      'return target creature card from your graveyard into play',
    );
    expect(inWordsOfThen('create a 1/1 green Saproling token')).toBe('put a 1/1 green Saproling token into play');
    expect(inWordsOfThen('creature with mana value 3')).toBe('creature with converted mana cost 3');
  });

  it.each([
    ['vigilance', 'attacking doesn’t cause it to tap'],
    ['attached: shroud', 'attached: can’t be the target of spells or abilities'],
    ['reach', 'may block as though it had flying'],
    ['attached: ignores defender', 'attached: may attack as though it weren’t a Wall'],
    ['Enchantment not Aura other', 'Enchantment not local other'],
    ['may pay Exile 1, otherwise sacrifice this', 'may pay by removing 1 from the game, otherwise sacrifice this'],
    ['can’t attack, can’t be activated', 'can’t attack, can’t have its abilities played'],
    ['target fights target 2', 'target and target 2 deal damage equal to their power to each other'],
    ['scry 1, draw 1 card', 'look at the top cards of the library (1) and put any of them on the bottom, draw 1 card'],
  ])('%s is said without words that came later', (now, then) => {
    expect(inWordsOfThen(now)).toBe(then);
  });

  it('cards that go from the library to the graveyard do so in words of then', () => {
    const game = position2003([{ hand: ['False Memories'], battlefield: ['Island', 'Island'] }, {}]);
    game.cast(0, 'False Memories').resolve();
    expect(told(game.events, '2003').join('\n')).toContain('put into the graveyard from the library');
    expect(told(game.events, '2003').join('\n')).not.toContain('mill');
  });
});

describe('what a view and a board call things', () => {
  const named = (view: ReturnType<ReturnType<typeof position2003>['view']>): unknown[] =>
    view.zones.flatMap(({ name }) => name ?? []);

  it('zones have the names of then, and today’s have those of their ids', () => {
    expect(named(position2003([{}, {}]).view())).toEqual(['In play', 'Removed from the game', 'Phased out']);
    expect(named(positionNow([{}, {}]).view())).toEqual([]);
  });

  it('mtg-2003:304.1 the draw for the turn is told by name on the stack, and has no controller to be shown', () => {
    const game = position2003([{ library: ['Forest', 'Forest'] }, {}], {
      turn: { number: 5, active: 0, step: 'upkeep' },
    })
      .pass()
      .pass();
    expect(game.view().stack).toMatchObject([{ name: 'The draw for the turn', unowned: true }]);
    const board = magic.board?.(game.view()).join('\n') ?? '';
    expect(board).toContain('Stack, top first: The draw for the turn');
    expect(board).toContain('nothing in play');
    expect(board).not.toContain('battlefield');
  });

  it('mtg-2003:305.1 the main phases are called the first and the second one', () => {
    const at = (step: string) => position2003([{}, {}], { turn: { number: 5, active: 0, step } }).view().turn;
    expect(at('precombatMain')).toMatchObject({ phase: 'precombatMain', phaseName: 'First main phase' });
    expect(at('postcombatMain')).toMatchObject({ phase: 'postcombatMain', phaseName: 'Second main phase' });
    expect(at('end')).toMatchObject({ phaseName: 'End phase', stepName: 'End of turn step' });
    expect(Object.keys(at('upkeep'))).not.toContain('phaseName');
  });

  it('mtg-2003:310.2 combat damage on the stack says how much of it is from what to what', () => {
    const mine = { battlefield: [{ card: 'Grizzly Bears', attacking: { player: 1 } }] };
    const game = position2003([mine, {}], { turn: { number: 5, active: 0, step: 'declareBlockers' } })
      .pass()
      .pass();
    expect(game.view().stack).toMatchObject([
      { kind: 'COMBAT_DAMAGE', text: expect.stringMatching(/^2 from Grizzly Bears to /), unowned: true },
    ]);
  });

  it('mtg-2003:217.8b whoever looks at the board sees what is phased out', () => {
    const game = position2003([{ battlefield: ['Breezekeeper'] }, {}], {
      turn: { number: 5, active: 0, step: 'untap' },
    }).until({ kind: 'PRIORITY' });
    expect(magic.board?.(game.view(1)).join('\n')).toContain('phased out: Breezekeeper');
  });
});
