import { defaultConfig, desktopConfig } from 'lighthouse'
import type { Config, Flags } from 'lighthouse'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { PageAudit, type PageGatherer } from './page-gatherer.ts'

export type Device = VisitEvidence['device']

/** Lighthouse's default settings with our gatherer inside; nothing is throttled for real, slow networks are computed. */
export function configFor(device: Device, gatherer: PageGatherer): Config {
  return {
    ...baseOf(device),
    artifacts: [{ id: 'FettlePage', gatherer: { instance: gatherer } }],
    audits: [{ implementation: PageAudit }],
    categories: { fettle: { title: 'Fettle', auditRefs: [{ id: 'fettle-page', weight: 0 }] } },
  }
}

export const baseOf = (device: Device): Config =>
  device === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' }

/** Lighthouse waits so long for the first words, and for the network to go quiet; a page that never does is measured then. */
const FIRST_PAINT_MS = 15_000
const LOAD_MS = 30_000

/** What the run is told beside its config; it waits at most half of the time that the visit is allowed. */
export function flagsFor(
  { device, userAgentSuffix, allowedMs }: { device: Device; userAgentSuffix: string; allowedMs: number },
  categories: string[],
): Flags {
  return {
    logLevel: 'silent',
    onlyCategories: categories,
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
