import { LinkTable } from '../link-table/table.ts'
import { type LinkTestSetup, testLinks } from './test-links.ts'
import type { JudgedLink } from './judged-link.ts'

/**
 * The answer of `/favicon.ico`, which browsers request although no page names it (HTML Standard, link type "icon"); none where a page names it, because
 * it is among the links then. It is not a link: its uses are 0, and it counts towards no limit and no number.
 */
export async function tryFavicon({ context, site, ledger }: LinkTestSetup): Promise<JudgedLink[]> {
  const url = new URL('/favicon.ico', site.address).href
  const named = Array.from(ledger.table.targets(), (target) => target.url)
  if (named.includes(url)) return []
  const table = new LinkTable(site.host)
  table.add(site.address, [{ url, href: url, kind: 'icon', text: '', region: 'main' }])
  const { answers, softMissing, pages } = ledger
  const quiet = { ...context, progress: () => undefined }
  const { tried } = await testLinks({ context: quiet, site, ledger: { table, answers, softMissing, pages } })
  return tried.map((each) => ({ ...each, target: { ...each.target, uses: 0 } }))
}
