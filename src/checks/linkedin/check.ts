import { defineCheck } from '#core/check.ts'
import { findProfile, profileSuggestion } from '#core/site/profiles.ts'
import { pagesOf, sitePages } from '#core/site/site-pages.ts'
import { suggestProfile } from '#core/social/suggest-profile.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'

/** Announced, not judged: the address is kept for the business summary. */
export const check = defineCheck({
  id: 'linkedin',
  code: 'FETTLE-LINKEDIN',
  category: 'social-media',
  path: '/social-media/linkedin',
  tour: null,
  triggers: [],
  needs: ['answers', 'profile'],
  wants: ['pages', 'rendered'],
  asks: ['S-SOC-L'],
  suggests: { 'S-SOC-L': suggestProfile('linkedin') },
  worksWithoutWebsite: true,
  plan: null,
  revision: 4,
  statuses: { comming_soon: 'more_info' },
  facts,
  words,
  evaluate({ answers, profile, pages, rendered }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }

    const answer = oneAnswer(answers, 'S-SOC-L')
    const typed = answer === 'none' || answer === 'later' ? null : answer
    const handle = profile.linkedin ?? typed
    const seen = findProfile('linkedin', pagesOf(site))
    return {
      status: 'comming_soon',
      facts: { profileUrl: seen?.address ?? null, handle },
      proof: [
        seen
          ? { kind: 'page', at: seen.at, found: seen.address }
          : { kind: 'answer', at: 'S-SOC-L', found: handle ?? 'No page named' },
      ],
      ...(seen && handle === null ? { advice: [profileSuggestion(seen)] } : {}),
    }
  },
})
