import { z } from 'zod'
import { bareHost } from '#core/address/urls.ts'
import type { Selectable } from '../connect.ts'
import type { ConnectorAccess, ConnectorContext, Grant, ReadResult } from '../context.ts'
import { type AskBusinessProfile, askWith, queryOf } from './ask.ts'
import { addressLines, profileLine, websiteOf } from './map.ts'
import { profileAccountsAnswer, type LocationAnswer, profileLocationsAnswer } from './schema.ts'

/** The most locations that an owner can choose from. */
const MOST_LOCATIONS = 5_000
const MOST_ACCOUNTS = 200
const CHOOSING_MASK = 'name,title,storefrontAddress,websiteUri'

/** How many locations the permission reaches. */
export const locationCount = z.object({ count: z.number().int().min(0).max(MOST_LOCATIONS) })

/** Every location of every account that the permission reaches, each once. */
export async function locationsToChoose(
  context: ConnectorContext,
  grant: Grant,
  { siteHost }: { siteHost: string | null },
): Promise<ReadResult<Selectable[]>> {
  const found = await allLocations(askWith(context, grant))
  if (!found.ok) return found
  const isOnly = found.data.size === 1
  const choices = [...found.data].map(([, { account, location }]) => ({
    id: `${account}/${location.name}`,
    label: profileLine(location.title) || 'A location without a name',
    detail: addressLines(location).join(', ') || websiteOf(location.websiteUri) || 'No address',
    isSuggested: isOnly || isOfHost(location, siteHost),
  }))
  return { ok: true, data: choices }
}

/** How many locations there are, while none is chosen. */
export async function countLocations(
  context: ConnectorContext,
  _input: unknown,
  { grant }: ConnectorAccess,
): Promise<ReadResult<z.infer<typeof locationCount>>> {
  if (grant === null) return { ok: false, failure: { kind: 'reauth' } }
  const found = await allLocations(askWith(context, grant))
  return found.ok ? { ok: true, data: { count: found.data.size } } : found
}

function isOfHost({ websiteUri }: LocationAnswer, siteHost: string | null): boolean {
  const website = websiteOf(websiteUri)
  return website !== null && siteHost !== null && bareHost(new URL(website).host) === bareHost(siteHost)
}

interface Found {
  account: string
  location: LocationAnswer
}

/** A location that two accounts reach (a person's own and a group's) is there once, below the first. */
async function allLocations(ask: AskBusinessProfile): Promise<ReadResult<Map<string, Found>>> {
  const accounts = await allAccounts(ask)
  if (!accounts.ok) return accounts
  const found = new Map<string, Found>()
  for (const account of accounts.data) {
    let pageToken: string | undefined
    do {
      const query = queryOf({ pageSize: '100', readMask: CHOOSING_MASK, pageToken })
      const path = `/v1/${account}/locations?${query}`
      const page = await ask({ endpoint: 'gbpInfo', path }, profileLocationsAnswer)
      if (!page.ok) return page
      for (const location of page.data.locations) {
        if (!found.has(location.name)) found.set(location.name, { account, location })
        if (found.size === MOST_LOCATIONS) return { ok: true, data: found }
      }
      pageToken = nextOf(page.data, pageToken)
    } while (pageToken !== undefined)
  }
  return { ok: true, data: found }
}

async function allAccounts(ask: AskBusinessProfile): Promise<ReadResult<string[]>> {
  const names: string[] = []
  let pageToken: string | undefined
  do {
    const path = `/v1/accounts?${queryOf({ pageSize: '20', pageToken })}`
    const page = await ask({ endpoint: 'gbpAccounts', path }, profileAccountsAnswer)
    if (!page.ok) return page
    names.push(...page.data.accounts.map(({ name }) => name))
    pageToken = names.length < MOST_ACCOUNTS ? nextOf(page.data, pageToken) : undefined
  } while (pageToken !== undefined)
  return { ok: true, data: [...new Set(names)] }
}

/** The next page; none when Google names the same page again. */
const nextOf = ({ nextPageToken }: { nextPageToken?: string | undefined }, before: string | undefined) =>
  nextPageToken === undefined || nextPageToken === '' || nextPageToken === before ? undefined : nextPageToken
