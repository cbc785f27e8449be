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
