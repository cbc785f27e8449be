import { useEffect, useState } from 'react'

const EVERY_MS = 1_000

/** The time, updated every second while it matters. */
export function useNow(matters: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!matters) return
    const look = () => setNow(Date.now())
    // The time since it mattered last has passed as well.
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [matters])
  return now
}
