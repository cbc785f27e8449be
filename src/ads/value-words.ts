import type { AdsValues } from '#core/ads/activity.ts'
import { isMicros, microsOf } from '#core/ads/money.ts'
import { CAMPAIGN_STATES } from '#core/ads/states.ts'
import { listed } from '#core/words.ts'
import { moneyText } from './money-words.ts'
import { ADS_STATE_WORDS, DEMOGRAPHIC_WORDS } from './state-words.ts'

const AMOUNTS: ReadonlyMap<string, string> = new Map([
  ['amount', 'Budget a day'],
  ['dailyBudget', 'Budget a day'],
  ['sharedBudget', 'Shared budget a day'],
  ['maxCpc', 'Default max CPC'],
  ['maxCpv', 'Max CPV'],
  ['targetCpa', 'Target CPA'],
  ['targetCpm', 'Target CPM'],
])
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['name', 'Name'],
  ['keywords', 'Keywords'],
  ['negativeKeyword', 'Negative keyword'],
  ['assets', 'Assets'],
])
const PEOPLE: ReadonlyMap<string, { title: string; values: Readonly<Record<string, string>> }> = new Map(
  Object.entries(DEMOGRAPHIC_WORDS),
)

/**
 * What a change replaced or set, in words: `Budget a day: A$12.00`. States of several items are said once; what has no words, such as an id, is
 * left out. `currency`: of the account; `null` for that of another account, whose amounts are left out.
 */
export function valueWords(values: AdsValues, currency: string | null): string {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const words = oneValue(name, value, currency)
    return words === null ? [] : [words]
  })
  return [...new Set(parts)].join('. ')
}

function oneValue(name: string, value: string | null, currency: string | null): string | null {
  const amount = AMOUNTS.get(name)
  if (amount !== undefined) return currency === null ? null : `${amount}: ${amountWords(value, currency)}`
  const people = PEOPLE.get(name)
  if (people !== undefined) {
    if (value === null || value === '') return `${people.title}: everyone`
    const left = value.split(', ').map((one) => people.values[one] ?? one)
    return `${people.title}: without ${listed(left)}`
  }
  const text = TEXTS.get(name)
  if (text !== undefined) return `${text}: ${value ?? 'none'}`
  const state = CAMPAIGN_STATES.find((one) => one === value)
  return state === undefined ? null : ADS_STATE_WORDS[state]
}

function amountWords(value: string | null, currency: string): string {
  return isMicros(value) ? moneyText(microsOf(value), currency) : 'none'
}

/** The values of one side of a change that the other side has otherwise. */
export const differingValues = (values: AdsValues, other: AdsValues): AdsValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => other[name] !== value))

/** What is different now from what a form showed, for the person who was about to replace it. */
export function changedMeanwhile(seen: AdsValues, now: AdsValues, currency: string): string {
  const differing = differingValues(now, seen)
  const others = 'fingerprint' in differing && !('keywords' in differing) ? ['Other keywords'] : []
  const words = [valueWords(differing, currency), ...others].filter((one) => one !== '').join('. ')
  return words === ''
    ? 'This was changed meanwhile. Look at it again, then press the button again.'
    : `This was changed meanwhile. Now it is: ${words}. Press the button again to change it all the same.`
}
