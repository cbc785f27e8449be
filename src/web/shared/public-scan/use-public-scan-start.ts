import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { forgetResults } from '#web/app/queries/forget-results.ts'

export interface PublicScanStart {
  /** Starts a scan, then opens its results. */
  start: (address: string) => void
  busy: boolean
  /** The message for the field; `undefined`: nothing is wrong. */
  error: string | undefined
  /** The address that was started last. */
  started: string
}

/** Starts a public scan. A failure is shown at the field, not in a toast. */
export function usePublicScanStart(): PublicScanStart {
  const router = useRouter()
  const client = useQueryClient()
  const {
    mutate,
    isPending,
    error,
    variables = '',
  } = useMutation({
    mutationFn: (address: string) => callApi('POST /visits', { body: { address } }),
    meta: { toast: false },
    onSuccess: () => {
      void forgetResults(client)
      return router.navigate({ to: '/looking' })
    },
  })
  return {
    start: (address) => mutate(address),
    busy: isPending,
    started: variables,
    error: error ? sentenceOf(error, 'address') : undefined,
  }
}
