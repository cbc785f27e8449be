import type { PageFacts } from '#core/evidence/page.ts'
import type { ParseInput } from './parse-input.ts'
import { parsePage } from './parse-page.ts'
import type { TargetsInput } from './parse-targets.ts'
import { parseTargets } from './parse-targets.ts'
import type { PageTargets } from './targets.ts'

/** What a parser is asked. */
export type ParseQuestion = { kind: 'page'; input: ParseInput } | { kind: 'targets'; input: TargetsInput }

export type ParseAnswer =
  | { kind: 'page'; value: PageFacts }
  | { kind: 'targets'; value: PageTargets }
  | { kind: 'failed'; message: string }

/** What a thread says once it has loaded. */
export type Ready = 'ready'

/** Reads one page, here and now. */
export function answerTo(question: ParseQuestion): ParseAnswer {
  try {
    if (question.kind === 'page') return { kind: 'page', value: parsePage(question.input) }
    return { kind: 'targets', value: parseTargets(question.input) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown error' }
  }
}
