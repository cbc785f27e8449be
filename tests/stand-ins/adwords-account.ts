import { isRecord } from './reply.ts'
import { ADS_KINDS, type AdsResourceKind } from './adwords-resources.data.ts'

/** Something in an account, as Google's JSON has it. */
export type AdsResource = Record<string, unknown> & { resourceName: string }

/** What a keyword or a smart campaign brings on each day, by resource name. */
export interface AdsRate {
  impressions: number
  clicks: number
  /** In micros. */
  cost: number
  conversions: number
}

/** What people searched for, and the keyword or smart campaign that an ad was shown for. */
export interface AdsTerm {
  text: string
  source: string
  status?: 'ADDED' | 'EXCLUDED' | 'NONE'
}

export interface AdsFacts {
  id: string
  descriptiveName: string
  currencyCode: string
  timeZone: string
  manager?: boolean
  testAccount?: boolean
  status?: 'ENABLED' | 'SUSPENDED' | 'CANCELED' | 'CLOSED'
  conversionTrackingSetting?: { conversionTrackingStatus: string }
}

/** An ads account with everything in it. */
export interface AdsStandInAccount {
  facts: AdsFacts
  /** Ids of the accounts below a manager. */
  children: readonly string[]
  /** Nobody who asks has access to it. */
  isForbidden?: boolean
  /** It is reached through a manager only. */
  isOnlyBelow?: boolean
  things: Map<string, Map<string, AdsResource>>
  rates: Map<string, AdsRate>
  terms: AdsTerm[]
  /** First day with figures. */
  since: string
  nextId: number
}

/** An account without anything in it. */
export const emptyAdsAccount = (
  facts: AdsFacts,
  rest: Partial<Omit<AdsStandInAccount, 'facts'>> = {},
): AdsStandInAccount => ({
  facts,
  children: [],
  things: new Map(ADS_KINDS.map(({ kind }) => [kind, new Map<string, AdsResource>()])),
  rates: new Map(),
  terms: [],
  since: '2026-07-01',
  nextId: 1_000,
  ...rest,
})

/** What an account has of a kind, by resource name. */
export function thingsOf(account: AdsStandInAccount, kind: string): Map<string, AdsResource> {
  const found = account.things.get(kind)
  if (!found) throw new Error(`nothing is kept of ${kind}`)
  return found
}

/** Text of a field; empty: it has none. */
export const textIn = (value: unknown, path: string): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

/** Value of a field by its path in JSON. */
export function valueAt(value: unknown, path: string): unknown {
  let found: unknown = value
  for (const part of path.split('.')) found = isRecord(found) ? found[part] : undefined
  return found
}

/** Puts something into an account. */
export function putThing(account: AdsStandInAccount, kind: string, thing: AdsResource): AdsResource {
  thingsOf(account, kind).set(thing.resourceName, thing)
  return thing
}

/** The kind to which a resource name belongs. */
export function kindOfName(resourceName: string): AdsResourceKind | undefined {
  const [, , collection] = resourceName.split('/')
  return ADS_KINDS.find((one) => one.collection === collection)
}

/** What has a resource name. */
export function thingNamed(account: AdsStandInAccount, resourceName: string): AdsResource | undefined {
  const kind = kindOfName(resourceName)
  return kind && thingsOf(account, kind.kind).get(resourceName)
}
