/** What options look like, apart from which object they are. */
import type { JsonObject } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import type { Choice } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { canSee } from '../machine/zones.js';
import { keptView } from '../view/object.js';
import { viewStack, withoutFace } from '../view/view.js';
import type { Faces } from './match.js';

/** Characters that are written out in the time of one unit, and units of looking up what was written out before. */
const TEXT_PER_UNIT = 256;
const COST_OF_LOOK = 0.2;

/** Options and objects mostly are as they were in the last decision: the very same then, and so are these texts of them. */
const texts = new WeakMap<Choice | JsonObject, string>();

const fieldsOf = ({ data: _data, object: _object, ...fields }: Choice): object => fields;

/** For one answer: options are interchangeable when their fields are equal and their objects look the same to everybody. */
export const facesIn = (g: Game): Faces => new FacesOfAnswer(g);

class FacesOfAnswer implements Faces {
  // Texts that stay are compared by numbers: comparing long ones again and again is slow.
  private numbers: Map<string, number> | undefined;

  constructor(private readonly g: Game) {
    this.spend = g.spending;
  }

  readonly spend: (units: number) => void;

  of(choice: Choice): string {
    return `${this.numberOf(this.kept(choice, () => fieldsOf(choice)))} ${this.numberOf(this.objectText(choice.object))}`;
  }

  private write(value: object): string {
    const text = canonical(value);
    this.g.spend(text.length / TEXT_PER_UNIT);
    return text;
  }

  private kept(of: Choice | JsonObject, fields: () => object): string {
    this.g.spend(COST_OF_LOOK);
    let text = texts.get(of);
    if (text === undefined) {
      text = this.write(fields());
      texts.set(of, text);
    }
    return text;
  }

  private numberOf(text: string): number {
    this.numbers ??= new Map();
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }

  private objectText(id: string | undefined): string {
    const { g } = this;
    const object = g.find(Number(id?.slice(2)));
    // What has left looks like its name and controller, which are among the fields already.
    if (!object) return 'gone';
    const whole = keptView(g, object);
    // Whoever answers tells face-down cards apart only where they may look at them.
    const view =
      g.acting !== null && object.covered !== undefined && !canSee(g, g.acting, object) ? withoutFace(whole) : whole;
    // Two spells of one name still differ by their targets, modes and X.
    if (object.zone === g.rules.zones.stack)
      return this.write({ ...view, ...viewStack(g, object), id: null, source: object.source ?? null });
    return this.kept(view, () => view);
  }
}
