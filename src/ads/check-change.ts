import type { AdsChange } from '#core/ads/changes.ts'
import { campaignProblems } from './check/campaign.ts'
import type { Problems } from './check/problems.ts'
import { dialogProblems } from './check-dialog-change.ts'
import type { KnownAdsAccount } from './known-account.ts'

export type { Problems } from './check/problems.ts'

/**
 * What is wrong with a change of an ads account, by field; empty when it may be sent. The dialogs, the sample and the way to Google ask the same
 * (decisions, 5.5 and 9). A campaign's rules read phone numbers by the plans of every country, which a dialog's script has no need to carry.
 */
export const changeProblems = (change: AdsChange, account: KnownAdsAccount): Problems =>
  change.kind === 'create_campaign'
    ? campaignProblems(change.campaign, account)
    : dialogProblems(change, account)
