import { catalogue } from '#checks/catalogue.generated.ts'
import { PLAN_PATH } from '#core/navigation.ts'
import { wantsNotification } from '#core/owner-input/preferences.ts'
import { passedLetter } from '#mail/letters/web-person-news.ts'
import { asksInForce, type HandOverAsk, setPassed } from '#store/hand-overs.ts'
import type { Database } from '#store/database.ts'
import { recipientOf } from '#store/recipients.ts'
import type { UpdatedPlan } from '#store/update-plan.ts'
import { type MailTools, unsubscribeUrl } from './mail-tools.ts'

interface PassedTools extends MailTools {
  db: Database
  now(): Date
}

/**
 * Records which of the things that links ask for now pass their test, and tells the owner of those that the web person said are done. The
 * mail is stored first, with a dedupe key: a worker that dies in between sends it once all the same.
 */
export async function tellPassed({ website, movement }: UpdatedPlan, tools: PassedTools): Promise<void> {
  const at = tools.now()
  const asks = await asksInForce(tools.db, website.id, at)
  const isDone = ({ check }: HandOverAsk): boolean =>
    movement.plan.items.some((item) => item.check === check && item.state === 'completed')
  const passed = asks.filter((ask) => ask.passedAt === null && isDone(ask))
  await mailPassed(
    passed.filter(({ lastTestAt }) => lastTestAt !== null),
    { website, tools },
  )
  for (const ask of passed) await setPassed(tools.db, ask, at)
  for (const ask of asks) if (ask.passedAt !== null && !isDone(ask)) await setPassed(tools.db, ask, null)
}

interface Telling {
  website: UpdatedPlan['website']
  tools: PassedTools
}

async function mailPassed(asks: readonly HandOverAsk[], { website, tools }: Telling): Promise<void> {
  const [first] = asks
  const to = first ? await recipientOf(tools.db, website.ownerId) : null
  if (!first || !to || !wantsNotification(to.preferences, 'results')) return
  const done = catalogue.filter(({ id }) => asks.some(({ check }) => check === id))
  const path = done.length === 1 ? done[0]?.path : PLAN_PATH
  await tools.mailer.send({
    to: to.email,
    ownerId: to.id,
    kind: 'web_person',
    dedupeKey: `hand_over_passed:${first.handOverId}:${first.check}:${first.lastTestAt?.getTime()}`,
    letter: passedLetter({
      checks: done.map(({ words }) => words.title),
      website: website.host,
      url: `${tools.origin}${path}`,
      unsubscribeUrl: unsubscribeUrl(tools, to.id, 'results'),
    }),
  })
}
