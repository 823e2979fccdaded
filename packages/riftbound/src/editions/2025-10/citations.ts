/** Rules that were otherwise, by the numbers that shared code has for those of today: here they are cited as the Chinese book has them. */
import type { RiftboundParts } from '../../edition.js';

export const renumbered: NonNullable<RiftboundParts['renumbered']> = {
  'riftbound:372': ['riftbound-zh:368'],
  'riftbound:383.2.a.1': ['riftbound-zh:376.1.a'],
  'riftbound:383.3.a': ['riftbound-zh:390.1'],
  'riftbound:383.3.a.1': ['riftbound-zh:390.1'],
  'riftbound:402.1': ['riftbound-zh:390.1'],
  'riftbound:402.1.a': ['riftbound-zh:390.1'],
  'riftbound:383.3.b': ['riftbound-zh:391.1.b'],
  'riftbound:383.3.b.1': ['riftbound-zh:391.1.b'],
  'riftbound:403.1.b.1': ['riftbound-zh:391.1.b'],
  'riftbound:404.2': ['riftbound-zh:392.2'],
  'riftbound:404.2.a': ['riftbound-zh:392.2.a'],
  'riftbound:413.1': ['riftbound-zh:400.1'],
  'riftbound:419.4.b': ['riftbound-zh:406.4.b'],
  'riftbound:421.4': ['riftbound-zh:408.4'],
  'riftbound:423.1.a.2': ['riftbound-zh:410.1.a.2'],
  'riftbound:428.5.c': ['riftbound-zh:415.5.c'],
  'riftbound:429.2': ['riftbound-zh:416.2'],
  'riftbound:431.3.a': ['riftbound-zh:418.3.a'],
  'riftbound:431.3.b': ['riftbound-zh:418.3.a'],
};
