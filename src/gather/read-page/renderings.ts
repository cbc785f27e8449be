import type { RenderedPage } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'

/** Most renderings of one scan, beside the two visits. */
const MOST = 10

/**
 * Renders pages of one scan, each once and at most ten; `insecure` accepts an invalid certificate, as the visits do. `null` once the ten are used up.
 * Rejected with `GatheringFailed` when the browser fails.
 */
export const renderingsOf = oncePerScan((context) => {
  const known = new Map<string, Promise<RenderedPage>>()
  return (url: string, { insecure }: { insecure: boolean }): Promise<RenderedPage> | null => {
    const page = known.get(url)
    if (page) return page
    if (known.size >= MOST) return null
    const rendering = context.browser.render(url, { insecure })
    known.set(url, rendering)
    return rendering
  }
})
