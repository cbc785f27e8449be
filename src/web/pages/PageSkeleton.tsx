import { SkeletonBar } from '../kit/surface/SkeletonBar.tsx'

/** Shown while a page's own file is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" style={{ padding: 24 }}>
      <SkeletonBar width="40%" />
    </div>
  )
}
