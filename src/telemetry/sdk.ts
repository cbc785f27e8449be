import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, MetricReader, type ResourceMetrics } from '@opentelemetry/sdk-metrics'
import { gaugeOf, instrumentsOf } from './instruments.ts'
import type { MetricName } from './metrics.ts'
import { observeProcess } from './observe-process.ts'
import { metricExports } from './otlp-metrics.ts'
import type { OtlpSettings } from './otlp-settings.ts'
import type { OpenSpan, SpanOptions } from './spans.ts'
import { openTracer } from './tracer.ts'
import { nextContext, type TraceContext } from './trace-context.ts'

export interface SdkSettings {
  otlp: OtlpSettings | null
  serviceName: string
  /** `web`, `worker-1` …: the name of the process in everything that is exported. */
  process: string
  version: string
}

/** Everything that a process has measured, as plain data for another process. */
export type MetricSnapshot = ResourceMetrics['scopeMetrics'][number]['metrics']

interface Point {
  labels: Record<string, string>
  value: number
}

/** The SDK, loaded only where something is exported. */
export interface Sdk {
  add(name: MetricName, labels: Record<string, string>, by: number): void
  record(name: MetricName, labels: Record<string, string>, value: number): void
  watch(name: MetricName, read: () => Promise<readonly Point[]>): void
  span(options: SpanOptions, parent: TraceContext | null): OpenSpan
  snapshot(): Promise<MetricSnapshot>
  close(): Promise<void>
}

/** Milliseconds that the collector has for the last export: a process that ends does not wait for it longer. */
const LAST_MS = 2_000

/** Keeps what is measured until it is asked for. */
class SnapshotReader extends MetricReader {
  protected override onShutdown = async (): Promise<void> => undefined
  protected override onForceFlush = async (): Promise<void> => undefined
}

export function openSdk({ otlp, serviceName, process: name, version }: SdkSettings): Sdk {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': randomUUID(),
    'fettle.process': name,
  })
  const reader = new SnapshotReader()
  const provider = new MeterProvider({ resource, readers: [reader, ...metricExports(otlp)] })
  const meter = provider.getMeter('fettle', version)
  const { counters, histograms } = instrumentsOf(meter)
  const delays = observeProcess(meter)
  const tracer = otlp ? openTracer(resource, otlp) : null
  return {
    add: (metric, labels, by) => counters.get(metric)?.add(by, labels),
    record: (metric, labels, value) => histograms.get(metric)?.record(value, labels),
    watch(metric, read) {
      gaugeOf(meter, metric).addCallback(async (result) => {
        for (const { labels, value } of await read()) result.observe(value, labels)
      })
    },
    span: (options, parent) =>
      tracer?.open(options, parent) ?? { context: nextContext(parent), end: () => undefined },
    async snapshot() {
      const { resourceMetrics } = await reader.collect()
      return resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics)
    },
    async close() {
      delays.disable()
      const sent = Promise.allSettled([provider.shutdown(), tracer?.close()])
      await Promise.race([sent, wait(LAST_MS, undefined, { ref: false })])
    },
  }
}
