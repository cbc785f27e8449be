import type { Block } from '../block.ts'
import type { PageFacts } from '../evidence/page.ts'

/** A feature that the website seems to have: its id, its name to owners, and the page that shows it. */
export interface Suggestion {
  id: string
  name: string
  at: string
}

/** A feature and the words that show it in a line of a page. */
export interface Clue {
  id: string
  name: string
  words: RegExp
  /** Where it is given, the words count only in a sentence that is about the feature. */
  isAbout?: (sentence: string, page: PageFacts) => boolean
}

/** The features whose words are on one of the pages, each with the first page that has them. */
export function suggestionsFrom(pages: readonly PageFacts[], clues: readonly Clue[]): Suggestion[] {
  const texts = newTexts(pages)
  return clues.flatMap((clue) => {
    const found = texts.find((text) => isIn(text, clue))
    return found ? [{ id: clue.id, name: clue.name, at: found.page.url }] : []
  })
}

const SENTENCE_END = /(?<=[.!?;])\s+|\n/u

function isIn({ page, text }: NewText, { words, isAbout }: Clue): boolean {
  if (!words.test(text)) return false
  if (!isAbout) return true
  return text.split(SENTENCE_END).some((sentence) => words.test(sentence) && isAbout(sentence, page))
}

interface NewText {
  page: PageFacts
  text: string
}

/** The lines of each page that no earlier page has: a menu and a footer are read once. */
function newTexts(pages: readonly PageFacts[]): NewText[] {
  const known = new Set<string>()
  return pages.map((page) => {
    const lines = new Set(linesOf(page).filter((line) => !known.has(line)))
    for (const line of lines) known.add(line)
    return { page, text: [...lines].join('\n') }
  })
}

const linesOf = ({ text, buttons, links }: PageFacts): string[] => [
  ...text.main.split('\n'),
  ...text.aside.split('\n'),
  ...text.footer.split('\n'),
  ...buttons.map((button) => button.text),
  ...links.map((link) => link.text),
]

/** "We think so": the features on the website, offered until the owner answers. */
export const suggestionBlock = (suggestions: readonly Suggestion[]): Block[] =>
  suggestions.length === 0
    ? []
    : [
        {
          kind: 'list',
          title: 'What we saw on your website',
          items: suggestions.map(({ name, at }) => ({ text: `We think so: ${name}`, detail: at })),
        },
      ]

/** The page of each feature, by its id. */
export const featurePages = (suggestions: readonly Suggestion[]): Record<string, string> =>
  Object.fromEntries(suggestions.map(({ id, at }) => [id, at]))
