import { LEARN_MORE_LESSONS } from '#core/lessons/recommended.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'
import { PartList } from '#web/kit/visitor/PartList.tsx'
import { Opening } from '#web/kit/visitor/Opening.tsx'
import { LEARN_MORE_LEAD, PARTS, LEARN_MORE_TITLE, VIDEO } from './learn-more-words.ts'
import { LessonLinks } from './LessonLinks.tsx'
import { RunPart } from './RunPart.tsx'

const [FIRST = 0, THEN] = LEARN_MORE_LESSONS

/** What Fettle is, what it costs and who sees what. */
export function LearnMorePage() {
  usePageTitle(LEARN_MORE_TITLE)
  return (
    <PublicFrame>
      <Opening title={LEARN_MORE_TITLE} lead={LEARN_MORE_LEAD}>
        <PartList parts={[...PARTS, VIDEO]} />
        <LessonLinks media={FIRST} then={THEN} />
      </Opening>
      <RunPart />
    </PublicFrame>
  )
}
