interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The part of a video that keys control. */
type Video = Pick<HTMLVideoElement, 'paused' | 'play' | 'pause' | 'currentTime'> & {
  textTracks: Iterable<Pick<TextTrack, 'mode'>>
}

const STEP = 5
const LONG_STEP = 10

const ACTIONS: Readonly<Record<string, (video: Video) => void>> = {
  // A browser may refuse to start playing by itself; the button remains.
  k: (video) => void (video.paused ? video.play().catch(() => undefined) : video.pause()),
  ArrowLeft: (video) => move(video, -STEP),
  ArrowRight: (video) => move(video, STEP),
  j: (video) => move(video, -LONG_STEP),
  l: (video) => move(video, LONG_STEP),
  c: (video) => {
    const tracks = [...video.textTracks]
    const shown = tracks.filter(({ mode }) => mode === 'showing')
    for (const track of shown) track.mode = 'hidden'
    if (shown.length > 0) return
    // A hidden one is what was shown last.
    const next = tracks.find(({ mode }) => mode === 'hidden') ?? tracks[0]
    if (next) next.mode = 'showing'
  },
}

/** The keys and their actions, in words. */
export const KEYS: readonly { keys: string; does: string }[] = [
  { keys: 'Space or K', does: 'Play and pause' },
  { keys: '← and →', does: 'Back and forward 5 seconds' },
  { keys: 'J and L', does: 'Back and forward 10 seconds' },
  { keys: 'C', does: 'Captions on and off' },
]

/** Runs a key's action on the video; `false`: it has none, or the browser handles it (space). */
export function keyAction({ key, ctrlKey, metaKey, altKey }: Key, video: Video): boolean {
  const name = key.length === 1 ? key.toLowerCase() : key
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!action || ctrlKey || metaKey || altKey) return false
  action(video)
  return true
}

function move(video: Video, seconds: number): void {
  video.currentTime = Math.max(0, video.currentTime + seconds)
}
