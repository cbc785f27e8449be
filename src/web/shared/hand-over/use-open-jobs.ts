import { useQuery } from '@tanstack/react-query'
import { checks } from '#web/app/catalogue.generated.ts'
import { planQuery, type PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { openJobs } from './open-jobs.ts'

const OWN = new Set(checks.flatMap(({ id, ownersOnly }) => (ownersOnly ? [id] : [])))

/** Whether a check's result is about the owner's own accounts, and stays with them. */
export const isOwnersOnly = (check: string): boolean => OWN.has(check)

/** The plan's open jobs that somebody else can do; none while the plan is not read. */
export function useOpenJobs(): PlanItemAnswer[] {
  const { data } = useQuery(planQuery)
  return data ? openJobs(data.plan.items, OWN) : []
}
