import { defineCheck } from '#core/check.ts'
import { SocialFacts } from '#core/social/facts.ts'
import { evaluateSocial } from '#core/social/rule.ts'
import { SOCIAL_TONES } from '#core/social/statuses.ts'
import { words } from './words.ts'

/** Is the business' Instagram account alive: a post of its own in the last two months. */
export const check = defineCheck({
  id: 'instagram',
  code: 'T3NAV5IN',
  category: 'social-media',
  path: '/social-media/instagram',
  tour: 15,
  triggers: ['instagram', 'socialcontent'],
  needs: ['answers', 'profile', 'accounts'],
  wants: ['pages', 'rendered'],
  asks: ['S-SOC-I'],
  plan: { weight: 53, group: 'easy', effort: 30, completedBy: ['active'] },
  revision: 1,
  statuses: SOCIAL_TONES,
  facts: SocialFacts,
  words,
  evaluate: (evidence, at) => evaluateSocial('instagram', evidence, at),
})
