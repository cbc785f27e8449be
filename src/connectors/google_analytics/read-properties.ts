import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { Selectable, SiteToMatch } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { askGoogle } from '../google.ts'
import { typedHost } from '../typed-host.ts'
import { hasHost, isTagged } from '#core/analytics/site-property.ts'
import { MOST_PROPERTIES, type PropertiesData } from '#core/analytics/figures.ts'
import { streamsAnswer, summariesAnswer } from './schema.ts'

type Property = PropertiesData['properties'][number]

const LONGEST_NAME = 100
const MOST_PAGES = 10
/** Properties whose streams are asked for at the same time; the service takes ten. */
const AT_ONCE = 8
const NOT_ADMIN = 'Ask whoever set it up to give you admin access.'

/** The properties that the permission reaches, with the websites that they measure. */
export async function readProperties(
  context: ConnectorContext,
  grant: Grant | null,
): Promise<ReadResult<PropertiesData>> {
  const found: Omit<Property, 'hosts' | 'measurementIds'>[] = []
  let token = ''
  for (let page = 0; page < MOST_PAGES && found.length < MOST_PROPERTIES; page += 1) {
    const query = new URLSearchParams({ pageSize: '200', ...(token === '' ? {} : { pageToken: token }) })
    const request = { endpoint: 'gaAdmin', path: `/v1beta/accountSummaries?${query.toString()}` }
    const answer = await askGoogle(context, grant, request, summariesAnswer)
    if (!answer.ok) return answer
    for (const { displayName, propertySummaries } of answer.data.accountSummaries)
      for (const { property, displayName: name, canEdit } of propertySummaries)
        found.push({ id: property, name: named(name), account: named(displayName), canEdit })
    token = answer.data.nextPageToken ?? ''
    if (token === '') break
  }
  return withStreams(context, grant, found.slice(0, MOST_PROPERTIES))
}

const named = (name: string): string => cut(tidyLine(name), LONGEST_NAME)

async function withStreams(
  context: ConnectorContext,
  grant: Grant | null,
  found: readonly Omit<Property, 'hosts' | 'measurementIds'>[],
): Promise<ReadResult<PropertiesData>> {
  const properties: Property[] = []
  for (let place = 0; place < found.length; place += AT_ONCE) {
    const some = found.slice(place, place + AT_ONCE)
    const answers = await Promise.all(some.map((one) => streamsOf(context, grant, one)))
    for (const answer of answers) {
      if (!answer.ok) return answer
      properties.push(answer.data)
    }
  }
  return { ok: true, data: { properties } }
}

/** A property whose streams may not be seen counts as one without. */
async function streamsOf(
  context: ConnectorContext,
  grant: Grant | null,
  property: Omit<Property, 'hosts' | 'measurementIds'>,
): Promise<ReadResult<Property>> {
  const request = { endpoint: 'gaAdmin', path: `/v1beta/${property.id}/dataStreams?pageSize=200` }
  const answer = await askGoogle(context, grant, request, streamsAnswer)
  if (!answer.ok && answer.failure.kind !== 'permission' && answer.failure.kind !== 'not_found') return answer
  const streams = answer.ok ? answer.data.dataStreams.flatMap(({ webStreamData }) => webStreamData ?? []) : []
  const hosts = streams.flatMap(({ defaultUri }) => typedHost(defaultUri) ?? [])
  const measurementIds = streams.flatMap(({ measurementId }) => (measurementId === '' ? [] : [measurementId]))
  return {
    ok: true,
    data: { ...property, hosts: [...new Set(hosts)], measurementIds: [...new Set(measurementIds)] },
  }
}

/**
 * The properties to choose from, those of the website first, without those that the owner may not manage. The website's is the one whose measurement
 * id its pages carry; where none does, the one with its host.
 */
export async function analyticsAccounts(
  context: ConnectorContext,
  grant: Grant,
  { siteHost, tagIds = [] }: SiteToMatch,
): Promise<ReadResult<Selectable[]>> {
  const read = await readProperties(context, grant)
  if (!read.ok) return read
  const site = { host: siteHost, tagIds }
  const { properties } = read.data
  const isOfSite = properties.some((one) => isTagged(one, site)) ? isTagged : hasHost
  const choices = properties.map((property): Selectable => {
    const { id, name, account, canEdit, hosts, measurementIds } = property
    return {
      id,
      label: name === '' ? id : name,
      detail: [account, ...hosts, ...measurementIds].filter((part) => part !== '').join(', '),
      isSuggested: canEdit && isOfSite(property, site),
      ...(canEdit ? {} : { refusal: NOT_ADMIN }),
    }
  })
  return { ok: true, data: choices.toSorted((a, b) => Number(b.isSuggested) - Number(a.isSuggested)) }
}
