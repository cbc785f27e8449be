import { useQuery } from '@tanstack/react-query'
import { resultsQuery } from '../queries/queries.ts'

/** Whether a scan of the website is queued or running. */
export function useScanGoing(): boolean {
  const { data } = useQuery(resultsQuery)
  const state = data?.scan?.state
  return state === 'queued' || state === 'running'
}
