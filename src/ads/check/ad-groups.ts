import type { AdsChange } from '#core/ads/changes.ts'
import { DEMOGRAPHICS } from '#core/ads/states.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { MESSAGES } from '../messages.ts'
import { bidsBelow, optionalAmountProblem } from './amounts.ts'
import { problemAt, nameProblem, takenNames, type Problems, removedProblem, together } from './problems.ts'

type Of<Kind extends AdsChange['kind']> = Extract<AdsChange, { kind: Kind }>

/** The campaigns that an ad group can be added to. */
export const searchCampaigns = (campaigns: KnownAdsAccount['campaigns']) =>
  (campaigns ?? []).filter(({ type, state }) => type === 'search' && state !== 'removed')

/** What is wrong with a new ad group. */
export function adGroupProblems(
  { campaignId, name, maxCpc }: Of<'create_ad_group'>,
  { currency, campaigns, adGroups }: KnownAdsAccount,
): Problems {
  const isSearch = campaigns === null || searchCampaigns(campaigns).some(({ id }) => id === campaignId)
  const below = bidsBelow(campaigns?.find(({ id }) => id === campaignId))
  return together(
    problemAt('campaignId', isSearch ? null : MESSAGES.noSearchCampaign),
    problemAt('name', nameProblem(name, takenNames(adGroups))),
    problemAt('maxCpc', optionalAmountProblem(maxCpc, { below, currency })),
  )
}

/** What is wrong with the bids of an ad group: each is less than its campaign's daily budget. */
export function bidsProblems(change: Of<'set_bids'>, account: KnownAdsAccount): Problems {
  const { currency, campaigns, adGroups } = account
  const group = adGroups?.find(({ id }) => id === change.adGroupId)
  const below = bidsBelow(campaigns?.find(({ id }) => id === group?.campaignId))
  const bids = ['maxCpc', 'maxCpv', 'targetCpa', 'targetCpm'] as const
  return together(
    problemAt('adGroupId', removedProblem(adGroups, change.adGroupId)),
    ...bids.map((bid) => problemAt(bid, optionalAmountProblem(change[bid], { below, currency }))),
  )
}

/** What is wrong with who sees an ad group: of each kind at least one stays. */
export function demographicsProblems(
  { adGroupId, excluded }: Of<'set_demographics'>,
  { adGroups }: KnownAdsAccount,
): Problems {
  const kinds = Object.entries<readonly string[]>(DEMOGRAPHICS).map(([kind, values]) => {
    const excludedValues = excluded[kind] ?? []
    const isUnknown = excludedValues.some((value) => !values.includes(value))
    const isNone = values.every((value) => excludedValues.includes(value))
    return problemAt(`excluded.${kind}`, isUnknown || isNone ? MESSAGES.demographics : null)
  })
  return together(problemAt('adGroupId', removedProblem(adGroups, adGroupId)), ...kinds)
}
