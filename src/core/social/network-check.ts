import type { Adjustments } from '../adjustments.ts'
import { defineCheck } from '../check.ts'
import type { CheckWords } from '../words.ts'
import { SocialFacts } from './facts.ts'
import { evaluateSocial, SOCIAL_QUESTIONS, type SocialNetwork } from './rule.ts'
import { suggestProfile } from './suggest-profile.ts'
import { SOCIAL_TONES, type SocialStatus } from './statuses.ts'

interface NetworkPlace {
  code: string
  /** Order in the tour. */
  tour: number
  /** Weight in the plan. */
  weight: number
  adjustments?: Adjustments
}

/** Defines the check of a social network that can be connected, with the rule {@link evaluateSocial}. */
export const networkCheck = (
  network: SocialNetwork,
  { code, tour, ...plan }: NetworkPlace,
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
    suggests: { [SOCIAL_QUESTIONS[network]]: suggestProfile(network) },
    worksWithoutWebsite: true,
    service: network,
    awaitsService: ['not_connected', 'we_need_more_details'],
    plan: { ...plan, group: 'easy', effort: 30, completedBy: ['active'] },
    revision: 6,
    statuses: SOCIAL_TONES,
    facts: SocialFacts,
    words,
    evaluate: (evidence, at) => evaluateSocial(network, evidence, at),
  })
