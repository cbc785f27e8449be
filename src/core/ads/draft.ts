import type { z } from 'zod'
import type { campaignDraft } from './draft-schema.ts'

/** Steps of the wizard in order. */
export const WIZARD_STEPS = ['general', 'places', 'categories', 'ad', 'budget'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** Drafts of campaigns that an owner can keep. */
export const MOST_DRAFTS = 20

export type CampaignDraft = z.infer<typeof campaignDraft>

export const EMPTY_DRAFT: CampaignDraft = {
  name: '',
  businessName: '',
  landingUrl: '',
  phone: '',
  startDate: '',
  endDate: '',
  locations: [],
  languages: [],
  categories: [],
  headlines: [],
  descriptions: [],
  budgetChoice: null,
  ownBudget: '',
  targetCpa: '',
}
