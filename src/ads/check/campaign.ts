import type { CampaignToCreate } from '#core/ads/changes.ts'
import { isDay } from '#core/dates.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isBlank } from '#core/owner-input/text.ts'
import { readPhoneNumber } from '#core/owner-input/phone-number.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { MESSAGES } from '../messages.ts'
import { finalUrlProblem } from './address.ts'
import { budgetProblem, targetCpaProblem } from './amounts.ts'
import { keywordsProblems } from './keywords.ts'
import { problemAt, nameProblem, takenNames, type Problems, textProblem, together } from './problems.ts'

const E164 = /^\+[1-9]\d{7,14}$/u

/** What is wrong with a campaign that the wizard makes, at fields below `campaign`. */
export function campaignProblems(campaign: CampaignToCreate, account: KnownAdsAccount): Problems {
  const problems = together(
    generalProblems(campaign, account),
    placesProblems(campaign),
    categoriesProblems(campaign),
    adProblems(campaign),
    problemAt('dailyBudget', budgetProblem(campaign.dailyBudget, account.currency)),
    problemAt('targetCpa', targetCpaProblem(campaign.targetCpa, campaign.dailyBudget, account.currency)),
  )
  return Object.fromEntries(Object.entries(problems).map(([field, text]) => [`campaign.${field}`, text]))
}

function generalProblems(campaign: CampaignToCreate, account: KnownAdsAccount): Problems {
  const { name, businessName, landingUrl, phone, startDate, endDate } = campaign
  return together(
    problemAt('name', nameProblem(name, takenNames(account.campaigns))),
    problemAt('businessName', textProblem(businessName, ADS_LIMITS.businessName, MESSAGES.businessName)),
    problemAt('landingUrl', finalUrlProblem(landingUrl, account.websiteHost, MESSAGES.landingUrl)),
    problemAt('phone', phone === null || isAcceptedPhone(phone, account.country) ? null : MESSAGES.phone),
    problemAt('startDate', startProblem(startDate, account.today)),
    problemAt(
      'endDate',
      endDate === null || (isDay(endDate) && endDate > startDate) ? null : MESSAGES.endDate,
    ),
  )
}

/** E.164, as an ad has it; or as it is typed in a form. */
const isAcceptedPhone = (phone: string, country: string | null): boolean =>
  E164.test(phone) || readPhoneNumber(phone, country, MESSAGES.phone).ok

function startProblem(startDate: string, today: string): string | null {
  if (!isDay(startDate)) return MESSAGES.startDate
  return startDate < today ? MESSAGES.startDatePast : null
}

function placesProblems({ locations, languages }: CampaignToCreate): Problems {
  const { least, most } = ADS_LIMITS.radiusKm
  const isAllowedRadius = (kilometres: number): boolean =>
    Number.isInteger(kilometres) && kilometres >= least && kilometres <= most
  const radius = locations.map((one, index) =>
    problemAt(
      `locations.${index}`,
      one.kind === 'place' || isAllowedRadius(one.kilometres) ? null : MESSAGES.radius,
    ),
  )
  return together(
    problemAt(
      'locations',
      countProblem(locations, ADS_LIMITS.locations, MESSAGES.noLocation, MESSAGES.manyLocations),
    ),
    problemAt(
      'languages',
      countProblem(languages, ADS_LIMITS.languages, MESSAGES.noLanguage, MESSAGES.manyLanguages),
    ),
    ...radius,
  )
}

function categoriesProblems({ categories }: CampaignToCreate): Problems {
  const { noCategory, manyCategories } = MESSAGES
  return together(
    problemAt('categories', countProblem(categories, ADS_LIMITS.categories, noCategory, manyCategories)),
    ...categories.map(({ name, keywords }, index) => {
      const words = keywordsProblems(keywords.map((text) => ({ text, matchType: 'phrase' })))
      const [first] = Object.values(words)
      return problemAt(
        `categories.${index}`,
        textProblem(name, ADS_LIMITS.category, noCategory) ?? first ?? null,
      )
    }),
  )
}

const texts = (kind: string, all: readonly string[], limit: number, missing: string): Problems =>
  together(
    problemAt(`${kind}.0`, textProblem(all[0] ?? '', limit, missing)),
    ...all
      .slice(1)
      .map((text, index) =>
        problemAt(`${kind}.${index + 1}`, isBlank(text) ? null : textProblem(text, limit, '')),
      ),
  )

/** The form asks for the first headline and description; those that are filled in for the owner are checked as well. */
function adProblems({ headlines, descriptions }: CampaignToCreate): Problems {
  return together(
    texts('headlines', headlines, ADS_LIMITS.headline, MESSAGES.headline),
    texts('descriptions', descriptions, ADS_LIMITS.description, MESSAGES.description),
    problemAt('headlines', headlines.length > ADS_LIMITS.headlines ? MESSAGES.manyHeadlines : null),
    problemAt(
      'descriptions',
      descriptions.length > ADS_LIMITS.descriptions ? MESSAGES.manyDescriptions : null,
    ),
  )
}

function countProblem(all: readonly unknown[], most: number, none: string, many: string): string | null {
  if (all.length === 0) return none
  return all.length > most ? many : null
}
