import { finalUrlProblem } from '#ads/check/address.ts'
import { NOT_LOOKED_AT } from '#ads/landing/words.ts'
import { keepLandingLook, landingLookOf } from '#store/ads-landing-looks.ts'
import { isLeftAlone } from '#store/left-alone.ts'
import { hit } from '#store/limits.ts'
import { siteHostOf } from '#store/owner-connections.ts'
import { adsCalls } from '../contract/ads.ts'
import { notFound, tooOften, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { adsOf, usableAds } from './account.ts'

/** Each look loads a page in a browser. */
const LOOKS = { most: 20, windowSeconds: 3_600 }

/** Looks at the page that an ad is to lead to. A worker makes them. */
export const adsLandingRoutes = new Resource()
  .on(named(adsCalls, 'POST /ads/landing-looks'), async ({ body, owner, services }) => {
    const { db, jobs, now } = services
    const { ownerId } = owner
    const { connection } = await usableAds(services, ownerId)
    const problem = finalUrlProblem(body.url, null)
    if (problem !== null) throw wrongFields({ url: problem })
    const at = now()
    const { allowed, retryAfterSeconds } = await hit(db, `landing-look:${ownerId}`, LOOKS, at)
    if (!allowed) throw tooOften(retryAfterSeconds)
    const why = await whyNotLookedAt(services, ownerId, body.url)
    if (why !== null)
      return { id: await keepLandingLook(db, connection, { input: body, at, state: 'failed', why }) }
    const id = await keepLandingLook(db, connection, { input: body, at })
    await jobs.lookAtLanding(id)
    return { id }
  })
  .on(named(adsCalls, 'GET /ads/landing-looks/{id}'), async ({ params, owner, services }) => {
    // Also while Google's permission is gone: a look needs none of it.
    const ads = await adsOf(services, owner.ownerId)
    if (!ads) throw notFound()
    const look = await landingLookOf(services.db, ads.connection.id, params.id)
    if (!look) throw notFound()
    const { state, why, at, findings } = look
    return { state, why, at: at.toISOString(), findings: [...findings] }
  })

/** `null`: Fettle looks at it. */
async function whyNotLookedAt({ db }: Services, ownerId: string, url: string): Promise<string | null> {
  const host = await siteHostOf(db, ownerId)
  if (host === null || finalUrlProblem(url, host) !== null) return NOT_LOOKED_AT.elsewhere
  return (await isLeftAlone(db, url)) ? NOT_LOOKED_AT.leftAlone : null
}
