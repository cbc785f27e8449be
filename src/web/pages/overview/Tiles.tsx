import { markOf } from '#core/counts.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { CategoryTile, CategoryTiles } from '#web/kit/overview/CategoryTile.tsx'
import type { ShownTone } from '#web/kit/tone/tone.ts'
import { tallyOf } from '#web/shared/results/tally-of.ts'

/** Results by category. */
export function Tiles({ categories }: Pick<DashboardAnswer, 'categories'>) {
  return (
    <CategoryTiles>
      {categories.map(({ category, title, path, counts, tone, waiting, notSwitchedOn }) => (
        <CategoryTile
          key={category}
          category={category}
          name={title}
          href={path}
          tally={tallyOf(counts)}
          uncounted={{ waiting, notSwitchedOn }}
          mark={tileMark(markOf(counts, tone), waiting)}
        />
      ))}
    </CategoryTiles>
  )
}

/** Nothing is waiting where no check of the category can be done here. */
const tileMark = (mark: ShownTone, waiting: number): ShownTone =>
  mark === 'waiting' && waiting === 0 ? 'not_relevant' : mark
