import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading } from '../pages.ts'
import { asPlainLine } from '../words.ts'
import { sharesWord } from './words-in-common.ts'

/** So many short lines with a text below that repeats their words divide a homepage into items: its services, its rooms. */
const ITEMS = 3
const LABEL_WORDS = 6
const TEXT_WORDS = 8
const ENDED = /[.!?…:]["”’)]?$/u

const wordsIn = (line: string): number => line.split(' ').length
const isLabel = (line: string): boolean => wordsIn(line) <= LABEL_WORDS && line !== '' && !ENDED.test(line)

/**
 * The text of a homepage without what it says of one item of many, which is not what the business is about: "Corn maze", and below it a text about the
 * maze. An item that the page's title or main heading names may be.
 */
export function withoutItemsOfHome(page: PageFacts, main: string): string {
  if (page.depth !== 0) return main
  const lines = main.split('\n')
  const above = labelsAbove(lines.map(asPlainLine))
  const items = new Set(above.filter((label) => label !== null))
  if (items.size < ITEMS) return main
  const subject = `${mainHeading(page)} ${page.title.text ?? ''}`
  return lines
    .filter((_, at) => {
      const label = above[at] ?? null
      return label === null || sharesWord(label, subject)
    })
    .join('\n')
}

/** The label of the item that each line belongs to; `null` where it belongs to none. */
function labelsAbove(lines: readonly string[]): (string | null)[] {
  let item: string | null = null
  return lines.map((line, at) => {
    const next = lines[at + 1] ?? ''
    if (isLabel(line)) item = wordsIn(next) >= TEXT_WORDS && sharesWord(line, next) ? line : null
    return item
  })
}
