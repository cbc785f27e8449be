import { clockTime, shortDate } from '#core/dates.ts'
import type { Me } from '../session/session.ts'

type Owner = Pick<Me, 'timeZone'> & { website: { host: string | null } | null }

/** The first line of a printed page. Its time is the owner's, as the page's own dates are; a visitor's is that of the browser. */
export function printedLine(
  owner: Owner | null,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  now: Date,
): string {
  const timeZone = owner?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const host = owner?.website?.host ?? 'Fettle'
  const at = now.toISOString()
  return `${host} · ${origin}${pathname} · ${shortDate(at, timeZone)}, ${clockTime(at, timeZone)}`
}
