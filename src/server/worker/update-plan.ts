import { catalogue } from '#checks/catalogue.generated.ts'
import { wantsNotification } from '#core/owner-input/preferences.ts'
import type { Letter } from '#mail/letter.ts'
import { type Alert, alertLetter, certificateLetter, connectionLostLetter } from '#mail/letters/news.ts'
import { type ResultNotification, notificationsOf } from '#plan/notification.ts'
import type { ScanStart } from '#plan/movement-input.ts'
import { instantMail } from '#plan/due-mails.ts'
import { overrideEndedWords } from '#plan/override.ts'
import type { Database } from '#store/database.ts'
import { type Recipient, recipientOf } from '#store/recipients.ts'
import { type UpdatedPlan, updatePlanOfWebsite } from '#store/update-plan.ts'
import { type MailTools, unsubscribeUrl } from './mail-tools.ts'
import { tellPassed } from './tell-passed.ts'

export interface PlanUpdateTools extends MailTools {
  db: Database
  now(): Date
}

/**
 * Updates a website's plan after a scan, and mails its owner urgent results and what the web person has done. The mail is stored before the plan, with a dedupe key
 * made from the results that it tells of (`news`): a worker that dies in between sends it once all the same.
 */
export async function updatePlan(websiteId: string, scan: ScanStart, tools: PlanUpdateTools): Promise<void> {
  const made = await updatePlanOfWebsite(tools.db, websiteId, {
    checks: catalogue,
    at: tools.now(),
    scan,
    beforeSaving: (updated) => mailOwner(updated, scan, tools),
  })
  if (made) await tellPassed(made, tools)
}

async function mailOwner(updated: UpdatedPlan, scan: ScanStart, tools: PlanUpdateTools): Promise<void> {
  const to = await recipientOf(tools.db, updated.website.ownerId)
  if (!to) return
  const { arrivals, movement, timeZone } = updated
  const notifications = notificationsOf({
    arrivals,
    moves: movement.moves,
    plan: movement.plan,
    scan,
    timeZone,
  })
  const instant = instantMail(notifications, to.preferences)
  const mayMail = scan === 'automatic' && wantsNotification(to.preferences, 'results')
  const letters = lettersOf(instant, mayMail ? gotWorse(updated, tools) : [], { to, tools })
  for (const [index, letter] of letters.entries())
    await tools.mailer.send({
      to: to.email,
      ownerId: to.id,
      kind: 'alert',
      letter,
      dedupeKey: `alert:${updated.news}:${index}`,
    })
}

/** Items that the owner had set aside and that have more to do than was known then. */
const gotWorse = ({ movement }: UpdatedPlan, { origin }: PlanUpdateTools): Alert[] =>
  movement.endedOverrides.flatMap(({ override, end }) => {
    const item = movement.plan.items.find(({ check }) => check === override.check)
    if (!item || end !== 'worse') return []
    return [{ check: item.title, line: overrideEndedWords(override, end), url: `${origin}${item.link}` }]
  })

interface Writing {
  to: Recipient
  tools: PlanUpdateTools
}

/** One letter for each notification of a special kind, and one for all others. */
function lettersOf(
  notifications: readonly ResultNotification[],
  more: readonly Alert[],
  { to, tools }: Writing,
): Letter[] {
  const off = { unsubscribeUrl: unsubscribeUrl(tools, to.id, 'results') }
  const urlOf = ({ path }: ResultNotification): string => `${tools.origin}${path}`
  const own = notifications.flatMap((notification): Letter[] => {
    if (notification.kind === 'connection_lost')
      return [connectionLostLetter({ network: notification.title, url: urlOf(notification), ...off })]
    if (notification.kind !== 'expiring' || notification.endsOn === null) return []
    return [certificateLetter({ endsOn: notification.endsOn, url: urlOf(notification), ...off })]
  })
  const [first, ...others] = [
    ...notifications.filter(isCommon).map(
      (notification): Alert => ({
        check: notification.title,
        line: notification.verdict,
        fineOn: notification.fineOn ?? undefined,
        url: urlOf(notification),
      }),
    ),
    ...more,
  ]
  return first ? [...own, alertLetter({ alerts: [first, ...others], ...off })] : own
}

const isCommon = ({ kind, endsOn }: ResultNotification): boolean =>
  kind !== 'connection_lost' && !(kind === 'expiring' && endsOn !== null)
