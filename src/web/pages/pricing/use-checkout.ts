import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlanId } from '#core/subscription/plans.ts'
import { callApi } from '#web/app/calls/client.ts'

/** Opens the checkout of a plan. `chosen`: its button stays pressed until the browser has left the page. */
export function useCheckout() {
  const [chosen, setChosen] = useState<PlanId | null>(null)
  const { mutate } = useMutation({
    mutationFn: (plan: PlanId) => callApi('POST /subscription/orders', { body: { plan } }),
    onMutate: (plan) => setChosen(plan),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => setChosen(null),
  })
  // With the back button the page may return as it was left, with the button pressed.
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => persisted && setChosen(null)
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])
  return { chosen, choose: mutate }
}
