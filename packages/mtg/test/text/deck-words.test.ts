/** Where countered spells go, devotion, how long something lasts, places in a library, and tokens of several kinds. */
import type { Ability, CardDefinition, Condition, Effect, FilterClause, Mod, TargetSpec, Until } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, says, UNSAID } from './printing.js';

const there: FilterClause = { zone: 'battlefield' };
const mine: FilterClause = { controller: 'you' };
const spell = (effects: Effect[], targets: TargetSpec[] = []): Ability => ({ kind: 'spell', targets, effects });

describe('a spell that is countered', () => {
  const counter = (to: string | undefined, position?: string, what: FilterClause = { is: 'spell' }): Ability =>
    spell([{ do: 'counterOnStack', what: { target: 0 }, to, position } as Effect], [{ what: [what] }]);
  it('may go elsewhere than into the graveyard (701.6a)', () => {
    const exile =
      "counter target spell. if that spell is countered this way, exile it instead of putting it into its owner's graveyard";
    expect(says(exile, counter('exile'))).toBe(true);
    expect(says(exile, counter('hand'))).toBe(false);
    expect(says('counter target spell', counter('exile'))).toBe(false);
    expect(says('counter target spell', counter(undefined))).toBe(true);
    const put = (place: string): string =>
      `counter target spell. if that spell is countered this way, put it ${place} instead of into that player's graveyard`;
    expect(says(put("into its owner's hand"), counter('hand'))).toBe(true);
    expect(says(put("on top of its owner's library"), counter('library', 'top'))).toBe(true);
    expect(says(put("on top of its owner's library"), counter('library', 'bottom'))).toBe(false);
    expect(says(put("on the bottom of its owner's library"), counter('library', 'bottom'))).toBe(true);
    expect(printed(counter('library'))).toContain(UNSAID);
    expect(printed(counter('hand', 'top'))).toContain(UNSAID);
    expect(printed(counter('battlefield'))).toContain(UNSAID);
    expect(printed(counter('exile', undefined, { zone: 'graveyard' }))).toContain(UNSAID);
  });
  it('goes there unless somebody pays', () => {
    const paid = (to: string): Ability =>
      spell(
        [
          {
            do: 'pay',
            who: { controllerOf: { target: 0 } },
            cost: [{ pay: 'mana', cost: '{2}' }],
            else: [{ do: 'counterOnStack', what: { target: 0 }, to } as Effect],
          },
        ],
        [{ what: [{ is: 'spell' }] }],
      );
    const text =
      "counter target spell unless its controller pays {2}. if that spell is countered this way, exile it instead of putting it into its owner's graveyard";
    expect(says(text, paid('exile'))).toBe(true);
    expect(says(text, paid('hand'))).toBe(false);
  });
});

describe('devotion', () => {
  const god = (
    condition: Condition,
    mods: Mod[] = [{ mod: 'lose', prop: 'types', values: ['Creature'] }],
  ): Ability => ({
    kind: 'static',
    if: condition,
    mods,
  });
  const less = (op: '<' | '>=' | '=', ...colors: ('W' | 'B' | 'G')[]): Condition => ({
    compare: [{ devotion: colors }, op, 5],
  });
  it('is compared, and what it lacks is no creature (700.5)', () => {
    const text = "as long as your devotion to black is less than five, ~ isn't a creature";
    expect(says(text, god(less('<', 'B')))).toBe(true);
    expect(says(text, god(less('<', 'W')))).toBe(false);
    expect(says(text, god(less('>=', 'B')))).toBe(false);
    expect(says(text.replace('less than five', 'five or greater'), god(less('>=', 'B')))).toBe(true);
    expect(says(text.replace('black', 'black and green'), god(less('<', 'B', 'G')))).toBe(true);
    expect(printed(god(less('=', 'B')))).toContain(UNSAID);
    expect(says(text, god(less('<', 'B'), [{ mod: 'lose', prop: 'types', values: ['Artifact'] }]))).toBe(false);
    expect(says(text, god(less('<', 'B'), [{ mod: 'lose', prop: 'subtypes', values: ['Creature'] }]))).toBe(false);
  });
});

describe('how long something lasts', () => {
  const self: FilterClause = { self: true };
  const asLong = (...what: FilterClause[]): Until => ({ kind: 'asLongAs', if: { exists: [self, ...what] } });
  const held = (mod: Mod, until: Until): Ability =>
    spell([{ do: 'modify', what: { target: 0 }, mods: [mod], until }], [{ what: [there, creature] }]);
  const control: Mod = { mod: 'control', to: 'you' };
  it('is as long as the source is there, is yours or is tapped (611.2b)', () => {
    const text = 'gain control of target creature for as long as you control ~';
    expect(says(text, held(control, asLong(mine)))).toBe(true);
    expect(says(text, held(control, asLong()))).toBe(false);
    expect(says(text, held(control, { kind: 'permanent' }))).toBe(false);
    expect(says(text.replace('you control ~', '~ remains on the battlefield'), held(control, asLong()))).toBe(true);
    expect(says(text.replace('you control ~', '~ remains tapped'), held(control, asLong({ status: 'tapped' })))).toBe(
      true,
    );
    expect(printed(held(control, asLong({ controller: 'opponent' })))).toContain(UNSAID);
  });
  it('is said after what does not happen', () => {
    const text =
      "target creature doesn't untap during its controller's untap step for as long as ~ remains on the battlefield";
    expect(says(text, held({ mod: 'rule', rule: 'doesntUntap' }, asLong()))).toBe(true);
    expect(says(text, held({ mod: 'rule', rule: 'cantAttack' }, asLong()))).toBe(false);
  });
  it('is for good where nothing is said about it', () => {
    const vampire: Mod = { mod: 'gain', prop: 'subtypes', values: ['Vampire'] };
    const text = 'target creature becomes a Vampire in addition to its other types';
    expect(says(text, held(vampire, { kind: 'permanent' }))).toBe(true);
    expect(says(text, held(vampire, { kind: 'endOfTurn' }))).toBe(false);
    expect(says(text, held({ ...vampire, values: ['Zombie'] } as Mod, { kind: 'permanent' }))).toBe(false);
  });
});

describe('a place in a library', () => {
  const put = (position: number | 'top', max = 1): Ability =>
    spell(
      [{ do: 'move', what: { target: 0 }, to: 'library', position, cause: 'return' }],
      [{ what: [there, creature], max, min: max }],
    );
  it('is counted from the top (401.7)', () => {
    const text = "put target creature into its owner's library second from the top";
    expect(says(text, put(2))).toBe(true);
    expect(says(text, put(3))).toBe(false);
    expect(says(text, put('top'))).toBe(false);
    expect(says(text.replace('second', 'third'), put(3))).toBe(true);
    expect(printed(put(2, 2))).toContain(UNSAID);
    expect(printed(put(1))).toContain(UNSAID);
  });
});

describe('counters of all kinds', () => {
  const cleared = (kind?: string): Ability =>
    spell([{ do: 'clearCounters', what: { target: 0 }, kind } as Effect], [{ what: [there, creature] }]);
  it('are removed', () => {
    expect(says('remove all counters from target creature', cleared())).toBe(true);
    expect(says('remove all counters from target creature', cleared('+1/+1'))).toBe(false);
    expect(says('remove all +1/+1 counters from target creature', cleared('+1/+1'))).toBe(true);
  });
});

describe('tokens', () => {
  const token = (type: string, keyword: string): CardDefinition => ({
    name: type,
    props: { name: type, supertypes: [], types: ['Creature'], subtypes: [type], colors: ['W'], power: 1, toughness: 1 },
    abilities: [{ kind: 'keyword', keyword }],
  });
  const [cat, bird] = [token('Cat', 'lifelink'), token('Bird', 'flying')];
  it('of two kinds are created together', () => {
    const made = (more: object): Ability => spell([{ do: 'create', token: cat, ...more } as Effect]);
    const text =
      'create a 1/1 white Cat creature token with lifelink and two 1/1 white Bird creature tokens with flying';
    expect(says(text, made({ also: [{ token: bird, count: 2 }] }))).toBe(true);
    expect(says(text, made({ also: [{ token: bird }] }))).toBe(false);
    expect(says(text, made({}))).toBe(false);
    expect(says(text, made({ also: [{ token: cat, count: 2 }] }))).toBe(false);
    expect(printed(spell([{ do: 'create', copy: 'self', also: [{ token: bird }] } as Effect]))).toContain(UNSAID);
  });
  it('attack, untapped', () => {
    const attacking = (untapped?: true): Ability =>
      spell([{ do: 'enterAttacking', token: bird, ...(untapped ? { untapped } : {}) }]);
    const text = "create a 1/1 white Bird creature token with flying that's attacking";
    expect(says(text, attacking(true))).toBe(true);
    expect(says(text, attacking())).toBe(false);
    expect(says(text.replace('attacking', 'tapped and attacking'), attacking())).toBe(true);
  });
});

describe('one player who has more than another', () => {
  const more = (clause: FilterClause): Ability =>
    ({
      kind: 'static',
      if: { exists: [{ player: 'opponent' }, clause] },
      mods: [{ mod: 'rule', rule: 'cantBlock' }],
    }) as Ability;
  const controls = (op: '>' | '<' | '=', theirs: FilterClause, yours: FilterClause[]): FilterClause => ({
    controls: [[theirs], op, { count: yours }],
  });
  it('controls more of something', () => {
    const text = "~ can't block as long as you control fewer creatures than an opponent";
    expect(says(text, more(controls('>', creature, [creature, mine])))).toBe(true);
    expect(says(text, more(controls('<', creature, [creature, mine])))).toBe(false);
    expect(says(text, more(controls('>', creature, [land, mine])))).toBe(false);
    expect(says(text, more(controls('>', creature, [creature])))).toBe(false);
    expect(says(text, more(controls('>', land, [land, mine])))).toBe(false);
    expect(
      says(
        "~ can't block as long as an opponent controls more creatures than you",
        more(controls('>', creature, [creature, mine])),
      ),
    ).toBe(true);
    expect(
      says("~ can't block as long as an opponent controls four or more lands", more({ controls: [[land], '>=', 4] })),
    ).toBe(true);
  });
  it('has more life', () => {
    const text = "~ can't block as long as you have less life than an opponent";
    expect(says(text, more({ stat: ['life', '>', { stat: 'life', of: 'you' }] }))).toBe(true);
    expect(says(text, more({ stat: ['life', '<', { stat: 'life', of: 'you' }] }))).toBe(false);
  });
});

describe('targets that change', () => {
  const stack: FilterClause = { zone: 'stack' };
  const single: FilterClause = { is: 'singleTarget' };
  const changed = (what: FilterClause[], more: object = {}): Ability =>
    spell([{ do: 'changeTargets', what: { target: 0 }, ...more } as Effect], [{ what }]);
  it('are those of a spell or an ability (115.7)', () => {
    const text = 'change a target of target spell or ability to ~';
    const to = { to: 'self' };
    expect(says(text, changed([stack], to))).toBe(true);
    expect(says(text, changed([stack, { not: { is: 'spell' } }], to))).toBe(false);
    expect(says(text, changed([{ is: 'spell' }], to))).toBe(false);
    expect(says(text, changed([stack], { to: 'attached' }))).toBe(false);
    expect(says(text, changed([stack], { anew: true }))).toBe(false);
    expect(
      says(text.replace('spell or', 'activated or triggered'), changed([stack, { not: { is: 'spell' } }], to)),
    ).toBe(true);
  });
  it('are one, if only one was chosen', () => {
    const text = 'change the target of target spell with a single target';
    expect(says(text, changed([{ is: 'spell' }, single]))).toBe(true);
    expect(says(text, changed([{ is: 'spell' }]))).toBe(false);
    expect(printed(changed([{ is: 'spell' }]))).toContain(UNSAID);
    expect(says('you may choose new targets for target spell', changed([{ is: 'spell' }], { anew: true }))).toBe(true);
  });
  it('belong to what may be countered as well', () => {
    const counter = (what: FilterClause[]): Ability =>
      spell([{ do: 'counterOnStack', what: { target: 0 } }], [{ what }]);
    const text = 'counter target activated or triggered ability';
    expect(says(text, counter([stack, { not: { is: 'spell' } }]))).toBe(true);
    expect(says(text, counter([stack]))).toBe(false);
    expect(says('counter target spell or ability', counter([stack]))).toBe(true);
  });
});
