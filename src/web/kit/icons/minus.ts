// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconMinus = /* @__PURE__ */ lineIcon('minus', [
  ['path', { d: 'M5 12l14 0' }],
])
