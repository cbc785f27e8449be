import type { Block, ListItem, Picture } from '#core/block.ts'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import type { Measured } from '#core/phone-layout.ts'
import { type PageProblem, pictureOfPage } from '#core/picture-of-page.ts'
import { plural } from '#core/words.ts'
import type { LayoutCheckFacts } from './facts.ts'
import { isHardlyWider, testedOf } from './judge.ts'
import { otherPageItem } from './other-pages.ts'
import { hardlyWider, markWords, otherPageWords, outWords, pictureWords, testedWords } from './words.ts'

/** The blocks of a result: the page on both screens with its problems marked, what was tested, and what overflows. */
export function blocksFor(visit: Measured, { screenshots, otherPages }: LayoutCheckFacts): Block[] {
  const tested = testedOf(visit)
  const culprits = onePerSelector(visit.layout.culprits)
  const pictures = phonePictures(visit, marked(visit.layout, tested, culprits))
  if (screenshots.desktop)
    pictures.push(pictureOfPage(screenshots.desktop, { frame: 'desktop', alt: pictureWords.desktop }))
  const blocks: Block[] = pictures.length > 0 ? [{ kind: 'pictures', pictures }] : []
  blocks.push({
    kind: 'checklist',
    title: 'What we tested',
    items: [
      { text: testedWords.viewport, done: tested.viewport },
      { text: isHardlyWider(visit) ? hardlyWider : testedWords.overflow, done: tested.overflow },
      { text: testedWords.small_text, done: tested.small_text },
      { text: testedWords.targets, done: tested.targets },
    ],
  })
  if (otherPages.length > 0)
    blocks.push({ kind: 'list', title: otherPageWords.title, items: otherPages.map(otherPageItem) })
  if (tested.overflow === false)
    blocks.push({ kind: 'list', title: outWords.title, items: outItems(culprits) })
  return blocks
}

type Culprit = LayoutFacts['culprits'][number]

/** One of those with the same selector, which are one thing for an owner: evidence of earlier versions has several, the one that sticks out furthest first. */
const onePerSelector = (culprits: readonly Culprit[]): Culprit[] =>
  culprits.filter(
    ({ selector }, index) => culprits.findIndex((other) => other.selector === selector) === index,
  )

const outItems = (culprits: readonly Culprit[]): ListItem[] =>
  culprits.length === 0
    ? [{ text: outWords.notSeen }]
    : culprits.map(({ selector, right, snippet }) => ({
        text: `${selector}: ${plural(right, 'pixel')} too far to the right`,
        detail: snippet,
      }))

/** The first screen, and one from further down where something on it is marked. */
function phonePictures({ screenshot, closeUps = [] }: Measured, problems: readonly PageProblem[]): Picture[] {
  if (!screenshot) return []
  const first = pictureOfPage(screenshot, { frame: 'phone', alt: pictureWords.mobile }, problems)
  const below = closeUps
    .map((shot) => pictureOfPage(shot, { frame: 'phone', alt: pictureWords.below }, problems))
    .filter(({ marks }) => marks !== undefined)
  return [first, ...below]
}

function marked(
  { smallTargetSpots = [] }: LayoutFacts,
  tested: ReturnType<typeof testedOf>,
  culprits: readonly Culprit[],
): PageProblem[] {
  const out = tested.overflow === false ? culprits : []
  const small = tested.targets === false ? smallTargetSpots : []
  return [
    ...out.map(({ right, spot }) => ({ text: `${markWords.out} ${plural(right, 'pixel')}`, spot })),
    ...small.map((spot) => ({ text: markWords.small, spot })),
  ]
}
