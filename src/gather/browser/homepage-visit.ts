import { type LoadedEvidence, loadedOf } from '#core/evidence/visit.ts'
import { GatheringFailed, type GatherContext, type ReadPage, type RenderedPage } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'

type Visited = Awaited<ReturnType<GatherContext['browser']['visit']>>

/** The two visits of one scan, each made once, and the homepage as the mobile one renders it. */
export const homepageVisits = oncePerScan((context: GatherContext) => {
  const early = Promise.withResolvers<ReadPage>()
  const visit = async (device: 'mobile' | 'desktop'): Promise<Visited> => {
    const { address, insecure } = await context.want('site')
    const isMobile = device === 'mobile'
    return await context.browser.visit(device, { address, insecure }, isMobile ? early.resolve : undefined)
  }
  const known = new Map<string, Promise<Visited>>()
  const begin = (device: 'mobile' | 'desktop'): Promise<Visited> => {
    const begun = known.get(device) ?? visit(device)
    known.set(device, begun)
    return begun
  }
  return {
    visit: begin,
    /** The rendered homepage, available before the mobile visit ends. Rejected with `GatheringFailed` when that visit fails first. */
    homepage: async (): Promise<RenderedPage> => {
      const ended = begin('mobile').then(({ page }) => page ?? Promise.reject(NO_PAGE))
      return await Promise.race([early.promise.then(({ page }) => page), ended])
    },
    /** What the homepage loaded, in the same way. */
    loaded: async (): Promise<LoadedEvidence> => {
      const ended = begin('mobile').then(({ evidence }) => loadedOf(evidence))
      return await Promise.race([early.promise.then(({ loaded }) => loaded), ended])
    },
  }
})

const NO_PAGE = new GatheringFailed({ reason: 'engine_error', code: 'page_unstable' })
