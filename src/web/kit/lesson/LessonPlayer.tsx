import { useState } from 'react'
import { Note } from '../surface/Note.tsx'
import classes from './lesson.module.css'
import { keyAction } from './key-action.ts'
import type { Player } from './use-player.ts'

export interface LessonVideo {
  title: string
  src: string
  poster: string | null
  captions: readonly { locale: string; url: string }[]
}

interface LessonPlayerProps {
  video: LessonVideo
  player: Player
  /** Seconds; where it was stopped the last time. */
  startAt: number
  autoPlay: boolean
  /** Somebody stopped it, or some seconds went by. */
  onPlace: (seconds: number) => void
  onEnded: () => void
}

/** A video with captions. Its keys work while the focus is on it. */
export function LessonPlayer({ video, player, startAt, autoPlay, onPlace, onEnded }: LessonPlayerProps) {
  const [ways, setWays] = useState(() => waysTo(video.src))
  const [way] = ways
  if (way === undefined)
    return (
      <Note tone="info">
        The video can’t be played here just now. The guide says the same, and can be read without it.
      </Note>
    )
  return (
    <video
      key={way}
      ref={player.ref}
      className={classes.video}
      src={video.src}
      crossOrigin={way === 'cors' ? 'anonymous' : undefined}
      poster={video.poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      autoPlay={autoPlay}
      aria-label={video.title}
      onLoadedMetadata={({ currentTarget }) => {
        if (startAt > 0) currentTarget.currentTime = startAt
        currentTarget.playbackRate = player.speed
      }}
      onTimeUpdate={({ currentTarget }) => {
        player.onTime(currentTarget.currentTime)
        if (!currentTarget.paused) onPlace(currentTarget.currentTime)
      }}
      onPause={({ currentTarget }) => onPlace(currentTarget.currentTime)}
      onEnded={onEnded}
      onError={() => setWays(ways.slice(1))}
      onKeyDown={(event) => {
        if (keyAction(event, event.currentTarget)) event.preventDefault()
      }}
    >
      {video.captions.map(({ locale, url }, place) => (
        <track
          key={url}
          kind="captions"
          src={url}
          srcLang={locale}
          label={NAMES.of(locale) ?? locale}
          default={place === 0}
        />
      ))}
    </video>
  )
}

/**
 * How to ask for a video, the best way first. Captions of another address come only to those who ask so that the address may refuse
 * (HTML, section 4.8.11.12); where it does, the video alone is better than none.
 */
const waysTo = (src: string): readonly ('cors' | 'plain')[] =>
  /^https?:/u.test(src) ? ['cors', 'plain'] : ['plain']

const NAMES = new Intl.DisplayNames('en-AU', { type: 'language' })
