import type { ListedCheck } from '#web/app/catalogue.generated.ts'

// The panels of a check that looks something up: each is loaded with the pages that show it.
export const loadFigures = () => import('./analytics/AnalyticsFigures.tsx')
export const loadSample = () => import('./sample/SamplePanel.tsx')
export const loadTrySample = () => import('./sample/TrySample.tsx')

/** Loads the panels that a check's page shows at once, so that they are rendered with it and not after it. */
export function loadPartsOf({ service }: Pick<ListedCheck, 'service'>): void {
  if (service === null) return
  const parts = [loadSample(), loadTrySample(), ...(service === 'analytics' ? [loadFigures()] : [])]
  // One that fails to load fails again, and is told, where it is shown.
  void Promise.allSettled(parts)
}
