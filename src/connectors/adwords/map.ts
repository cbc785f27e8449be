import type { AdsMetrics } from '#core/ads/rows.ts'
import type { AdsItemState, MatchType } from '#core/ads/states.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { MetricsPart } from './schema.ts'

/** Google's longest name. */
const LONGEST_NAME = 255

/** A name as it is kept. */
export const nameKept = (name: string): string => cut(tidyLine(name), LONGEST_NAME)

/** The last part of a resource name: its id. */
export const lastPart = (resource: string): string => resource.slice(resource.lastIndexOf('/') + 1)

/** What is selected for {@link metricsKept}. */
export const METRICS = [
  'metrics.impressions',
  'metrics.interactions',
  'metrics.clicks',
  'metrics.cost_micros',
  'metrics.conversions',
] as const

export const metricsKept = ({
  impressions,
  interactions,
  clicks,
  costMicros,
  conversions,
}: MetricsPart): AdsMetrics => ({ impressions, interactions, clicks, cost: costMicros, conversions })

const ITEM_STATES: Readonly<Record<string, AdsItemState>> = { ENABLED: 'enabled', REMOVED: 'removed' }
/** Whatever is neither shown nor removed counts as paused. */
export const itemState = (status: string | undefined): AdsItemState => ITEM_STATES[status ?? ''] ?? 'paused'

const MATCHES: Readonly<Record<string, MatchType>> = { PHRASE: 'phrase', EXACT: 'exact' }
export const matchTypeOf = (type: string): MatchType => MATCHES[type] ?? 'broad'
