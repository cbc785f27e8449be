import type { Category } from '#core/check.ts'
import type { DashboardAnswer } from '../../app/result-queries.ts'
import { CategoryTile, CategoryTiles } from '../../kit/overview/CategoryTile.tsx'
import { tallyOf } from './tally-of.ts'

interface TilesProps {
  categories: DashboardAnswer['categories']
  broken: ReadonlyMap<Category, number>
}

/** Results by category. */
export function Tiles({ categories, broken }: TilesProps) {
  return (
    <CategoryTiles>
      {categories.map(({ category, title, path, counts }) => (
        <CategoryTile
          key={category}
          category={category}
          name={title}
          href={path}
          tally={tallyOf(counts, broken.get(category) ?? 0)}
        />
      ))}
    </CategoryTiles>
  )
}
