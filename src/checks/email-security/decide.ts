import type { MailEvidence } from '#core/evidence/mail.ts'
import type { DkimGrade } from './grade-dkim.ts'
import type { DmarcGrade } from './grade-dmarc.ts'
import type { SpfGrade } from './grade-spf.ts'
import type { Status } from './words.ts'

/** The grades of one domain: for `spf` and `dmarc` all that are possible. */
export interface Grades {
  spf: readonly SpfGrade[]
  dkim: DkimGrade
  dmarc: readonly DmarcGrade[]
  noMail: boolean
}

/**
 * The status that every possible grade leads to; `null` when a failed look-up leaves several. A failed look-up is no
 * evidence of absence, but often the rest decides without it.
 */
export function decide({ spf, dkim, dmarc, noMail }: Grades): Status | null {
  const statuses = spf.flatMap((one) =>
    dmarc.map((other) => statusOf(one, other, hasBadKey(dkim) && !noMail)),
  )
  const [status] = statuses
  return status !== undefined && statuses.every((one) => one === status) ? status : null
}

const hasBadKey = (dkim: DkimGrade): boolean => dkim === 'weak' || dkim === 'broken'

function statusOf(spf: SpfGrade, dmarc: DmarcGrade, badKey: boolean): Status {
  if (spf === 'good' && dmarc === 'enforced') return badKey ? 'improve_email_security' : 'secure_emails'
  if ((spf === 'none' || spf === 'bad') && dmarc !== 'enforced') return 'insecure_email'
  if (spf === 'weak' && dmarc === 'none') return 'insecure_email'
  return 'improve_email_security'
}

/**
 * A domain without mail, whose keys do not matter: one with a null MX (RFC 7505) and an SPF record that ends in `-all`, or without
 * any MX and with exactly `v=spf1 -all`.
 */
export function isNoMail({ mx, spf }: Pick<MailEvidence, 'mx' | 'spf'>): boolean {
  const record =
    spf.state === 'found' && spf.value.length === 1 ? (spf.value[0] ?? '').trim().toLowerCase() : ''
  if (mx.state === 'none') return record === 'v=spf1 -all'
  const hasNullMx = mx.state === 'found' && mx.value.length === 1 && mx.value[0]?.target === 'null'
  return hasNullMx && record.endsWith(' -all')
}
