/** A mail service, the records by which it is recognised, and its usual DKIM selectors. */
export interface MailProvider {
  name: string
  /** Endings of MX hosts. */
  mx: readonly string[]
  /** Endings of names that SPF includes. */
  spf: readonly string[]
  selectors: readonly string[]
}

export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    name: 'Google Workspace',
    mx: ['google.com', 'googlemail.com'],
    spf: ['_spf.google.com'],
    selectors: ['google', '20230601'],
  },
  {
    name: 'Microsoft 365',
    mx: ['mail.protection.outlook.com', 'mx.microsoft'],
    spf: ['protection.outlook.com'],
    selectors: ['selector1', 'selector2'],
  },
  {
    name: 'Zoho Mail',
    mx: ['zoho.com', 'zoho.eu', 'zoho.com.au', 'zoho.in'],
    spf: ['zoho.com', 'zoho.eu', 'zohomail.com', 'zoho.com.au', 'zohomail.com.au'],
    selectors: ['zoho', 'zmail'],
  },
  {
    name: 'Proton Mail',
    mx: ['protonmail.ch'],
    spf: ['_spf.protonmail.ch'],
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
  },
  {
    name: 'Fastmail',
    mx: ['messagingengine.com'],
    spf: ['messagingengine.com'],
    selectors: ['fm1', 'fm2', 'fm3', 'mesmtp'],
  },
  { name: 'iCloud Mail', mx: ['mail.icloud.com'], spf: ['icloud.com'], selectors: ['sig1'] },
  { name: 'Titan', mx: ['titan.email'], spf: ['spf.titan.email'], selectors: ['titan1'] },
  { name: 'Neo', mx: ['neo.space'], spf: ['neo.space'], selectors: ['neo1'] },
  {
    name: 'Hostinger',
    mx: ['hostinger.com'],
    spf: ['_spf.mail.hostinger.com'],
    selectors: ['hostingermail1'],
  },
  {
    name: 'GoDaddy',
    mx: ['secureserver.net'],
    spf: ['secureserver.net'],
    selectors: ['k1', 'k2', 'default'],
  },
  { name: 'Mimecast', mx: ['mimecast.com', 'mimecast-offshore.com'], spf: ['mimecast.com'], selectors: [] },
  { name: 'Proofpoint', mx: ['pphosted.com', 'ppe-hosted.com'], spf: ['pphosted.com'], selectors: [] },
  { name: 'Barracuda', mx: ['barracudanetworks.com'], spf: ['barracudanetworks.com'], selectors: [] },
  { name: 'Cloudflare Email Routing', mx: ['mx.cloudflare.net'], spf: ['mx.cloudflare.net'], selectors: [] },
  {
    name: 'Mailchimp',
    mx: [],
    spf: ['servers.mcsv.net', 'mandrillapp.com'],
    selectors: ['k1', 'k2', 'k3', 'mandrill'],
  },
  { name: 'SendGrid', mx: [], spf: ['sendgrid.net'], selectors: ['s1', 's2', 'sendgrid', 'smtpapi'] },
  { name: 'Mailgun', mx: ['mailgun.org'], spf: ['mailgun.org'], selectors: ['mx', 'pic', 'smtp', 'k1'] },
  {
    name: 'Amazon SES',
    mx: ['amazonaws.com', 'awsapps.com'],
    spf: ['amazonses.com'],
    selectors: ['amazonses'],
  },
  {
    name: 'Brevo',
    mx: [],
    spf: ['sendinblue.com', 'brevo.com'],
    selectors: ['brevo1', 'brevo2', 'sib', 'mail'],
  },
  { name: 'Mailjet', mx: [], spf: ['spf.mailjet.com'], selectors: ['mailjet'] },
  { name: 'Postmark', mx: [], spf: ['spf.mtasv.net'], selectors: ['pm'] },
  { name: 'Campaign Monitor', mx: [], spf: ['createsend.com'], selectors: ['cm'] },
  { name: 'HubSpot', mx: [], spf: ['hubspotemail.net'], selectors: ['hs1', 'hs2'] },
  { name: 'Klaviyo', mx: [], spf: ['klaviyomail.com'], selectors: ['kl', 'kl2'] },
  { name: 'MailerLite', mx: [], spf: ['mlsend.com', 'mailerlite.com'], selectors: ['ml', 'litesrv'] },
  { name: 'Shopify', mx: [], spf: ['shops.shopify.com'], selectors: ['shopify'] },
  { name: 'Freshdesk', mx: [], spf: ['freshemail.io', 'fdspfus.freshemail.io'], selectors: [] },
  { name: 'Zendesk', mx: [], spf: ['mail.zendesk.com'], selectors: [] },
]

/** Selectors of other services, from their own guides. */
const OTHER_SELECTORS =
  'dkim email s1024 s2048 key1 key2 mte1 mte2 everlytickey1 turbo-smtp dk dkim1 x crisp xero squarespace wix'.split(
    ' ',
  )

/** Every selector that is tried; others are not found. */
export const DKIM_SELECTORS: readonly string[] = [
  ...new Set([...MAIL_PROVIDERS.flatMap(({ selectors }) => selectors), ...OTHER_SELECTORS]),
]
