// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconUsers = /* @__PURE__ */ lineIcon('users', [
  ['path', { d: 'M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0' }],
  ['path', { d: 'M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2' }],
  ['path', { d: 'M16 3.13a4 4 0 0 1 0 7.75' }],
  ['path', { d: 'M21 21v-2a4 4 0 0 0 -3 -3.85' }],
])
