import { failedStatement } from '#store/failed-statement.ts'
import { currentTrace } from '#telemetry/trace-context.ts'

/**
 * One line of JSON per event, on standard error: line breaks and escapes of strangers stay inside their text. Within a call or a job it says the
 * trace and the span (names of OpenTelemetry's log format).
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Readonly<Record<string, unknown>> = {},
): void {
  const trace = currentTrace()
  const ids = trace === null ? {} : { trace_id: trace.traceId, span_id: trace.spanId }
  process.stderr.write(
    `${JSON.stringify({ at: new Date().toISOString(), level, event, ...ids, ...details })}\n`,
  )
}

/** Logs a fault of ours, without the parameters of a failed statement: they are people's data. */
export function logFault(error: unknown, where: string): void {
  log('error', 'fault', { where, text: textOf(error) })
}

function textOf(error: unknown): string {
  const failed = failedStatement(error)
  if (failed) return `${failed.text}: ${textOf(failed.cause)}`
  if (error instanceof Error) return error.stack ?? error.message
  // pg-boss passes a caught error on as a plain object.
  return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : String(error)
}

/** Ends this process on an error that nothing handles; the start starts it again. Its state could be inconsistent. */
export function endOnUnknownFaults(): void {
  process.on('unhandledRejection', (error) => end(error, 'a promise that nobody waits for'))
  process.on('uncaughtException', (error) => end(error, 'an error that nobody catches'))
}

function end(error: unknown, where: string): never {
  logFault(error, where)
  process.exit(1)
}
