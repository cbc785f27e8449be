import type { Place, PlaceGroup, PlaceId } from '../kit/frame/places.ts'

/** The pages for running this Fettle. */
export const ADMIN_PLACES: readonly Place[] = [
  { id: 'health', label: 'Health', href: '/admin/health' },
  { id: 'queue', label: 'Queue', href: '/admin/queue' },
  { id: 'messages', label: 'Messages', href: '/admin/messages' },
  { id: 'mail', label: 'Mail', href: '/admin/mail' },
  { id: 'users', label: 'Users', href: '/admin/users' },
  { id: 'settings', label: 'Settings', href: '/admin/settings' },
]

/** The navigation beside them, with the way back to the operator's own results. */
export const ADMIN_SIDE: readonly PlaceGroup[] = [
  { places: ADMIN_PLACES },
  { title: 'Your website', places: [{ id: 'overview', label: 'Overview', href: '/' }] },
]

/** Which of them an address belongs to. */
export const adminPlaceOf = (pathname: string): PlaceId =>
  ADMIN_PLACES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.id ?? 'health'
