/** Choices of which a spell or ability does some. */
import type { Modes } from '@arbiter/engine';
import { either, numeral, type Say, typesOf, UNSAID, whole } from './say.js';

/** "Choose one to give me this turn — [Assault 2]. [Ganking]". */
function givenModes(choices: Modes['choices'], say: Say): string | undefined {
  const all = choices.map(({ effects: [only, ...more] = [], label: _label, ...rest }) =>
    more.length + Object.keys(rest).length === 0 && only?.do === 'modify' && only.what === 'self' ? only : undefined,
  );
  const mods = all.flatMap((one) => {
    const [mod, ...more] = one?.mods ?? [];
    const plain = one && Object.keys(one).every((key) => ['do', 'what', 'mods'].includes(key));
    return plain && more.length === 0 && mod?.mod === 'ability' && mod.ability.kind === 'keyword' ? [mod.ability] : [];
  });
  if (mods.length < choices.length) return undefined;
  const said = mods.map((one) => `${either('', '• ')}${say.ability(one)}`);
  return `to give ${say.object('self', 'given')} this turn — ${said.join(either('. ', ' '))}`;
}
/** Modes are chosen once in a turn: by whoever it is, or by one player. */
const LEFT = { any: " that hasn't been chosen this turn", you: " you've not chosen this turn" };
export function modesText(modes: Modes, say: Say): string {
  return whole(modes, ({ min, max, choices, chooser, worth, repeat, unchosen }) => {
    if (chooser || worth !== undefined || repeat || unchosen === 'ever' || min !== max) return UNSAID;
    const given = unchosen === undefined ? givenModes(choices, say) : undefined;
    if (given !== undefined) return `choose ${numeral(min)} ${given}`;
    const all = choices.map((mode) =>
      whole(mode, ({ cost, worth: value, ...rest }) =>
        cost || value !== undefined ? UNSAID : say.apart(() => say.body(rest)),
      ),
    );
    const own = unchosen === 'any' && typesOf(say.face).includes('Spell');
    const others = own ? " you haven't already chosen" : unchosen === undefined ? '' : LEFT[unchosen];
    return `choose ${numeral(min)}${others}${either(' —', '. ', '—', ' -')} ${all.map((one) => `${either('', '• ')}${one}`).join('. ')}`;
  });
}
