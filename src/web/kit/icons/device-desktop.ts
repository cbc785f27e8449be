// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconDeviceDesktop = /* @__PURE__ */ lineIcon('device-desktop', [
  ['path', { d: 'M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10' }],
  ['path', { d: 'M7 20h10' }],
  ['path', { d: 'M9 16v4' }],
  ['path', { d: 'M15 16v4' }],
])
