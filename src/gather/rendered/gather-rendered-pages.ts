import type { PageFacts } from '#core/evidence/page.ts'
import { CouldNotLook, type GatherContext, type Gatherer } from '../context.ts'
import { renderingsOf } from '../pages/renderings.ts'
import { pagesToRender } from './pages-to-render.ts'
import { parseRendered } from './rendered-facts.ts'

/**
 * The homepage, contact-like pages whose HTML showed no form, and thin pages, as the browser shows them. The homepage must be there; another page
 * that cannot be rendered is left out.
 */
export const gatherRenderedPages: Gatherer<'renderedPages'> = async (context) => {
  const [home, others] = await Promise.all([context.want('rendered'), renderedOthers(context)])
  return { pages: [...home.pages, ...others] }
}

async function renderedOthers(context: GatherContext): Promise<PageFacts[]> {
  const { home, insecure } = await context.want('site')
  const { pages } = await context.want('pages').catch(leaveOut({ pages: [] }))
  const wanted = pagesToRender(pages.filter(({ url, rendered }) => url !== home.url && !rendered))
  const shown = await Promise.all(wanted.map((page) => renderOne(context, page, { home, insecure })))
  return shown.filter((page) => page !== null)
}

async function renderOne(
  context: GatherContext,
  page: PageFacts,
  { home, insecure }: { home: PageFacts; insecure: boolean },
): Promise<PageFacts | null> {
  const rendering = renderingsOf(context)(page.url, { insecure })
  const shown = rendering && (await rendering.catch(leaveOut(null)))
  return shown && parseRendered(shown, page, home)
}

/** What could not be looked at is left out here; a fault of ours is not. */
const leaveOut =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof CouldNotLook) return instead
    throw error
  }
