import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { showDone, showProblem } from '#web/app/frames/toasts.ts'
import { useTimeReached } from '#web/app/live/use-time-reached.ts'
import type { ShownCheck } from './checked-again.ts'
import { resultKindOf } from './kind-of.ts'
import { rerunEnd } from './rerun-end.ts'

/** The state of a rerun, and a function to start one. */
export interface Rerun {
  /** It is queued or running, whoever started it. */
  isRunning: boolean
  /** Label of the button: "Re-run test", "Running test". */
  label: string
  /** When it is allowed again, ISO 8601; `null`: now. */
  waitUntil: string | null
  start: () => void
  /** What was shown before a rerun that has ended here; `null`: none has. */
  was: ShownCheck | null
}

/** Whether a rerun can be started now. */
export const isStartable = ({ isRunning, waitUntil }: Pick<Rerun, 'isRunning' | 'waitUntil'>): boolean =>
  !isRunning && waitUntil === null

interface Begun {
  message: string
  doneMessage: string
  before: ShownCheck
  /** Its scan was seen queued or running. */
  isSeen: boolean
}

/** Reruns one check, and says at the end what happened. */
export function useRerun(id: string, answer: CheckAnswer): Rerun {
  const client = useQueryClient()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [was, setWas] = useState<ShownCheck | null>(null)
  const { scan, rerunAt, newest, steps } = answer
  const run = useMutation({
    mutationFn: () => callApi('POST /checks/{id}/run', { params: { id } }),
    onSuccess: ({ message, doneMessage }) =>
      setBegun({ message, doneMessage, before: { newest, steps }, isSeen: false }),
    onSettled: () => client.invalidateQueries({ queryKey: ['check', id] }),
  })
  const isGoing = scan !== null
  const before = begun?.before.newest.updatedAt
  useEffect(() => {
    if (isGoing) setBegun((one) => one && { ...one, isSeen: true })
  }, [isGoing, before])
  const hasEnded = begun !== null && !isGoing && (begun.isSeen || newest.updatedAt !== before)
  useEffect(() => {
    if (!hasEnded) return
    const { isDone, message } = rerunEnd({
      ...begun,
      before: begun.before.newest.updatedAt,
      newest: { updatedAt: newest.updatedAt, kind: resultKindOf(newest) },
    })
    if (isDone) {
      showDone(message)
      setWas(begun.before)
    } else showProblem(message)
    setBegun(null)
  }, [hasEnded, begun, newest])
  const isAllowed = useTimeReached(rerunAt)
  const isRunning = run.isPending || isGoing
  return {
    isRunning,
    label: isRunning ? (begun?.message ?? 'Running test') : 'Re-run test',
    waitUntil: isAllowed ? null : rerunAt,
    start: () => run.mutate(),
    was,
  }
}
