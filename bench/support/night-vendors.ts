import { connector as gmb } from '#connectors/gmb/connector.ts'
import { connector as analytics } from '#connectors/google_analytics/connector.ts'
import { openStandIns } from '#stand-ins/all.ts'
import { openOAuth } from '#stand-ins/oauth.ts'
import { openX } from '#stand-ins/x.ts'
import { CONSENT_ENDPOINTS } from './connect-all.ts'
import { openVendor, type Vendor, type VendorRules } from './vendor.ts'
import { DAY_MS } from '#core/time-units.ts'

const MINUTE = 60
/**
 * What the vendors allow the whole installation, as far as they say it in requests: X for look-ups of users by one app
 * (https://docs.x.com/x-api/fundamentals/rate-limits), Google for each API of Business Profile (https://developers.google.com/my-business/content/limits)
 * and for that of Analytics' accounts (https://developers.google.com/analytics/devguides/config/admin/v1/quotas).
 */
const LIMITS: Readonly<Record<string, NonNullable<VendorRules['limit']>>> = {
  x: { most: 300, seconds: 15 * MINUTE },
  gbpAccounts: { most: 300, seconds: MINUTE },
  gbpInfo: { most: 300, seconds: MINUTE },
  gbpVerify: { most: 300, seconds: MINUTE },
  gbpV4: { most: 300, seconds: MINUTE },
  gaAdmin: { most: 1_200, seconds: MINUTE },
}
const LATENCY_MS = 150
const BAD = { tooMany: 0.01, faults: 0.01, hanging: 0.001 }

/** All stand-ins, each behind its vendor's limits and bad moments, and Google's authorization server. */
export async function openNightVendors() {
  const standIns = await openStandIns()
  const { GOOGLE_CLIENT_ID: id = '', GOOGLE_CLIENT_SECRET: secret = '' } = standIns.settings
  const google = await openOAuth({
    services: [gmb, analytics].flatMap(({ id: service, title, connect }) =>
      connect ? [{ service, title, connect, client: { id, secret } }] : [],
    ),
  })
  // All owners share one permission, and Google takes a refresh token again as long as it lasts.
  google.rules.acceptsAgainMs = DAY_MS
  // Each owner has a handle of their own.
  const x = await openX({ isAnybodyThere: true })
  const targets = { ...standIns.endpoints, x: x.base, googleAuth: google.origin, googleToken: google.origin }
  const rules: VendorRules[] = []
  const vendors = new Map<string, Vendor>()
  for (const [name, target] of Object.entries(targets)) {
    if (CONSENT_ENDPOINTS.includes(name)) continue
    const limit = LIMITS[name]
    const own: VendorRules = { latencyMs: LATENCY_MS, ...(limit ? { limit } : {}) }
    rules.push(own)
    vendors.set(name, await openVendor(target, own))
  }
  return {
    settings: standIns.settings,
    endpoints: {
      ...targets,
      ...Object.fromEntries([...vendors].map(([name, { origin }]) => [name, origin])),
    },
    vendors,
    /** From now on they have bad moments. */
    turnBad: () => {
      for (const own of rules) Object.assign(own, BAD)
    },
    async close() {
      await Promise.all([...vendors.values()].map((vendor) => vendor.close()))
      await google.close()
      await x.close()
      await standIns.close()
    },
  }
}
