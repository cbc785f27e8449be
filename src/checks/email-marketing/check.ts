import type { Block } from '#core/block.ts'
import { defineCheck, type Proofs } from '#core/check.ts'
import { isInOurLanguages } from '#core/site/language.ts'
import { findNewsletter, type NewsletterFacts } from '#core/site/newsletter.ts'
import { sitePages } from '#core/site/site-pages.ts'
import { crawlGap } from '#core/site/crawl-gap.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { facts } from './facts.ts'
import { emailPoints, COUNTED_QUESTIONS } from './points.ts'
import { type Status, words } from './words.ts'
import { emailWork } from './work.ts'

const ENOUGH_ANSWERS = 5
const BEGINNER_TO = 5
const INTERMEDIATE_TO = 10

/** How advanced the business' emails to its customers are, by the owner's answers. */
export const check = defineCheck({
  id: 'email-marketing',
  code: 'T3CHECK950',
  category: 'customer-experience',
  path: '/customer-experience/email-marketing',
  tour: null,
  triggers: ['email_marketing'],
  needs: ['answers'],
  wants: ['pages', 'rendered'],
  asks: ['S-EM1', 'S-EM2', 'S-EM3', 'S-EM4', 'S-EM5', 'S-EM6', 'S-EM7', 'S-EM8'],
  recommends: {
    byStatus: { beginner: [134, 128], intermediate: [135, 104], advanced: [136, 104] },
  },
  worksWithoutWebsite: true,
  plan: {
    weight: 52,
    group: 'longterm',
    effort: 480,
    work: emailWork,
    completedBy: ['advanced'],
    // Its first steps are quick, and the level that completes it takes months.
    staysInGroup: ['beginner', 'intermediate'],
    adjustments: {
      selling: { yes: 6 },
      industry: { community: 6, retail: 8, wholesale: 8 },
      businessAge: { '3_5': 4 },
      staff: { '0': -6 },
    },
  },
  revision: 5,
  statuses: {
    beginner: 'warning',
    intermediate: 'info',
    advanced: 'success',
    we_need_more_details: 'more_info',
  },
  facts,
  words,
  evaluate({ answers, pages, rendered }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }

    const sends = oneAnswer(answers, 'S-EM1')
    const { given, points } = emailPoints(answers)
    const level = levelOf(sends, given, points)
    const newsletter = site.state === 'read' ? findNewsletter(site.pages) : null
    const lookedWell =
      site.state === 'read' && crawlGap(site.evidence) === null && isInOurLanguages(site.pages)
    return {
      status: level.status,
      facts: {
        sendsEmails: sends,
        points: level.counted ? points : null,
        answers: given,
        signupForm: newsletter?.signupForm ?? null,
        provider: newsletter?.provider ?? null,
      },
      proof: proofOf(sends, { given, points, counted: level.counted }, newsletter),
      blocks: newsletter?.signupForm ? [seenBlock(newsletter)] : [],
      advice:
        sends === 'yes' && newsletter?.signupForm === false && lookedWell
          ? ["We didn't see a sign-up form on your website. It's the best place for people to join."]
          : [],
    }
  },
})

/** Sending without consent or without an unsubscribe link breaks the spam laws: that makes a beginner whatever the points. */
function levelOf(
  sends: string | null,
  given: Readonly<Record<string, string>>,
  points: number,
): { status: Status; counted: boolean } {
  if (sends === null) return { status: 'we_need_more_details', counted: false }
  if (sends !== 'yes') return { status: 'beginner', counted: false }
  if (Object.keys(given).length < ENOUGH_ANSWERS) return { status: 'we_need_more_details', counted: false }

  const consent = given['S-EM8']
  if (consent === 'no' || consent === 'unsure' || points <= BEGINNER_TO)
    return { status: 'beginner', counted: true }
  return { status: points <= INTERMEDIATE_TO ? 'intermediate' : 'advanced', counted: true }
}

interface Worth {
  given: Readonly<Record<string, string>>
  points: number
  counted: boolean
}

/** Before enough is answered the points say nothing. */
const worthText = ({ given, points, counted }: Worth): string =>
  counted ? `${points} of 14 points` : `${Object.keys(given).length} of ${COUNTED_QUESTIONS} answered`

function proofOf(sends: string | null, worth: Worth, newsletter: NewsletterFacts | null): Proofs {
  return [
    { kind: 'answer', at: 'S-EM1', found: sends ?? 'Not answered' },
    ...(sends === 'yes'
      ? [{ kind: 'answer' as const, at: 'Your answers about your emails', found: worthText(worth) }]
      : []),
    ...(newsletter?.at ? [{ kind: 'page' as const, at: newsletter.at, found: 'A sign-up form' }] : []),
  ]
}

const seenBlock = ({ provider, at }: NewsletterFacts): Block => ({
  kind: 'facts',
  title: 'What we saw on your website',
  rows: [{ label: provider ? `Sign-up form (${provider})` : 'Sign-up form', value: at ?? 'Yes' }],
})
