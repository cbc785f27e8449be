import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cueAt, type TimedText } from './cue-at.ts'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

export interface Player {
  ref: RefObject<HTMLVideoElement | null>
  /** Where the video is, or was asked to go, in seconds; `null`: it has not begun. */
  at: RefObject<number | null>
  /** The captions, once they are loaded. */
  cues: readonly TimedText[]
  /** The index of the present one; -1: none. */
  active: number
  speed: Speed
  setSpeed: (speed: Speed) => void
  /** Jumps to a time, and plays on from there. */
  jump: (seconds: number) => void
  /** How often it was loaded again on request. */
  attempt: number
  tryAgain: () => void
  /** Called by the video while it plays. */
  onTime: (seconds: number) => void
}

/** The speed is kept for the next video, until the page is left. */
let lastSpeed: Speed = 1

/** One video with its captions, speed and time. */
export function usePlayer(): Player {
  const ref = useRef<HTMLVideoElement>(null)
  const at = useRef<number | null>(null)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), [])
  const cues = useCues(ref, attempt)
  const [seconds, setSeconds] = useState(0)
  const [speed, setSpeed] = useState<Speed>(lastSpeed)
  useEffect(() => {
    lastSpeed = speed
    if (ref.current) ref.current.playbackRate = speed
  }, [speed])
  const onTime = useCallback((to: number) => {
    at.current = to
    setSeconds(to)
  }, [])
  const jump = useCallback(
    (to: number) => {
      const video = ref.current
      if (!video) return
      video.currentTime = to
      onTime(to)
      // On a phone the pressed line is far below the video.
      video.scrollIntoView({ block: 'nearest' })
      // A browser may refuse to start playing by itself; the time is set all the same, and the button remains.
      video.play().catch(() => undefined)
    },
    [onTime],
  )
  return { ref, at, cues, active: cueAt(cues, seconds), speed, setSpeed, jump, attempt, tryAgain, onTime }
}

/** The captions of the video's first track, kept when they are no longer shown. Each attempt to load it makes a new track. */
function useCues(ref: RefObject<HTMLVideoElement | null>, attempt: number): readonly TimedText[] {
  const [cues, setCues] = useState<readonly TimedText[]>([])
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
  }, [ref, attempt])
  return cues
}

const plain = (cue: VTTCue): TimedText => ({
  start: cue.startTime,
  end: cue.endTime,
  text: cue.getCueAsHTML().textContent,
})
