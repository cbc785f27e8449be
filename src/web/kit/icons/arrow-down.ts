// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconArrowDown = /* @__PURE__ */ lineIcon('arrow-down', [
  ['path', { d: 'M12 5l0 14' }],
  ['path', { d: 'M18 13l-6 6' }],
  ['path', { d: 'M6 13l6 6' }],
])
