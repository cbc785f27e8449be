import { defineCheck } from '#core/check.ts'
import { SocialFacts } from '#core/social/facts.ts'
import { evaluateSocial } from '#core/social/rule.ts'
import { SOCIAL_TONES } from '#core/social/statuses.ts'
import { words } from './words.ts'

/** Is the business' Facebook account alive: a post of its own in the last two months. */
export const check = defineCheck({
  id: 'facebook',
  code: 'T3NAV3FA',
  category: 'social-media',
  path: '/social-media/facebook',
  tour: 17,
  triggers: ['facebook', 'socialcontent'],
  needs: ['answers', 'profile', 'accounts'],
  wants: ['pages', 'rendered'],
  asks: ['S-SOC-F'],
  plan: { weight: 54, group: 'easy', effort: 30, completedBy: ['active'] },
  revision: 1,
  statuses: SOCIAL_TONES,
  facts: SocialFacts,
  words,
  evaluate: (evidence, at) => evaluateSocial('facebook', evidence, at),
})
