import { failureOfService } from '#core/connections/failures.ts'
import type { BreachFacts, BreachLookup } from '#core/evidence/accounts.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { KeptResult } from '../connector.ts'
import { type BreachAnswer, type LookUpData, lookUpData } from './schema.ts'

const LONGEST_NAME = 100
const LONGEST_TYPE = 60
const MOST_TYPES = 40

/**
 * The breaches of one address as they are kept. A breach that the service marks sensitive (a dating website) is kept for the confirmed
 * address of the account only: anybody could type the address of somebody else. The service says that it tells of none at all.
 */
export function breachesKept(breaches: readonly BreachAnswer[], isOwn: boolean, now: Date): LookUpData {
  const today = now.toISOString().slice(0, 10)
  const shown = breaches.filter(({ IsSensitive }) => isOwn || !IsSensitive)
  const titles = shown.map(({ Title }) => tidyLine(Title))
  const kept = shown.map((breach, index): BreachFacts => {
    const title = titles[index] ?? ''
    const isUnique = title !== '' && titles.indexOf(title) === titles.lastIndexOf(title)
    const name = isUnique ? title : `${title} (${tidyLine(breach.Name)})`.trim()
    return {
      name: cut(name, LONGEST_NAME),
      // A date in the future is a slip of the service: the breach is known today.
      date: breach.BreachDate > today ? today : breach.BreachDate,
      dataTypes: breach.DataClasses.slice(0, MOST_TYPES).map((type) => cut(tidyLine(type), LONGEST_TYPE)),
      verified: breach.IsVerified,
      discounted: breach.IsSpamList || breach.IsFabricated || breach.IsRetired,
    }
  })
  return { kind: 'read', breaches: kept }
}

/**
 * All addresses of an owner as one piece of evidence. A breach that was found counts even where another address got no answer; "no
 * breach" needs an answer for every address.
 */
export function breachEvidence(kept: readonly Pick<KeptResult, 'data' | 'failure'>[]): {
  breaches?: BreachLookup
} {
  const failed = kept.find(({ failure }) => failure !== null)?.failure ?? null
  const read = kept.filter(({ failure }) => failure === null).map(({ data }) => lookUpData.safeParse(data))
  const answered = read.flatMap(({ data }) => data ?? [])
  const breaches = onceEach(answered.flatMap((one) => (one.kind === 'read' ? one.breaches : [])))
  const isFound = breaches.some(({ discounted }) => !discounted)
  if (failed && !isFound) return { breaches: { kind: 'failed', failure: failureOfService(failed) } }
  // An answer in the form of another version is asked for again.
  if (answered.length === 0 || (answered.length < read.length && !isFound)) return {}
  if (answered.every(({ kind }) => kind === 'no_records')) return { breaches: { kind: 'no_records' } }
  return { breaches: { kind: 'read', breaches, addresses: answered.length } }
}

const onceEach = (breaches: readonly BreachFacts[]): BreachFacts[] => [
  ...new Map(breaches.map((breach) => [breach.name, breach])).values(),
]
