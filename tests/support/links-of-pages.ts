import type { LinksEvidence } from '#core/evidence/links.ts'
import { type ScanOptions, scanPages } from './scan.ts'
import type { Pages } from './web-server.ts'

/** The link evidence of `http://joes.test/` with these pages, and the requests that it took. */
export async function gatherLinksOf(pages: Pages, options: Partial<ScanOptions> = {}) {
  await using scan = await scanPages(pages, options)
  const links = await scan.want('links')
  return { links, requests: scan.server.requests }
}

/** "path: outcome reason" of every target on a page that does not work. */
export const faults = ({ targets }: LinksEvidence): string[] =>
  targets
    .filter(({ outcome, uses }) => outcome !== 'works' && uses > 0)
    .map(({ url, outcome, reason }) => `${url.replace('http://joes.test', '')}: ${outcome} ${reason}`)
