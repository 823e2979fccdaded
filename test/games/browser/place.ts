/** Where the tests in a browser take place: one service, one browser, and pages that tell what they should not have done. */
import type { BrowserContextOptions, Page } from 'playwright-core';

interface Visit {
  page: Page;
  /** What it told the console, and whom else it asked. */
  faults: string[];
}

export interface Place {
  /** Where the service is. */
  address: () => string;
  /** Opens a path of the service, or of another address, and waits until it has loaded. */
  open: (path: string, options?: BrowserContextOptions & { at?: string }) => Promise<Visit>;
}
