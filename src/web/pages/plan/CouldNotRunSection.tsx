import { plural } from '#core/words.ts'
import type { PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PlanSection } from './PlanSection.tsx'
import { uncheckedSection } from '#web/shared/results/sections.ts'

/** More checks than this have a section of their own instead of a note. */
const FEW = 3

/** Checks that could not be looked at and have no earlier result that counts: named, and not counted (decision 29). */
export function CouldNotRunSection({ items }: { items: readonly PlanItemAnswer[] }) {
  const section = uncheckedSection(items)
  const missed = section.items
  if (missed.length === 0) return null
  if (missed.length > FEW) return <PlanSection section={section} />
  return (
    <Note tone="unable" lead={`${plural(missed.length, 'check')} couldn’t be run:`}>
      {missed.map(({ check, title, link, couldNotCheck }) => (
        <span key={check}>
          <LinkTo href={link}>{title}</LinkTo>. {couldNotCheck && `${couldNotCheck.label}. `}
          {couldNotCheck?.reason}{' '}
        </span>
      ))}
      {missed.length === 1 ? 'It isn’t' : 'They aren’t'} counted.
    </Note>
  )
}
