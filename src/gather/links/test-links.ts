import { setTimeout } from 'node:timers/promises'
import { pageKey } from '#core/address/urls.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { GatherContext } from '../context.ts'
import { shownAnswer } from '../link-table/answer.ts'
import type { CrawlLedger } from '../crawl/crawl-ledger.ts'
import { pump } from '../crawl/pump.ts'
import { type AskedLink, ask } from './ask.ts'
import { HostTurns } from './host-turns.ts'
import { missingHere, silentLinks } from './other-names.ts'
import { shownPartsOf } from './shown-parts.ts'
import { judgeAnswer } from './outcome.ts'
import { type Selection, selectTargets } from './select.ts'
import type { TableTarget } from '../link-table/table.ts'
import type { JudgedLink } from './judged-link.ts'

/** Requests in flight over all hosts, to one host, and to one whose pace an operator lifted. */
const AT_ONCE = 32
const PER_HOST = 4
const PER_LIFTED_HOST = 16

export interface LinkTestResult {
  tried: JudgedLink[]
  /** Links that a limit or the end of the time left out. */
  notTested: number
  limited: boolean
}

export interface LinkTestSetup {
  context: GatherContext
  site: SiteEvidence
  ledger: Pick<CrawlLedger, 'table' | 'answers' | 'softMissing' | 'pages'>
}

/**
 * Judges every target of the crawl's table, asking for those that the crawl has not met, and confirms what needs it. What was `tried` before is
 * not asked again.
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
  await lookHere(setup, fresh)
  const chosen = selection.chosen.map((target) => [target, judged.get(target.url)] as const)
  const again = chosen.flatMap(([target, known]) =>
    known ? [[target.url, { ...known, target }] as const] : [],
  )
  return trialOf(selection, new Map([...again, ...fresh]))
}

/** Judges each target, by address. What was not asked in time is left out. */
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
  const take: AskingAll['take'] = (target, asked) => tried.set(target.url, judge(setup, target, asked))
  // Parts come last: by then the browser may have been given them.
  const [pages, parts] = [unknown.filter(isPage), unknown.filter((target) => !isPage(target))]
  await askAll(setup, { targets: [...pages, ...parts], retry: true, take })
  return tried
}

/** Where another name of the site gives no answer, the same path at the present host can still tell that a page is missing. */
async function lookHere(setup: LinkTestSetup, tried: Map<string, JudgedLink>): Promise<void> {
  const silent = silentLinks([...tried.values()], setup.ledger.pages, setup.site)
  if (silent.length === 0) return
  const unknown = silent.map(({ here }) => here).filter(({ url }) => !tried.has(url))
  const looks = new Map([...tried, ...(await tryEach(setup, unknown))])
  for (const missing of missingHere(silent, looks)) tried.set(missing.target.url, missing)
}

/** Judged without asking: by its address, or by what it answered to the crawl. */
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
  { answer, softMissing }: AskedLink,
): JudgedLink {
  const judged = judgeAnswer(answer, { ...target, siteInsecure: site.insecure })
  const isSoft = softMissing && target.sameSite && judged.outcome === 'works'
  return { target, answer, judged: isSoft ? { outcome: 'broken', reason: 'soft_404' } : judged }
}

const isPage = ({ kind }: TableTarget): boolean => kind === 'page' || kind === 'frame'

interface AskingAll {
  targets: readonly TableTarget[]
  retry: boolean
  /** Waits until a target may be asked. */
  due?: (target: TableTarget) => Promise<void>
  take: (target: TableTarget, asked: AskedLink) => void
}

async function askAll(
  { context, site }: LinkTestSetup,
  { targets, retry, due, take }: AskingAll,
): Promise<void> {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(context.settings.linksMs)])
  const { egress } = context
  const isLifted = egress.options.pace === 'off' && egress.mayLiftPace(new URL(site.address).hostname)
  const share = (host: string): number => (isLifted && host === site.host ? PER_LIFTED_HOST : PER_HOST)
  const turns = new HostTurns(targets, ({ url }) => new URL(url).host, share)
  let done = 0
  await pump({
    next: () => turns.next(),
    atOnce: AT_ONCE,
    mayStart: () => !signal.aborted,
    work: async (target) => {
      await due?.(target)
      const asked = shownTo(context, target) ?? (await ask(context, target, { signal, retry }))
      turns.done(target)
      done += 1
      context.progress('links', done, targets.length)
      if (asked && !(signal.aborted && asked.answer.failure)) take(target, asked)
    },
  })
}

/** What the browser was given for a part of a page, where it was. */
function shownTo(context: GatherContext, target: TableTarget): AskedLink | null {
  const part = isPage(target) ? undefined : shownPartsOf(context).get(target.url)
  return part ? { answer: shownAnswer(part), softMissing: false } : null
}

/** A second look at server errors, and a second resolver for names that do not exist. */
async function confirm(setup: LinkTestSetup, tried: Map<string, JudgedLink>): Promise<void> {
  const { context } = setup
  await confirmErrors(setup, tried)
  for (const [url, { target, answer, judged }] of tried) {
    if (judged.confirm !== 'no_such_site') continue
    const isMissing = await context.egress.dns.confirmMissing(new URL(url).hostname)
    if (!isMissing)
      tried.set(url, { target, answer, judged: { outcome: 'could_not_check', reason: 'no_answer' } })
  }
}

/** Asks once more where the server failed, each the confirming wait after it was first asked; the crawl was long ago for most. */
async function confirmErrors(setup: LinkTestSetup, tried: Map<string, JudgedLink>): Promise<void> {
  const { confirmAfterMs } = setup.context.settings
  const doubtful = [...tried.values()]
    .filter(({ judged }) => judged.confirm === 'server_error')
    .toSorted((a, b) => firstAsked(a) - firstAsked(b))
  const dueAt = new Map(doubtful.map((each) => [each.target, firstAsked(each) + confirmAfterMs]))
  await askAll(setup, {
    targets: doubtful.map(({ target }) => target),
    retry: false,
    due: (target) => waitUntil(dueAt.get(target) ?? 0, setup.context.signal),
    take: (target, asked) => tried.set(target.url, judge(setup, target, asked)),
  })
}

const firstAsked = ({ answer }: JudgedLink): number => answer?.askedAt ?? performance.now()

const waitUntil = (at: number, signal: AbortSignal): Promise<void> =>
  setTimeout(Math.max(0, at - performance.now()), undefined, { signal })

function trialOf(
  { chosen, notTested, limited }: Selection,
  tried: ReadonlyMap<string, JudgedLink>,
): LinkTestResult {
  const judged = [...tried.values()].filter((each) => each.judged.outcome !== null)
  const left = chosen.length - judged.length
  return { tried: judged, notTested: notTested + left, limited: limited || left > 0 }
}
