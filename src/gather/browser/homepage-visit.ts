import type { PageFacts } from '#core/evidence/page.ts'
import { type LoadedEvidence, loadedOf } from '#core/evidence/visit.ts'
import { GatheringFailed, type GatherContext, type ReadPage, type RenderedPage } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'

type Visited = Awaited<ReturnType<GatherContext['browser']['visit']>>

/** The two visits of one scan, each made once, and the homepage as the mobile one renders it. */
export const homepageVisits = oncePerScan((context: GatherContext) => {
  const early = Promise.withResolvers<ReadPage>()
  let read: ReadPage | null = null
  const onRead = (page: ReadPage): void => {
    read = page
    early.resolve(page)
  }
  const visit = async (device: 'mobile' | 'desktop'): Promise<Visited> => {
    const { address, insecure, home } = await context.want('site')
    const isPhone = device === 'mobile'
    try {
      const visited = await context.browser.visit(device, { address, insecure }, isPhone ? onRead : undefined)
      // The document comes twice, and with the desktop visit once more: each may take 20 MiB, and one is read.
      return { ...visited, page: isPhone ? (read?.page ?? visited.page) : null }
    } catch (error) {
      throw isNothing(home) ? error : ofReadPage(error)
    }
  }
  const known = new Map<string, Promise<Visited>>()
  const begin = (device: 'mobile' | 'desktop'): Promise<Visited> => {
    const begun = known.get(device) ?? visit(device)
    known.set(device, begun)
    return begun
  }
  /** The page as it was read, or the whole visit where that ends before a page is read. What was read stays, however the visit ends. */
  const readOrEnded = async (): Promise<ReadPage | Visited> => {
    const ended = begin('mobile').catch((error: unknown) => {
      if (read) return read
      throw error
    })
    return await Promise.race([early.promise, ended])
  }
  return {
    visit: begin,
    /** The rendered homepage, available before the mobile visit ends. Rejected with `GatheringFailed` when that visit fails first. */
    homepage: async (): Promise<RenderedPage> => {
      const { page } = await readOrEnded()
      if (!page) throw NO_PAGE
      return page
    },
    /** What the homepage loaded, in the same way. */
    loaded: async (): Promise<LoadedEvidence> => {
      const first = await readOrEnded()
      return 'loaded' in first ? first.loaded : loadedOf(first.evidence)
    },
  }
})

/** Nothing could be read until scripts run: no title, or beside it neither a word nor a link. A page with few words is one that may stay empty. */
const isNothing = ({ thin, title, text, links }: PageFacts): boolean =>
  thin && ((title.text ?? '').trim() === '' || (text.words === 0 && links.length === 0))

/** A homepage with words, of which the browser painted nothing, is not empty: something that it waits for did not come. */
function ofReadPage(error: unknown): unknown {
  if (!(error instanceof GatheringFailed) || error.failure.code !== 'page_blank') return error
  return new GatheringFailed({ ...error.failure, reason: 'stayed_empty' })
}

const NO_PAGE = new GatheringFailed({ reason: 'engine_error', code: 'page_unstable' })
