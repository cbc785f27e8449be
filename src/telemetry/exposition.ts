import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'
import { described } from './instruments.ts'
import type { Snapshot } from './sdk.ts'

/** A process of this machine: how often it was started, and what it has measured; `null`: it did not answer. */
export interface Scraped {
  process: string
  starts: number
  snapshot: Snapshot | null
}

/** Content type of the Prometheus text format. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The metrics of all processes as one Prometheus text. Each series says its process, so that none of two processes overwrites another's. */
export function expositionOf(all: readonly Scraped[]): string {
  const metrics = new Map<string, MetricData>()
  const snapshots = [
    ...all.map(({ process, snapshot }) => ({ process, metrics: snapshot ?? [] })),
    ...all.map((one) => ({ process: one.process, metrics: aboutProcess(one) })),
  ]
  for (const { process, metrics: measured } of snapshots)
    for (const metric of measured) {
      const { name } = metric.descriptor
      metrics.set(name, joined(metrics.get(name), withProcess(metric, process)))
    }
  return new PrometheusSerializer(undefined, false, undefined, true, true).serialize({
    resource: resourceFromAttributes({}),
    scopeMetrics: [{ scope: { name: 'fettle' }, metrics: [...metrics.values()] }],
  })
}

function withProcess<M extends MetricData>(metric: M, process: string): M {
  const dataPoints = metric.dataPoints.map((point) => ({
    ...point,
    attributes: { ...point.attributes, process },
  }))
  return { ...metric, dataPoints }
}

/** The points of two processes under one name. Their type is that of the closed list, so it is the same. */
function joined(before: MetricData | undefined, more: MetricData): MetricData {
  if (before?.dataPointType === DataPointType.HISTOGRAM && more.dataPointType === DataPointType.HISTOGRAM)
    return { ...more, dataPoints: [...before.dataPoints, ...more.dataPoints] }
  if (before?.dataPointType === DataPointType.GAUGE && more.dataPointType === DataPointType.GAUGE)
    return { ...more, dataPoints: [...before.dataPoints, ...more.dataPoints] }
  if (before?.dataPointType === DataPointType.SUM && more.dataPointType === DataPointType.SUM)
    return { ...more, dataPoints: [...before.dataPoints, ...more.dataPoints] }
  return more
}

/** What only the start knows of a process. */
function aboutProcess({ snapshot, starts }: Scraped): MetricData[] {
  const point = (value: number) => [{ startTime: NO_TIME, endTime: NO_TIME, attributes: {}, value }]
  const both = { aggregationTemporality: AggregationTemporality.CUMULATIVE }
  const descriptor = (name: 'fettle_process_up' | 'fettle_process_starts_total') => {
    const { description, unit } = described(name)
    return { name, description, unit, valueType: 1, advice: {} }
  }
  return [
    {
      ...both,
      descriptor: descriptor('fettle_process_up'),
      dataPointType: DataPointType.GAUGE,
      dataPoints: point(snapshot === null ? 0 : 1),
    },
    {
      ...both,
      descriptor: descriptor('fettle_process_starts_total'),
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: point(starts),
    },
  ]
}

const NO_TIME: [number, number] = [0, 0]
