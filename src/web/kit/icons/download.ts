// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconDownload = /* @__PURE__ */ lineIcon('download', [
  ['path', { d: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2' }],
  ['path', { d: 'M7 11l5 5l5 -5' }],
  ['path', { d: 'M12 4l0 12' }],
])
