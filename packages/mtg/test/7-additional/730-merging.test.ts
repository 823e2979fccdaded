/** Merging with permanents (730): one permanent that several cards and tokens represent. */
import type { CardDefinition, Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  destroy,
  dies,
  draw,
  exile,
  faces,
  gainLife,
  instant,
  keyword,
  mana,
  plus,
  t,
  target,
  token,
  transform,
  triggered,
} from '../../src/language/builders.js';

const mutate = keyword('mutate', { cost: [mana('{1}')] });
const at = (name: string, ...effects: Effect[]): CardDefinition =>
  instant(name, '{0}', { targets: [target(creature)], effects });
const status = (name: string, on = true): Effect => ({ do: 'status', what: t(0), status: name, on });
const GOBLIN = token('Goblin', 'Creature — Goblin', ['R'], '1/1');

ownCards(
  creatureCard('Test Mutant', '{4}{B}', 'Beast', '4/4', mutate, keyword('flying')),
  creatureCard('Test Drake', '{2}{U}', 'Drake', '3/3', mutate, keyword('vigilance')),
  creatureCard('Test Bear', '{1}{G}', 'Bear', '2/2', keyword('trample')),
  creatureCard('Test Dog', '{1}{W}', 'Dog', '1/2', keyword('reach')),
  creatureCard('Test Sleeper', '{3}{G}', 'Beast', '5/5', keyword('morph', { cost: [mana('{1}')] }), keyword('menace')),
  creatureCard('Test Twinned', '{3}{U}', 'Beast', '4/5', mutate, keyword('morph', { cost: [mana('{2}')] })),
  faces(
    'flip',
    creatureCard('Test Student', '{1}{W}', 'Fox', '1/2'),
    card('Test Master', {
      type: 'Legendary Creature — Fox Monk',
      power: 4,
      toughness: 6,
      abilities: [keyword('lifelink')],
    }),
  ),
  faces(
    'transform',
    creatureCard('Test Egg', '{1}{R}', 'Egg', '0/3', keyword('defender')),
    card('Test Hatchling', { type: 'Creature — Bird', power: 6, toughness: 6, abilities: [keyword('haste')] }),
  ),
  instant('Test Bolt', '{0}', { effects: [gainLife(50)] }),
  at('Test Slay', destroy(t(0))),
  at('Test Exile', exile(t(0))),
  at('Test Bounce', { do: 'move', what: t(0), to: 'hand', cause: 'return' }),
  at('Test Top', { do: 'move', what: t(0), to: 'library', position: 'top' }),
  at('Test Blink', exile(t(0), 'it'), { do: 'move', what: { saved: 'it' }, to: 'battlefield' }),
  at('Test Recall', destroy(t(0)), { do: 'move', what: { now: t(0) }, to: 'battlefield' }),
  creatureCard(
    'Test Phoenix',
    '{1}{R}',
    'Phoenix',
    '2/1',
    triggered(dies, { effects: [{ do: 'move', what: { event: 'became' }, to: 'battlefield' }] }),
  ),
  at('Test Twin', { do: 'create', copy: t(0) }),
  at('Test Grow', { do: 'modify', what: t(0), mods: plus(3, 3), until: { kind: 'endOfTurn' } }),
  at('Test Mask', status('faceDown')),
  at('Test Unmask', status('faceDown', false)),
  at('Test Flip', status('flipped')),
  at('Test Turn', transform(t(0))),
  instant('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1), until: { kind: 'permanent' } }],
  }),
  instant('Test Goblins', '{0}', { effects: [{ do: 'create', token: GOBLIN }] }),
  instant('Test Copy', '{0}', { targets: [target({ is: 'spell' })], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Manifest', '{0}', { effects: [{ do: 'manifest' }] }),
  at('Test Tally', exile(t(0), 'gone'), gainLife({ countOf: { saved: 'gone' } })),
  card('Test Greeter', {
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: creature, match: { to: 'battlefield' } }, { effects: [gainLife(100)] }),
    ],
  }),
  card('Test Revealer', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'status', object: creature, match: { status: 'faceDown', on: false } },
        { effects: [gainLife(10)] },
      ),
    ],
  }),
  card('Test Mourner', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: creature, match: { from: 'battlefield', to: 'graveyard' } },
        { effects: [gainLife(1)] },
      ),
    ],
  }),
  card('Test Void', {
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', object: creature, match: { to: 'graveyard' }, change: { to: 'exile' } },
    ],
  }),
  card('Test Grave', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'move',
        object: { not: { is: 'token' } },
        match: { to: 'graveyard' },
        change: { to: 'exile' },
      },
    ],
  }),
  card('Test Idol', { type: 'Artifact', abilities: [activated([], { effects: [draw(1)] })] }),
);

type Entry = NonNullable<Parameters<typeof magicPosition>[0][number]['battlefield']>[number];
const play = (hand: string[], battlefield: Entry[], more: { library?: string[] } = {}): Play =>
  magicPosition([{ hand, battlefield: [...lands(9, 'Forest'), ...battlefield], ...more }, {}]);
/** Casts a creature for its mutate cost onto another one, and puts it on top of that, or beneath. */
function merge(game: Play, spell: string, onto: string | { id: string }, over: boolean): Play {
  game.choose(0, { card: spell, method: 'mutate' });
  if (!game.waiting()) game.choose(0, typeof onto === 'string' ? { card: onto } : { object: onto.id });
  return game.resolve().answer(0, { confirm: over });
}
const words = (game: Play, name: string): string[] => [...(game.the(name).keywords as string[])].sort();
const permanents = (game: Play): string[] =>
  Object.values(game.view(0).objects)
    .filter((o) => o.zone === 'battlefield' && o.card !== 'Forest')
    .map((o) => String(o.card));

describe('merging (730.2)', () => {
  it('mtg:730.2 what merges is put on top or beneath, and the permanent is represented by all of it', () => {
    const game = merge(play(['Test Mutant', 'Test Drake'], ['Test Bear']), 'Test Mutant', 'Test Bear', true);
    expect(game.the('Test Mutant')).toMatchObject({ mergedWith: ['Test Bear'] });
    merge(game, 'Test Drake', 'Test Mutant', false);
    expect(game.the('Test Mutant')).toMatchObject({ mergedWith: ['Test Bear', 'Test Drake'] });
    expect(words(game, 'Test Mutant')).toEqual(['flying', 'mutate {1}', 'trample', 'vigilance']);
    expect(permanents(game)).toEqual(['Test Mutant']);
  });
  it('mtg:730.2a it has the characteristics of the topmost component alone', () => {
    const top = merge(play(['Test Mutant'], ['Test Bear']), 'Test Mutant', 'Test Bear', true).the('Test Mutant');
    expect(top).toMatchObject({
      name: 'Test Mutant',
      manaCost: '{4}{B}',
      colors: ['B'],
      subtypes: ['Beast'],
      power: 4,
    });
    const under = merge(play(['Test Mutant'], ['Test Bear']), 'Test Mutant', 'Test Bear', false).the('Test Bear');
    expect(under).toMatchObject({ name: 'Test Bear', manaCost: '{1}{G}', colors: ['G'], subtypes: ['Bear'], power: 2 });
  });
  it('mtg:730.2a what it is together is copied', () => {
    const game = merge(play(['Test Mutant', 'Test Twin'], ['Test Bear']), 'Test Mutant', 'Test Bear', true);
    game.cast(0, 'Test Twin').resolve();
    expect(game.all('Test Mutant').map(({ token, keywords }) => [token, (keywords as string[]).length])).toEqual([
      [false, 3],
      [true, 3],
    ]);
  });
  it('mtg:730.2a it counts from when they merged: over what it copied before, under what it copies later', () => {
    const game = play(['Test Mimicry', 'Test Mutant', 'Test Mimicry'], ['Test Bear', 'Test Dog']);
    game.cast(0, 'Test Mimicry', { card: 'Test Bear' }, { card: 'Test Dog' }).resolve();
    expect(game.the('Test Bear')).toMatchObject({ name: 'Test Dog' });
    merge(game, 'Test Mutant', 'Test Bear', true);
    expect(game.the('Test Mutant')).toMatchObject({ name: 'Test Mutant', power: 4 });
    game.cast(0, 'Test Mimicry', { card: 'Test Mutant' }, { card: 'Test Dog' }).resolve();
    expect(game.the('Test Mutant')).toMatchObject({ name: 'Test Dog', power: 1, keywords: ['reach'] });
  });
  it('mtg:730.2b it has not just entered, although the card came from the stack', () => {
    const game = merge(play(['Test Mutant'], ['Test Bear', 'Test Greeter']), 'Test Mutant', 'Test Bear', true);
    game.resolveAll();
    expect([game.life(0), game.view().stack.length]).toEqual([20, 0]);
    expect(game.happened('OBJECT_MOVED').at(-1)).toMatchObject({ from: 'stack', to: 'battlefield', cause: 'merge' });
  });
  it('mtg:730.2c it is the object that it was: what applied to it goes on, and it is not sick', () => {
    const game = play(
      ['Test Grow', 'Test Mutant'],
      [{ card: 'Test Bear', counters: { '+1/+1': 2 }, damage: 1, tapped: true }],
    );
    const { id } = game.the('Test Bear');
    game.cast(0, 'Test Grow').resolve();
    merge(game, 'Test Mutant', 'Test Bear', true);
    expect(game.the('Test Mutant')).toMatchObject({
      id,
      power: 4 + 3 + 2,
      damage: 1,
      tapped: true,
      sick: false,
      counters: { '+1/+1': 2 },
    });
  });
  it('mtg:730.2c whoever controls it goes on doing so', () => {
    const game = magicPosition([
      { hand: ['Test Mutant'], battlefield: [...lands(2, 'Forest'), { card: 'Test Bear', controller: 1 }] },
      {},
    ]);
    expect(merge(game, 'Test Mutant', 'Test Bear', true).the('Test Mutant')).toMatchObject({ controller: 1, owner: 0 });
  });
  it.each([
    [true, 'Test Mutant', false],
    [false, 'Goblin', true],
  ] as const)(
    'mtg:730.2d with a token among its components it is a token only if that is on top (%s)',
    (over, name, is) => {
      const game = play(['Test Goblins', 'Test Mutant'], []).cast(0, 'Test Goblins').resolve();
      merge(game, 'Test Mutant', 'Goblin', over);
      expect(game.the(name)).toMatchObject({ token: is });
    },
  );
  it('mtg:730.2d a copy of a spell merges as a token', () => {
    const game = play(['Test Mutant', 'Test Copy'], ['Test Bear']);
    game.choose(0, { card: 'Test Mutant', method: 'mutate' });
    if (!game.waiting()) game.choose(0, { card: 'Test Bear' });
    game.cast(0, 'Test Copy').resolve().resolve().answer(0, { confirm: true });
    expect(game.the('Test Mutant')).toMatchObject({ token: true, mergedWith: ['Test Bear'] });
    game.resolve().answer(0, { confirm: true });
    expect(game.the('Test Mutant')).toMatchObject({ token: false, mergedWith: ['Test Mutant', 'Test Bear'] });
  });
});

describe('merged permanents that lie face down (730.2)', () => {
  const hidden = { card: 'Test Sleeper', faceDown: true };
  const onHidden = (game: Play) => ({
    id: String(Object.entries(game.view().objects).find(([, o]) => o.faceDown)?.[0]),
  });
  const merged = (over: boolean, hand: string[] = [], more: Entry[] = []): Play => {
    const game = play(['Test Mutant', ...hand], [hidden, ...more]);
    return merge(game, 'Test Mutant', onHidden(game), over);
  };
  it('mtg:730.2e it lies as its topmost component does, and nobody sees that as turning it up', () => {
    const game = merged(true, [], ['Test Revealer']).resolveAll();
    expect(game.the('Test Mutant')).toMatchObject({ faceDown: false, power: 4, mergedWith: ['Face-down creature'] });
    expect(words(game, 'Test Mutant')).toEqual(['flying', 'mutate {1}']);
    expect(game.life(0)).toBe(20);
    expect(game.view(1).objects[game.the('Test Mutant').id]).toMatchObject({ card: 'Test Mutant', power: 4 });
    const down = merged(false);
    expect(down.the('Test Sleeper')).toMatchObject({ faceDown: true, name: '', power: 2, keywords: [] });
  });
  it('mtg:730.2e what lies face down beneath is nobody’s to know but its controller’s', () => {
    const game = merged(true);
    expect(JSON.stringify(game.view(1))).not.toContain('Test Sleeper');
    const beneath = (seat: number) => {
      const [state] = game.service.sample?.(game.state, seat, { samples: 1, seed: 'a', decklists: 'public' }) ?? [];
      return /"under":\[\{"def":(\d+),"covered":(\d+)/.exec(JSON.stringify(state))?.slice(1, 3) ?? [];
    };
    const [[own, look], [known, same]] = [beneath(0), beneath(1)];
    expect([own === look, known === same]).toEqual([false, true]);
  });
  it('mtg:730.2f turned face up, each of its components is', () => {
    const game = merged(false, ['Test Unmask'], ['Test Revealer']).cast(0, 'Test Unmask').resolve().resolveAll();
    expect(game.the('Test Sleeper')).toMatchObject({ faceDown: false, power: 5, mergedWith: ['Test Mutant'] });
    expect(words(game, 'Test Sleeper')).toEqual(['flying', 'menace', 'morph {1}', 'mutate {1}']);
    expect(game.life(0)).toBe(30);
  });
  it('mtg:730.2f turned face down, each of its components is, and each is turned up again', () => {
    const game = merge(play(['Test Twinned', 'Test Mask'], ['Test Bear']), 'Test Twinned', 'Test Bear', false);
    game.cast(0, 'Test Mask').resolve();
    expect(game.the('Test Bear')).toMatchObject({
      faceDown: true,
      power: 2,
      keywords: [],
      mergedWith: ['Face-down creature'],
    });
    // The morph of the card beneath is the permanent's, once it is face up (702.37e).
    game.choose(0, { kind: 'TURN_FACE_UP' });
    expect(game.the('Test Bear')).toMatchObject({ faceDown: false, mergedWith: ['Test Twinned'] });
    expect(words(game, 'Test Bear')).toEqual(['morph {2}', 'mutate {1}', 'trample']);
  });
  it('mtg:730.2g with an instant card among its components it is revealed and stays face down', () => {
    const game = play(['Test Manifest', 'Test Mutant', 'Test Unmask'], ['Test Revealer'], { library: ['Test Bolt'] });
    game.cast(0, 'Test Manifest').resolve();
    merge(game, 'Test Mutant', onHidden(game), false);
    game.cast(0, 'Test Unmask').resolve().resolveAll();
    expect(game.the('Test Bolt')).toMatchObject({ faceDown: true, power: 2 });
    expect(game.life(0)).toBe(20);
    expect(JSON.stringify(game.happened('REVEALED'))).toContain('Test Bolt');
    const beneath = play(['Test Manifest', 'Test Mutant', 'Test Mask', 'Test Unmask'], [], { library: ['Test Bolt'] });
    beneath.cast(0, 'Test Manifest').resolve();
    merge(beneath, 'Test Mutant', onHidden(beneath), true).cast(0, 'Test Mask').resolve();
    beneath.cast(0, 'Test Unmask').resolve();
    expect(beneath.the('Test Mutant')).toMatchObject({ faceDown: true, power: 2 });
  });
});

describe('merged permanents with other faces (730.2)', () => {
  it('mtg:730.2h a flip card among its components has its alternative characteristics if it is flipped', () => {
    const game = play(['Test Mutant', 'Test Flip'], ['Test Student // Test Master']);
    merge(game, 'Test Mutant', 'Test Student // Test Master', true).cast(0, 'Test Flip').resolve();
    expect(game.the('Test Mutant')).toMatchObject({ name: 'Test Mutant', power: 4 });
    expect(words(game, 'Test Mutant')).toEqual(['flying', 'lifelink', 'mutate {1}']);
    const top = play(['Test Mutant', 'Test Flip'], ['Test Student // Test Master']);
    merge(top, 'Test Mutant', 'Test Student // Test Master', false).cast(0, 'Test Flip').resolve();
    expect(top.the('Test Student // Test Master')).toMatchObject({ name: 'Test Master', power: 4, manaCost: '{1}{W}' });
    expect(words(top, 'Test Student // Test Master')).toEqual(['flying', 'lifelink', 'mutate {1}']);
  });
  it('mtg:730.2i transforming it turns each component that can transform; it is no double-faced permanent', () => {
    const game = play(['Test Mutant', 'Test Turn', 'Test Turn'], ['Test Egg // Test Hatchling']);
    merge(game, 'Test Mutant', 'Test Egg // Test Hatchling', true).cast(0, 'Test Turn').resolve();
    expect(game.the('Test Mutant')).toMatchObject({ name: 'Test Mutant', power: 4 });
    expect(words(game, 'Test Mutant')).toEqual(['flying', 'haste', 'mutate {1}']);
    game.cast(0, 'Test Turn').resolve();
    expect(words(game, 'Test Mutant')).toEqual(['defender', 'flying', 'mutate {1}']);
  });
  it('mtg:730.2i with such a card on top it has its other face, and its mana value is that of the front', () => {
    const game = play(['Test Mutant', 'Test Turn'], ['Test Egg // Test Hatchling']);
    merge(game, 'Test Mutant', 'Test Egg // Test Hatchling', false).cast(0, 'Test Turn').resolve();
    expect(game.the('Test Egg // Test Hatchling')).toMatchObject({
      name: 'Test Hatchling',
      power: 6,
      manaValue: 2,
      transformed: false,
    });
    expect(words(game, 'Test Egg // Test Hatchling')).toEqual(['flying', 'haste', 'mutate {1}']);
  });
  it('mtg:730.2j with a double-faced component it can’t be turned face down', () => {
    const game = play(['Test Mutant', 'Test Mask'], ['Test Egg // Test Hatchling']);
    merge(game, 'Test Mutant', 'Test Egg // Test Hatchling', true).cast(0, 'Test Mask').resolve();
    expect(game.the('Test Mutant')).toMatchObject({ faceDown: false, power: 4 });
  });
});

describe('merged permanents that leave (730.3)', () => {
  const merged = (hand: string[], more: Entry[] = []): Play =>
    merge(play(['Test Mutant', ...hand], ['Test Bear', ...more]), 'Test Mutant', 'Test Bear', true);
  const where = (game: Play): string[] => [...game.zones('Test Mutant'), ...game.zones('Test Bear')];

  it('mtg:730.3 one permanent leaves, and each component goes to the zone', () => {
    const game = merged(['Test Slay'], ['Test Mourner']).cast(0, 'Test Slay').resolve().resolveAll();
    expect([where(game), game.life(0)]).toEqual([['graveyard', 'graveyard'], 21]);
  });
  it('mtg:730.3 a component that is a token goes there and ceases to exist', () => {
    const game = play(['Test Goblins', 'Test Mutant', 'Test Bounce'], []).cast(0, 'Test Goblins').resolve();
    merge(game, 'Test Mutant', 'Goblin', false).cast(0, 'Test Bounce').resolve();
    expect([game.zones('Test Mutant'), game.all('Goblin')]).toEqual([['hand'], []]);
  });
  it.each(['Test Mutant', 'Test Bear'])(
    'mtg:730.3a its owner arranges the cards in the library: %s on top',
    (first) => {
      const game = merged(['Test Top']).cast(0, 'Test Top').resolve();
      const options = game.decision().options ?? [];
      const order = [...options].sort((one) => (one.card === first ? -1 : 1)).map(({ id }) => id);
      game.answer(0, { order });
      const pile = game.view().zones.find((z) => z.id === 'library' && z.owner === 0) as unknown as {
        objects: string[];
      };
      expect(game.view().objects[String(pile.objects[0])]?.card).toBe(first);
      expect(JSON.stringify(game.view(1).zones.find((z) => z.id === 'library' && z.owner === 0))).not.toContain(
        String(pile.objects[0]),
      );
    },
  );
  it('mtg:730.3c what finds the object that it becomes finds all of its cards', () => {
    const game = merged(['Test Blink']).cast(0, 'Test Blink').resolve();
    expect([game.figures('Test Mutant'), game.figures('Test Bear')]).toEqual(['4/4', '2/2']);
    const recalled = merged(['Test Recall']).cast(0, 'Test Recall').resolve();
    expect([recalled.figures('Test Mutant'), recalled.figures('Test Bear')]).toEqual(['4/4', '2/2']);
    const risen = merge(play(['Test Mutant', 'Test Slay'], ['Test Phoenix']), 'Test Mutant', 'Test Phoenix', true);
    risen.cast(0, 'Test Slay').resolve().resolve();
    expect([risen.figures('Test Mutant'), risen.figures('Test Phoenix')]).toEqual(['4/4', '2/1']);
  });
  it('mtg:730.3d what replaces where it goes applies to all of its components', () => {
    const game = merged(['Test Slay'], ['Test Void']).cast(0, 'Test Slay').resolve();
    expect(where(game)).toEqual(['exile', 'exile']);
  });
  it('mtg:730.3e what replaces where cards go takes the tokens of what is no token along', () => {
    const game = play(['Test Goblins', 'Test Mutant', 'Test Slay'], ['Test Grave', 'Test Mourner']);
    merge(game.cast(0, 'Test Goblins').resolve(), 'Test Mutant', 'Goblin', true).cast(0, 'Test Slay').resolve();
    expect([game.zones('Test Mutant'), game.life(0)]).toEqual([['exile'], 20]);
    const goblins = game.happened('OBJECT_MOVED').filter(({ card }) => card === 'Goblin');
    expect(goblins.at(-1)).toMatchObject({ from: 'battlefield', to: 'exile' });
  });
  it('mtg:730.3e of a token it takes the cards along, and the token itself goes where it would', () => {
    const game = play(['Test Goblins', 'Test Mutant', 'Test Slay'], ['Test Grave', 'Test Mourner']);
    merge(game.cast(0, 'Test Goblins').resolve(), 'Test Mutant', 'Goblin', false).cast(0, 'Test Slay').resolve();
    game.resolveAll();
    expect([game.zones('Test Mutant'), game.life(0)]).toEqual([['exile'], 21]);
  });
  it('A state with a merged permanent goes through JSON, and samples keep it', () => {
    const game = merged(['Test Slay']);
    expect(game.service.hash(JSON.parse(JSON.stringify(game.state)))).toBe(game.service.hash(game.state));
    const [sampled] = game.service.sample?.(game.state, 1, { samples: 1, seed: 'a', decklists: 'public' }) ?? [];
    if (!sampled) throw new Error('no sample');
    const again = Object.values(game.service.view(sampled, 'judge').objects).find((o) => o.card === 'Test Mutant');
    expect(again).toMatchObject({ name: 'Test Mutant', power: 4, mergedWith: ['Test Bear'] });
  });
});
