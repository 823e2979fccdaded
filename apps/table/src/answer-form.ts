/** Where an order is written that answers what is asked now the same when it is asked again. */
import type { Answer, Decision, StandingOrder } from '@arbiter/client';
import { html, nothing, type TemplateResult } from 'lit-html';
import { orderFor } from './answer-orders.js';
import { answerOf, isOnePress, lacking } from './answering.js';
import type { Session } from './session.js';

/** As often as the service counts. */
const EVERY_TIME = 10_000;
const TIMES: readonly [number, string][] = [
  [1, 'once'],
  [5, '5 times'],
  [EVERY_TIME, 'every time'],
];
/** Where one press or two buttons are the answer, it is chosen here; else it is the one that is set above. */
function choices(decision: Decision): [answer: Answer, label: string][] {
  if (decision.shape === 'CONFIRM')
    return [
      [{ confirm: true }, 'Yes'],
      [{ confirm: false }, 'No'],
    ];
  if (!isOnePress(decision)) return [];
  const own = decision.options.filter(({ sameAs }) => sameAs === undefined);
  return own.map(({ id, label }) => [{ choose: [id] }, label]);
}

export function answerForm(
  session: Session,
  give: (order: StandingOrder) => Promise<boolean>,
): TemplateResult | typeof nothing {
  const { game, answerable: decision, draft } = session;
  if (!game || !decision || !draft) return nothing;
  const listed = choices(decision);
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const answer = listed[Number(form.get('answer'))]?.[0] ?? answerOf(decision, draft);
    void give(orderFor(game, decision, answer, form.get('where') === 'here', Number(form.get('times'))));
  };
  return html`<details class="again"><summary>Answer this so next time</summary>
    <form aria-label="Answer this so" @submit=${submit}>
      <p>When I am asked again: “${decision.prompt}”</p>
      ${
        listed.length > 0
          ? html`<label>Answer <select name="answer">${listed.map(([, label], at) => html`<option value=${at}>${label}</option>`)}</select></label>`
          : html`<p>Answer as it is set above.</p>`
      }
      <label>But only <select name="where">
        <option value="here">at this step of ${game.view.turn.active === game.view.viewer ? 'my' : 'another’s'} turn</option>
        <option value="any">if it is the same question, at any step</option>
      </select></label>
      <label>How often <select name="times">${TIMES.map(([times, label]) => html`<option value=${times}>${label}</option>`)}</select></label>
      <button class="primary" ?disabled=${listed.length === 0 && lacking(decision, draft) !== null}>Answer so</button>
    </form></details>`;
}
