import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LiveEvent } from '#api/live/live-event.ts'

/** What to read anew after an event. Progress is only listened to. */
const READS: Readonly<Record<LiveEvent['kind'], readonly string[]>> = {
  // What fixes are made from is there when the scan is over, after the results.
  scan: ['results', 'check', 'category', 'me', 'fixes'],
  result: ['results', 'check', 'category'],
  progress: [],
  plan: ['plan', 'overview', 'category', 'check'],
  report: ['reports'],
}

const ALL_READS = new Set(Object.values(READS).flat())

/** Results may land many a second: what they change is read anew at most this often. */
const AT_MOST_EVERY_MS = 400
/** When to try again after a refusal. */
const AGAIN_MS = 20_000

/** Listens to what happens to the website in view, keeps what pages have read up to date, and tells the page. */
export function useLive(isOn: boolean, onEvent?: (event: LiveEvent) => void): void {
  const client = useQueryClient()
  const told = useRef(onEvent)
  told.current = onEvent
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const source = new EventSource('/api/events')
    const keys = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let readAt = 0
    const readAnew = () => {
      timer = undefined
      readAt = Date.now()
      for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
      keys.clear()
    }
    source.addEventListener('message', ({ data }) => {
      const event: LiveEvent = JSON.parse(data)
      told.current?.(event)
      for (const key of READS[event.kind]) keys.add(key)
      timer ??= setTimeout(readAnew, Math.max(0, readAt + AT_MOST_EVERY_MS - Date.now()))
    })
    // Browsers come back by themselves after a lost connection, and never after an answer such as "too many".
    source.addEventListener('error', () => {
      if (source.readyState === source.CLOSED) again = setTimeout(() => setTries(tries + 1), AGAIN_MS)
    })
    // Events may have been missed before it opened: what they tell of is read anew.
    source.addEventListener('open', () => {
      for (const key of ALL_READS) void client.invalidateQueries({ queryKey: [key] })
    })
    return () => {
      clearTimeout(timer)
      clearTimeout(again)
      source.close()
    }
  }, [isOn, client, tries])
}
