import { lengthOf } from './owner-input/text.ts'

/** Characters that results pages show, a common practice of search tools. */
export const LONGEST_TITLE = 60
export const LONGEST_DESCRIPTION = 160

/** What results pages would cut off of a search result, as one sentence; `null`: nothing. */
export function cutOffIn({ title, description }: { title: string; description: string }): string | null {
  if (lengthOf(title) > LONGEST_TITLE) return tooLong('title', lengthOf(title), LONGEST_TITLE)
  if (lengthOf(description) > LONGEST_DESCRIPTION)
    return tooLong('description', lengthOf(description), LONGEST_DESCRIPTION)
  return null
}

const tooLong = (what: string, length: number, most: number): string =>
  `This ${what} has ${length} characters, and search results show about ${most}. Shorten it, so that nothing is cut off.`
