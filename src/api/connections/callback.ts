import { Hono } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { ConnectOutcome } from '#core/connections/outcomes.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { notFound } from '../http/error.ts'
import type { Env } from '../http/routing.ts'
import { readConnected } from './read-connected.ts'

/** The address to which a service sends the owner back; it is registered at the service. */
export const callbackAddress = (origin: string, service: string): string =>
  `${origin}/api/connections/${service}/callback`

const PAGE = '/profile/online-presence'
/** The page of the check on which the owner began, or that of all connections. */
const pageAfter = (service: string, outcome: ConnectOutcome, check: string | null = null): string => {
  const page = catalogue.find(({ id }) => id === check)?.path ?? PAGE
  return `${page}?${new URLSearchParams({ service, outcome })}`
}

/**
 * Where a service sends the owner's browser back. Not a call of the contract: the service decides what its address holds, and of a service that we know the
 * answer is always one of our own pages, with a word of a closed set. Nothing that the service sent is shown or passed on.
 */
export const connectionCallbackRoute = new Hono<Env>().get('/connections/:service/callback', async (c) => {
  const { connections, origin, db } = c.get('services')
  const connector = connections.connectors.find(({ id, connect }) => connect && id === c.req.param('service'))
  if (!connector) throw notFound()
  const identity = c.get('identity')
  if (!identity) {
    const next = pageAfter(connector.id, 'signed_out')
    return c.redirect(`/login?${new URLSearchParams({ next })}`, 303)
  }
  const { ownerId } = identity
  const { outcome, check } = await connections.finish(connector.id, {
    ownerId,
    redirectUri: callbackAddress(origin, connector.id),
    search: new URL(c.req.url).search,
  })
  const website = outcome === 'connected' ? await websiteOfOwner(db, ownerId) : null
  if (website) await readConnected(c.get('services'), { website, connector })
  return c.redirect(pageAfter(connector.id, outcome, check), 303)
})
