import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import type { CheckAnswer, Result } from '#web/app/queries/result-queries.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useTimeReached } from '#web/app/live/use-time-reached.ts'

/** The state of a rerun, and a function to start one. */
export interface Rerun {
  /** It is queued or running, whoever started it. */
  isRunning: boolean
  /** Label of the button: "Re-run test", "Running test". */
  label: string
  /** When it is allowed again, ISO 8601; `null`: now. */
  waitUntil: string | null
  start: () => void
  /** The result that was shown before a rerun that has ended here; `null`: none has. */
  was: Result | null
}

interface Begun {
  message: string
  doneMessage: string
  /** The result that was shown before. */
  before: Result
}

/** Reruns one check, and shows a message once its new result has arrived. */
export function useRerun(id: string, answer: CheckAnswer): Rerun {
  const client = useQueryClient()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [was, setWas] = useState<Result | null>(null)
  const { scan, rerunAt, newest } = answer
  const run = useMutation({
    mutationFn: () => callApi('POST /checks/{id}/run', { params: { id } }),
    onSuccess: ({ message, doneMessage }) => setBegun({ message, doneMessage, before: newest }),
    onSettled: () => client.invalidateQueries({ queryKey: ['check', id] }),
  })
  const hasLanded = begun !== null && scan === null && newest.updatedAt !== begun.before.updatedAt
  useEffect(() => {
    if (!hasLanded) return
    showDone(begun.doneMessage)
    setWas(begun.before)
    setBegun(null)
  }, [hasLanded, begun])
  const isAllowed = useTimeReached(rerunAt)
  const isRunning = run.isPending || scan !== null
  return {
    isRunning,
    label: isRunning ? (begun?.message ?? 'Running test') : 'Re-run test',
    waitUntil: isAllowed ? null : rerunAt,
    start: () => run.mutate(),
    was,
  }
}
