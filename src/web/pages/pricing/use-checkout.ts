import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { PlanId } from '#core/subscription/plans.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useReleaseOnReturn } from '#web/app/nav/use-release-on-return.ts'

/** Opens the checkout of a plan. `chosen`: its button stays pressed until the browser has left the page. */
export function useCheckout() {
  const [chosen, setChosen] = useState<PlanId | null>(null)
  const { mutate } = useMutation({
    mutationFn: (plan: PlanId) => callApi('POST /subscription/orders', { body: { plan } }),
    onMutate: (plan) => setChosen(plan),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => setChosen(null),
  })
  useReleaseOnReturn(useCallback(() => setChosen(null), []))
  return { chosen, choose: mutate }
}
