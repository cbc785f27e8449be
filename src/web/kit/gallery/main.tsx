import '../later-styles.ts'
import type { ComponentType } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../KitProvider.tsx'
import { ArrivingPage } from './ArrivingPage.tsx'
import { BlocksPage } from './BlocksPage.tsx'
import { BrokenLinksPage } from './BrokenLinksPage.tsx'
import { GalleryOnboarding } from './GalleryOnboarding.tsx'
import { GalleryOverview } from './GalleryOverview.tsx'
import { GalleryPlan } from './GalleryPlan.tsx'
import { SkeletonsPage } from './SkeletonsPage.tsx'
import { StatesPage } from './StatesPage.tsx'
import { VisitorPage } from './VisitorPage.tsx'

const PAGES: Record<string, ComponentType> = {
  overview: GalleryOverview,
  links: BrokenLinksPage,
  blocks: BlocksPage,
  plan: GalleryPlan,
  arriving: ArrivingPage,
  onboarding: GalleryOnboarding,
  states: StatesPage,
  skeletons: SkeletonsPage,
  visitor: VisitorPage,
}

const wanted = new URLSearchParams(location.search).get('page') ?? 'overview'
const Page = PAGES[wanted] ?? GalleryOverview
const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the gallery')
createRoot(place).render(
  <StrictMode>
    <KitProvider>
      <Page />
    </KitProvider>
  </StrictMode>,
)
