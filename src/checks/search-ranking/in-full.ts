import type { Block } from '#core/block.ts'
import type { InFull } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { plural } from '#core/words.ts'
import { withoutSilentWordPress } from '#fixes/hosting/silent-wordpress.ts'
import { byWeight, type Failed, isFailed, kindOf } from './findings.ts'
import { adviceFor } from './rule-advice.ts'
import { runRules } from './run-rules.ts'
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
    const judged = runRules({ ...wanted, site, pages, answers, profile, rendered: renderedPages })
    return rulesInFull(judged, hasSettings(withoutSilentWordPress(pages.pages, wanted.sitemaps)))
  },
}

export const rulesInFull = (judged: readonly Judged[], settings: boolean): Block[] => [
  ...judged
    .filter(isFailed)
    .toSorted(byWeight)
    .flatMap((failed) => failedInFull(failed, settings)),
  ...namesOf('Tested, and nothing found', judged, 'passed'),
  ...namesOf("Couldn't be tested", judged, 'not_tested'),
  ...namesOf("Doesn't apply to your website", judged, 'not_applicable'),
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

/** The rules with one outcome, by what they look for. */
function namesOf(title: string, judged: readonly Judged[], outcome: Judged['outcome']['outcome']): Block[] {
  const items = judged
    .filter((one) => one.outcome.outcome === outcome)
    .map(({ rule }) => ({ text: rule.finding }))
  return items.length === 0 ? [] : [{ kind: 'list', title: `${title} (${items.length})`, items }]
}
