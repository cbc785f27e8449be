import type { MailKind } from '#core/mail-kinds.ts'
import type { Database } from '#store/database.ts'
import { addMail, endMail, type Mail, mailAddress, mailState, requeueMail, takeMail } from '#store/mails.ts'
import { cutLinks } from './cut-links.ts'
import { type Letter, type LetterSender, write } from './letter.ts'
import { replyToOf } from './reply-to.ts'
import { type DeliveryAttempt, openTransport } from './transport.ts'

export interface MailerOptions extends LetterSender {
  db: Database
  /** `null`: no mail server; mail stays in the outbox for the operator to read. */
  smtpUrl: string | null
  /** Such as `Fettle <fettle@example.com>`. */
  from: string
  /** Puts a mail's id into the queue of `deliver`. */
  enqueue: (mailId: string) => Promise<void>
  now?: () => Date
}

export interface OutgoingMail {
  to: string
  kind: MailKind
  letter: Letter
  ownerId?: string
  /** A second mail with the same key is not sent. */
  dedupeKey?: string
}

/** Result of a delivery. `retryInSeconds`: call `deliver` again after that. */
export interface Delivery {
  state: 'sent' | 'queued' | 'unknown' | 'failed' | 'outbox' | 'gone'
  /** The kind of a mail that was tried. */
  kind?: string
  retryInSeconds?: number
}

export interface Mailer {
  /** Stores the mail and puts it into the queue. Throws `WrongAddress` for what is not an email address. */
  send: (message: OutgoingMail) => Promise<void>
  /** Sends a mail at most once: an attempt whose result is unknown is not repeated. */
  deliver: (mailId: string) => Promise<Delivery>
  /** Signs in at the mail server: what it says where that fails, `null` where it works or none is set. */
  test: () => Promise<string | null>
  close: () => void
}

/** Not one email address: two lines, two addresses, or no domain. */
export class WrongAddress extends Error {}

/** Waits before the second and later tries: 1, 5 and 30 minutes, 2 and 12 hours. */
const WAITS = [60, 300, 1_800, 7_200, 43_200]
/**
 * Seconds without any delivery after the mail server refused our name or password: only the operator can correct them, and many tries
 * would lock the account.
 */
const LOCKED_SECONDS = 900

export function createMailer(options: MailerOptions): Mailer {
  const { db, smtpUrl, from, enqueue, origin, imprint, now = () => new Date() } = options
  const transport = smtpUrl === null ? null : openTransport(smtpUrl, from)
  let lockedUntil = 0
  return {
    async send({ to, kind, letter, ownerId, dedupeKey }) {
      if (!mailAddress.safeParse(to).success) throw new WrongAddress('That is no email address')
      const state = transport ? 'queued' : 'outbox'
      const mail = {
        ...(await write(letter, { origin, imprint })),
        to,
        kind,
        state,
        ownerId,
        dedupeKey,
      } as const
      const id = await addMail(db, mail)
      if (id !== null && transport) await enqueue(id)
    },
    async deliver(mailId) {
      const locked = Math.ceil((lockedUntil - now().getTime()) / 1_000)
      if (locked > 0 && (await mailState(db, mailId)) === 'queued') return waiting(locked)
      // Read before the mail is marked as being sent: from then on an error would leave it unknown.
      const replyTo = transport ? await replyToOf(db, mailId) : null
      const mail = transport ? await takeMail(db, mailId) : null
      if (!mail || !transport) return notTaken(db, mailId)
      const outcome = await transport.send(mail, replyTo)
      if (outcome.end === 'locked') lockedUntil = now().getTime() + LOCKED_SECONDS * 1_000
      return { ...(await record(db, mail, outcome)), kind: mail.kind }
    },
    test: async () => (transport === null ? null : transport.test()),
    close: () => transport?.close(),
  }
}

/** A mail found in state `sending` was left by a crash: it may have been sent, so it becomes unknown. */
async function notTaken(db: Database, mailId: string): Promise<Delivery> {
  const state = await mailState(db, mailId)
  if (state === null) return { state: 'gone' }
  if (state !== 'sending') return { state }
  await endMail(db, mailId, { state: 'unknown', lastError: 'Stopped in the middle of sending it' })
  return { state: 'unknown' }
}

async function record(db: Database, mail: Mail, outcome: DeliveryAttempt): Promise<Delivery> {
  switch (outcome.end) {
    case 'sent':
      // Links of a sent mail may only be known to its reader.
      await endMail(db, mail.id, { state: 'sent', text: cutLinks(mail.text), html: cutLinks(mail.html) })
      return { state: 'sent' }
    case 'again':
      return retryLater(db, mail, outcome.error)
    case 'locked':
      await requeueMail(db, mail.id, { lastError: outcome.error, attempts: mail.attempts - 1 })
      return waiting(LOCKED_SECONDS)
    case 'refused':
      await endMail(db, mail.id, { state: 'failed', lastError: outcome.error })
      return { state: 'failed' }
    case 'unknown':
      await endMail(db, mail.id, { state: 'unknown', lastError: outcome.error })
      return { state: 'unknown' }
  }
}

const waiting = (seconds: number): Delivery => ({ state: 'queued', retryInSeconds: seconds })

async function retryLater(db: Database, mail: Mail, error: string): Promise<Delivery> {
  const wait = WAITS[mail.attempts - 1]
  if (wait === undefined) {
    await endMail(db, mail.id, { state: 'failed', lastError: error })
    return { state: 'failed' }
  }
  await requeueMail(db, mail.id, { lastError: error, attempts: mail.attempts })
  return waiting(wait)
}
