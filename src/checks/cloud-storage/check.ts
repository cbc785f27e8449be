import type { Proofs } from '#core/check.ts'
import { defineCheck } from '#core/check.ts'
import { valueOf } from '#core/gathered.ts'
import { manyAnswers, oneAnswer } from '#core/survey/answer.ts'
import type { z } from 'zod'
import { facts } from './facts.ts'
import { words } from './words.ts'
import { cloudWork } from './work.ts'

/** Decided by the owner's answers alone: a website does not show where files are kept. */
export const check = defineCheck({
  id: 'cloud-storage',
  code: 'T3CHECK1791',
  category: 'compliance',
  path: '/compliance/cloud-storage',
  tour: null,
  triggers: [],
  needs: ['answers'],
  wants: ['profile'],
  asks: ['S-CLOUD1', 'S-CLOUD2', 'S-CLOUD3', 'S-CLOUD4'],
  ownersOnly: true,
  worksWithoutWebsite: true,
  plan: {
    weight: 45,
    group: 'easy',
    effort: 120,
    work: cloudWork,
    completedBy: ['uses_cloud_storage'],
    adjustments: {
      industry: { administrative: 8, education: 8, finance: 6, professional: 8 },
      staff: { '0': 4, '5_19': 6, '20_199': 8, '200_plus': 8 },
    },
  },
  revision: 1,
  statuses: {
    uses_cloud_storage: 'success',
    explore_cloud_storage_options: 'warning',
    we_need_more_details: 'more_info',
  },
  facts,
  words,
  evaluate({ answers, profile }) {
    const given = {
      filesInCloud: oneAnswer(answers, 'S-CLOUD1'),
      services: [...(manyAnswers(answers, 'S-CLOUD2') ?? [])],
      couldRestore: oneAnswer(answers, 'S-CLOUD3'),
      twoStepLogin: oneAnswer(answers, 'S-CLOUD4'),
      worksAlone: valueOf(profile)?.staffCount === JUST_ME,
    }
    const proof = proofOf(given)
    if (given.filesInCloud === null) return { status: 'we_need_more_details', facts: given, proof }
    const status = isBackedUp(given) ? 'uses_cloud_storage' : 'explore_cloud_storage_options'
    return { status, facts: given, proof, advice: adviceOn(given) }
  },
})

/** The owner's number of staff where there is nobody else. */
const JUST_ME = '0'

type Answers = z.infer<typeof facts>

const isBackedUp = ({ filesInCloud, couldRestore }: Answers): boolean =>
  filesInCloud === 'most' || (filesInCloud === 'some' && couldRestore === 'yes')

function proofOf({ filesInCloud, couldRestore }: Answers): Proofs {
  return [
    { kind: 'answer', at: 'S-CLOUD1', found: filesInCloud ?? 'Not answered' },
    ...(couldRestore === null ? [] : [{ kind: 'answer' as const, at: 'S-CLOUD3', found: couldRestore }]),
  ]
}

/** S-CLOUD4 is asked only of those who use the cloud. */
function adviceOn({ filesInCloud, couldRestore, twoStepLogin }: Answers): string[] {
  const usesCloud = filesInCloud === 'most' || filesInCloud === 'some'
  return [
    ...(usesCloud && twoStepLogin === 'no'
      ? ['Your files in the cloud sit behind one password: switch on two-step login.']
      : []),
    ...(usesCloud && twoStepLogin === 'unsure'
      ? ['Your files in the cloud may sit behind one password: see whether two-step login is on.']
      : []),
    ...(filesInCloud === 'most' && couldRestore !== null && couldRestore !== 'yes'
      ? ['Try getting one file back today, so that you know it works.']
      : []),
  ]
}
