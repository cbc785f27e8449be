import { useEffect, useRef, useState } from 'react'
import { lengthProblem } from '#core/owner-input/password.ts'
import type { StrengthQuestion } from './strength-worker.ts'

interface Judged {
  password: string
  score: number
}

/**
 * How hard a password is to guess, 0 to 4, while it is typed; `null` before it is scored. Runs in a worker,
 * which starts with the first password that is long enough.
 */
export function useStrength(password: string, words: readonly string[]): number | null {
  const worker = useRef<Worker>(null)
  const [judged, setJudged] = useState<Judged | null>(null)
  const list = words.join('\n')
  const isLongEnough = lengthProblem(password) === null
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (!isLongEnough) return
    worker.current ??= startJudge(setJudged)
    const question: StrengthQuestion = { password, words: list.split('\n') }
    worker.current.postMessage(question, [])
  }, [password, list, isLongEnough])
  return isLongEnough && judged?.password === password ? judged.score : null
}

function startJudge(onJudged: (judged: Judged) => void): Worker {
  const worker = new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => onJudged(data))
  return worker
}
