import { ADVICE_COLUMN, type Block } from '#core/block.ts'
import { cut } from '#core/text.ts'
import { listed, plural } from '#core/words.ts'
import type { Place, Rule } from './rule.ts'
import { adviceFor, isForNewPages } from './rule-advice.ts'
import type { Judged, Tally } from './status.ts'

/** A rule that failed, with its places. */
export type Failed = Judged & { outcome: { outcome: 'failed' } }

const EXAMPLES = 3
const LONGEST_EXAMPLE = 160

/** What the findings are told by, and what else there is to say of the tests. */
interface Around {
  address: string
  hasSettings: boolean
  /** Which pages are exempt from some tests; empty: none. */
  exempt: string
  /** Why tests could not be run; empty: nothing is known. */
  unopened: string
}

/** The failed rules, each with what to do, as a table, by weight; and how many rules passed or were not tested, and which pages are exempt. */
export function findings(
  judged: readonly Judged[],
  { passed, notTested }: Tally,
  { address, hasSettings, exempt, unopened }: Around,
): Block[] {
  const failed = judged.filter(isFailed).toSorted(byWeight)
  const table: Block = {
    kind: 'table',
    title: 'What to look at',
    columns: [
      { label: 'Finding' },
      { label: ADVICE_COLUMN, under: true },
      { label: 'Kind' },
      { label: 'Places', align: 'right' },
      { label: 'For example' },
    ],
    rows: failed.map(({ rule, outcome }) => [
      rule.finding,
      adviceFor(rule.id, hasSettings),
      kindOf(rule),
      String(outcome.total),
      outcome.places
        .slice(0, EXAMPLES)
        .map((place) => example(place, address))
        .join('\n'),
    ]),
  }
  const notApplicable = judged.filter(({ outcome }) => outcome.outcome === 'not_applicable').length
  const why = notTested > 0 ? unopened : ''
  const text = [remainder({ passed, notTested, notApplicable }), why, exempt]
    .filter((part) => part !== '')
    .join(' ')
  return [...(failed.length > 0 ? [table] : []), { kind: 'note', text }]
}

export const isFailed = (one: Judged): one is Failed => one.outcome.outcome === 'failed'

/** How a failed rule counts, as owners read it: what is to be left alone is no warning. */
export const kindOf = ({ id, severity }: Rule): (typeof KINDS)[number] =>
  severity === 'error' ? 'Error' : isForNewPages(id) ? 'Good to know' : 'Warning'

const KINDS = ['Error', 'Warning', 'Good to know'] as const

/** Errors first and what is only good to know last, then the rules with the most places, then by number. */
export function byWeight(a: Failed, b: Failed): number {
  const [one, other] = [KINDS.indexOf(kindOf(a.rule)), KINDS.indexOf(kindOf(b.rule))]
  if (one !== other) return one - other
  return b.outcome.total - a.outcome.total || a.rule.number - b.rule.number
}

/** A place by its path on this website, as owners know it: "Homepage", "/contact.html (Contact)". */
function example({ at, detail }: Place, address: string): string {
  const { origin } = new URL(address)
  const page = at === `${origin}/` ? 'Homepage' : at.replace(`${origin}/`, '/')
  return cut(
    detail === undefined ? page : `${page} (${detail.replaceAll(`${origin}/`, '/')})`,
    LONGEST_EXAMPLE,
  )
}

/**
 * All tests that found nothing, so that they and the table are as many as there are. One that could not be run may find something in the next scan: then
 * the numbers differ although the website is the same.
 */
function remainder({ passed, notTested, notApplicable }: Remaining): string {
  const counts = listed([
    `${plural(passed, 'test')} passed`,
    ...(notApplicable > 0 ? [`${plural(notApplicable, "doesn't", "don't")} apply to your website`] : []),
    ...(notTested > 0 ? [`${plural(notTested, 'test')} couldn't be run`] : []),
  ])
  return notTested === 0
    ? `${counts}.`
    : `${counts}. What couldn't be run isn't counted. A later scan may run it and find more, even if your website hasn't changed.`
}

type Remaining = Record<'passed' | 'notTested' | 'notApplicable', number>
