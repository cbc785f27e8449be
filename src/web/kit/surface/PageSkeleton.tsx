import { PageRoom } from './PageRoom.tsx'
import { ListSkeleton } from './PageSkeletons.tsx'

/** Shown while a page's own file loads: a title, and rows on a card, as most pages have. */
export function PageSkeleton() {
  return (
    <PageRoom>
      <ListSkeleton groups={1} rows={4} />
    </PageRoom>
  )
}
