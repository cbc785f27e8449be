import { ADMIN_MORE } from '#web/app/nav/admin-nav.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { NavList } from '#web/kit/frame/NavList.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'

/** `/admin/more`: pages that are not in the bottom bar. */
export function AdminMorePage() {
  usePageTitle('More')
  return (
    <>
      <PageHead title="More" />
      <Card look="flush" label="More pages for running Fettle">
        <NavList items={[...ADMIN_MORE, { id: 'overview', label: 'Your website', href: '/' }]} />
      </Card>
    </>
  )
}
