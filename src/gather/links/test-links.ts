import { setTimeout } from 'node:timers/promises'
import { pageKey } from '#core/address/urls.ts'
import type { NotTestedLinks } from '#core/evidence/links.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { GatherContext } from '../context.ts'
import { browserAnswerOf } from '../link-table/answer.ts'
import type { CrawlLedger } from '../crawl/crawl-ledger.ts'
import { runConcurrently } from '../crawl/run-concurrently.ts'
import { type RequestedLink, requestLink } from './request-link.ts'
import { HostQueue } from './host-queue.ts'
import { missingHere, unansweredLinks } from './other-names.ts'
import { loadedPartsOf } from './loaded-parts.ts'
import { judgeAnswer } from './outcome.ts'
import { type Selection, selectTargets } from './select.ts'
import { isCounted, type TableTarget } from '../link-table/table.ts'
import type { JudgedLink } from './judged-link.ts'

/** Simultaneous requests in all, to one host, and to one whose pace the operator lifted. */
const AT_ONCE = 32
const PER_HOST = 4
const PER_LIFTED_HOST = 16

export interface LinkTestResult {
  tried: JudgedLink[]
  notTested: NotTestedLinks
  /** Number of links that are never requested. */
  leftOut: number
}

export interface LinkTestSetup {
  context: GatherContext
  site: SiteEvidence
  ledger: Pick<CrawlLedger, 'table' | 'answers' | 'softMissing' | 'pages'>
}

/**
 * Judges every target of the crawl's table, requests those without an answer from the crawl, and confirms errors. Targets in `before` are not
 * requested again.
 */
export async function testLinks(
  setup: LinkTestSetup,
  before: readonly JudgedLink[] = [],
): Promise<LinkTestResult> {
  const { context, ledger } = setup
  const selection = selectTargets(ledger.table.targets(), context.settings.maxLinks)
  const judged = new Map(before.map((each) => [each.target.url, each]))
  const fresh = await tryEach(
    setup,
    selection.chosen.filter(({ url }) => !judged.has(url)),
  )
  await confirm(setup, fresh)
  await requestHere(setup, fresh, judged)
  const chosen = selection.chosen.map((target) => [target, judged.get(target.url)] as const)
  const again = chosen.flatMap(([target, known]) =>
    known ? [[target.url, { ...known, target }] as const] : [],
  )
  return trialOf(selection, new Map([...again, ...fresh]))
}

/** Judges each target, by address. Targets not requested in time are left out. */
async function tryEach(
  setup: LinkTestSetup,
  targets: readonly TableTarget[],
): Promise<Map<string, JudgedLink>> {
  const tried = new Map<string, JudgedLink>()
  const unknown: TableTarget[] = []
  for (const target of targets) {
    const known = knownOf(setup, target)
    if (known) tried.set(target.url, known)
    else unknown.push(target)
  }
  const onAnswer: Requests['onAnswer'] = (target, asked) => tried.set(target.url, judge(setup, target, asked))
  // Page parts last: by then the browser may have loaded them.
  const [pages, parts] = [unknown.filter(isPage), unknown.filter((target) => !isPage(target))]
  await requestAll(setup, { targets: [...pages, ...parts], retry: true, onAnswer })
  return tried
}

/** Requests the paths of unanswered links to other names at the present host, which can prove that a page is missing. */
async function requestHere(
  setup: LinkTestSetup,
  tried: Map<string, JudgedLink>,
  before: ReadonlyMap<string, JudgedLink>,
): Promise<void> {
  const known = new Map([...before, ...tried])
  const unanswered = unansweredLinks([...known.values()], setup.ledger.pages, setup.site).filter(({ link }) =>
    tried.has(link.target.url),
  )
  if (unanswered.length === 0) return
  const unknown = unanswered.map(({ here }) => here).filter(({ url }) => !known.has(url))
  const answersHere = new Map([...known, ...(await tryEach(setup, unknown))])
  for (const missing of missingHere(unanswered, answersHere)) tried.set(missing.target.url, missing)
}

/** A target judged without a request: by its address, or by its answer to the crawl. */
function knownOf({ site, ledger }: LinkTestSetup, target: TableTarget): JudgedLink | null {
  const { verdict, url } = target
  if (verdict.do === 'judge') {
    return { target, answer: null, judged: { outcome: verdict.outcome, reason: verdict.reason } }
  }
  const answer = ledger.answers.get(pageKey(url))
  if (!answer) return null
  const softMissing = ledger.softMissing.has(pageKey(answer.finalUrl ?? url))
  return judge({ site }, target, { answer, softMissing })
}

function judge(
  { site }: Pick<LinkTestSetup, 'site'>,
  target: TableTarget,
  { answer, softMissing }: RequestedLink,
): JudgedLink {
  const judged = judgeAnswer(answer, { ...target, siteInsecure: site.insecure })
  const isSoft = softMissing && target.sameSite && judged.outcome === 'works'
  return { target, answer, judged: isSoft ? { outcome: 'broken', reason: 'soft_404' } : judged }
}

const isPage = ({ kind }: TableTarget): boolean => kind === 'page' || kind === 'frame'

interface Requests {
  targets: readonly TableTarget[]
  retry: boolean
  /** Waits until a target may be requested, or the time is over. */
  due?: (target: TableTarget, signal: AbortSignal) => Promise<void>
  onAnswer: (target: TableTarget, asked: RequestedLink) => void
}

async function requestAll(
  { context, site }: LinkTestSetup,
  { targets, retry, due, onAnswer }: Requests,
): Promise<void> {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(context.settings.linksMs)])
  const { egress } = context
  const isLifted = egress.options.pace === 'off' && egress.mayLiftPace(new URL(site.address).hostname)
  const share = (host: string): number => (isLifted && host === site.host ? PER_LIFTED_HOST : PER_HOST)
  const queue = new HostQueue(targets, ({ url }) => new URL(url).host, share)
  let done = 0
  await runConcurrently({
    next: () => queue.next(),
    atOnce: AT_ONCE,
    mayStart: () => !signal.aborted,
    work: async (target) => {
      await due?.(target, signal)
      const asked = browserAnswer(context, target) ?? (await requestLink(context, target, { signal, retry }))
      queue.done(target)
      done += 1
      context.progress('links', done, targets.length)
      if (asked && !(signal.aborted && asked.answer.failure)) onAnswer(target, asked)
    },
  })
}

/** The browser's answer for a part of a page; `null` where the browser did not load it. */
function browserAnswer(context: GatherContext, target: TableTarget): RequestedLink | null {
  const part = isPage(target) ? undefined : loadedPartsOf(context).get(target.url)
  return part ? { answer: browserAnswerOf(part), softMissing: false } : null
}

/** Repeats requests with server errors, and asks a second resolver about missing names. */
async function confirm(setup: LinkTestSetup, tried: Map<string, JudgedLink>): Promise<void> {
  await confirmErrors(setup, tried)
  const doubtful = [...tried.values()].filter(({ judged }) => judged.confirm === 'no_such_site')
  const missing = await missingAmong(setup.context, doubtful.map(hostAnswering))
  for (const { target, answer } of doubtful.filter((each) => !missing.has(hostAnswering(each))))
    tried.set(target.url, { target, answer, judged: { outcome: 'could_not_check', reason: 'no_answer' } })
}

const hostAnswering = ({ target, answer }: JudgedLink): string =>
  new URL(answer?.finalUrl ?? target.url).hostname

/** Which of these names do not exist, by a second resolver. */
async function missingAmong(
  { egress, signal }: GatherContext,
  names: readonly string[],
): Promise<Set<string>> {
  const waiting = [...new Set(names)]
  const missing = new Set<string>()
  await runConcurrently({
    next: () => waiting.shift(),
    atOnce: AT_ONCE,
    mayStart: () => !signal.aborted,
    work: async (name) => {
      if (await egress.dns.confirmMissing(name)) missing.add(name)
    },
  })
  return missing
}

/** Repeats requests with server errors, each one `confirmAfterMs` after its first request. */
async function confirmErrors(setup: LinkTestSetup, tried: Map<string, JudgedLink>): Promise<void> {
  const { confirmAfterMs } = setup.context.settings
  const doubtful = [...tried.values()]
    .filter(({ judged }) => judged.confirm === 'server_error')
    .toSorted((a, b) => firstAsked(a) - firstAsked(b))
  const dueAt = new Map(doubtful.map((each) => [each.target, firstAsked(each) + confirmAfterMs]))
  const unanswered = new Set(doubtful.map(({ target }) => target.url))
  await requestAll(setup, {
    targets: doubtful.map(({ target }) => target),
    retry: false,
    due: (target, signal) => waitUntil(dueAt.get(target) ?? 0, signal),
    onAnswer(target, asked) {
      unanswered.delete(target.url)
      tried.set(target.url, judge(setup, target, asked))
    },
  })
  // One error proves nothing: what was not asked again in time counts as not tested.
  for (const url of unanswered) tried.delete(url)
}

const firstAsked = ({ answer }: JudgedLink): number => answer?.askedAt ?? performance.now()

/** Ends early when the time is over; a request then ends at once. */
async function waitUntil(at: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(Math.max(0, at - performance.now()), undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function trialOf(
  { chosen, notTested, leftOut }: Selection,
  tried: ReadonlyMap<string, JudgedLink>,
): LinkTestResult {
  const judged = [...tried.values()].filter((each) => each.judged.outcome !== null)
  const settled = new Set(judged.map(({ target }) => target.url))
  const outOfTime = chosen.filter(({ url, kind }) => isCounted(kind) && !settled.has(url)).length
  return { tried: judged, notTested: { ...notTested, outOfTime }, leftOut }
}
