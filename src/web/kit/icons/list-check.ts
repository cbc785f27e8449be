// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconListCheck = /* @__PURE__ */ lineIcon('list-check', [
  ['path', { d: 'M3.5 5.5l1.5 1.5l2.5 -2.5' }],
  ['path', { d: 'M3.5 11.5l1.5 1.5l2.5 -2.5' }],
  ['path', { d: 'M3.5 17.5l1.5 1.5l2.5 -2.5' }],
  ['path', { d: 'M11 6l9 0' }],
  ['path', { d: 'M11 12l9 0' }],
  ['path', { d: 'M11 18l9 0' }],
])
