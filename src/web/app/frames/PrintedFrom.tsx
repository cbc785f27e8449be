import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintLine } from '#web/kit/frame/PrintLine.tsx'
import { meQuery } from '../session/session.ts'
import { printedLine } from './printed-line.ts'

/** On paper: the website that the page is about, its address in Fettle, and when it was printed. */
export function PrintedFrom() {
  const client = useQueryClient()
  const [line, setLine] = useState('')
  useEffect(() => {
    const write = () => {
      const owner = client.getQueryData(meQuery.queryKey) ?? null
      // The browser takes its picture of the page right after this event.
      flushSync(() => setLine(printedLine(owner, window.location, new Date())))
    }
    window.addEventListener('beforeprint', write)
    return () => window.removeEventListener('beforeprint', write)
  }, [client])
  return <PrintLine>{line}</PrintLine>
}
