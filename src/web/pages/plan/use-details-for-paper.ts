import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkQuery, fixesQuery, type PlanItemAnswer } from '#web/app/queries/result-queries.ts'

/** How long after the plan is shown the loading begins, in milliseconds: by then the page has what it needs itself. */
const AFTER_MS = 2_000
const staleTime = Number.POSITIVE_INFINITY

/** Loads the details of the items and their ready-made texts one after the other: a browser that prints waits for no answer. */
export function useDetailsForPaper(items: readonly PlanItemAnswer[]): void {
  const client = useQueryClient()
  const all = idsOf(items)
  const readyMade = idsOf(items.filter((item) => item.isReadyMade))
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      for (const check of all.split(' ').filter((id) => id !== '')) {
        if (leaving.signal.aborted) return
        await client.prefetchQuery({ ...checkQuery(check), staleTime })
        if (readyMade.split(' ').includes(check)) await loadFixes(client, check)
      }
    }
    const timer = setTimeout(() => void load(), AFTER_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, all, readyMade])
}

async function loadFixes(client: QueryClient, check: string): Promise<void> {
  const at = client.getQueryData(checkQuery(check).queryKey)?.newest.updatedAt
  if (at !== undefined) await client.prefetchQuery({ ...fixesQuery(check, at), staleTime })
}

/** One text for the same items, which an effect can compare. */
const idsOf = (items: readonly PlanItemAnswer[]): string => items.map(({ check }) => check).join(' ')
