import type { PageFacts } from '../../evidence/page.ts'
import { oncePerText } from '../../once-per.ts'
import { countWords } from '../../text.ts'
import type { Candidate } from '../find-page.ts'
import { namesPhrase, plainWords } from '../phrases.ts'
import { isPostPage } from '../post-page.ts'
import type { LegalItem } from './items.ts'
import { isMixedName } from './loose-names.ts'
import { flawOf, type Weighing } from './not-enough.ts'
import { isLinkedPage } from './parts-of-pages.ts'

/** Longer lines are sentences. */
const LONGEST_LINE = 60
/** What follows a name is read so far beyond the words that the item needs: no heading says where it ends. */
const BEYOND = 80
const WE_DO =
  /\b(?:we|i)\b(?: \p{L}+){0,2} (?:collect|use|keep|hold|store|share|record|pass|sell|ask|look after|delete)\b/giu
const LEAST_DONE = 2

/**
 * A part of a page after a line that is a plain name of the item: many builders write headings in bold, as labels of tabs or as terms of a list. It has to say nearly all
 * of the item, because the line may be a label alone. `refused`: pages of the item itself, which do not suffice.
 */
export function partAfterLine(
  weighing: Weighing,
  item: LegalItem,
  refused: ReadonlySet<PageFacts | null>,
): Candidate | undefined {
  if (item.name === 'cookies' || item.name === 'returns') return undefined
  const isName = oncePerText((line) => isPlainName(line, item))
  return weighing.index.pages
    .filter((page) => isLinkedPage(page) && !isPostPage(page) && !refused.has(page))
    .filter(({ text }) => text.mainWords >= item.words)
    .flatMap((page) => afterLines(page, item, isName))
    .find((part) => flawOf(part, item, weighing) === null)
}

/** Terms have a line "Privacy policy", too, and after it the clauses that follow. */
const saysWhatWeDo = (text: string): boolean => (text.match(WE_DO)?.length ?? 0) >= LEAST_DONE

const isPlainName = (line: string, item: LegalItem): boolean =>
  namesPhrase(line, item.phrases) && !isMixedName(line, item)

/** A heading has a section of its own, which was weighed. */
function afterLines(page: PageFacts, item: LegalItem, isName: (line: string) => boolean): Candidate[] {
  const lines = page.text.main.split('\n')
  const headings = new Set(page.headings.map(({ text }) => text))
  return lines.flatMap((line, at) => {
    if (line.length > LONGEST_LINE || headings.has(line) || !isName(line)) return []
    const text = following(lines, at + 1, item.words + BEYOND)
    if (!item.saysMost(plainWords(text)) || (item.name === 'privacy' && !saysWhatWeDo(text))) return []
    const content = { kind: 'section', page, words: countWords(text), text } as const
    return [{ url: page.url, by: 'heading', named: line, on: page.url, content }]
  })
}

/** The words of the lines from one on, at most so many. */
const following = (lines: readonly string[], from: number, most: number): string =>
  lines
    .slice(from, from + most)
    .join('\n')
    .split(' ')
    .slice(0, most)
    .join(' ')
