// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconChevronDown = /* @__PURE__ */ lineIcon('chevron-down', [
  ['path', { d: 'M6 9l6 6l6 -6' }],
])
