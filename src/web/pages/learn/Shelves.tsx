import { VisuallyHidden } from '@mantine/core'
import { CATEGORY_WORDS } from '#core/categories.ts'
import { CATEGORIES } from '#core/check.ts'
import { FIRST_LESSONS } from '#core/lessons/recommended.ts'
import { plural } from '#core/words.ts'
import { lessons } from '#web/app/catalogue.generated.ts'
import type { MediaAnswer } from '#web/app/queries/media-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'
import { LessonRows } from '#web/shared/lessons/LessonRows.tsx'
import { positionIn, searchLessons } from '#web/shared/lessons/lesson-words.ts'
import type { LoadedLibrary } from './use-library.ts'

/** Lessons that were begun, then all by category. */
export function Shelves({ library }: { library: LoadedLibrary }) {
  const { all, itemsOf, watched } = library
  if (all.length === 0)
    return (
      <StateCard kind="empty" title="No lessons just now">
        They’ll be back soon. Your favourites are safe.
      </StateCard>
    )
  const begun = watched.filter((one) => itemsOf([one.mediaId]).some((item) => positionIn(item, one) > 0))
  return (
    <Cards>
      {begun.length > 0 && (
        <Shelf
          title="Carry on where you left off"
          items={itemsOf(begun.map((one) => one.mediaId))}
          library={library}
        />
      )}
      {watched.length === 0 && (
        <Shelf title="Good to start with" items={itemsOf(FIRST_LESSONS)} library={library} />
      )}
      {CATEGORIES.map((category) => (
        <Shelf
          key={category}
          isOneCategory
          title={CATEGORY_WORDS[category].title}
          hint={CATEGORY_WORDS[category].intro}
          items={itemsOf(lessons.filter((one) => one.category === category).map(({ media }) => media))}
          library={library}
        />
      ))}
    </Cards>
  )
}

interface ShelfProps {
  title: string
  hint?: string
  items: readonly MediaAnswer[]
  library: LoadedLibrary
  isOneCategory?: boolean
}

const Shelf = ({ title, hint, items, library: { watched }, isOneCategory = false }: ShelfProps) =>
  items.length === 0 ? null : (
    <Card look="flush" title={title} count={items.length} hint={hint}>
      <LessonRows isOneCategory={isOneCategory} items={items} watched={watched} />
    </Card>
  )

/** The lessons found by the search. */
export function FoundLessons({
  library: { all, watched },
  typed,
}: {
  library: LoadedLibrary
  typed: string
}) {
  const found = searchLessons(all, typed)
  return (
    <>
      {/* Its number is announced, not every row at each letter. */}
      <VisuallyHidden role="status">{plural(found.length, 'result')}</VisuallyHidden>
      {found.length === 0 ? <NoRows>No results</NoRows> : <LessonRows items={found} watched={watched} />}
    </>
  )
}
