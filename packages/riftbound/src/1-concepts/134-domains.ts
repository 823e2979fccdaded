/** Domains with the letters that stand for their Power, and how costs are written (134, 135.2.e). */
export const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'] as const;
/** 135.2.e.5: Power of any domain. */
export const ANY = 'any';
/** 135.2.e.6: Power of a domain of the card itself; what that is, is asked as it is paid. */
export const OWN = 'own';
const LETTERS: { [domain: string]: string } = {
  Fury: 'R',
  Calm: 'G',
  Mind: 'B',
  Body: 'O',
  Chaos: 'P',
  Order: 'Y',
  any: 'A',
  own: 'C',
};

/** `Fury|Mind` for one Power of either (135.2.e.6.c). */
export const domainsOf = (power: string): string[] => power.split('|');
const powerSymbol = (power: string): string =>
  `[${domainsOf(power)
    .map((d) => LETTERS[d] ?? d)
    .join('/')}]`;

/** Energy and Power as printed: `[2][R][A]`. */
export function resourceText({ energy = 0, power = [] }: { energy?: number; power?: readonly string[] }): string {
  const text = `${energy > 0 || power.length === 0 ? `[${energy}]` : ''}${power.map(powerSymbol).join('')}`;
  return text;
}

/** A card's own domain symbol: any of its domains, or any at all where it has none (135.2.e.6). */
export function ownDomain(domains: readonly string[]): string {
  const real = domains.filter((d) => DOMAINS.some((domain) => domain === d));
  return real.length === 0 ? ANY : real.join('|');
}
