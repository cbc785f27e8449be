import type { Piece } from '#fixes/fix.ts'
import { MOST_LOOKUPS } from '#core/mail/spf.ts'
import { type SpfCost, totalOf } from './spf-cost.ts'
import { maybeSendersField, moreSendersField, sendersField } from './mail-fields.ts'
import {
  mayBeUnused,
  NOBODY_SENDS,
  recordsOf,
  saysNobodySends,
  SENDER_BLANK,
  spfDraft,
  takesNoMail,
} from './spf.ts'
import type { OwnMail } from './own-mail.ts'
import { txtRecord } from './txt-record.ts'

/**
 * The SPF record for the domain; a list of what to remove where no record with ten look-ups or fewer can be made from
 * outside; nothing where the present record cannot be improved.
 */
export function spfPieces(mail: OwnMail): Piece[] {
  const { record, costs, notes } = spfDraft(mail)
  if (recordsOf(mail).length === 0 && takesNoMail(mail)) return [nobodySends(mail, 'SPF record')]
  if (mayBeUnused(mail)) return eitherWay(mail, record, notes)
  if (totalOf(costs) > MOST_LOOKUPS) return [tooMany(mail, costs)]
  const [there = '', ...others] = recordsOf(mail)
  if (others.length === 0 && plain(there) === plain(record)) return []
  return [
    txtRecord({
      title: 'SPF record',
      label: '',
      domain: mail.domain,
      content: record,
      note: notes.join(' '),
      fields: [senders(record)],
    }),
  ]
}

/** Asks who sends, where nothing shows it, else who sends as well. */
const senders = (record: string) =>
  record.includes(SENDER_BLANK) ? sendersField(SENDER_BLANK) : moreSendersField(record)

const plain = (record: string): string => record.trim().toLowerCase().replaceAll(/\s+/gu, ' ')

const nobodySends = ({ domain }: OwnMail, title: string, { isLater }: Pick<Piece, 'isLater'> = {}): Piece =>
  txtRecord({
    title,
    label: '',
    domain,
    content: NOBODY_SENDS,
    note: `This record says that nobody sends from @${domain}. Be sure of that: invoices, a newsletter or the forms of your website may send in its name.`,
    isLater,
  })

/** Asks who sends before anything else: the record that nobody does would stop the mail of a website's form. */
function eitherWay(mail: OwnMail, record: string, notes: readonly string[]): Piece[] {
  const isDeclared = saysNobodySends(mail)
  const sending = txtRecord({
    title: `If email is sent from @${mail.domain}, by you or by the form of your website`,
    label: '',
    domain: mail.domain,
    content: record,
    note: notes.join(' '),
    fields: [record.includes(SENDER_BLANK) ? maybeSendersField(SENDER_BLANK, mail.domain) : senders(record)],
    isLater: isDeclared,
  })
  if (isDeclared) return [sending]
  const title = `If nobody sends email from @${mail.domain}, and the form of your website doesn’t either`
  return [sending, nobodySends(mail, title, { isLater: true })]
}

const tooMany = ({ domain }: OwnMail, costs: readonly SpfCost[]): Piece => ({
  title: 'What your SPF record asks for',
  kind: 'text',
  name: 'spf-look-ups.txt',
  content: [
    `Your SPF record leads to ${totalOf(costs)} or more look-ups. Mail systems stop at ${MOST_LOOKUPS}, and then nothing in it counts.`,
    '',
    'Look-ups of each part:',
    ...costs.map(({ term, lookups }) => `${String(lookups).padStart(3)}  ${term.text}`),
    '',
    `Strike out every service that you no longer send with, until ${MOST_LOOKUPS} or fewer are left. Leave the rest as it is.`,
    `Still too many? Ask a service with many look-ups whether it can send from a subdomain such as news.${domain}.`,
    '',
  ].join('\n'),
  note: 'Only you know which services still send for you, so there is no finished record here.',
})
