// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconCheck = /* @__PURE__ */ lineIcon('check', [
  ['path', { d: 'M5 12l5 5l10 -10' }],
])
