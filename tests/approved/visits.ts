import type { VisitEvidence } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { aLayout, aVisit } from '#support/visits.ts'

const spot = { x: 10, y: 40, width: 120, height: 30 }

const barrier = (id: string, impact: 'minor' | 'serious' | 'critical', nodes: number) => ({
  id,
  impact,
  help: `Help for ${id}`,
  helpUrl: `https://help.test/${id}`,
  nodes,
  examples: [{ selector: `#${id}`, snippet: `<a id="${id}">`, spot }],
})

const speed = (performance: number, times: number): VisitEvidence['speed'] => ({
  performance,
  runs: [performance - 2, performance, performance + 1],
  contention: 1.1,
  metrics: { fcp: 900 * times, lcp: 1_500 * times, tbt: 150 * times, cls: 0.06 * times, si: 1_700 * times },
  opportunities: [
    {
      id: 'image-delivery-insight',
      title: 'Improve image delivery',
      savingsMs: 1_200,
      savingsBytes: 900_000,
      display: '900 KiB',
    },
    {
      id: 'render-blocking-insight',
      title: 'Render blocking requests',
      savingsMs: 600,
      savingsBytes: null,
      display: null,
    },
    {
      id: 'unused-javascript',
      title: 'Reduce unused JavaScript',
      savingsMs: null,
      savingsBytes: 40_000,
      display: '40 KiB',
    },
  ],
  totalBytes: 2_400_000 * times,
  heaviestPicture: { url: 'https://joes.test/big.jpg', bytes: 800_000, wastedBytes: 700_000 },
})

const shot = (top: number) => ({ src: 'data:image/png;base64,AA==', width: 360, height: 640, top })

const SHOTS: Partial<VisitEvidence> = {
  screenshot: shot(0),
  closeUps: [1, 2, 3, 4, 5, 6].map((at) => shot(at * 640)),
}

const AUDITS: VisitEvidence['audits'] = [
  {
    id: 'image-delivery-insight',
    title: 'Improve image delivery',
    description: 'Smaller pictures arrive sooner.',
    score: 0.4,
    state: 'measured',
    display: 'Est savings of 900 KiB',
    tables: [
      {
        columns: [{ label: 'URL' }, { label: 'Size', align: 'right' }],
        rows: [['https://joes.test/big.jpg', '800 KiB']],
        total: 61,
      },
    ],
  },
  ...(['informative', 'not_applicable', 'failed'] as const).map((state) => ({
    id: `audit-${state}`,
    title: `Audit that is ${state}`,
    description: 'What it looks at.',
    score: state === 'informative' ? null : 1,
    state,
    display: null,
    tables: [],
  })),
]

const MIDDLING: Partial<VisitEvidence> = {
  ...SHOTS,
  audits: AUDITS,
  speed: speed(64, 2),
  accessibility: {
    score: 82,
    violations: [barrier('image-alt', 'critical', 4), barrier('color-contrast', 'serious', 12)],
    passes: 20,
    incomplete: 3,
  },
  layout: aLayout({
    overflowPx: 20,
    legibleShare: 0.7,
    smallTargets: 6,
    smallTargetSpots: [spot],
    userScalableNo: true,
  }),
  requests: [
    {
      url: 'https://www.googletagmanager.com/gtag/js?id=G-1',
      type: 'Script',
      status: 200,
      bytes: 90_000,
      failed: false,
    },
    { url: 'https://joes.test/gone.css', type: 'Stylesheet', status: 404, bytes: 0, failed: true },
  ],
  cookies: [
    { name: '_ga', domain: '.joes.test', secure: false, httpOnly: false, sameSite: null, firstParty: true },
    {
      name: 'IDE',
      domain: '.doubleclick.net',
      secure: true,
      httpOnly: true,
      sameSite: 'None',
      firstParty: false,
    },
  ],
  globals: ['dataLayer', 'Shopify'],
  libraries: [{ name: 'jquery', version: '1.12.4', at: 'https://joes.test/', by: 'global' }],
  consoleErrors: ['TypeError: x is undefined'],
  film: [{ moment: 'first_words', src: 'data:image/jpeg;base64,AA==', width: 360, height: 640 }],
}

const POOR: Partial<VisitEvidence> = {
  ...SHOTS,
  speed: speed(21, 5),
  accessibility: {
    score: 41,
    violations: [
      barrier('label', 'critical', 3),
      barrier('link-name', 'serious', 9),
      barrier('html-has-lang', 'serious', 1),
      barrier('region', 'minor', 30),
    ],
    passes: 5,
    incomplete: 0,
  },
  layout: aLayout({
    viewportMeta: null,
    viewport: { width: 980, height: 1_740 },
    overflowPx: 300,
    culprits: [{ selector: '.wide', right: 700, snippet: '<div class="wide">', spot }],
    legibleShare: 0.2,
    tapTargets: 40,
    smallTargets: 35,
    stylesheets: [{ url: 'https://joes.test/gone.css', loaded: false, ownFault: true }],
    overlay: { coveredShare: 0.8, kind: 'consent' },
  }),
}

/** How the homepage may do in a browser. */
export const VISITS: readonly VisitEvidence[] = [
  aVisit(),
  aVisit(MIDDLING),
  aVisit(POOR),
  aVisit({ notOwnersPage: true }),
  aVisit({
    speed: { failure: failure('browser_stalled') },
    accessibility: { failure: failure('browser_stalled') },
    layout: null,
  }),
]
