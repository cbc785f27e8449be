import { availableParallelism, loadavg } from 'node:os'
import { defaultConfig, desktopConfig } from 'lighthouse'
import type { Config, Flags } from 'lighthouse'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { ContentionAudit, type ContentionGatherer } from './contention-gatherer.ts'
import { PageAudit, type PageGatherer } from './page-gatherer.ts'
import { LIGHTHOUSE_CATEGORIES, lighthouseParts } from './lighthouse-parts.ts'
import type { VisitOptions } from './visit-options.ts'

export type VisitDevice = VisitEvidence['device']

/** The category under which our own gatherers run. */
export const OWN_CATEGORY = 'fettle'

/**
 * Lighthouse's default settings with our gatherers; nothing is throttled for real, slow networks are simulated. Without a `page` only speed is
 * measured.
 */
export async function configFor(
  device: VisitDevice,
  contention: ContentionGatherer,
  page?: PageGatherer,
): Promise<Config> {
  const own = [
    { id: 'FettleContention', gatherer: contention, audit: ContentionAudit },
    ...(page ? [{ id: 'FettlePage', gatherer: page, audit: PageAudit }] : []),
  ]
  const { artifacts, audits, categories, groups } = await lighthouseParts()
  const { settings } = device === 'desktop' ? desktopConfig : defaultConfig
  return {
    groups,
    settings: { ...settings },
    artifacts: withOurs(
      artifacts ?? [],
      own.map(({ id, gatherer }) => ({ id, gatherer: { instance: gatherer } })),
    ),
    audits: [...(audits ?? []), ...own.map(({ audit }) => ({ implementation: audit }))],
    categories: {
      ...categories,
      [OWN_CATEGORY]: {
        title: 'Fettle',
        auditRefs: own.map(({ audit }) => ({ id: audit.meta.id, weight: 0 })),
      },
    },
  }
}

/** The first of Lighthouse's gatherers that computes from the trace and takes long. */
const SLOW_GATHERER = 'TraceElements'

type Artifacts = NonNullable<Config['artifacts']>

/** Lighthouse's gatherers with ours among them: after those that read the page as it is, before what is computed from the trace. */
function withOurs(artifacts: Artifacts, own: Artifacts): Artifacts {
  const place = artifacts.findIndex(({ id }) => id === SLOW_GATHERER)
  if (place < 0) throw new Error(`Lighthouse has no gatherer ${SLOW_GATHERER}`)
  return artifacts.toSpliced(place, 0, ...own)
}

/**
 * How long Lighthouse waits for the first paint, and for network and scripts to go quiet; a page that never does is measured then. On a machine
 * with more work than processors everything takes longer, so it waits up to twice as long.
 */
const FIRST_PAINT_MS = 15_000
const LOAD_MS = 20_000
const HURRY_MS = 6_000
const slowness = (): number => Math.min(2, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()))

/** The metrics of the performance score (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** What a Lighthouse run measures: everything, or only the performance score, which takes far less work. */
export type WantedOfRun = 'everything' | 'score'

const WANTED: Readonly<Record<WantedOfRun, Pick<Flags, 'onlyCategories' | 'onlyAudits'>>> = {
  everything: { onlyCategories: [...LIGHTHOUSE_CATEGORIES, OWN_CATEGORY] },
  score: { onlyAudits: [...METRICS, ContentionAudit.meta.id] },
}

/** Flags of the run beside its config; it waits at most two thirds of the visit's time. */
export function flagsFor(
  { device, userAgentSuffix, allowedMs, hurry }: Omit<VisitOptions, 'address' | 'insecure'>,
  wanted: WantedOfRun,
): Flags {
  const load = (hurry ? HURRY_MS : LOAD_MS) * slowness()
  return {
    logLevel: 'silent',
    ...WANTED[wanted],
    disableFullPageScreenshot: true,
    // Each visit has its own browser context, so there is nothing to clear, and cookies must stay to be read.
    disableStorageReset: true,
    maxWaitForFcp: Math.min(FIRST_PAINT_MS * slowness(), allowedMs / 2),
    maxWaitForLoad: Math.min(load, (allowedMs * 2) / 3),
    emulatedUserAgent: `${userAgentOf(device)} ${userAgentSuffix}`,
  }
}

/** Chromium's own user agent for the device, as Lighthouse sends it. */
export function userAgentOf(device: VisitDevice): string {
  const settings = (device === 'desktop' ? desktopConfig : defaultConfig).settings
  const agent = settings?.emulatedUserAgent
  if (typeof agent !== 'string') throw new Error('Lighthouse names no user agent')
  return agent
}
