/** Gift (702.174): an opponent may be promised something as the card is cast, and gets it. */
import {
  type Choice,
  characteristicsOf,
  defineCost,
  defineRef,
  type Effects,
  type Entity,
  entitiesOf,
  entityChoice,
  type Game,
  isPlayer,
  type KeywordAbility,
  type Obj,
  procedure,
  type Seat,
  timesPaid,
  wordsOf,
  writePlay,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import {
  activated,
  addMana,
  card,
  draw,
  enters,
  gainLife,
  mana,
  tap,
  token,
  triggered,
} from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

declare module '@arbiter/engine' {
  interface Costs {
    promise: object;
  }
  interface Refs {
    promised: 'promised';
  }
}

/** Under this name it is kept with what was paid who was promised a gift, counted from 1: so copies and the permanent know it. */
const TO = 'gift to';
const GIFT = 'gift';

/** "As an additional cost to cast this spell, you may choose an opponent" (702.174a). */
const promise = procedure<{ seat: Seat; source: number }, { picked: Entity[] }>('promiseGift', {
  ask: (g, l) => {
    const opponents = entitiesOf(g, 'opponents', { source: l.source, controller: l.seat });
    if (opponents.length < 2) {
      g.j.note(l, 'picked', opponents);
      return { go: 'keep' };
    }
    return {
      ask: {
        seat: l.seat,
        kind: 'COST',
        shape: 'CHOOSE',
        prompt: 'Choose an opponent who is promised the gift',
        rules: cite('mtg:702.174a'),
        source: l.source,
        options: opponents.map((e): Choice => entityChoice(g, e, e)),
        min: 1,
        max: 1,
      },
      into: 'picked',
    };
  },
  keep: (g, l) => {
    const [to] = l.picked;
    const item = g.object(l.source);
    if (to && isPlayer(to)) writePlay(g, item, { paid: { ...item.play?.paid, [TO]: to.player + 1 } });
    return { done: null };
  },
});

export const promiseCost = defineCost('promise', {
  description: 'Choosing an opponent who is promised a gift.',
  example: { pay: 'promise' },
  canPay: (g, _cost, { seat, source }) => entitiesOf(g, 'opponents', { source, controller: seat }).length > 0,
  pay: (_g, _cost, { seat, source }) => promise.call({ seat, source }),
  text: () => 'Promise an opponent a gift',
  rules: cite('mtg:702.174a'),
  order: 2,
  procedures: [promise],
});

export const promised = defineRef('promised', {
  description: 'The opponent who was promised the gift of the source.',
  example: 'promised',
  compile: () => (g, by) => {
    const to = timesPaid(g, TO, by);
    return to > 0 ? [{ player: to - 1 }] : [];
  },
  names: 'players',
  text: () => 'the chosen player',
});

const sacrificed = { pay: 'sacrifice', what: 'self' } as const;
const FOOD = card('Food', {
  type: 'Artifact — Food',
  abilities: [activated([mana('{2}'), tap, sacrificed], { effects: [gainLife(3)] })],
});
const TREASURE = card('Treasure', {
  type: 'Artifact — Treasure',
  abilities: [activated([tap, sacrificed], { effects: [addMana('{W}', '{U}', '{B}', '{R}', '{G}')], immediate: true })],
});
/** What each gift is (702.174d–i). */
const GIFTS: { [gift: string]: Effects } = {
  'a Food': [{ do: 'create', token: FOOD, who: 'promised' }],
  'a card': [draw(1, 'promised')],
  'a tapped Fish': [
    { do: 'create', token: token('Fish', 'Creature — Fish', ['U'], '1/1'), who: 'promised', status: { tapped: true } },
  ],
  'an extra turn': [{ do: 'extraTurn', who: 'promised' }],
  'a Treasure': [{ do: 'create', token: TREASURE, who: 'promised' }],
  'an Octopus': [{ do: 'create', token: token('Octopus', 'Creature — Octopus', ['U'], '8/8'), who: 'promised' }],
};
/** It is given, and abilities trigger on that (702.174c). */
const given = ({ label = '' }: KeywordAbility): Effects => [
  ...(GIFTS[label] ?? []),
  { do: 'did', what: 'giveGift', object: 'self' },
];

export const gift = defineKeyword({
  name: 'gift',
  rules: cite(
    'mtg:702.174a',
    'mtg:702.174b',
    'mtg:702.174c',
    'mtg:702.174d',
    'mtg:702.174e',
    'mtg:702.174f',
    'mtg:702.174g',
    'mtg:702.174h',
    'mtg:702.174i',
    'mtg:702.174k',
    'mtg:702.174m',
    'mtg:118.8',
  ),
  description:
    'An opponent may be promised what `label` says (a Food, a card, a tapped Fish, an extra turn, a Treasure, an Octopus): `{"paid": "gift"}`.',
  params: { label: 'must' },
  text: (a) => `gift ${a.label ?? ''}`.trimEnd(),
  expand: (a) => [
    { kind: 'static', mods: [{ mod: 'cost', optional: { name: GIFT, cost: [{ pay: 'promise' }] } }] },
    triggered(enters, { if: { paid: GIFT }, effects: given(a) }),
  ],
});

/** What an instant or sorcery does before all else as it resolves: it gives what was promised (702.174b, 702.174j). */
export function givenFirst(g: Game, item: Obj): Effects | undefined {
  if (item.kind === 'ability' || !item.play?.paid?.[GIFT]) return undefined;
  const { props, abilities } = characteristicsOf(g, item.id);
  if (!wordsOf(props.types).some((type) => type === 'Instant' || type === 'Sorcery')) return undefined;
  const found = abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === GIFT);
  return found && given(found);
}
