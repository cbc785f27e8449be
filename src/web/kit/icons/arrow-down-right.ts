// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconArrowDownRight = /* @__PURE__ */ lineIcon('arrow-down-right', [
  ['path', { d: 'M7 7l10 10' }],
  ['path', { d: 'M17 8l0 9l-9 0' }],
])
