import { usePageTitle } from '../../app/use-page-title.ts'
import { VisitorShell } from '../../app/VisitorShell.tsx'
import { Band } from '../../kit/visitor/Band.tsx'
import { Hero } from '../../kit/visitor/Hero.tsx'
import { HowList } from '../../kit/visitor/HowList.tsx'
import { CategoryIntroList } from '../../kit/visitor/CategoryIntroList.tsx'
import { PointList } from '../../kit/visitor/PointList.tsx'
import { SampleCheck } from '../../kit/visitor/SampleCheck.tsx'
import { SampleOverview } from '../../kit/visitor/SampleOverview.tsx'
import { CALL, HERO, HOW, LOOK, PLAIN } from './home-words.ts'
import { categoryIntros } from './category-intros.ts'
import { POINTS } from './points.ts'
import { HomeTestimonials } from './HomeTestimonials.tsx'
import { SAMPLE_CHECK, SAMPLE_OVERVIEW } from './samples.ts'
import { StartForm } from './StartForm.tsx'

/** The front page for visitors. */
export function HomePage() {
  usePageTitle(HERO.title)
  return (
    <VisitorShell>
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
        <CategoryIntroList looks={categoryIntros} />
      </Band>
      <HomeTestimonials />
      <Band {...CALL} look="strong" beside={<StartForm onBand />} />
    </VisitorShell>
  )
}
