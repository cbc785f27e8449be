import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Tabs } from '#web/kit/surface/Tabs.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'

/** The pages of the profile, in the order of their tabs. */
export const PROFILE_PAGES = [
  { href: '/profile/my-account', label: 'My account' },
  { href: '/profile/business-info', label: 'Business info' },
  { href: '/profile/online-presence', label: 'Online presence' },
  { href: '/profile/my-preferences', label: 'My preferences' },
  { href: '/profile/subscription', label: 'Subscription' },
]

interface ProfilePageProps {
  title: string
  lead: string
  children: ReactNode
}

/** The frame of each page of the profile. */
export function ProfilePage({ title, lead, children }: ProfilePageProps) {
  usePageTitle(title)
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Tabs label="Profile" tabs={PROFILE_PAGES} here={pathname} />
      <Cards>{children}</Cards>
    </>
  )
}
