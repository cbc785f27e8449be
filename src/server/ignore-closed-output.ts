/**
 * Lets this process go on when nobody reads what it writes any more: the other end of a pipe has gone (EPIPE), a terminal was closed
 * (EIO), the disk of a log is full (ENOSPC). Without a listener such a write ends the process as an error that nobody catches. What
 * has to be known to be written is written by `print` of the command line, which hears of it by itself.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', nobodyToTell)
}

/** Standard output and standard error are all there is to tell it on. */
const nobodyToTell = (): void => undefined
