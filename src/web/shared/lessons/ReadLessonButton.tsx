import { IconFileText } from '#web/kit/icons.ts'
import { LinkButton } from '#web/kit/link/LinkButton.tsx'
import { videoPath } from './lesson-words.ts'

/** The way to a lesson whose video is not recorded yet. */
export const ReadLessonButton = ({ media }: { media: number }) => (
  <LinkButton href={videoPath(media)} icon={IconFileText}>
    Read the lesson
  </LinkButton>
)
