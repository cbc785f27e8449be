import type { GatherContext } from '../context.ts'
import { shared } from '../shared.ts'

/** The visits of one scan, each done once: the mobile one gives its evidence and the rendered homepage. */
export const homepageVisits = shared((context: GatherContext) => {
  const visit = async (device: 'mobile' | 'desktop') => {
    const { address, insecure } = await context.want('site')
    return await context.browser.visit(device, { address, insecure })
  }
  const known = new Map<string, ReturnType<typeof visit>>()
  return (device: 'mobile' | 'desktop'): ReturnType<typeof visit> => {
    const begun = known.get(device) ?? visit(device)
    known.set(device, begun)
    return begun
  }
})
