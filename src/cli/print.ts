import { UsageError } from './usage.ts'

/**
 * Writes what was asked for on standard output, and waits until it is written. A reader who has read enough (`… | head -1`) is no
 * fault: the rest is left out, and the exit status stays that of the work. Throws {@link UsageError} when it cannot be written.
 */
export async function print(text: string): Promise<void> {
  const fault = await new Promise<Error | null | undefined>((resolve) => {
    process.stdout.write(text, resolve)
  })
  if (fault && !isReaderGone(fault))
    throw new UsageError(`Standard output cannot be written (${fault.message}).`)
}

const isReaderGone = (fault: Error): boolean => 'code' in fault && fault.code === 'EPIPE'
