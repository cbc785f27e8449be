import { ADMIN_MORE } from '../../app/admin-nav.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { NavList } from '../../kit/frame/NavList.tsx'
import { Card } from '../../kit/surface/Card.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'

/** `/admin/more`: pages that are not in the bottom bar. */
export function AdminMorePage() {
  usePageTitle('More')
  return (
    <>
      <PageHead title="More" />
      <Card look="flush" label="More pages for running Fettle">
        <NavList places={[...ADMIN_MORE, { id: 'overview', label: 'Your website', href: '/' }]} />
      </Card>
    </>
  )
}
