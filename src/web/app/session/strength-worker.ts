import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { scoreKnowing } from '#core/owner-input/own-words.ts'

/** The first characters of a strong password are strong already, and judging takes longer than linearly with length. */
const FIRST_LOOK = 64

export interface StrengthQuestion {
  password: string
  /** Words that somebody would try first. */
  words: string[]
}

// The most used passwords and the owner's own words only: the lists of English words are too big for a hint. The server judges
// with all of them.
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

addEventListener('message', ({ data }: MessageEvent<StrengthQuestion>) => {
  const score = scoreKnowing(data.password, data.words, scoreOf)
  postMessage({ password: data.password, score }, { transfer: [] })
})

const scoreOf = (password: string, words: readonly string[]): number =>
  judge.check(password.slice(0, FIRST_LOOK), [...words]).score
