import { useQuery } from '@tanstack/react-query'
import { isGoing } from '#core/scan-states.ts'
import { resultsQuery } from '../queries/queries.ts'

/** Whether a scan of the website is queued or running. */
export function useScanGoing(): boolean {
  const { data } = useQuery(resultsQuery)
  return data?.scan ? isGoing(data.scan.state) : false
}
