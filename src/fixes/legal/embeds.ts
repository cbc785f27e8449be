import type { PageFacts } from '#core/evidence/page.ts'

/** Services whose maps, videos and posts stand in frames, by the frame's address. */
const EMBEDS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)\//u, 'YouTube'],
  [/(?:^|\.)vimeo\.com\//u, 'Vimeo'],
  [/(?:^|\.)(?:google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6})/u, 'Google Maps'],
  [/(?:^|\.)openstreetmap\.org\//u, 'OpenStreetMap'],
  [/(?:^|\.)facebook\.com\//u, 'Facebook'],
  [/(?:^|\.)instagram\.com\//u, 'Instagram'],
  [/(?:^|\.)(?:twitter|x)\.com\//u, 'X'],
  [/(?:^|\.)tiktok\.com\//u, 'TikTok'],
  [/(?:^|\.)spotify\.com\//u, 'Spotify'],
  [/(?:^|\.)soundcloud\.com\//u, 'SoundCloud'],
  [/(?:^|\.)calendar\.google\.com\//u, 'Google Calendar'],
]
/** Scripts that put a map into a page. */
const MAP_SCRIPT = /^maps\.(?:googleapis|google)\.com\/maps\/api\/js/u

/** The services whose maps, videos and posts stand in the pages, each once. */
export function embedsOf(pages: readonly PageFacts[]): string[] {
  const frames = pages.flatMap((page) => page.frames.map(({ url }) => placeOf(url)))
  const scripts = pages.flatMap((page) => page.scripts.map(({ url }) => placeOf(url ?? '')))
  const framed = frames.flatMap((place) => EMBEDS.find(([shape]) => shape.test(place))?.[1] ?? [])
  return [
    ...new Set([...framed, ...(scripts.some((place) => MAP_SCRIPT.test(place)) ? ['Google Maps'] : [])]),
  ]
}

function placeOf(address: string): string {
  const url = URL.parse(address)
  return url ? url.hostname + url.pathname : ''
}
