// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconChevronRight = /* @__PURE__ */ lineIcon('chevron-right', [
  ['path', { d: 'M9 6l6 6l-6 6' }],
])
