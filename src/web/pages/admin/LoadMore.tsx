import { Button } from '@mantine/core'
import { RowsFoot } from '#web/kit/surface/Toolbar.tsx'

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** Number of rows above. */
  shown: number
}

/** The button for the next page of rows, while there is one. */
export function LoadMore({ query, shown }: LoadMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <RowsFoot>
      <span>{shown} shown</span>
      <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        Load more
      </Button>
    </RowsFoot>
  )
}
