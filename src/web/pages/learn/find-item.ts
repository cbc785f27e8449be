import type { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '#web/app/calls/failure.ts'
import { lessonsQuery, type MediaAnswer, mediaItemQuery } from '#web/app/queries/media-queries.ts'
import { mediaId } from '#web/shared/lessons/lesson-words.ts'

/** One item of the library; `null`: there is none of this id. Fails where it cannot be read, so that nobody takes that for the end of a playlist. */
export async function findItem(client: QueryClient, id: string): Promise<MediaAnswer | null> {
  // Our own lessons are loaded all at once; a remote library's one at a time.
  const ours = await client.ensureQueryData(lessonsQuery)
  const known = ours.find((item) => mediaId(item) === id)
  if (known) return known
  return client.ensureQueryData(mediaItemQuery(id)).catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 404) return null
    throw error
  })
}
