import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { myMediaQuery } from '#web/app/queries/media-queries.ts'

/** How often the position is saved while a video plays, in seconds of the video. */
const EVERY_SECONDS = 10
/** When a page is left, a smaller difference is not saved. */
const LEAST_SECONDS = 1

/** Saves the playback position. A failure is not shown. */
export function usePlaybackPosition(id: string, isOwner: boolean) {
  const client = useQueryClient()
  const kept = useRef(0)
  const now = useRef(0)
  const keep = useCallback(
    async (seconds: number, finished: boolean) => {
      kept.current = seconds
      now.current = seconds
      if (!isOwner) return
      // The next save includes the position.
      await callApi('PUT /my-media/{id}', { params: { id }, body: { seconds, finished } }).catch(
        () => undefined,
      )
    },
    [id, isOwner],
  )
  // Lists refetch the position once the video's page was left.
  useEffect(() => {
    const leave = async () => {
      if (Math.abs(now.current - kept.current) >= LEAST_SECONDS) await keep(now.current, false)
      await client.invalidateQueries({ queryKey: myMediaQuery.queryKey })
    }
    return () => void leave()
  }, [client, keep])
  return {
    onPosition: (seconds: number, isPaused: boolean) => {
      now.current = seconds
      if (isPaused || Math.abs(seconds - kept.current) >= EVERY_SECONDS) void keep(seconds, false)
    },
    onEnded: (seconds: number) => keep(seconds, true),
  }
}
