/** Snow-covered is an ability of lands, which does nothing by itself (502.14); today it is a supertype. */
import { defineKeyword } from '../../../7-additional/702-keywords/hooks.js';
import { cite } from '../../../cite.js';

export const SNOW_COVERED = 'snow-covered';

export const snowCovered = defineKeyword({
  name: SNOW_COVERED,
  // 502.14b: snow-covered lands are basic lands; 502.14c: who gains or loses it keeps its name; 502.6c: landwalk may ask for it.
  rules: cite('mtg-2003:502.14a', 'mtg-2003:502.14b', 'mtg-2003:502.14c', 'mtg-2003:502.6c'),
  description: 'Does nothing by itself: other cards look for lands that have it.',
  redundant: true,
});
