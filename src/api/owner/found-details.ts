import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { countryOf, ownDetails } from '#core/site/own-details.ts'
import { QUESTIONS } from '#core/survey/questions.data.ts'
import { suggestions } from '#core/survey/suggestions.ts'
import { readEvidence } from '#store/evidence.ts'
import { briefResultsOfWebsite } from '#store/known-results.ts'
import type { Website } from '#store/websites.ts'
import type { onboardingCalls } from '../contract/onboarding.ts'
import type { Services } from '../services.ts'

type Answer = z.infer<(typeof onboardingCalls)['GET /onboarding/found']['answer']>
type Found = Answer['found'][number]

/** The business details in a website's results so far. */
export async function foundOnWebsite(services: Services, website: Website): Promise<Answer> {
  const { id, address, host } = website
  const [knownByCheck, { site }] = await Promise.all([
    briefResultsOfWebsite(services.db, id),
    readEvidence(services, id, ['site']),
  ])
  const home = site?.state === 'ok' ? site.value.home : null
  const details = home && ownDetails(home)
  return {
    website: { address, host },
    country: details?.country ?? countryOf(address ?? ''),
    city: details?.city ?? null,
    found: [
      ...(home && details?.businessName
        ? [{ field: 'businessName' as const, value: details.businessName, at: home.url }]
        : []),
      ...(home && details?.phone ? [{ field: 'phone' as const, value: details.phone, at: home.url }] : []),
      ...profilesIn([...knownByCheck.values()].map(({ newest, lastKnown }) => lastKnown ?? newest)),
    ],
  }
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
