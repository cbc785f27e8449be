import { shortDate } from '#core/dates.ts'
import { askStateOf, type ConversationLine } from '#core/hand-over/asks.ts'
import { questionSchema } from '#core/owner-input/hand-over.ts'
import type { AnyCheck } from '#core/check.ts'
import { addLine, claimTest, countOpening, type FullHandOver, type HandOverAsk } from '#store/hand-overs.ts'
import { unfinishedScans } from '#store/scans.ts'
import { presentationOf, type Website } from '#store/websites.ts'
import { ownerOf } from '#store/owners.ts'
import { handOverCalls } from '../contract/hand-overs.ts'
import { tooOften } from '../http/error.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import { rerunView, WEBSITE_TRIGGER } from '../scans/reruns.ts'
import { refuseLeftAlone, startOrJoin } from '../scans/start-scan.ts'
import type { Services } from '../services.ts'
import { type Ask, askContext, type AskContext, asksOf, planItemOf, resultOf } from './asks.ts'
import { fitAsks, fitResults } from './fit.ts'
import { linesOf } from './hand-over-view.ts'
import { limitQuestion, limitReading, limitTest } from './link-limits.ts'
import { mailQuestion } from './question-mail.ts'
import { openLink } from './open-link.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const ONE_OPENING_MS = 5 * MINUTE_MS
const TEST_GAP_MS = 2 * MINUTE_MS

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

export const handOverLinkRoutes = new Resource()
  .on(named(handOverCalls, 'GET /handed/{token}'), async ({ params, services }) => {
    const { handOver, website, checks } = await openLink(services, params.token)
    await limitReading(services, handOver)
    const { db, now } = services
    const owner = await ownerOf(db, handOver.ownerId)
    const { timeZone } = await presentationOf(db, website)
    const all = await linkedAsks(services, { handOver, website, checks })
    await countOpening(db, handOver.id, now(), before(now(), ONE_OPENING_MS))
    return {
      firstName: owner?.firstName ?? '',
      host: website.host,
      until: shortDate(handOver.expiresAt.toISOString(), timeZone),
      ...fitAsks(all),
    }
  })
  .on(named(handOverCalls, 'GET /handed/{token}/data'), async ({ params, services }) => {
    const { handOver, website, checks } = await openLink(services, params.token)
    await limitReading(services, handOver)
    const context = await askContext(services, website)
    return {
      schema: 'fettle.hand-over/1' as const,
      website: { address: website.address, host: website.host },
      expiresAt: handOver.expiresAt.toISOString(),
      ...fitResults(checks.flatMap((check) => resultOf(context, check) ?? [])),
    }
  })
  .on(named(handOverCalls, 'POST /handed/{token}/checks/{check}/run'), async ({ c, params, services }) => {
    const { handOver, website, ask } = await openLink(services, params.token, params.check)
    await refuseLeftAlone(services, website)
    const at = services.now()
    if (!(await claimTest(services.db, ask, at, before(at, TEST_GAP_MS)))) {
      const waited = at.getTime() - (ask.lastTestAt ?? at).getTime()
      // By the time that was read before another press took the claim, the wait may be over.
      throw tooOften((waited < TEST_GAP_MS ? TEST_GAP_MS - waited : TEST_GAP_MS) / 1_000)
    }
    await limitTest(services, handOver)
    const wanted = { website, cause: 'hand_over', checks: [ask.check], isSingle: true } as const
    return rerunView(await startOrJoin(c, wanted), WEBSITE_TRIGGER)
  })
  .on(named(handOverCalls, 'POST /handed/{token}/checks/{check}/questions'), async (incoming) => {
    const { c, params, body, services } = incoming
    const { handOver, website, ask } = await openLink(services, params.token, params.check)
    const { text } = readForm(questionSchema, body)
    await limitQuestion(services, handOver, c.get('from'))
    const { check, handOverId } = ask
    const createdAt = services.now()
    const line = await addLine(services.db, { handOverId, check, from: 'web_person', text, createdAt })
    await mailQuestion(services, { line, handOver, website })
    return { lines: [...linesOf(handOver, check), asLine(line)] }
  })

const asLine = ({ from, text, createdAt }: FullHandOver['lines'][number]): ConversationLine => ({
  from,
  text,
  at: createdAt.toISOString(),
})

interface Opened {
  handOver: FullHandOver
  website: Website
  checks: readonly AnyCheck[]
}

async function linkedAsks(services: Services, { handOver, website, checks }: Opened) {
  const context = await askContext(services, website)
  const going = await unfinishedScans(services.db, website.id)
  const asks = await asksOf(services, website, checks, context)
  return asks.flatMap((ask) => {
    const row = handOver.asks.find(({ check }) => check === ask.check)
    const isTesting = going.some((scan) => scan.checks.includes(ask.check))
    return row ? [linkedAsk(ask, row, { handOver, context, isTesting, at: services.now() })] : []
  })
}

interface Around {
  handOver: FullHandOver
  context: AskContext
  isTesting: boolean
  at: Date
}

function linkedAsk(ask: Ask, row: HandOverAsk, { handOver, context, isTesting, at }: Around) {
  const lines = linesOf(handOver, ask.check)
  const state = askStateOf(planItemOf(context, ask.check)?.state === 'completed', lines)
  const againAt = (row.lastTestAt?.getTime() ?? 0) + TEST_GAP_MS
  return {
    ...ask,
    before: row.before ?? ask.now,
    state,
    lines,
    testedAt: row.lastTestAt?.toISOString() ?? null,
    isTesting,
    testAgainAt: againAt > at.getTime() ? new Date(againAt).toISOString() : null,
    // Who is mailed of what passes is decided when it begins to: a test by the link after that told nobody.
    isTold: row.passedAt !== null && row.lastTestAt !== null && row.lastTestAt <= row.passedAt,
  }
}
