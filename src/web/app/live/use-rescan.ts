import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Category } from '#core/check.ts'
import { callApi } from '../calls/client.ts'
import { showDone } from '../frames/toasts.ts'

/** Keys of queries that a scan changes by starting. */
const CHANGED_BY_START = ['results', 'overview', 'check', 'category'] as const

/** Gives a function that refetches them, so that pages show that it runs. */
function useRefetch() {
  const client = useQueryClient()
  return () => {
    for (const key of CHANGED_BY_START) void client.invalidateQueries({ queryKey: [key] })
  }
}

/** Reruns all checks. */
export function useRescanAll() {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: () => callApi('POST /run'),
    onSuccess: ({ message }) => {
      showDone(message)
      refetch()
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
      refetch()
    },
  })
}
