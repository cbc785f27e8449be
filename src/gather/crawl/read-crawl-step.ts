import { isSameSite, requestAddress } from '#core/address/urls.ts'
import { type Failure, failure } from '#core/reasons.ts'
import type { FetchAnswer } from '#net/types.ts'
import { linkAnswer } from '../link-table/answer.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'
import { DEFERRING, refusesVisitors } from '../read-page/bot-wall.ts'
import { isHtml } from '../read-page/html.ts'
import { crawlKey } from '../read-page/address-rules.ts'
import { type CrawlRun, isCrawlOver } from './crawl-run.ts'
import type { CrawlStep } from './frontier.ts'
import { addPageAnswer } from './add-page.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

const SIGNS_WITHIN = 16_384

/** Requests one page and records the result. */
export async function readCrawlStep(run: CrawlRun, step: CrawlStep): Promise<void> {
  const { context, ledger, frontier, site } = run
  const order = run.started
  run.started += 1
  if (step.found !== 'owner' && !(await robotsAccessOf(context).allows(step.url))) {
    ledger.addDisallowed(step)
    ledger.addUnread(step, failure('robots_disallowed'))
    return
  }
  const askedAt = performance.now()
  const answer = await context.egress.fetch(requestAddress(step.url), { kind: 'page', signal: run.signal })
  const why = answer.ok ? refusalOf(answer) : failureOf(run, answer.failure)
  if (answer.ok || !isCrawlOver(run)) ledger.addPageAnswer(step.url, linkAnswer(answer, askedAt))
  if (why) ledger.addUnread(step, why)
  if (why || !answer.ok) return
  if (answer.status >= 400) frontier.tryNextSpelling(step)
  if (await isLedToDisallowed(run, step, answer.url)) return
  const isPage = answer.status < 300 && isSameSite(answer.url, site.host) && isHtml(answer)
  const isElsewhere = crawlKey(answer.url) !== crawlKey(step.url)
  if (isPage && (!isElsewhere || frontier.claim(answer.url))) await addPageAnswer(run, step, answer, order)
  else ledger.addNoPage(step, { status: answer.status, leadsTo: isElsewhere ? answer.url : null })
}

/** Records a page of this website that robots.txt disallows, where a redirect led to it: it is not read. */
async function isLedToDisallowed(
  { context, ledger, site }: CrawlRun,
  step: CrawlStep,
  url: string,
): Promise<boolean> {
  if (step.found === 'owner' || crawlKey(url) === crawlKey(step.url) || !isSameSite(url, site.host))
    return false
  if (await robotsAccessOf(context).allows(url)) return false
  ledger.addDisallowed({ ...step, url })
  ledger.addUnread(step, failure('robots_disallowed'))
  return true
}

/** Why an answer proves nothing about the page; `null` when it does. */
function refusalOf(answer: Answered): Failure | null {
  const { status, headers } = answer
  if (status < 400) return null
  const body = answer.body.subarray(0, SIGNS_WITHIN).toString('latin1')
  if (DEFERRING.has(status) || refusesVisitors({ status, headers, body }))
    return failure('blocked_by_site', undefined, status)
  return status === 401 || status === 407 || status >= 500 ? failure('http_status', undefined, status) : null
}

/** The failure of a request; our own limit's one when that ended it. */
function failureOf(run: CrawlRun, why: Failure): Failure {
  if (why.code === 'budget_bytes') run.spent = true
  if (run.signal.aborted) return failure(run.context.signal.aborted ? 'cancelled' : 'budget_time')
  return why
}
