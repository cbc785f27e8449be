// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconChartLine = /* @__PURE__ */ lineIcon('chart-line', [
  ['path', { d: 'M4 19l16 0' }],
  ['path', { d: 'M4 15l4 -6l4 2l4 -5l4 4' }],
])
