import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LinksEvidence, LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { parsePage } from '#gather/parse/parse-page.ts'
import { aTarget, theLinks } from '#support/evidence.ts'

const SITES = fileURLToPath(new URL('../sites/', import.meta.url))
/** Of the websites that are not in English. */
const LANGUAGES: Readonly<Record<string, string>> = { 'other-language': 'fr', 'te-reo-maori': 'mi' }
const HOME = 'https://joes.test/'

/** The small websites of `tests/sites`, by the name of their folder. */
export const SITE_NAMES: readonly string[] = readdirSync(SITES, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  .toSorted()

/** The pages of a folder as of `joes.test`, its homepage first, with the facts that a crawl reads. */
export function pagesOf(name: string, headers: Readonly<Record<string, string>> = {}): PageFacts[] {
  const files = readdirSync(join(SITES, name)).filter((file) => file.endsWith('.html') && file !== '404.html')
  return files
    .toSorted((a, b) => Number(b === 'index.html') - Number(a === 'index.html') || a.localeCompare(b, 'en'))
    .map((file) => {
      const isHome = file === 'index.html'
      const url = new URL(isHome ? '/' : `/${file}`, HOME).href
      const page = parsePage({
        body: readFileSync(join(SITES, name, file), 'utf8'),
        url,
        requested: url,
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
        setCookies: isHome ? ['session=1; path=/', 'safe=1; Secure; HttpOnly; SameSite=Lax'] : [],
        redirects: [],
        depth: isHome ? 0 : 1,
        found: isHome ? 'home' : 'link',
        firstByteMs: 100,
        truncated: false,
        rendered: false,
        homeHost: 'joes.test',
      })
      return { ...page, text: { ...page.text, languages: { [LANGUAGES[name] ?? 'en']: 1 } } }
    })
}

/** Every link of these pages: one to a page that is there works, any other within the website is missing. */
export function linksOf(pages: readonly PageFacts[]): LinksEvidence {
  const there = new Set(pages.map(({ url }) => url))
  const targets = new Map<string, LinkTarget>()
  for (const page of pages) {
    for (const { url, text, region } of page.links) {
      if (url === null) continue
      const address = url.split('#', 1)[0] ?? url
      const isMissing = address.startsWith(HOME) && !there.has(address)
      const known = targets.get(address)
      const place = { page: page.url, text, region }
      targets.set(
        address,
        aTarget(address, {
          ...(isMissing ? { outcome: 'broken', reason: 'not_found', status: 404 } : {}),
          places: [...(known?.places ?? []), place],
          uses: (known?.uses ?? 0) + 1,
        }),
      )
    }
  }
  return theLinks([...targets.values()])
}
