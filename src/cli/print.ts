import { UsageError } from './usage.ts'

/**
 * Writes text on standard output and waits until it is written. When the reader closes the pipe early (`… | head -1`), the rest is
 * dropped and the exit status does not change. Throws {@link UsageError} when the text cannot be written.
 */
export async function print(text: string): Promise<void> {
  const fault = await new Promise<Error | null | undefined>((resolve) => {
    process.stdout.write(text, resolve)
  })
  if (fault && !isReaderGone(fault))
    throw new UsageError(`Standard output cannot be written (${fault.message}).`)
}

/** Writes a line of an answer on standard output. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Writes a line about an answer on standard error: what a script reads from standard output stays the answer alone. */
export const printNote = (line: string): void => void process.stderr.write(`${line}\n`)

const isReaderGone = (fault: Error): boolean => 'code' in fault && fault.code === 'EPIPE'
