import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { myMediaQuery } from '#web/app/queries/media-queries.ts'

/** While a video plays its place is kept so often, in seconds of the video. */
const EVERY_SECONDS = 10
/** Somebody who leaves is not asked for less. */
const LEAST_SECONDS = 1

/** Keeps where an owner is in a video. A place that could not be kept is no reason to disturb anybody. */
export function usePlaybackPosition(id: string, isOwner: boolean) {
  const client = useQueryClient()
  const kept = useRef(0)
  const now = useRef(0)
  const keep = useCallback(
    async (seconds: number, finished: boolean) => {
      kept.current = seconds
      now.current = seconds
      if (!isOwner) return
      // The place is kept again with the next one.
      await callApi('PUT /my-media/{id}', { params: { id }, body: { seconds, finished } }).catch(
        () => undefined,
      )
    },
    [id, isOwner],
  )
  // Lists read the place anew once somebody has left the video.
  useEffect(() => {
    const leave = async () => {
      if (Math.abs(now.current - kept.current) >= LEAST_SECONDS) await keep(now.current, false)
      await client.invalidateQueries({ queryKey: myMediaQuery.queryKey })
    }
    return () => void leave()
  }, [client, keep])
  return {
    onPlace: (seconds: number, isPaused: boolean) => {
      now.current = seconds
      if (isPaused || Math.abs(seconds - kept.current) >= EVERY_SECONDS) void keep(seconds, false)
    },
    onEnded: (seconds: number) => keep(seconds, true),
  }
}
