import type { FieldFacts, FormFacts } from '#core/evidence/form.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { because, type Failure } from '#core/reasons.ts'
import { isInOurLanguages } from '#core/site/language.ts'

const TYPED: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'textarea'])
/** A search form has one field, a newsletter form two at most. */
const FEWEST_FIELDS = 3

/**
 * Why a website may have a contact form although none was recognised: it is in a language without phrases in our lists, and one of its
 * forms asks for a message or three things. `null` where no form does: that needs no words.
 */
export function unreadForm(pages: readonly PageFacts[]): Failure | null {
  if (isInOurLanguages(pages) || !pages.some((page) => page.forms.some(mayBeForContact))) return null
  return because('other_language')
}

function mayBeForContact({ fields, hidden }: FormFacts): boolean {
  const shown = hidden ? [] : fields.filter((field) => !field.hidden)
  if (shown.some(({ type }) => type === 'password')) return false
  return shown.some(isMessage) || shown.filter(({ type }) => TYPED.has(type)).length >= FEWEST_FIELDS
}

const isMessage = ({ tag }: FieldFacts): boolean => tag === 'textarea'
