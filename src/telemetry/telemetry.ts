import { type GivenLabels, type LabelValues, labelValues } from './label-values.ts'
import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metrics.ts'
import type { OpenSpan, SpanEnd, SpanOptions } from './spans.ts'
import type { Sdk, SdkSettings, MetricSnapshot } from './sdk.ts'
import { currentTrace, inTrace, nextContext, type TraceContext } from './trace-context.ts'

/**
 * What this process measures, like its log one for the whole process. Until {@link startTelemetry}, and where nothing is set, measuring
 * costs nothing and the SDK is not loaded; traces then have ids for the log and are not exported.
 */
let running: { sdk: Sdk; labels: LabelValues } | null = null

export type { MetricSnapshot }

/** What is measured here and where it goes; `isScraped`: the start asks for it. */
export interface TelemetrySettings extends Omit<SdkSettings, 'process' | 'version'> {
  isScraped: boolean
}

/** Starts measuring this process, where the operator wants it. `process`: its name in all that is exported. */
export async function startTelemetry(
  settings: TelemetrySettings,
  about: { process: string; version: string; labels: GivenLabels },
): Promise<void> {
  if (!settings.isScraped && settings.otlp === null) return
  const { openSdk } = await import('./sdk.ts')
  running = { sdk: openSdk({ ...settings, ...about }), labels: labelValues(about.labels) }
}

/** Sends what is left, and ends. */
export async function stopTelemetry(): Promise<void> {
  const stopped = running
  running = null
  await stopped?.sdk.close()
}

/** Adds to a counter. */
export function count<N extends CounterName>(name: N, labels: LabelsOf<N>, by = 1): void {
  running?.sdk.add(name, running.labels.clean(name, labels), by)
}

/** Adds a duration in seconds to a histogram. */
export function observe<N extends HistogramName>(name: N, labels: LabelsOf<N>, seconds: number): void {
  running?.sdk.record(name, running.labels.clean(name, labels), seconds)
}

/** One value of a gauge. */
export interface Reading<N extends GaugeName> {
  labels: LabelsOf<N>
  value: number
}

/** Reads a gauge at every collection, which waits for it. A failed reading gives no value. */
export function watchGauge<N extends GaugeName>(name: N, read: () => Promise<readonly Reading<N>[]>): void {
  const now = running
  now?.sdk.watch(name, async () =>
    (await read()).map(({ labels, value }) => ({ labels: now.labels.clean(name, labels), value })),
  )
}

/** Everything measured so far; `null`: this process measures nothing. */
export const takeSnapshot = async (): Promise<MetricSnapshot | null> =>
  (await running?.sdk.snapshot()) ?? null

/** Starts a span; the caller ends it. */
export function openSpan(options: SpanOptions): OpenSpan {
  const parent = options.parent === undefined ? currentTrace() : options.parent
  return running?.sdk.span(options, parent) ?? { context: nextContext(parent), end: () => undefined }
}

/** Records a span that has ended. */
export function recordSpan(options: SpanOptions & { from: number }, end: SpanEnd & { at: number }): void {
  if (running) openSpan(options).end(end)
}

/** Runs work in a span, which has failed when the work throws. `endOf`: what the span says of the work's result. */
export async function inSpan<T>(
  options: SpanOptions,
  work: (context: TraceContext) => Promise<T>,
  endOf: (result: T) => SpanEnd = () => ({}),
): Promise<T> {
  const span = openSpan(options)
  try {
    const result = await inTrace(span.context, () => work(span.context))
    span.end(endOf(result))
    return result
  } catch (error) {
    span.end({
      hasFailed: true,
      attributes: { 'error.type': error instanceof Error ? error.name : 'unknown' },
    })
    throw error
  }
}
