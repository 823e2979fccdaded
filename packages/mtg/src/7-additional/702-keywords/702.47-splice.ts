/** Splice (702.47): the text of a card in the hand is added to that of a spell, and the card stays in the hand. */
import {
  anyDefinition,
  canChoose,
  characteristicsOf,
  controllerOf,
  definitionOf,
  entityChoice,
  type Game,
  lists,
  type Obj,
  perspectiveOf,
  procedure,
  type Resolved,
  revealObjects,
  type Seat,
  spellTextOf,
  type Violation,
  writePlay,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';
import { spliceFor } from './splicing.js';

export const splice = defineKeyword({
  name: 'splice',
  rules: cite('mtg:702.47a', 'mtg:702.47b', 'mtg:702.47c', 'mtg:702.47d', 'mtg:702.47e'),
  description:
    'As you cast a spell that fits `from`, you may reveal it from your hand and pay `cost` besides to add its text to that spell.',
  params: { from: 'must', cost: 'must', label: 'may' },
  text: (a) => `splice onto ${a.label ?? 'a spell'} ${manaText(a.cost)}`.trimEnd(),
});

/** Why something can't be spliced. @citation */
export const SPLICE_RULES = cite('mtg:702.47b', 'mtg:601.2b', 'mtg:601.2h');

/** Whether a card of these abilities could be spliced onto a spell as far as its quality says. */
const fits = (g: Game, id: number, spell: Obj): boolean => {
  const { faces, abilities } = definitionOf(g, g.object(id));
  return !faces && spliceFor(g, abilities, spell) !== undefined;
};

/** Whether any card of this game can be spliced onto spells: most games have none. */
const anySplices = anyDefinition('cards with splice', (_g, { abilities }) =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === splice.name),
);

/** The quality that splice asks for on nearly all cards that have it. */
const ARCANE = 'Arcane';

/**
 * Whether a player may have such a card, for all that others know. Anybody with a hand may have one for an Arcane spell. Of what is
 * spliced onto any instant there are two cards: who has neither in hand or library is never asked, and who has one always.
 */
function mayHaveOne(g: Game, seat: Seat, spell: Obj): boolean {
  const hand = g.zone(`hand:${seat}`);
  if (hand.length > 0 && lists(g, spell.id, 'subtypes').includes(ARCANE)) return true;
  return anySplices(g) && [...hand, ...g.zone(`library:${seat}`)].some((id) => fits(g, id, spell));
}

/** Whether the spell could still be paid for with these cards spliced onto it. */
function isPayable(g: Game, spell: Obj, cards: readonly number[]): boolean {
  const mark = g.mark();
  writePlay(g, spell, { added: cards.map((id) => g.object(id).def) });
  const pays = g.rules.play.payable(g, spell.id, g.object(spell.id).play?.paid ?? {});
  g.rollback(mark);
  return pays;
}

/** 702.47b: the cards in the hand for whose text the required choices could be made. */
function spliceable(g: Game, seat: Seat, spell: Obj): number[] {
  const by = perspectiveOf(g, spell);
  return g
    .zone(`hand:${seat}`)
    .filter(
      (id) =>
        spliceFor(g, characteristicsOf(g, id).abilities, spell) &&
        fits(g, id, spell) &&
        canChoose(g, spellTextOf(g, definitionOf(g, g.object(id)).abilities), by) &&
        isPayable(g, spell, [id]),
    );
}

const together =
  (g: Game, spell: Obj) =>
  (picked: Resolved): Violation | null => {
    const cards = Array.isArray(picked) ? picked.map(Number) : [];
    return isPayable(g, spell, cards)
      ? null
      : { detail: 'with these spliced onto it the spell would cost more than you can pay', rules: SPLICE_RULES };
  };

/** Cards of the hand are revealed all at once, and their text follows that of the spell in the order that is chosen. */
export const spliceOnto = procedure<{ item: number }, { picked: number[]; order: number[] }>('spliceOnto', {
  choose: (g, l) => {
    const spell = g.object(l.item);
    const seat = controllerOf(g, l.item);
    if (!mayHaveOne(g, seat, spell)) return { done: null };
    const found = spliceable(g, seat, spell);
    return {
      ask: {
        seat,
        kind: 'SPLICE',
        shape: 'CHOOSE',
        prompt: `Choose what to splice onto ${g.rules.view.label(g, { object: l.item })}`,
        rules: cite('mtg:702.47a', 'mtg:702.47b'),
        source: l.item,
        options: found.map((id) => entityChoice(g, { object: id }, id)),
        min: 0,
        max: found.length,
        // Whether there is anything to splice is nobody else's business.
        always: true,
        check: together(g, spell),
        fallback: [],
      },
      into: 'picked',
    };
  },
  reveal: (g, l) => {
    if (l.picked.length === 0) return { done: null };
    revealObjects(g, l.picked, cite('mtg:702.47a', 'mtg:702.47b'));
    g.j.note(l, 'order', l.picked);
    return l.picked.length === 1 ? { go: 'add' } : undefined;
  },
  order: (g, l) => {
    return {
      ask: {
        seat: controllerOf(g, l.item),
        kind: 'SPLICE',
        shape: 'ORDER',
        prompt: 'Order what is spliced onto it: what happens first comes first',
        rules: cite('mtg:702.47b'),
        source: l.item,
        options: l.picked.map((id) => entityChoice(g, { object: id }, id)),
        ordered: true,
      },
      into: 'order',
    };
  },
  // The spell gains the text and nothing else of the cards (702.47c), as long as it is on the stack (702.47e).
  add: (g, l) => {
    const added = l.order.map((id) => g.object(id).def);
    writePlay(g, g.object(l.item), { added });
  },
});
