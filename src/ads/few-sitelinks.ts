import { ADS_LIMITS } from '#core/ads/limits.ts'
import type { AssetRow, CampaignRow } from '#core/ads/rows.ts'
import { sameText } from './check/problems.ts'

export interface FewSitelinks {
  id: string
  name: string
  /** How many different ones it has: fewer than Google needs to show any. */
  sitelinks: number
}

const countDifferent = (rows: readonly AssetRow[]): number =>
  new Set(rows.map(({ sitelink }) => sameText(sitelink?.text ?? ''))).size

/** The Search campaigns that run with too few different sitelinks to show any. A campaign without its own uses those of the account. */
export function campaignsWithFewSitelinks(
  campaigns: readonly CampaignRow[],
  assets: readonly AssetRow[],
): readonly FewSitelinks[] {
  const links = assets.filter(({ type, state }) => type === 'sitelink' && state === 'enabled')
  const ofAccount = countDifferent(links.filter(({ level }) => level === 'account'))
  return campaigns.flatMap(({ id, name, type, state }) => {
    if (type !== 'search' || state !== 'enabled') return []
    const own = countDifferent(links.filter(({ level, levelId }) => level === 'campaign' && levelId === id))
    const sitelinks = own === 0 ? ofAccount : own
    return sitelinks < ADS_LIMITS.sitelinksToShow ? [{ id, name, sitelinks }] : []
  })
}
