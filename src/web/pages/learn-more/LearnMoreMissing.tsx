import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'
import { Band } from '#web/kit/visitor/Band.tsx'
import { CategoryIntroList } from '#web/kit/visitor/CategoryIntroList.tsx'
import { Opening } from '#web/kit/visitor/Opening.tsx'
import { NOT_FOUND } from './learn-more-words.ts'
import { categoryIntros } from '#web/shared/public-scan/category-intros.ts'

/** For an address without a check: links to others. */
export function LearnMoreMissing() {
  return (
    <PublicFrame>
      <Opening title={NOT_FOUND.title} lead={NOT_FOUND.line} />
      <Band title={NOT_FOUND.instead}>
        <CategoryIntroList categories={categoryIntros} />
      </Band>
    </PublicFrame>
  )
}
