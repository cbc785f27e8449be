import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import type { Early } from '#web/app/routes/early.ts'

const PAGE: Early = {
  file: 'pages/check/CheckPage.tsx',
  reads: ['GET /checks/{id}', 'GET /checks/{id}/fixes'],
}
const SAMPLE: Early = { file: 'pages/check/sample/SamplePanel.tsx', reads: ['GET /checks/{id}/sample'] }
const FIGURES: Early = { file: 'pages/check/analytics/AnalyticsFigures.tsx', reads: ['GET /analytics'] }

/** What the page of a check loads first: itself, and the panels that it shows above the proof. */
export function earlyPartsOf({ looksUp }: ListedCheck): Early[] {
  if (looksUp === null) return [PAGE]
  return looksUp === 'analytics' ? [PAGE, SAMPLE, FIGURES] : [PAGE, SAMPLE]
}
