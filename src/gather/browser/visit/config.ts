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

export function flagsFor(
  device: Device,
  { userAgentSuffix, categories }: { userAgentSuffix: string; categories: string[] },
): Flags {
  return {
    logLevel: 'silent',
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    // Each visit has a browser context of its own, so there is nothing to clear; and cookies are still to be read.
    disableStorageReset: true,
    maxWaitForLoad: 30_000,
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
