import {
  type Context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { OtlpSettings } from './otlp-settings.ts'
import type { OpenSpan, SpanOptions } from './spans.ts'
import type { TraceContext } from './trace-context.ts'

const SAMPLED: number = TraceFlags.SAMPLED
const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const
/** Milliseconds between two exports of spans. */
const EVERY_MS = 2_000

/** Makes spans and exports them to the operator's collector in batches. A batch that fails is given up: nothing waits for it. */
export function openTracer(resource: Resource, { endpoint, headers, tracesRatio }: OtlpSettings) {
  const provider = new BasicTracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesRatio) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } }),
        {
          scheduledDelayMillis: EVERY_MS,
        },
      ),
    ],
  })
  const tracer = provider.getTracer('fettle')
  return {
    open(
      { name, kind = 'internal', attributes, links = [], from }: SpanOptions,
      parent: TraceContext | null,
    ): OpenSpan {
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          ...(attributes ? { attributes } : {}),
          links: links.map((link) => ({ context: spanContextOf(link) })),
          ...(from === undefined ? {} : { startTime: from }),
        },
        contextOf(parent),
      )
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        context: { traceId, spanId, isSampled: (traceFlags & SAMPLED) !== 0 },
        end({ attributes: more = {}, hasFailed = false, name: better, at } = {}) {
          span.setAttributes(more)
          if (better !== undefined) span.updateName(better)
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end(at)
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

const contextOf = (parent: TraceContext | null): Context =>
  parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, spanContextOf(parent))

const spanContextOf = ({ traceId, spanId, isSampled }: TraceContext): SpanContext => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
})
