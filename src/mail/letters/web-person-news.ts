import { unlinked } from '#core/owner-input/web-address.ts'
import type { Letter } from '../letter.ts'

const onWebsite = (host: string | null): string => (host === null ? '' : ` on ${unlinked(host)}`)

interface QuestionFacts {
  /** Title of the check that the question is about. */
  check: string
  /** Its host; `null`: the business has no website. */
  website: string | null
  /** As whoever has the link typed it: mail programs must make no link of an address in it. */
  question: string
  /** Page of the check, where the owner answers. */
  url: string
}

/** To the owner: a question of the web person. It answers a link that the owner made and can end, so there is nothing to unsubscribe from. */
export const questionLetter = ({ check, website, question, url }: QuestionFacts): Letter => ({
  subject: `Your web person has a question: ${check}`,
  paragraphs: [
    `About ${check}${onWebsite(website)}, somebody with your link asks:`,
    `“${unlinked(question)}”`,
  ],
  action: { label: 'Answer it', url },
  small: 'They’ll see your answer at the link. If you don’t know who it is, end the link on the same page.',
  because: 'You’re getting this because you made a link for your web person.',
})

interface PassedFacts {
  checks: readonly string[]
  /** Its host; `null`: the business has no website. */
  website: string | null
  url: string
  unsubscribeUrl: string
}

/** To the owner: what the web person did now passes its test. */
export const passedLetter = ({ checks, website, url, unsubscribeUrl }: PassedFacts): Letter => ({
  subject: `Done by your web person: ${checks.join(', ')}`,
  paragraphs: [
    `Your web person said it’s done, and we tested it again${onWebsite(website)}: ${checks.join(' · ')} ${checks.length === 1 ? 'is' : 'are'} now good.`,
  ],
  action: { label: 'See before and after', url },
  because:
    'You’re getting this because you made a link for your web person, and asked to hear when results change.',
  unsubscribeUrl,
})
