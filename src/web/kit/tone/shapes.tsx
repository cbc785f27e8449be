import type { ReactNode } from 'react'
import type { ToneShape } from './tone.ts'

// Disc, square and rings follow Tabler Icons (MIT); triangle, octagon, lens and slash are our own.
const DISC =
  'M17 3.34a10 10 0 1 1-14.995 8.984L2 12l.005-.324A10 10 0 0 1 17 3.34Zm-1.293 5.953a1 1 0 0 0-1.32-.083l-.094.083L11 12.585l-1.293-1.292-.094-.083a1 1 0 0 0-1.403 1.403l.083.094 2 2 .094.083a1 1 0 0 0 1.226 0l.094-.083 4-4 .083-.094a1 1 0 0 0-.083-1.32Z'
const OCTAGON = 'M8.1 2.6h7.8l5.5 5.5v7.8l-5.5 5.5H8.1l-5.5-5.5V8.1Z'
const TRIANGLE = 'M10.7 3.6a1.5 1.5 0 0 1 2.6 0l8.3 14.7a1.5 1.5 0 0 1-1.3 2.2H3.7a1.5 1.5 0 0 1-1.3-2.2Z'
const RING =
  'M8.56 3.69a9 9 0 0 0-2.92 1.95M3.69 8.56A9 9 0 0 0 3 12m.69 3.44a9 9 0 0 0 1.95 2.92m2.92 1.95A9 9 0 0 0 12 21m3.44-.69a9 9 0 0 0 2.92-1.95m1.95-2.92A9 9 0 0 0 21 12m-.69-3.44a9 9 0 0 0-1.95-2.92m-2.92-1.95A9 9 0 0 0 12 3'
const DOTS =
  'M7.5 4.21v.01M4.21 7.5v.01M3 12v.01M4.21 16.5v.01M7.5 19.79v.01M12 21v.01M16.5 19.79v.01M19.79 16.5v.01M21 12v.01M19.79 7.5v.01M16.5 4.21v.01M12 3v.01'

/** Lines of a grey ring and the sign inside it. */
const ring = (inside: string): ReactNode => (
  <path
    d={`${RING}${inside}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

const cut = { fill: 'none', strokeWidth: 2.3, strokeLinecap: 'round' } as const

/** The icons, each in a field of 24 by 24. */
export const SHAPES: Record<ToneShape, ReactNode> = {
  'disc-tick': <path d={DISC} fill="currentColor" />,
  triangle: (
    <>
      <path
        d={TRIANGLE}
        fill="var(--warning-sign)"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M12 9.3v3.9M12 16.8h.01" stroke="var(--warning-mark)" {...cut} />
    </>
  ),
  'octagon-cross': (
    <>
      <path d={OCTAGON} fill="currentColor" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="m9 9 6 6m0-6-6 6" stroke="var(--icon-cut, var(--surface))" {...cut} />
    </>
  ),
  'square-i': (
    <>
      <rect x="2.6" y="2.6" width="18.8" height="18.8" rx="5.5" fill="currentColor" />
      <path d="M12 7.8h.01M11.2 11.6h.8v4.6m-1 0h2" stroke="var(--icon-cut, var(--surface))" {...cut} />
    </>
  ),
  'ring-minus': ring('M9 12h6'),
  'ring-question': ring('M12 16.2v.01M12 13.2a2 2 0 0 0 .9-3.8 2 2 0 0 0-2.4.5'),
  'ring-cross': ring('M14 14l-4-4M10 14l4-4'),
  'ring-lens': ring('M13.4 13.4l2.1 2.1M13.8 11.2a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0'),
  'ring-slash': ring('M9 15l6-6'),
  dots: <path d={DOTS} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />,
}
