// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconBrandInstagram = /* @__PURE__ */ lineIcon('brand-instagram', [
  ['path', { d: 'M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10' }],
  ['path', { d: 'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0' }],
  ['path', { d: 'M17 7v.01' }],
])
