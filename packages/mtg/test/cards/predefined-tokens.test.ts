/** Cards that make predefined tokens (111.10) which are more than artifacts to be given up. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { attackWith, fight } from './support.js';

const role = (name: string) => ({
  name,
  types: ['Enchantment'],
  subtypes: ['Aura', 'Role'],
  colors: [],
  token: true,
});

describe('Roles', () => {
  it('mtg:111.10j Cursed Courtier is a 1/1 with its Cursed Role', () => {
    const game = magicPosition([{ hand: ['Cursed Courtier'], mana: '{W}{W}{W}' }, {}]);
    game.cast(0, 'Cursed Courtier').resolveAll();
    expect([game.the('Cursed'), game.figures('Cursed Courtier')]).toMatchObject([role('Cursed'), '1/1']);
    expect(game.the('Cursed').attachedTo).toEqual(game.the('Cursed Courtier').id);
  });

  it('mtg:111.10k Monstrous Rage leaves +1/+1 and trample behind', () => {
    const game = magicPosition([{ hand: ['Monstrous Rage'], mana: '{R}', battlefield: ['Grizzly Bears'] }, {}]);
    game.castAt(0, 'Monstrous Rage', { card: 'Grizzly Bears' }).resolve();
    expect([game.the('Monster'), game.figures('Grizzly Bears')]).toMatchObject([role('Monster'), '5/3']);
    game.until({ turn: 4 });
    expect([game.figures('Grizzly Bears'), game.the('Grizzly Bears').keywords]).toEqual(['3/3', ['trample']]);
  });

  it('mtg:111.10m Royal Treatment leaves +1/+1 and ward {1} behind', () => {
    const game = magicPosition([
      { hand: ['Royal Treatment'], mana: '{G}', battlefield: ['Grizzly Bears'] },
      { hand: ['Shock'], battlefield: lands(1, 'Mountain'), library: lands(5, 'Wastes') },
    ]);
    game.castAt(0, 'Royal Treatment', { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Royal')).toMatchObject(role('Royal'));
    game.until({ turn: 4, step: 'precombatMain' });
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.cast(1, 'Shock', { card: 'Grizzly Bears' }).resolveAll();
    // Ward wants {1} more, and the only land has paid for the spell.
    expect([game.zones('Shock'), game.the('Grizzly Bears').damage ?? 0]).toEqual([['graveyard'], 0]);
    // One more land is enough.
    const paid = magicPosition([
      { hand: ['Royal Treatment'], mana: '{G}', battlefield: ['Grizzly Bears'] },
      { hand: ['Shock'], battlefield: lands(2, 'Mountain'), library: lands(5, 'Wastes') },
    ]);
    paid.castAt(0, 'Royal Treatment', { card: 'Grizzly Bears' }).resolve();
    paid.until({ turn: 4, step: 'precombatMain' });
    paid.cast(1, 'Shock', { card: 'Grizzly Bears' }).resolve().answer(1, { confirm: true }).resolveAll();
    expect(paid.the('Grizzly Bears').damage).toBe(2);
  });

  it('mtg:111.10n Unassuming Sage scries as it attacks with its Sorcerer Role', () => {
    const game = magicPosition([{ hand: ['Unassuming Sage'], mana: '{W}{W}{W}{W}' }, {}]);
    game.cast(0, 'Unassuming Sage').resolve().resolve();
    if (!game.waiting()) game.answer(0, { confirm: true });
    expect([game.the('Sorcerer'), game.figures('Unassuming Sage')]).toMatchObject([role('Sorcerer'), '3/3']);
    game.until({ turn: 5 }).until({ kind: 'ATTACKERS' }).attack(0, 'Unassuming Sage').resolve();
    expect(game.decision().kind).toBe('SCRY');
  });

  it('mtg:111.10p Ellivere of the Wild Court makes a Role that is worth +1/+1 for each enchantment', () => {
    const game = magicPosition([
      {
        hand: ['Ellivere of the Wild Court'],
        mana: '{G}{G}{G}{W}',
        battlefield: ['Grizzly Bears', { card: 'Memnite', as: 'mine' }, { card: 'Pacifism', attachedTo: 'mine' }],
      },
      {
        battlefield: [
          { card: 'Hill Giant', as: 'theirs' },
          { card: 'Pacifism', attachedTo: 'theirs' },
        ],
      },
    ]);
    game.castAt(0, 'Ellivere of the Wild Court').resolve();
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect(game.the('Virtuous')).toMatchObject(role('Virtuous'));
    // Enchantments of its controller: the Role itself, and one of the two others.
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    const before = game.hand(0);
    fight(attackWith(game, 'Grizzly Bears')).resolveAll();
    expect(game.hand(0)).toBe(before + 1);
  });

  it("mtg:111.10q Witch's Mark makes a Wicked Role, which costs opponents 1 life when it goes", () => {
    const game = magicPosition([
      { hand: ["Witch's Mark", 'Shock', 'Shock', 'Memnite'], mana: '{R}{R}{R}{R}', battlefield: ['Grizzly Bears'] },
      {},
    ]);
    game.castAt(0, "Witch's Mark", { card: 'Grizzly Bears' }).resolve().answer(0, { confirm: true });
    game.choose(0, { card: 'Memnite' });
    expect([game.the('Wicked'), game.figures('Grizzly Bears'), game.hand(0)]).toMatchObject([role('Wicked'), '3/3', 4]);
    game.cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve().cast(0, 'Shock', { card: 'Grizzly Bears' }).resolve();
    expect([game.zones('Grizzly Bears'), game.all('Wicked'), game.life(1)]).toEqual([['graveyard'], [], 20]);
    expect([game.resolve().life(1), game.life(0)]).toEqual([19, 20]);
  });

  it('mtg:111.10r Protective Parents leave a Young Hero, who grows as it attacks while its toughness is at most 3', () => {
    const game = magicPosition([
      { hand: ['Shock'], mana: '{R}', battlefield: ['Protective Parents', 'Grizzly Bears'] },
      {},
    ]);
    game.cast(0, 'Shock', { card: 'Protective Parents' }).resolve();
    game.choose(0, { card: 'Grizzly Bears' }).resolve();
    expect([game.the('Young Hero'), game.figures('Grizzly Bears')]).toMatchObject([role('Young Hero'), '2/2']);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').resolve();
    expect(game.figures('Grizzly Bears')).toBe('3/3');
    game.until({ turn: 5 }).until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears').resolve();
    expect(game.figures('Grizzly Bears')).toBe('4/4');
    game.until({ turn: 7 }).until({ kind: 'ATTACKERS' }).attack(0, 'Grizzly Bears');
    expect(game.view().stack).toEqual([]);
  });
});

describe('other tokens', () => {
  it('mtg:111.10d Hansk, Slayer Zealot gives an opponent Walkers to slay', () => {
    const game = magicPosition([{ battlefield: ['Hansk, Slayer Zealot'] }, {}], { turn: { step: 'untap' } });
    game.until({ step: 'upkeep' }).resolve();
    const walkers = game.all('Walker');
    expect(walkers).toHaveLength(3);
    for (const walker of walkers)
      expect(walker).toMatchObject({
        name: 'Walker',
        types: ['Creature'],
        subtypes: ['Zombie'],
        colors: ['B'],
        power: 2,
        toughness: 2,
        controller: 1,
        token: true,
      });
    const before = game.hand(0);
    game.activate(0, 'Hansk, Slayer Zealot', { object: String(walkers[0]?.id) }).resolveAll();
    expect([game.all('Walker').length, game.hand(0)]).toEqual([2, before + 1]);
  });

  it('mtg:111.10e Niko, Light of Hope makes Shards, which scry 1 and draw, and can be other things for a while', () => {
    const game = magicPosition([
      { hand: ['Niko, Light of Hope'], mana: '{W}{W}{U}{U}', battlefield: ['Serra Angel', ...lands(4, 'Island')] },
      {},
    ]);
    game.cast(0, 'Niko, Light of Hope').resolveAll();
    const [shard] = game.all('Shard');
    expect(game.all('Shard')).toHaveLength(2);
    expect(shard).toMatchObject({ types: ['Enchantment'], subtypes: ['Shard'], colors: [], token: true });
    const before = game.hand(0);
    game.choose(0, { kind: 'ACTIVATE', object: String(shard?.id) }).resolve();
    expect([game.decision().kind, game.all('Shard').length]).toEqual(['SCRY', 1]);
    game.answer(0, game.decision().default);
    expect(game.hand(0)).toBe(before + 1);
    // At the end of turn the Angel is back, and the Shard is what it was.
    game.until({ turn: 5, step: 'precombatMain' }).activate(0, 'Niko, Light of Hope').resolve();
    expect([game.zones('Serra Angel'), game.the('Shard')]).toMatchObject([
      ['exile'],
      { name: 'Serra Angel', power: 4, token: true },
    ]);
    game.until({ step: 'end' }).resolveAll();
    expect([game.zones('Serra Angel'), game.the('Shard')]).toMatchObject([['battlefield'], { types: ['Enchantment'] }]);
  });

  it('mtg:608.2h Niko, Light of Hope makes Shards into what the creature was on the battlefield, not into the card in exile', () => {
    const game = magicPosition([
      {
        hand: ['Clone', 'Niko, Light of Hope'],
        mana: '{C}{C}{C}{U}{C}{C}{W}{U}',
        battlefield: ['Serra Angel', ...lands(4, 'Island')],
      },
      {},
    ]);
    game.cast(0, 'Clone').resolve().choose(0, { card: 'Serra Angel' }).cast(0, 'Niko, Light of Hope').resolveAll();
    game.until({ turn: 5, step: 'precombatMain' }).activate(0, 'Niko, Light of Hope').choose(0, { card: 'Clone' });
    game.resolve();
    expect(game.zones('Clone')).toEqual(['exile']);
    expect(game.all('Shard').map(({ name, power }) => [name, power])).toEqual([
      ['Serra Angel', 4],
      ['Serra Angel', 4],
    ]);
  });

  it('mtg:111.10h Powerstone Engineer leaves a Powerstone, whose mana pays for artifacts and abilities, and for no other spell', () => {
    const game = magicPosition([
      {
        hand: ['Shock', 'Elixir of Immortality', 'Grizzly Bears'],
        mana: '{R}',
        battlefield: ['Powerstone Engineer', 'Forest'],
      },
      {},
    ]);
    game.cast(0, 'Shock', { card: 'Powerstone Engineer' }).resolve();
    game.resolve();
    expect(game.the('Powerstone')).toMatchObject({
      types: ['Artifact'],
      subtypes: ['Powerstone'],
      colors: [],
      tapped: true,
      token: true,
    });
    game.until({ turn: 5, step: 'precombatMain' });
    const cards = game
      .decision()
      .options.filter((o) => o.kind === 'CAST')
      .map((o) => o.card);
    expect(cards).toEqual(['Elixir of Immortality']);
    game.cast(0, 'Elixir of Immortality').resolve();
    game.until({ turn: 7, step: 'precombatMain' });
    expect(game.decision().options.some((o) => o.kind === 'ACTIVATE' && o.card === 'Elixir of Immortality')).toBe(true);
  });
});
