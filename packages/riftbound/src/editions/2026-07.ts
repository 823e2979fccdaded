/** The core rules of July 2026. The base is written after them, so nothing differs. */
import type { RiftboundEdition } from '../edition.js';

export const july2026: RiftboundEdition = {
  id: '2026-07',
  name: 'Core rules of 2026-07-16',
};
