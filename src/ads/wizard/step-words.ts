import type { WizardStep } from '#core/ads/draft.ts'

/** Titles of the wizard's steps. */
export const STEP_TITLES: Readonly<Record<WizardStep, string>> = {
  general: 'General information',
  places: 'Location and language',
  categories: 'Keyword categories',
  ad: 'Write the ad',
  budget: 'Budget and bidding',
}
