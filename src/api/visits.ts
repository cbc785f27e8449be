import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import { parseWebsite } from '#core/address/website.ts'
import { hit, type Limit } from '#store/limits.ts'
import { addWebsite, websiteOfVisitor } from '#store/websites.ts'
import { widerNetworkOf } from './caller-network.ts'
import { scanCalls } from './contract/scans.ts'
import { tooOftenFor, wrongFields } from './error.ts'
import { knownHosts } from './known-hosts.ts'
import { type Env, named, Resource } from './routing.ts'
import { scanView } from './scans.ts'
import { startOrJoin } from './starting.ts'
import { knownVisitor } from './visitor.ts'

const HOUR_S = 3_600
/** Somebody without an account may have this many websites looked at in an hour from one network address. */
const VISITORS = { most: 3, windowSeconds: HOUR_S }
/** And this many from one wider network of IPv6, which one person may have whole. */
const NEIGHBOURS = { most: 12, windowSeconds: HOUR_S }
/** An owner, in onboarding, this many: the limit of whole scans. */
const OWNERS = { most: 10, windowSeconds: HOUR_S }

export const visits = new Resource().on(named(scanCalls, 'POST /visits'), async ({ c, body, services }) => {
  const { db } = services
  const address = parseWebsite(body.address, knownHosts(services))
  if (!address.ok) throw wrongFields({ address: address.message }, address.code)
  const visitorId = await knownVisitor(c)
  const known = await websiteOfVisitor(db, visitorId, address.address)
  if (!known) await countAsker(c)
  const website = known ?? (await addWebsite(db, { visitorId, address: address.address }))
  const scan = await startOrJoin(c, { website, cause: 'visitor', checks: catalogue.map(({ id }) => id) })
  return scanView(scan, website)
})

/** Counts one more website for whoever asks. Throws 429 when there were too many. */
async function countAsker(c: Context<Env>): Promise<void> {
  const identity = c.get('identity')
  const [network, wider] = [c.get('from'), widerNetworkOf(c.get('address'))]
  const count = async (who: string, limit: Limit): Promise<void> => {
    const { db, now } = c.get('services')
    const { allowed, retryAfterSeconds } = await hit(db, `visit:${who}`, limit, now())
    if (!allowed) throw tooOftenFor(retryAfterSeconds)
  }
  if (identity) return count(identity.ownerId, OWNERS)
  await count(network, VISITORS)
  if (wider !== network) await count(wider, NEIGHBOURS)
}
