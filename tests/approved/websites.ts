import { catalogue } from '#checks/catalogue.generated.ts'
import { EVIDENCE_KEYS, type EvidenceMap } from '#core/evidence/index.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { loadedOf } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import type { CheckResult } from '#core/result.ts'
import { judgeAll } from '#engine/judging.ts'
import { aRobots, aSite, aTwin, theSitemaps, theTwins } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { ACCOUNTS } from './accounts.ts'
import { answersOf, CERTIFICATES, EXPOSURES, FAILURES, MAILS, PROFILES, SCRIPTS } from './circumstances.ts'
import { linksOf, pagesOf, SITE_NAMES } from './pages.ts'
import { VISITS } from './visits.ts'

/** When all of them are judged. */
export const AT = new Date('2026-11-21T12:00:00.000Z')

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=()',
  },
  {
    server: 'Apache/2.4.1 (Ubuntu)',
    'x-powered-by': 'PHP/5.6.40',
    'strict-transport-security': 'max-age=60',
  },
]

/** The item of a list whose turn it is. */
function inTurn<T>(all: readonly T[], turn: number): T {
  const item = all[turn % all.length]
  if (item === undefined) throw new Error('Nothing can take turns')
  return item
}

/** A website with what surrounds it: pages of a small website, and each kind of other evidence in turn. */
export interface MadeUpWebsite {
  name: string
  evidence: EvidenceSoFar
}

const ROBOTS = [
  aRobots(),
  aRobots({ status: 404, text: '', sitemaps: [] }),
  aRobots({
    text: 'User-agent: *\nDisallow: /\n',
    homeAllowed: { fettle: true, all: false, googlebot: false, bingbot: true },
  }),
  aRobots({
    status: 500,
    serverErrorConfirmed: true,
    badLines: [{ line: 2, text: 'Dissallow: /x' }],
    rulesBeforeAgent: true,
  }),
]

function valuesOf(name: string, turn: number): EvidenceMap {
  const pages = pagesOf(name, inTurn(HEADERS, turn))
  const home = pages[0] ?? aPage()
  const placedLinks = home.links.flatMap(({ url }, at) =>
    url === null
      ? []
      : [
          {
            url,
            spot: { x: 10, y: at * 90, width: 80, height: 20 },
            ...(at % 4 === 3 ? { inMenu: true as const } : {}),
          },
        ],
  )
  const visit = { ...inTurn(VISITS, turn), placedLinks }
  return {
    answers: answersOf(turn),
    profile: inTurn(PROFILES, turn),
    accounts: inTurn(ACCOUNTS, turn),
    certificate: inTurn(CERTIFICATES, turn),
    site: aSite({ home, firstByteMs: [inTurn([100, 900, 2_500], turn)] }),
    mail: inTurn(MAILS, turn),
    robots: inTurn(ROBOTS, turn),
    pages: aCrawl(
      pages,
      turn % 11 === 10
        ? {
            ended: 'budget_time',
            unread: [{ url: `${home.url}x`, failure: failure('connect_timeout'), inMenu: true }],
          }
        : {},
    ),
    sitemaps: inTurn(
      [
        theSitemaps({ urls: pages.map(({ url }) => url) }),
        theSitemaps({ places: [], files: [], urls: [], sample: [] }),
      ],
      turn,
    ),
    scripts: inTurn(SCRIPTS, turn),
    twins: inTurn(
      [
        theTwins(),
        theTwins({
          homes: [aTwin('http://joes.test/', { status: 200, hops: [], finalUrl: 'http://joes.test/' })],
        }),
      ],
      turn,
    ),
    share: inTurn<EvidenceMap['share']>(
      [
        { url: null, kind: 'none', image: null },
        { url: home.url, kind: 'page', status: 200, page: pages.at(-1) ?? home, image: null },
        { url: 'https://joes.test/gone', kind: 'missing', status: 404, image: null },
        {
          url: home.url,
          kind: 'page',
          status: 200,
          page: home,
          image: {
            url: 'https://joes.test/card.jpg',
            status: 200,
            type: 'image/jpeg',
            width: 400,
            height: 200,
            bytes: 90_000,
          },
        },
      ],
      turn,
    ),
    links: linksOf(pages),
    exposure: inTurn(EXPOSURES, turn),
    rendered: { pages: [] },
    loaded: loadedOf(visit),
    mobileVisit: visit,
    renderedPages: { pages: [] },
    desktopVisit: { ...inTurn(VISITS, turn + 1), device: 'desktop', placedLinks },
    menuLayouts: { pages: visit.layout ? [{ url: home.url, layout: visit.layout }] : [] },
    thumbnails: { pictures: [] },
    lighterPictures: { pictures: [] },
  }
}

/** Evidence in which one piece failed, in every other website that may lack one. */
function gatheredOf(values: EvidenceMap, turn: number, mayLack = true): EvidenceSoFar {
  const lost = mayLack && turn % 2 === 1 ? inTurn(EVIDENCE_KEYS.slice(3), turn) : null
  return Object.fromEntries(
    EVIDENCE_KEYS.map((key) => [
      key,
      key === lost
        ? { state: 'failed', failure: inTurn(FAILURES, turn), at: AT.toISOString(), durationMs: 5 }
        : { state: 'ok', value: values[key], at: AT.toISOString(), durationMs: 5 },
    ]),
  )
}

/** All of them, in the order of their names. */
export const WEBSITES: readonly MadeUpWebsite[] = SITE_NAMES.map((name, turn) => ({
  name,
  evidence: gatheredOf(valuesOf(name, turn), turn),
}))

/** A few of them in other turns, of which everything was gathered. */
export const EVERYTHING_GATHERED: readonly MadeUpWebsite[] = [
  ['shop-with-labels', 0],
  ['no-faults', 2],
  ['shop-with-labels', 4],
  ['contact-form-from-script', 1],
  ['universal-analytics-only', 14],
].map(([name, turn]) => ({
  name: `${name}, turn ${turn}`,
  evidence: gatheredOf(valuesOf(String(name), Number(turn)), Number(turn), false),
}))

const results = new Map<string, CheckResult[]>()

/** What every check says of a website. Throws when a rule throws. */
export function resultsOf({ name, evidence }: MadeUpWebsite): CheckResult[] {
  const known = results.get(name)
  if (known) return known
  const judged = judgeAll(catalogue, evidence, AT, (where, error) => {
    throw new Error(`${where}, ${name}`, { cause: error })
  })
  results.set(name, judged)
  return judged
}

/** What its owner's profile states. */
export const profileGiven = ({ evidence }: MadeUpWebsite): ProfileEvidence =>
  evidence.profile?.state === 'ok' ? evidence.profile.value : {}

/** What its owner has answered. */
export const answersGiven = ({ evidence }: MadeUpWebsite): AnswersEvidence =>
  evidence.answers?.state === 'ok' ? evidence.answers.value : {}
