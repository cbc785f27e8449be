import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { supportHours, supportHoursThere, supportNow, untilSupportChanges } from '#core/support-hours.ts'
import { supportQuery } from './support-queries.ts'
import { MeContext } from '../session/use-me.ts'

/**
 * The support hours, on our clock and on the reader's where that differs, and whether support is open now; the parts that depend on the
 * time only in a browser, which knows it, and once the operator's time zone is known.
 */
export function useSupport(): string {
  const zone = useQuery(supportQuery).data?.timeZone
  const owner = useContext(MeContext)
  const readers = owner?.timeZone ?? browsersZone()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    if (now === null) look()
    const timer = setTimeout(look, untilSupportChanges(new Date(), zone, readers))
    // A timer sleeps with the computer.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, zone, readers])
  if (now === null || zone === undefined) return `${supportHours(zone)}.`
  const there = supportHoursThere(now, zone, readers)
  return `${supportHours(zone)}${there === null ? '' : ` (${there})`}. ${supportNow(now, zone, readers)}.`
}

const browsersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
