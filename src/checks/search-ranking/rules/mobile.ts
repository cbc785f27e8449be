import type { LayoutFacts } from '#core/evidence/visit.ts'
import { listed } from '#core/words.ts'
import type { SeoPage } from '../page.ts'
import {
  judgedAt,
  NOT_TESTED,
  onCandidates,
  onOtherHeads,
  onHome,
  PASSED,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'

/** A page may scroll sideways by this many px on a phone, and this share of the text must be 12 px or larger (checks: layout). */
const OVERFLOW_PX = 18
const LEGIBLE_SHARE = 0.6
const TEXT_TO_JUDGE = 100
/** What a page gives to those that show it when it is shared, in the owner's words. */
const SHARED = { 'og:title': 'a title', 'og:image': 'a picture' } as const

/** Rules about phones and the document itself. */
export const mobileRules: readonly Rule[] = [
  {
    number: 110,
    id: 'viewport-missing',
    severity: 'error',
    scope: 'home',
    finding: "Your site isn't set up for phones",
    run: ({ home, address }) =>
      home.headKnown || hasViewport(home) ? judgedAt(!hasViewport(home), address) : NOT_TESTED,
  },
  {
    number: 111,
    id: 'viewport-missing-page',
    severity: 'warning',
    scope: 'page',
    finding: "This page isn't set up for phones",
    run: onOtherHeads((page) => !hasViewport(page)),
  },
  {
    number: 112,
    id: 'not-mobile-friendly',
    severity: 'error',
    scope: 'home',
    finding: 'Your site is hard to use on a phone',
    run: notMobileFriendly,
  },
  {
    number: 113,
    id: 'favicon-missing',
    severity: 'warning',
    scope: 'home',
    finding: 'Your site has no little icon',
    run: faviconMissing,
  },
  {
    number: 114,
    id: 'charset-missing',
    severity: 'warning',
    scope: 'page',
    finding: "This page doesn't say how its letters are stored",
    run: onCandidates(({ sent }) => !sent.charsetDeclared),
  },
  {
    number: 115,
    id: 'doctype-missing',
    severity: 'warning',
    scope: 'page',
    finding: 'This page uses an outdated form',
    run: onCandidates(({ sent }) => !sent.doctype),
  },
  {
    number: 116,
    id: 'og-missing',
    severity: 'warning',
    scope: 'home',
    finding: "Your site won't look its best when shared",
    run: onHome((home) => {
      const missing = Object.entries(SHARED).filter(([name]) => !holds(home, name))
      return missing.length > 0 && `without ${listed(missing.map(([, words]) => words))}`
    }),
  },
]

const hasViewport = ({ facts, sent }: SeoPage): boolean =>
  [...facts.metas, ...sent.metas].some((meta) => meta.name?.toLowerCase() === 'viewport')

/** Open Graph names are in `property`; networks also read them from `name`. */
const holds = ({ facts, sent }: SeoPage, name: string): boolean =>
  [...facts.metas, ...sent.metas].some(
    (meta) => (meta.property ?? meta.name)?.toLowerCase() === name && meta.content.trim() !== '',
  )

const layoutOf = ({ mobileVisit }: SeoSite): LayoutFacts | null =>
  mobileVisit && !mobileVisit.notOwnersPage ? mobileVisit.layout : null

/** Overflow or small text counts only where no stylesheet was missing for a reason outside the website. */
function notMobileFriendly(site: SeoSite): RuleOutcome {
  const layout = layoutOf(site)
  if (!layout) return NOT_TESTED
  const wide = layout.overflowPx > OVERFLOW_PX
  const small = layout.textCharacters >= TEXT_TO_JUDGE && layout.legibleShare < LEGIBLE_SHARE
  if (!wide && !small) return PASSED
  if (layout.stylesheets.some((sheet) => !sheet.loaded && !sheet.ownFault)) return NOT_TESTED
  const found = [
    ...(wide ? [`the page slides sideways by ${Math.round(layout.overflowPx)} pixels`] : []),
    ...(small ? [`${legible(layout.legibleShare)} of the words are large enough to read`] : []),
  ]
  return judgedAt(true, site.address, found.join(', '))
}

function legible(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 ? 'hardly any' : `only ${percent} %`
}

/** An icon that a page names, the homepage or another, else `/favicon.ico`; it must answer with a picture. */
function faviconMissing(site: SeoSite): RuleOutcome {
  const icons = [site.home, ...site.candidates].flatMap(({ facts }) =>
    facts.relations.filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon'),
  )
  if (icons.some(({ href }) => /^data:image\//iu.test(href.trim()))) return PASSED
  const urls = new Set([...icons.flatMap(({ url }) => url ?? []), new URL('/favicon.ico', site.address).href])
  const answers = [...urls].map((url) => iconAnswers(site, url))
  if (answers.includes(true)) return PASSED
  return answers.includes(null) ? NOT_TESTED : judgedAt(true, site.address)
}

function iconAnswers(site: SeoSite, url: string): boolean | null {
  const target = site.target(url)
  if (!target || target.outcome === 'could_not_check') return null
  return target.outcome === 'works' && !/html/iu.test(target.contentType ?? '')
}
