/** What this browser keeps, told to whoever uses it, and forgotten where they want that. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { forgetAll, secretsHere } from './keys.js';
import { counted } from './words.js';

export function keptHere(): TemplateResult | typeof nothing {
  const { seats, player } = secretsHere();
  if (seats.length === 0 && !player) return nothing;
  const what = [seats.length > 0 ? counted(seats.length, 'token') : '', player ? 'a player’s key' : ''].filter(Boolean);
  const forget = (): void => {
    forgetAll();
    location.reload();
  };
  return html`<details class="kept"><summary>What this browser keeps</summary>
    <p>${what.join(' and ')}, by which whoever uses it sits down in your seats. On a machine that others use, forget them as you go. Games go on; who
      has kept neither key nor link gets back to none of them.</p>
    <button type="button" @click=${forget}>Forget all of it</button></details>`;
}
