import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { videoTime } from '#core/format/times.ts'
import { hasNoSound } from '#core/lessons/no-sound.ts'
import type { MediaAnswer } from '#web/app/queries/media-queries.ts'
import { IconFileText } from '#web/kit/icons.ts'
import { LessonBar, LessonLayout, LessonNote } from '#web/kit/lesson/LessonLayout.tsx'
import { LessonPlayer } from '#web/kit/lesson/LessonPlayer.tsx'
import { SpeedChoice } from '#web/kit/lesson/SpeedChoice.tsx'
import { usePlayer } from '#web/kit/lesson/use-player.ts'
import { LinkButton } from '#web/kit/link/LinkButton.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { FavouriteStar } from '#web/shared/lessons/FavouriteStar.tsx'
import { guidePath, mediaId } from '#web/shared/lessons/lesson-words.ts'
import { LessonsBack } from './LessonsBack.tsx'
import { PasteYours } from './PasteYours.tsx'
import { TranscriptSection } from './TranscriptSection.tsx'
import { UpNext } from './UpNext.tsx'
import { useNext } from './use-next.ts'
import { usePlaybackPosition } from './use-playback-position.ts'

interface VideoLessonProps {
  item: MediaAnswer
  isOwner: boolean
  /** Id of the first video of its playlist. */
  list: string
  startAt: number
  autoPlay: boolean
}

/** A video with its captions, its transcript, and the next video. */
export function VideoLesson({ item, isOwner, list, startAt, autoPlay }: VideoLessonProps) {
  const id = mediaId(item)
  const player = usePlayer()
  const position = usePlaybackPosition(id, isOwner)
  const next = useNext(list, id)
  const router = useRouter()
  const [goesOn, setGoesOn] = useState(true)
  const [isOver, setIsOver] = useState(false)
  // What is still wanted once the position is saved: the reader may have left or switched it off meanwhile.
  const goOn = useRef<string | null>(null)
  useEffect(() => {
    goOn.current = next && goesOn ? `${next.path}&play=true` : null
    return () => {
      goOn.current = null
    }
  }, [next, goesOn])
  const onEnded = async () => {
    setIsOver(true)
    await position.onEnded(player.ref.current?.currentTime ?? item.seconds ?? 0)
    if (goOn.current !== null) await router.navigate({ href: goOn.current })
  }
  return (
    <>
      <LessonsBack isOwner={isOwner} />
      <PageHead title={item.name} lead={item.description} />
      <LessonLayout beside={<TranscriptSection item={item} player={player} />}>
        <LessonPlayer
          video={{ title: item.name, src: item.video ?? '', poster: item.poster, captions: item.subtitles }}
          player={player}
          startAt={startAt}
          autoPlay={autoPlay}
          onPosition={(seconds) => position.onPosition(seconds, player.ref.current?.paused ?? true)}
          onEnded={() => void onEnded()}
        />
        {hasNoSound(item) && <LessonNote>This video has no sound. Its captions say everything.</LessonNote>}
        {isOwner && <PasteYours media={id} />}
        <LessonBar>
          <SpeedChoice speed={player.speed} onSpeed={player.setSpeed} />
          {isOwner && <FavouriteStar id={id} name={item.name} isWide />}
          <LinkButton href={guidePath(id)} icon={IconFileText}>
            Read the guide
          </LinkButton>
          {startAt > 0 && (
            <Button variant="subtle" onClick={() => player.jump(0)}>
              You stopped at {videoTime(startAt)}. Start again
            </Button>
          )}
        </LessonBar>
        <UpNext next={next ?? null} goesOn={goesOn} onGoesOn={setGoesOn} />
        <p role="status">{isOver && next === null && <LastOfThem isOwner={isOwner} />}</p>
      </LessonLayout>
    </>
  )
}

/** After the last video of a playlist. */
const LastOfThem = ({ isOwner }: { isOwner: boolean }) => (
  <>
    That was the last one.{' '}
    <LinkTo href={isOwner ? '/learn' : '/home#look'}>
      {isOwner ? 'See all lessons' : 'See what we look at'}
    </LinkTo>
  </>
)
