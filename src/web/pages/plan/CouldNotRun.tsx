import { plural } from '#core/words.ts'
import type { TrackedItem } from '../../app/result-queries.ts'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { Note } from '../../kit/surface/Note.tsx'

/** What could not be looked at and is known from nothing before: named, and not counted. */
export function CouldNotRun({ items }: { items: readonly TrackedItem[] }) {
  const missed = items.filter(({ state, couldNotCheck }) => state === 'unknown' && couldNotCheck !== null)
  if (missed.length === 0) return null
  const isOne = missed.length === 1
  return (
    <Note tone="unable" lead={`${plural(missed.length, 'check')} couldn’t be run:`}>
      {missed.map(({ check, title, link, couldNotCheck }, place) => (
        <span key={check}>
          {place > 0 && ' '}
          <LinkTo href={link}>{title}</LinkTo>. {couldNotCheck?.reason}
        </span>
      ))}{' '}
      {isOne ? 'It isn’t' : 'They aren’t'} counted.
    </Note>
  )
}
