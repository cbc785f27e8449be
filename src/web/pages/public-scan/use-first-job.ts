import { useQuery } from '@tanstack/react-query'
import { type FirstJobAnswer, firstJobQuery } from '#web/app/queries/result-queries.ts'
import { isEnded, type PublicScanView, type Results } from '#web/shared/public-scan/public-scan-view.ts'
import { useNow } from './use-now.ts'

/** A slow website's first job is shown so long after the start, with what has arrived. */
const EARLY_MS = 17_000

export interface FirstJobSeen {
  /** Once shown, it stays for this scan. */
  job: FirstJobAnswer['job']
  /** `null` until the scan has ended. */
  end: FirstJobAnswer | null
}

/** What to do first: at the end of a scan, or earlier where that takes long. */
export function useFirstJob(results: Results | null, view: PublicScanView): FirstJobSeen {
  const scan = results?.scan ?? null
  const hasEnded = scan !== null && isEnded(results, view)
  const startedAt = scan?.startedAt ?? null
  const now = useNow(startedAt !== null && !hasEnded)
  const isLong = startedAt !== null && now - Date.parse(startedAt) >= EARLY_MS
  const early = useQuery({ ...firstJobQuery(scan?.id ?? '', 'early'), enabled: isLong && !hasEnded })
  const end = useQuery({ ...firstJobQuery(scan?.id ?? '', 'end'), enabled: hasEnded })
  return { job: early.data?.job ?? end.data?.job ?? null, end: end.data ?? null }
}
