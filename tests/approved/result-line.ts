import type { AnyCheck } from '#core/check.ts'
import { type EvidenceSoFar, judge } from '#core/judge.ts'
import { hashOf } from './lines.ts'
import { AT } from './websites.ts'

/** A result in one line; what is too long for it is hashed. */
export function lineOf(check: AnyCheck, evidence: EvidenceSoFar): string {
  const result = judge(check, evidence, AT)
  if (result === null) return 'waits'
  const { status, tag, reasonCode, description, facts, blocks, advice, evidence: proof, nextSteps } = result
  const rest = JSON.stringify([facts, blocks, advice, proof, nextSteps])
  const hash = hashOf([rest])
  return [status, tag, ...(reasonCode === null ? [] : [reasonCode]), description, hash].join(' · ')
}
