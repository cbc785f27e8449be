import { Button } from '@mantine/core'
import type { PlanId } from '#core/subscription/plans.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'

const WORDS: Readonly<Record<PlanId, string>> = {
  monthly: 'Log in to choose monthly',
  annual: 'Log in to choose annual',
}

/** A visitor's button: a plan needs an account. */
export const VisitorsButton = ({ plan }: { plan: PlanId }) => (
  <Button component={LinkTo} href="/login?next=%2Fpricing" variant="default">
    {WORDS[plan]}
  </Button>
)
