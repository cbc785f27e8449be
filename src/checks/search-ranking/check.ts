import { defineCheck, type Proofs } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { valueOf } from '#core/gathered.ts'
import type { Reason } from '#core/reasons.ts'
import { brokenLettersOn } from '#core/site/broken-letters.ts'
import { pagesRead } from '#core/site/distinct-pages.ts'
import { onceEach } from '#core/site/page-place.ts'
import { plural } from '#core/words.ts'
import type { FixEvidence } from '#fixes/fix.ts'
import { withoutSilentWordPress } from '#fixes/hosting/silent-wordpress.ts'
import { countLines } from '#fixes/pictures/alt-fixes.ts'
import { boxed } from './boxed.ts'
import { countTexts } from './fixes/title-fixes.ts'
import { findings } from './findings.ts'
import { factsSchema, type RuleFacts, ruleFacts } from './facts.ts'
import { inFull } from './in-full.ts'
import { exemptNote } from './exempt-pages.ts'
import { isAboutPictures } from './picture-steps.ts'
import { runRules } from './run-rules.ts'
import type { SeoPage } from './page.ts'
import { type SeoEvidence, seoSite } from './site.ts'
import { hasSettings } from './site-settings.ts'
import { type Judged, statusOf, type Tally, tally } from './status.ts'
import { words } from './words.ts'
import { rankingWork } from './work.ts'

const ALL_CLEAR = 'has_no_errors_or_warnings_detected'

export const check = defineCheck({
  id: 'search-ranking',
  code: 'T3CHECK21',
  category: 'visibility',
  path: '/visibility/search-ranking',
  tour: 6,
  triggers: ['seo'],
  needs: ['site', 'pages', 'answers', 'profile'],
  wants: ['robots', 'sitemaps', 'links', 'twins', 'mobileVisit', 'renderedPages'],
  forFixes: ['thumbnails'],
  boxed,
  asks: ['S-KW2'],
  report: { kind: 'search-ranking', title: 'Search ranking', place: 3, inFull },
  plan: {
    weight: 80,
    group: 'longterm',
    effort: 960,
    work: rankingWork,
    completedBy: [ALL_CLEAR],
    staysInGroup: ['has_only_warnings_detected', 'has_some_warnings_detected'],
    adjustments: {
      industry: { media_technology: 8, manufacturing: 4, professional: 4 },
      businessAge: { not_started: -10, '3_5': 3, '6_10': 4 },
      staff: { '200_plus': 4 },
    },
  },
  revision: 32,
  statuses: {
    has_no_errors_or_warnings_detected: 'success',
    has_only_warnings_detected: 'warning',
    has_some_warnings_detected: 'warning',
    has_some_errors_detected: 'error',
  },
  facts: factsSchema,
  words,
  evaluate({ site, pages, answers, profile, ...wanted }) {
    if (Object.values(wanted).some((one) => one.state === 'pending')) return { wait: true }
    const evidence: SeoEvidence = {
      site,
      pages,
      answers,
      profile,
      robots: valueOf(wanted.robots),
      sitemaps: valueOf(wanted.sitemaps),
      links: valueOf(wanted.links),
      twins: valueOf(wanted.twins),
      mobileVisit: valueOf(wanted.mobileVisit),
      rendered: valueOf(wanted.renderedPages),
    }
    const whole = seoSite(evidence)
    const judged = runRules(whole)
    const counts = tally(judged)
    const status = statusOf(counts)
    const unread = unreadHome(evidence)
    const settings = hasSettings(withoutSilentWordPress(pages.pages, evidence.sitemaps))
    const rules = judged.map(ruleFacts)
    const given = { evidence: { pages, site, renderedPages: evidence.rendered }, profile, answers }
    const newTexts = countTexts(given, { rules })
    const lines = linesFor(rules, { ...given.evidence, links: evidence.links })
    const refused = pages.pages.some(loadsRefusedParts) ? { hasRefusedParts: true as const } : {}
    const facts = { ...countsOf(counts), rules, hasSettings: settings, newTexts, ...lines, ...refused }
    const proof = proofOf(evidence, counts)
    const exempt = exemptNote(whole, judged)
    const unopened = unopenedNote(whole.candidates)
    const around = { address: site.address, hasSettings: settings, exempt, unopened }
    const blocks = findings(judged, counts, around)
    const advice = lettersAdvice(pages.pages)
    if (status === null) return { unable: unread ?? 'partial_crawl', proof, facts, blocks }
    if (unread && status === ALL_CLEAR) return { unable: unread, proof, facts, blocks }
    return { status, facts, proof, blocks, advice, say: { ...sayOf(counts), ...hiddenHome(judged) } }
  },
})

/** Broken letters are no rule of search engines; visitors see them in results and on the page. */
function lettersAdvice(pages: readonly PageFacts[]): string[] {
  const broken = brokenLettersOn(onceEach(pages))
  if (broken === null) return []
  const { seen, meant, pages: at } = broken
  return [
    `Some letters are broken on ${plural(at.length, 'page')}: “${seen}” shows where “${meant}” was meant. Ask your web person to put them right, and to store and send the pages as UTF-8.`,
  ]
}

/** A script, style or frame that a page with the padlock loads without it: site vulnerability tells of it with the same steps. */
const loadsRefusedParts = ({ url, mixed }: PageFacts): boolean =>
  url.startsWith('https:') && mixed.some(({ active }) => active)

/** The number of lines that the worksheet of pictures has, where a rule asks for them. */
function linesFor(rules: readonly RuleFacts[], evidence: FixEvidence): { pictureLines?: number } {
  const pictureLines = rules.some(isAboutPictures) ? countLines(evidence) : 0
  return pictureLines > 0 ? { pictureLines } : {}
}

/** Why rules about words were not run: nobody knows what scripts write into most of the pages. Empty where most were read. */
function unopenedNote(pages: readonly SeoPage[]): string {
  const unread = pages.filter(({ readable }) => !readable).length
  return unread * 2 <= pages.length
    ? ''
    : `${unread} of ${pages.length} pages have few words until their scripts run, and we didn't open them in our browser.`
}

/** Why the homepage's words could not be read, `null` when they were. */
function unreadHome({ site, pages, rendered }: SeoEvidence): Reason | null {
  const wasRendered = rendered?.pages.some((page) => page.depth === 0) === true
  if (!site.home.thin || site.home.rendered || wasRendered) return null
  return pages.homeRendering === 'unavailable' ? 'engine_missing' : 'engine_error'
}

const countsOf = ({ errors, warnings, passed, notTested }: Tally) => ({ errors, warnings, passed, notTested })

const sayOf = ({ errors, warnings, notTested }: Tally) => ({
  errors: plural(errors, 'error'),
  warnings: plural(warnings, 'warning'),
  things: plural(warnings, 'thing'),
  notTested: plural(notTested, 'test'),
})

const HIDES_HOME: ReadonlySet<string> = new Set(['home-noindex', 'home-blocked'])

/** Nothing else that search engines read matters while the homepage is kept from them. */
const hiddenHome = (judged: readonly Judged[]): { hidden?: string } =>
  judged.some(({ rule, outcome }) => HIDES_HOME.has(rule.id) && outcome.outcome === 'failed')
    ? { hidden: 'Search engines are told to leave your homepage out.' }
    : {}

const proofOf = ({ pages }: SeoEvidence, { errors, warnings, passed, notTested }: Tally): Proofs => [
  {
    kind: 'page',
    at: pages.address,
    found: `${plural(pagesRead(pages), 'page')} read: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}, ${passed} passed, ${notTested} not tested`,
  },
]
