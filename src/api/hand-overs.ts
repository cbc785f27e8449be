import { addHandOver, handOversOf, revokeHandOver } from '#store/hand-overs.ts'
import { hit } from '#store/limits.ts'
import { checkOf } from './check-of.ts'
import { handOverCalls } from './contract/hand-overs.ts'
import { notFound, tooOften } from './error.ts'
import { handOverView } from './hand-over-view.ts'
import { named, Resource } from './routing.ts'
import { hashToken, makeToken } from './visitor.ts'
import { ownersWebsite } from './website-in-view.ts'

const DAY = 86_400_000
const GIVEN = { most: 30, windowSeconds: 3_600 }

export const handOvers = new Resource()
  .on(named(handOverCalls, 'POST /hand-overs'), async (incoming) => {
    const { owner, body, services } = incoming
    const { db, now, origin } = services
    const check = body.check === null ? null : checkOf(body.check).id
    const website = await ownersWebsite(incoming)
    const at = now()
    const { allowed, retryAfterSeconds } = await hit(db, `hand-over:${owner.ownerId}`, GIVEN, at)
    if (!allowed) throw tooOften(retryAfterSeconds)
    const token = makeToken()
    const made = await addHandOver(db, {
      ownerId: owner.ownerId,
      websiteId: website.id,
      check,
      tokenHash: hashToken(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + body.days * DAY),
    })
    return { ...handOverView(made), link: `${origin}/handed/${token}` }
  })
  .on(named(handOverCalls, 'GET /hand-overs'), async ({ owner, services }) => {
    const given = await handOversOf(services.db, owner.ownerId)
    return { handOvers: given.map(handOverView) }
  })
  .on(named(handOverCalls, 'DELETE /hand-overs/{id}'), async ({ owner, params, services }) => {
    const revoked = await revokeHandOver(services.db, owner.ownerId, params.id, services.now())
    if (!revoked) throw notFound()
    return handOverView(revoked)
  })
