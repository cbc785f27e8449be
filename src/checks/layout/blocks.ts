import type { Block, Picture } from '#core/block.ts'
import type { LayoutFacts, VisitEvidence } from '#core/evidence/visit.ts'
import type { LayoutCheckFacts } from './facts.ts'
import { hasEasyTargets } from './judge-layout.ts'
import { itemOf } from './other-pages.ts'
import { otherPageWords, testedWords } from './words.ts'

/** What the owner sees: the page on both screens, what was tested, and what sticks out. */
export function blocksFor(
  layout: LayoutFacts,
  { problems, culprits, screenshots, otherPages }: LayoutCheckFacts,
): Block[] {
  const pictures = [
    pictureOf(screenshots.mobile, 'phone', 'Your homepage on a phone'),
    pictureOf(screenshots.desktop, 'desktop', 'Your homepage on a computer'),
  ].filter((picture) => picture !== null)
  const blocks: Block[] = pictures.length > 0 ? [{ kind: 'pictures', pictures }] : []
  blocks.push({
    kind: 'checklist',
    title: 'What we tested',
    items: [
      { text: testedWords.viewport, done: !problems.includes('viewport') },
      { text: testedWords.overflow, done: !problems.includes('overflow') },
      { text: testedWords.small_text, done: !problems.includes('small_text') },
      { text: testedWords.targets, done: layout.tapTargets === 0 ? null : hasEasyTargets(layout) },
    ],
  })
  if (otherPages.length > 0)
    blocks.push({ kind: 'list', title: otherPageWords.title, items: otherPages.map(itemOf) })
  if (problems.includes('overflow') && culprits.length > 0) {
    const items = culprits.map(({ selector, right, snippet }) => ({
      text: `${selector}: ${right} pixels too far to the right`,
      detail: snippet,
    }))
    blocks.push({ kind: 'list', title: 'What sticks out', items })
  }
  return blocks
}

const pictureOf = (
  picture: VisitEvidence['screenshot'],
  frame: Picture['frame'],
  alt: string,
): Picture | null => picture && { ...picture, alt, frame }
