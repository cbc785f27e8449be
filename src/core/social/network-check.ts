import { defineCheck } from '../check.ts'
import type { CheckWords } from '../words.ts'
import { SocialFacts } from './facts.ts'
import { evaluateSocial, SOCIAL_QUESTIONS, type SocialNetwork } from './rule.ts'
import { SOCIAL_TONES, type SocialStatus } from './statuses.ts'

interface NetworkPlace {
  code: string
  /** Place in the tour. */
  tour: number
  /** Weight in the plan. */
  weight: number
}

/** The check of a social network that can be connected: it judges by {@link evaluateSocial}, the others' rule too. */
export const networkCheck = (
  network: SocialNetwork,
  { code, tour, weight }: NetworkPlace,
  words: CheckWords<SocialStatus>,
) =>
  defineCheck({
    id: network,
    code,
    category: 'social-media',
    path: `/social-media/${network}`,
    tour,
    triggers: [network, 'socialcontent'],
    needs: ['answers', 'profile', 'accounts'],
    wants: ['pages', 'rendered'],
    asks: [SOCIAL_QUESTIONS[network]],
    plan: { weight, group: 'easy', effort: 30, completedBy: ['active'] },
    revision: 2,
    statuses: SOCIAL_TONES,
    facts: SocialFacts,
    words,
    evaluate: (evidence, at) => evaluateSocial(network, evidence, at),
  })
