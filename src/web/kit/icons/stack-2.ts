// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconStack2 = /* @__PURE__ */ lineIcon('stack-2', [
  ['path', { d: 'M12 4l-8 4l8 4l8 -4l-8 -4' }],
  ['path', { d: 'M4 12l8 4l8 -4' }],
  ['path', { d: 'M4 16l8 4l8 -4' }],
])
