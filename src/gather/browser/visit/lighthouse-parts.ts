import { type Audit, type Config, defaultConfig } from 'lighthouse'
import { initializeConfig } from 'lighthouse/core/config/config.js'

/** What our runs use of Lighthouse, with its code loaded. */
export type LighthouseParts = Required<Pick<Config, 'artifacts' | 'audits' | 'categories' | 'groups'>>

/** The categories of Lighthouse that we measure. */
export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility']
/** It navigates the page away and back, and no score or hint of ours uses it. */
const SKIPPED_AUDITS = ['bf-cache']
/** A gatherer of Lighthouse that only an audit of ours asks for. */
const FOR_OURS = 'ConsoleMessages'
/** It looks for libraries in the page's own world, for tips that we do not use. */
const SKIPPED_GATHERER = 'Stacks'

let loading: Promise<LighthouseParts> | null = null

/** Loads it once: given names, Lighthouse looks for the files of all its audits at each run, which takes up to a second. */
export const lighthouseParts = (): Promise<LighthouseParts> => (loading ??= load())

async function load(): Promise<LighthouseParts> {
  const known = await Promise.all((defaultConfig.audits ?? []).map(withKeptMeta))
  const { resolvedConfig } = await initializeConfig(
    'navigation',
    { ...defaultConfig, audits: known },
    { onlyCategories: LIGHTHOUSE_CATEGORIES, skipAudits: SKIPPED_AUDITS },
  )
  const { artifacts, audits, categories, groups } = resolvedConfig
  const gathered = new Set<string>([FOR_OURS, ...(artifacts ?? []).map(({ id }) => id)])
  return {
    artifacts: (defaultConfig.artifacts ?? []).filter(
      ({ id }) => gathered.has(id) && id !== SKIPPED_GATHERER,
    ),
    audits: (audits ?? []).map(({ implementation, options }) => ({ implementation, options })),
    categories,
    groups,
  }
}

/**
 * Loads an audit that Lighthouse names. Lighthouse puts the words of an audit together again whenever they are read: eight times while it checks its
 * configuration, and several times a run.
 */
async function withKeptMeta(audit: Config.AuditJson): Promise<Config.AuditJson> {
  if (typeof audit !== 'string') return audit
  const { default: implementation }: { default: typeof Audit } = await import(
    `lighthouse/core/audits/${audit}.js`
  )
  Object.defineProperty(implementation, 'meta', { value: implementation.meta })
  return { implementation, path: audit }
}
