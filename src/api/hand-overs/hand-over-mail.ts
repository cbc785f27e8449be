import type { AnyCheck } from '#core/check.ts'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { shortDate } from '#core/dates.ts'
import { DAY_MS } from '#core/time-units.ts'
import { handOverLetter } from '#mail/letters/hand-over.ts'
import { mailOfHandOver } from '#store/hand-overs.ts'
import { hit, type Limit } from '#store/limits.ts'
import { ownerOf } from '#store/owners.ts'
import type { Website } from '#store/websites.ts'
import type { Identity } from '../auth/identity.ts'
import { AppError, notFound, tooOften } from '../http/error.ts'
import type { Services } from '../services.ts'
import { hashToken } from '../visitors/visitor.ts'

const DAY_S = DAY_MS / 1_000
/** Mails of one owner to web persons, who have not asked us for mail. */
const FROM_ONE: Limit = { most: 10, windowSeconds: DAY_S }
/** Mails to one address, whoever sends them. */
const TO_ONE: Limit = { most: 3, windowSeconds: DAY_S }
const CONFIRM = 'Please confirm your own email address first. Then we can send emails for you.'

/**
 * Counts a mail to somebody without an account. Throws 403 for an owner whose own address is not confirmed, and 429 when there are too
 * many from the owner or to the recipient.
 */
export async function allowMail({ db, now }: Services, owner: Identity, to: string): Promise<void> {
  if (!owner.emailVerified) throw new AppError(403, 'confirm_email', CONFIRM)
  const limits: [string, Limit][] = [
    [`hand-over-mail:${owner.ownerId}`, FROM_ONE],
    [`hand-over-to:${hashToken(to.toLowerCase())}`, TO_ONE],
  ]
  for (const [key, limit] of limits) {
    const { allowed, retryAfterSeconds } = await hit(db, key, limit, now())
    if (!allowed) throw tooOften(retryAfterSeconds)
  }
}

interface Wanted {
  id: string
  ownerId: string
  to: string
  note: string
  website: Website
  /** What the link asks for. */
  checks: readonly AnyCheck[]
  link: string
  expiresAt: Date
}

/** Sends a link to the web person, once. */
export async function mailHandOver({ db, mailer }: Services, wanted: Wanted): Promise<void> {
  const { id, ownerId, to, note, website, checks, link, expiresAt } = wanted
  const owner = await ownerOf(db, ownerId)
  if (!owner) throw notFound()
  await mailer.send({
    to,
    kind: 'hand_over',
    ownerId,
    dedupeKey: mailOfHandOver(id),
    letter: handOverLetter({
      from: `${owner.firstName} ${owner.lastName}`.trim() || owner.email,
      replyTo: owner.email,
      website: website.host ?? owner.businessName ?? 'their business',
      asks: checks.map(({ words }) => words.title),
      note,
      url: link,
      until: shortDate(expiresAt.toISOString(), zoneOfOwner(owner)),
    }),
  })
}
