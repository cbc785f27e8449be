import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Category } from '#core/check.ts'
import { callApi } from '../calls/client.ts'
import { showDone } from '../frames/toasts.ts'

/** Gives a function that refetches queries which a scan changes by starting, so that pages show that it runs. */
function useRefetch() {
  const client = useQueryClient()
  return (keys: readonly string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }
}

/** Reruns all checks. */
export function useRescanAll() {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: () => callApi('POST /run'),
    onSuccess: ({ message }) => {
      showDone(message)
      refetch(['results', 'overview', 'check', 'category'])
    },
  })
}

/** Reruns the checks of a category. */
export function useRescanCategory(category: Category) {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: () => callApi('POST /categories/{category}/run', { params: { category } }),
    onSuccess: ({ message }) => {
      showDone(message)
      refetch(['results', 'category'])
    },
  })
}
