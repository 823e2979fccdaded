/** Words that are chosen for a card, and what speaks of them (607.2d). */
import type { Ability, Effect, FilterClause, Mod } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { abilitiesWording } from '../../src/text/index.js';
import { creature, printed, says, UNSAID } from './printing.js';

const mine: FilterClause = { controller: 'you' };
const word = (of: string, more: object = {}): Effect => ({ do: 'chooseWord', of, ...more }) as unknown as Effect;
const enters = (of: string, more: object = {}): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  before: [word(of, { entering: true, ...more })],
});
const chosen = (of: string): FilterClause => ({ chosen: of }) as unknown as FilterClause;
const get = (...affects: FilterClause[]): Ability => ({
  kind: 'static',
  affects: [creature, ...affects],
  mods: [{ mod: 'add', stat: 'power', value: 1 }],
});
/** What is said of the second where the first has the word chosen. */
const after = (first: Ability, ability: Ability, text: string): boolean =>
  says(`${printed(first)} / ${text}`, first, ability);

describe('a word is chosen', () => {
  it('as its card enters (614.12a)', () => {
    const text = 'as ~ enters, choose a creature type';
    expect(says(text, enters('creatureType'))).toBe(true);
    expect(says(text, enters('color'))).toBe(false);
    expect(says(text, { ...enters('creatureType'), before: [word('creatureType')] } as Ability)).toBe(false);
    expect(says('as ~ enters, choose a nonland card name', enters('cardName', { without: ['Land'] }))).toBe(true);
    expect(says('as ~ enters, choose a nonland card name', enters('cardName'))).toBe(false);
    expect(says('as ~ enters, choose a card name', enters('cardName', { without: ['Land'] }))).toBe(false);
    expect(says('as ~ enters, choose a creature card name', enters('cardName', { with: ['Creature'] }))).toBe(true);
    expect(printed(enters('color', { without: ['Land'] }))).toContain(UNSAID);
  });
  it('as an instruction (105.4)', () => {
    const choose = (of: string, more: object = {}): Ability => ({ kind: 'spell', effects: [word(of, more)] });
    expect(says('choose a color', choose('color'))).toBe(true);
    expect(says('choose a color', choose('creatureType'))).toBe(false);
    expect(printed(choose('color', { entering: true }))).toContain(UNSAID);
    expect(printed(choose('color', { who: 'opponents' }))).toContain(UNSAID);
  });
});

describe('what was chosen', () => {
  it('tells what is meant', () => {
    const text = 'creatures you control of the chosen type get +1/+0';
    expect(after(enters('creatureType'), get(mine, chosen('creatureType')), text)).toBe(true);
    expect(after(enters('creatureType'), get(mine), text)).toBe(false);
    expect(after(enters('color'), get(mine, chosen('color')), text)).toBe(false);
    expect(after(enters('color'), get(mine, chosen('color')), text.replace('type', 'color'))).toBe(true);
  });
  it('was chosen for this card, or nothing is said (607.2d)', () => {
    expect(printed(enters('color'), get(mine, chosen('creatureType')))).toContain(UNSAID);
    expect(printed(get(mine, chosen('color')))).toContain(UNSAID);
    const given: Ability = {
      kind: 'static',
      affects: [creature, mine],
      mods: [{ mod: 'ability', ability: get(mine, chosen('color')) } as Mod],
    };
    expect(printed(enters('color'), given)).toContain(UNSAID);
  });
  it('is what something is as well (205.1b)', () => {
    const is = (of: string): Ability => ({
      kind: 'static',
      affects: [creature, mine],
      mods: [{ mod: 'gainChosen', of } as unknown as Mod],
    });
    const text = 'creatures you control are the chosen type in addition to their other types';
    expect(after(enters('creatureType'), is('creatureType'), text)).toBe(true);
    expect(after(enters('color'), is('color'), text)).toBe(false);
    expect(printed(enters('color'), is('creatureType'))).toContain(UNSAID);
  });
  it('is the name of what can’t be cast or activated (101.2)', () => {
    const barred = (rule: string, more: object = {}, players = 'all'): Ability =>
      ({
        kind: 'static',
        affects: { players },
        mods: [{ mod: 'rule', rule, of: [chosen('cardName')], ...more }],
      }) as Ability;
    const named = enters('cardName');
    const cast = "spells with the chosen name can't be cast";
    expect(after(named, barred('cantCast'), cast)).toBe(true);
    expect(after(named, barred('cantCast', {}, 'opponents'), cast)).toBe(false);
    expect(
      after(named, barred('cantCast', {}, 'opponents'), "your opponents can't cast spells with the chosen name"),
    ).toBe(true);
    const off = "activated abilities of sources with the chosen name can't be activated";
    expect(after(named, barred('cantActivate'), off)).toBe(true);
    expect(after(named, barred('cantActivate', { manaAbilities: false }), off)).toBe(false);
    expect(after(named, barred('cantActivate', { manaAbilities: false }), `${off} unless they're mana abilities`)).toBe(
      true,
    );
    expect(after(named, barred('cantActivate'), `${off} unless they're mana abilities`)).toBe(false);
    expect(after(named, barred('cantCast'), off)).toBe(false);
    expect(abilitiesWording([named, barred('cantActivate')], { name: 'Test', props: {}, abilities: [] })[1]).toContain(
      UNSAID,
    );
  });
});
