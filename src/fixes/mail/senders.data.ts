/**
 * What an SPF record must hold so that a mail service may send for a domain, by the service's name as the mail records show
 * it. From each service's own set-up guide. Services that give every customer a name of their own (Mimecast, Proofpoint,
 * Barracuda) and those that send under their own domain (Mailchimp, Klaviyo, Brevo) are left out on purpose.
 */
export const SENDERS: Readonly<Record<string, string>> = {
  'Google Workspace': 'include:_spf.google.com',
  'Microsoft 365': 'include:spf.protection.outlook.com',
  'Proton Mail': 'include:_spf.protonmail.ch',
  Fastmail: 'include:spf.messagingengine.com',
  'iCloud Mail': 'include:icloud.com',
  Titan: 'include:spf.titan.email',
  Hostinger: 'include:_spf.mail.hostinger.com',
  GoDaddy: 'include:secureserver.net',
  'Cloudflare Email Routing': 'include:_spf.mx.cloudflare.net',
}

/** Zoho keeps its customers in regions, told by the ending of their mail servers. */
export const ZOHO_REGIONS: readonly (readonly [ending: string, term: string])[] = [
  ['.zoho.com.au', 'include:zohomail.com.au'],
  ['.zoho.eu', 'include:zohomail.eu'],
  ['.zoho.in', 'include:zohomail.in'],
  ['.zoho.com', 'include:zohomail.com'],
]

/** Services that receive mail and have each customer ask for their own SPF term. */
export const OWN_TERM: ReadonlySet<string> = new Set(['Mimecast', 'Proofpoint', 'Barracuda', 'Neo'])
