import { Button, Group } from '@mantine/core'
import { IconFileText, IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '../../kit/Icon.tsx'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'

interface LessonLinksProps {
  /** Number of the video; its guide goes by the same. */
  media: number
  /** Another video to watch. */
  then?: number | undefined
}

/** The ways to a check's video and to its guide. */
export function LessonLinks({ media, then }: LessonLinksProps) {
  const videos = then === undefined ? [media] : [media, then]
  return (
    <Group mt="xl">
      {videos.map((video, place) => (
        <Button
          key={video}
          component={LinkTo}
          href={`/videos/${video}`}
          variant="default"
          leftSection={<Icon of={IconPlayerPlay} />}
        >
          {place === 0 ? 'Watch video' : 'Watch another'}
        </Button>
      ))}
      <Button
        component={LinkTo}
        href={`/learning-guide/${media}`}
        variant="default"
        leftSection={<Icon of={IconFileText} />}
      >
        Read the learning guide
      </Button>
    </Group>
  )
}
