/** What people see, in a real browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, readConfig, rulesets, startService } from '@arbiter/api';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Inbox, startInbox } from '../../apps/api/test/support/inbox.js';
import { buildTable } from '../../scripts/table.js';
import { startBrowser } from './browser/chromium.js';
import { contrast } from './browser/contrast.js';
import { pages } from './browser/pages.js';
import type { Place } from './browser/place.js';
import { table } from './browser/table.js';
import { tableAway } from './browser/table-away.js';
import { tableBeside } from './browser/table-beside.js';
import { tableBetween } from './browser/table-between.js';
import { tableOrders } from './browser/table-orders.js';
import { tableShapes } from './browser/table-shapes.js';

const browser = await startBrowser();

describe.runIf(browser)('In a browser', () => {
  let service: RunningService;
  let folder: string;
  let inbox: Inbox;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-pages-'));
    inbox = await startInbox();
    const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', SMTP_URL: inbox.url });
    [service] = await Promise.all([startService(config, rulesets), buildTable()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await inbox?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const open: Place['open'] = async (path, { at = service.address, ...options } = {}) => {
    const page = await (browser as NonNullable<typeof browser>).newPage(options);
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(at) && !/^(?:data|blob):/.test(request.url())) faults.push(request.url());
    });
    await page.goto(`${at}${path}`);
    return { page, faults };
  };
  const place: Place = { address: () => service.address, open };
  describe('the pages', () => pages(place));
  describe('the table', () => table(place));
  describe('the table, shape by shape', () => tableShapes(place));
  describe('the table, beside the game', () => tableBeside(place));
  describe('the table, between players', () => tableBetween(place, () => inbox));
  describe('the table, for whoever is away', () => tableOrders(place));
  describe('the table, to be read', () => contrast(place));
  describe('the table, where something goes wrong', () => tableAway(place));
});
