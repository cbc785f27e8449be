import { createHash } from 'node:crypto'
import { type AdsResource, type AdsStandInAccount, textIn, valueAt } from './adwords-account.ts'
import { isRecord } from './reply.ts'
import { ADS_KINDS, DEMOGRAPHIC_IDS, DEMOGRAPHIC_VIEWS } from './adwords-resources.data.ts'

const idOf = (resourceName: string): string => resourceName.split('/').at(-1) ?? ''

/** Google gives the same keyword the same number everywhere. */
const keywordId = (thing: unknown): string => {
  const text = `${textIn(thing, 'keyword.matchType')} ${textIn(thing, 'keyword.text').toLowerCase()}`
  return String(parseInt(createHash('sha256').update(text).digest('hex').slice(0, 10), 16))
}

/** A new thing with its number, its name, and what Google adds to it. */
export function namedThing(
  account: AdsStandInAccount,
  kind: string,
  given: Record<string, unknown>,
): AdsResource {
  const { collection = '' } = ADS_KINDS.find((one) => one.kind === kind) ?? {}
  const nextId = (): string => {
    account.nextId += 1
    return String(account.nextId)
  }
  const named = (id: string, more: Record<string, unknown> = {}): AdsResource => ({
    ...given,
    ...more,
    resourceName: `customers/${account.facts.id}/${collection}/${id}`,
  })
  const own = (field: string) => idOf(textIn(given, field))
  const status = { status: given['status'] ?? 'ENABLED' }
  switch (kind) {
    case 'ad_group_criterion':
    case 'campaign_criterion': {
      const criterionId = criterionIdOf(given) ?? nextId()
      const owner = kind === 'campaign_criterion' ? own('campaign') : own('adGroup')
      return named(`${owner}~${criterionId}`, { criterionId, type: criterionTypeOf(given), ...status })
    }
    case 'shared_criterion': {
      const criterionId = keywordId(given)
      return named(`${own('sharedSet')}~${criterionId}`, { criterionId, type: 'KEYWORD' })
    }
    case 'smart_campaign_setting':
      return named(own('campaign'))
    case 'campaign_shared_set':
      return named(`${own('campaign')}~${own('sharedSet')}`, status)
    case 'ad_group_ad': {
      const id = nextId()
      const ad = valueAt(given, 'ad')
      return named(`${own('adGroup')}~${id}`, {
        ad: { ...(isRecord(ad) ? ad : {}), id, type: 'RESPONSIVE_SEARCH_AD' },
        ...status,
      })
    }
    case 'customer_asset':
    case 'campaign_asset':
    case 'ad_group_asset': {
      const owner = own('adGroup') || own('campaign')
      const place = owner === '' ? '' : `${owner}~`
      return named(`${place}${own('asset')}~${textIn(given, 'fieldType')}`, {
        source: 'ADVERTISER',
        ...status,
      })
    }
    default:
      return simplyNamed(kind, named, nextId())
  }
}

/** What has a number of its own. */
function simplyNamed(
  kind: string,
  named: (id: string, more?: Record<string, unknown>) => AdsResource,
  id: string,
): AdsResource {
  const thing = named(id, { id })
  if (kind === 'asset') return thing
  if (kind === 'campaign_budget') return { name: `Budget ${id}`, status: 'ENABLED', ...thing }
  if (kind === 'campaign') return { status: 'ENABLED', ...thing, biddingStrategyType: biddingTypeOf(thing) }
  if (kind === 'bidding_strategy') return { ...thing, status: 'ENABLED', type: biddingTypeOf(thing) }
  return { status: 'ENABLED', ...thing }
}

const BIDDING: Readonly<Record<string, string>> = {
  targetSpend: 'TARGET_SPEND',
  maximizeConversions: 'MAXIMIZE_CONVERSIONS',
  maximizeConversionValue: 'MAXIMIZE_CONVERSION_VALUE',
  manualCpc: 'MANUAL_CPC',
  targetCpa: 'TARGET_CPA',
  targetRoas: 'TARGET_ROAS',
}
const biddingTypeOf = (thing: AdsResource): string =>
  Object.entries(BIDDING).find(([field]) => field in thing)?.[1] ?? 'UNSPECIFIED'

const criterionTypeOf = (thing: unknown): string => {
  const view = Object.values(DEMOGRAPHIC_VIEWS).find(({ json }) => valueAt(thing, json) !== undefined)
  if (view) return view.type
  const plain = ['keyword', 'location', 'language', 'proximity'].find(
    (one) => valueAt(thing, one) !== undefined,
  )
  return (plain ?? 'unknown').toUpperCase()
}

/** Google's own number of a criterion; `null`: it gets a new one. */
function criterionIdOf(thing: unknown): string | null {
  if (valueAt(thing, 'keyword') !== undefined) return keywordId(thing)
  const place = textIn(thing, 'location.geoTargetConstant') || textIn(thing, 'language.languageConstant')
  if (place !== '') return idOf(place)
  for (const [json, ids] of Object.entries(DEMOGRAPHIC_IDS)) {
    const id = ids[textIn(thing, `${json}.type`)]
    if (id !== undefined) return id
  }
  return null
}
