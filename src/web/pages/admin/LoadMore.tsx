import { Button } from '@mantine/core'
import { RowsFoot } from '#web/kit/surface/Toolbar.tsx'

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** How many rows stand above. */
  shown: number
}

/** Below rows that come page by page: the way to the next of them, while there are any. */
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
