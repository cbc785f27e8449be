import type { MetaFacts, RelationFacts, TitleFacts } from '#core/evidence/page.ts'
import { LONGEST_META } from '#core/evidence/page-limits.ts'
import { cleanText, cut, squeeze } from '#core/text.ts'
import { isText } from 'domhandler'
import type { PageAddresses } from './addresses.ts'
import { LIMITS } from './limits.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** The first `title` of head, else that of body, which browsers show as well; and their number outside of drawings. */
export function titleOf(walked: WalkedDocument): TitleFacts {
  const titles = walked.of('title')
  const first = titles.find((title) => !title.inBody) ?? titles.at(0)
  if (!first) return { text: null, count: 0 }
  const title = { text: cut(squeeze(rawText(first)), LIMITS.title), count: titles.length }
  return first.inBody ? { ...title, misplaced: true } : title
}

const rawText = (placed: PlacedElement): string => {
  let text = ''
  for (const child of placed.element.children) if (isText(child)) text += child.data
  return text
}

/** Every `meta` with a name, property or http-equiv; names in lower case. */
export const metasOf = (walked: WalkedDocument): MetaFacts[] =>
  walked
    .of('meta')
    .filter(({ attributes: a }) => a['name'] || a['property'] || a['http-equiv'])
    .map(({ attributes: a }) => ({
      name: lower(a['name']),
      property: lower(a['property']),
      httpEquiv: lower(a['http-equiv']),
      content: cut(squeeze(a['content'] ?? ''), LONGEST_META),
    }))

const lower = (value: string | undefined): string | null =>
  value === undefined ? null : cut(value.trim().toLowerCase(), 200)

/** Metadata that a browser puts inside `body`: `title`, `description`, `robots`, `canonical`. */
export function misplacedOf(walked: WalkedDocument): string[] {
  const found = new Set<string>()
  if (walked.of('title').some((title) => title.inBody)) found.add('title')
  for (const meta of walked.of('meta')) {
    const name = meta.inBody ? lower(meta.attributes['name']) : null
    if (name === 'description' || name === 'robots') found.add(name)
  }
  for (const link of walked.of('link')) {
    if (link.inBody && relWords(link.attributes['rel']).includes('canonical')) found.add('canonical')
  }
  return [...found]
}

/** Words of a `rel` attribute, lower case. */
export const relWords = (rel: string | undefined): string[] =>
  rel === undefined ? [] : rel.toLowerCase().split(/\s/u).filter(Boolean)

/** `link` elements that are not stylesheets, one entry per rel word, and the `Link` header's canonical and alternate. */
export function relationsOf(
  walked: WalkedDocument,
  addresses: PageAddresses,
  linkHeader: string | undefined,
): RelationFacts[] {
  const fromHtml = walked.of('link').flatMap(({ attributes: a }) => {
    const words = relWords(a['rel'])
    if (words.includes('stylesheet')) return []
    return words.map((rel) =>
      relation({ rel, href: a['href'] ?? '', hreflang: a['hreflang'], type: a['type'] }, addresses),
    )
  })
  return [...fromHtml, ...relationsOfHeader(linkHeader, addresses)]
}

interface Written {
  rel: string
  href: string
  hreflang?: string | undefined
  type?: string | undefined
}

const relation = (written: Written, addresses: PageAddresses): RelationFacts => ({
  rel: cut(written.rel, 60),
  href: cut(written.href, LIMITS.href),
  url: written.href.trim() === '' ? null : addresses.http(written.href),
  hreflang: short(written.hreflang),
  type: short(written.type),
  source: 'html',
})

const short = (value: string | undefined): string | null => (value === undefined ? null : cut(value, 200))

const LINK_VALUE = /<([^<>]{1,2048})>([^<]{0,2048})/gu
const PARAMETER = /;\s{0,9}(rel|hreflang|type)\s{0,9}=\s{0,9}(?:"([^"]{0,200})"|([^\s;,"]{1,200}))/giu

/** `Link` header values (RFC 8288); its addresses are relative to the page, not to `base`. */
function relationsOfHeader(header: string | undefined, addresses: PageAddresses): RelationFacts[] {
  if (!header) return []
  const found: RelationFacts[] = []
  for (const [, href = '', rest = ''] of cleanText(header).slice(0, 16_384).matchAll(LINK_VALUE)) {
    const parameters = new Map<string, string>()
    for (const [, name = '', quoted, bare] of rest.matchAll(PARAMETER)) {
      parameters.set(name.toLowerCase(), quoted ?? bare ?? '')
    }
    for (const rel of relWords(parameters.get('rel'))) {
      if (rel !== 'canonical' && rel !== 'alternate') continue
      const url = URL.parse(href, addresses.page)?.href ?? null
      const hreflang = parameters.get('hreflang') ?? null
      found.push({ rel, href, url, hreflang, type: parameters.get('type') ?? null, source: 'header' })
    }
  }
  return found
}
