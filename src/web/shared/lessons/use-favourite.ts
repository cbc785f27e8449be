import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { type MyMedia, myMediaQuery } from '#web/app/queries/media-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'

/** Adds a lesson to the owner's favourites, or removes it. Shown at once. */
export function useFavourite() {
  const client = useQueryClient()
  const { id: uid } = useMe()
  return useMutation({
    mutationFn: (mediaId: string) => callApi('POST /toggleFavourite', { body: { mediaId, uid } }),
    onMutate: async (mediaId) => {
      // An answer that is under way would turn the star back.
      await client.cancelQueries({ queryKey: myMediaQuery.queryKey })
      client.setQueryData(
        myMediaQuery.queryKey,
        (before: MyMedia | undefined) => before && toggled(before, mediaId),
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: myMediaQuery.queryKey }),
  })
}

const toggled = (before: MyMedia, mediaId: string): MyMedia => ({
  ...before,
  favourites: before.favourites.includes(mediaId)
    ? before.favourites.filter((one) => one !== mediaId)
    : [mediaId, ...before.favourites],
})
