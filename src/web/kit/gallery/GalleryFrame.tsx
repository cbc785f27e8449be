import type { ReactNode } from 'react'
import { AppFrame } from '../frame/AppFrame.tsx'
import type { NavItem, NavGroup, NavId } from '../frame/nav-items.ts'

const OVERVIEW: NavItem = { id: 'overview', label: 'Overview', href: '?page=overview' }
const PLAN: NavItem = { id: 'plan', label: 'Plan', href: '?page=plan' }
const LEARN: NavItem = { id: 'learn', label: 'Learn', href: '?page=states' }

const SIDE: NavGroup[] = [
  { items: [OVERVIEW, { ...PLAN, count: '19 to do' }] },
  {
    title: 'Results',
    items: [
      { id: 'compliance', label: 'Compliance', href: '?page=blocks', tone: 'warning' },
      { id: 'visibility', label: 'Visibility', href: '?page=links', tone: 'warning' },
      { id: 'customer-experience', label: 'Customer experience', href: '#customers', tone: 'error' },
      { id: 'social-media', label: 'Social media', href: '#social', tone: 'warning' },
      { id: 'sitespeed', label: 'Site speed', href: '#speed', tone: 'warning' },
    ],
  },
  {
    title: 'More',
    items: [
      LEARN,
      { id: 'summary', label: 'My Business Summary', href: '#summary' },
      { id: 'help', label: 'Help', href: '#help' },
    ],
  },
]
const BAR: NavItem[] = [
  OVERVIEW,
  PLAN,
  { id: 'results', label: 'Results', href: '#results' },
  LEARN,
  { id: 'more', label: 'More', href: '#more' },
]

interface GalleryFrameProps {
  here: NavId
  sample?: boolean
  offline?: boolean
  children: ReactNode
}

/** The frame of gallery pages that show an owner's page. */
export function GalleryFrame({ here, sample, offline, children }: GalleryFrameProps) {
  return (
    <AppFrame
      home="?page=overview"
      site="bluewren.example"
      person={{ name: 'Maya', email: 'maya@bluewren.example' }}
      accountItems={[{ id: 'settings', label: 'Settings', href: '#settings' }]}
      onSignOut={() => {}}
      onRerun={() => {}}
      here={here}
      side={SIDE}
      bar={BAR}
      sample={sample}
      offline={offline}
    >
      {children}
    </AppFrame>
  )
}
