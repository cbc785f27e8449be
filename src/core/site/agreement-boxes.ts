import type { FieldFacts } from '../evidence/form.ts'
import { fieldWords, spaced } from './form-fields.ts'

/** What visitors agree to, or ask for, by a tick; several languages, because form plug-ins write it. */
const AGREES =
  /\b(?:i (?:have read|agree|accept|consent|understand|acknowledge|confirm)|by (?:ticking|checking|submitting)|agree(?: to)?|consent|privacy|gdpr|terms and conditions|einverstanden|akzeptier\w*|zugestimmt|zustimm\w*|datenschutz\w*|rgpd|j['’]accepte|consens\w*|acconsent\w*|accett\w*|acepto|aceito|consiento|akkoord|toestemming|samtycke|samtykke\w*)\b/iu
const OPTS_IN =
  /\b(?:(?:e-?mail|send|text|sms|tell|notify|keep) me (?:about|with|news|updates?|offers?|special|your|occasional|informed|posted|updated|up to date|in the loop)|sign me up|add me to|newsletters?|subscribe\w*|opt[ -]?in|marketing|mailing list|(?:receive|hear about) (?:\w+ ){0,3}(?:news|offers|updates|emails|promotions))\b/iu

/**
 * Whether a field is a tick by which visitors agree to something, or ask for a newsletter: a form asks nothing of them by it. Of several by one name each is an
 * answer.
 */
export function isAgreement(field: FieldFacts, fields: readonly FieldFacts[]): boolean {
  if (field.type !== 'checkbox') return false
  if (field.name && fields.filter(({ type, name }) => type === 'checkbox' && name === field.name).length > 1)
    return false
  const said = field.label ?? ''
  if (said.trim().endsWith('?')) return false
  const words = said === '' ? spaced(fieldWords(field)) : said
  return AGREES.test(words) || OPTS_IN.test(words)
}
