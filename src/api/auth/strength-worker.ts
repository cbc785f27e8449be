import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { z } from 'zod'
import { scoreKnowing } from '#core/owner-input/own-words.ts'
import { STRONG_PASSWORD } from '#core/owner-input/password.ts'

/** Scoring takes longer than linearly with length, and the first characters of a strong password are strong already. */
const MOST_SCORED = 64

const questionSchema = z.object({ id: z.number(), password: z.string(), words: z.array(z.string()) })
const judge = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

parentPort?.on('message', (question: unknown) => {
  const { id, password, words } = questionSchema.parse(question)
  parentPort?.postMessage({ id, score: scoreKnowing(password, words, scoreOf) }, [])
})

function scoreOf(password: string, words: readonly string[]): number {
  const known = [...words]
  const { score } = judge.check(password.slice(0, MOST_SCORED), known)
  return score >= STRONG_PASSWORD || password.length <= MOST_SCORED
    ? score
    : judge.check(password, known).score
}
