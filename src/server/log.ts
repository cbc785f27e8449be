/** One line of JSON per event, on standard error: line breaks and escapes of strangers stay inside their text. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Readonly<Record<string, unknown>> = {},
): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...details })}\n`)
}

/** A fault of ours. Its text may hold no secret: what we throw never does. */
export function logFault(error: unknown, where: string): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log('error', 'fault', { where, text })
}

/** A process that met something it does not understand ends, and is started again: never half alive. */
export function endOnUnknownFaults(): void {
  process.on('unhandledRejection', (error) => end(error, 'a promise that nobody waits for'))
  process.on('uncaughtException', (error) => end(error, 'an error that nobody catches'))
}

function end(error: unknown, where: string): never {
  logFault(error, where)
  process.exit(1)
}
