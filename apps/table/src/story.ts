/** What happened, told line by line; each line leads to how the game stood then, and a slider through all of it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Session } from './session.js';

export function story(session: Session): TemplateResult {
  const told = session.log.filter(({ text }) => text);
  const at = session.at ?? session.game?.version;
  // The last entry that is told at what is looked at, and is not yet to come.
  const here = told.findLast(({ version }) => version <= (at ?? 0))?.version;
  return html`<section class="story" aria-label="Story">
    <h2>Story</h2>
    ${playback(session)}
    <ol class="entries" tabindex="0" aria-label="What happened">
      ${repeat(
        told,
        ({ version }) => version,
        ({ version, text = '' }) => html`<li>
          <button type="button" class="entry" aria-current=${version === here ? 'step' : nothing} @click=${() => session.goTo(version)}>
            ${text.split('\n').map((line) => html`<span class=${line.startsWith('—') ? 'line headline' : 'line'}>${line}</span>`)}
          </button>
        </li>`,
      )}
    </ol>
  </section>`;
}

function playback(session: Session): TemplateResult {
  const last = session.game?.version ?? 0;
  const at = session.at ?? last;
  const told = session.log.filter(({ text }) => text).map(({ version }) => version);
  const step = (label: string, text: string, to: number | undefined, disabled: boolean): TemplateResult =>
    html`<button type="button" aria-label=${label} title=${label} ?disabled=${disabled} @click=${() => session.goTo(to)}>${text}</button>`;
  const before = told.findLast((version) => version < at) ?? 0;
  const after = told.find((version) => version > at) ?? last;
  return html`<div class="playback" role="group" aria-label="Playback">
    ${step('To the beginning', '«', 0, at === 0)}
    ${step('Back', '‹', before, at === 0)}
    <input type="range" min="0" max=${last} .value=${live(String(at))} aria-label="Version" aria-valuetext=${`version ${at} of ${last}`}
      @input=${(event: Event) => session.goTo(Number((event.target as HTMLInputElement).value))} />
    ${step('On', '›', after, at === last)}
    ${session.isOver ? step('To the end', '»', last, at === last) : step('To the present', '»', undefined, session.at === undefined)}
    <output>${at} / ${last}</output>
  </div>`;
}
