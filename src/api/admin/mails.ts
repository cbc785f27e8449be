import { cutLinks } from '#mail/cut-links.ts'
import { countMails, hasLostToken, listMails, type Mail, mailOf, retryMail } from '#store/mails.ts'
import { mailCalls } from '../contract/admin/mails.ts'
import { AppError, notFound } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'

const PAGE = 50

/** Every mail, with its state. */
export const mailRoutes = new Resource()
  .on(named(mailCalls, 'GET /admin/mails'), async ({ query, services: { db } }) => {
    const [found, counts] = await Promise.all([
      listMails(db, { state: query.state, after: query.cursor, most: PAGE + 1 }),
      countMails(db),
    ])
    const page = found.slice(0, PAGE)
    return {
      mails: page.map(mailView),
      next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      counts,
    }
  })
  .on(named(mailCalls, 'GET /admin/mails/{id}'), async ({ params, services: { db, machine } }) => {
    const mail = await mailOf(db, params.id)
    if (!mail) throw notFound()
    // Without a mail server the operator passes the links on; those in any other mail are only for its recipient.
    const linksCut = mail.state !== 'outbox'
    const shown = linksCut ? cutLinks : (text: string) => text
    return {
      ...mailView(mail),
      text: shown(mail.text),
      html: shown(mail.html),
      linksCut,
      canRetry:
        machine.mailServer !== null &&
        mail.state !== 'sent' &&
        mail.state !== 'sending' &&
        !hasLostToken(mail),
    }
  })
  .on(named(mailCalls, 'POST /admin/mails/{id}/retry'), async ({ params, services }) => {
    const { db, jobs, machine } = services
    const mail = await mailOf(db, params.id)
    if (!mail) throw notFound()
    if (machine.mailServer === null) throw new AppError(409, 'no_mail_server', NO_MAIL_SERVER)
    if (hasLostToken(mail)) throw new AppError(409, 'cannot_retry', LINK_EXPIRED)
    if (!(await retryMail(db, params.id))) throw new AppError(409, 'cannot_retry', CANNOT_RETRY)
    await jobs.mail(params.id)
    return { message: 'Queued again' }
  })

const NO_MAIL_SERVER = 'No mail server is set. Set SMTP_URL and start Fettle again.'
const CANNOT_RETRY = 'This mail was sent already, or is being sent now.'
const LINK_EXPIRED = 'The link in this mail has expired. Whoever it is for has to ask for a new one.'

type Listed = Omit<Mail, 'text' | 'html' | 'unsubscribeUrl' | 'dedupeKey'>

const mailView = (mail: Listed) => ({
  id: mail.id,
  ownerId: mail.ownerId,
  to: mail.to,
  kind: mail.kind,
  subject: mail.subject,
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt.toISOString(),
  endedAt: mail.endedAt?.toISOString() ?? null,
})
