import type { PageFacts } from '#core/evidence/page.ts'

/** Services that show films in frames of other websites. */
const FILM_SERVICES =
  /(?:^|\.)(?:youtube|youtube-nocookie|vimeo|dailymotion|wistia|vidyard|loom|brightcove|jwplatform|mediadelivery|videodelivery|cloudflarestream|rumble|tiktok)\.(?:com|net|co)$/u
/** Any other frame whose address says so, such as a social network's player. */
const FILM_PATH = /(?:^|[/_-])(?:videos?|player)(?:[/._-]|$)/iu
const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov|m3u8)$/iu

/** Whether the page shows a film of its own in its main part: one that the homepage has, too, is mostly a moving background. */
export function showsFilm(page: PageFacts, home: PageFacts): boolean {
  const onHome = new Set(filmsOf(home))
  return filmsOf(page).some((url) => !onHome.has(url))
}

const filmsOf = ({ frames, media }: PageFacts): string[] => [
  ...frames.filter(({ url, region }) => region === 'main' && isFilmFrame(url)).map(({ url }) => url),
  ...media.filter((url) => FILM_FILE.test(URL.parse(url)?.pathname ?? '')),
]

function isFilmFrame(url: string): boolean {
  const { hostname = '', pathname = '' } = URL.parse(url) ?? {}
  return FILM_SERVICES.test(hostname) || FILM_PATH.test(pathname)
}
