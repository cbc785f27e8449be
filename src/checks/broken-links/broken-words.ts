import { plural } from '#core/words.ts'
import type { BrokenLinksFacts } from './facts.ts'
import { kindWords } from './words.ts'

/** "3 broken links and 2 missing pictures": what visitors follow apart from what a page itself loads. */
export function brokenWords({ links, parts }: Pick<BrokenLinksFacts, 'links' | 'parts'>): string {
  const part = parts.every(({ type }) => type === kindWords.image) ? 'missing picture' : 'missing part'
  const counted = [
    ...(links.length > 0 ? [plural(links.length, 'broken link')] : []),
    ...(parts.length > 0 ? [plural(parts.length, part)] : []),
  ]
  return counted.join(' and ')
}

/** "a missing page", "2 missing pages and 1 missing file": what is gone, by its kinds; a document is no page. */
export function goneWords(types: readonly string[]): string {
  const files = types.filter((type) => type === kindWords.file).length
  const pages = types.length - files
  if (types.length === 1) return files === 1 ? 'a missing file' : 'a missing page'
  const counted = [
    ...(pages > 0 ? [plural(pages, 'missing page')] : []),
    ...(files > 0 ? [plural(files, 'missing file')] : []),
  ]
  return counted.join(' and ')
}
