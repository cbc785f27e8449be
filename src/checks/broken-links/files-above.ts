import { minutesFor } from '#core/minutes.ts'
import { plural, type Step } from '#core/words.ts'
import { WEB_PERSON } from '#core/work.ts'
import type { LinkRow } from './facts.ts'
import { isCode } from './missing-files.ts'

/** Whether the file is where its page, one folder above, would find it: it is to be written otherwise, and not uploaded a second time. */
export const isFoundAbove = ({ foundAbove }: LinkRow): boolean => foundAbove !== undefined

/** The step for files that are there, and to which pages in a folder lead as if they were beside it. `placeOf`: where the link is. */
export function writingOtherwise(rows: readonly LinkRow[], placeOf: (row: LinkRow) => string): Step[] {
  const [first] = rows
  if (first?.foundAbove === undefined) return []
  const more = rows.length - 1
  const others =
    more === 0
      ? ': it is'
      : `, and ${more === 1 ? 'that' : 'those'} of ${plural(more, 'more file')} the same way: they are`
  const pages = new Set(rows.flatMap(({ from, alsoFrom }) => [from, ...alsoFrom])).size
  return [
    {
      text: `${placeOf(first)}, write ${first.foundAbove} as the address of the ${first.type}${others} there already`,
      minutes: minutesFor({ read: 1, page: pages, line: rows.length - 1 }),
      ...(rows.some(isCode) ? { who: WEB_PERSON } : {}),
    },
  ]
}
