import { type CampaignDraft, EMPTY_DRAFT } from '#core/ads/draft.ts'

/** What is known of the business before anything is typed. */
interface KnownBusiness {
  businessName: string | null
  phone: string | null
  /** Host of the website; `null`: none. */
  host: string | null
  today: string
}

/** Google's id of English. */
const ENGLISH = { id: '1000', name: 'English' }

/** A new draft with what is known already; no budget is chosen beforehand. */
export const firstDraft = ({ businessName, phone, host, today }: KnownBusiness): CampaignDraft => ({
  ...EMPTY_DRAFT,
  businessName: businessName ?? '',
  phone: phone ?? '',
  landingUrl: host === null ? '' : `https://${host}/`,
  startDate: today,
  languages: [ENGLISH],
})
