import { useState } from 'react'
import type { Choice } from '#web/kit/forms/ChoiceGrid.tsx'
import { openJobsWords } from './open-jobs.ts'
import { useOpenJobs } from './use-open-jobs.ts'

/** `one`: the check that the dialog was opened for; `some`: those that the owner ticks. */
type What = 'one' | 'all' | 'some'

/** The checks that are sent, and the fields to choose them. */
export function useChosenChecks(check: { id: string; title: string } | undefined) {
  const jobs = useOpenJobs()
  const [what, setWhat] = useState<What>(check ? 'one' : 'all')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const all = jobs.map(({ check: id }) => id)
  const checks = { one: check ? [check.id] : [], all, some: ticked }[what]
  const whats: { value: What; label: string }[] = [
    ...(check ? [{ value: 'one' as const, label: check.title }] : []),
    { value: 'all', label: openJobsWords(all.length) },
    { value: 'some', label: 'Let me choose' },
  ]
  return {
    checks,
    what,
    whats,
    choose: (value: string | undefined) => setWhat(whats.find((one) => one.value === value)?.value ?? what),
    jobs: jobs.map(({ check: value, title: label }): Choice => ({ value, label })),
    ticked,
    setTicked,
  }
}
