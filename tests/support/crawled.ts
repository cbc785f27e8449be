import type { PagesEvidence } from '#core/evidence/pages.ts'
import { type ScanOptions, scanPages } from './scan.ts'
import type { Pages } from './web-server.ts'

/** Crawls `http://joes.test/` with these pages: returns the evidence, and every request. */
export async function crawl(pages: Pages, options: Partial<ScanOptions> = {}) {
  await using scan = await scanPages(pages, options)
  const evidence = await scan.want('pages')
  const { requests } = scan.server
  return { evidence, requests, asked: requests.map(({ path }) => path) }
}

/** Paths of the pages read, in order. */
export const pathsOf = ({ pages }: PagesEvidence): string[] =>
  pages.map(({ url }) => new URL(url).pathname + new URL(url).search)
