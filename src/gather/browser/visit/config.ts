import { availableParallelism, loadavg } from 'node:os'
import { defaultConfig, desktopConfig } from 'lighthouse'
import type { Config, Flags } from 'lighthouse'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { ContentionAudit, type ContentionGatherer } from './contention-gatherer.ts'
import { PageAudit, type PageGatherer } from './page-gatherer.ts'
import type { VisitOptions } from './visit-options.ts'

export type VisitDevice = VisitEvidence['device']

/** The category under which our own gatherers run. */
export const OWN_CATEGORY = 'fettle'

/**
 * Lighthouse's default settings with our gatherers inside; nothing is throttled for real, slow networks are computed. Without a `page`
 * only speed is measured.
 */
export function configFor(device: VisitDevice, contention: ContentionGatherer, page?: PageGatherer): Config {
  const own = [
    { id: 'FettleContention', gatherer: contention, audit: ContentionAudit },
    ...(page ? [{ id: 'FettlePage', gatherer: page, audit: PageAudit }] : []),
  ]
  return {
    ...(device === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' }),
    artifacts: own.map(({ id, gatherer }) => ({ id, gatherer: { instance: gatherer } })),
    audits: own.map(({ audit }) => ({ implementation: audit })),
    categories: {
      [OWN_CATEGORY]: {
        title: 'Fettle',
        auditRefs: own.map(({ audit }) => ({ id: audit.meta.id, weight: 0 })),
      },
    },
  }
}

/**
 * Lighthouse waits so long for the first words, and for network and script to go quiet; a page that never does is measured then. On
 * a machine with more work than processors all of it takes longer, so that it waits up to twice as long.
 */
const FIRST_PAINT_MS = 15_000
const LOAD_MS = 20_000
const HURRY_MS = 6_000
const slowness = (): number => Math.min(2, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()))

/** All that a score of speed is made of (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** What a run is to find out: everything, or the score of speed alone, which spares it most of its work. */
export type Wanted = 'everything' | 'score'

const WANTED: Readonly<Record<Wanted, Pick<Flags, 'onlyCategories' | 'onlyAudits'>>> = {
  everything: { onlyCategories: ['performance', 'accessibility', OWN_CATEGORY] },
  score: { onlyAudits: [...METRICS, ContentionAudit.meta.id] },
}

/** What the run is told beside its config; it waits at most two thirds of the time that the visit is allowed. */
export function flagsFor(
  { device, userAgentSuffix, allowedMs, hurry }: Omit<VisitOptions, 'address' | 'insecure'>,
  wanted: Wanted,
): Flags {
  const load = (hurry ? HURRY_MS : LOAD_MS) * slowness()
  return {
    logLevel: 'silent',
    ...WANTED[wanted],
    // It leads the page away and back for a quarter of a second, and no score or hint of ours comes from it.
    skipAudits: ['bf-cache'],
    disableFullPageScreenshot: true,
    // Each visit has a browser context of its own, so there is nothing to clear; and cookies are still to be read.
    disableStorageReset: true,
    maxWaitForFcp: Math.min(FIRST_PAINT_MS * slowness(), allowedMs / 2),
    maxWaitForLoad: Math.min(load, (allowedMs * 2) / 3),
    emulatedUserAgent: `${userAgentOf(device)} ${userAgentSuffix}`,
  }
}

/** Chromium's own form for the device, as Lighthouse announces it. */
export function userAgentOf(device: VisitDevice): string {
  const settings = (device === 'desktop' ? desktopConfig : defaultConfig).settings
  const agent = settings?.emulatedUserAgent
  if (typeof agent !== 'string') throw new Error('Lighthouse names no user agent')
  return agent
}
