import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReportKindId } from '#report/kinds.ts'
import { callAddress, callApi } from '#web/app/calls/client.ts'
import { reportsQuery } from '#web/app/queries/result-queries.ts'
import { showProblem } from '#web/app/frames/toasts.ts'
import { download } from './download.ts'

/** An event announces when a report is done; this polls too, in case it was missed. */
const ASK_MS = 2_000
const NOT_AVAILABLE = 'Report not available'

/** A report's download: made on a press, then downloaded. */
export interface ReportDownload {
  /** `false`: it is known that the report would have no content. */
  isAvailable: boolean
  isBusy: boolean
  /** Percent; `null` when none is being made. */
  progress: number | null
  start: () => void
}

/** Makes a report of a kind and downloads it. */
export function useReport(kind: ReportKindId): ReportDownload {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<string | null>(null)
  const { data } = useQuery({ ...reportsQuery, refetchInterval: wanted === null ? false : ASK_MS })
  const make = useMutation({
    mutationFn: () => callApi('POST /reports/{kind}', { params: { kind } }),
    onSuccess: ({ id }) => setWanted(id),
    onSettled: () => client.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  })
  const about = data?.kinds.find((one) => one.kind === kind)
  const newest = about?.newest?.id === wanted ? about?.newest : undefined
  useEffect(() => {
    if (newest?.state === 'done') download(callAddress('/reports/{kind}', { kind }, {}))
    if (newest?.state === 'failed') showProblem(NOT_AVAILABLE)
    if (newest?.state === 'done' || newest?.state === 'failed') setWanted(null)
  }, [newest, kind])
  const isBusy = make.isPending || wanted !== null
  return {
    isAvailable: about?.available !== false,
    isBusy,
    progress: isBusy ? (newest?.progress ?? 0) : null,
    start: () => make.mutate(),
  }
}
