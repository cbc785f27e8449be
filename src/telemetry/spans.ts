import type { TraceContext } from './trace-context.ts'

/** All attributes that a span may have. None of them is about a person or a website; the id of a scan is known to its database only. */
const SPAN_ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'fettle.queue',
  'fettle.scan.id',
  'fettle.scan.cause',
  'fettle.outcome',
  'fettle.reason',
  'fettle.gatherer',
  'fettle.check',
  'fettle.status',
  'fettle.report.kind',
  'error.type',
] as const
type SpanAttributes = Partial<Record<(typeof SPAN_ATTRIBUTES)[number], string | number>>

export interface SpanOptions {
  name: string
  kind?: 'internal' | 'server' | 'producer' | 'consumer'
  attributes?: SpanAttributes
  /** Left out: what is running; `null`: a new trace. */
  parent?: TraceContext | null
  /** Spans that led to this one without being its parent. */
  links?: readonly TraceContext[]
  /** When it started, milliseconds since 1970; left out: now. */
  from?: number
}

export interface SpanEnd {
  attributes?: SpanAttributes
  hasFailed?: boolean
  /** A better name, known only now. */
  name?: string
  /** When it ended, milliseconds since 1970; left out: now. */
  at?: number
}

/** A span that has started. */
export interface OpenSpan {
  readonly context: TraceContext
  end(how?: SpanEnd): void
}
