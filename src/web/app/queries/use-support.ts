import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import {
  SUPPORT_ZONE,
  supportHours,
  supportHoursThere,
  supportNow,
  untilSupportChanges,
} from '#core/support-hours.ts'
import { supportQuery } from './support-queries.ts'
import { MeContext } from '../session/use-me.ts'

/**
 * The support hours, on our clock and on the reader's where that differs, and whether support is open now; the parts that depend on the
 * time only in a browser, which knows it.
 */
export function useSupport(): string {
  const zone = useQuery(supportQuery).data?.timeZone ?? SUPPORT_ZONE
  const owner = useContext(MeContext)
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const at = now ?? new Date()
    if (now === null) setNow(at)
    const timer = setTimeout(() => setNow(new Date()), untilSupportChanges(at, zone))
    return () => clearTimeout(timer)
  }, [now, zone])
  if (now === null) return `${supportHours(zone)}.`
  const readers = owner?.timeZone ?? browsersZone()
  const there = supportHoursThere(now, zone, readers)
  return `${supportHours(zone)}${there === null ? '' : ` (${there})`}. ${supportNow(now, zone, readers)}.`
}

const browsersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
