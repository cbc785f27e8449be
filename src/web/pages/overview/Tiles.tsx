import { markOf } from '#core/counts.ts'
import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { CategoryTile, CategoryTiles } from '#web/kit/overview/CategoryTile.tsx'
import { tallyOf } from '#web/shared/results/tally-of.ts'

/** Results by category. */
export function Tiles({ categories }: Pick<DashboardAnswer, 'categories'>) {
  return (
    <CategoryTiles>
      {categories.map(({ category, title, path, counts, tone }) => (
        <CategoryTile
          key={category}
          category={category}
          name={title}
          href={path}
          tally={tallyOf(counts)}
          mark={markOf(counts, tone)}
        />
      ))}
    </CategoryTiles>
  )
}
