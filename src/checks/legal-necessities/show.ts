import type { Block, ChecklistItem } from '#core/block.ts'
import type { Proof, Proofs } from '#core/check.ts'
import { listed, plural } from '#core/words.ts'
import type { LegalLook } from './look.ts'
import { checklistWords, itemWords, notFound, unopened } from './words.ts'

/** The items as a checklist; returns only where the site sells. */
export function checklistOf(look: LegalLook): Block[] {
  const { pages, cookies, selling } = look
  const items: ChecklistItem[] = [
    itemOf(checklistWords.privacy, pages.privacy?.url),
    itemOf(checklistWords.cookies, cookies?.at),
    itemOf(checklistWords.terms, pages.terms?.url),
    ...(selling === 'yes' ? [itemOf(checklistWords.returns, pages.returns?.url)] : []),
  ]
  return [{ kind: 'checklist', items }]
}

const itemOf = (text: string, at: string | undefined): ChecklistItem => ({
  text,
  done: at !== undefined,
  detail: at ?? notFound,
})

/** Where each item was seen; when none was, where we looked. */
export function proofsOf(look: LegalLook): Proofs {
  const { privacy, terms, returns } = look.pages
  const found: Proof[] = [privacy, terms, returns]
    .filter((candidate) => candidate !== null)
    .map(({ url, named, content }) => ({
      kind: 'page',
      at: url,
      found: content.kind === 'unread' ? `"${named}", linked but not opened` : `"${named}"`,
    }))
  const cookies: Proof[] = look.cookies
    ? [{ kind: 'page', at: look.cookies.at, found: look.cookies.found }]
    : []
  const [first, ...rest] = [...found, ...cookies]
  if (first) return [first, ...rest]
  const { address, read } = look.map.evidence
  return [{ kind: 'page', at: address, found: `No legal page among ${plural(read, 'page')}` }]
}

/** The line about pages that are linked and could not be opened; `null` when there are none. */
export function unopenedLine({ pages }: LegalLook): string | null {
  const names = (['privacy', 'cookies', 'terms'] as const).filter(
    (name) => pages[name]?.content.kind === 'unread',
  )
  return names.length === 0 ? null : unopened.replace('{pages}', listed(names.map((name) => itemWords[name])))
}
