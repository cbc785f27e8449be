import { z } from 'zod'
import { accepted, refused, textField, tooLong } from '../owner-input/field.ts'
import { lengthOf, tidyLine } from '../owner-input/text.ts'

/** Characters of a keyword (checks, search engine results). */
export const LONGEST_KEYWORD = 80
/** How many places of a search count (decisions, section 8). */
export const DEEPEST_PLACE = 100
/** What is said to an empty field, as the specification words it. */
export const NO_KEYWORD = 'No results, please enter a keyword'
const NO_LOCATION = 'Please choose a place from the list'

/** What the search is made on. */
export const SEARCH_DEVICES = ['mobile', 'desktop'] as const
export type SearchDevice = (typeof SEARCH_DEVICES)[number]

/** The form of a look-up. `location` is a code of the provider's list. */
export const keywordForm = z.strictObject({
  keyword: textField(NO_KEYWORD, (typed) => {
    const keyword = tidyLine(typed).toLowerCase()
    if (keyword === '') return refused(NO_KEYWORD)
    return lengthOf(keyword) > LONGEST_KEYWORD ? refused(tooLong(LONGEST_KEYWORD)) : accepted(keyword)
  }),
  device: z.enum(SEARCH_DEVICES),
  location: z.string(NO_LOCATION).regex(/^[\w-]{1,20}$/u, NO_LOCATION),
})
