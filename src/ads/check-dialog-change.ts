import type { AdsChange } from '#core/ads/changes.ts'
import { adGroupProblems, bidsProblems, demographicsProblems } from './check/ad-groups.ts'
import { budgetProblem } from './check/amounts.ts'
import { assetsProblems, removeAssetProblem } from './check/assets.ts'
import { keywordsProblems } from './check/keywords.ts'
import { negativeListProblems, negativesProblems } from './check/negatives.ts'
import { problemAt, type Problems, removedProblem, together } from './check/problems.ts'
import { removeStrategyProblem, strategyProblems } from './check/strategies.ts'
import type { KnownAdsAccount } from './known-account.ts'

/** A change that a dialog makes: any but a whole campaign, which the wizard makes. */
export type DialogChange = Exclude<AdsChange, { kind: 'create_campaign' }>
type Kinds = DialogChange['kind']

type Rules = {
  [Kind in Kinds]: (change: Extract<DialogChange, { kind: Kind }>, account: KnownAdsAccount) => Problems
}

const RULES: Rules = {
  set_campaign_state: ({ ids }, { campaigns }) =>
    together(...ids.map((id) => problemAt('ids', removedProblem(campaigns, id)))),
  remove_campaign: ({ id }, { campaigns }) => problemAt('id', removedProblem(campaigns, id)),
  set_budget: ({ campaignId, amount }, { campaigns, currency }) =>
    together(
      problemAt('campaignId', removedProblem(campaigns, campaignId)),
      problemAt('amount', budgetProblem(amount, currency)),
    ),
  create_ad_group: adGroupProblems,
  set_ad_group_state: ({ ids }, { adGroups }) =>
    together(...ids.map((id) => problemAt('ids', removedProblem(adGroups, id)))),
  remove_ad_group: ({ id }, { adGroups }) => problemAt('id', removedProblem(adGroups, id)),
  set_bids: bidsProblems,
  set_demographics: demographicsProblems,
  add_keywords: ({ adGroupId, keywords }, account) =>
    together(
      problemAt('adGroupId', removedProblem(account.adGroups, adGroupId)),
      keywordsProblems(
        keywords,
        (account.keywords ?? []).filter((row) => row.adGroupId === adGroupId && row.state !== 'removed'),
      ),
    ),
  remove_keyword: ({ id }, { keywords }) => problemAt('id', removedProblem(keywords, id)),
  add_negative_keywords: negativesProblems,
  remove_negative_keyword: ({ id }, { negativeKeywords }) =>
    problemAt('id', removedProblem(negativeKeywords, id)),
  save_negative_list: negativeListProblems,
  add_assets: assetsProblems,
  remove_asset: (change, account) => problemAt('id', removeAssetProblem(change, account)),
  create_strategy: strategyProblems,
  remove_strategy: ({ id }, account) => problemAt('id', removeStrategyProblem(id, account)),
}

/** Typed by its own kind: the rule and the change are of the same one. */
const judged = <Kind extends Kinds>(
  kind: Kind,
  change: Extract<DialogChange, { kind: Kind }>,
  account: KnownAdsAccount,
): Problems => RULES[kind](change, account)

/** What is wrong with a change that a dialog makes, by field; empty when it may be sent. */
export const dialogProblems = (change: DialogChange, account: KnownAdsAccount): Problems =>
  judged(change.kind, change, account)
