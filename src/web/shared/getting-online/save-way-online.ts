import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type WayOnlineAnswer, wayOnlineQuery } from '#web/app/queries/way-online-query.ts'

const mutationKey = ['save-way-online']

/** Shows what is saved at once, and what is stored where the last saving failed. Each press sends everything. */
export function saveWayOnline(client: QueryClient, put: (body: WayOnlineAnswer) => Promise<unknown>) {
  const { queryKey } = wayOnlineQuery
  return mutationOptions({
    mutationKey,
    mutationFn: put,
    // One after the other, so that the last press is what is kept.
    scope: { id: 'way-online' },
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, body)
    },
    // What a later press sends has this one's in it, and is on the screen.
    onError: async () => {
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey })
    },
  })
}
