/** What happens instead: more damage, more counters, more cards, and what goes back into its library (614.1a). */
import { canonical, type Filter, type FilterClause, type ReplacementAbility } from '@arbiter/engine';
import { either, type Say, UNSAID, whole } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const TWICE = canonical({ times: [2, { event: 'amount' }] });
const saysOnly = (ability: object, ...fields: string[]): boolean =>
  Object.keys(ability).every((key) => key === 'kind' || key === 'on' || fields.includes(key));

/** "If a source would deal damage to a permanent or player, it deals double that damage instead." */
export function doubledText(ability: ReplacementAbility, say: Say): string {
  if (ability.change?.dealtTo !== undefined) return redirectedText(ability, say);
  const { kind, on, source, target, change } = ability;
  if (!kind || on !== 'damage' || !saysOnly(ability, 'source', 'target', 'change')) return UNSAID;
  const { amount, ...more } = change ?? {};
  if (canonical(amount ?? null) !== TWICE || canonical(more) !== '{}' || typeof source === 'string') return UNSAID;
  const from = source === undefined ? 'a source' : say.thing(source, { determiner: 'a' });
  const it = either('it', 'that source', ...(source === undefined ? [] : ['that creature', 'that spell']));
  const double = `${either('double', 'twice')} that damage`;
  if (target === undefined) {
    const whom = ['', ' to a permanent or player'];
    const thither = ['', ' to that permanent or player'];
    return either(
      ...whom.flatMap((to) =>
        (to === '' ? [''] : thither).map(
          (again) => `if ${from} would deal damage${to}, ${it} deals ${double}${again} instead`,
        ),
      ),
    );
  }
  if (canonical(target) !== THEIRS) return UNSAID;
  const to = either(
    'an opponent or a permanent an opponent controls',
    'a permanent an opponent controls or an opponent',
  );
  return `if ${from} would deal damage to ${to}, ${it} deals ${double} to that ${either('player or permanent', 'permanent or player')} instead`;
}
const THEIRS = canonical([{ any: [[{ player: 'opponent' }], [{ zone: 'battlefield' }, { controller: 'opponent' }]] }]);

/** "All damage that would be dealt to you is dealt to enchanted creature instead" (614.9). */
function redirectedText(ability: ReplacementAbility, say: Say): string {
  const { kind, on, target, change } = ability;
  if (!kind || on !== 'damage' || !saysOnly(ability, 'target', 'change')) return UNSAID;
  const { dealtTo, ...more } = change ?? {};
  const others = canonical(more) === '{}';
  if (canonical(dealtTo ?? null) === ITS_CONTROLLER && canonical([target ?? []].flat()) === BEARER)
    return others
      ? `all damage that would be dealt to ${say.object('attached', 'asked')} is dealt to its controller instead`
      : UNSAID;
  if ((dealtTo !== 'self' && dealtTo !== 'attached') || !others) return UNSAID;
  const [clause, ...rest] = target === undefined || typeof target === 'string' ? [] : list(target);
  if (!clause || rest.length > 0) return UNSAID;
  const you = canonical({ player: 'you' });
  const [first, second, ...third] = 'any' in clause ? clause.any : [clause];
  if (third.length > 0 || canonical(first === undefined ? [] : list(first)) !== `[${you}]`) return UNSAID;
  const and = second === undefined ? '' : ` and ${say.thing(second, { many: true })}`;
  return `all damage that would be dealt to you${and} is dealt to ${say.object(dealtTo, 'asked')} instead`;
}

const ITS_CONTROLLER = canonical({ controllerOf: 'attached' });
const BEARER = canonical([{ in: 'attached' }]);

/** What some other replacements say; undefined for those that other phrases say. */
export function insteadText(ability: ReplacementAbility, say: Say): string | undefined {
  if (ability.on === 'create') return whole(ability, tokensText);
  if (ability.on === 'move' && ability.player !== undefined) return whole(ability, discardedText);
  if (ability.on === 'draw') return whole(ability, (watched) => drawText(watched, say));
  if (ability.on === 'counters') return whole(ability, (watched) => countersText(watched, say));
  return ability.on === 'move' && ability.object === 'self' && ability.instead !== undefined
    ? whole(ability, (watched) => shuffledText(watched, say))
    : undefined;
}
/** "If you would draw a card, draw two cards instead." */
function drawText(ability: ReplacementAbility, say: Say): string {
  const { kind, on, player, instead, if: condition } = ability;
  if (!kind || on !== 'draw' || player !== 'you' || instead === undefined) return UNSAID;
  if (!saysOnly(ability, 'player', 'instead', 'if')) return UNSAID;
  const during = condition === undefined ? '' : WHILE[canonical(condition)];
  if (during === undefined) return UNSAID;
  const done = say.effects(instead, 'sentence');
  return `if you would draw a card${during}, ${either(`${done} instead`, `instead ${done}`)}`;
}
const without = (zone: string): string => canonical({ not: { exists: [{ zone }, { owner: 'you' }] } });
const WHILE: { [condition: string]: string } = {
  [without('library')]: ' while your library has no cards in it',
  [without('hand')]: ' while you have no cards in hand',
};

/** "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead." */
function tokensText(ability: ReplacementAbility): string {
  const { kind, on, player, change } = ability;
  const twice = canonical(change ?? {}) === '{"count":2}';
  if (!kind || on !== 'create' || player !== 'you' || !twice || !saysOnly(ability, 'player', 'change')) return UNSAID;
  return either(
    'if one or more tokens would be created under your control, twice that many of those tokens are created instead',
    'if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead',
  );
}
/** "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of …" */
function discardedText(ability: ReplacementAbility): string {
  const { kind, on, object, player, match, change } = ability;
  if (!kind || on !== 'move' || object !== 'self' || player !== 'opponent') return UNSAID;
  if (!saysOnly(ability, 'object', 'player', 'match', 'change')) return UNSAID;
  const discarded = canonical({ from: 'hand', to: 'graveyard', cause: 'discard' });
  if (canonical(match ?? {}) !== discarded || canonical(change ?? {}) !== '{"to":"battlefield"}') return UNSAID;
  return `if a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard`;
}
/** "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead." */
function countersText(ability: ReplacementAbility, say: Say): string {
  const { kind, on, object, match, change } = ability;
  if (
    !kind ||
    on !== 'counters' ||
    object === undefined ||
    object === 'self' ||
    !saysOnly(ability, 'object', 'match', 'change')
  )
    return UNSAID;
  const { amount, ...more } = change ?? {};
  const { kind: counter, effect, ...others } = match ?? {};
  // By no cost, and of whatever kind.
  if (
    effect === true &&
    counter === undefined &&
    canonical([others, more]) === '[{},{}]' &&
    TWICE === canonical(amount ?? null)
  ) {
    const whom = say.thing(list(object), { determiner: 'a' });
    return `if an effect would put one or more counters on ${whom}, it puts twice that many of those counters on ${either('it', 'that creature', 'that permanent')} instead`;
  }
  if (effect !== undefined) return UNSAID;
  if (typeof counter !== 'string' || canonical(more) !== '{}' || canonical(others) !== '{}') return UNSAID;
  const many = {
    [TWICE]: either('twice that many', 'double that many'),
    [canonical({ sum: [{ event: 'amount' }, 1] })]: 'that many plus one',
  }[canonical(amount ?? null)];
  const whom = say.thing(list(object), { determiner: 'a' });
  return many === undefined
    ? UNSAID
    : `if one or more ${counter} counters would be put on ${whom}, ${many} ${counter} counters are put on ${either('it', 'that creature', 'that permanent')} instead`;
}

/** "If ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead." */
function shuffledText(ability: ReplacementAbility, say: Say): string {
  const { kind, on, object, match, instead } = ability;
  if (!kind || on !== 'move' || object !== 'self' || !saysOnly(ability, 'object', 'match', 'instead')) return UNSAID;
  if (canonical(match ?? {}) !== '{"to":"graveyard"}') return UNSAID;
  const self = say.object('self', 'asked');
  const [first, ...rest] = instead ?? [];
  const shown = first?.do === 'reveal' && first.what === 'self' && Object.keys(first).length === 2;
  const back = shown ? rest : (instead ?? []);
  const [move, shuffle, ...more] = back;
  const moved =
    move?.do === 'move' &&
    move.what === 'self' &&
    move.to === 'library' &&
    Object.keys(move).every((key) => ['do', 'what', 'to', 'cause'].includes(key)) &&
    (move.cause === undefined || move.cause === 'return' || move.cause === 'effect');
  const shuffled =
    shuffle?.do === 'shuffle' && canonical(shuffle) === canonical({ do: 'shuffle', who: { ownerOf: 'self' } });
  if (!moved || !shuffled || more.length > 0) return UNSAID;
  const reveal = shown ? `reveal ${self} and ` : '';
  return `if ${self} would be put into a graveyard from anywhere, ${reveal}shuffle ${either('it', self)} into its owner's library instead`;
}

/** "If combat damage would be dealt to ~, prevent that damage and exile that many cards from the top of your library" (615.5). */
export function preventedToo(ability: ReplacementAbility, say: Say): string | undefined {
  if (ability.on !== 'damage' || canonical(ability.also ?? []) !== EXILED_TOO) return undefined;
  return whole(ability, ({ kind, on, target, match, prevent, also }) => {
    const damage = { '{"combat":true}': 'combat damage', '{}': 'damage' }[canonical(match ?? {})];
    if (!kind || !on || !also || target !== 'self' || prevent !== true || damage === undefined) return UNSAID;
    return `if ${damage} would be dealt to ${say.object('self', 'asked')}, prevent that damage and exile that many cards from the top of your library`;
  });
}
const EXILED_TOO = canonical([{ do: 'move', what: { top: { event: 'prevented' } }, to: 'exile', cause: 'exile' }]);
