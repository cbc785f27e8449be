import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { captionsName } from '#core/lessons/caption-language.ts'
import { Note } from '../surface/Note.tsx'
import classes from './lesson.module.css'
import { keyAction } from './key-action.ts'
import type { Player } from './use-player.ts'
import { afterError, firstOf } from './ways-to-load.ts'

export interface LessonVideo {
  title: string
  src: string
  poster: string | null
  captions: readonly { locale: string; url: string }[]
}

interface LessonPlayerProps {
  video: LessonVideo
  player: Player
  /** The playback position in seconds. */
  startAt: number
  autoPlay: boolean
  /** Called with the position when the video is paused, and several times a second while it plays: how often it is saved is up to the caller. */
  onPosition: (seconds: number) => void
  onEnded: () => void
}

/** A video with captions. Its keys work while it has the focus. */
export function LessonPlayer({ video, player, startAt, autoPlay, onPosition, onEnded }: LessonPlayerProps) {
  const [loading, setLoading] = useState(() => firstOf(video.src))
  const { attempt } = player
  // The button that was pressed is gone.
  useEffect(() => {
    if (attempt > 0) player.ref.current?.focus()
  }, [attempt, player.ref])
  const { way, again } = loading
  if (way === null)
    return (
      <Note tone="info">
        The video won’t play here just now. The guide says the same, and you can read it instead.{' '}
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setLoading({ way: again, again })
            player.tryAgain()
          }}
        >
          Try again
        </Button>
      </Note>
    )
  return (
    <video
      key={`${way} ${attempt}`}
      ref={player.ref}
      className={classes.video}
      src={video.src}
      crossOrigin={way === 'cors' ? 'anonymous' : undefined}
      poster={video.poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      autoPlay={autoPlay || attempt > 0}
      aria-label={video.title}
      onLoadedMetadata={({ currentTarget }) => {
        // A jump may come before the data, and after an error the video is loaded again.
        const from = player.at.current ?? startAt
        if (from > 0) currentTarget.currentTime = from
        currentTarget.playbackRate = player.speed
      }}
      onTimeUpdate={({ currentTarget }) => {
        player.onTime(currentTarget.currentTime)
        if (!currentTarget.paused) onPosition(currentTarget.currentTime)
      }}
      onPause={({ currentTarget }) => onPosition(currentTarget.currentTime)}
      onEnded={onEnded}
      onError={({ currentTarget }) => setLoading(afterError(loading, currentTarget.error?.code))}
      onKeyDown={(event) => {
        if (keyAction(event, event.currentTarget)) event.preventDefault()
      }}
    >
      {video.captions.map(({ locale, url }, index) => (
        <track
          key={url}
          kind="captions"
          src={url}
          srcLang={locale}
          label={captionsName(locale)}
          default={index === 0}
        />
      ))}
    </video>
  )
}
