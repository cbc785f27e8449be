import { checkAt } from '#core/check-at.ts'
import { AppFrame } from '#web/kit/frame/AppFrame.tsx'
import { KitProvider } from '#web/kit/KitProvider.tsx'
import { CheckSkeleton, ListSkeleton, OverviewSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { checks } from '../catalogue.generated.ts'
import { BAR, navIdOf, sideNav } from '../nav/nav.ts'

/** An owner's page without data: prerendered, and visible before any script has loaded. Its links work. */
export function OwnerShell({ path }: { path: string }) {
  return (
    <KitProvider>
      <AppFrame
        home="/"
        accountItems={[]}
        onSignOut={() => undefined}
        here={navIdOf(path)}
        side={sideNav(undefined, false)}
        bar={BAR}
      >
        {skeletonOf(path)}
      </AppFrame>
    </KitProvider>
  )
}

function skeletonOf(path: string) {
  if (path === '/') return <OverviewSkeleton />
  const words = checkAt(checks, path, {})?.check.words
  return words ? <CheckSkeleton words={words} /> : <ListSkeleton groups={1} rows={4} />
}
