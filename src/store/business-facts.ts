import { eq } from 'drizzle-orm'
import { NETWORK_NAMES, NETWORKS } from '#core/address/networks.ts'
import { shownHost } from '#core/address/international.ts'
import { EMPTY_SUMMARY, type BusinessSummary } from '#summary/summary.ts'
import { type BusinessFacts, categoryResults } from '#summary/view.ts'
import { channelsOf } from './channels.ts'
import type { Queries } from './database.ts'
import type { Owner } from './owners.ts'
import { plans } from './schema/plans.ts'
import { websiteOfOwner } from './websites.ts'

/** Facts shown beside the owner's own summary: the business' places on the web, and the results of its website. */
export async function businessFactsOf(
  db: Queries,
  { id, country }: Pick<Owner, 'id' | 'country'>,
): Promise<BusinessFacts> {
  const website = await websiteOfOwner(db, id)
  if (!website) return { country, website: null, channels: [], categoryCounts: [] }
  const [channels, [plan]] = await Promise.all([
    channelsOf(db, website.id),
    db.select({ dashboard: plans.dashboard }).from(plans).where(eq(plans.websiteId, website.id)),
  ])
  return {
    country,
    website: website.host === null ? null : shownHost(website.host),
    channels: NETWORKS.flatMap((network) => {
      const handle = channels[network]?.handle ?? null
      return handle === null ? [] : [{ name: NETWORK_NAMES[network], handle }]
    }),
    categoryCounts: categoryResults(plan?.dashboard.categories ?? []),
  }
}

/** A first summary, filled from the profile. */
export const firstSummary = ({
  businessName,
  firstName,
  lastName,
  phone,
  email,
}: Owner): BusinessSummary => ({
  ...EMPTY_SUMMARY,
  businessName: businessName ?? '',
  name: `${firstName} ${lastName}`.trim(),
  phone: phone ?? '',
  email,
})
