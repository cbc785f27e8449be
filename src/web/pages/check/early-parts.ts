import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import type { Early } from '#web/app/routes/early.ts'
import { isAskedOnPage } from './asked-on-page.ts'

const PAGE: Early = {
  file: 'pages/check/CheckPage.tsx',
  reads: ['GET /checks/{id}', 'GET /checks/{id}/fixes'],
}
const ADDRESSES: Early = { file: 'app/routes/check-paths.ts', reads: [] }
const SAMPLE: Early = { file: 'pages/check/sample/SamplePanel.tsx', reads: ['GET /checks/{id}/sample'] }
const TRY_SAMPLE: Early = { file: 'pages/check/sample/TrySample.tsx', reads: [] }
const FIGURES: Early = { file: 'pages/check/analytics/AnalyticsFigures.tsx', reads: ['GET /analytics'] }
const CONNECT: Early = { file: 'pages/check/CheckPage.tsx', reads: ['GET /connections'] }

/** What the page of a check loads first: itself, and what it shows above the proof. `readCheckAhead` makes the same calls. */
export function earlyPartsOf(check: Pick<ListedCheck, 'service' | 'awaitsService'>): Early[] {
  const { service, awaitsService } = check
  return [
    PAGE,
    ADDRESSES,
    ...(service === null ? [] : [SAMPLE, TRY_SAMPLE]),
    ...(service === 'analytics' ? [FIGURES] : []),
    ...(awaitsService && !isAskedOnPage(check) ? [CONNECT] : []),
  ]
}
