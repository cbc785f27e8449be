import { isSameSite } from '#core/address/urls.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { PageLayout } from '#core/evidence/visit.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { crawlKey } from '../read-page/address-rules.ts'
import { renderingsOf } from '../read-page/renderings.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'
import { firstOfMenu } from './first-of-menu.ts'

/**
 * Layouts of the first two pages of the menu on a phone, after the mobile visit. A page that cannot be measured, answers with an error, or redirects
 * to another one of these is left out.
 */
export const gatherMenuLayouts: Gatherer<'menuLayouts'> = async (context) => {
  const site = await context.want('site')
  await context.want('mobileVisit')
  const { pages } = await context.want('rendered')
  const menu = firstOfMenu(pages[0] ?? site.home, site.host)
  const measured = await Promise.all(menu.map((url) => measureOne(context, url, site)))
  const byVisit = new Map(measured.flatMap((page) => (page ? [[crawlKey(page.url), page] as const] : [])))
  byVisit.delete(crawlKey(site.address))
  return { pages: [...byVisit.values()] }
}

async function measureOne(
  context: GatherContext,
  url: string,
  { host, insecure }: SiteEvidence,
): Promise<PageLayout | null> {
  if (!(await robotsAccessOf(context).allows(url))) return null
  try {
    const page = await renderingsOf(context)(url, { insecure })
    if (!page?.layout || (page.status ?? 0) >= 400 || !isSameSite(page.url, host)) return null
    return { url: page.url, layout: page.layout }
  } catch (error) {
    if (error instanceof GatheringFailed) return null
    throw error
  }
}
