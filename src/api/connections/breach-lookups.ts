import type { z } from 'zod'
import type { Connector } from '#connectors/connector.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import { MOST_ADDRESSES } from '#core/connections/look-up-form.ts'
import { emailAddress } from '#core/owner-input/email.ts'
import { addSubject, type KeptSubject, askedOf, removeSubject } from '#store/connections.ts'
import { connectionOf } from '#store/owner-connections.ts'
import { lockWebsite, type Website } from '#store/websites.ts'
import { breachLookupCalls } from '../contract/breach-lookups.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { rerunView, WEBSITE_TRIGGER } from '../scans/reruns.ts'
import { queueRejudging, startOrJoin } from '../scans/start-scan.ts'
import type { Services } from '../services.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { checkIdsOfService } from './checks-of-service.ts'

const FILLS = 'breaches'
const READ = 'search'
const CHECKS = checkIdsOfService(FILLS)

/** The addresses that an owner has looked up in known breaches. The worker asks the service, in the scan that each call queues. */
export const breachLookupRoutes = new Resource()
  .on(named(breachLookupCalls, 'GET /breach-lookups'), async ({ owner, services }) => {
    const connector = breachConnector()
    const isSample = (await connectionOf(services.db, owner.ownerId, connector.id))?.mode === 'sample'
    const asked = isSample ? [] : await askedOf(services.db, owner.ownerId, connector.id)
    const own = owner.email.toLowerCase()
    const isLookedUp = asked.some(({ subject }) => subject === own)
    return {
      available: await services.connections.isConfigured(connector.id),
      suggestion: owner.emailVerified && !isLookedUp ? own : null,
      addresses: asked.map((one) => addressView(connector, one)),
    }
  })
  .on(named(breachLookupCalls, 'POST /breach-lookups'), async (incoming) => {
    const { body, owner, services, c } = incoming
    const website = await ownersWebsite(incoming)
    const connector = breachConnector()
    await refuseUnavailable(services, connector)
    const email = emailAddress(body.email, services.allowedHosts)?.toLowerCase()
    if (email === undefined) throw wrongFields({ email: 'Please enter a valid email address' })
    await services.connections.endSample(owner.ownerId, connector.id)
    const added = await addAddress(services, {
      website,
      ownerId: owner.ownerId,
      service: connector.id,
      email,
    })
    const wanted = { website, cause: 'owner', checks: CHECKS, afterSaving: true } as const
    const scan = await startOrJoin(c, wanted).catch(async (error: unknown) => {
      // Without a scan nobody would ask about it.
      if (added) await removeSubject(services.db, { ...added, ownerId: owner.ownerId, service: connector.id })
      throw error
    })
    return rerunView(scan, WEBSITE_TRIGGER)
  })
  .on(named(breachLookupCalls, 'DELETE /breach-lookups/{id}'), async (incoming) => {
    const { params, owner, services } = incoming
    const website = await ownersWebsite(incoming)
    const removed = { ownerId: owner.ownerId, service: breachConnector().id, id: params.id }
    if (!(await removeSubject(services.db, removed))) throw notFound()
    await queueRejudging(services, website, CHECKS)
    return { message: 'The address is removed, with what we knew of it' }
  })

/** Adds an address to those of the owner; `null` when it is there already. Throws 422 where there are as many as allowed. */
function addAddress(
  { db }: Services,
  { website, ownerId, service, email }: { website: Website; ownerId: string; service: string; email: string },
): Promise<{ id: string } | null> {
  return db.transaction(async (tx) => {
    await lockWebsite(tx, website.id)
    const asked = await askedOf(tx, ownerId, service)
    if (asked.some(({ subject }) => subject === email)) return null
    if (asked.length >= MOST_ADDRESSES)
      throw wrongFields({ email: `That’s ${MOST_ADDRESSES} addresses. Remove one to look up another.` })
    return addSubject(tx, { ownerId, service, read: READ, subject: email })
  })
}

function breachConnector(): Connector {
  const connector = connectors.find(({ fills }) => fills === FILLS)
  if (!connector) throw notFound()
  return connector
}

async function refuseUnavailable({ connections }: Services, { id }: Connector): Promise<void> {
  if (!(await connections.isConfigured(id)))
    throw new AppError(409, 'not_switched_on', "This test isn't switched on yet.")
}

type AddressView = z.infer<(typeof breachLookupCalls)['GET /breach-lookups']['answer']>['addresses'][number]

function addressView(
  connector: Connector,
  { id, read, subject, data, asOf, failure }: KeptSubject,
): AddressView {
  const { breaches: lookup } = connector.evidenceOf(
    data === null && failure === null
      ? []
      : [{ read, subject, data, asOf: asOf?.toISOString() ?? null, failure }],
    null,
  )
  const found = lookup?.kind === 'read' ? lookup.breaches.filter(({ discounted }) => !discounted) : []
  return {
    id,
    email: subject,
    state: stateOf(lookup?.kind, found.length),
    breaches: found.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ name }) => name),
    lookedUpAt: asOf?.toISOString() ?? null,
    retryAt: failure?.retryAt ?? null,
  }
}

function stateOf(kind: 'failed' | 'no_records' | 'read' | undefined, found: number): AddressView['state'] {
  if (kind === undefined) return 'waiting'
  if (kind !== 'read') return kind
  return found > 0 ? 'found' : 'clear'
}
