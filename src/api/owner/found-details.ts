import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { offeredCity } from '#core/business/time-zone.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { readBusinessName } from '#core/owner-input/names.ts'
import { readOnboardingPhone } from '#core/owner-input/phone-number.ts'
import { tidyPhone } from '#core/phone.ts'
import { countryOf } from '#core/site/own-details.ts'
import { QUESTIONS } from '#core/survey/questions.data.ts'
import { suggestions } from '#core/survey/suggestions.ts'
import { type Business, businessOf } from '#fixes/business.ts'
import { readEvidence } from '#store/evidence.ts'
import { briefResultsOfWebsite } from '#store/known-results.ts'
import type { Website } from '#store/websites.ts'
import type { onboardingCalls } from '../contract/onboarding.ts'
import { AppError } from '../http/error.ts'
import { answerCache } from '../results/answer-cache.ts'
import { makingPieces } from '../results/making-pieces.ts'
import type { Services } from '../services.ts'

type Answer = z.infer<(typeof onboardingCalls)['GET /onboarding/found']['answer']>
type Found = Answer['found'][number]

/** While a website is scanned it is asked for again and again. */
const MOST_KEPT = 200
const businesses = answerCache<Business>(MOST_KEPT)

/** The business details in a website's results so far: the same that its ready-made pieces are made with. */
export async function foundOnWebsite(services: Services, website: Website): Promise<Answer> {
  const { id, address, host } = website
  const [knownByCheck, gathered] = await Promise.all([
    briefResultsOfWebsite(services.db, id),
    readEvidence(services, id, ['site', 'pages', 'renderedPages']),
  ])
  const seen = businessSeen(website, gathered, services.now())
  const country = seen?.country ?? countryOf(address ?? '')
  return {
    website: { address, host },
    country,
    city: cityIn(seen, country),
    found: [
      ...filledWith('businessName', nameIn(seen)),
      ...filledWith('phone', phoneIn(seen, country)),
      ...profilesIn([...knownByCheck.values()].map(({ newest, lastKnown }) => lastKnown ?? newest)),
    ],
  }
}

/** `null` while no page was read, and where reading what stands on them takes too long. */
function businessSeen(website: Website, gathered: EvidenceSoFar, now: Date): Business | null {
  const evidence = gatheredValues(gathered)
  if (!evidence.site?.home && !evidence.pages?.pages.length) return null
  const key = [website.id, ...Object.values(gathered).map(({ at }) => at)].join(' ')
  const kept = businesses.get(key, 0)
  if (kept) return kept
  try {
    const made = makingPieces(website, now, () => businessOf({ evidence, profile: {}, answers: {} }))
    businesses.keep(key, made, Infinity)
    return made
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return null
  }
}

const filledWith = (field: Found['field'], value: string | null): Found[] =>
  value === null ? [] : [{ field, value, at: null }]

function nameIn(seen: Business | null): string | null {
  const read = readBusinessName(seen?.name ?? '')
  return read.ok ? read.value : null
}

/** As the field takes it. Of a business whose country is not known, one with a country code is taken once the owner says that it is elsewhere. */
function phoneIn(seen: Business | null, country: Answer['country']): string | null {
  const typed = tidyPhone(seen?.phone ?? '')
  const read = readOnboardingPhone(typed, country ?? 'OTHER')
  return read.ok ? read.value : null
}

/** Where a country has one time zone only, any place; else one that is offered, by which the time zone is known. */
function cityIn(seen: Business | null, country: Answer['country']): string | null {
  if (country === null || !seen?.city) return null
  return offeredCity(country, seen.city) ?? (country === 'NZ' ? seen.city : null)
}

/** Social profiles that the website links to as its own. */
function profilesIn(results: Parameters<typeof suggestions>[2]): Found[] {
  return NETWORKS.flatMap((network) => {
    const question = QUESTIONS.find((one) => one.type === 'handle' && one.network === network)
    return (question ? suggestions(question, catalogue, results) : []).map(({ value, at }) => ({
      field: network,
      value,
      at,
    }))
  })
}
