import type { FieldFacts } from '../evidence/form.ts'
import { countWords } from '../text.ts'
import { fieldWords, spaced } from './form-fields.ts'

/** What visitors agree to, or ask for, by a tick; several languages, because form plug-ins write it. */
const AGREES =
  /\b(?:i (?:have read|agree|accept|consent|understand|acknowledge|confirm)|by (?:ticking|checking|submitting)|agree(?: to)?|consent|privacy|gdpr|terms and conditions|einverstanden|akzeptier\w*|zugestimmt|zustimm\w*|datenschutz\w*|rgpd|j['’]accepte|consens\w*|acconsent\w*|accett\w*|acepto|aceito|consiento|akkoord|toestemming|samtycke|samtykke\w*)\b/iu
const OPTS_IN =
  /\b(?:(?:e-?mail|send|text|sms|tell|notify|keep) me (?:about|with|news|updates?|offers?|special|your|occasional|informed|posted|updated|up to date|in the loop)|sign me up|add me to|newsletters?|subscribe\w*|opt[ -]?in|marketing|mailing list|(?:receive|hear about) (?:\w+ ){0,3}(?:news|offers|updates|emails|promotions))\b/iu

/** A choice among others has few words: "Marketing strategy". */
const SHORT = 3
const FEWEST_OTHERS = 2
/** What only the visitor can say, however short: "I agree", "Keep me informed". */
const SPEAKS = /\b(?:i|me|my|j['’]\w+|ich|acepto|aceito|accetto|acconsento|akkoord|einverstanden)\b/iu

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
  return agrees(field) && !isAmongAnswers(field, fields)
}

function agrees(field: FieldFacts): boolean {
  const words = field.label || spaced(fieldWords(field))
  return AGREES.test(words) || OPTS_IN.test(words)
}

/** One of several short ticks that agree to nothing: a question whose answers have each a name of its own, as form plug-ins write them. */
const isAmongAnswers = (field: FieldFacts, fields: readonly FieldFacts[]): boolean =>
  isShort(field) &&
  !SPEAKS.test(field.label ?? '') &&
  fields.filter((one) => one !== field && one.type === 'checkbox' && isShort(one) && !agrees(one)).length >=
    FEWEST_OTHERS

const isShort = ({ label }: FieldFacts): boolean =>
  label !== null && label !== '' && countWords(label) <= SHORT
