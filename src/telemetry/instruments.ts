import type { Counter, Histogram, Meter, ObservableGauge } from '@opentelemetry/api'
import { type MetricName, METRIC_NAMES, metricOf } from './metrics.ts'

/** The instruments that are added to, made of the closed list. */
export function instrumentsOf(meter: Meter) {
  const counters = new Map<MetricName, Counter>()
  const histograms = new Map<MetricName, Histogram>()
  for (const name of METRIC_NAMES) {
    const { kind, bounds = [], isObserved } = metricOf(name)
    if (isObserved) continue
    if (kind === 'counter') counters.set(name, meter.createCounter(name, described(name)))
    if (kind === 'histogram')
      histograms.set(
        name,
        meter.createHistogram(name, {
          ...described(name),
          advice: { explicitBucketBoundaries: [...bounds] },
        }),
      )
  }
  return { counters, histograms }
}

/** A gauge that is read at each collection. */
export const gaugeOf = (meter: Meter, name: MetricName): ObservableGauge =>
  meter.createObservableGauge(name, described(name))

/** Help and unit of a metric, as the SDK takes them. */
export function described(name: MetricName): { description: string; unit: string } {
  const { help, unit } = metricOf(name)
  return { description: help, unit }
}
