/** Message of the start to a process that has loaded its code: what was prepared beside it is there. */
export const CONTINUE = 'continue'

/** Waits for {@link CONTINUE}. Ends this process where the start has ended meanwhile. */
export async function waitToContinue(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onMessage = (message: unknown): void => {
    if (message === CONTINUE) resolve()
  }
  process.on('message', onMessage)
  process.once('disconnect', resolve)
  if (process.connected) await promise
  process.off('message', onMessage)
  process.off('disconnect', resolve)
  if (!process.connected) process.exit(1)
}
