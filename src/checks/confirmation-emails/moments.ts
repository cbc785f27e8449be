import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { hasContactForm } from '#core/site/forms.ts'
import { findNewsletter } from '#core/site/newsletter.ts'
import { pagesOf, type SitePages, sellingOf } from '#core/site/site-pages.ts'
import { oneAnswer, rowAnswers } from '#core/survey/answer.ts'

export const MOMENTS = ['after_purchase', 'after_submit', 'after_subscribing_to_emails'] as const
export type Moment = (typeof MOMENTS)[number]

/** The name of each occasion within a sentence. */
export const MOMENT_NAMES: Readonly<Record<Moment, string>> = {
  after_purchase: 'buy something',
  after_submit: 'send a form',
  after_subscribing_to_emails: 'join your mailing list',
}

/** The occasions that this business has: found on the website or answered by the owner, unless the owner denies them. */
export function applyingMoments(answers: AnswersEvidence, site: SitePages): Moment[] {
  const rows = rowAnswers(answers, 'S-CONF1')
  const selling = sellingOf(answers, site)
  const pages = pagesOf(site)
  const seen: Readonly<Record<Moment, boolean>> = {
    after_purchase: selling === 'yes',
    after_submit: hasContactForm(pages),
    after_subscribing_to_emails:
      oneAnswer(answers, 'S-EM1') === 'yes' || findNewsletter(pages).signupForm === true,
  }
  return MOMENTS.filter((moment) => {
    const given = rows[moment]
    if (given === 'na' || (moment === 'after_purchase' && selling === 'no')) return false
    return seen[moment] || given === 'yes' || given === 'no'
  })
}
