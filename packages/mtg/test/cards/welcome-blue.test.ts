/** Blue creatures of the welcome decks with abilities of their own. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { arrives, attackWith, choices, fight, mayBlock, offered, stack } from './support.js';

describe('Aven Wind Mage', () => {
  const withMage = (hand: string[], mana: string, theirs: Parameters<typeof magicPosition>[0][1] = {}) =>
    magicPosition([{ hand, mana, battlefield: ['Aven Wind Mage', 'Hill Giant'] }, theirs]);

  it('Aven Wind Mage (mtg:603.2) grows when its controller casts an instant, before that resolves', () => {
    const game = withMage(['Shock'], '{R}').cast(0, 'Shock', { player: 1 });
    expect(stack(game)).toEqual(['Aven Wind Mage', 'Shock']);
    game.resolve();
    expect([game.figures('Aven Wind Mage'), game.life(1)]).toEqual(['3/3', 20]);
    expect(game.resolve().life(1)).toBe(18);
    expect(game.until({ step: 'end' }).figures('Aven Wind Mage')).toBe('3/3');
    expect(game.until({ turn: 4 }).figures('Aven Wind Mage')).toBe('2/2');
  });

  it('Aven Wind Mage (mtg:603.2c) grows once for each instant or sorcery', () => {
    const game = withMage(['Shock', 'Divination'], '{R}{U}{U}{U}').cast(0, 'Divination').resolveAll();
    expect(game.cast(0, 'Shock', { player: 1 }).resolveAll().figures('Aven Wind Mage')).toBe('4/4');
  });

  it('Aven Wind Mage (mtg:603.2) does not care for creatures, Auras, abilities or what others cast', () => {
    const creature = withMage(['Grizzly Bears'], '{G}{G}').cast(0, 'Grizzly Bears');
    expect(stack(creature)).toEqual(['Grizzly Bears']);
    const aura = withMage(['Oakenform'], '{G}{G}{G}').cast(0, 'Oakenform', { card: 'Hill Giant' });
    expect(stack(aura)).toEqual(['Oakenform']);
    const theirs = withMage([], '', { hand: ['Shock'], mana: '{R}' })
      .pass()
      .cast(1, 'Shock', { player: 0 });
    expect(stack(theirs)).toEqual(['Shock']);
    const theirMage = magicPosition([{ hand: ['Shock'], mana: '{R}' }, { battlefield: ['Aven Wind Mage'] }]);
    expect(stack(theirMage.cast(0, 'Shock', { player: 1 }))).toEqual(['Shock']);
  });

  it('Aven Wind Mage (mtg:603.2) grows although the spell is countered', () => {
    const game = withMage(['Shock'], '{R}', { hand: ['Counterspell'], mana: '{U}{U}' });
    game.cast(0, 'Shock', { player: 1 }).pass().cast(1, 'Counterspell').resolveAll();
    expect([game.figures('Aven Wind Mage'), game.life(1)]).toEqual(['3/3', 20]);
  });
});

describe('Frilled Sea Serpent', () => {
  const position = (mana = '{U}{U}{C}{C}{C}{C}{C}') =>
    magicPosition([{ mana, battlefield: ['Frilled Sea Serpent'] }, { battlefield: ['Hill Giant'] }]);

  it('Frilled Sea Serpent (mtg:602.1) pays {5}{U}{U} for a turn in which nothing can block it', () => {
    expect(offered(position('{U}{C}{C}{C}{C}{C}{C}'), 'ACTIVATE')).toEqual([]);
    expect(offered(position('{U}{U}{C}{C}{C}{C}'), 'ACTIVATE')).toEqual([]);
    const game = position().activate(0, 'Frilled Sea Serpent').resolve();
    attackWith(game, 'Frilled Sea Serpent');
    expect(mayBlock(game)).toEqual([]);
    expect(fight(game).life(1)).toBe(16);
  });

  it('Frilled Sea Serpent (mtg:514.2) can be blocked without it, and again in a later turn', () => {
    expect(mayBlock(attackWith(position(''), 'Frilled Sea Serpent'))).toEqual(['Hill Giant: Frilled Sea Serpent']);
    const game = position().activate(0, 'Frilled Sea Serpent').resolve().until({ turn: 5, step: 'precombatMain' });
    expect(mayBlock(attackWith(game, 'Frilled Sea Serpent'))).toEqual(['Hill Giant: Frilled Sea Serpent']);
  });

  it('Frilled Sea Serpent (mtg:509.1h) once blocked stays blocked', () => {
    const game = magicPosition([
      { battlefield: ['Frilled Sea Serpent', ...lands(7, 'Island')] },
      { battlefield: ['Hill Giant'] },
    ]);
    attackWith(game, 'Frilled Sea Serpent').block(1, ['Hill Giant', 'Frilled Sea Serpent']);
    fight(game.activate(0, 'Frilled Sea Serpent').resolve());
    expect([game.life(1), game.zones('Hill Giant')]).toEqual([20, ['graveyard']]);
  });
});

describe('Mist-Cloaked Herald', () => {
  it('Mist-Cloaked Herald (mtg:509.1b) cannot be blocked by anything', () => {
    const theirs = { battlefield: ['Hill Giant', 'Giant Spider', 'Air Elemental', 'Palace Guard'] };
    const game = magicPosition([{ battlefield: ['Mist-Cloaked Herald'] }, theirs]);
    attackWith(game, 'Mist-Cloaked Herald');
    expect(mayBlock(game)).toEqual([]);
    expect(fight(game).life(1)).toBe(19);
  });

  it('Mist-Cloaked Herald (mtg:509.1b) blocks and dies like any other creature', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Mist-Cloaked Herald'] }]);
    fight(attackWith(game, 'Hill Giant').block(1, ['Mist-Cloaked Herald', 'Hill Giant']));
    expect(game.zones('Mist-Cloaked Herald')).toEqual(['graveyard']);
  });
});

describe('Riddlemaster Sphinx', () => {
  const cost = '{4}{U}{U}';
  const theirs = { battlefield: ['Hill Giant', 'Grizzly Bears', 'Gladecover Scout', 'Forest'] };

  it('Riddlemaster Sphinx (mtg:603.3d) targets a creature of an opponent as it enters', () => {
    const game = arrives('Riddlemaster Sphinx', cost, [{ battlefield: ['Memnite'] }, theirs]);
    expect(choices(game)).toEqual(['Hill Giant', 'Grizzly Bears']);
    expect(arrives('Riddlemaster Sphinx', cost, [{ battlefield: ['Memnite'] }, {}]).decision().kind).toBe('PRIORITY');
  });

  it('Riddlemaster Sphinx (mtg:608.2d) returns it to its owner’s hand, or not, as its controller likes', () => {
    const ready = () => arrives('Riddlemaster Sphinx', cost, [{}, theirs]).choose(0, { card: 'Hill Giant' }).resolve();
    expect(ready().decision()).toMatchObject({ kind: 'MAY', seat: 0 });
    const yes = ready().answer(0, { confirm: true });
    expect([yes.zones('Hill Giant'), yes.hand(1), yes.hand(0)]).toEqual([['hand'], 1, 0]);
    const no = ready().answer(0, { confirm: false });
    expect([no.zones('Hill Giant'), no.hand(1)]).toEqual([['battlefield'], 0]);
  });

  it('Riddlemaster Sphinx (mtg:400.3) returns a creature to its owner, not to who controls it', () => {
    const stolen = {
      battlefield: [{ card: 'Control Magic', attachedTo: 'mine' }],
    };
    const game = arrives('Riddlemaster Sphinx', cost, [{ battlefield: [{ card: 'Hill Giant', as: 'mine' }] }, stolen]);
    game.resolve().answer(0, { confirm: true });
    expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
    expect(game.zones('Control Magic')).toEqual(['graveyard']);
  });

  it('Riddlemaster Sphinx (mtg:608.2b) asks nothing when its target is gone', () => {
    const saves = { ...theirs, hand: ['Cloudshift'], mana: '{W}' };
    const game = arrives('Riddlemaster Sphinx', cost, [{}, saves]).choose(0, { card: 'Hill Giant' });
    game.pass().cast(1, 'Cloudshift', { card: 'Hill Giant' }).resolveAll();
    expect([game.decision().kind, game.zones('Hill Giant')]).toEqual(['PRIORITY', ['battlefield']]);
  });
});
