const EVERY_MS = 10_000

/** How a process shows that it runs: `show` writes the sign anew, `remove` takes it away. */
interface Sign {
  show: () => Promise<unknown>
  remove: () => Promise<unknown>
  onFault: (error: unknown) => void
}

/**
 * Shows at once and every ten seconds that this process runs, and removes the sign when it is stopped. A process that hangs shows nothing. What fails
 * is reported, and tried again ten seconds later.
 */
export async function repeatSign({ show, remove, onFault }: Sign): Promise<{ stop(): Promise<void> }> {
  const showOnce = async (): Promise<void> => void (await show().catch(onFault))
  await showOnce()
  let showing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    showing = Promise.all([showing, showOnce()])
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      // What is still being shown would show it again after it was removed.
      await showing
      await remove().catch(onFault)
    },
  }
}
