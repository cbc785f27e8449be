import { missedScripts } from '#core/page-styles.ts'
import { onlyMeasures } from '#core/site/measuring-hosts.ts'
import { runningScripts } from '#core/site/written-by-scripts.ts'
import type { SeoPage } from './page.ts'
import type { SeoSite } from './site.ts'

/**
 * Whether a script of the page did not come that does more than measure: what it would have written into the page nobody saw. Of the homepage that
 * includes scripts that others ask for.
 */
export function lacksScript({ sent, isHome }: SeoPage, site: SeoSite): boolean {
  const asked = isHome && site.mobileVisit ? missedScripts(site.mobileVisit) : []
  return (
    asked.some(({ url }) => !onlyMeasures(url)) ||
    runningScripts(sent).some(({ url }) => {
      const outcome = url === null || onlyMeasures(url) ? undefined : site.target(url)?.outcome
      return outcome === 'broken' || outcome === 'could_not_check'
    })
  )
}
