import type { z } from 'zod'
import { MOST_ADS_ROWS } from '#core/ads/reads.ts'
import { askService, type ReadRefusal } from '../ask.ts'
import type { ConnectorAccess, ConnectorContext, Grant, ReadResult } from '../context.ts'
import { todayIn } from '../today-in.ts'
import { readAdsRefusal } from './refusals.ts'
import { customerRow, searchAnswer } from './schema.ts'

/** The version of the Google Ads API. After a change, `npm test -- adwords` names each field that moved. */
export const ADS_VERSION = 'v25'

/** A request for an account, or for none. */
interface AdsRequest {
  /** Below the version: `customers/1/googleAds:search`. */
  path: string
  /** Absent: a GET. */
  json?: object
  /** The request changes nothing. */
  isRead: boolean
  readRefusal?: ReadRefusal
}

/** Sends one request with an owner's permission. `manager`: the manager account through which the other is reached. */
export function askAds<Answer>(
  context: ConnectorContext,
  { grant, manager }: { grant: Grant; manager: string | null },
  { path, json, isRead, readRefusal = readAdsRefusal(context) }: AdsRequest,
  shape: z.ZodType<Answer>,
): Promise<ReadResult<Answer>> {
  const headers = {
    authorization: `Bearer ${grant.accessToken}`,
    ...(manager === null ? {} : { 'login-customer-id': manager }),
  }
  const body = json === undefined ? {} : { method: 'POST' as const, json }
  const request = { endpoint: 'ads', path: `/${ADS_VERSION}/${path}`, headers, mayRepeat: isRead, ...body }
  return askService(context, request, shape, readRefusal)
}

/** Rows of a query; `isCut`: there are more than were read. */
export interface AdsRows<Row> {
  rows: Row[]
  isCut: boolean
}

/** An ads account that is asked. */
export interface AdsCustomer {
  /** Digits. */
  id: string
  /** Where its days begin and end, IANA; `null`: not known before it was asked. */
  timeZone: string | null
  /** Name of something in the account: `customers/1/campaigns/2`. */
  nameOf(collection: string, id: string): string
  /** Rows of a query in Google's query language, at most {@link MOST_ADS_ROWS}. */
  search<Row>(query: string, row: z.ZodType<Row>): Promise<ReadResult<AdsRows<Row>>>
  /** Sends to a method of the account, such as `:suggestKeywordThemes`. */
  ask<Answer>(
    request: Omit<AdsRequest, 'path'> & { method: string },
    shape: z.ZodType<Answer>,
  ): Promise<ReadResult<Answer>>
  /** Sends to a method that belongs to no account. */
  askPlain<Answer>(request: AdsRequest, shape: z.ZodType<Answer>): Promise<ReadResult<Answer>>
  /** Today in the account's time zone. */
  today(): Promise<ReadResult<string>>
}

const ACCOUNT = /^(?:(\d{1,20})~)?(\d{1,20})$/u
/** What a grant keeps of the chosen account. */
export const TIME_ZONE = 'timeZone'

/** Id of an account, with the manager through which it is reached: `9~1`, or `1` for one that is reached directly. */
export const accountIdOf = (id: string, manager: string | null): string =>
  manager === null || manager === id ? id : `${manager}~${id}`

/** The parts of {@link accountIdOf}; `null` for any other text. */
export function accountParts(accountId: string): { id: string; manager: string | null } | null {
  const [, manager, id] = ACCOUNT.exec(accountId) ?? []
  return id === undefined ? null : { id, manager: manager ?? null }
}

/** The account that the owner chose, or why nothing can be asked. */
export function chosenCustomer(
  context: ConnectorContext,
  { grant, account }: ConnectorAccess,
): ReadResult<AdsCustomer> {
  if (grant === null) return { ok: false, failure: { kind: 'reauth' } }
  const parts = accountParts(account?.id ?? '')
  if (!parts) return { ok: false, failure: { kind: 'needs_selection' } }
  return { ok: true, data: customerOf(context, grant, parts) }
}

/** An account by its id, reached through a manager or directly. */
export function customerOf(
  context: ConnectorContext,
  grant: Grant,
  { id, manager }: { id: string; manager: string | null },
): AdsCustomer {
  const ask: AdsCustomer['ask'] = ({ method, ...request }, shape) =>
    askAds(context, { grant, manager }, { ...request, path: `customers/${id}${method}` }, shape)
  const search: AdsCustomer['search'] = async (query, row) => {
    const rows: z.infer<typeof row>[] = []
    let pageToken: string | undefined
    do {
      const json = { query, ...(pageToken === undefined ? {} : { pageToken }) }
      const page = await ask({ method: '/googleAds:search', json, isRead: true }, searchAnswer(row))
      if (!page.ok) return page
      rows.push(...page.data.results)
      pageToken = page.data.nextPageToken === '' ? undefined : page.data.nextPageToken
    } while (pageToken !== undefined && rows.length < MOST_ADS_ROWS)
    const isCut = pageToken !== undefined || rows.length > MOST_ADS_ROWS
    return { ok: true, data: { rows: rows.slice(0, MOST_ADS_ROWS), isCut } }
  }
  return {
    id,
    timeZone: grant.extra[TIME_ZONE] ?? null,
    nameOf: (collection, own) => `customers/${id}/${collection}/${own}`,
    ask,
    askPlain: (request, shape) => askAds(context, { grant, manager }, request, shape),
    search,
    async today() {
      const known = grant.extra[TIME_ZONE]
      if (known !== undefined) return { ok: true, data: todayIn(known, context.now()) }
      const found = await search('SELECT customer.time_zone FROM customer', customerRow)
      if (!found.ok) return found
      const zone = found.data.rows[0]?.customer.timeZone
      return { ok: true, data: todayIn(zone, context.now()) }
    },
  }
}
