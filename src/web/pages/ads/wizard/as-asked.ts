import type { CampaignDraft } from '#core/ads/draft.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { tidyLine } from '#core/owner-input/text.ts'

/** Limits of what suggestions are asked with. */
const MOST = { name: 400, url: 2_048 }

/** What suggestions are asked with: a draft may hold more than they take. */
export const asAsked = ({ businessName, landingUrl }: CampaignDraft) => ({
  businessName: tidyLine(businessName).slice(0, MOST.name),
  landingUrl: tidyLine(landingUrl).slice(0, MOST.url),
})

export const categoriesAsked = ({ categories }: CampaignDraft): string[] =>
  categories.slice(0, ADS_LIMITS.textsAsked).map(({ name }) => name.slice(0, MOST.name))
