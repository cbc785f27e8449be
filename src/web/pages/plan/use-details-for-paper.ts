import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkQuery, type PlanItemAnswer } from '#web/app/queries/result-queries.ts'

/** So long after the plan has shown, what else it needs has arrived. */
const AFTER_MS = 2_000

/** Loads the details of the items one after the other: a browser that prints waits for no answer. */
export function useDetailsForPaper(items: readonly PlanItemAnswer[]): void {
  const client = useQueryClient()
  const checks = items.map(({ check }) => check).join(' ')
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      for (const check of checks.split(' ').filter((id) => id !== '')) {
        if (leaving.signal.aborted) return
        await client.prefetchQuery({ ...checkQuery(check), staleTime: Number.POSITIVE_INFINITY })
      }
    }
    const timer = setTimeout(() => void load(), AFTER_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, checks])
}
