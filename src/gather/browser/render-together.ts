import type { RenderedPage } from '../context.ts'
import type { PageToRender } from './render.ts'
import type { Turns } from './turns.ts'

/** Most pages rendered side by side. Each waits for two seconds without requests, in which it hardly needs the processor. */
const SIDE_BY_SIDE = 3

/** How pages are rendered. */
interface Renderer {
  /** One outcome for each page; `null` when one of them may have ended the browser for all, so that each is rendered alone. */
  together: (pages: PageToRender[]) => Promise<PromiseSettledResult<RenderedPage>[] | null>
  alone: (page: PageToRender) => Promise<RenderedPage>
}

interface Waiting {
  page: PageToRender
  resolve: (page: RenderedPage) => void
  reject: (error: unknown) => void
}

/** Renders pages in turn with other tasks, before visits: those that wait for the same turn together. */
export function renderTogether(
  turns: Turns,
  { together, alone }: Renderer,
): (page: PageToRender) => Promise<RenderedPage> {
  const waiting: Waiting[] = []

  async function renderWaiting(): Promise<void> {
    // Whoever asks for several pages has asked for all of them then.
    await Promise.resolve()
    const batch = waiting.splice(0, SIDE_BY_SIDE)
    const pages = batch.map(({ page }) => page)
    const outcomes =
      batch.length > 1
        ? await together(pages).catch((reason: unknown) => pages.map(() => rejected(reason)))
        : null
    for (const [at, { page, resolve, reject }] of batch.entries()) {
      const outcome = outcomes?.[at]
      if (outcome === undefined) await alone(page).then(resolve, reject)
      else if (outcome.status === 'fulfilled') resolve(outcome.value)
      else reject(outcome.reason)
    }
  }

  return (page) =>
    new Promise((resolve, reject) => {
      waiting.push({ page, resolve, reject })
      turns.run(true, renderWaiting).catch(reject)
    })
}

const rejected = (reason: unknown): PromiseRejectedResult => ({ status: 'rejected', reason })
