import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import { publicScanKey } from '#core/address/public-scan-key.ts'
import { parseWebsite } from '#core/address/website.ts'
import { isLeftAlone } from '#store/left-alone.ts'
import { hit, type Limit } from '#store/limits.ts'
import { claimPublicScan, publicScanAt } from '#store/public-scans.ts'
import { cancelScan, newestFullScan, type Scan } from '#store/scans.ts'
import { copyScan } from '#store/copy-scan.ts'
import { addWebsite, type Website, websiteOfVisitor } from '#store/websites.ts'
import { widerNetworkOf } from '../http/caller-network.ts'
import { scanCalls } from '../contract/scans.ts'
import { LEFT_ALONE, tooOften, wrongFields } from '../http/error.ts'
import { knownHosts } from './known-hosts.ts'
import { type Env, named, Resource } from '../http/routing.ts'
import { scanView } from '../scans/scans.ts'
import { startOrJoin } from '../scans/start-scan.ts'
import { knownVisitor, visitorOf } from './visitor.ts'

const HOUR_S = 3_600
/** Websites that visitors may have scanned in an hour from one network. */
const VISITORS = { most: 3, windowSeconds: HOUR_S }
/** The same from one wider network of IPv6, which a single person may have. */
const NEIGHBOURS = { most: 12, windowSeconds: HOUR_S }
/** The same for an owner, in onboarding: the limit of scans of a category or of all checks. */
const OWNERS = { most: 10, windowSeconds: HOUR_S }

export const publicScanRoutes = new Resource().on(
  named(scanCalls, 'POST /visits'),
  async ({ c, body, services }) => {
    const { db } = services
    const address = parseWebsite(body.address, knownHosts(services))
    if (!address.ok) throw wrongFields({ address: address.message }, address.code)
    if (await isLeftAlone(db, address.address)) throw wrongFields({ address: LEFT_ALONE }, 'left_alone')
    const website = (await websiteBefore(c, address.address)) ?? (await newWebsite(c, address.address))
    return scanView(await sharedOrNew(c, website, publicScanKey(address.address)), website)
  },
)

async function websiteBefore(c: Context<Env>, address: string): Promise<Website | null> {
  const visitorId = await visitorOf(c)
  return visitorId === null ? null : websiteOfVisitor(c.get('services').db, visitorId, address)
}

/** Counts first: whoever is refused leaves nothing behind. */
async function newWebsite(c: Context<Env>, address: string): Promise<Website> {
  await countAsker(c)
  return addWebsite(c.get('services').db, { visitorId: await knownVisitor(c), address })
}

/** One scan of a website an hour is shared by all who ask; the first caller starts it. */
async function sharedOrNew(c: Context<Env>, website: Website, key: string): Promise<Scan> {
  const { db, files, now } = c.get('services')
  const turn = await publicScanAt(db, key, now())
  if (turn.kind === 'share') {
    const own = await newestFullScan(db, website.id)
    return own && isSameScan(own, turn.scan)
      ? own
      : copyScan({ db, files }, turn.scan, { websiteId: website.id, scanId: null })
  }
  const scan = await startOrJoin(c, { website, cause: 'visitor', checks: catalogue.map(({ id }) => id) })
  if (turn.kind === 'wait') return scan
  const taken = await claimPublicScan(db, key, { scanId: scan.id, at: now(), isRunning: false })
  if (taken.kind !== 'refuse') return scan
  await cancelScan(db, website.id, scan.id)
  throw tooOften(taken.retryAfterSeconds)
}

/** Whether a scan is the shared one, a copy of it, or a copy of the same scan, whose evidence its owner has replaced since. */
const isSameScan = (own: Scan, shared: Scan): boolean =>
  own.id === shared.id ||
  own.sharedFrom === shared.id ||
  (own.sharedFrom !== null && own.sharedFrom === shared.sharedFrom)

/** Counts one more website for the caller. Throws 429 when there were too many. */
async function countAsker(c: Context<Env>): Promise<void> {
  const identity = c.get('identity')
  const [network, wider] = [c.get('from'), widerNetworkOf(c.get('address'))]
  const count = async (who: string, limit: Limit): Promise<void> => {
    const { db, now } = c.get('services')
    const { allowed, retryAfterSeconds } = await hit(db, `visit:${who}`, limit, now())
    if (!allowed) throw tooOften(retryAfterSeconds)
  }
  if (identity) return count(identity.ownerId, OWNERS)
  await count(network, VISITORS)
  if (wider !== network) await count(wider, NEIGHBOURS)
}
