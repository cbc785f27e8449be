import type { NavItem, NavGroup, NavId } from '#web/kit/frame/nav-items.ts'

/** The operator's pages. */
export const ADMIN_NAV: readonly NavItem[] = [
  { id: 'health', label: 'Health', href: '/admin/health' },
  { id: 'queue', label: 'Queue', href: '/admin/queue' },
  { id: 'messages', label: 'Messages', href: '/admin/messages' },
  { id: 'mail', label: 'Mail', href: '/admin/mail' },
  { id: 'users', label: 'Users', href: '/admin/users' },
  { id: 'connections', label: 'Connections', href: '/admin/connections' },
  { id: 'tools', label: 'Tools', href: '/admin/tools' },
  { id: 'settings', label: 'Settings', href: '/admin/settings' },
]

const IN_BAR: ReadonlySet<NavId> = new Set(['health', 'messages', 'mail', 'users'])

/** The bottom bar of those pages on phones. */
export const ADMIN_BAR: readonly NavItem[] = [
  ...ADMIN_NAV.filter(({ id }) => IN_BAR.has(id)),
  { id: 'more', label: 'More', href: '/admin/more' },
]

/** Pages that are not in the bar. */
export const ADMIN_MORE: readonly NavItem[] = ADMIN_NAV.filter(({ id }) => !IN_BAR.has(id))

/** The side navigation of those pages, with a link back to the operator's own results. */
export const ADMIN_SIDE: readonly NavGroup[] = [
  { items: ADMIN_NAV },
  { title: 'Your website', items: [{ id: 'overview', label: 'Overview', href: '/' }] },
]

/** The nav item of an address. */
export const adminNavIdOf = (pathname: string): NavId =>
  [...ADMIN_NAV, ...ADMIN_BAR].find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.id ??
  'health'
