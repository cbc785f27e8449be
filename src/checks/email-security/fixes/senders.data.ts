/** The SPF term that allows a mail service to send for a domain. */
export interface Sender {
  term: string
  /** Look-ups that the term costs, itself included: the most that we know of, as services change their records. */
  lookups: number
}

const sender = (name: string, term: string, lookups: number): readonly [string, Sender] => [
  name,
  { term, lookups },
]

/**
 * By the service's name in the facts. From the services' own set-up guides where one could be read, else from records in use; read again on 2026-11-21:
 * Hostinger (support.hostinger.com/en/articles/1583673), Google (intodns.ai/citations/google-workspace-spf-record), Proton Mail and Fastmail
 * (wirewiki.com). Those of {@link OWN_TERM} and those that send under their own domain (Mailchimp, Klaviyo, Brevo) are left out on purpose.
 */
export const SENDERS: Readonly<Record<string, Sender>> = Object.fromEntries([
  sender('Google Workspace', 'include:_spf.google.com', 4),
  sender('Microsoft 365', 'include:spf.protection.outlook.com', 2),
  sender('Proton Mail', 'include:_spf.protonmail.ch', 2),
  sender('Fastmail', 'include:spf.messagingengine.com', 2),
  sender('iCloud Mail', 'include:icloud.com', 3),
  sender('Titan', 'include:spf.titan.email', 2),
  sender('Hostinger', 'include:_spf.mail.hostinger.com', 2),
  sender('GoDaddy', 'include:secureserver.net', 3),
  sender('Cloudflare Email Routing', 'include:_spf.mx.cloudflare.net', 1),
])

/**
 * Zoho has regions, recognised by the ending of its mail servers. Guides contradict each other about the regions
 * that are left out; customers there are directed to their own console.
 */
export const ZOHO_REGIONS: readonly (readonly [ending: string, sender: Sender])[] = [
  ['.zoho.eu', { term: 'include:zohomail.eu', lookups: 3 }],
  ['.zoho.com', { term: 'include:zohomail.com', lookups: 3 }],
]

/** Services that only forward mail; their customers write emails with another one. */
export const FORWARDERS: ReadonlySet<string> = new Set(['Cloudflare Email Routing'])

/** Services that receive mail and whose SPF term depends on the customer, or on the customer's region. */
export const OWN_TERM: ReadonlySet<string> = new Set(['Mimecast', 'Proofpoint', 'Barracuda', 'Neo'])
