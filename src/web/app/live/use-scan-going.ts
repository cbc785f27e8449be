import { useQuery } from '@tanstack/react-query'
import { resultsQuery } from '../queries/queries.ts'

/** Whether the website is being looked at now. */
export function useScanGoing(): boolean {
  const { data } = useQuery(resultsQuery)
  const state = data?.scan?.state
  return state === 'queued' || state === 'running'
}
