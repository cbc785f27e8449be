import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed } from '../context.ts'
import type { ParseAnswer, ParseQuestion } from './parse-answer.ts'
import { answerTo } from './parse-answer.ts'
import type { ParseInput } from './parse-input.ts'
import type { TargetsInput } from './parse-targets.ts'
import type { PageTargets } from './targets.ts'
import type { ParseTask } from './parser-thread.ts'
import { ParserThread } from './parser-thread.ts'

/** Parses strangers' pages within limits of time and memory. */
export interface PageParser {
  /** @throws GatheringFailed (`parse_failed`) for a page that takes too long or too much memory. */
  parse(input: ParseInput): Promise<PageFacts>
  /** The lean parse. @throws GatheringFailed (`parse_failed`) like `parse`. */
  targets(input: TargetsInput): Promise<PageTargets>
  /** Ends the threads; running questions fail. */
  close(): Promise<void>
}

export interface ParserOptions {
  /** Limit for one page, from its start (reliability, section 2.7). */
  timeoutMs?: number
  heapMb?: number
  /** Number of threads. */
  size?: number
  /**
   * Pages up to this many bytes are parsed without a thread while none is busy, because sending them would take as long. A page of the default size made
   * to be slow takes some 20 ms.
   */
  smallBytes?: number
}

/** Makes a parser. A thread starts with the first page that needs one, and is replaced when a page ends it. */
export function createParser(options: ParserOptions = {}): PageParser {
  const { timeoutMs = 5000, heapMb = 256, size = 1, smallBytes = 16_384 } = options
  const waiting: ParseTask[] = []
  let closed = false

  const onRoom = (back: readonly ParseTask[]): void => {
    waiting.unshift(...back)
    while (waiting.length > 0) {
      const thread = threads.find(({ idle }) => idle) ?? threads.find(({ hasRoom }) => hasRoom)
      const task = thread && waiting.shift()
      if (!task) return
      thread.add(task)
    }
  }
  const threads = Array.from({ length: size }, () => new ParserThread({ timeoutMs, heapMb, onRoom }))

  const ask = (question: ParseQuestion): Promise<ParseAnswer> => {
    if (closed) return Promise.resolve({ kind: 'failed', message: 'the parser was closed' })
    const small = question.input.body.length <= smallBytes
    if (small && threads.every(({ idle }) => idle)) return Promise.resolve(answerTo(question))
    return new Promise((resolve) => {
      waiting.push({ question, resolve })
      onRoom([])
    })
  }

  return {
    async parse(input) {
      const answer = await ask({ kind: 'page', input })
      return answer.kind === 'page' ? answer.value : fail(answer)
    },
    async targets(input) {
      const answer = await ask({ kind: 'targets', input })
      return answer.kind === 'targets' ? answer.value : fail(answer)
    },
    async close() {
      closed = true
      for (const task of waiting.splice(0)) task.resolve({ kind: 'failed', message: 'the parser was closed' })
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

function fail(answer: ParseAnswer): never {
  const why = answer.kind === 'failed' ? answer.message : 'the answer was of another kind'
  throw new GatheringFailed(failure('parse_failed', `The page could not be read: ${why}.`))
}
