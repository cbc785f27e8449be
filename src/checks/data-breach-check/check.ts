import type { Block } from '#core/block.ts'
import { defineCheck } from '#core/check.ts'
import type { BreachFacts } from '#core/evidence/accounts.ts'
import { shortDate } from '#core/dates.ts'
import { withoutService } from '#core/without-service.ts'
import { plural } from '#core/words.ts'
import { adviceFor } from './advice.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'

const SERVICE = 'Have I Been Pwned'
/** Its list of breaches may be used under a licence that asks for its name. */
const ATTRIBUTION: Block = {
  kind: 'note',
  text: 'The list of breaches comes from Have I Been Pwned (haveibeenpwned.com), under the licence CC BY 4.0.',
}
/** What it answers of an address lacks these; the owner of the address can see them at the service. */
const PRIVATE: Block = {
  kind: 'note',
  text: 'Have I Been Pwned keeps some breaches private, such as those of dating websites. Only haveibeenpwned.com shows them, to whoever confirms the address there.',
}
const NOTHING = { count: 0, breaches: [] }

/** Is an address of the owner in a known breach? Looked up only when the owner asks. */
export const check = defineCheck({
  id: 'data-breach-check',
  code: 'FETTLE-BREACH',
  category: 'compliance',
  path: '/compliance/data-breach-check',
  tour: null,
  triggers: ['data_breach_check'],
  needs: ['accounts'],
  wants: [],
  asks: ['S-BREACH1'],
  ownersOnly: true,
  service: 'breaches',
  worksWithoutWebsite: true,
  plan: {
    weight: 60,
    group: 'easy',
    effort: 10,
    completedBy: ['checked_noBreach', 'checked_no_records'],
    completedByTicks: { status: 'checked_hasBreaches', fact: 'breaches', question: 'S-BREACH1' },
    pin: { place: 3, statuses: ['checked_hasBreaches'] },
    adjustments: {
      industry: { education: 6, finance: 12, health: 8 },
      staff: { '5_19': 5, '20_199': 8, '200_plus': 8 },
    },
  },
  revision: 3,
  statuses: {
    not_checked: 'more_info',
    checked_noBreach: 'success',
    checked_no_records: 'info',
    checked_hasBreaches: 'error',
  },
  unableStatus: 'not_checked',
  facts,
  words,
  evaluate({ accounts }) {
    const { breaches: lookup } = accounts
    const at = SERVICE
    if (!lookup) {
      return {
        status: 'not_checked',
        facts: NOTHING,
        proof: [{ kind: 'account', at, found: 'No address looked up yet' }],
        ...withoutService(accounts, 'breaches'),
      }
    }
    if (lookup.kind === 'failed')
      return {
        unable: lookup.failure,
        proof: [{ kind: 'account', at, found: 'No answer' }],
        facts: NOTHING,
      }
    if (lookup.kind === 'no_records') {
      return {
        status: 'checked_no_records',
        facts: NOTHING,
        proof: [{ kind: 'account', at, found: 'No data held' }],
      }
    }
    const found = lookup.breaches.filter((breach) => !breach.discounted)
    return ofBreaches(found, lookup.addresses)
  },
})

function ofBreaches(breaches: readonly BreachFacts[], addresses: number) {
  const newest = breaches.toSorted((a, b) => b.date.localeCompare(a.date))
  const count = newest.length
  const isOne = addresses === 1
  return {
    status: count === 0 ? ('checked_noBreach' as const) : ('checked_hasBreaches' as const),
    facts: {
      count,
      breaches: newest.map(({ name, date, dataTypes, verified }) => ({ name, date, dataTypes, verified })),
    },
    proof: [
      {
        kind: 'account',
        at: SERVICE,
        found: `${plural(addresses, 'address', 'addresses')}, ${plural(count, 'breach', 'breaches')}`,
      },
    ] as const,
    say: {
      count,
      breaches: plural(count, 'known breach', 'known breaches'),
      were: isOne ? 'This address was' : 'Your addresses were',
      are: isOne ? "this address isn't" : "your addresses aren't",
    },
    blocks: count === 0 ? [PRIVATE] : [breachList(newest), PRIVATE, ATTRIBUTION],
  }
}

const breachList = (breaches: readonly BreachFacts[]): Block => ({
  kind: 'list',
  title: 'Known breaches',
  items: breaches.map(({ name, date, dataTypes, verified }) => {
    const { isFirst, advice } = adviceFor(dataTypes)
    const leaked = dataTypes.length === 0 ? '' : ` Leaked: ${dataTypes.join(', ')}.`
    const doubt = verified ? '' : ' Nobody has confirmed this one yet.'
    return {
      text: isFirst ? `${name}: act on this first` : name,
      detail: `${shortDate(date)}.${leaked}${doubt} What to do: ${advice}`,
      tone: isFirst ? 'error' : 'warning',
    }
  }),
})
