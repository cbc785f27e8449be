import type { Block } from '#core/block.ts'
import { defineCheck } from '#core/check.ts'
import type { BreachFacts } from '#core/evidence/accounts.ts'
import { withoutService } from '#core/without-service.ts'
import { plural } from '#core/words.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'

/** Data that gives access to other accounts or money: these breaches come first. */
const ACT_FIRST =
  /password|pin|card|bank|payment|passport|licen[cs]e|government|tax|social security|identity/iu
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
  revision: 1,
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
    const at = 'Breach service'
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
    return ofBreaches(lookup.breaches.filter((breach) => !breach.discounted))
  },
})

function ofBreaches(breaches: readonly BreachFacts[]) {
  const newest = breaches.toSorted((a, b) => b.date.localeCompare(a.date))
  const count = newest.length
  return {
    status: count === 0 ? ('checked_noBreach' as const) : ('checked_hasBreaches' as const),
    facts: {
      count,
      breaches: newest.map(({ name, date, dataTypes, verified }) => ({ name, date, dataTypes, verified })),
    },
    proof: [{ kind: 'account', at: 'Breach service', found: `Breaches: ${count}` }] as const,
    say: { count, breaches: plural(count, 'known breach', 'known breaches') },
    blocks: count === 0 ? [] : [breachList(newest)],
  }
}

const breachList = (breaches: readonly BreachFacts[]): Block => ({
  kind: 'list',
  title: 'Known breaches',
  items: breaches.map(({ name, date, dataTypes }) => {
    const actFirst = dataTypes.some((type) => ACT_FIRST.test(type))
    return {
      text: actFirst ? `${name}: act on this first` : name,
      detail: `${date}: ${dataTypes.join(', ')}`,
      tone: actFirst ? 'error' : 'warning',
    }
  }),
})
