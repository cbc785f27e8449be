import type { PageFacts } from '#core/evidence/page.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { scriptsWriteHead, runsScripts } from '#core/site/written-by-scripts.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { bytesOf } from '#core/memory-of.ts'
import { withLanguages } from '../parse/language/languages.ts'
import { renderingOf } from '../read-page/renderings.ts'
import { pagesToRender } from './pages-to-render.ts'
import { parseRendered } from './rendered-facts.ts'

/** Most further pages rendered where scripts write titles or headings, since each takes some seconds. */
const MOST_WRITTEN_BY_SCRIPTS = 6
/** Most bytes of memory that the facts of these pages take together; further ones are left out. */
const MOST_BYTES = 24 * 1_048_576

/**
 * The rendered homepage, contact-like pages whose HTML has no contact form, though it has scripts, and thin pages; where scripts write titles or headings, more pages. Then the pages
 * that only links of the rendered homepage lead to. The homepage must be rendered; other pages that fail are left out.
 */
export const gatherRenderedPages: Gatherer<'renderedPages'> = async (context) => {
  const site = await context.want('site')
  const { pages } = await context.want('pages').catch(leaveOut({ pages: [] }))
  const crawled = pages.filter(({ url, rendered }) => url !== site.home.url && !rendered)
  const room = roomFor(MOST_BYTES)
  const [rendered, first] = await Promise.all([
    context.want('rendered'),
    renderAll(context, pagesToRender(crawled), { site, room }),
  ])
  const [home, ...linked] = rendered.pages
  if (!home) return { pages: first }
  const writtenByScripts = scriptsWriteHead(site.home, home) ? [...linked, ...without(crawled, first)] : []
  const wanted = new Set([
    ...pagesToRender(linked),
    ...writtenByScripts.filter(runsScripts).slice(0, MOST_WRITTEN_BY_SCRIPTS),
  ])
  const more = await renderAll(context, [...wanted], { site, room })
  return { pages: [home, ...first, ...more, ...without(linked, more)] }
}

const without = (pages: readonly PageFacts[], shown: readonly PageFacts[]): PageFacts[] => {
  const known = new Set(shown.map(({ requested }) => requested))
  return pages.filter(({ requested }) => !known.has(requested))
}

type Site = Pick<SiteEvidence, 'home' | 'host' | 'insecure'>

/** Gives facts back as long as there is room for them. */
function roomFor(bytes: number): (facts: PageFacts | null) => PageFacts | null {
  let left = bytes
  return (facts) => {
    left -= bytesOf(facts)
    return left < 0 ? null : facts
  }
}

async function renderAll(
  context: GatherContext,
  pages: readonly PageFacts[],
  { site, room }: { site: Site; room: ReturnType<typeof roomFor> },
): Promise<PageFacts[]> {
  const renderings = pages.map(async (page) => room(await renderOne(context, page, site)))
  const shown = await Promise.all(renderings)
  return withLanguages(shown.filter((page) => page !== null))
}

async function renderOne(context: GatherContext, page: PageFacts, site: Site): Promise<PageFacts | null> {
  try {
    const shown = await renderingOf(context, page, site)
    return shown && (await parseRendered(context, shown, { page, home: site.home }))
  } catch (error) {
    return leaveOut(null)(error)
  }
}

/** Leaves out pages that could not be rendered; a fault of ours is thrown. */
const leaveOut =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof GatheringFailed) return instead
    throw error
  }
