// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconArrowUpRight = /* @__PURE__ */ lineIcon('arrow-up-right', [
  ['path', { d: 'M17 7l-10 10' }],
  ['path', { d: 'M8 7l9 0l0 9' }],
])
