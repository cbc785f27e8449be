import { defineCheck } from '#core/check.ts'
import { SocialFacts } from '#core/social/facts.ts'
import { evaluateSocial } from '#core/social/rule.ts'
import { SOCIAL_TONES } from '#core/social/statuses.ts'
import { words } from './words.ts'

/** Is the business' Twitter account alive: a post of its own in the last two months. */
export const check = defineCheck({
  id: 'twitter',
  code: 'T3NAV2TW',
  category: 'social-media',
  path: '/social-media/twitter',
  tour: 16,
  triggers: ['twitter', 'socialcontent'],
  needs: ['answers', 'profile', 'accounts'],
  wants: ['pages', 'rendered'],
  asks: ['S-SOC-T'],
  plan: { weight: 25, group: 'easy', effort: 30, completedBy: ['active'] },
  revision: 1,
  statuses: SOCIAL_TONES,
  facts: SocialFacts,
  words,
  evaluate: (evidence, at) => evaluateSocial('twitter', evidence, at),
})
