// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconTrendingDown = /* @__PURE__ */ lineIcon('trending-down', [
  ['path', { d: 'M3 7l6 6l4 -4l8 8' }],
  ['path', { d: 'M21 10l0 7l-7 0' }],
])
