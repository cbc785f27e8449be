import { Group } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { checkBySlug } from '#core/learn-more.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'
import { Opening } from '#web/kit/visitor/Opening.tsx'
import { PartList } from '#web/kit/visitor/PartList.tsx'
import { NOT_FOUND, PARTS } from './learn-more-words.ts'
import { LearnMoreMissing } from './LearnMoreMissing.tsx'
import { ReadLessonButton } from '#web/shared/lessons/ReadLessonButton.tsx'
import { LessonLinks } from './LessonLinks.tsx'
import { RunPart } from './RunPart.tsx'

/** What one check looks at, and why that matters. */
export function LearnMoreCheckPage() {
  const { check: slug = '' } = useParams({ strict: false })
  const check = checkBySlug(checks, slug)
  usePageTitle(check?.words.title ?? NOT_FOUND.title)
  if (!check) return <LearnMoreMissing />
  const { title, what, why } = check.words
  return (
    <PublicFrame>
      <Opening title={title} lead={what} back={{ href: '/home#look', label: 'Everything we look at' }}>
        <PartList parts={[{ title: 'Why it matters', line: why }, ...PARTS]} />
        {check.lesson?.isRecorded && <LessonLinks media={check.lesson.media} />}
        {check.lesson?.isRecorded === false && (
          <Group mt="xl">
            <ReadLessonButton media={check.lesson.media} />
          </Group>
        )}
      </Opening>
      <RunPart />
    </PublicFrame>
  )
}
