import { LinkTable } from '../link-table/table.ts'
import { type LinkTestSetup, testLinks } from './test-links.ts'
import type { JudgedLink } from './judged-link.ts'

/**
 * What `/favicon.ico` answers, which browsers ask for although no page names it (HTML Standard, link type "icon"); nothing where one does,
 * since it stands among the links then. It is nobody's link: its uses are 0, it takes no link's place, and no count knows of it.
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
