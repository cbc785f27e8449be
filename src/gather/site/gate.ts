import type { PageFacts } from '#core/evidence/page.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { sameSiteLinksOf } from '../read-page/read-page.ts'
import { isChallengePage, isOfChallengeService, refusesVisitors } from '../read-page/bot-wall.ts'
import { isHtml } from '../read-page/html.ts'
import { isNotPublished } from './not-published.ts'
import type { Answered } from './open-home.ts'

const SIGNS_WITHIN = 65_536
/** A page with fewer visible words and fewer links to pages of the same site is blank. */
const FEWEST_WORDS = 5
const FEWEST_LINKS = 2

/** RFC 9110, section 15.4.5: the answer to a request with a condition, and ours has none. */
const NOT_MODIFIED = 304
const NOT_ASKED = 'The answer is that nothing has changed (304), which nobody asked.'

/** Why an answer cannot be the homepage, by status, type and size; `null` when it can (decisions: gate, 4 and 6). */
export function refusalOf(answer: Answered): Failure | null {
  const { status, headers } = answer
  const body = answer.body.subarray(0, SIGNS_WITHIN).toString('latin1')
  const view = { status, headers, body }
  if (refusesVisitors(view)) return failure('blocked_by_site', undefined, status)
  if (status >= 400) return failure('http_status', undefined, status)
  if (status === NOT_MODIFIED) return failure('http_malformed', NOT_ASKED)
  if (status >= 300) return failure('http_malformed', 'The answer is a redirect without a usable address.')
  if (answer.body.length === 0) return answer.bodyFailure ?? failure('page_blank')
  return isHtml(answer) ? null : failure('not_html')
}

/** The failure for a challenge page in place of the homepage; `null` for other pages (decisions: gate, 6). */
export function challengeOf(page: PageFacts): Failure | null {
  const leadsOn = sameSiteLinksOf(page, new URL(page.url).host).length >= FEWEST_LINKS
  const isChallenge = saysChallenge(page) || (isBareChallenge(page) && !isNotPublished(page))
  return isChallenge && !leadsOn ? failure('blocked_by_site', undefined, page.status) : null
}

/** True where only a browser can tell: the shell of a website that scripts write may have a captcha for its form, and says nothing of a challenge. */
export const mayBeShell = (page: PageFacts): boolean => page.thin && !saysChallenge(page)

function saysChallenge({ title, headings, text }: PageFacts): boolean {
  const lines = [title.text ?? '', ...headings.map((heading) => heading.text), text.header, text.main]
  return isChallengePage(lines.join('\n'), text.words)
}

/** A page with more words, or with fields, uses such a service to protect a form of its own. */
const WORDS_OF_BARE_CHALLENGE = 30

/** Whether hardly anything but a challenge service stands on the page. */
const isBareChallenge = ({ text, forms, scripts, frames }: PageFacts): boolean =>
  text.words < WORDS_OF_BARE_CHALLENGE &&
  forms.every(({ fields }) => fields.every(({ hidden, type }) => hidden || type === 'hidden')) &&
  [...scripts, ...frames].some(({ url }) => url !== null && isOfChallengeService(url))

/**
 * True for a blank page: hardly a word, no menu, and no summary for search engines and networks. A homepage that is one drawn picture has a summary, a
 * page left empty has none. The shell of a script that failed has one, too, and cannot be told from a picture that a script draws.
 */
export const isBlankPage = (page: PageFacts): boolean =>
  page.text.words < FEWEST_WORDS &&
  sameSiteLinksOf(page, new URL(page.url).host).length < FEWEST_LINKS &&
  !summarisesItself(page)

const SUMMARIES: ReadonlySet<string> = new Set(['description', 'og:description'])

const summarisesItself = ({ metas }: PageFacts): boolean =>
  metas.some(
    ({ name, property, content }) =>
      SUMMARIES.has((property ?? name ?? '').toLowerCase()) && content.trim() !== '',
  )
