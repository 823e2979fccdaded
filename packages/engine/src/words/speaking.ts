/** What was spoken of so far in a text, so that it can be called "it" from then on; and subjects, each in every way to name it. */
import { canonical } from '../language/canonical.js';
import type { Ref } from '../language/types.js';
import type { Subject } from './phrasing.js';
import { asObject, either } from './wording.js';

/**
 * What is asked about is what it was, whatever became of it since; what is done is done to what is there now. What
 * something is given to, dealt to or attached to is another than what gives it.
 */
export type Role = 'done' | 'asked' | 'given';

export interface Mentioned {
  key: string;
  /** What it may be called later: a kind of thing, "card" … */
  kinds: readonly string[];
  many: boolean;
}
/** What every game's printer keeps of what it has said. */
export interface Mentions {
  /** What was spoken of, the latest last. */
  said: readonly Mentioned[];
  /** Names under which instructions kept things, with what these were spoken of as. */
  saved: { readonly [name: string]: string };
  /** Whom the last sentence was about; the next may leave that out. */
  subject?: string;
}

/** What was said, and now this: it is the latest from now on, and may be called all that it ever was. */
export function mentioned(
  said: readonly Mentioned[],
  key: string,
  kinds: readonly string[],
  many = false,
): readonly Mentioned[] {
  const known = said.find((one) => one.key === key);
  const all = known ? [...new Set([...known.kinds, ...kinds])] : kinds;
  return [...said.filter((one) => one !== known), { key, kinds: all, many: known?.many ?? many }];
}
/** The same things, one of which may be called something else as well. */
export const renamed = (said: readonly Mentioned[], key: string, kinds: readonly string[]): readonly Mentioned[] =>
  said.map((one) => (one.key === key ? { ...one, kinds: [...new Set([...one.kinds, ...kinds])] } : one));
export const isMentioned = ({ spoken }: { spoken: Mentions }, key: string): boolean =>
  spoken.said.some((one) => one.key === key);

/** Says one ability: who says what follows, and what was spoken of. The games' printers add what words say. */
export abstract class Speaker<Spoken extends Mentions> {
  abstract spoken: Spoken;
  /** "You may have" others do what follows: their verbs take the plain form. */
  having = false;
  /** Who "may" do what follows: they are not named again. */
  doing: string | undefined;

  /** The ways to name a reference as a subject. */
  protected abstract subjects(ref: Ref, role?: Role): Subject[];

  object(ref: Ref, role?: Role): string {
    return asObject(either(...this.subjects(ref, role).map(({ text }) => text)));
  }
  /** What is said of a subject, in each way in which that can be named. */
  about(ref: Ref, said: (subject: Subject) => string, role?: Role): string {
    const key = JSON.stringify(ref);
    const same = this.spoken.subject === key;
    const subjects = this.subjects(ref, role);
    const ways = subjects.flatMap((subject): Subject[] => {
      if (this.doing === canonical(ref)) return [{ ...subject, text: '', plain: true }];
      if (subject.you) return [{ ...subject, text: '' }, subject];
      const had = this.having ? { ...subject, text: `have ${subject.text}`, plain: true as const } : subject;
      return same ? [had, { ...had, text: '' }] : [had];
    });
    const last = ways.pop();
    const all = ways.map((subject) => this.apart(() => said(subject)));
    if (last) all.push(said(last));
    this.spoken.subject = key;
    return either(...all);
  }
  /** Tries a wording without keeping what it has spoken of. */
  apart<T>(say: () => T): T {
    const before = { ...this.spoken };
    const said = say();
    this.spoken = before;
    return said;
  }
  /** Several wordings of the same, each of which speaks of the same things. */
  ways(...ways: (() => string)[]): string {
    return either(...ways.map((way, i) => (i < ways.length - 1 ? this.apart(way) : way())));
  }
}
