import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { clockTime, shortDate } from '#core/dates.ts'
import { PrintLine } from '#web/kit/frame/PrintLine.tsx'
import { meQuery } from '../session/session.ts'

/** On paper: the website that the page is about, its address in Fettle, and when it was printed. */
export function PrintedFrom() {
  const client = useQueryClient()
  const [line, setLine] = useState('')
  useEffect(() => {
    const write = () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const now = new Date().toISOString()
      const { origin, pathname } = window.location
      const host = client.getQueryData(meQuery.queryKey)?.website?.host ?? 'Fettle'
      // The browser takes its picture of the page right after this event.
      flushSync(() =>
        setLine(`${host} · ${origin}${pathname} · ${shortDate(now, timeZone)}, ${clockTime(now, timeZone)}`),
      )
    }
    window.addEventListener('beforeprint', write)
    return () => window.removeEventListener('beforeprint', write)
  }, [client])
  return <PrintLine>{line}</PrintLine>
}
