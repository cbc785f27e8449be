import type { Block, Picture } from '#core/block.ts'
import type { LayoutFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { type PageProblem, pictureOfPage } from '#core/picture-of-page.ts'
import { plural } from '#core/words.ts'
import type { LayoutCheckFacts } from './facts.ts'
import { hasEasyTargets } from './judge.ts'
import { itemOf } from './other-pages.ts'
import { markWords, otherPageWords, pictureWords, testedWords } from './words.ts'

type Seen = Pick<VisitEvidence, 'screenshot' | 'closeUps'>

/** The blocks of a result: the page on both screens with its problems marked, what was tested, and what overflows. */
export function blocksFor(
  layout: LayoutFacts,
  { problems, culprits, screenshots, otherPages }: LayoutCheckFacts,
  onPhone: Seen,
): Block[] {
  const pictures = phonePictures(onPhone, marked(layout, problems))
  if (screenshots.desktop)
    pictures.push(pictureOfPage(screenshots.desktop, { frame: 'desktop', alt: pictureWords.desktop }))
  const blocks: Block[] = pictures.length > 0 ? [{ kind: 'pictures', pictures }] : []
  blocks.push({
    kind: 'checklist',
    title: 'What we tested',
    items: [
      { text: testedWords.viewport, done: !problems.includes('viewport') },
      { text: testedWords.overflow, done: isNoWider(problems) },
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

/** `null`: without a viewport a phone shows the page shrunk, as wide as it may be. */
function isNoWider(problems: LayoutCheckFacts['problems']): boolean | null {
  if (problems.includes('overflow')) return false
  return problems.includes('viewport') ? null : true
}

/** The first screen, and one from further down where something on it is marked. */
function phonePictures({ screenshot, closeUps = [] }: Seen, problems: readonly PageProblem[]): Picture[] {
  if (!screenshot) return []
  const first = pictureOfPage(screenshot, { frame: 'phone', alt: pictureWords.mobile }, problems)
  const below = closeUps
    .map((shot) => pictureOfPage(shot, { frame: 'phone', alt: pictureWords.below }, problems))
    .filter(({ marks }) => marks !== undefined)
  return [first, ...below]
}

function marked(layout: LayoutFacts, problems: LayoutCheckFacts['problems']): PageProblem[] {
  const out = problems.includes('overflow') ? layout.culprits : []
  const small = hasEasyTargets(layout) ? [] : (layout.smallTargetSpots ?? [])
  return [
    ...out.map(({ right, spot }) => ({ text: `${markWords.out} ${plural(right, 'pixel')}`, spot })),
    ...small.map((spot) => ({ text: markWords.small, spot })),
  ]
}
