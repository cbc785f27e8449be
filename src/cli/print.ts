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

const isReaderGone = (fault: Error): boolean => 'code' in fault && fault.code === 'EPIPE'
