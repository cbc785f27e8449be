import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { checks } from '#web/app/catalogue.generated.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useLive } from '#web/app/live/live.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { withEvent, NOTHING_ARRIVED } from './check-progress.ts'
import { isScanOver, publicScanView } from './public-scan-view.ts'

/** Refetches at least this often while results arrive, in case live events are lost. */
const READ_ANEW_MS = 5_000

/** The results of the website in view while they arrive, and afterwards. */
export function usePublicScan() {
  const query = useQuery({
    ...resultsQuery,
    refetchInterval: ({ state: { data } }) => (data && !isScanOver(data) ? READ_ANEW_MS : false),
  })
  const [arrived, onEvent] = useReducer(withEvent, NOTHING_ARRIVED)
  useLive(query.data !== undefined, onEvent)
  const seen = query.data ?? null
  return { query, view: publicScanView({ checks, results: seen, arrived }) }
}

/** Cancels a scan; finished results stay. */
export function useStop() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi('POST /scans/{id}/stop', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: resultsQuery.queryKey }),
  })
}
