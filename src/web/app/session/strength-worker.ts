import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { scoreKnowing } from '#core/owner-input/own-words.ts'

/** Characters that are scored: the first ones of a strong password are strong already, and scoring takes longer than linearly with length. */
const MOST_SCORED = 64

export interface StrengthQuestion {
  password: string
  /** Words that somebody would try first. */
  words: string[]
}

// Only the most used passwords and the owner's own words: the lists of English words are too large for a hint. The server scores
// with all of them.
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => {
  const score = scoreKnowing(data.password, data.words, scoreOf)
  postMessage({ password: data.password, score }, { transfer: [] })
})

const scoreOf = (password: string, words: readonly string[]): number =>
  judge.check(password.slice(0, MOST_SCORED), [...words]).score
