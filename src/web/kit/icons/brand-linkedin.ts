// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconBrandLinkedin = /* @__PURE__ */ lineIcon('brand-linkedin', [
  ['path', { d: 'M8 11v5' }],
  ['path', { d: 'M8 8v.01' }],
  ['path', { d: 'M12 16v-5' }],
  ['path', { d: 'M16 16v-3a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10' }],
])
