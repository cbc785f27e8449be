import { decodedPath } from '../address/decoded.ts'
import { cut } from '../text.ts'

const LONGEST = 200
/** What would not be seen, or would break the sentence, stays escaped. */
const UNSEEN = /[\s\p{C}]/u

/** A page's place on its website in a sentence: path and query as people read them, `/whakapā-mai`, `/?page_id=12`. */
export function shownPath(address: string): string {
  const { pathname, search } = new URL(address)
  const path = pathname + search
  return cut(readable(path) ?? path, LONGEST)
}

function readable(path: string): string | null {
  const text = decodedPath(path)
  return text === null || UNSEEN.test(text) ? null : text
}
