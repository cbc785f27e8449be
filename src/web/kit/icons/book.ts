// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconBook = /* @__PURE__ */ lineIcon('book', [
  ['path', { d: 'M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0' }],
  ['path', { d: 'M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0' }],
  ['path', { d: 'M3 6l0 13' }],
  ['path', { d: 'M12 6l0 13' }],
  ['path', { d: 'M21 6l0 13' }],
])
