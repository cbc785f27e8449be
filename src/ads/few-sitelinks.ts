import { ADS_LIMITS } from '#core/ads/limits.ts'
import type { AdGroupRow, AssetRow, CampaignRow } from '#core/ads/rows.ts'
import { sameText } from './check/problems.ts'

export interface FewSitelinks {
  id: string
  name: string
  /** How many different ones are shown with all of its ads: fewer than Google needs to show any. */
  sitelinks: number
}

/** What was read of an account; `isCut`: there are more assets than these. */
interface Read {
  campaigns: readonly CampaignRow[]
  assets: { rows: readonly AssetRow[]; isCut: boolean }
  /** `null`: not read. Only ad groups with sitelinks of their own need them. */
  adGroups: readonly AdGroupRow[] | null
}

const isEnough = (rows: readonly AssetRow[]): boolean => countDifferent(rows) >= ADS_LIMITS.sitelinksToShow

const countDifferent = (rows: readonly AssetRow[]): number =>
  new Set(rows.map(({ sitelink }) => sameText(sitelink?.text ?? ''))).size

const sitelinksOf = (assets: readonly AssetRow[]): AssetRow[] =>
  assets.filter(({ type, state }) => type === 'sitelink' && state === 'enabled')

/** Whether what a campaign shows depends on its ad groups. */
export const hasSitelinksOfAdGroups = (assets: readonly AssetRow[]): boolean =>
  sitelinksOf(assets).some(({ level }) => level === 'ad_group')

/**
 * The Search campaigns that run with too few different sitelinks to show any. Those of the account, the campaign and the ad group are shown together
 * (support.google.com/google-ads/answer/11394461). Nothing is said of a campaign that has enough in each ad group, or of which not everything was read.
 */
export function campaignsWithFewSitelinks({ campaigns, assets, adGroups }: Read): readonly FewSitelinks[] {
  if (assets.isCut || (adGroups === null && hasSitelinksOfAdGroups(assets.rows))) return []
  const links = sitelinksOf(assets.rows)
  const ofAccount = links.filter(({ level }) => level === 'account')
  const at = (wanted: AssetRow['level'], id: string) =>
    links.filter(({ level, levelId }) => level === wanted && levelId === id)
  return campaigns.flatMap(({ id, name, type, state }) => {
    if (type !== 'search' || state !== 'enabled') return []
    const shown = [...ofAccount, ...at('campaign', id)]
    const groups = (adGroups ?? []).filter((one) => one.campaignId === id && one.state === 'enabled')
    const isShownByGroups =
      groups.length > 0 && groups.every((group) => isEnough([...shown, ...at('ad_group', group.id)]))
    return isEnough(shown) || isShownByGroups ? [] : [{ id, name, sitelinks: countDifferent(shown) }]
  })
}
