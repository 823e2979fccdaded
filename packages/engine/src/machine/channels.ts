/** Which channel of a state each of its zones and notes belongs to: what is worked out from a channel holds until it changes. */
import { type Channel, FIELD, hiddenOf, markChannel, PILES, STACK } from '../state/journal.js';
import type { ObjectMarks } from '../state/marks.js';

/** What of a ruleset's zones their channels depend on. */
interface Zones {
  readonly stack: string;
  readonly table: { readonly [zone: string]: { readonly hidden: string; readonly derived?: boolean } };
}

export class Channels {
  private readonly byKey = new Map<string, Channel>();
  private readonly marks = new Map<string, Channel>();
  /** The zone that was asked for last, and its channel: objects are looked at zone by zone. */
  private lastZone = '';
  private lastChannel: Channel = PILES;

  constructor(private readonly zones: Zones) {}

  /** The channel of what lies in a zone. @param key `stack`, `hand:0` */
  ofZone(key: string): Channel {
    if (key === this.lastZone) return this.lastChannel;
    let channel = this.byKey.get(key);
    if (channel === undefined) {
      channel = this.find(key);
      this.byKey.set(key, channel);
    }
    this.lastZone = key;
    this.lastChannel = channel;
    return channel;
  }

  private find(key: string): Channel {
    const { table, stack } = this.zones;
    const at = key.indexOf(':');
    const spec = table[at < 0 ? key : key.slice(0, at)];
    if (at >= 0 && spec?.hidden !== 'public') return hiddenOf(Number(key.slice(at + 1)));
    if (key === stack) return STACK;
    return spec?.derived ? FIELD : PILES;
  }

  /** The channel that notes of a name about objects of the field belong to. */
  ofMark(name: keyof ObjectMarks): Channel {
    let channel = this.marks.get(name);
    if (channel === undefined) {
      channel = markChannel(this.marks.size);
      this.marks.set(name, channel);
    }
    return channel;
  }
}
