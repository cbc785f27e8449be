import type { z } from 'zod'
import type { Connector } from '#connectors/connector.ts'
import { ADS_SERVICE } from '#core/ads/service.ts'
import { ADS_TERMS_VERSION } from '#core/ads/terms.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { adsTermsAcceptedAt } from '#store/ads-terms.ts'
import { channelsOf, type Channels } from '#store/channels.ts'
import { connectionOf, type StoredConnection, connectionsOf, saveChoices } from '#store/owner-connections.ts'
import { hit } from '#store/limits.ts'
import type { Website } from '#store/websites.ts'
import { connectionCalls } from '../contract/connections.ts'
import { AppError, notFound, tooOften, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { queueRejudging } from '../scans/start-scan.ts'
import type { Services } from '../services.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { checkIdsOfService, checksOfService } from './checks-of-service.ts'
import { readConnected } from './read-connected.ts'
import { callbackAddress } from './callback.ts'
import { showSamples } from './sampled.ts'
import { connectable, connectorOf } from './connectable.ts'
import { serviceRefusal } from './service-refusal.ts'

type ConnectionView = z.infer<(typeof connectionCalls)['GET /connections']['answer']>['connections'][number]

/** How often an owner may begin to connect. */
const STARTS = { most: 30, windowSeconds: 3_600 }
/** Most choices that are kept of one connection. */
const MOST_CHOICES = 20

/** The services that an owner connects: how each stands, connecting, choosing an account, disconnecting. */
export const connectionRoutes = new Resource()
  .on(named(connectionCalls, 'GET /connections'), async (incoming) => {
    const { owner, services } = incoming
    const website = await ownersWebsite(incoming)
    await showSamples(services, owner.ownerId)
    const [rows, channels] = await Promise.all([
      connectionsOf(services.db, owner.ownerId),
      channelsOf(services.db, website.id),
    ])
    const views = connectable(services).map((connector) =>
      viewOf(services, connector, {
        row: rows.find(({ service }) => service === connector.id) ?? null,
        handle: handleFor(connector, channels),
      }),
    )
    return { connections: await Promise.all(views) }
  })
  .on(named(connectionCalls, 'POST /connections/{service}/start'), async (incoming) => {
    const { params, body, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    const connector = connectorOf(services, params.service)
    await refuseNotSetUp(services, connector)
    const { ownerId } = owner
    const { allowed, retryAfterSeconds } = await hit(
      services.db,
      `connect:${ownerId}`,
      STARTS,
      services.now(),
    )
    if (!allowed) throw tooOften(retryAfterSeconds)
    if (
      connector.id === ADS_SERVICE &&
      (await adsTermsAcceptedAt(services.db, ownerId, ADS_TERMS_VERSION)) === null
    )
      throw new AppError(409, 'terms_not_accepted', 'Read and accept the cost warning first.')
    if (connector.kind === 'handle') {
      await connectHandle(incoming.services, connector, { ownerId, website })
      await readConnected(services, { website, connector })
      return { url: null }
    }
    const redirectUri = callbackAddress(services.origin, connector.id)
    const check = checkIdsOfService(connector.fills).find((id) => id === body.check) ?? null
    const started = await services.connections.start(connector.id, { ownerId, redirectUri, check })
    if (!started.ok) throw serviceRefusal(connector, started.failure.kind)
    return { url: started.data }
  })
  .on(named(connectionCalls, 'GET /connections/{service}/accounts'), async ({ params, owner, services }) => {
    const connector = await ownConnector(services, owner.ownerId, params.service)
    const reached = await services.connections.accounts(owner.ownerId, connector.id)
    if (!reached.ok) return { accounts: [], failure: reached.failure.kind }
    const accounts = reached.data.map(({ id, label, detail, isSuggested, refusal }) => ({
      id,
      label,
      detail: detail ?? null,
      isSuggested,
      refusal: refusal ?? null,
    }))
    return { accounts, failure: null }
  })
  .on(named(connectionCalls, 'PUT /connections/{service}/account'), async (incoming) => {
    const { params, body, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    const connector = await ownConnector(services, owner.ownerId, params.service)
    const chosen = await services.connections.choose(owner.ownerId, connector.id, body.id)
    if (!chosen.ok && chosen.failure.kind === 'not_found')
      throw wrongFields({ id: 'That account can’t be chosen any more. Look at the list again.' })
    if (!chosen.ok) throw serviceRefusal(connector, chosen.failure.kind)
    await readConnected(services, { website, connector })
    return { message: `${chosen.data.label} is connected` }
  })
  .on(named(connectionCalls, 'PUT /connections/{service}/choices'), async (incoming) => {
    const { params, body, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    const connector = await ownConnector(services, owner.ownerId, params.service)
    const saved = { ownerId: owner.ownerId, service: connector.id }
    const kept = (await connectionOf(services.db, saved.ownerId, saved.service))?.choices
    if (Object.keys({ ...kept, ...body.choices }).length > MOST_CHOICES)
      throw new AppError(422, 'invalid', 'That’s too many choices.')
    if (!(await saveChoices(services.db, saved, body.choices))) throw notFound()
    if (!(await isSample(services, saved))) await readConnected(services, { website, connector })
    return { message: 'Saved' }
  })
  .on(named(connectionCalls, 'DELETE /connections/{service}'), async (incoming) => {
    const { params, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    const connector = connectorOf(services, params.service)
    const wasSample = await isSample(services, { ownerId: owner.ownerId, service: connector.id })
    if (!(await services.connections.disconnect(owner.ownerId, connector.id))) throw notFound()
    if (!wasSample) await queueRejudging(services, website, checkIdsOfService(connector.fills))
    return { message: `${connector.title} is disconnected, and what we read there is deleted` }
  })

/** A service that the owner has connected. Throws 404 for any other. */
async function ownConnector(services: Services, ownerId: string, id: string): Promise<Connector> {
  const connector = connectorOf(services, id)
  if (!(await connectionOf(services.db, ownerId, id))) throw notFound()
  return connector
}

/** A sample changes no result, so that nothing is judged again for it. */
const isSample = async (
  { db }: Services,
  { ownerId, service }: { ownerId: string; service: string },
): Promise<boolean> => (await connectionOf(db, ownerId, service))?.mode === 'sample'

const handleFor = ({ kind, fills }: Connector, channels: Channels): string | null => {
  const network = kind === 'handle' ? NETWORKS.find((one) => one === fills) : undefined
  return (network && channels[network]?.handle) ?? null
}

async function connectHandle(
  { db, connections }: Services,
  connector: Connector,
  { ownerId, website }: { ownerId: string; website: Website },
): Promise<void> {
  if (handleFor(connector, await channelsOf(db, website.id)) === null)
    throw new AppError(409, 'no_handle', `Give us your ${connector.title} handle first, then connect it.`)
  await connections.connectByHandle(ownerId, connector.id)
}

async function refuseNotSetUp({ connections }: Services, { id, title }: Connector): Promise<void> {
  if (!(await connections.isConfigured(id)))
    throw new AppError(409, 'not_set_up', `${title} isn’t set up in this Fettle yet.`)
}

async function viewOf(
  { connections, showsSamples }: Services,
  connector: Connector,
  { row, handle }: { row: StoredConnection | null; handle: string | null },
): Promise<ConnectionView> {
  const { id, title, purpose, kind, connect, sampleAccount } = connector
  const isSetUp = await connections.isConfigured(id)
  const idle = isSetUp ? ('not_connected' as const) : ('not_set_up' as const)
  return {
    service: id,
    title,
    purpose,
    kind: kind === 'handle' ? 'handle' : 'oauth',
    state: row?.state ?? idle,
    mode: row?.mode ?? 'live',
    reads: [...(connect?.reads ?? [])],
    account: row?.accountLabel ?? null,
    handle,
    isSetUp,
    hasSample: sampleAccount !== undefined,
    canStopSample: !showsSamples,
    connectedAt: row?.connectedAt?.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
    failure: row?.failure && row.failedAt ? { kind: row.failure.kind, at: row.failedAt.toISOString() } : null,
    page: pageOf(connector),
  }
}

/** A business year is shown in the summary; any other account on the page of the check that it fills. */
const pageOf = ({ fills, financesOf }: Connector): string | null =>
  financesOf ? '/my-business-summary' : (checksOfService(fills)[0]?.path ?? null)
