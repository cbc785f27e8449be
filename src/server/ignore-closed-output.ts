/**
 * Lets this process go on when its output cannot be written: the other end of a pipe was closed (EPIPE), a terminal was closed (EIO), the
 * log's disk is full (ENOSPC). Without a listener the error would end the process. The command line's `print` has its own listener.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore)
}

/** The error cannot be reported: standard output and standard error are the only places for it. */
const ignore = (): void => undefined
