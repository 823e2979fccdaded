/** Naming a spell or a tag: what is named is kept with what named it, whose other abilities speak of it (760–763). */
import {
  asks,
  type Base,
  characteristicsOf,
  ctxOf,
  defineFilter,
  defineVerb,
  doerOf,
  type EffectContext,
  fields,
  fromContext,
  type Game,
  isPlayer,
  type ParamsOf,
  perRules,
  procedure,
  UNKNOWN,
  wordOf,
  wordsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';
import { LISTED_TAGS } from './763-tags.js';

const KINDS = ['spell', 'tag'] as const;
type Kind = (typeof KINDS)[number];
const params = fields((p) => ({ of: z.enum(KINDS), who: p.ref.optional(), entering: p.flag.optional() }));
type Naming = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    nameWord: ParamsOf<typeof params>;
  }
  interface Filters {
    isNamed: { isNamed: Kind };
  }
}

const RULES: { [kind in Kind]: ReturnType<typeof cite> } = {
  spell: cite('riftbound:760', 'riftbound:762', 'riftbound:762.1', 'riftbound:762.2'),
  tag: cite('riftbound:760', 'riftbound:763'),
};

/** All tags that there are: those that the rules list, and those of the cards that are played (763). */
const tagsOf = perRules(() => ({ tags: [] as string[] }));
function knownTags(g: Game): readonly string[] {
  const known = tagsOf(g.rules);
  if (known.tags.length === 0) {
    const { definitions } = g.rules;
    const printed = definitions.names().flatMap((name) => wordsOf(definitions.inAnyCase(name)?.props.tags));
    known.tags = [...new Set([...LISTED_TAGS, ...printed])];
  }
  return known.tags;
}

/** A spell by its name, as it is written on its card: a card that there is, and no token (762). */
function spellNamed(g: Game, name: string): string | undefined {
  const { definitions, ledger } = g.rules;
  const found = definitions.inAnyCase(name);
  if (found) return wordsOf(found.props.types).includes('Spell') ? found.name : undefined;
  return ledger?.unplayed(name)?.name;
}
const firstSpell = (g: Game): string =>
  g.rules.definitions.names().find((name) => spellNamed(g, name) !== undefined) ?? '';

function keep(g: Game, ctx: EffectContext, { of, entering: asItEnters }: Naming, word: string): void {
  if (asItEnters) {
    const { entering = { status: {}, counters: {}, gains: [] } } = ctx;
    g.j.note(ctx, 'entering', { ...entering, chosen: { ...entering.chosen, [of]: word } });
    return;
  }
  const object = g.find(ctx.source);
  if (object) g.change(object, 'chosen', { ...object.chosen, [of]: word });
}

const naming = procedure<Base<Naming>, { named: string }>('verb:nameWord', {
  ask: (g, l) => {
    const { of } = l.effect;
    const ctx = ctxOf(g, l);
    const seat = doerOf(g, l.effect, fromContext(ctx));
    if (seat === undefined) return { done: null };
    return {
      ask: {
        seat,
        kind: 'NAME',
        shape: 'NAME',
        prompt: of === 'spell' ? 'Name a spell' : 'Name a tag',
        rules: RULES[of],
        ...(g.find(ctx.source) ? { source: ctx.source } : {}),
        vocabulary: of === 'spell' ? 'spell' : 'tag',
        ...(of === 'tag'
          ? { names: knownTags(g) }
          : {
              fallback: firstSpell(g),
              check: (name) =>
                spellNamed(g, String(name)) === undefined
                  ? { detail: `there is no spell with the name "${String(name)}"`, rules: RULES.spell }
                  : null,
            }),
      },
      into: 'named',
    };
  },
  named: (g, l) => {
    const { of } = l.effect;
    const ctx = ctxOf(g, l);
    const word = of === 'spell' ? (spellNamed(g, l.named) ?? '') : l.named;
    keep(g, ctx, l.effect, word);
    g.emit('WORD_CHOSEN', RULES[of], {
      seat: doerOf(g, l.effect, fromContext(ctx)) ?? ctx.controller,
      kind: of,
      name: word,
    });
  },
});

export const nameWord = defineVerb('nameWord', {
  description:
    'You or `who` name a spell or a tag, which the source keeps; `entering`: within `before` of a replacement.',
  example: { do: 'nameWord', of: 'tag' },
  params,
  run: asks(naming),
  procedures: [naming],
  decisions: [{ kind: 'NAME', shape: 'NAME', cite: 'choose', meaning: 'A spell or a tag by its name.' }],
  text: ({ who, of }, say) => `${say.doer(who)}name a ${of}`,
});

/** What the source has named, as it knows it now or knew it when it left. */
function wordKept(g: Game, source: number, kind: Kind): string | undefined {
  const word = (g.find(source) ?? g.s.lastKnown[source])?.chosen?.[kind];
  return typeof word === 'string' ? word : undefined;
}

export const isNamed = defineFilter('isNamed', {
  description: 'Has the name of the spell that the source has named, or the tag.',
  example: { isNamed: 'tag' },
  params: () => ({ isNamed: z.enum(KINDS) }),
  compile:
    ({ isNamed: kind }) =>
    (g, entity, { source }) => {
      const word = wordKept(g, source, kind);
      if (word === undefined || isPlayer(entity) || !g.find(entity.object)) return false;
      const { props } = characteristicsOf(g, entity.object);
      return kind === 'spell'
        ? wordsOf(props.types).includes('Spell') && wordOf(props.name) === word
        : wordsOf(props.tags).includes(word);
    },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ isNamed: kind }) => (kind === 'spell' ? 'with the named name' : 'with the named tag'),
});
