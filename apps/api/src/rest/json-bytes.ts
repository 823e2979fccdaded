/**
 * Replies as JSON. Most of what a game's reply shows was in the one before it. The engine gives such parts frozen, and the
 * very same again as long as nothing in them has changed, so what was written of them is kept: the large ones as bytes,
 * which are ready to be sent. What comes out is, byte for byte, what `JSON.stringify` gives.
 */
type Table = { readonly [field: string]: unknown };
/** Writes a value, or says that JSON leaves it out. */
type Write = (value: unknown, out: Pieces) => boolean;

/** What has been written so far. */
class Pieces {
  readonly done: Buffer[] = [];
  text = '';

  add(bytes: Buffer): void {
    this.done.push(Buffer.from(this.text), bytes);
    this.text = '';
  }

  bytes(): Buffer {
    if (this.done.length === 0) return Buffer.from(this.text);
    this.done.push(Buffer.from(this.text));
    return Buffer.concat(this.done);
  }
}

const plain: Write = (value, out) => {
  const text = JSON.stringify(value);
  if (text !== undefined) out.text += text;
  return text !== undefined;
};

/**
 * What was written of parts, as long as these are there; but of those that nobody has asked for while so much was written
 * anew that it fills the room once or twice, nothing is kept: most players look at a game only now and then.
 */
export class Kept<V extends { readonly length: number }> {
  #recent = new WeakMap<object, V>();
  #older = new WeakMap<object, V>();
  #length = 0;

  /** @param room how much is kept; twice as much at most */
  constructor(readonly room: number) {}

  get(part: object): V | undefined {
    const recent = this.#recent.get(part);
    if (recent !== undefined) return recent;
    const older = this.#older.get(part);
    if (older !== undefined) this.set(part, older);
    return older;
  }

  set(part: object, value: V): void {
    if (this.#length >= this.room) {
      this.#older = this.#recent;
      this.#recent = new WeakMap();
      this.#length = 0;
    }
    this.#length += value.length;
    this.#recent.set(part, value);
  }
}

const texts = new Kept<string>(2 ** 21);
/** The same for a small part that may come again. */
const small: Write = (value, out) => {
  if (!isObject(value) || !Object.isFrozen(value)) return plain(value, out);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  out.text += text;
  return true;
};

const written = new Kept<Buffer>(2 ** 23);
const large =
  (write: Write): Write =>
  (value, out) => {
    if (!isObject(value) || !Object.isFrozen(value)) return write(value, out);
    let bytes = written.get(value);
    if (!bytes) {
      const own = new Pieces();
      write(value, own);
      bytes = own.bytes();
      written.set(value, bytes);
    }
    out.add(bytes);
    return true;
  };

/** Writes the fields of a plain object, some of them in ways of their own. */
const table =
  (ways: { [field: string]: Write }, other: Write = plain): Write =>
  (value, out) => {
    if (!isObject(value) || Array.isArray(value)) return plain(value, out);
    let before = '{';
    for (const [name, field] of Object.entries(value as Table)) {
      if (field === undefined) continue;
      out.text += `${before}${JSON.stringify(name)}:`;
      (ways[name] ?? other)(field, out);
      before = ',';
    }
    out.text += before === '{' ? '{}' : '}';
    return true;
  };

const list =
  (item: Write): Write =>
  (value, out) => {
    if (!Array.isArray(value)) return plain(value, out);
    out.text += '[';
    for (const [i, one] of value.entries()) {
      if (i > 0) out.text += ',';
      item(one, out);
    }
    out.text += ']';
    return true;
  };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const view = table({ objects: large(plain), zones: large(plain), players: small });
const decision = table({ options: small });
const reply = table({ view, decisions: list(decision) });

/** A reply as JSON; those that show a game are recognised by their fields. */
export function jsonBytes(value: unknown): Buffer {
  const out = new Pieces();
  reply(value, out);
  return out.bytes();
}
