import { isSameSite, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { type Failure, failure } from '#core/reasons.ts'
import type { FetchAnswer } from '#net/types.ts'
import { CouldNotLook } from '../context.ts'
import { linkAnswer } from '../links/answer.ts'
import { robotsBookOf } from '../robots/book.ts'
import { namedPage } from '../share/named-page.ts'
import { refusesVisitors } from '../site/bot-wall.ts'
import { isHtml } from '../site/html.ts'
import { refreshOf } from '../site/landing.ts'
import { visitKey } from './address-rules.ts'
import { type CrawlRun, isOver } from './crawl-run.ts'
import type { Visit } from './frontier.ts'
import { callsItselfMissing } from './missing.ts'
import { parserOf } from './parser.ts'
import type { PageTargets } from './parse/targets.ts'
import { targetsOf } from './parse/targets-of.ts'
import { randomPageOf } from './random-page.ts'
import { readPage, readRendered } from './read-page.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

const SIGNS_WITHIN = 16_384

/** Takes the homepage, which the gate has read, into the crawl. */
export async function readHome(run: CrawlRun): Promise<void> {
  const { site, ledger, frontier, context } = run
  run.started += 1
  frontier.claim(site.address)
  ledger.answeredHome()
  const { page, rendering } = await shown(run, site.home)
  ledger.homeRendering = rendering
  const menu = ledger.addHome(page)
  for (const url of menu) frontier.offer({ url, depth: 1, found: 'menu' })
  const named = namedPage(context.answers, site.address)
  if (named !== null) frontier.offer({ url: named, depth: 1, found: 'owner' })
  takeLinks(run, page)
}

/** Asks for one page and notes what came of it. */
export async function readVisit(run: CrawlRun, visit: Visit): Promise<void> {
  const { context, ledger, frontier, site } = run
  const order = run.started
  run.started += 1
  if (visit.found !== 'owner' && !(await robotsBookOf(context).allows(visit.url))) {
    ledger.disallowed(visit)
    ledger.missed(visit, failure('robots_disallowed'))
    return
  }
  const answer = await context.egress.fetch(pageKey(visit.url), { kind: 'page', signal: run.signal })
  const why = answer.ok ? refusalOf(answer) : failureOf(run, answer.failure)
  if (answer.ok || !isOver(run)) ledger.answered(visit.url, linkAnswer(answer))
  if (why) ledger.missed(visit, why)
  if (why || !answer.ok) return
  ledger.settled(visit)
  if (answer.status >= 400) frontier.missed(visit)
  if (answer.status >= 300 || !isSameSite(answer.url, site.host)) return
  const isElsewhere = visitKey(answer.url) !== visitKey(visit.url)
  if (isHtml(answer) && (!isElsewhere || frontier.claim(answer.url)))
    await readAnswer(run, visit, answer, order)
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

async function readAnswer(run: CrawlRun, visit: Visit, answer: Answered, order: number): Promise<void> {
  if (run.ledger.keepsFacts) return readWhole(run, visit, answer, order)
  const { url, headers } = answer
  const { host } = run.site
  const lean = await parserOf(run.context).targets({
    body: answer.body,
    url,
    contentType: headers['content-type'] ?? null,
    homeHost: host,
  })
  run.ledger.countPage()
  if (callsItselfMissing(lean)) run.ledger.softMissing.add(pageKey(url))
  run.ledger.addTargets(url, lean.targets)
  if (!lean.nofollow) offer(run, leanLinks(lean), visit.depth + 1)
}

const leanLinks = ({ targets }: PageTargets): (string | null)[] =>
  targets.filter(({ kind }) => kind === 'page' || kind === 'frame').map(({ url }) => url)

async function readWhole(run: CrawlRun, visit: Visit, answer: Answered, order: number): Promise<void> {
  const { context, ledger, site } = run
  const as = { requested: visit.url, depth: visit.depth, found: visit.found, homeHost: site.host }
  const sent = await readPage(context, answer, as)
  const { page } = sent.thin ? await shown(run, sent) : { page: sent }
  const random = await randomPageOf(context)
  if (callsItselfMissing(page) || random.isLikeMissing(page)) {
    ledger.softMissing.add(pageKey(page.url))
    if (visit.found === 'guess') return
  }
  ledger.addPage(page, order)
  context.progress('pages', ledger.read, context.settings.maxPages)
  takeLinks(run, page)
}

/** The page as visitors see it, as far as a browser can be had. */
async function shown(
  run: CrawlRun,
  page: PageFacts,
): Promise<{ page: PageFacts; rendering: PagesEvidence['homeRendering'] }> {
  if (!page.thin) return { page, rendering: 'not_needed' }
  try {
    const rendered = await readRendered(run.context, page, run.site.host)
    return rendered ? { page: rendered, rendering: 'done' } : { page, rendering: 'unavailable' }
  } catch (error) {
    if (!(error instanceof CouldNotLook)) throw error
    return { page, rendering: error.failure.reason === 'engine_missing' ? 'unavailable' : 'failed' }
  }
}

function takeLinks(run: CrawlRun, page: PageFacts): void {
  run.ledger.addTargets(page.url, targetsOf(page))
  if (saysNofollow(page)) return
  const links = page.links.filter(({ rel }) => !rel.includes('nofollow')).map(({ url }) => url)
  const frames = page.frames.map(({ url }) => url)
  offer(run, [...links, ...frames, refreshOf(page)], page.depth + 1)
}

function offer({ frontier }: CrawlRun, urls: readonly (string | null)[], depth: number): void {
  for (const url of urls) if (url !== null) frontier.offer({ url, depth, found: 'link' })
}

const saysNofollow = ({ metas, headers }: PageFacts): boolean =>
  [
    headers['x-robots-tag'] ?? '',
    ...metas.filter(({ name }) => name === 'robots').map(({ content }) => content),
  ].some((value) => /\b(?:nofollow|none)\b/iu.test(value))
