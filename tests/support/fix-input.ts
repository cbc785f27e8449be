import type { FixInput } from '#fixes/fix.ts'

/** The input of fixes: a result with these facts, and this evidence. */
export const anInput = ({
  status = 'bad',
  facts = {},
  ...given
}: Partial<Omit<FixInput, 'result'>> & Partial<FixInput['result']>): FixInput => ({
  result: { status, facts, updatedAt: '2026-11-21T08:00:00.000Z' },
  evidence: {},
  profile: {},
  answers: {},
  ...given,
})
