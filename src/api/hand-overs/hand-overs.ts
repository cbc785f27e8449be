import type { AnyCheck } from '#core/check.ts'
import { MOST_ASKS } from '#core/hand-over/asks.ts'
import { handOverMailSchema, questionSchema } from '#core/owner-input/hand-over.ts'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { addHandOver, addLine, handOverOf, handOversOf, revokeHandOver } from '#store/hand-overs.ts'
import { hit, type Limit } from '#store/limits.ts'
import { ownerOf } from '#store/owners.ts'
import { checkOf } from '../results/check-of.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { AppError, notFound, tooOften } from '../http/error.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { hashToken, makeToken } from '../visitors/visitor.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { askContext, type AskContext, askedResult, asksOf, planItemOf, providerOf, resultOf } from './asks.ts'
import { fitAsks } from './fit.ts'
import { allowMail, mailHandOver } from './hand-over-mail.ts'
import { handOverView } from './hand-over-view.ts'
import { DAY_MS } from '#core/time-units.ts'

const NOT_TO_SHOW = 'This result is about your own accounts, so it stays with you.'
const TOO_MANY = `At most ${MOST_ASKS} at once.`
/** Links that one owner may make in an hour. */
const LINKS_MADE: Limit = { most: 30, windowSeconds: 3_600 }
/** Answers of one owner in an hour. */
const ANSWERS: Limit = { most: 60, windowSeconds: 3_600 }

export const handOverRoutes = new Resource()
  .on(named(handOverCalls, 'POST /hand-overs'), async (incoming) => {
    const { owner, body, services } = incoming
    const { db, now, origin, allowedHosts } = services
    const { ownerId } = owner
    const wanted = shownToOthers(body.checks)
    const mail = body.mail && readForm(handOverMailSchema(allowedHosts), body.mail)
    const website = await ownersWebsite(incoming)
    const at = now()
    const { allowed, retryAfterSeconds } = await hit(db, `hand-over:${ownerId}`, LINKS_MADE, at)
    if (!allowed) throw tooOften(retryAfterSeconds)
    if (mail) await allowMail(services, owner, mail.to)
    const token = makeToken()
    const context = await askContext(services, website)
    const checks = inOrder(wanted, context)
    const { id, expiresAt } = await addHandOver(db, {
      ownerId,
      websiteId: website.id,
      asks: checks.map((check) => asAsk(check, context, at)),
      tokenHash: hashToken(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + body.days * DAY_MS),
    })
    const link = `${origin}/handed/${token}`
    if (mail) await mailHandOver(services, { ...mail, id, ownerId, website, checks, link, expiresAt })
    return { ...(await viewOf(services, ownerId, id)), link }
  })
  .on(named(handOverCalls, 'GET /hand-overs'), async ({ owner, services }) => {
    const handOvers = await handOversOf(services.db, owner.ownerId)
    const timeZone = await zoneOf(services, owner.ownerId)
    return { handOvers: handOvers.map((one) => handOverView(one, timeZone)) }
  })
  .on(named(handOverCalls, 'GET /hand-overs/asks/{checks}'), async (incoming) => {
    const { params, services } = incoming
    const ids = params.checks.split(',')
    if (ids.length > MOST_ASKS) throw new AppError(400, 'invalid', TOO_MANY)
    const wanted = shownToOthers(ids)
    const website = await ownersWebsite(incoming)
    const context = await askContext(services, website)
    const asks = await asksOf(services, website, inOrder(wanted, context), context)
    const provider = await providerOf(services, website)
    return { host: website.host, provider, ...fitAsks(asks) }
  })
  .on(named(handOverCalls, 'DELETE /hand-overs/{id}'), async ({ owner, params, services }) => {
    await revokeHandOver(services.db, owner.ownerId, params.id, services.now())
    return viewOf(services, owner.ownerId, params.id)
  })
  .on(named(handOverCalls, 'POST /hand-overs/{id}/checks/{check}/answers'), async (incoming) => {
    const { owner, params, body, services } = incoming
    const { db, now } = services
    const { ownerId } = owner
    const handOver = await handOverOf(db, ownerId, params.id)
    if (!handOver?.asks.some(({ check }) => check === params.check)) throw notFound()
    const { text } = readForm(questionSchema, body)
    const { allowed, retryAfterSeconds } = await hit(db, `hand-over-answer:${ownerId}`, ANSWERS, now())
    if (!allowed) throw tooOften(retryAfterSeconds)
    const about = { handOverId: handOver.id, check: params.check }
    await addLine(db, { ...about, from: 'owner', text, createdAt: now() })
    return viewOf(services, ownerId, handOver.id)
  })

/** The checks that a link should show, each once. Throws for one that only the owner may see. */
function shownToOthers(ids: readonly string[]): AnyCheck[] {
  const checks = [...new Set(ids)].map(checkOf)
  if (checks.some(({ ownersOnly }) => ownersOnly)) throw new AppError(422, 'invalid', NOT_TO_SHOW)
  return checks
}

/** In the order of the plan; what is not in it comes last. */
function inOrder(checks: readonly AnyCheck[], context: AskContext): AnyCheck[] {
  const placeOf = ({ id }: AnyCheck): number => planItemOf(context, id)?.place ?? Number.MAX_SAFE_INTEGER
  return checks.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** One thing of a new link. What is done already has passed from the beginning, as its page says. */
function asAsk(check: AnyCheck, context: AskContext, at: Date) {
  const result = resultOf(context, check)
  const isDone = planItemOf(context, check.id)?.state === 'completed'
  return { check: check.id, before: result && askedResult(result), passedAt: isDone ? at : null }
}

async function viewOf(services: Services, ownerId: string, id: string) {
  const handOver = await handOverOf(services.db, ownerId, id)
  if (!handOver) throw notFound()
  return handOverView(handOver, await zoneOf(services, ownerId))
}

/** The time zone in which the owner reads dates, and in which the web person reads the same ones. */
async function zoneOf({ db }: Services, ownerId: string): Promise<string> {
  return zoneOfOwner(await ownerOf(db, ownerId))
}
