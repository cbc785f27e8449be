import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { useMe } from '#web/app/session/use-me.ts'
import type { NavItem } from '#web/kit/frame/nav-items.ts'
import { NavList } from '#web/kit/frame/NavList.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { PROFILE_PAGES } from '#web/shared/account/ProfilePage.tsx'

const BUSINESS: readonly NavItem[] = [
  { id: 'summary', label: 'My Business Summary', href: '/my-business-summary' },
  { id: 'plan', label: 'Reports', href: '/reports' },
  { id: 'ads', label: 'Ads', href: '/ads' },
  { id: 'tools', label: 'Productivity tools', href: '/productivity-tools' },
]
const PROFILE: readonly NavItem[] = PROFILE_PAGES.map((page) => ({ id: 'settings', ...page }))
const HELP: readonly NavItem[] = [
  { id: 'help', label: 'Help', href: '/help' },
  { id: 'help', label: 'Contact us', href: '/help/contact-us' },
  { id: 'help', label: 'Feedback', href: '/feedback' },
  { id: 'learn', label: 'What is Fettle', href: '/home#how' },
]
const OPERATOR: readonly NavItem[] = [{ id: 'connections', label: 'Running Fettle', href: '/admin' }]

/** `/more`: pages that are not in the bottom bar. */
export function MorePage() {
  usePageTitle('More')
  const { operator } = useMe()
  return (
    <>
      <PageHead title="More" />
      <Cards>
        <Card look="flush" title="Your business">
          <NavList items={BUSINESS} />
        </Card>
        <Card look="flush" title="Profile">
          <NavList items={PROFILE} />
        </Card>
        <Card look="flush" title="Help">
          <NavList items={operator ? [...HELP, ...OPERATOR] : HELP} />
        </Card>
      </Cards>
    </>
  )
}
