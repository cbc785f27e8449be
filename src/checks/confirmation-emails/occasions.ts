import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { embeddedForm } from '#core/site/embedded-form.ts'
import { isSent } from '#core/site/form-fields.ts'
import { classifyForms } from '#core/site/forms.ts'
import { findNewsletter } from '#core/site/newsletter.ts'
import { pagesOf, type SitePages, sellingOf } from '#core/site/site-pages.ts'
import { oneAnswer, rowAnswers } from '#core/survey/answer.ts'
import { upperFirst } from '#core/text.ts'
import { listed } from '#core/words.ts'

export const OCCASIONS = ['after_purchase', 'after_submit', 'after_subscribing_to_emails'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** The name of each occasion within a sentence. */
export const OCCASION_NAMES: Readonly<Record<Occasion, string>> = {
  after_purchase: 'buy something',
  after_submit: 'send a form',
  after_subscribing_to_emails: 'join your mailing list',
}

/** How an owner tries each, in the order in which a step names them. */
const TRIES: readonly (readonly [Occasion, string])[] = [
  ['after_submit', 'send your own form'],
  ['after_subscribing_to_emails', 'join your own mailing list'],
  ['after_purchase', 'order something small if you can'],
]

/** What to try on the website, as a step: only what it has; `null` where nothing is known. */
export function triesOf(applies: readonly Occasion[]): string | null {
  const tries = listed(TRIES.flatMap(([occasion, text]) => (applies.includes(occasion) ? [text] : [])))
  return tries === '' ? null : upperFirst(tries)
}

/** The occasions that this business has: found on the website or answered by the owner, unless the owner denies them. */
export function applyingOccasions(answers: AnswersEvidence, site: SitePages): Occasion[] {
  const rows = rowAnswers(answers, 'S-CONF1')
  const selling = sellingOf(answers, site)
  const pages = pagesOf(site)
  const seen: Readonly<Record<Occasion, boolean>> = {
    after_purchase: selling === 'yes',
    after_submit: pages.some(hasSentForm) || embeddedForm(pages)?.kind === 'form',
    after_subscribing_to_emails:
      oneAnswer(answers, 'S-EM1') === 'yes' || findNewsletter(pages).signupForm === true,
  }
  return OCCASIONS.filter((occasion) => {
    const given = rows[occasion]
    if (given === 'na' || (occasion === 'after_purchase' && selling === 'no')) return false
    return seen[occasion] || given === 'yes' || given === 'no'
  })
}

/** A form that opens a program of the visitor's own sends nothing to the website that it could confirm. */
const hasSentForm = (page: PageFacts): boolean =>
  page.status < 300 &&
  classifyForms(page).some(({ form, kind }) => (kind === 'contact' || kind === 'application') && isSent(form))
