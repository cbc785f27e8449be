import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'
import { Band } from '#web/kit/visitor/Band.tsx'
import { Hero } from '#web/kit/visitor/Hero.tsx'
import { HowList } from '#web/kit/visitor/HowList.tsx'
import { CategoryIntroList } from '#web/kit/visitor/CategoryIntroList.tsx'
import { PointList } from '#web/kit/visitor/PointList.tsx'
import { SampleCheck } from '#web/kit/visitor/SampleCheck.tsx'
import { SampleOverview } from '#web/kit/visitor/SampleOverview.tsx'
import { CALL, HERO, HOW, LOOK, PLAIN } from './home-words.ts'
import { categoryIntros } from '#web/shared/public-scan/category-intros.ts'
import { POINTS } from './points.ts'
import { HomeTestimonials } from './HomeTestimonials.tsx'
import { SAMPLE_CHECK, SAMPLE_OVERVIEW } from './samples.ts'
import { StartForm } from './StartForm.tsx'

/** The front page for visitors. */
export function HomePage() {
  usePageTitle(HERO.title)
  return (
    <PublicFrame>
      <Hero {...HERO} beside={<SampleOverview sample={SAMPLE_OVERVIEW} />}>
        <StartForm takesAddress />
      </Hero>
      <Band title={HOW.title} id="how">
        <HowList steps={HOW.steps} />
      </Band>
      <Band {...PLAIN} look="soft" beside={<SampleCheck sample={SAMPLE_CHECK} />}>
        <PointList points={POINTS} />
      </Band>
      <Band title={LOOK} id="look">
        <CategoryIntroList categories={categoryIntros} />
      </Band>
      <HomeTestimonials />
      <Band {...CALL} look="strong" beside={<StartForm onBand />} />
    </PublicFrame>
  )
}
