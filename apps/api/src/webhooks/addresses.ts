/** Which addresses others may send us to: those of the public internet, and none behind which the operator's own network lies. */
import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Answers of Azure's own machines, though the address looks like a public one. */
const SERVED_INSIDE = new Set(['168.63.129.16']);

/** Whether anybody on the internet could reach this address, as a text with no brackets. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast' && !SERVED_INSIDE.has(parsed.toString());
  // All that is handed out lies in 2000::/3; the ranges of tunnels within it lead to addresses of IPv4.
  const [first = 0] = (parsed as ipaddr.IPv6).parts;
  return parsed.range() === 'unicast' && (first & 0xe000) === 0x2000;
}

class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is no address of the public internet`);
  }
}

/** Why nothing is sent to an address; undefined: nothing speaks against it as it is written. */
export function faultOfUrl(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be an http or https address';
  if (url.username !== '' || url.password !== '') return 'must have no credentials in it';
  if (allowPrivate) return undefined;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublic(host) ? undefined : new PrivateAddress(host).message;
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)
    ? new PrivateAddress(host).message
    : undefined;
}

/** The name or address that a URL leads to; however it was written, the parser has made the usual form of it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Looks a name up, and fails where any of its addresses is not public: a connection is made to what was looked at here. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const refused =
      error ?? (addresses.every(({ address }) => isPublic(address)) ? null : new PrivateAddress(hostname));
    const [first] = addresses ?? [];
    if (refused || !first) done(refused ?? new PrivateAddress(hostname), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
