import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Where in a trace something happens (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits: the innermost open span. */
  spanId: string
  /** Whether its spans are exported. */
  isSampled: boolean
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/u
const SAMPLED = 1

/** The context of a `traceparent`; `null` for anything else. */
export function readTraceparent(text: unknown): TraceContext | null {
  const [, traceId, spanId, flags] = typeof text === 'string' ? (TRACEPARENT.exec(text) ?? []) : []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

const TRACE_BYTES = 16
const SPAN_BYTES = 8

/** The context of a new span: of this trace, or of a new one that is not exported. */
export const nextContext = (parent: TraceContext | null): TraceContext => ({
  traceId: parent?.traceId ?? randomBytes(TRACE_BYTES).toString('hex'),
  spanId: randomBytes(SPAN_BYTES).toString('hex'),
  isSampled: parent?.isSampled ?? false,
})

const storage = new AsyncLocalStorage<TraceContext>()

/** Where in a trace the running code is; `null`: in none. */
export const currentTrace = (): TraceContext | null => storage.getStore() ?? null

/** Runs work, and everything that it starts, in this context. */
export const inTrace = <T>(context: TraceContext, work: () => T): T => storage.run(context, work)
