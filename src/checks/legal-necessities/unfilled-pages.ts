import type { Block } from '#core/block.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { oncePerText } from '#core/once-per.ts'
import { foundIn } from '#core/site/legal/find-legal.ts'
import { ITEM_NAMES } from '#core/site/legal/items.ts'
import { namesSeveral } from '#core/site/legal/loose-names.ts'
import { namesLegalText } from '#core/site/legal/names-legal-text.ts'
import { unfilledIn } from '#core/site/legal/unfilled.ts'
import { titleParts } from '#core/site/phrases.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { cut } from '#core/text.ts'
import { fill } from '#core/words.ts'
import { emptyParts } from './empty-parts.ts'
import { type LegalFindings, notEnough, shownItems } from './legal-findings.ts'
import { blankLeft, checklistWords, pageNamed, partsEmpty, stillToFill } from './words.ts'

const MOST = 5
const LONGEST_NAME = 60

/** A line for each legal page that nobody filled in: those that were found as an item, and others by their names, such as an imprint. */
export function blankLines(findings: LegalFindings): string[] {
  const { index, pages } = findings
  const lines = new Map<string, string>()
  const told = new Set(
    ITEM_NAMES.flatMap((name) => {
      const weak = notEnough(findings, name)
      return weak ? [index.keyOf(weak.candidate.url)] : []
    }),
  )
  const add = (
    url: string,
    page: string,
    { text, parts = null }: { text: string; parts?: string | null },
  ): void => {
    const key = index.keyOf(url)
    if (told.has(key) || lines.has(key)) return
    const [blank] = unfilledIn(text)
    if (blank !== undefined) lines.set(key, fill(blankLeft, { page, blank }))
    else if (parts !== null) lines.set(key, fill(partsEmpty, { page, parts }))
  }
  for (const name of shownItems(findings)) {
    const found = foundIn(pages[name])
    if (!found || !('text' in found.content)) continue
    const { kind, page, text } = found.content
    add(found.url, checklistWords[name].toLowerCase(), {
      text,
      parts: kind === 'page' ? emptyParts(page) : null,
    })
  }
  for (const { page, name } of legalPages(index))
    add(page.url, fill(pageNamed, { name: cut(name, LONGEST_NAME) }), { text: page.text.main })
  return [...lines.values()].slice(0, MOST)
}

/** The same as a block, for a result that has no place for advice. */
export function unfilledBlocks(findings: LegalFindings): Block[] {
  const items = blankLines(findings).map((text) => ({ text }))
  return items.length === 0 ? [] : [{ kind: 'list', title: stillToFill, items }]
}

/** Pages whose heading, title, address or a link to them is the name of a legal text. */
function legalPages({
  pages,
  home,
  links,
  keyOf,
  segmentOf,
}: SiteIndex): { page: PageFacts; name: string }[] {
  const isLegal = oncePerText((text) => text !== '' && (namesLegalText(text) || namesSeveral(text)))
  const linked = new Map<string, string>()
  for (const { link, url, sameSite } of links)
    if (url !== null && sameSite && isLegal(link.text) && !linked.has(keyOf(url)))
      linked.set(keyOf(url), link.text)
  return pages.flatMap((page) => {
    if (page === home || page.status < 200 || page.status > 299) return []
    const headings = page.headings
      .filter(({ level, hidden }) => level === 1 && !hidden)
      .map(({ text }) => text)
    const names = [...headings, ...titleParts(page.title.text ?? ''), segmentOf(page.url)]
    const name = linked.get(keyOf(page.url)) ?? names.find(isLegal)
    return name === undefined ? [] : [{ page, name }]
  })
}
