import { useEffect, useState } from 'react'

/** The longest delay of a browser's timer. */
const LONGEST_MS = 2_147_483_647

/** Whether a time has passed; becomes true by itself. `null` counts as passed. */
export function useTimeReached(iso: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = iso === null ? 0 : Date.parse(iso) - now
  useEffect(() => {
    if (iso === null) return
    const wait = Date.parse(iso) - Date.now()
    if (wait <= 0) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait + 1, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [iso])
  return left <= 0
}
