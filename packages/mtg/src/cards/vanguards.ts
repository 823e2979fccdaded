/** Vanguard cards (313). */
import {
  activated,
  addMana,
  and,
  anyTarget,
  continuous,
  create,
  creature,
  damage,
  destroy,
  draw,
  gainLife,
  has,
  loseLife,
  mana,
  permanent,
  plus,
  regenerate,
  returnToHand,
  t,
  tap,
  target,
  token,
  triggered,
  untilEndOfTurn,
  vanguard,
  youCast,
  youControl,
  yourUpkeep,
} from '../language/builders.js';

const yours = and({ zone: 'battlefield' }, creature, youControl);
const sacrificeOne = { pay: 'sacrifice' as const, what: and(permanent, youControl), count: 1, label: 'a permanent' };

export const vanguards = [
  vanguard(
    'Ashnod',
    1,
    -8,
    triggered({ on: 'damage', source: and(creature), player: 'you' }, { effects: [destroy({ event: 'source' })] }),
  ),
  vanguard('Barrin', 0, 6, activated([sacrificeOne], { targets: [target(creature)], effects: [returnToHand(t(0))] })),
  vanguard(
    'Birds of Paradise Avatar',
    0,
    -3,
    continuous(and({ zone: 'battlefield' }, { has: ['types', 'Land'] }, youControl), [
      {
        mod: 'ability',
        ability: activated([tap], { effects: [addMana('{W}', '{U}', '{B}', '{R}', '{G}')], immediate: true }),
      },
    ]),
  ),
  vanguard('Maraxus', 1, 2, continuous(yours, plus(1, 0))),
  vanguard('Orim', 0, 12, continuous(yours, [has('reach')])),
  vanguard('Royal Assassin Avatar', -2, 0, triggered(yourUpkeep, { effects: [draw(1), loseLife(1, 'you')] })),
  vanguard('Selenia', 1, 7, continuous(yours, [has('vigilance')])),
  vanguard('Serra', 1, 1, continuous(yours, plus(0, 2))),
  vanguard('Serra Angel Avatar', 0, -1, triggered(youCast([]), { effects: [gainLife(2)] })),
  vanguard(
    'Sidar Kondo',
    -1,
    12,
    activated([mana('{3}')], {
      targets: [target(creature)],
      effects: [untilEndOfTurn(t(0), plus(3, 3))],
    }),
  ),
  vanguard(
    'Sliver Queen, Brood Mother',
    0,
    8,
    activated([mana('{3}')], { effects: [create(token('Sliver', 'Creature — Sliver', [], '1/1'))] }),
  ),
  vanguard('Tahngarth', -1, 7, continuous(yours, [has('haste')])),
  vanguard('Urza', -1, 10, activated([mana('{3}')], { targets: [target(anyTarget)], effects: [damage(1, t(0))] })),
  vanguard('Xantcha', 1, 3, activated([sacrificeOne], { targets: [target(creature)], effects: [regenerate(t(0))] })),
];
