import { ValueType } from '@opentelemetry/api'
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'
import { described } from './instruments.ts'
import type { MetricName } from './metrics.ts'
import type { MetricSnapshot } from './sdk.ts'

/** A process of this machine: how often it was started, and what it has measured; `null`: it did not answer. */
interface Scraped {
  process: string
  starts: number
  snapshot: MetricSnapshot | null
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
const joined = (before: MetricData | undefined, more: MetricData): MetricData =>
  before ? Object.assign({}, more, { dataPoints: [...before.dataPoints, ...more.dataPoints] }) : more

/** What only the start knows of a process. */
const aboutProcess = ({ snapshot, starts }: Scraped): MetricData[] => [
  {
    descriptor: descriptorOf('fettle_process_up'),
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPointType: DataPointType.GAUGE,
    dataPoints: pointOf(snapshot === null ? 0 : 1),
  },
  {
    descriptor: descriptorOf('fettle_process_starts_total'),
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPointType: DataPointType.SUM,
    isMonotonic: true,
    dataPoints: pointOf(starts),
  },
]

const pointOf = (value: number) => [{ startTime: NO_TIME, endTime: NO_TIME, attributes: {}, value }]

const descriptorOf = (name: MetricName) => ({
  name,
  ...described(name),
  valueType: ValueType.DOUBLE,
  advice: {},
})

const NO_TIME: [number, number] = [0, 0]
