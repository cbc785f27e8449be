// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconSearch = /* @__PURE__ */ lineIcon('search', [
  ['path', { d: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0' }],
  ['path', { d: 'M21 21l-6 -6' }],
])
