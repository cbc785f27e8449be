import { questionLetter } from '#mail/letters/web-person-news.ts'
import type { HandOver, HandOverLine } from '#store/hand-overs.ts'
import { recipientOf } from '#store/recipients.ts'
import type { Website } from '#store/websites.ts'
import type { Services } from '../services.ts'
import { whereOf, checkTitleOf } from './hand-over-view.ts'

interface Asked {
  line: HandOverLine
  handOver: Pick<HandOver, 'ownerId'>
  website: Website
}

/** Tells the owner of a web person's question. An owner without a confirmed address reads it only in Fettle: on the overview and the check's page. */
export async function mailQuestion(
  { db, mailer, origin }: Services,
  { line, handOver, website }: Asked,
): Promise<void> {
  const to = await recipientOf(db, handOver.ownerId)
  if (!to) return
  await mailer.send({
    to: to.email,
    ownerId: to.id,
    kind: 'web_person',
    dedupeKey: `hand_over_question:${line.id}`,
    letter: questionLetter({
      check: checkTitleOf(line.check),
      website: website.host,
      question: line.text,
      url: `${origin}${whereOf(line.check)}`,
    }),
  })
}
