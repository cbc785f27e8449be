import type { PageFacts } from '#core/evidence/page.ts'
import type { ParseInput } from './parse-input.ts'
import { parsePage } from './parse-page.ts'
import type { TargetsInput } from './parse-targets.ts'
import { parseTargets } from './parse-targets.ts'
import type { PageTargets } from './targets.ts'

/** A question to the parser. */
export type ParseQuestion = { kind: 'page'; input: ParseInput } | { kind: 'targets'; input: TargetsInput }

export type ParseAnswer =
  | { kind: 'page'; value: PageFacts }
  | { kind: 'targets'; value: PageTargets }
  | { kind: 'failed'; message: string }

/** Message of a thread that has loaded. */
export type Ready = 'ready'

/** Parses one page in this thread. */
export function answerTo(question: ParseQuestion): ParseAnswer {
  try {
    if (question.kind === 'page') return { kind: 'page', value: parsePage(question.input) }
    return { kind: 'targets', value: parseTargets(question.input) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown error' }
  }
}
