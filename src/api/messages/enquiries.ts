import { enquirySchema, THANKS } from '#core/messages/forms.ts'
import { nameOfEnquirer } from '#core/messages/message.ts'
import { type Suspicion, suspicionOf } from '#core/messages/suspicion.ts'
import { hit, type Limit } from '#store/limits.ts'
import { messageCalls } from '../contract/messages.ts'
import { tooOften } from '../http/error.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { receive } from './receive.ts'

/** Limit for one network. */
const SENT: Limit = { most: 5, windowSeconds: 3_600 }
/** How long a form stays valid after it was opened. */
const GOOD_S = 7 * 86_400
const ONCE: Limit = { most: 1, windowSeconds: GOOD_S }

interface Sent {
  ticket: string
  homepage: string
  message: string | null
}

/** Messages of visitors to the operator. */
export const enquiryRoutes = new Resource()
  .on(named(messageCalls, 'GET /messages/ticket'), async ({ services: { tickets, now } }) => ({
    ticket: tickets.make(now()),
  }))
  .on(named(messageCalls, 'POST /messages/enquiry'), async ({ c, body, services }) => {
    const { ticket, homepage, ...typed } = body
    const read = readForm(enquirySchema(typed.country ?? null, services.allowedHosts), typed)
    const { db, now } = services
    const { allowed, retryAfterSeconds } = await hit(db, `enquiry:${c.get('from')}`, SENT, now())
    if (!allowed) throw tooOften(retryAfterSeconds)
    await receive(services, {
      content: { kind: 'enquiry', ...read },
      ownerId: null,
      email: read.email,
      name: nameOfEnquirer(read),
      suspicion: await suspicion(services, { ticket, homepage, message: read.message }),
    })
    return { message: THANKS }
  })

/** Looks for signs of a program. The answer is the same: programs learn nothing, and people lose nothing. */
async function suspicion(
  { db, tickets, now }: Services,
  { ticket, homepage, message }: Sent,
): Promise<Suspicion | null> {
  const sentAt = now()
  const openedAt = tickets.madeAt(ticket)
  const isGood = openedAt !== null && sentAt.getTime() - openedAt.getTime() < GOOD_S * 1_000
  const isUsed = isGood && !(await hit(db, `ticket:${ticket}`, ONCE, sentAt)).allowed
  return suspicionOf({
    trap: homepage,
    openedAt: isGood ? openedAt : null,
    isUsed,
    sentAt,
    text: message ?? '',
  })
}
