import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { ADS_VERSION } from '#connectors/adwords/ask.ts'
import { z } from 'zod'
import { readProtos } from './proto-contract.ts'

/** Where `npm run contracts` puts what it unpacks. */
const CACHE = fileURLToPath(new URL('../../.fettle/contracts', import.meta.url))
const SERVICES = [
  'google_ads_service',
  'customer_service',
  'geo_target_constant_service',
  'keyword_plan_idea_service',
  'keyword_theme_constant_service',
  'smart_campaign_suggest_service',
]

const ERRORS = `google/ads/googleads/${ADS_VERSION}/errors/errors.proto`

const refusalShape = z.object({
  error: z.object({ details: z.array(z.looseObject({ '@type': z.string() })) }),
})
const failuresIn = (body: unknown): object[] =>
  (refusalShape.safeParse(body).data?.error.details ?? []).map(({ '@type': _type, ...one }) => one)

const read = new Map<string, ReturnType<typeof readAdsContract>>()

/** Google's own protos of the Ads API, read once; `null`, and a line on the screen, where they are not unpacked. */
export function openAdsContract(folder = process.env['FETTLE_CONTRACTS_DIR'] ?? CACHE) {
  const found = read.get(folder) ?? readAdsContract(folder)
  read.set(folder, found)
  return found
}

async function readAdsContract(folder: string) {
  const services = `google/ads/googleads/${ADS_VERSION}/services`
  if (!existsSync(join(folder, services))) {
    process.stdout.write(`contract file absent: ${services} (npm run contracts, or FETTLE_CONTRACTS_DIR)\n`)
    return null
  }
  const contract = await readProtos(folder, [...SERVICES.map((name) => `${services}/${name}.proto`), ERRORS])
  const row = `google.ads.googleads.${ADS_VERSION}.services.GoogleAdsRow`
  const failure = `google.ads.googleads.${ADS_VERSION}.errors.GoogleAdsFailure`
  return {
    find: (method: string, path: string) => contract.find(method, path),
    hasField: (path: string) => contract.hasField(row, path),
    /** Names of a field that is an enum; `null`: it is none. */
    enumNames: (path: string) => contract.enumNames(row, path),
    /** What is wrong with the errors of a refusal. */
    failureProblems: (body: unknown): string[] =>
      failuresIn(body).flatMap((one) => contract.problems(failure, one)),
  }
}
