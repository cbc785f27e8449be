// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconArrowsSort = /* @__PURE__ */ lineIcon('arrows-sort', [
  ['path', { d: 'M3 9l4 -4l4 4m-4 -4v14' }],
  ['path', { d: 'M21 15l-4 4l-4 -4m4 4v-14' }],
])
