/** Which page it is, and what the whole page hears: the keyboard, and whether the service is heard. */
import { Arbiter, ArbiterError } from '@arbiter/client';
import { html, render } from 'lit-html';
import { fragment, isPlayerKey, keep, keepPlayer, kept, playerKey, secretFor } from './keys.js';
import { shareToken } from './match.js';
import { OrderDraft } from './orders.js';
import { page } from './page.js';
import { Position } from './position.js';
import { isInvited, seatForm } from './seat.js';
import { type At, Session } from './session.js';
import { type Shared, shareOf } from './share.js';
import { joinPage, startPage, TRIED } from './start.js';

const root = document.getElementById('table') as HTMLElement;
const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');

async function begin(): Promise<void> {
  render(html`<main class="start"><p role="status">Looking …</p></main>`, root);
  const key = playerKey();
  if (id === '') return startPage(new Arbiter({ url: location.origin, token: key }), root);
  const said = fragment();
  const token = said.get('token');
  if (token && isPlayerKey(token)) keepPlayer(token);
  else if (token) keep('token', id, token);
  const position = said.get('position');
  if (position) keep('position', id, position);
  const invite = said.get('invite') ?? undefined;
  if (kept('token', id) === undefined && (invite || (await isExpected()))) return join(invite);
  await play();
}

/** Whether the player whose key is kept here was invited, and has not come yet. */
async function isExpected(): Promise<boolean> {
  const key = playerKey();
  return key !== undefined && isInvited(new Arbiter(location.origin), id, key).catch(() => false);
}

const join = (invite?: string): Promise<void> =>
  joinPage(new Arbiter({ url: location.origin, token: playerKey() }), root, id, invite);

/** The game of the address; or, at `position`, the one that this tab has been given. */
async function tableOf(arbiter: Arbiter): Promise<At> {
  const position = kept('position', id);
  return id === TRIED && position !== undefined ? Position.open(arbiter, position) : arbiter.table(id);
}

/** The platform's own fetch, which also tells whether anybody answers. */
const hearing =
  (tell: (online: boolean) => void): typeof fetch =>
  async (input, init) => {
    try {
      const reply = await fetch(input, init);
      tell(true);
      return reply;
    } catch (error) {
      if (!init?.signal?.aborted) tell(false);
      throw error;
    }
  };

async function play(): Promise<void> {
  let shared: Shared | undefined;
  let hears = (_online: boolean): void => undefined;
  const fetch = hearing((online) => hears(online));
  const arbiter = new Arbiter({ url: location.origin, token: secretFor(id), fetch });
  const session: Session = new Session(
    await tableOf(arbiter),
    () => draw(),
    (match) => {
      shareToken(session, match);
      return arbiter.match(match);
    },
  );
  const order = new OrderDraft(
    async (ruleset) => (await arbiter.rulesets()).find((one) => one.id === ruleset),
    () => draw(),
  );
  hears = (online) => session.hears(online);
  const invite = kept('invite', id);
  let isAway = false;
  const around = {
    order,
    seatForm: seatForm(arbiter, id),
    join: () => {
      isAway = true;
      void join();
    },
    invite: invite && `${location.origin}${location.pathname}#${new URLSearchParams({ invite })}`,
    share: () =>
      void shareOf(session).then(
        (what) => show(what),
        (error: unknown) => session.tell(error),
      ),
    unshare: () => show(undefined),
  };
  let told = 0;
  const draw = (): void => {
    if (isAway) return;
    render(page(session, { ...around, shared }), root);
    document.title = session.asked ? '● Arbiter' : 'Arbiter';
    // The newest line stays in sight.
    if (session.log.length !== told && session.at === undefined) {
      told = session.log.length;
      const entries = root.querySelector('.entries');
      entries?.scrollTo(0, entries.scrollHeight);
    }
  };
  const show = (what: Shared | undefined): void => {
    shared = what;
    draw();
  };
  document.addEventListener('keydown', (event) => press(event, session));
  draw();
  // Where time runs it is seen to run.
  setInterval(() => {
    if (session.game?.decisions.some(({ deadline }) => deadline !== null) && !document.hidden) draw();
  }, 1000);
  const version = new URLSearchParams(location.search).get('version');
  await session.open(version === null ? undefined : Number(version));
}

const OWN_KEYS = 'button, a, input, select, textarea, summary';

/** Enter sends what is marked; a digit presses the option in that place; Escape begins anew. */
function press(event: KeyboardEvent, session: Session): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return;
  if (event.key === 'Enter' && !target.closest(OWN_KEYS)) {
    event.preventDefault();
    session.send();
  } else if (event.key === 'Escape') session.restart();
  else if (/^[1-9]$/.test(event.key))
    root.querySelectorAll<HTMLButtonElement>('.panel .option')[Number(event.key) - 1]?.click();
}

begin().catch((error: unknown) => {
  const detail = error instanceof ArbiterError ? error.problem.detail : 'The service cannot be reached.';
  render(html`<main class="start"><p class="problem" role="alert">${detail}</p><a href="./">Back</a></main>`, root);
});
