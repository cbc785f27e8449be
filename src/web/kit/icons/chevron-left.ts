// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconChevronLeft = /* @__PURE__ */ lineIcon('chevron-left', [
  ['path', { d: 'M15 6l-6 6l6 6' }],
])
