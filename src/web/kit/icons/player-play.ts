// Tabler Icons 3.51.0, MIT License (see LICENSE). Written by `npm run icons`.
import { lineIcon } from '../icon-drawing.ts'

export const IconPlayerPlay = /* @__PURE__ */ lineIcon('player-play', [
  ['path', { d: 'M7 4v16l13 -8l-13 -8' }],
])
