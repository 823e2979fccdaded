/** What lies face down is nothing but a card, and an object has only what effects give it (2.1.1.5.3, 2.11.7.14.3.1). */
import type { SingleFaced } from '@arbiter/engine';
import { cite } from '../cite.js';

const NONE: string[] = [];

/** What there is to see of it. Who controls it looks at it, until somebody else does (2.1.1.5.1, 2.1.1.5.2). */
export const LOOKS: { usual: SingleFaced } = {
  usual: {
    name: 'Face-down card',
    props: { name: '', elements: NONE, supertypes: NONE, types: NONE, subtypes: NONE, classes: NONE },
    abilities: [],
  },
};

/** Why something is shown otherwise as it is turned face down or up. @citation */
export const TURNED = cite('ga:2.1.1.5.2', 'ga:2.11.7.14.3.1', 'ga:2.11.7.14.3.1.1', 'ga:2.11.7.14.3.1.2');
