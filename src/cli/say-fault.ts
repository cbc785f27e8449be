/** Names a fault of ours on standard error; the command goes on without what it cost. */
export function sayFault(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`A fault of ours in ${where}: ${text}\n`)
}
