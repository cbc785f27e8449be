import { useEffect, useState } from 'react'
import { callAt } from './call-at.ts'

/** Whether a time has passed; becomes true by itself. `null` counts as passed. */
export function useTimeReached(iso: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = iso === null ? 0 : Date.parse(iso) - now
  useEffect(() => (iso === null ? undefined : callAt(Date.parse(iso), () => setNow(Date.now()))), [iso])
  return left <= 0
}
