import type { MediaItem } from './media-item.ts'

type WithGuide = Pick<MediaItem, 'asset'>

/** The guide of a media item: its own file, or else that of its `learningSummary`; `null`: there is none. */
export function guidePdf(item: WithGuide, summary: WithGuide | null): string | null {
  return item.asset.pdf ?? summary?.asset.pdf ?? null
}
