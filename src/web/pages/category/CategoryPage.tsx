import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CATEGORY_WORDS } from '#core/categories.ts'
import { CATEGORIES, type Category } from '#core/check.ts'
import { pathname as bare } from '#core/navigation.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { categoryQuery } from '#web/app/queries/result-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { CategoryBody } from './CategoryBody.tsx'

/** The checks of one category. */
export function CategoryPage() {
  const { pathname } = useLocation()
  const category = CATEGORIES.find((one) => `/${one}` === bare(pathname))
  return category && <OneCategory key={category} category={category} />
}

function OneCategory({ category }: { category: Category }) {
  const { title, intro } = CATEGORY_WORDS[category]
  usePageTitle(title)
  const query = useQuery(categoryQuery(category))
  return (
    <Loaded
      isPage
      query={query}
      skeleton={<ListSkeleton groups={1} rows={6} />}
      missing={
        <>
          <PageHead title={title} lead={intro} />
          <StateCard kind="empty" title="Your results will be here">
            They’ll show up here after our first look at your website.
          </StateCard>
        </>
      }
    >
      {(answer) => <CategoryBody category={category} answer={answer} />}
    </Loaded>
  )
}
