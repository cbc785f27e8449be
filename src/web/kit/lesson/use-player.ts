import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cueAt, type SaidAt } from './cue-at.ts'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

export interface Player {
  ref: RefObject<HTMLVideoElement | null>
  /** What is said, once the captions are there. */
  cues: readonly SaidAt[]
  /** Which of it is being said; -1: none. */
  active: number
  speed: Speed
  setSpeed: (speed: Speed) => void
  /** Goes to a moment, and plays on from there. */
  jump: (seconds: number) => void
  /** Told by the video as it plays. */
  onTime: (seconds: number) => void
}

/** Who likes one video faster likes the next one faster, too; until the page is left. */
let lastSpeed: Speed = 1

/** One video with its captions, its speed, and the moment it is at. */
export function usePlayer(): Player {
  const ref = useRef<HTMLVideoElement>(null)
  const cues = useCues(ref)
  const [seconds, setSeconds] = useState(0)
  const [speed, setSpeed] = useState<Speed>(lastSpeed)
  useEffect(() => {
    lastSpeed = speed
    if (ref.current) ref.current.playbackRate = speed
  }, [speed])
  const jump = useCallback((to: number) => {
    const video = ref.current
    if (!video) return
    video.currentTime = to
    setSeconds(to)
    // On a phone the line that was pressed stands far below it.
    video.scrollIntoView({ block: 'nearest' })
    // A browser may refuse to begin by itself; the place is right then, and the button is there.
    video.play().catch(() => undefined)
  }, [])
  return { ref, cues, active: cueAt(cues, seconds), speed, setSpeed, jump, onTime: setSeconds }
}

/** The captions of the video's first track, kept when they are no longer shown. */
function useCues(ref: RefObject<HTMLVideoElement | null>): readonly SaidAt[] {
  const [cues, setCues] = useState<readonly SaidAt[]>([])
  useEffect(() => {
    const element = ref.current?.querySelector('track')
    if (!element) return undefined
    const read = () => {
      const list = [...(element.track.cues ?? [])]
      if (list.length > 0) setCues(list.filter((cue) => cue instanceof VTTCue).map(plain))
    }
    element.addEventListener('load', read)
    read()
    return () => element.removeEventListener('load', read)
  }, [ref])
  return cues
}

const plain = (cue: VTTCue): SaidAt => ({
  start: cue.startTime,
  end: cue.endTime,
  text: cue.getCueAsHTML().textContent,
})
