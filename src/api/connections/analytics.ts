import type { z } from 'zod'
import { propertiesData, usersData, type UsersData } from '#core/analytics/figures.ts'
import { hasHost, isTagged } from '#core/analytics/site-property.ts'
import { userMetricOf, analyticsPeriodOf, type UserMetric } from '#core/analytics/periods.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { measurementIdsOf } from '#store/measurement-ids.ts'
import { connectionOf, type StoredConnection, saveChoices } from '#store/owner-connections.ts'
import type { Website } from '#store/websites.ts'
import { analyticsCalls } from '../contract/analytics.ts'
import { notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { queueRejudging } from '../scans/start-scan.ts'
import type { Services } from '../services.ts'
import { checkIdsOfService } from './checks-of-service.ts'
import { showSamples } from './sampled.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

const SERVICE = 'google_analytics'
const CHECKS = checkIdsOfService('analytics')

/** The figures of an owner's Google Analytics: what is counted and for which period is kept with the connection. */
export const analyticsRoutes = new Resource()
  .on(named(analyticsCalls, 'GET /analytics'), async (incoming) => {
    const { owner, services } = incoming
    return analyticsView(services, owner.ownerId, await ownersWebsite(incoming))
  })
  .on(named(analyticsCalls, 'PUT /analytics'), async (incoming) => {
    const { body, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    await choose(services, { ownerId: owner.ownerId, website, choices: body })
    return analyticsView(services, owner.ownerId, website)
  })
  .on(named(analyticsCalls, 'POST /analytics/confirm'), async (incoming) => {
    const { owner, services } = incoming
    const website = await ownersWebsite(incoming)
    const row = await connectionOf(services.db, owner.ownerId, SERVICE)
    const choices = { confirmed: row?.accountId ?? '' }
    await choose(services, { ownerId: owner.ownerId, website, choices })
    return analyticsView(services, owner.ownerId, website)
  })

interface Choosing {
  ownerId: string
  website: Website
  choices: Readonly<Record<string, string>>
}

async function choose(services: Services, { ownerId, website, choices }: Choosing): Promise<void> {
  if (!(await saveChoices(services.db, { ownerId, service: SERVICE }, choices))) throw notFound()
  // What is chosen in a sample changes no result.
  const isLive = (await connectionOf(services.db, ownerId, SERVICE))?.mode === 'live'
  if (isLive) await queueRejudging(services, website, CHECKS)
}

type View = z.infer<(typeof analyticsCalls)['GET /analytics']['answer']>

async function analyticsView(services: Services, ownerId: string, website: Website): Promise<View> {
  await showSamples(services, ownerId)
  const row = await connectionOf(services.db, ownerId, SERVICE)
  const metric = userMetricOf(row?.choices['metric'])
  const period = analyticsPeriodOf(row?.choices['period'])
  const nothing = { property: null, mode: row?.mode ?? 'live', otherHosts: [], figures: null, problem: null }
  if (!row || row.accountId === null || row.state !== 'connected') return { ...nothing, metric, period }
  const read = await services.connections.run(ownerId, { service: SERVICE, read: 'users', input: { period } })
  return {
    ...nothing,
    property: row.accountLabel ?? row.accountId,
    otherHosts: await otherHostsOf(services, row, website),
    metric,
    period,
    figures: read.ok ? figuresOf(usersData.parse(read.data), metric) : null,
    problem: read.ok ? null : problemOf(read.failure.kind),
  }
}

function figuresOf({ totals, previous, byDay, byDayBefore }: UsersData, metric: UserMetric): View['figures'] {
  return {
    total: totals[metric],
    before: previous[metric],
    days: byDay.map((one, index) => ({
      day: one.day,
      value: one[metric],
      before: byDayBefore[index]?.[metric] ?? null,
    })),
  }
}

/** A sample is never the owner's website, and is not asked about. */
async function otherHostsOf(
  { connections, db }: Services,
  { ownerId, accountId, mode, choices }: StoredConnection,
  { id, host }: Website,
): Promise<string[]> {
  if (mode === 'sample' || choices['confirmed'] === accountId) return []
  const read = await connections.run(ownerId, { service: SERVICE, read: 'properties', input: {} })
  const { properties } = propertiesData.parse(read.ok ? read.data : { properties: [] })
  const chosen = properties.find((property) => property.id === accountId)
  if (!chosen) return []
  const tags = await Promise.all(CHECKS.map((check) => measurementIdsOf(db, id, check)))
  const site = { host, tagIds: tags.flat() }
  return hasHost(chosen, site) || isTagged(chosen, site) ? [] : chosen.hosts
}

const PROBLEMS: Partial<Record<FailureKind, string>> = {
  reauth: 'Google no longer lets us read your figures. Connect Google Analytics again.',
  permission: 'Google doesn’t let us read this property. You need admin access to it.',
  not_found: 'This property isn’t there any more. Choose another.',
  // Google takes no more questions, or Fettle asks no more of them.
  quota: 'No more figures can be read for now. Try again later.',
  vendor_down: 'Google Analytics didn’t answer. Try again in a few minutes.',
}

const problemOf = (kind: FailureKind): string =>
  PROBLEMS[kind] ?? 'Google Analytics isn’t working here. Whoever runs Fettle can see why.'
