import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Pool } from 'pg'
import { connector as xero } from '#connectors/xero/connector.ts'
import { SECOND_MS } from '#core/time-units.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { RENEWED_BEFORE_MS } from '#engine/connections/grants.ts'
import { openServices } from '#server/connections/open-services.ts'
import type { Database } from '#store/database.ts'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import type { SealingKeys } from '#store/sealing.ts'
import { openOAuth } from '#stand-ins/oauth.ts'
import { XERO_TENANTS } from '#stand-ins/xero-books.data.ts'
import { openXero } from '#stand-ins/xero.ts'
import { boundPort } from '#support/bound-port.ts'
import { followUntil } from '#support/oidc-server.ts'

const CLIENT = { id: '0'.repeat(32), secret: 'stand-in-secret-of-xero' }
const HOME = 'http://localhost:1'
/** As long as before its end a token is renewed: every use renews. */
const ACCESS_SECONDS = RENEWED_BEFORE_MS / SECOND_MS

function notConnectedYet(): Connections {
  throw new Error('no owner is connected yet')
}

/** Xero with its authorization server, whose refresh tokens are accepted again for some milliseconds. */
export async function openBooks({ acceptsAgainMs }: { acceptsAgainMs: number }) {
  const { connect } = xero
  if (!connect) throw new Error('Xero is connected by OAuth')
  const oauth = await openOAuth({
    services: [{ service: 'xero', title: 'Xero', connect, client: CLIENT }],
    isAutomatic: true,
    accessSeconds: ACCESS_SECONDS,
  })
  oauth.rules.acceptsAgainMs = acceptsAgainMs
  const standIn = await openXero()
  const ways = new Map<string, Server>()
  const values = { XERO_CLIENT_ID: CLIENT.id, XERO_CLIENT_SECRET: CLIENT.secret }
  const endpoints = { xero: standIn.base, xeroAuth: oauth.origin, xeroIdentity: oauth.origin }
  let open = notConnectedYet
  const connectOwner = async (ownerId: string): Promise<void> => {
    const services = open()
    const redirectUri = `${HOME}/api/connections/xero/callback`
    const started = await services.start('xero', { ownerId, redirectUri, check: null })
    if (!started.ok) throw new Error(`Xero is ${started.failure.kind}`)
    const { search } = new URL(await followUntil(started.data, HOME))
    await services.finish('xero', { ownerId, redirectUri, search })
    const chosen = await services.choose(ownerId, 'xero', XERO_TENANTS[0]?.tenantId ?? '')
    if (!chosen.ok) throw new Error(`no organisation was chosen: ${chosen.failure.kind}`)
    services.close()
  }
  return {
    oauth,
    values,
    endpoints,
    /** Owners with Xero connected; their ids. `keys`: the present ones. */
    async connectOwners(db: Database, keys: () => SealingKeys, count: number): Promise<string[]> {
      const network = { userAgent: 'Fettle/bench', dns: [] }
      open = () => openServices({ network, connections: { values, endpoints } }, db, keys())
      const ids = Array.from({ length: count }, () => randomUUID())
      for (const id of ids) {
        await db.insert(user).values({ id, email: `${id}@owners.fixture`, name: 'Mia Rose' })
        await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
        await connectOwner(id)
      }
      return ids
    },
    /** Connects again what has to be; how many these were. */
    async connectLostAgain(pool: Pool): Promise<number> {
      const { rows } = await pool.query<{ id: string }>(
        `update connections set state = 'needs_selection' where state = 'needs_reconnect' returning owner_id as id`,
      )
      for (const { id } of rows) await connectOwner(id)
      return rows.length
    },
    /** An address of the token endpoint for one process, by which its requests are told from others'. */
    async wayOf(name: string): Promise<string> {
      const way = createServer((request, response) => {
        request.headers['x-process'] = name
        oauth.answerTo(request, response)
      })
      way.listen(0, '127.0.0.1')
      await once(way, 'listening')
      ways.set(name, way)
      return `http://127.0.0.1:${boundPort(way)}`
    },
    /** Closes the address of a process that has ended. */
    forgetWay(name: string): void {
      ways.get(name)?.close()
      ways.delete(name)
    },
    async close() {
      for (const way of ways.values()) way.closeAllConnections()
      for (const way of ways.values()) way.close()
      await standIn.close()
      await oauth.close()
    },
  }
}
