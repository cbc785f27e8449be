/** Does work, and rejects as soon as the signal comes. The work goes on until it next needs a file or a database that is gone; what has its file open, such as a download, until it is done. */
export async function unlessStopped<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = (): void => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
