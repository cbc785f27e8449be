import type { Block } from '#core/block.ts'
import { defineCheck, type Proofs } from '#core/check.ts'
import { type SitePages, sellingOf, sitePages } from '#core/site/site-pages.ts'
import { sellingAsked } from '#core/site/selling-asked.ts'
import { crawlGap } from '#core/site/crawl-gap.ts'
import { rowAnswers } from '#core/survey/answer.ts'
import { listed } from '#core/words.ts'
import { facts } from './facts.ts'
import { applyingOccasions, OCCASION_NAMES, type Occasion, triesOf } from './occasions.ts'
import { GET_IN_TOUCH, type Status, TRY_ANYTHING, words } from './words.ts'
import { confirmationWork } from './work.ts'

type Rows = Readonly<Record<string, string>>

/** Do customers get an answer at once? By the owner's answers: nothing is bought or sent. */
export const check = defineCheck({
  id: 'confirmation-emails',
  code: 'T3CHECK18',
  category: 'customer-experience',
  path: '/customer-experience/confirmation-emails',
  tour: 12,
  triggers: ['email'],
  needs: ['answers'],
  wants: ['pages', 'renderedPages'],
  asks: ['S-CONF1', 'S-SELL', 'S-EM1'],
  plan: {
    weight: 50,
    group: 'easy',
    effort: 60,
    work: confirmationWork,
    completedBy: ['confirmation_emails_in_place'],
    adjustments: { selling: { yes: 12 }, industry: { accommodation: 8, personal_repair: 4 } },
  },
  revision: 4,
  statuses: {
    confirmation_emails_in_place: 'success',
    some_confirmation_emails: 'warning',
    no_confirmation_emails: 'error',
    we_need_more_details: 'more_info',
  },
  facts,
  words,
  evaluate({ answers, pages, renderedPages: rendered }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }

    const rows = rowAnswers(answers, 'S-CONF1')
    const applies = applyingOccasions(answers, site)
    const missing = applies.filter((occasion) => rows[occasion] === 'no' || rows[occasion] === 'unsure')
    const said = (given: string): string =>
      listed(
        missing.flatMap((one) => (rows[one] === given ? [OCCASION_NAMES[one]] : [])),
        'or',
      )
    const shown = {
      facts: { applies, answers: { ...rows }, missing },
      proof: proofOf(rows),
      say: {
        missing: said('no'),
        unsure: said('unsure'),
        act: missing.includes('after_submit') && rows['after_submit'] === 'no' ? GET_IN_TOUCH : said('no'),
        tries: triesOf(applies) ?? TRY_ANYTHING,
      },
      blocks: applies.length === 0 ? [] : [occasionBlock(applies, rows)],
    }
    if (applies.length > 0) return { status: statusOf(applies, rows), ...shown }
    const sellsNothing = rows['after_purchase'] === 'na' || sellingOf(answers, site) === 'no'
    if (!sellsNothing) return { status: 'we_need_more_details', ...shown, ...sellingAsked(answers, site) }
    return { status: 'we_need_more_details', ...shown, applicable: !hasAnswer(rows, site) }
  },
})

/** Nobody gets a confirmation: the owner answered that no occasion applies, or enough was read to find the forms. */
const hasAnswer = (rows: Rows, site: SitePages): boolean =>
  Object.values(rows).length > 0 || (site.state === 'read' && crawlGap(site.evidence) === null)

/** An unanswered occasion counts as "not sure". */
function statusOf(applies: readonly Occasion[], rows: Rows): Status {
  const given = applies.map((occasion) => rows[occasion] ?? 'unsure')
  const hasNo = given.includes('no')
  if (given.includes('unsure') && !hasNo) return 'we_need_more_details'
  if (!hasNo) return 'confirmation_emails_in_place'
  return given.includes('yes') ? 'some_confirmation_emails' : 'no_confirmation_emails'
}

function proofOf(rows: Rows): Proofs {
  const [first, ...rest] = Object.entries(rows).map(([occasion, found]) => ({
    kind: 'answer' as const,
    at: `S-CONF1 ${occasion}`,
    found,
  }))
  return first ? [first, ...rest] : [{ kind: 'answer', at: 'S-CONF1', found: 'Not answered' }]
}

const occasionBlock = (applies: readonly Occasion[], rows: Rows): Block => ({
  kind: 'checklist',
  title: 'People get an email after they…',
  items: applies.map((occasion) => ({ text: OCCASION_NAMES[occasion], done: isDone(rows[occasion]) })),
})

function isDone(given: string | undefined): boolean | null {
  if (given === 'yes') return true
  return given === 'no' ? false : null
}
