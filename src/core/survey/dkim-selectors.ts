import type { AnswersEvidence } from '../evidence/owner.ts'
import { manyAnswers } from './answer.ts'
import { LIST_FORMS } from './list-forms.ts'

const MOST = 3

/** The selectors of DKIM keys that the owner named (S-DKIM1), in lower case; what is no selector is left out. */
export function namedSelectors(answers: AnswersEvidence): string[] {
  const { tidy, pattern } = LIST_FORMS.dkim_selector
  return (manyAnswers(answers, 'S-DKIM1') ?? [])
    .map(tidy)
    .filter((one) => pattern.test(one))
    .slice(0, MOST)
}
