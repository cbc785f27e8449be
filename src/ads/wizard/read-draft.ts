import type { CampaignToCreate } from '#core/ads/changes.ts'
import type { CampaignDraft, WizardStep } from '#core/ads/draft.ts'
import { CENT_IN_MICROS, isMicros, type Micros, microsOf, microsText } from '#core/ads/money.ts'
import { DAILY_BUDGET_BELOW } from '#core/ads/limits.ts'
import { isBlank, tidyLine } from '#core/owner-input/text.ts'
import { readBudget, readOptionalAmount } from '../amount.ts'
import { categoryKeywords } from '../category-keywords.ts'
import { sameText, takenNames } from '../check/problems.ts'
import { changeProblems } from '../check-change.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { MESSAGES } from '../messages.ts'
import { adTextsOf } from './ad-texts.ts'
import { readAdPhone } from './read-ad-phone.ts'

/** What is wrong with a draft: a message for each field, such as `headlines.1`. */
export type DraftProblems = Readonly<Record<string, string>>

/** The step at which each field is asked for, by the first part of its name. */
export const STEP_OF_FIELD: Readonly<Record<keyof CampaignDraft, WizardStep>> = {
  name: 'general',
  businessName: 'general',
  landingUrl: 'general',
  phone: 'general',
  startDate: 'general',
  endDate: 'general',
  locations: 'places',
  languages: 'places',
  categories: 'categories',
  headlines: 'ad',
  descriptions: 'ad',
  budgetChoice: 'budget',
  ownBudget: 'budget',
  targetCpa: 'budget',
}

/** The value of `budgetChoice` beside a suggested amount. */
export const OWN_BUDGET = 'own'
/** Stands for an amount that is not chosen yet: the highest, so that nothing else is refused because of it. */
const NO_AMOUNT: Micros = microsText(DAILY_BUDGET_BELOW - CENT_IN_MICROS)

/** The campaign that a draft makes, and what is wrong with it; a draft with problems is not sent. */
export function readCampaignDraft(
  draft: CampaignDraft,
  account: KnownAdsAccount,
): { campaign: CampaignToCreate; problems: DraftProblems } {
  const budget = budgetOf(draft)
  const target = readOptionalAmount(draft.targetCpa)
  const phone = readAdPhone(draft.phone, account.country)
  const { headlines, descriptions } = adTextsOf(draft)
  const campaign: CampaignToCreate = {
    name: tidyLine(draft.name) || freeName(draft, account),
    businessName: tidyLine(draft.businessName),
    landingUrl: tidyLine(draft.landingUrl),
    ...(phone.ok ? phone.value : { phone: null }),
    startDate: draft.startDate,
    endDate: draft.endDate === '' ? null : draft.endDate,
    locations: draft.locations,
    languages: draft.languages,
    categories: draft.categories.map(({ name, keywords }) => ({
      name: tidyLine(name),
      keywords: categoryKeywords(tidyLine(name), keywords.map(tidyLine)),
    })),
    headlines: headlines.map(({ text }) => text),
    descriptions: descriptions.map(({ text }) => text),
    dailyBudget: budget.ok ? budget.value : NO_AMOUNT,
    targetCpa: target.ok ? target.value : null,
  }
  const refused = changeProblems({ kind: 'create_campaign', campaign }, account)
  const budgetField = fieldOfDraft('dailyBudget', draft)
  const problems = Object.entries(refused).flatMap(([field, message]): [string, string][] => {
    const own = fieldOfDraft(field, draft)
    // A name that the owner left empty is made of the other fields, which have their own messages.
    if (own === 'name' && isBlank(draft.name)) return []
    return [[own, message]]
  })
  return {
    campaign,
    problems: {
      ...Object.fromEntries(problems),
      ...(!phone.ok && { phone: phone.message }),
      ...(!budget.ok && { [budgetField]: budget.message }),
      ...(!target.ok && { targetCpa: target.message }),
    },
  }
}

/** The field of a draft that a field of its campaign, such as `campaign.dailyBudget`, is made of. */
export function fieldOfDraft(field: string, { budgetChoice }: Pick<CampaignDraft, 'budgetChoice'>): string {
  const own = field.replace(/^campaign\./u, '')
  if (own !== 'dailyBudget') return own
  return budgetChoice === OWN_BUDGET ? 'ownBudget' : 'budgetChoice'
}

/** The problems at one step's fields. */
export const problemsOfStep = (problems: DraftProblems, step: WizardStep): DraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField(field) === step))

/** The step at which a field, such as `headlines.1`, is asked for; the first one for a field that no step has. */
export function stepOfField(field: string): WizardStep {
  const [part = ''] = field.split('.')
  return Object.entries(STEP_OF_FIELD).find(([name]) => name === part)?.[1] ?? 'general'
}

function budgetOf({ budgetChoice, ownBudget }: CampaignDraft): ReturnType<typeof readBudget> {
  if (budgetChoice === OWN_BUDGET) return readBudget(ownBudget)
  return isMicros(budgetChoice) && microsOf(budgetChoice) > 0n
    ? { ok: true, value: budgetChoice }
    : { ok: false, message: MESSAGES.noBudget }
}

/** The first category as the campaign's name, with a number when there is one of that name. */
function freeName({ categories, businessName }: CampaignDraft, { campaigns }: KnownAdsAccount): string {
  const base = tidyLine(categories[0]?.name ?? '') || tidyLine(businessName)
  const taken = new Set(takenNames(campaigns).map(sameText))
  let name = base
  for (let number = 2; taken.has(sameText(name)); number += 1) name = `${base} ${number}`
  return name
}
