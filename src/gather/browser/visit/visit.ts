import type { VisitEvidence } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type ReadPage, type RenderedPage } from '../../context.ts'
import type { FreshPage } from '../fresh-page.ts'
import type { LaunchedBrowser } from '../launch.ts'
import { refuseNowhere } from '../led-nowhere.ts'
import { heldBytes } from '../memory/held-bytes.ts'
import { MEBIBYTE } from '../memory/shared-state.ts'
import { onFreshPage } from '../on-fresh-page.ts'
import { auditsOf } from './audits.ts'
import { accessibilityOf, pathsOfExamples, pathsOfPale, rulesRun } from './accessibility.ts'
import { runMoreAxe } from './run-more-axe.ts'
import { filmOfTrace } from './film.ts'
import { configFor, flagsFor } from './config.ts'
import { ContentionGatherer } from './contention-gatherer.ts'
import { gathered, type LighthouseRun, runLighthouse } from './lighthouse-run.ts'
import { inspectPage } from './inspect-page.ts'
import type { LoadedPage } from './loaded-page.ts'
import { PageGatherer } from './page-gatherer.ts'
import type { OnLostPart } from '../page-lost.ts'
import { renderedDocument, scrollThroughFirst } from '../rendered-document.ts'
import { consoleErrorsOf, cookiesOf, librariesOf } from './cookies-and-libraries.ts'
import { speedOf } from './speed.ts'
import { withMedianSpeed } from './median-speed.ts'
import type { VisitOptions } from './visit-options.ts'
import { isNotOwnersPage } from './not-owners-page.ts'

export interface Visited {
  evidence: VisitEvidence
  page: RenderedPage
  /** The page had not come to rest within its time. */
  restless: boolean
  /** The page held so much memory that everything takes long. */
  heavy: boolean
}

/** A browser with a usual page holds 200 to 400 MiB. */
const HEAVY_BYTES = 1_024 * MEBIBYTE

/** Called during a visit: with the page and what it loaded as soon as both are read, and for parts left out because of a fault. */
export interface VisitEvents {
  onRead: (read: ReadPage) => void
  onFault: OnLostPart
}

/**
 * Visits the homepage on one device: a Lighthouse run with our gatherer inside, then measurements on the page after it. Throws
 * {@link GatheringFailed} when the page did not load as a page.
 */
export async function visit(
  browser: LaunchedBrowser,
  options: VisitOptions,
  events: VisitEvents,
): Promise<Visited> {
  const started = performance.now()
  const first = await firstRun(browser, options, events)
  // On a page that never comes to rest each run takes all of its time, and a heavy one fills the memory once more.
  if (first.restless || first.heavy) return first
  const tookMs = performance.now() - started
  const speed = await withMedianSpeed(browser, {
    first: first.evidence.speed,
    tookMs,
    options,
    onFault: events.onFault,
  })
  return { ...first, evidence: { ...first.evidence, speed } }
}

async function firstRun(
  browser: LaunchedBrowser,
  options: VisitOptions,
  events: VisitEvents,
): Promise<Visited> {
  const { device, address } = options
  const machine = new ContentionGatherer(browser.pid)
  return await onFreshPage(browser.browser, { ...options, sideBySide: 1 }, async (fresh) => {
    const gatherer = new PageGatherer({
      ...events,
      // Lighthouse's own gatherers run before ours (`configFor`), so the scroll does not affect the measurements.
      read: async () => {
        if (device === 'mobile') await scrollThroughFirst(fresh.page, fresh.session)
        return await renderedDocument(fresh.session)
      },
    })
    const run = await runLighthouse(fresh.page, {
      url: address,
      flags: flagsFor(options, 'everything'),
      config: await configFor(device, machine, gatherer),
    })
    refuseNowhere(run.lhr.finalDisplayedUrl)
    if (!gatherer.loaded) throw new GatheringFailed(failure('page_unstable', 'the page could not be read'))
    return await evidenceOf(fresh, {
      run,
      machine,
      loaded: gatherer.loaded,
      heavy: heldBytes(browser.pid) > HEAVY_BYTES,
      options,
      onFault: events.onFault,
    })
  })
}

async function evidenceOf(
  { session }: FreshPage,
  {
    run,
    machine,
    loaded,
    heavy,
    options,
    onFault,
  }: {
    run: LighthouseRun
    machine: ContentionGatherer
    loaded: LoadedPage
    heavy: boolean
    options: VisitOptions
    onFault: OnLostPart
  },
): Promise<Visited> {
  const { lhr, artifacts } = run
  const { device, address } = options
  const finalUrl = lhr.finalDisplayedUrl
  const { requests } = loaded
  const axe = gathered(artifacts.Accessibility)
  const more = axe && (await runMoreAxe(session, { done: rulesRun(axe), pale: pathsOfPale(axe) }, onFault))
  const paths = axe ? pathsOfExamples(axe) : []
  const { spots, layout, ...inspected } = await inspectPage(session, { device, requests, paths, onFault })
  const spotsByPath = new Map(paths.map((path, index) => [path, spots[index] ?? null]))
  const evidence: VisitEvidence = {
    device,
    finalUrl,
    lighthouseVersion: lhr.lighthouseVersion,
    browserVersion: artifacts.HostProduct,
    notOwnersPage: isNotOwnersPage(loaded, { asked: address, met: finalUrl }),
    speed: speedOf(lhr, machine.contention),
    audits: auditsOf(lhr),
    film: gathered(artifacts.Trace) ? filmOfTrace(lhr, artifacts) : [],
    accessibility: axe
      ? accessibilityOf(lhr, axe, { more, spots: spotsByPath })
      : { failure: failure('page_unstable', 'Lighthouse could not read the page') },
    ...inspected,
    // After the page was scrolled through, something else may cover it.
    layout: layout && { ...layout, overlay: loaded.overlay },
    requests,
    blockedRequests: 0,
    cookies: cookiesOf(loaded, finalUrl),
    globals: loaded.globals,
    libraries: librariesOf(loaded, finalUrl),
    consoleErrors: consoleErrorsOf(artifacts),
  }
  const document = requests.findLast(({ type, url }) => type === 'Document' && url === finalUrl)
  const page = { url: finalUrl, status: document?.status ?? null, html: loaded.html }
  return { evidence, page, restless: run.timedOut, heavy }
}
