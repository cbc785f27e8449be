// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconTrendingUp = /* @__PURE__ */ lineIcon('trending-up', [
  ['path', { d: 'M3 17l6 -6l4 4l8 -8' }],
  ['path', { d: 'M14 7l7 0l0 7' }],
])
