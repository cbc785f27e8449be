import { Switch } from '@mantine/core'
import { videoTime } from '#core/format/times.ts'
import { LessonList, LessonRow } from '#web/kit/lesson/LessonRow.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import type { Next } from './use-next.ts'

interface UpNextProps {
  next: Next | null
  goesOn: boolean
  onGoesOn: (goesOn: boolean) => void
}

/** The video that plays next, unless the owner cancels it. */
export function UpNext({ next, goesOn, onGoesOn }: UpNextProps) {
  if (!next) return null
  const { item, path } = next
  return (
    <Card
      look="flush"
      isScreenOnly
      title="Next video"
      aside={
        <Switch
          label="Play it automatically"
          checked={goesOn}
          onChange={({ currentTarget }) => onGoesOn(currentTarget.checked)}
        />
      }
    >
      <LessonList>
        <LessonRow
          href={path}
          title={item.name}
          poster={item.poster}
          line={item.seconds === null ? '' : videoTime(item.seconds)}
        />
      </LessonList>
    </Card>
  )
}
