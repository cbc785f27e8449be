import { isMeasured, misfitsOf, provenMisfits } from '#core/phone-layout.ts'
import { listed, plural } from '#core/words.ts'
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

/** What a page gives to those that show it when it is shared, in the owner's words. */
const SHARED = { 'og:title': 'a title', 'og:image': 'a picture' } as const

/** Rules about phones and the document itself. */
export const mobileRules: readonly Rule[] = [
  {
    number: 110,
    id: 'viewport-missing',
    severity: 'error',
    scope: 'home',
    finding: "Your homepage isn't set up for phones",
    run: (site) =>
      site.home.headKnown || hasViewport(site.home)
        ? judgedAt(!hasViewport(site.home), site.address, otherPages(site))
        : NOT_TESTED,
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
    finding: 'Your homepage is hard to use on a phone',
    run: notMobileFriendly,
  },
  {
    number: 113,
    id: 'favicon-missing',
    severity: 'warning',
    scope: 'home',
    finding: 'Your site shows no little icon',
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
    finding: "This page doesn't begin by saying which kind of HTML it is",
    run: onCandidates(({ sent }) => !sent.doctype && standsBefore(sent.textBeforeDoctype)),
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

/** How many of the other pages are set up for phones: a homepage alone says nothing of them. `undefined`: none is known. */
function otherPages({ candidates }: SeoSite): string | undefined {
  const others = candidates.filter((page) => !page.isHome && (page.headKnown || hasViewport(page)))
  const fitting = others.filter(hasViewport).length
  if (others.length === 0) return undefined
  if (fitting === 0) return 'nor is any other page that we read'
  return fitting === 1 ? '1 of your other pages is' : `${fitting} of your other pages are`
}

/** As the layout check judges the page; a missing viewport has a rule of its own, and nothing more is known without one. */
function notMobileFriendly({ mobileVisit, address }: SeoSite): RuleOutcome {
  if (!mobileVisit || mobileVisit.notOwnersPage || !isMeasured(mobileVisit)) return NOT_TESTED
  const { layout } = mobileVisit
  const misfits = misfitsOf(layout)
  if (misfits.length === 0) return PASSED
  const proven = provenMisfits(mobileVisit)
  if (proven.length === 0 || misfits.includes('viewport')) return NOT_TESTED
  const found = [
    ...(proven.includes('overflow')
      ? [`the page slides sideways by ${plural(Math.round(layout.overflowPx), 'pixel')}`]
      : []),
    ...(proven.includes('small_text')
      ? [`${legible(layout.legibleShare)} of the words are large enough to read`]
      : []),
  ]
  return judgedAt(true, address, found.join(', '))
}

const standsBefore = (text: string | undefined): string | true =>
  text === undefined || `“${text}” stands before it`

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
  const named = icons.flatMap(({ url }) => url ?? [])
  const urls = new Set([...named, new URL('/favicon.ico', site.address).href])
  const answers = [...urls].map((url) => iconAnswers(site, url))
  if (answers.includes(true)) return PASSED
  if (answers.includes(null)) return NOT_TESTED
  const [first] = named
  return judgedAt(true, site.address, first && `the one that your pages name doesn't load: ${first}`)
}

function iconAnswers(site: SeoSite, url: string): boolean | null {
  const target = site.target(url)
  if (!target || target.outcome === 'could_not_check') return null
  return target.outcome === 'works' && !/html/iu.test(target.contentType ?? '')
}
