import type { AnyCheck } from '#core/check.ts'
import { handOverMailSchema } from '#core/owner-input/hand-over.ts'
import { addHandOver, handOverOf, handOversOf, revokeHandOver } from '#store/hand-overs.ts'
import { hit } from '#store/limits.ts'
import { checkOf } from '../results/check-of.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { AppError, notFound, tooOften } from '../http/error.ts'
import { allowMail, mailHandOver } from './hand-over-mail.ts'
import { handOverView } from './hand-over-view.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { hashToken, makeToken } from '../visitors/visitor.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

const DAY = 86_400_000
const NOT_TO_SHOW = 'This result is about your own accounts, so it stays with you.'
const GIVEN = { most: 30, windowSeconds: 3_600 }

export const handOverRoutes = new Resource()
  .on(named(handOverCalls, 'POST /hand-overs'), async (incoming) => {
    const { owner, body, services } = incoming
    const { db, now, origin, allowedHosts } = services
    const { ownerId } = owner
    const check = shownCheck(body.check)
    const mail = body.mail && readForm(handOverMailSchema(allowedHosts), body.mail)
    const website = await ownersWebsite(incoming)
    const at = now()
    const { allowed, retryAfterSeconds } = await hit(db, `hand-over:${ownerId}`, GIVEN, at)
    if (!allowed) throw tooOften(retryAfterSeconds)
    if (mail) await allowMail(services, owner, mail.to)
    const token = makeToken()
    const { id, expiresAt } = await addHandOver(db, {
      ownerId,
      websiteId: website.id,
      check: check?.id ?? null,
      tokenHash: hashToken(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + body.days * DAY),
    })
    const link = `${origin}/handed/${token}`
    if (mail) await mailHandOver(services, { ...mail, id, ownerId, website, check, link, expiresAt })
    return { ...(await viewOf(services, ownerId, id)), link }
  })
  .on(named(handOverCalls, 'GET /hand-overs'), async ({ owner, services }) => {
    const given = await handOversOf(services.db, owner.ownerId)
    return { handOvers: given.map(handOverView) }
  })
  .on(named(handOverCalls, 'DELETE /hand-overs/{id}'), async ({ owner, params, services }) => {
    await revokeHandOver(services.db, owner.ownerId, params.id, services.now())
    return viewOf(services, owner.ownerId, params.id)
  })

/** The check that a link should show; `null`: all. Throws for one that only the owner may see. */
function shownCheck(id: string | null): AnyCheck | null {
  const check = id === null ? null : checkOf(id)
  if (check?.ownersOnly) throw new AppError(422, 'invalid', NOT_TO_SHOW)
  return check
}

async function viewOf({ db }: Services, ownerId: string, id: string) {
  const given = await handOverOf(db, ownerId, id)
  if (!given) throw notFound()
  return handOverView(given)
}
