import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Category } from '#core/check.ts'
import { callApi } from '../calls/client.ts'
import { showDone } from '../frames/toasts.ts'

/** Refetches what a scan has changed by starting, so that pages show that it runs. */
function useBegun() {
  const client = useQueryClient()
  return (keys: readonly string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }
}

/** Reruns all tests. */
export function useRescanAll() {
  const begun = useBegun()
  return useMutation({
    mutationFn: () => callApi('POST /run'),
    onSuccess: ({ message }) => {
      showDone(message)
      begun(['results', 'overview', 'check', 'category'])
    },
  })
}

/** Reruns the tests of a category. */
export function useRescanCategory(category: Category) {
  const begun = useBegun()
  return useMutation({
    mutationFn: () => callApi('POST /categories/{category}/run', { params: { category } }),
    onSuccess: ({ message }) => {
      showDone(message)
      begun(['results', 'category'])
    },
  })
}
