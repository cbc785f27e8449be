import type { AdsChange } from '#core/ads/changes.ts'
import { ADS_LIMITS, DAILY_BUDGET_BELOW } from '#core/ads/limits.ts'
import { listed } from '#core/words.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { MESSAGES, overLimit, strategyInUse } from '../messages.ts'
import { amountProblem, budgetProblem, targetCpaProblem } from './amounts.ts'
import { problemAt, nameProblem, takenNames, type Problems, removedProblem, together } from './problems.ts'

type CreateStrategy = Extract<AdsChange, { kind: 'create_strategy' }>

/** What is wrong with a new portfolio strategy (decisions, 9.3). */
export function strategyProblems(change: CreateStrategy, account: KnownAdsAccount): Problems {
  const { name, campaignIds } = change
  return together(
    problemAt('name', nameProblem(name, takenNames(account.strategies))),
    OF_TYPE[change.type](change, account),
    ...campaignIds.map((id) => problemAt('campaignIds', removedProblem(account.campaigns, id))),
  )
}

const sharedBudgetProblem = ({ sharedBudget }: CreateStrategy, currency: string): Problems =>
  problemAt('sharedBudget', sharedBudget === null ? null : budgetProblem(sharedBudget, currency))

const OF_TYPE: Readonly<
  Record<CreateStrategy['type'], (change: CreateStrategy, account: KnownAdsAccount) => Problems>
> = {
  target_cpa: (change, { currency }) =>
    together(
      problemAt(
        'targetCpa',
        change.targetCpa === null
          ? MESSAGES.amount
          : targetCpaProblem(change.targetCpa, change.sharedBudget, currency),
      ),
      problemAt('targetRoas', change.targetRoas === null ? null : MESSAGES.targetNotUsed),
      sharedBudgetProblem(change, currency),
    ),
  target_roas: (change, { currency }) =>
    together(
      problemAt('targetRoas', roasProblem(change.targetRoas)),
      problemAt('targetCpa', change.targetCpa === null ? null : MESSAGES.targetNotUsed),
      sharedBudgetProblem(change, currency),
    ),
  maximise_conversions: (change, { currency, campaigns }) =>
    together(
      problemAt(
        'type',
        change.targetRoas !== null || takesOthers(change, campaigns) ? MESSAGES.wrongType : null,
      ),
      problemAt(
        'sharedBudget',
        change.sharedBudget === null
          ? MESSAGES.amount
          : amountProblem(change.sharedBudget, { below: DAILY_BUDGET_BELOW, currency }),
      ),
      problemAt('targetCpa', targetCpaProblem(change.targetCpa, change.sharedBudget, currency)),
    ),
}

/** What is wrong with a return on what ads cost, given as a ratio: in percent it has to be within what Google takes. */
function roasProblem(roas: number | null): string | null {
  const { least, most } = ADS_LIMITS.targetRoas
  if (roas === null || !Number.isFinite(roas)) return MESSAGES.amount
  // 100 times a decimal is not always whole: 0.29 * 100 is 28.999….
  const percent = Math.round(roas * 10_000) / 100
  if (percent < least) return MESSAGES.amount
  return percent > most ? overLimit(`${most.toLocaleString('en-AU')}%`) : null
}

/** Google aligns this type and its shared budget on the same campaigns: Search ones without another shared budget. */
function takesOthers({ campaignIds }: CreateStrategy, campaigns: KnownAdsAccount['campaigns']): boolean {
  const chosen = (campaigns ?? []).filter(({ id }) => campaignIds.includes(id))
  return chosen.some(({ type, budget }) => type !== 'search' || budget?.isShared === true)
}

/** Why a strategy cannot be removed: it is gone, or campaigns use it. */
export function removeStrategyProblem(
  id: string,
  { strategies, campaigns }: Pick<KnownAdsAccount, 'strategies' | 'campaigns'>,
): string | null {
  const gone = removedProblem(strategies, id)
  if (gone !== null) return gone
  const row = strategies?.find((one) => one.id === id)
  const removed = new Set(
    (campaigns ?? []).flatMap((campaign) => (campaign.state === 'removed' ? [campaign.id] : [])),
  )
  const users = (row?.campaigns ?? []).filter((campaign) => !removed.has(campaign.id))
  return users.length === 0 ? null : strategyInUse(listed(users.map(({ name }) => `“${name}”`)))
}
