import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { FixWords } from '#core/fix-text/field.ts'
import type { Piece } from '#fixes/fix.ts'
import { SENDERS } from './senders.data.ts'

type MailField = NonNullable<Piece['fields']>[number]
type Choices = NonNullable<MailField['choices']>

/** Names as owners know them, of services that have another one in `SENDERS`. */
const OWNERS_NAMES: Readonly<Record<string, string>> = {
  'Google Workspace': 'Google',
  'Microsoft 365': 'Microsoft',
}
const MAILBOXES = [
  'Google Workspace',
  'Microsoft 365',
  'GoDaddy',
  'iCloud Mail',
  'Fastmail',
  'Proton Mail',
  'Titan',
  'Hostinger',
] as const

/**
 * Services that send for a business under an address of their own, so that its SPF record needs nothing. Mailchimp: dmarc.wiki/mailchimp; Klaviyo:
 * phishfence.io/learn/dmarc-klaviyo; both read on 2026-11-29. No page on the others could be read that says so; guides on Shopify contradict each other.
 */
const SENDS_AS_ITSELF = ['Xero', 'Mailchimp', 'Shopify', 'MYOB', 'Klaviyo', 'Brevo'] as const
const NEWSLETTERS: Choices = [{ label: 'Campaign Monitor', value: 'include:_spf.createsend.com' }]

const HINT = 'Not above? Ask that service for its SPF include, a word that begins include:, and type it here.'

/** Asks which services send for a domain of which none is known. Their words take the place of the blank. */
export const sendersField = (blank: string): MailField => ({
  ...sendersAsked('mail-senders', 'Who sends your email?'),
  mark: blank,
  place: 'instead',
  mayBeEmpty: false,
})

/** The same for a domain of which nothing shows whether it sends: its website may. RFC 7208, section 5.3: `a` is the server that the domain's name leads to. */
export function maybeSendersField(blank: string, domain: string): MailField {
  const field = sendersField(blank)
  const website = {
    label: 'The form of our website, by its own server',
    value: 'a',
    note: `Send yourself a message by the form: if it comes from an address that ends in @${domain}, take this. A form service, such as Formspree, sends from its own address and needs nothing here.`,
  }
  return {
    ...field,
    label: `Who sends email from @${domain}? Does your website?`,
    choices: [website, ...(field.choices ?? [])],
  }
}

/** Asks which services send beside those of a record, which are not offered again. */
export function moreSendersField(record: string): MailField {
  const terms = record.split(' ')
  const asked = sendersAsked('more-mail-senders', 'What else sends email as you?')
  return {
    ...asked,
    choices: asked.choices.filter(({ value }) => value === '' || !terms.includes(value)),
    mark: ` ${terms.at(-1) ?? ''}`,
    place: 'before',
    mayBeEmpty: true,
  }
}

const sendersAsked = (id: string, label: string) => ({
  id,
  label,
  example: 'include:_spf.example.com',
  hint: HINT,
  choices: choices(),
  isMany: true,
  value: '',
})

const choices = (): Choices => [
  ...MAILBOXES.flatMap((name) => {
    const term = SENDERS[name]?.term
    return term === undefined ? [] : [{ label: OWNERS_NAMES[name] ?? name, value: term }]
  }),
  ...NEWSLETTERS,
  ...SENDS_AS_ITSELF.map((name) => ({
    label: name,
    value: '',
    note: `${name} sends from its own address, with your name on it. It needs nothing here.`,
  })),
]

const REPORTS = 'report-address'

/** Where reports about mail go: the owner's choice, else a mailbox to be made. The address of the account is only offered. */
export const reportAddress = (domain: string, words: FixWords = {}): string =>
  words[REPORTS]?.trim() || `dmarc@${domain}`

/** Asks where reports about mail go. `address`: the one in the piece now, as `reportAddress` gives it. */
export function reportField(domain: string, { email }: ProfileEvidence, address: string): MailField {
  const own = email?.trim().toLowerCase() ?? ''
  const isAtDomain = own.endsWith(`@${domain.toLowerCase()}`)
  return {
    id: REPORTS,
    label: 'Where should reports about fakes go?',
    hint: `They’re files for somebody who knows email, and anybody can read this address. It should end in @${domain}.`,
    example: `dmarc@${domain}`,
    ...(isAtDomain ? { choices: [`dmarc@${domain}`, own].map((one) => ({ label: one, value: one })) } : {}),
    mark: address,
    place: 'instead',
    mayBeEmpty: false,
    value: address,
  }
}
