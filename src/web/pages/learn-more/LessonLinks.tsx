import { Group } from '@mantine/core'
import { IconFileText, IconPlayerPlay } from '#web/kit/icons.ts'
import { LinkButton } from '#web/kit/link/LinkButton.tsx'
import { guidePath, videoPath } from '#web/shared/lessons/lesson-words.ts'

interface LessonLinksProps {
  /** Number of the video; its guide has the same. */
  media: number
  /** Another video to watch. */
  then?: number | undefined
}

/** Links to a check's video and to its guide. */
export function LessonLinks({ media, then }: LessonLinksProps) {
  const videos = then === undefined ? [media] : [media, then]
  return (
    <Group mt="xl">
      {videos.map((video, index) => (
        <LinkButton key={video} href={videoPath(video)} icon={IconPlayerPlay}>
          {index === 0 ? 'Watch video' : 'Watch another'}
        </LinkButton>
      ))}
      <LinkButton href={guidePath(media)} icon={IconFileText}>
        Read the learning guide
      </LinkButton>
    </Group>
  )
}
