import { MOST_CHILDREN, type SitemapFile } from '#core/evidence/sitemaps.ts'

/** How many addresses the files list; those of a file that several indexes have, or that is also named by itself, once. */
export function urlCount(files: readonly SitemapFile[]): number {
  const counted = new Set<string>()
  let sum = 0
  for (const { url, urls, children } of files.toSorted((a, b) => b.children.length - a.children.length)) {
    if (counted.has(url)) continue
    const read = children.filter(({ outcome }) => outcome !== 'unread')
    sum += read.reduce((left, child) => left - (counted.has(child.url) ? child.urls : 0), urls)
    for (const one of [url, ...read.map((child) => child.url)]) counted.add(one)
  }
  return sum
}

/** Whether a sitemap may list more pages than were counted: a file of its index was not read, neither for it nor as one of `files`. */
export const mayListMore = ({ children }: SitemapFile, files: readonly SitemapFile[]): boolean =>
  children.length >= MOST_CHILDREN ||
  children.some(({ url, outcome }) => outcome === 'unread' && !files.some((file) => file.url === url))
