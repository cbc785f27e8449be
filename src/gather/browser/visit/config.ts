import { defaultConfig, desktopConfig } from 'lighthouse'
import type { Config, Flags } from 'lighthouse'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { ContentionAudit, type ContentionGatherer } from './contention-gatherer.ts'
import { PageAudit, type PageGatherer } from './page-gatherer.ts'

export type Device = VisitEvidence['device']

/** The category under which our own gatherers run. */
export const OWN_CATEGORY = 'fettle'

/**
 * Lighthouse's default settings with our gatherers inside; nothing is throttled for real, slow networks are computed. Without a `page`
 * only speed is measured.
 */
export function configFor(device: Device, contention: ContentionGatherer, page?: PageGatherer): Config {
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

/** Lighthouse waits so long for the first words, and for the network to go quiet; a page that never does is measured then. */
const FIRST_PAINT_MS = 15_000
const LOAD_MS = 30_000

/** What the run is told beside its config; it waits at most half of the time that the visit is allowed. */
export function flagsFor(
  { device, userAgentSuffix, allowedMs }: { device: Device; userAgentSuffix: string; allowedMs: number },
  categories: readonly string[],
): Flags {
  return {
    logLevel: 'silent',
    onlyCategories: [...categories, OWN_CATEGORY],
    // It leads the page away and back for a quarter of a second, and no score or hint of ours comes from it.
    skipAudits: ['bf-cache'],
    disableFullPageScreenshot: true,
    // Each visit has a browser context of its own, so there is nothing to clear; and cookies are still to be read.
    disableStorageReset: true,
    maxWaitForFcp: Math.min(FIRST_PAINT_MS, allowedMs / 4),
    maxWaitForLoad: Math.min(LOAD_MS, allowedMs / 2),
    emulatedUserAgent: `${userAgentOf(device)} ${userAgentSuffix}`,
  }
}

/** Chromium's own form for the device, as Lighthouse announces it. */
export function userAgentOf(device: Device): string {
  const settings = (device === 'desktop' ? desktopConfig : defaultConfig).settings
  const agent = settings?.emulatedUserAgent
  if (typeof agent !== 'string') throw new Error('Lighthouse names no user agent')
  return agent
}
