import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { connectionsQuery } from '#web/app/queries/admin-queries.ts'

/** The test of a service; its card then shows how the service is doing. */
export function useServiceTest(service: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST /admin/connections/{service}/test', { params: { service } }),
    onSettled: () => client.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  })
}
