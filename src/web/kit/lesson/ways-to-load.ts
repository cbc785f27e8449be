/**
 * The ways to request a video. Captions at another origin need a request with CORS, which that origin may refuse
 * (HTML, section 4.8.11.12); then the video is loaded without them.
 */
type Way = 'cors' | 'plain'

interface Loading {
  /** How it is requested now; `null`: it has failed, until somebody tries again. */
  way: Way | null
  /** How it is requested when somebody tries again. */
  again: Way
}

/** `MediaError.MEDIA_ERR_NETWORK`: the file was found and is being read when the connection ends. */
const LOST = 2

/** The first way to request the video at an address. */
export function firstOf(src: string): Loading {
  const way = /^https?:/u.test(src) ? 'cors' : 'plain'
  return { way, again: way }
}

/** What comes after an error with this code of `MediaError`. */
export function afterError({ way, again }: Loading, code: number | undefined): Loading {
  if (code === LOST) return { way: null, again: way ?? again }
  return { way: way === 'cors' ? 'plain' : null, again }
}
