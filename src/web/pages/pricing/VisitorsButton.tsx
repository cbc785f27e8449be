import { Button } from '@mantine/core'
import type { PlanId } from '#core/subscription/plans.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PLAN_NAMES } from '#web/shared/account/pricing-words.ts'

/** A visitor's button: a plan needs an account. */
export const VisitorsButton = ({ plan }: { plan: PlanId }) => (
  <Button component={LinkTo} href="/login?next=%2Fpricing" variant="default">
    Log in to choose {PLAN_NAMES[plan].toLowerCase()}
  </Button>
)
