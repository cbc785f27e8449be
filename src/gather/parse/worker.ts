import { parentPort } from 'node:worker_threads'
import type { ParseQuestion, Ready } from './parse-answer.ts'
import { answerTo } from './parse-answer.ts'

const READY: Ready = 'ready'

/** Entry of the parser's thread: answers questions in order. */
parentPort?.on('message', (question: ParseQuestion) => parentPort?.postMessage(answerTo(question), []))
parentPort?.postMessage(READY, [])
