import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LiveEvent } from '#api/live/live-event.ts'
import { queriesOf } from './queries-of-event.ts'

/** Many results may arrive in a second: the queries that they change are refetched at most this often. */
const AT_MOST_EVERY_MS = 400
/** When to try again after a refusal. */
const AGAIN_MS = 20_000

/** Listens to the events of the website in view, refetches the queries that they change, and calls `onEvent`. */
export function useLive(isOn: boolean, onEvent?: (event: LiveEvent) => void): void {
  const client = useQueryClient()
  const handler = useRef(onEvent)
  handler.current = onEvent
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isOn) return
    // The server begins the first stream of a page with the events since the page began to read.
    let sendsMissed = tries === 0
    const source = new EventSource(
      sendsMissed ? `/api/events?missedMs=${Math.ceil(performance.now())}` : '/api/events',
    )
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
      handler.current?.(event)
      for (const key of queriesOf(event.kind)) keys.add(key)
      timer ??= setTimeout(readAnew, Math.max(0, readAt + AT_MOST_EVERY_MS - Date.now()))
    })
    // Browsers reconnect by themselves after a lost connection, but never after an answer such as "too many". The address stays as it was: it does not count
    // the time since.
    source.addEventListener('error', () => {
      sendsMissed = false
      if (source.readyState === source.CLOSED) again = setTimeout(() => setTries(tries + 1), AGAIN_MS)
    })
    // Events may have been missed while there was no stream: their queries are refetched.
    source.addEventListener('open', () => {
      if (!sendsMissed)
        for (const key of queriesOf('missed')) void client.invalidateQueries({ queryKey: [key] })
    })
    // A page that the browser keeps for the way back would hold one of the website's few streams.
    const leave = () => source.close()
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTries(tries + 1)
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      clearTimeout(timer)
      clearTimeout(again)
      source.close()
    }
  }, [isOn, client, tries])
}
