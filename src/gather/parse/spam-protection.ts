import type { FieldFacts } from '#core/evidence/form.ts'
import { spaced } from '#core/site/form-fields.ts'
import { keptSource } from './kept-source.ts'
import type { PlacedElement } from './placed-element.ts'
import { inlineScripts } from './scripts.ts'
import { clip } from './trap-fields.ts'
import type { WalkedDocument } from './walked-document.ts'

const CAPTCHA_SCRIPT =
  /recaptcha\/(?:api|enterprise)\.js|hcaptcha\.com\/1\/api\.js|challenges\.cloudflare\.com\/turnstile|friendlycaptcha|friendly-challenge/u
/** An inline script that loads or asks a captcha's service: pages often load it only when a form is touched. */
const CAPTCHA_CALL =
  /hcaptcha|recaptcha\/(?:api|enterprise)\.js|grecaptcha\.|challenges\.cloudflare\.com\/turnstile|turnstile\.render|friendlycaptcha|friendly-challenge/iu
/** Plug-ins whose script on a page filters each of its forms: CleanTalk, Akismet, WP Armour, Zero Spam. */
const FILTER_SCRIPT =
  /cleantalk-spam-protect|moderate\.cleantalk\.org|akismet-frontend|plugins\/honeypot\/|plugins\/zero-spam\//iu
/** The sentence that Google and others ask for where their badge is hidden. */
const SAYS_PROTECTED = /\bprotected by (?:google )?(?:recaptcha|hcaptcha|cloudflare turnstile|turnstile)\b/iu
const CAPTCHA_NAME = /captcha|cf-turnstile|altcha|wpcf7-quiz/iu
const TRAP_NAME =
  /honey|_gotcha|bot-?(?:field|check)|^hp_|_hp$|\[hp\]|ak_hp|akismet|spam|fax_number_confirm|leave_?blank|^b_[0-9a-f]{8,40}_/iu
/** Attributes with which Netlify's own filter, captcha or trap field is asked for. */
const NETLIFY_ATTRIBUTES = [
  'netlify-honeypot',
  'data-netlify-honeypot',
  'data-netlify-recaptcha',
  'data-netlify',
] as const
const MOST_INSIDE = 2000
const TRAP_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'url', 'tel', 'textarea'])
/** A field that opens after a choice: "Other: please specify". */
const ASKS_ON = /\b(?:others?|specify|if (?:yes|so|no|applicable)|details|explain|describe)\b/iu

/** Whether the page has the script of a captcha or a spam filter, or one of its own that calls a captcha, or says that one protects it: such may protect any form. */
export const pageHasSpamProtection = (walked: WalkedDocument): boolean =>
  walked
    .of('script')
    .map(({ attributes }) => (attributes['src'] ?? keptSource(attributes) ?? '').slice(0, 500))
    .some((src) => CAPTCHA_SCRIPT.test(src) || FILTER_SCRIPT.test(src)) ||
  inlineScripts(walked).some(({ role, text }) => role === 'runs' && CAPTCHA_CALL.test(text)) ||
  walked.lines.some(({ text }) => SAYS_PROTECTED.test(text))

/**
 * Whether the only typed field of a form that people cannot fill is a trap, whatever its name. Several are the next step of a form, and one
 * that asks on opens after a choice.
 */
export function hasTrapField(fields: readonly FieldFacts[]): boolean {
  const [only, ...others] = fields.filter(
    ({ hidden, type, tag }) => hidden && tag !== 'select' && TRAP_TYPES.has(type),
  )
  return (
    only !== undefined &&
    others.length === 0 &&
    !ASKS_ON.test([only.name, only.label, only.placeholder].map((part) => spaced(part ?? '')).join(' '))
  )
}

/** Whether this form has a captcha, a filter or a field that its names say is a trap. */
export function showsSpamProtection(
  owner: PlacedElement,
  fields: readonly PlacedElement[],
  walked: WalkedDocument,
): boolean {
  if (NETLIFY_ATTRIBUTES.some((name) => owner.attributes[name] !== undefined)) return true
  if (hasCaptchaAround(owner)) return true
  if (
    fields.some(({ attributes: a }) => TRAP_NAME.test(clip(a['name'])) || CAPTCHA_NAME.test(clip(a['name'])))
  )
    return true
  const last = Math.min(owner.lastInside, owner.order + MOST_INSIDE)
  for (let at = owner.order; at <= last; at++) {
    const inner = walked.placed[at]
    if (inner === undefined) continue
    const names = `${clip(inner.attributes['class'])} ${clip(inner.attributes['id'])}`
    if (names.length > 1 && (CAPTCHA_NAME.test(names) || /honeypot|gform_validation_container/iu.test(names)))
      return true
  }
  return false
}

/** Duda writes `captcha="true"` on a box around the form. */
function hasCaptchaAround(owner: PlacedElement): boolean {
  let at: PlacedElement | null = owner
  for (let step = 0; at !== null && step < BOXES_AROUND; step++) {
    if (at.attributes['captcha']?.trim().toLowerCase() === 'true') return true
    at = at.parent
  }
  return false
}
const BOXES_AROUND = 6
