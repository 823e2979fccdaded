/** Whether whatever is written can be read: the contrast of each text with what lies behind it (WCAG 2.2, 1.4.3), in light and in dark. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { create } from './api.js';
import type { Place } from './place.js';

const PATIENCE = { timeout: 20_000 };

/** Runs in the page: each text that can be seen, whose contrast is too low, with the ratio. */
const TOO_FAINT = `(() => {
  const channels = (color) => {
    const [r, g, b, a = 1] = (color.match(/[\\d.]+/g) ?? []).map(Number);
    return color.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = ([r, g, b]) => [r, g, b]
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const layer = channels(getComputedStyle(e).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };
  const opacity = (element) => {
    let all = 1;
    for (let e = element; e; e = e.parentElement) all *= Number(getComputedStyle(e).opacity);
    return all;
  };
  const faint = [];
  let read = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility() || element.closest('.heard, script, option')) continue;
    read++;
    const style = getComputedStyle(element);
    const ground = behind(element);
    const [r, g, b, a] = channels(style.color);
    const ink = over([r, g, b, a * opacity(element)], ground);
    const [dark, bright] = [light(ink), light(ground)].sort((x, y) => x - y);
    const ratio = (bright + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) faint.push(ratio.toFixed(2) + ' ' + element.className + ': ' + text.data.trim().slice(0, 40));
  }
  return { faint, read };
})()`;

/** Runs in the page: frames that say something, against what they stand on (1.4.11), where the ratio is below 3. */
const FRAMES = `(() => {
  const style = getComputedStyle(document.documentElement);
  const light = (name) => {
    const hex = style.getPropertyValue(name).trim().replace('#', '');
    const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
    return [0, 2, 4]
      .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  };
  const faint = [];
  for (const frame of ['--may', '--pick', '--accent', '--soft'])
    for (const ground of ['--board', '--paper', '--page']) {
      const [dark, bright] = [light(frame), light(ground)].sort((x, y) => x - y);
      if (!((bright + 0.05) / (dark + 0.05) >= 3)) faint.push(frame + ' on ' + ground);
    }
  return faint;
})()`;

async function isReadable(page: Page, least: number): Promise<void> {
  await page.evaluate(`document.querySelectorAll('details').forEach((e) => { e.open = true; })`);
  const { faint, read } = (await page.evaluate(TOO_FAINT)) as { faint: string[]; read: number };
  expect(faint).toEqual([]);
  expect(await page.evaluate(FRAMES)).toEqual([]);
  expect(read).toBeGreaterThan(least);
}

const GAMES = {
  mtg: { edition: 'current', deck: 'WU' },
  'grand-archive': { edition: '4.1', deck: 'lorraine' },
  riftbound: { edition: '2026-07', deck: 'viktor' },
};

export function contrast(place: Place): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`all that is written can be read, ${colorScheme}`, { timeout: 60_000 }, async () => {
      const first = await place.open('/table/', { colorScheme });
      await first.page.getByRole('button', { name: 'Play' }).waitFor(PATIENCE);
      await isReadable(first.page, 20);
      await first.page.close();
      for (const [ruleset, { edition, deck }] of Object.entries(GAMES)) {
        const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: `sample:${deck}` }));
        const options = { clock: { perMove: 'P3D' } };
        const { game, seats: given } = await create(place, { ruleset, edition, seats, options });
        for (const { token } of given) {
          const { page } = await place.open(`/table/${game}#token=${token}`, { colorScheme });
          await page.locator('.entry').first().waitFor(PATIENCE);
          const card = page.locator('.card').first();
          if (await card.isVisible()) await card.hover();
          await isReadable(page, 30);
          await page.close();
        }
      }
    });
  }
}
