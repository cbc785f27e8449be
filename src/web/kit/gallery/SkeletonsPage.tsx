import { CheckSkeleton, ListSkeleton, OverviewSkeleton } from '../surface/PageSkeletons.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'

export function SkeletonsPage() {
  return (
    <GalleryFrame here="overview">
      <h1>Skeletons</h1>
      <OverviewSkeleton />
      <CheckSkeleton />
      <ListSkeleton groups={1} rows={3} />
    </GalleryFrame>
  )
}
