import type { FormFacts } from '../evidence/form.ts'

/** Hosts of mailing services that receive sign-ups, and the service's name. */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:list-manage\.com|mailchimp\.com|mailchimpsites\.com|eepurl\.com)$/u, 'Mailchimp'],
  [/(?:^|\.)createsend\d?\.com$/u, 'Campaign Monitor'],
  [/(?:^|\.)klaviyo\.com$/u, 'Klaviyo'],
  [/(?:^|\.)(?:sibforms\.com|sendinblue\.com|brevo\.com)$/u, 'Brevo'],
  [/(?:^|\.)(?:mailerlite\.com|mlsend\d?\.com)$/u, 'MailerLite'],
  [/(?:^|\.)(?:convertkit\.com|kit\.com|ck\.page)$/u, 'Kit'],
  [/(?:^|\.)(?:constantcontact\.com|ctctcdn\.com)$/u, 'Constant Contact'],
  [/(?:^|\.)(?:activehosted\.com|activecampaign\.com)$/u, 'ActiveCampaign'],
  [/(?:^|\.)substack\.com$/u, 'Substack'],
  [/(?:^|\.)beehiiv\.com$/u, 'beehiiv'],
  [/(?:^|\.)buttondown\.(?:com|email)$/u, 'Buttondown'],
  [/(?:^|\.)getresponse\.com$/u, 'GetResponse'],
  [/(?:^|\.)aweber\.com$/u, 'AWeber'],
  [/(?:^|\.)tinyletter\.com$/u, 'TinyLetter'],
  [/(?:^|\.)(?:omnisend\.com|omnisrc\.com)$/u, 'Omnisend'],
  [/(?:^|\.)sendfox\.com$/u, 'SendFox'],
  [/(?:^|\.)emailoctopus\.com$/u, 'EmailOctopus'],
  [/(?:^|\.)moosend\.com$/u, 'Moosend'],
  [/(?:^|\.)dotdigital\.com$/u, 'Dotdigital'],
  [/(?:^|\.)vision6\.com(?:\.au)?$/u, 'Vision6'],
  [/(?:^|\.)flodesk\.com$/u, 'Flodesk'],
  [/(?:^|\.)feedburner\.(?:com|google\.com)$/u, 'FeedBurner'],
  [/(?:^|\.)follow\.it$/u, 'follow.it'],
]
/** Names that form plug-ins put into a form's id, class or field names. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/mc4wp|mc-embedded|\bmce-|mailchimp/iu, 'Mailchimp'],
  [/mailpoet/iu, 'MailPoet'],
  [/jetpack_subscription|subscribe-blog|wp-block-jetpack-subscriptions|wp-block-subscription/iu, 'Jetpack'],
  [/klaviyo/iu, 'Klaviyo'],
  [/\bml-(?:block-)?form|mailerlite/iu, 'MailerLite'],
  [/formkit-form|convertkit/iu, 'Kit'],
  [/sib-form|sib_signup/iu, 'Brevo'],
  [/js-cm-form/iu, 'Campaign Monitor'],
  [/\bctct-/iu, 'Constant Contact'],
  [/\btnp-|tnp_/iu, 'The Newsletter Plugin'],
  [/acymailing|\bacym_/iu, 'AcyMailing'],
  [/\bes_(?:subscription_form|form|txt_)|\besfpx_|email-subscribers/iu, 'Icegram Express'],
  [/\bmailster-/iu, 'Mailster'],
  [/\bnoptin-/iu, 'Noptin'],
  [/\bhs-form/iu, 'HubSpot'],
]
/** Not the "form" of a platform, a format or anything's performance. */
const FORM_EMBED = /\/embed|(?<!plat|trans|per)form(?!at)|signup|subscribe/iu
/** Kit's script of one form, which writes it at the script's place. */
const KIT_FORM = /\/[\da-f]{8,12}\/index\.js$/u

/** The mailing service that an address belongs to, `null` for every other address. */
export function mailingHost(address: string | null): string | null {
  const host = address === null ? undefined : URL.parse(address)?.hostname
  if (host === undefined) return null
  return SERVICES.find(([pattern]) => pattern.test(host))?.[1] ?? null
}

/** The mailing service or plug-in that made a form, by the names in its markup. */
export function mailingMark(form: FormFacts): string | null {
  const marks = [
    form.id,
    form.className,
    form.name,
    ...form.fields.flatMap(({ name, id }) => [name, id]),
  ].join(' ')
  return MARKS.find(([pattern]) => pattern.test(marks))?.[1] ?? null
}

/** The same for services and plug-ins that make only sign-up forms; HubSpot's forms ask for anything. */
export function signupMark(form: FormFacts): string | null {
  const mark = mailingMark(form)
  return mark === 'HubSpot' ? null : mark
}

/** The mailing service whose sign-up form an address embeds in a page. */
export const embeddedSignup = (address: string): string | null =>
  FORM_EMBED.test(address) || KIT_FORM.test(address) ? mailingHost(address) : null
