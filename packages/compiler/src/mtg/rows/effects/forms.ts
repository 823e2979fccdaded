/** What becomes something else, loses or gains what its controller chooses, and what does not untap (205.1, 611, 613). */
import type { Ability, Effect, FilterClause, Mod, Ref, Until } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { anaphor } from '../../nouns.js';
import { has, plus, rule } from './changes.js';

const EOT: Until = { kind: 'endOfTurn' };
const FOR_GOOD: Until = { kind: 'permanent' };
const modify = (what: Ref, mods: Mod[], until: Until = EOT): Effect[] => [{ do: 'modify', what, mods, until }];
/** One of several keywords that is lost, chosen as it is done (608.2d). */
const losesOneOf = (what: Ref, keywords: readonly string[]): Effect[] => [
  {
    do: 'either',
    choices: keywords.map((keyword) => ({ label: keyword, effects: modify(what, [{ mod: 'loseKeyword', keyword }]) })),
  },
];
const COLORS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
const protection = (from: FilterClause, label: string): Ability => ({
  kind: 'keyword',
  keyword: 'protection',
  from,
  label,
});
/** Whose they are, of a description of what one targeted player controls. */
const targetedController = (subject: Ref): Ref | undefined => {
  if (!isNoun(subject) || subject.noun !== 'mention' || typeof subject.ref !== 'object' || !('each' in subject.ref))
    return undefined;
  const clause = [subject.ref.each].flat().find((one) => 'controller' in one);
  const whose: unknown = clause && 'controller' in clause ? clause.controller : undefined;
  return isNoun(whose) && whose.noun === 'target' ? (whose as unknown as Ref) : undefined;
};

export const forms = [
  row(
    'sentence',
    'it gains <keywordName> and becomes a colorless <type> in addition to its other types',
    ({ keywordName, type }, { from }) =>
      modify(
        anaphor(from),
        [
          has({ kind: 'keyword', keyword: keywordName }),
          { mod: 'set', prop: 'colors', value: [] },
          { mod: 'gain', prop: 'types', values: [type] },
        ],
        FOR_GOOD,
      ),
    'Xathrid Gorgon',
  ),
  row('sentence', "its activated abilities can't be activated", (_, { from }) =>
    modify(anaphor(from), [rule('cantBeActivated')], FOR_GOOD),
  ),
  row(
    'effect',
    '<subject> become(s) <color> until end of turn',
    ({ subject, color }) => modify(subject, [{ mod: 'set', prop: 'colors', value: [color] }]),
    'Grand Architect',
  ),
  // It has no other creature types then, and all other subtypes that it had (205.1a).
  row(
    'effect',
    '<subject> become(s) a|an <subtype> until end of turn',
    ({ subject, subtype }) => modify(subject, [{ mod: 'set', prop: 'subtypes', value: [subtype] }]),
    'Boldwyr Intimidator',
  ),
  row(
    'effect',
    '<subject> loses your choice of <a:keywordName> , <b:keywordName> , or <c:keywordName> until end of turn',
    ({ subject, a, b, c }) => losesOneOf(subject, [a, b, c]),
    'Walking Sponge',
  ),
  row('effect', '<subject> loses your choice of <a:keywordName> or <b:keywordName> until end of turn', (said) =>
    losesOneOf(said.subject, [said.a, said.b]),
  ),
  row(
    'effect',
    '<subject> gains protection from artifacts or from the color of your choice until end of turn',
    ({ subject }) => [
      {
        do: 'either',
        choices: [
          { label: 'artifacts', ability: protection({ has: ['types', 'Artifact'] }, 'artifacts') },
          ...Object.entries(COLORS).map(([color, label]) => ({
            label,
            ability: protection({ has: ['colors', color] }, label),
          })),
        ].map(({ label, ability }) => ({ label, effects: modify(subject, [has(ability)]) })),
      },
    ],
    "Apostle's Blessing",
  ),
  row(
    'effect',
    "<subject> don't untap during their next untap step",
    ({ subject }) => {
      const of = targetedController(subject);
      return of && modify(subject, [rule('doesntUntap')], { kind: 'nextStep', step: 'untap', of });
    },
    'Exhaustion',
  ),
  row(
    'effect',
    "<object> don't untap during their controllers' untap steps <duration>",
    ({ object, duration }) => modify(object, [rule('doesntUntap')], duration),
    'Shipbreaker Kraken',
  ),
  row('effect', '<subject> can block an additional creature this turn', ({ subject }) =>
    modify(subject, [rule('blocksMore', { count: 1 })]),
  ),
  row(
    'effect',
    "<subject> can't be the target|targets of spells or abilities your opponents control this turn",
    ({ subject }) => modify(subject, [rule('opponentsCantTarget')]),
    'Vines of Vastwood',
  ),
  row(
    'effect',
    '<subject> attacks you this turn if able',
    ({ subject }) => modify(subject, [rule('mustAttackYou')]),
    'Alluring Siren',
  ),
  row('effect', '<subject> attack you this turn if able', ({ subject }) => modify(subject, [rule('mustAttackYou')])),
  ...(['draw', 'untap', 'upkeep'] as const).map((step) =>
    row(
      'effect',
      `<player> skip(s) their|your next ${step} step`,
      ({ player }) => [{ do: 'skipNext', what: step, who: player }],
      'Fatigue',
    ),
  ),
  row(
    'effect',
    '<player> gains control of <object>',
    ({ player, object }) => modify(object, [{ mod: 'control', to: player }], FOR_GOOD),
    'Contested War Zone',
  ),
  row(
    'effect',
    'you choose which creatures block this combat and how those creatures block',
    () => modify('you', [rule('choosesBlocks')], { kind: 'endOfFight' }),
    'Odric, Master Tactician',
  ),
  row(
    'effect',
    'double the number of each kind of counter on <object>',
    ({ object }) => [{ do: 'doubleCounters', what: object }],
    'Vorel of the Hull Clade',
  ),
  row(
    'sentence',
    "<object> gets <figures> until end of turn . if it's paired with a creature , that creature also gets <b:figures> until end of turn",
    ({ object, figures, b }) =>
      isNoun(object) && object.noun === 'target'
        ? [
            ...modify(object, plus(figures)),
            {
              do: 'if',
              if: { is: [object, { is: 'paired' }] },
              then: modify({ pairedWith: object } as Ref, plus(b)),
            },
          ]
        : undefined,
    'Joint Assault',
  ),
  row(
    'quality',
    'non-human creatures',
    () => ({
      from: [{ has: ['types', 'Creature'] }, { not: { has: ['subtypes', 'Human'] } }],
      label: 'non-Human creatures',
    }),
    'Spare from Evil',
  ),
];
