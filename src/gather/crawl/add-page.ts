import { pageKey } from '#core/address/urls.ts'
import type { LinkKind } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { ownNames } from '#core/site/own-hosts.ts'
import { hasNofollow } from '#core/site/nofollow.ts'
import type { FetchAnswer } from '#net/types.ts'
import { GatheringFailed } from '../context.ts'
import { namedPage } from '../read-page/named-page.ts'
import { refreshOf } from '../read-page/refresh.ts'
import { type CrawlRun, addressHere } from './crawl-run.ts'
import type { CrawlStep } from './frontier.ts'
import { menuOf } from './menu.ts'
import { callsItselfMissing } from '../read-page/missing.ts'
import { parserOf } from '../read-page/parser.ts'
import type { PageTargets } from '../parse/targets.ts'
import { targetsOf } from '../parse/targets-of.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { readPage, readRendered } from '../read-page/read-page.ts'

/** A script or a style that scripts add may be one that only this browser asks for, such as a replacement for emoji that it cannot show. */
const OF_ONE_BROWSER: ReadonlySet<LinkKind> = new Set(['script', 'stylesheet'])

type Answered = Extract<FetchAnswer, { ok: true }>

/** Adds the homepage, from the evidence of the site, rendered where needed; its menu is read first. */
export async function addHomepage(run: CrawlRun): Promise<void> {
  const { context, frontier, ledger, site } = run
  run.started += 1
  frontier.claim(site.address)
  ledger.addHomeAnswer()
  const { page, rendering } = await renderedPage(run, site.home)
  ledger.homeRendering = rendering
  run.otherNames = ownNames([page], site.host)
  for (const url of ledger.addHome(page)) frontier.offer({ url, depth: 1, found: 'menu' })
  const named = namedPage(context.answers, site.address)
  if (named !== null) frontier.offer({ url: named, depth: 1, found: 'owner' })
  addLinks(run, page, site.home)
}

/** Adds the links that only the rendered homepage has: the menu that a script writes, then the rest. */
export function addRenderedLinks(run: CrawlRun, home: PageFacts): void {
  const { frontier, ledger, site } = run
  const sent = new Set([site.home, ...ledger.pages.slice(0, 1)].flatMap(targetsOf).map(({ href }) => href))
  ledger.addTargets(
    home.url,
    targetsOf(home).filter(({ href, kind }) => !sent.has(href) && !OF_ONE_BROWSER.has(kind)),
  )
  for (const url of menuOf(home, site.host).values()) frontier.offer({ url, depth: 1, found: 'menu' })
  offerLinks(run, home)
}

/** Reads an answer and adds the page: with its facts up to the limit, then only its links. */
export async function addPageAnswer(
  run: CrawlRun,
  step: CrawlStep,
  answer: Answered,
  order: number,
): Promise<void> {
  const { context, ledger } = run
  try {
    await (ledger.keepsFacts ? addWholePage(run, step, answer, order) : addLinksOnly(run, step, answer))
    ledger.markConclusive(step)
  } catch (error) {
    if (!(error instanceof GatheringFailed)) throw error
    ledger.addUnread(step, error.failure)
  }
  if (ledger.isFull) run.spent = true
  context.progress('pages', ledger.read, context.settings.maxPages)
}

async function addLinksOnly(run: CrawlRun, step: CrawlStep, answer: Answered): Promise<void> {
  const { url, headers } = answer
  const lean = await parserOf(run.context).targets({
    body: answer.body,
    url,
    contentType: headers['content-type'] ?? null,
  })
  run.ledger.countPage()
  if (callsItselfMissing(lean)) run.ledger.softMissing.add(pageKey(url))
  run.ledger.addTargets(url, lean.targets)
  if (!lean.nofollow && !hasNofollow({ metas: [], headers })) offer(run, leanLinks(lean), step.depth + 1)
}

const leanLinks = ({ targets }: PageTargets): (string | null)[] =>
  targets
    .filter(({ kind, nofollow }) => (kind === 'page' && !nofollow) || kind === 'frame')
    .map(({ url }) => url)

async function addWholePage(run: CrawlRun, step: CrawlStep, answer: Answered, order: number): Promise<void> {
  const { context, ledger, site } = run
  const as = { requested: step.url, depth: step.depth, found: step.found, homeHost: site.host }
  const sent = await readPage(context, answer, as)
  const { page } = isWrittenByScripts(run) ? await renderedPage(run, sent) : { page: sent }
  const random = await randomPageOf(context)
  if (callsItselfMissing(page) || random.isLikeMissing(page)) {
    ledger.softMissing.add(pageKey(page.url))
    if (step.found === 'guess' || step.ofOtherName) return
  }
  ledger.addPage(page, order)
  run.otherNames = new Map([...ownNames([site.home, page], site.host), ...run.otherNames])
  addLinks(run, page, sent)
}

/**
 * Where scripts write the homepage, they write the links that the crawl needs. Elsewhere a thin page is rendered later (`rendered`), and the crawl does
 * not wait for it.
 */
const isWrittenByScripts = ({ ledger }: CrawlRun): boolean => ledger.homeRendering === 'done'

/** The rendered page, where a browser is available. */
async function renderedPage(
  run: CrawlRun,
  page: PageFacts,
): Promise<{ page: PageFacts; rendering: PagesEvidence['homeRendering'] }> {
  if (!page.thin) return { page, rendering: 'not_needed' }
  try {
    const rendered = await readRendered(run.context, page, run.site)
    return rendered ? { page: rendered, rendering: 'done' } : { page, rendering: 'unavailable' }
  } catch (error) {
    if (!(error instanceof GatheringFailed)) throw error
    return { page, rendering: error.failure.reason === 'engine_missing' ? 'unavailable' : 'failed' }
  }
}

/** `sent`: the same page before a browser rendered it, or the page itself. */
function addLinks(run: CrawlRun, page: PageFacts, sent: PageFacts): void {
  const asSent = new Set(targetsOf(sent).map(({ href }) => href))
  run.ledger.addTargets(
    page.url,
    targetsOf(page).filter(({ href, kind }) => asSent.has(href) || !OF_ONE_BROWSER.has(kind)),
  )
  offerLinks(run, page)
}

function offerLinks(run: CrawlRun, page: PageFacts): void {
  if (hasNofollow(page)) return
  const links = page.links.filter(({ rel }) => !rel.includes('nofollow')).map(({ url }) => url)
  const frames = page.frames.map(({ url }) => url)
  offer(run, [...links, ...frames, refreshOf(page)], page.depth + 1)
}

function offer(run: CrawlRun, urls: readonly (string | null)[], depth: number): void {
  for (const url of urls)
    if (url !== null) run.frontier.offer({ ...addressHere(run, url), depth, found: 'link' })
}
