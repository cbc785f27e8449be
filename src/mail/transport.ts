import type { Mail } from '#store/mails.ts'

/** Result of one attempt. `again` and `locked`: certainly not sent; `locked`: no other mail can be sent either. */
export type DeliveryAttempt =
  | { end: 'sent' }
  | { end: 'again'; error: string }
  | { end: 'locked'; error: string }
  | { end: 'refused'; error: string }
  | { end: 'unknown'; error: string }

export interface Transport {
  /** `replyTo`: Reply-To; `null`: the sender. */
  send: (mail: Mail, replyTo: string | null) => Promise<DeliveryAttempt>
  /** Signs in at the server and sends nothing: what it says where that fails, `null` where it works. */
  test: () => Promise<string | null>
  close: () => void
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/u

/** Opens a mail server at `smtp://` or `smtps://`, with name and password in the address. TLS is required except on loopback. */
export function openTransport(smtpUrl: string, from: string): Transport {
  const { hostname, protocol } = new URL(smtpUrl)
  const options = {
    url: smtpUrl,
    requireTLS: protocol === 'smtp:' && !LOOPBACK.test(hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Processes that send nothing, and a Fettle without a mail server, go without the library.
  const open = async () => (await import('nodemailer')).createTransport(options)
  let opened: ReturnType<typeof open> | null = null
  return {
    /** Signs in before sending: when that fails, the mail was certainly not sent. Sending signs in once more. */
    async send(mail, replyTo) {
      const transport = await (opened ??= open())
      const greeted = await failureOf(transport.verify())
      if (greeted) return failedBeforeSending(greeted)
      const failed = await failureOf(transport.sendMail(message(mail, from, replyTo)))
      return failed ? failedWhileSending(failed) : { end: 'sent' }
    },
    async test() {
      const failed = await failureOf((await (opened ??= open())).verify())
      return failed && (failed.code === 'EAUTH' ? LOCKED : failed.message)
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

const message = (mail: Mail, from: string, replyTo: string | null) => ({
  from,
  ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    // One-click unsubscribe in the mail program (RFC 8058).
    ...(mail.unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
  },
})

const domainOf = (address: string): string => /@([^>\s]+)/u.exec(address)?.[1] ?? 'localhost'

interface Failure {
  message: string
  code: string
  responseCode: number | undefined
}

async function failureOf(work: Promise<unknown>): Promise<Failure | null> {
  try {
    await work
    return null
  } catch (error) {
    if (!(error instanceof Error)) return { message: String(error), code: '', responseCode: undefined }
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    const answer =
      'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
    return { message: error.message, code, responseCode: answer }
  }
}

const LOCKED = 'The mail server refuses the name or password in SMTP_URL'

/** A wrong name or password stays wrong until the operator corrects it; any other failure may pass. */
const failedBeforeSending = ({ message, code }: Failure): DeliveryAttempt =>
  code === 'EAUTH' ? { end: 'locked', error: `${LOCKED}: ${message}` } : { end: 'again', error: message }

/** Codes of nodemailer for what fails before it gives the mail to the server: signing in, the name of the server, TLS. */
const BEFORE_THE_MAIL: ReadonlySet<string> = new Set(['EAUTH', 'EDNS', 'ETLS'])

/** An answer of the server is certain (RFC 5321, section 4.2.1: 4xx for now, 5xx for good); without one it may have accepted the mail. */
function failedWhileSending(failure: Failure): DeliveryAttempt {
  if (BEFORE_THE_MAIL.has(failure.code)) return failedBeforeSending(failure)
  const { message, responseCode } = failure
  if (responseCode === undefined) return { end: 'unknown', error: message }
  return responseCode >= 500 ? { end: 'refused', error: message } : { end: 'again', error: message }
}
