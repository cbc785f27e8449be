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
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken)
    return (
      <Note tone="info">
        This browser can’t play the video. The transcript and the guide say the same, and both can be read
        without it.
      </Note>
    )
  return (
    <video
      ref={player.ref}
      className={classes.video}
      src={video.src}
      // Captions of another address come only to those who ask so (HTML, section 4.8.11.12).
      crossOrigin={/^https?:/u.test(video.src) ? 'anonymous' : undefined}
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
      onError={() => setIsBroken(true)}
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

const NAMES = new Intl.DisplayNames('en-AU', { type: 'language' })
