import { lengthOf } from './owner-input/text.ts'

/** Characters that results pages show, a common practice of search tools. */
export const LONGEST_TITLE = 60
export const LONGEST_DESCRIPTION = 160
/** The check calls shorter ones short. */
const SHORTEST_DESCRIPTION = 70

/** What results pages would cut off of a search result, or that its description says too little, as one sentence; `null`: neither. */
export function cutOffIn({ title, description }: { title: string; description: string }): string | null {
  if (lengthOf(title) > LONGEST_TITLE) return tooLong('title', lengthOf(title), LONGEST_TITLE)
  if (lengthOf(description) > LONGEST_DESCRIPTION)
    return tooLong('description', lengthOf(description), LONGEST_DESCRIPTION)
  if (description !== '' && lengthOf(description) < SHORTEST_DESCRIPTION)
    return `This description has ${lengthOf(description)} characters so far. Write ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}.`
  return null
}

const tooLong = (what: string, length: number, most: number): string =>
  `This ${what} has ${length} characters, and search results show about ${most}. Shorten it, so that nothing is cut off.`
