import { describe, expect, it } from 'vitest';
import { riftbound } from '../../src/index.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';

describe('zones and privacy', () => {
  it('riftbound:108.7.c a hand is seen by its player alone, riftbound:108.7.e but everybody knows how many cards it has', () => {
    const game = position([{ hand: ['Cleave', 'Stupefy'] }, {}]);
    const hand = game.view(1).zones.find((z) => z.id === 'hand' && z.owner === 0);
    expect(hand).toEqual({ id: 'hand', owner: 0, count: 2 });
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Cleave');
    expect(game.view(0).zones.find((z) => z.id === 'hand' && z.owner === 0)).toHaveProperty('objects');
  });
  it('riftbound:128.3 nobody sees the order of a deck', () => {
    const game = position([{ mainDeck: ['Time Warp', 'Icathian Rain'] }, {}]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(game.view(viewer))).not.toContain('Time Warp');
  });
  it('riftbound:128.4 a card face down is seen by who controls it', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] }],
    });
    expect(JSON.stringify(game.view(0).objects)).toContain('Hidden Blade');
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Hidden Blade');
  });
  it('riftbound:107.1.c what a player controls lies in their own base, whoever owns it', () => {
    const borrowed = { card: 'Noxus Hopeful', controller: 0 };
    const game = position([
      { base: ['Gold'], runes: ['Fury Rune'] },
      { base: [borrowed], runes: [] },
    ]);
    const base = (seat: number) => {
      const zone = game.view().zones.find((z) => z.id === 'base' && z.owner === seat);
      return (zone && 'objects' in zone ? zone.objects : []).map((id) => game.view().objects[id]?.card);
    };
    expect(base(0).sort()).toEqual(['Fury Rune', 'Gold', 'Noxus Hopeful']);
    expect(base(1)).toEqual([]);
  });
  it('riftbound:124.1 what leaves the board is a new object, without damage, statuses and what was given to it', () => {
    const game = position([
      { hand: ['Retreat', 'Cleave'], base: [{ card: 'Noxus Hopeful', damage: 2, buffed: true, stunned: true }] },
      {},
    ]);
    const { id } = game.unit('Noxus Hopeful');
    game
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .settle()
      .play(0, 'Retreat', { targets: [[HOPEFUL]] })
      .settle();
    game.play(0, 'Noxus Hopeful');
    const again = game.unit('Noxus Hopeful');
    expect(again).toMatchObject({ damage: 0, stunned: false, buffed: false, might: 4, keywords: ['legion'] });
    expect(again.id).not.toBe(id);
  });
  it('riftbound:703 a buff is one Might more', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', buffed: true }] }, {}]);
    expect(game.unit('Noxus Hopeful')).toMatchObject({ might: 5, baseMight: 4, buffed: true });
  });
  it('riftbound:413.1, riftbound-zh:400.1 a card is drawn from the top of the main deck into the hand', () => {
    const game = position([{ mainDeck: ['Time Warp', 'Cleave'] }, {}], { turn: { step: 'draw' } });
    expect(game.zones('Time Warp')).toEqual(['hand']);
    expect(game.pile(0, 'mainDeck')).toEqual(['Cleave']);
  });
  it('riftbound:413.2.a one card in one’s own draw phase', () => {
    const game = position([{}, {}]);
    game.until({ turn: 5, step: 'main' });
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
  });
});

describe('who may act', () => {
  it('riftbound:312.1 only the player with priority acts', () => {
    const game = position([{}, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    expect(game.refused(1, { choose: [{ kind: 'PLAY', card: 'Stupefy' }] }).code).toBe('NOT_YOUR_DECISION');
  });
  it('riftbound:312.2 priority comes with the main phase, with focus, and with one’s own item on the chain', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]);
    expect(game.view().turn.priority).toBe(0);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect([game.focus, game.view().turn.priority]).toEqual([1, 1]);
    game.pass();
    expect(game.view().turn.priority).toBe(0);
  });
  it('riftbound:313.5 in a neutral state nobody has focus', () => {
    expect(position([{}, {}]).focus).toBe(null);
  });
  it('riftbound:305 with nothing to do in a phase it ends by itself, riftbound:304 and the turn player’s turn goes on', () => {
    const game = position([{}, {}], { turn: { step: 'awaken' } });
    expect(game.view().turn).toMatchObject({ phase: 'main', active: 0 });
  });
  it('riftbound:303.2.a what happens to both at once is decided in turn order', () => {
    const game = position(
      [
        { hand: ['Cull the Weak'], base: ['Pouty Poro', 'Noxus Hopeful'] },
        { base: ['Honest Broker', 'Ashe, Focused'] },
      ],
      { turn: { active: 0 } },
    );
    game.play(0, 'Cull the Weak').pass().pass();
    expect(game.decisions()[0]).toMatchObject({ kind: 'KILL', seat: 0 });
  });
  it('riftbound:317.3 the next player becomes the turn player after the expiration step', () => {
    const game = position([{}, {}], { turn: { step: 'end' } });
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
  });
});

describe('choices and targets', () => {
  it('riftbound:355.13 of "up to" some may be none', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Bellows Breath', { targets: [[]] }).settle();
    expect(game.zones('Bellows Breath')).toEqual(['trash']);
    expect(game.unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:355.11.a any group that fits together may be chosen', () => {
    const game = position([{ hand: ['Bellows Breath'], base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Honest Broker')] }],
    });
    game.play(0, 'Bellows Breath', { targets: [[{ card: 'Honest Broker' }]] });
    expect(game.chain()).toEqual(['Bellows Breath']);
  });
  it('riftbound:355.10.e, riftbound:355.17 what each player chooses is no target: Deflect costs nothing', () => {
    const game = position([{ hand: ['Cull the Weak'], runes: [runes(2, 'Order')] }, { base: ['Pouty Poro'] }]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Pouty Poro')).toEqual(['trash']);
  });
  it('riftbound:355.15 choices stand: a spell goes on although there is something better now', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful', 'Ashe, Focused'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Noxus Hopeful' }]);
    game.settle();
    expect([game.might('Noxus Hopeful'), game.might('Ashe, Focused')]).toEqual([3, 4]);
  });
  it('riftbound:359.3.e.8 a spell with several instructions carries out those that it can', () => {
    const game = position([
      { hand: ['Falling Star'] },
      { hand: ['Retreat'], base: ['Noxus Hopeful', 'Ashe, Focused'] },
    ]);
    game.play(0, 'Falling Star', { targets: [[HOPEFUL], [{ card: 'Ashe, Focused' }]] }).settle();
    expect([game.unit('Noxus Hopeful').damage, game.unit('Ashe, Focused').damage]).toEqual([3, 3]);
  });
  it('riftbound:359.3.e.11 instructions are followed as far as they can be: the last card is drawn, then the deck burns out', () => {
    const game = position([{ hand: ['Stupefy'], mainDeck: [] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    expect(game.might('Noxus Hopeful')).toBe(3);
    expect(game.points(1)).toBeGreaterThan(0);
  });
  it('riftbound:055.1 a card of which nothing is possible is played and does nothing', () => {
    const game = position([{ hand: ['Cull the Weak'] }, {}]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Cull the Weak')).toEqual(['trash']);
  });
});

describe('tokens', () => {
  it('riftbound:182 who makes a token controls it, riftbound:183 and owns it', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Honest Broker'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Honest Broker' }], [{ card: 'Honest Broker' }]] }).settle();
    expect(game.unit('Gold')).toMatchObject({ controller: 1, owner: 1, token: true });
  });
  it('riftbound:184.1, riftbound:182 a token enters as the effect says, riftbound:185.2.d else as its type does', () => {
    const game = position([{ hand: ['Sprite Burst'], legend: 'Viktor, Herald of the Arcane' }, {}]);
    game.play(0, 'Sprite Burst').settle().use(0, 'Viktor, Herald of the Arcane').settle();
    expect(game.all('Sprite', 'base').map((s) => s.exhausted)).toEqual([false, false]);
    expect(game.unit('Recruit').exhausted).toBe(true);
  });
  it('riftbound:185.2.a a token unit is played to a place of its player’s choice', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane' }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }],
    });
    game.use(0, 'Viktor, Herald of the Arcane').pass().pass();
    expect(game.decision().options.map((o) => o.kind)).toEqual(['BASE', 'BATTLEFIELD']);
  });
  it('states given out stay as they were while tokens wait to be played', () => {
    const game = position([{ hand: ['Sprite Burst'] }, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }] });
    const before = game.play(0, 'Sprite Burst').pass().pass().state;
    const hash = game.service.hash(before);
    game.choose(0, { card: PEAK }).choose(0, { card: PEAK });
    expect(game.service.hash(before)).toBe(hash);
  });
  it('riftbound:185.3.b tokens have no domain, riftbound:185.3.a and no cost', () => {
    const game = position([{ base: ['Sprite'] }, {}]);
    expect(game.unit('Sprite')).toMatchObject({ domain: [], cost: null, energy: null });
  });
  it('riftbound:350.2 a token that is played is no card played: Darius doesn’t count it', () => {
    const game = position([
      { hand: ['Pouty Poro'], legend: 'Viktor, Herald of the Arcane', base: ['Darius, Trifarian'] },
      {},
    ]);
    game.play(0, 'Pouty Poro').use(0, 'Viktor, Herald of the Arcane').settle();
    expect(game.might('Darius, Trifarian')).toBe(5);
  });
  it('riftbound:186 tokens of all kinds exist on the board only', () => {
    const game = position([{ hand: ['Salvage'], base: ['Gold'] }, {}]);
    game
      .play(0, 'Salvage', { targets: [[{ card: 'Gold' }]] })
      .pass()
      .pass();
    expect(game.zones('Gold')).toEqual([]);
  });
});

describe('damage and layers', () => {
  it('riftbound:417.1.b, riftbound-zh:404.1.b damage is marked, riftbound:417.1.c, riftbound-zh:404.1.c on each unit by itself', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Noxus Hopeful', 'Ashe, Focused'] }]);
    game.play(0, 'Bellows Breath', { targets: [[HOPEFUL, { card: 'Ashe, Focused' }]] }).settle();
    expect([game.unit('Noxus Hopeful').damage, game.unit('Ashe, Focused').damage]).toEqual([1, 1]);
  });
  it('riftbound:142.2 damage adds up on a unit, riftbound:143.2.a and kills when it reaches its Might', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: [{ card: 'Noxus Hopeful', damage: 3 }] }]);
    game.play(0, 'Bellows Breath', { targets: [[HOPEFUL]] }).settle();
    expect(game.zones('Noxus Hopeful')).toEqual(['trash']);
  });
  it('riftbound:142.4.b a unit without Might needs damage to die', () => {
    const game = position([{ base: [{ token: { name: 'Mist', might: 0 } }] }, {}]);
    expect(game.unit('Mist').might).toBe(0);
  });
  it('riftbound:418.1, riftbound-zh:405.1 damage that is cleared is healed', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', damage: 2 }] }, {}]);
    game.until({ turn: 4, step: 'main' });
    expect(game.happened('HEALED')).toMatchObject([{ card: 'Noxus Hopeful', amount: 2 }]);
  });
  it('riftbound:427.1, riftbound-zh:414.1 banishing puts a card into banishment, riftbound:427.2, riftbound-zh:414.2 straight from where it was', () => {
    const game = position([{ hand: ['Time Warp'] }, {}]);
    game.play(0, 'Time Warp').settle();
    const moves = game.happened('OBJECT_MOVED').filter((e) => e.card === 'Time Warp');
    expect(moves.map((e) => [e.from, e.to])).toEqual([
      ['hand', 'chain'],
      ['chain', 'banishment'],
    ]);
  });
  it('riftbound:428.1, riftbound-zh:415.1 a killed permanent goes from the board to the trash, riftbound:428.2, riftbound-zh:415.2 directly', () => {
    const game = position([{ hand: ['Hidden Blade'] }, {}], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Noxus Hopeful')] }],
    });
    game.play(0, 'Hidden Blade', { targets: [[HOPEFUL]] }).settle();
    expect(game.happened('OBJECT_MOVED').find((e) => e.card === 'Noxus Hopeful')).toMatchObject({
      to: 'trash',
      cause: 'kill',
    });
  });
});

describe('keywords that scenarios give', () => {
  const token = (name: string, might: number, ...keywords: string[]) => ({ token: { name, might, keywords } });

  it('riftbound:144.4.c.1 Ganking lets a unit move from battlefield to battlefield, riftbound:810.1.c.1 and still home', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PEAK, units: [token('Rover', 2, 'ganking')] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'MOVE', card: 'Rover' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', GROVE]);
    game.choose(0, { card: GROVE }).settle();
    expect([game.holder(GROVE), game.holder(PEAK)]).toEqual([0, null]);
  });
  it('riftbound:826.3 Backline is assigned damage last', () => {
    const game = position([{ base: [token('Brute', 3)] }, {}], {
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [
            { ...token('Guard', 2), controller: 1 },
            { ...token('Archer', 2, 'backline'), controller: 1 },
          ],
        },
      ],
    });
    game.move(0, 'Brute', PEAK).pass().pass();
    expect(game.decision().kind).toBe('COMBAT_DAMAGE');
    expect(
      game.refused(0, {
        distribute: [
          { option: { card: 'Archer' }, amount: 2 },
          { option: { card: 'Guard' }, amount: 1 },
        ],
      }).rules,
    ).toContain('riftbound:815.1.c.2');
    game.calm();
    expect([game.onBoard('Guard').length, game.onBoard('Archer').length]).toEqual([0, 1]);
  });
  it('riftbound:807.1.b.3 Assault without a number is 1, riftbound:814.1.b.3 Shield as well', () => {
    const game = position([{ base: [token('Spear', 1, 'assault')] }, {}], {
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: [
            { ...token('Wall', 1, 'shield'), controller: 1 },
            { ...token('Post', 1), controller: 1 },
          ],
        },
      ],
    });
    game.move(0, 'Spear', PEAK);
    expect([game.might('Spear'), game.might('Wall'), game.might('Post')]).toEqual([2, 2, 1]);
  });
  it('riftbound:809.2 several instances of Deflect add up', () => {
    const game = position([
      { hand: ['Stupefy'], runes: [runes(2, 'Mind')] },
      { base: [token('Ghost', 2, 'deflect', 'deflect')] },
    ]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Ghost' }]] });
    expect(game.runes(0)).toEqual([]);
  });
  it('riftbound:814.2 several instances of Shield add up', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: [{ ...token('Wall', 1, 'shield', 'shield'), controller: 1 }] },
      ],
    });
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.might('Wall')).toBe(3);
  });
  it('riftbound:815.2 several instances of Tank are one', () => {
    const game = position([{ base: [token('Rock', 2, 'tank', 'tank')] }, {}]);
    expect(game.unit('Rock').keywords).toEqual(['tank']);
  });
});

describe('looking rules up', () => {
  it('by number, with or without the rulebook’s name, in both editions', () => {
    expect(riftbound.rule('467')).toMatchObject({ number: '467', title: 'Scoring', status: 'enforced' });
    expect(riftbound.rule('riftbound:470')).toMatchObject({ number: '470', title: 'Scoring', status: 'enforced' });
    expect(riftbound.rule('riftbound-zh:401.1')).toMatchObject({
      number: '401.1',
      title: 'Exhaust',
      status: 'enforced',
    });
    expect(riftbound.rule('999')).toBe(null);
    expect(riftbound.rule('300')?.children).toContain('314');
  });
});
