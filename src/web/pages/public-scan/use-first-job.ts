import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FirstJobAnswer, firstJobQuery } from '#web/app/queries/result-queries.ts'
import {
  isEnded,
  isScanOver,
  type PublicScanView,
  type Results,
} from '#web/shared/public-scan/public-scan-view.ts'
import { useNow } from './use-now.ts'

/** The first job of a slow website is shown so long after the start, with what has arrived. */
const EARLY_MS = 14_000
/** Until there is one, it is asked for this often. */
const ASK_AGAIN_MS = 2_500

export interface FirstJobSeen {
  /** Once shown, it stays for this scan. */
  job: FirstJobAnswer['job']
  /** `null` until the results have arrived. */
  end: FirstJobAnswer | null
}

/** What to do first: when the results have arrived, or earlier where that takes long. */
export function useFirstJob(results: Results | null, view: PublicScanView): FirstJobSeen {
  const scan = results?.scan ?? null
  const id = scan?.id ?? ''
  const isOver = isScanOver(results)
  const hasEnded = scan !== null && isEnded(results, view)
  const startedAt = scan?.startedAt ?? null
  const now = useNow(startedAt !== null && !hasEnded)
  const isLong = startedAt !== null && now - Date.parse(startedAt) >= EARLY_MS
  const early = useQuery({
    ...firstJobQuery(id, 'early'),
    enabled: isLong && !hasEnded,
    refetchInterval: ({ state: { data } }) => (data?.job ? false : ASK_AGAIN_MS),
  })
  const last = useQuery({ ...firstJobQuery(id, 'last'), enabled: hasEnded && !isOver })
  // A piece may be made of evidence that is saved after the last result.
  const over = useQuery({ ...firstJobQuery(id, 'over'), enabled: isOver })
  const end = over.data ?? (last.data?.job ? last.data : null)
  return { job: useFirstOf(id, early.data?.job ?? end?.job ?? null), end }
}

/** The first job that was found for a scan. */
function useFirstOf(scan: string, found: FirstJobAnswer['job']): FirstJobAnswer['job'] {
  const [first, setFirst] = useState({ scan, job: found })
  if (first.scan === scan && (first.job !== null || found === null)) return first.job
  setFirst({ scan, job: found })
  return found
}
