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
}

/** The features whose words are on one of the pages, each with the first page that has them. */
export function suggestionsFrom(pages: readonly PageFacts[], clues: readonly Clue[]): Suggestion[] {
  const texts = newTexts(pages)
  return clues.flatMap(({ id, name, words }) => {
    const page = texts.find(({ text }) => words.test(text))
    return page ? [{ id, name, at: page.url }] : []
  })
}

/** The lines of each page that no earlier page has: a menu and a footer are read once. */
function newTexts(pages: readonly PageFacts[]): { url: string; text: string }[] {
  const known = new Set<string>()
  return pages.map((page) => {
    const lines = new Set(linesOf(page).filter((line) => !known.has(line)))
    for (const line of lines) known.add(line)
    return { url: page.url, text: [...lines].join('\n') }
  })
}

const linesOf = ({ text, buttons, links }: PageFacts): string[] => [
  ...text.main.split('\n'),
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
