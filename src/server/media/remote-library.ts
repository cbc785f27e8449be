import { z } from 'zod'
import type { MediaLibrary } from '#api/services.ts'
import { languageTag } from '#core/lessons/caption-language.ts'
import { type MediaItem, mediaItemShape } from '#core/lessons/media-item.ts'
import { openServiceClient } from '#net/service-client.ts'

const list = z.array(z.unknown())
/** Milliseconds that a page waits for its media items at most. */
const TIMEOUT_MS = 5_000

/**
 * The media library of a service at `base`, which answers `GET {base}/medias?mediaId=1,2` with a list of items. An error is reported to
 * `onFault` and gives an empty list (specification, section 8): media are extra, and no page fails for them.
 */
export function remoteLibrary(
  base: string,
  onFault: (error: unknown, where: string) => void,
  patience = TIMEOUT_MS,
): MediaLibrary {
  const service = openServiceClient(base)
  return {
    origin: new URL(base).origin,
    async byIds(ids) {
      if (ids.length === 0) return []
      const url = `${base.replace(/\/$/u, '')}/medias?${new URLSearchParams({ mediaId: ids.join(',') })}`
      try {
        const { status, body } = await service.send({
          method: 'GET',
          url,
          headers: {},
          signal: AbortSignal.timeout(patience),
        })
        if (status !== 200) throw new Error(`the media service answered ${status}`)
        return inOrder(ids, list.parse(JSON.parse(body.toString())), base)
      } catch (error) {
        onFault(error, 'the media service')
        return []
      }
    },
  }
}

/** Valid items in the order asked for; others are left out. */
function inOrder(ids: readonly string[], given: readonly unknown[], base: string): MediaItem[] {
  const items = given.flatMap((one) => {
    const read = mediaItemShape.safeParse(one)
    return read.success ? [withSafeLinks(read.data, base)] : []
  })
  const byId = new Map(items.map((item) => [String(item.id), item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const withSafeLinks = (item: MediaItem, base: string): MediaItem => ({
  ...item,
  // In the specification only transcripts and guides have names.
  name: item.name || item.transcript?.name || `Lesson ${item.id}`,
  video: webAddress(item.video, base),
  poster: webAddress(item.poster, base),
  subtitles: item.subtitles.flatMap(({ locale, url }) => {
    const safe = webAddress(url, base)
    return safe === null ? [] : [{ locale: languageTag(locale), url: safe }]
  }),
  asset: { pdf: webAddress(item.asset.pdf, base) },
  transcript: item.transcript && {
    ...item.transcript,
    asset: { pdf: webAddress(item.transcript.asset.pdf, base) },
  },
})

/** An absolute http or https address; otherwise `null`. */
function webAddress(address: string | null, base: string): string | null {
  const url = address === null ? null : URL.parse(address, base)
  return url && /^https?:$/u.test(url.protocol) ? url.href : null
}
