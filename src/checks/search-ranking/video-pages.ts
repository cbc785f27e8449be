import type { PageFacts } from '#core/evidence/page.ts'

/** Services that show videos in frames of other websites, by the addresses of their players (our own list). */
const VIDEO_SERVICES =
  /(?:^|\.)(?:youtube|youtube-nocookie|vimeo|dailymotion|wistia|vidyard|loom|brightcove|jwplatform|mediadelivery|videodelivery|cloudflarestream|rumble|tiktok)\.(?:com|net|co)$/u
/** Any other frame whose address says so: a social network's video, or a player of sound, which is no text either. */
const VIDEO_PATH = /(?:^|[/_-])(?:videos?|player)(?:[/._-]|$)/iu
const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov|m3u8)$/iu

/** Whether the page shows a video of its own, in a frame of its main part or as a file: one that the homepage has, too, is mostly a moving background. */
export function showsVideo(page: PageFacts, home: PageFacts): boolean {
  const onHome = new Set(videosOf(home))
  return videosOf(page).some((url) => !onHome.has(url))
}

const videosOf = ({ frames, media }: PageFacts): string[] => [
  ...frames.filter(({ url, region }) => region === 'main' && isVideoFrame(url)).map(({ url }) => url),
  ...media.filter((url) => VIDEO_FILE.test(URL.parse(url)?.pathname ?? '')),
]

function isVideoFrame(url: string): boolean {
  const { hostname = '', pathname = '' } = URL.parse(url) ?? {}
  return VIDEO_SERVICES.test(hostname) || VIDEO_PATH.test(pathname)
}
