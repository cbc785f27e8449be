import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FirstJobAnswer, firstJobQuery } from '#web/app/queries/result-queries.ts'
import {
  isEnded,
  isScanOver,
  type PublicScanView,
  type Results,
} from '#web/shared/public-scan/public-scan-view.ts'
import { useNow } from '#web/app/live/use-now.ts'
import { askAgainIn, isSettled } from './ask-again.ts'

/** Milliseconds after the scan's start from which a first job is shown, if no result that is still to come can change it. */
const EARLY_MS = 8_000

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
  const elapsedMs = startedAt === null ? 0 : now - Date.parse(startedAt)
  const early = useQuery({
    ...firstJobQuery(id, 'early'),
    enabled: elapsedMs >= EARLY_MS && !hasEnded,
    refetchInterval: ({ state: { data } }) => askAgainIn(data, elapsedMs),
  })
  const last = useQuery({ ...firstJobQuery(id, 'last'), enabled: hasEnded && !isOver })
  // A piece may be made of evidence that is saved after the last result.
  const over = useQuery({ ...firstJobQuery(id, 'over'), enabled: isOver })
  const end = over.data ?? (last.data?.job ? last.data : null)
  const found = end?.job ?? (isSettled(early.data, elapsedMs) ? early.data?.job : null)
  return { job: useFirstOf(id, found ?? null), end }
}

/** The first job that was found for a scan. */
function useFirstOf(scan: string, found: FirstJobAnswer['job']): FirstJobAnswer['job'] {
  const [first, setFirst] = useState({ scan, job: found })
  if (first.scan === scan && (first.job !== null || found === null)) return first.job
  setFirst({ scan, job: found })
  return found
}
