import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';
import { action, ally, card, keyword } from '../support/own-cards.js';
import { ArchivePlay } from '../support/play.js';
import { game, hero, thing } from './hero.js';

const counters = (o: JsonObject): JsonObject => (o.counters ?? {}) as JsonObject;

describe('when nobody has Opportunity', () => {
  it('Feu Awakening resolves before anybody can answer, and makes omens of what was discarded', () => {
    const chime = ally(
      'Chime',
      {},
      {
        kind: 'triggered',
        on: { on: 'activate', player: 'you' },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const setup = (name: string) =>
      game(
        hero('Guardian', 'fire', 1, name),
        2,
        { hand: ['Feu Awakening', 'Wolf'], memory: ['Hound'], field: ['Chime'] },
        { hand: ['Bolt'] },
        { definitions: [chime] },
      ).activateCard(0, 'Feu Awakening');
    const play = setup('Ciel, Test');
    // What triggered meanwhile has resolved, too; then the discarded are chosen from.
    expect([play.decision().kind, play.stack(), play.count(0, 'hand')]).toEqual([
      'CHOOSE_OBJECTS',
      ['Feu Awakening'],
      0,
    ]);
    expect(play.choices()).toHaveLength(5);
    play.choose(0, [{ card: 'Wolf' }, { card: 'Hound' }]);
    expect([play.zones('Wolf'), counters(play.the('Wolf', 'banishment')).omen]).toEqual([['banishment'], 1]);
    expect([play.decision().kind, play.decision().seat, play.count(0, 'memory')]).toEqual(['OPPORTUNITY', 0, 0]);
    expect(setup('Other, Test').count(0, 'hand')).toBe(4);
  });

  it('Feu Awakening keeps its player’s activations from being negated this turn', () => {
    const no = action('No', {
      targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
      effects: [{ do: 'counterOnStack', what: { target: 0 } }],
    });
    const play = game(
      hero('Guardian', 'fire', 1, 'Ciel, Test'),
      0,
      { hand: ['Feu Awakening'], mainDeck: ['Bolt', 'Bolt', 'Bolt'], field: ['Giver'] },
      { hand: ['No'], field: ['Wolf'] },
      { definitions: [no, giver] },
    ).activateCard(0, 'Feu Awakening');
    play.use(0, 'Giver').resolve().activateCard(0, 'Bolt', { card: 'Wolf' }).pass();
    play.activateCard(1, 'No', { card: 'Bolt' }).resolve().resolve();
    expect(play.the('Wolf').damage).toBe(5);
  });
});
const giver = thing(
  'Giver',
  { types: ['Item'], costKind: 'reserve', cost: 0 },
  { kind: 'activated', cost: [], effects: [{ do: 'draw', who: 'you', count: 1 }] },
);

describe('whose phases', () => {
  const welcome = (chosen: string, theirs: JsonObject) => {
    const play = game(hero('Assassin', 'norm'), 3, { hand: ['Devious Welcome'] }, theirs, {
      turn: { active: 1, step: 'recollection' },
    });
    while (play.decision().seat !== 0) play.pass();
    play.activateCard(0, 'Devious Welcome').resolve();
    return play.answer(0, { choose: [String(play.decision().options.find(({ label }) => label === chosen)?.id)] });
  };
  it('Devious Welcome makes the turn player lose a card at random who does not activate one of the type', () => {
    const lost = (chosen: string, acts: string | null) => {
      const play = welcome(chosen, { hand: ['Bolt', 'Hound'], memory: [] });
      // Both drew a card.
      expect([play.count(0, 'hand'), play.count(1, 'hand')]).toEqual([1, 3]);
      play.until({ step: 'main' });
      const cards = () => play.count(1, 'hand') + play.count(1, 'memory');
      if (acts === 'Bolt') play.activateCard(1, 'Bolt', { card: 'Hero' }).resolve();
      if (acts === 'Hound') play.activateCard(1, 'Hound').resolve();
      const before = cards();
      play.until({ step: 'end' });
      while (play.view().stack.length > 0) play.resolve();
      return before - cards();
    };
    expect([lost('action', 'Bolt'), lost('action', 'Hound'), lost('ally', 'Hound'), lost('ally', null)]).toEqual([
      0, 1, 0, 1,
    ]);
    const own = game(
      hero('Assassin', 'norm'),
      3,
      { hand: ['Devious Welcome'] },
      {},
      { turn: { step: 'recollection' } },
    );
    expect(own.offers()).not.toContain('ACTIVATE_CARD Devious Welcome');
  });

  it('Devious Welcome takes of hand and memory together', () => {
    const both = game(
      hero('Assassin', 'norm'),
      0,
      { hand: ['Wolf'], memory: ['Reed', 'Reed'], field: ['Taker'] },
      {},
      {
        definitions: [
          thing(
            'Taker',
            { types: ['Item'], costKind: 'reserve', cost: 0 },
            {
              kind: 'activated',
              cost: [],
              effects: [
                { do: 'random', who: 'you', zone: 'hand', also: ['memory'], count: 3, save: 'lost' },
                { do: 'move', what: { saved: 'lost' }, to: 'graveyard', cause: 'discard' },
              ],
            },
          ),
        ],
      },
    )
      .use(0, 'Taker')
      .resolve();
    expect([both.count(0, 'hand'), both.count(0, 'memory'), both.count(0, 'graveyard')]).toEqual([0, 0, 3]);
  });

  it('Orchestrated Seizure lets the floating memory of opponents pay in the next materialize phase', () => {
    const crown = thing('Crown', { supertypes: ['Regalia'], types: ['Item'], costKind: 'memory', cost: 2 });
    const setup = (cast: boolean) => {
      const play = game(
        hero('Cleric', 'wind'),
        3,
        { hand: ['Orchestrated Seizure'], materialDeck: ['Crown'] },
        { graveyard: ['Reed', 'Reed', 'Wolf'] },
        { definitions: [crown], turn: { active: 1, step: 'end' } },
      );
      while (play.decision().seat !== 0) play.pass();
      if (cast) play.activateCard(0, 'Orchestrated Seizure').resolve();
      return play.until({ kind: 'MATERIALIZE' });
    };
    expect(setup(false).choices()).toEqual([]);
    const play = setup(true);
    expect(play.choices()).toEqual(['Crown']);
    play.answer(0, { choose: [{ card: 'Crown' }] });
    expect(play.choices()).toEqual(['Reed', 'Reed']);
    play.choose(0, [{ card: 'Reed' }, { card: 'Reed' }]);
    expect([play.count(1, 'banishment'), play.count(0, 'memory')]).toEqual([2, 3]);
    // Not before that phase: what costs memory then is paid with one's own.
    const vault = thing(
      'Vault',
      { types: ['Item'], costKind: 'reserve', cost: 0 },
      { kind: 'activated', cost: [{ pay: 'memory', amount: 4 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    );
    const early = game(
      hero('Cleric', 'wind'),
      3,
      { hand: ['Orchestrated Seizure'], field: ['Vault'] },
      { graveyard: ['Reed', 'Reed'] },
      { definitions: [vault], turn: { active: 1, step: 'end' } },
    );
    while (early.decision().seat !== 0) early.pass();
    early.activateCard(0, 'Orchestrated Seizure').resolve();
    while (early.decision().seat !== 0) early.pass();
    expect([early.count(0, 'memory'), early.offers().includes('ACTIVATE_ABILITY Vault')]).toEqual([3, false]);
    // Not in the turn after the next.
    const later = game(
      hero('Cleric', 'wind'),
      3,
      { hand: ['Orchestrated Seizure'], materialDeck: ['Crown', 'Crown'] },
      { graveyard: ['Reed', 'Reed'] },
      { definitions: [crown], turn: { active: 1, step: 'end' } },
    );
    while (later.decision().seat !== 0) later.pass();
    later.activateCard(0, 'Orchestrated Seizure').resolve();
    const paid = later.until({ kind: 'MATERIALIZE' }).answer(0, { choose: [] });
    paid.until({ step: 'main' }).until({ step: 'main', turn: Number(paid.view().turn.number) + 2 });
    expect(paid.count(1, 'graveyard')).toBe(2);
  });

  it('Chronowarp puts the materialize phase of every turn after the main phase', () => {
    const play = game(hero('Cleric', 'astra'), 4, {
      hand: ['Chronowarp'],
      materialDeck: ['Tristan, Underhanded'],
    })
      .activateCard(0, 'Chronowarp')
      .resolve();
    const phases = () =>
      play.events.filter(({ type }) => type === 'PHASE_BEGAN').map(({ data }) => (data as JsonObject).phase);
    play.until({ step: 'main', turn: Number(play.view().turn.number) + 1 });
    play.until({ step: 'main', turn: Number(play.view().turn.number) + 1 });
    expect(phases()).toEqual([
      'materialize',
      'end',
      ...['wakeUp', 'recollection', 'draw', 'main', 'materialize', 'end'],
      ...['wakeUp', 'recollection', 'draw', 'main'],
    ]);
  });
});

describe('what players are', () => {
  it("Void's Cloak keeps its player from being the target of Spells", () => {
    const drain = (name: string, subtype: string) =>
      thing(
        name,
        { types: ['Action'], subtypes: [subtype], costKind: 'reserve', cost: 0, speed: 'fast' },
        {
          kind: 'spell',
          targets: [{ what: { player: 'any' } }],
          effects: [{ do: 'draw', who: { target: 0 }, count: 1 }],
        },
      );
    const play = (name: string) =>
      game(
        hero('Cleric', 'norm'),
        0,
        { field: ["Void's Cloak"] },
        { hand: [name] },
        { definitions: [drain('Lesson', 'Spell'), drain('Trick', 'Skill')], turn: { active: 1 } },
      ).choose(1, { kind: 'ACTIVATE_CARD', card: name });
    // Of one target nobody is asked.
    expect(play('Trick').choices()).toHaveLength(2);
    const lesson = play('Lesson').resolve();
    expect([lesson.count(0, 'hand'), lesson.count(1, 'hand')]).toEqual([0, 1]);
  });

  it('Reveal the Hidden takes stealth from the units that are there, which gain none this turn', () => {
    const lurker = ally('Lurker', { life: 9 }, keyword('stealth'));
    const veil = action('Veil', {
      targets: [{ what: [{ zone: 'field' }, { has: ['types', ['Ally']] }] }],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'stealth' } }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const setup = (level: number) =>
      game(
        hero('Ranger', 'norm', level),
        2,
        { hand: ['Reveal the Hidden', 'Veil', 'Lurker'], field: ['Wolf'] },
        { field: ['Lurker'] },
        { definitions: [lurker, veil] },
      );
    const targets = (play: ArchivePlay) => {
      play.choose(0, { kind: 'ATTACK', card: 'Wolf' });
      return play.decision().kind === 'ATTACK_TARGET' ? play.choices().length : 1;
    };
    expect(targets(setup(1))).toBe(1);
    const play = setup(1).activateCard(0, 'Reveal the Hidden').resolve();
    expect(play.count(0, 'hand')).toBe(3);
    play.activateCard(0, 'Veil', { card: 'Lurker' }).resolve();
    expect(targets(play)).toBe(2);
    expect(setup(0).activateCard(0, 'Reveal the Hidden').resolve().count(0, 'hand')).toBe(2);
  });

  it('The Looking Glass begins the game on the field where its player likes, and enables Distortions', () => {
    const { lorraine, rai } = starterDecks;
    const material = (lorraine?.material ?? []).filter(({ card: name }) => name !== 'Bauble of Abundance');
    const deck = { ...lorraine, material: [...material, { card: 'The Looking Glass', count: 1 }] };
    const begin = () => {
      const created = grandArchive.create({
        edition: '4.1',
        seed: 'glass',
        options: { autoPass: 'none', payment: 'auto' },
        seats: [
          { name: 'one', deck },
          { name: 'two', deck: rai ?? {} },
        ],
      });
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      return new ArchivePlay(grandArchive, created.value.state);
    };
    const play = begin();
    expect([play.decision().kind, play.decision().seat, play.choices()]).toEqual([
      'CHOOSE_OBJECTS',
      0,
      ['The Looking Glass'],
    ]);
    play.choose(0, { card: 'The Looking Glass' });
    expect([play.decision().kind, play.zones('The Looking Glass')]).toEqual(['FIRST_CHAMPION', ['field']]);
    const without = begin().answer(0, { choose: [] });
    expect([without.decision().kind, without.zones('The Looking Glass')]).toEqual(['FIRST_CHAMPION', ['materialDeck']]);

    const strange = (name: string, subtype: string) =>
      card(
        name,
        { types: ['Action'], subtypes: [subtype], elements: ['umbra'], costKind: 'reserve', cost: 0, speed: 'slow' },
        {
          kind: 'spell',
          effects: [],
        },
      );
    const offers = game(
      hero('Cleric', 'norm'),
      0,
      { field: ['The Looking Glass'], hand: ['Odd', 'Even'] },
      {},
      { definitions: [strange('Odd', 'Distortion'), strange('Even', 'Spell')] },
    ).offers();
    expect([offers.includes('ACTIVATE_CARD Odd'), offers.includes('ACTIVATE_CARD Even')]).toEqual([true, false]);
  });
});
