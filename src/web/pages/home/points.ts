import { IconEye, IconHeartHandshake, IconListCheck, IconRefresh } from '#web/kit/icons.ts'
import type { Point } from '#web/kit/visitor/PointList.tsx'

/** What every result contains. */
export const POINTS: readonly Point[] = [
  {
    icon: IconEye,
    title: 'What we saw',
    line: 'The actual links, pages and pictures, so you can see for yourself.',
  },
  { icon: IconHeartHandshake, title: 'Why it matters', line: 'To your customers, not to a computer.' },
  {
    icon: IconListCheck,
    title: 'What to do',
    line: 'Short steps, with the time each takes and who does it.',
  },
  { icon: IconRefresh, title: 'Whether it worked', line: 'Re-run the test as often as you like.' },
]
