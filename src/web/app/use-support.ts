import { useEffect, useState } from 'react'
import { SUPPORT_HOURS, supportNow, untilSupportChanges } from '#core/support-hours.ts'

/** The support hours, and whether somebody is there now; the latter once the page runs in a browser, which knows the time. */
export function useSupport(): string {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const at = now ?? new Date()
    if (now === null) setNow(at)
    const timer = setTimeout(() => setNow(new Date()), untilSupportChanges(at))
    return () => clearTimeout(timer)
  }, [now])
  return now === null ? `${SUPPORT_HOURS}.` : `${SUPPORT_HOURS}. ${supportNow(now)}.`
}
