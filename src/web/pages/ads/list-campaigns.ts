import type { CampaignRow } from '#core/ads/rows.ts'

type Campaign = Pick<CampaignRow, 'id' | 'state' | 'type'>

/**
 * The campaigns of an account for the form of a list of negative keywords: those that can be chosen, and of them the chosen ones. `kept`: smart ones, which
 * cannot be chosen and use the list already; saving it changes nothing of them. `used`: ids of the campaigns that use the list.
 */
export function listCampaigns<Row extends Campaign>(
  campaigns: readonly Row[],
  used: readonly string[],
): { offered: Row[]; chosen: string[]; kept: string[] } {
  const there = campaigns.filter(({ state }) => state !== 'removed')
  const offered = there.filter(({ type }) => type !== 'smart')
  const usedOf = (rows: readonly Row[]) => rows.map(({ id }) => id).filter((id) => used.includes(id))
  return { offered, chosen: usedOf(offered), kept: usedOf(there.filter(({ type }) => type === 'smart')) }
}
