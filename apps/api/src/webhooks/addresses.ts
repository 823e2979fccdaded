/** Which addresses others may send us to: those of the public internet, and none behind which the operator's own network lies. */
import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
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

/** All addresses of a name. */
export type Resolve = (hostname: string, options: LookupAllOptions) => Promise<LookupAddress[]>;
export const resolveName: Resolve = (hostname, options) => lookup(hostname, options);

/**
 * Looks a name up, and fails where any of its addresses is not public. A connection is made to what was looked at here: whoever
 * answers otherwise when asked again is not asked again.
 */
export const lookupPublic =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    const refuse = (error: Error): void => done(error, '', 0);
    resolve(hostname, { ...options, all: true }).then((addresses) => {
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address))) refuse(new PrivateAddress(hostname));
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    }, refuse);
  };
