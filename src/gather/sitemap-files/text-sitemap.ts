import { MOST_URLS } from './limits.ts'

/** Addresses of a text sitemap, one per line (sitemaps.org: text file); `null` when a line is not an address. */
export function readText(text: string): { locs: string[]; count: number } | null {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0 || !lines.every(isAddress)) return null
  return { locs: lines.slice(0, MOST_URLS), count: lines.length }
}

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/iu.test(line) && URL.canParse(line)
