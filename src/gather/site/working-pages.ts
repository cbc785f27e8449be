import type { PageFacts } from '#core/evidence/page.ts'
import type { GatherContext } from '../context.ts'
import { sameSiteLinksOf, tryReadPage } from '../read-page/read-page.ts'
import { rulesOf } from '../robots-rules/robots-access.ts'
import { AGENT } from '../robots-rules/rules.ts'
import { ALLOW_ALL, ALLOW_NONE, type RobotsRules } from '../robots-rules/rules.ts'
import { isHtml } from '../read-page/html.ts'
import { isTitledNotPublished } from './not-published.ts'

const ENOUGH = 2
/** A page with fewer words is not a page of a business. */
const FEWEST_WORDS = 20
/** Paths of platforms for sign-in, feeds and parked pages, which work before the website is published. */
const OF_THE_PLATFORM =
  /\/(?:wp-(?:login|admin|json)|log-?in|sign-?in|sign-?up|account|admin|password|lander|feed|cart|cgi-bin)\b/iu

/**
 * True when two links of this page lead to working pages: other pages of the site with text, and without such a phrase. Requests at most the few links of
 * a holding page, and none that robots.txt disallows.
 */
export async function hasWorkingPages(context: GatherContext, home: PageFacts): Promise<boolean> {
  const { origin, host, pathname } = new URL(home.url)
  const linked = sameSiteLinksOf(home, host).filter((url) => {
    const { pathname: path } = new URL(url)
    return path !== pathname && !OF_THE_PLATFORM.test(path)
  })
  if (linked.length < ENOUGH) return false
  const rules = await rulesAt(context, origin)
  const texts = new Set([textOf(home)])
  for (const url of linked) {
    if (!rules.allows(url, AGENT)) continue
    const page = await read(context, url, host)
    if (page !== null && isWorking(page)) texts.add(textOf(page))
    if (texts.size > ENOUGH) return true
  }
  return false
}

/** A file without any answer disallows everything (RFC 9309, 2.3.1.4), one in a circle of redirects nothing. */
async function rulesAt({ egress, signal }: GatherContext, origin: string): Promise<RobotsRules> {
  const answer = await egress.fetch(`${origin}/robots.txt`, { kind: 'robots', signal })
  if (answer.ok) return rulesOf(origin, answer.status, answer.body.toString('utf8'))
  return answer.failure.reason === 'redirect_problem' ? ALLOW_ALL : ALLOW_NONE
}

async function read(context: GatherContext, url: string, homeHost: string): Promise<PageFacts | null> {
  const answer = await context.egress.fetch(url, { kind: 'page', signal: context.signal })
  if (!answer.ok || answer.status !== 200 || !isHtml(answer)) return null
  return tryReadPage(context, answer, { requested: url, depth: 1, found: 'link', homeHost })
}

const isWorking = (page: PageFacts): boolean => page.text.words >= FEWEST_WORDS && !isTitledNotPublished(page)

const textOf = ({ text }: PageFacts): string => text.main
