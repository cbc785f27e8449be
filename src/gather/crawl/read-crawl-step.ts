import { isSameSite, pageKey } from '#core/address/urls.ts'
import { type Failure, failure } from '#core/reasons.ts'
import type { FetchAnswer } from '#net/types.ts'
import { linkAnswer } from '../link-table/answer.ts'
import { robotsBookOf } from '../robots-rules/book.ts'
import { refusesVisitors } from '../read-page/bot-wall.ts'
import { isHtml } from '../read-page/html.ts'
import { crawlKey } from '../read-page/address-rules.ts'
import { type CrawlRun, isCrawlOver } from './crawl-run.ts'
import type { CrawlStep } from './frontier.ts'
import { takeAnswer } from './take-page.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

const SIGNS_WITHIN = 16_384

/** Asks for one page and notes what came of it. */
export async function readCrawlStep(run: CrawlRun, visit: CrawlStep): Promise<void> {
  const { context, ledger, frontier, site } = run
  const order = run.started
  run.started += 1
  if (visit.found !== 'owner' && !(await robotsBookOf(context).allows(visit.url))) {
    ledger.disallowed(visit)
    ledger.missed(visit, failure('robots_disallowed'))
    return
  }
  const askedAt = performance.now()
  const answer = await context.egress.fetch(pageKey(visit.url), { kind: 'page', signal: run.signal })
  const why = answer.ok ? refusalOf(answer) : failureOf(run, answer.failure)
  if (answer.ok || !isCrawlOver(run)) ledger.answered(visit.url, linkAnswer(answer, askedAt))
  if (why) ledger.missed(visit, why)
  if (why || !answer.ok) return
  if (answer.status >= 400) frontier.missed(visit)
  const isPage = answer.status < 300 && isSameSite(answer.url, site.host) && isHtml(answer)
  const isElsewhere = crawlKey(answer.url) !== crawlKey(visit.url)
  if (isPage && (!isElsewhere || frontier.claim(answer.url))) await takeAnswer(run, visit, answer, order)
  else ledger.noPage(visit, { status: answer.status, leadsTo: isElsewhere ? answer.url : null })
}

/** Why an answer says nothing about the page; `null` when it settles what the page is. */
function refusalOf(answer: Answered): Failure | null {
  const { status, headers } = answer
  if (status < 400) return null
  const body = answer.body.subarray(0, SIGNS_WITHIN).toString('latin1')
  if (refusesVisitors({ status, headers, body })) return failure('blocked_by_site', undefined, status)
  return status === 401 || status >= 500 ? failure('http_status', undefined, status) : null
}

/** A request that our own limits broke off is told as such. */
function failureOf(run: CrawlRun, why: Failure): Failure {
  if (why.code === 'budget_bytes') run.spent = true
  if (run.signal.aborted) return failure(run.context.signal.aborted ? 'cancelled' : 'budget_time')
  return why
}
