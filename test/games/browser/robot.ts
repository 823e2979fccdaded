/** Somebody who knows no game and has a mouse: looks for what can be pressed, and presses it. */
import type { Page } from 'playwright-core';

/** What the robot saw: where to press next, that it looks at the past, or that the game is over. */
type Sight = { x: number; y: number } | 'over' | 'past';

/**
 * Runs in the page. Waits until something can be pressed, and says where: after a refusal the marked button, which is always legal;
 * otherwise by chance an option, a card or what sends the answer.
 */
const LOOK = `async ({ by, patience }) => {
  const until = Date.now() + patience;
  for (;;) {
    const main = document.querySelector('main');
    if (main?.dataset.status === 'FINISHED') return 'over';
    if (main?.dataset.at) return 'past';
    const visible = (all) => [...document.querySelectorAll(all)].filter((e) => e.checkVisibility() && !e.disabled);
    const panel = main?.classList.contains('busy') ? [] : visible('.panel form button:not(.quiet, .mana *)');
    if (panel.length > 0) {
      const marked = panel.filter((e) => e.matches('.primary'));
      const others = panel.filter((e) => !e.matches('.primary'));
      const cards = visible('.card.pressable, .who.pressable, .waiting.pressable');
      const send = marked.length > 0 && (document.querySelector('.problem') || by[0] < 30 || others.length + cards.length === 0);
      const among = send ? marked : by[1] < 65 && cards.length > 0 ? cards : others.length > 0 ? others : cards;
      const chosen = among[by[2] % among.length];
      chosen.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = chosen.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    if (Date.now() > until) throw new Error('nothing to press: ' + document.body.innerText.slice(0, 500));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}`;

/** Plays a game to its end by clicks; the number of them. */
export async function playByClicks(
  page: Page,
  random: (below: number) => number,
  each?: () => Promise<void>,
): Promise<number> {
  for (let clicks = 0; clicks < 3000; clicks++) {
    const sight = (await page.evaluate(
      `(${LOOK})(${JSON.stringify({ by: [random(100), random(100), random(1000)], patience: 20_000 })})`,
    )) as Sight;
    if (sight === 'over') return clicks;
    if (sight === 'past') throw new Error('a click led into the past');
    await page.mouse.click(sight.x, sight.y);
    if (clicks % 10 === 0) await each?.();
  }
  throw new Error('the game has no end');
}

const LOOK_FOR_KEYS = LOOK.replace(/const chosen =[\s\S]*height \/ 2 \};/, 'return panel.length;');

/** Whether Tab has led to where Enter answers nothing: a link, which it would follow away from the table, or a field. */
const ELSEWHERE = "['A', 'INPUT'].includes(document.activeElement?.tagName)";

/** Plays a game to its end without a mouse: the marked answer by Enter, others by their digits, or by Tab and the space bar. */
export async function playByKeys(page: Page, random: (below: number) => number): Promise<number> {
  for (let presses = 0; presses < 3000; presses++) {
    const sight = await page.evaluate(`(${LOOK_FOR_KEYS})(${JSON.stringify({ by: [0, 0, 0], patience: 20_000 })})`);
    if (sight === 'over') return presses;
    const wish = random(10);
    if (sight === 'past') await page.keyboard.press('Escape');
    else if (wish < 4) await page.keyboard.press((await page.evaluate(ELSEWHERE)) ? 'Tab' : 'Enter');
    else if (wish < 8) await page.keyboard.press(String(1 + random(Math.min(Number(sight), 9))));
    else {
      for (let i = 0; i <= random(12); i++) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
  }
  throw new Error('the game has no end');
}
