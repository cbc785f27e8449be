import type { Block } from '#core/block.ts'
import type { InFull } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { plural } from '#core/words.ts'
import { withoutSilentWordPress } from '#fixes/hosting/silent-wordpress.ts'
import { byWeight, type Failed, isFailed, kindOf } from './findings.ts'
import { exemptNote } from './exempt-pages.ts'
import { adviceFor } from './rule-advice.ts'
import { runRules } from './run-rules.ts'
import { seoSite } from './site.ts'
import { hasSettings } from './site-settings.ts'
import type { Judged } from './status.ts'

const EVIDENCE: readonly EvidenceKey[] = [
  'site',
  'pages',
  'answers',
  'profile',
  'robots',
  'sitemaps',
  'links',
  'twins',
  'mobileVisit',
  'renderedPages',
]

/** Every rule of the check: what failed with all its places, what passed, what could not be tested. */
export const inFull: InFull = {
  evidence: EVIDENCE,
  blocks({ site, pages, answers = {}, profile = {}, renderedPages, ...wanted }) {
    if (!site || !pages) {
      return [{ kind: 'note', text: "What we read isn't kept any more. The next scan brings it back." }]
    }
    const whole = seoSite({ ...wanted, site, pages, answers, profile, rendered: renderedPages })
    const judged = runRules(whole)
    const settings = hasSettings(withoutSilentWordPress(pages.pages, wanted.sitemaps))
    return rulesInFull(judged, settings, exemptNote(whole, judged))
  },
}

/** `exempt`: what is said of pages that titles, summaries, headings and length are not asked of; empty where there are none. */
export const rulesInFull = (judged: readonly Judged[], settings: boolean, exempt = ''): Block[] => [
  ...judged
    .filter(isFailed)
    .toSorted(byWeight)
    .flatMap((failed) => failedInFull(failed, settings)),
  ...namesOf('passed', judged),
  ...namesOf('not_tested', judged),
  ...namesOf('not_applicable', judged),
  ...(exempt === '' ? [] : [{ kind: 'note', text: exempt } as const]),
]

/** What was found, what to do about it, and every place. */
function failedInFull(failed: Failed, settings: boolean): Block[] {
  const { rule, outcome } = failed
  const text = adviceFor(rule.id, settings)
  return [
    {
      kind: 'list',
      title: `${kindOf(rule)}: ${rule.finding} (${plural(outcome.total, 'place')})`,
      items: text === '' ? [] : [{ text }],
    },
    placesOf(failed),
  ]
}

const placesOf = ({ outcome }: Failed): Block => ({
  kind: 'table',
  ...(outcome.places.some(({ detail }) => detail !== undefined)
    ? {
        columns: [{ label: 'Where' }, { label: 'What was there' }],
        rows: outcome.places.map(({ at, detail }) => [at, detail ?? '']),
      }
    : { columns: [{ label: 'Where' }], rows: outcome.places.map(({ at }) => [at]) }),
  total: outcome.total,
})

/** What a rule that did not fail is told as: its finding alone reads as a fault of the website. */
const TOLD = {
  passed: { title: 'Tested, and nothing found', before: 'Not found', tone: 'success' },
  not_tested: { title: "Couldn't be tested", before: 'Not tested', tone: undefined },
  not_applicable: { title: 'Nothing to test on your website', before: "Doesn't apply", tone: undefined },
} as const

/** The rules with one outcome, by what they look for. */
function namesOf(outcome: keyof typeof TOLD, judged: readonly Judged[]): Block[] {
  const { title, before, tone } = TOLD[outcome]
  const items = judged
    .filter((one) => one.outcome.outcome === outcome)
    .map(({ rule }) => ({ text: `${before}: “${rule.finding}”`, tone }))
  return items.length === 0 ? [] : [{ kind: 'list', title: `${title} (${items.length})`, items }]
}
