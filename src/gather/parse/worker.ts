import { parentPort } from 'node:worker_threads'
import type { Question, Ready } from './answer.ts'
import { answerTo } from './answer.ts'

const READY: Ready = 'ready'

/** The parser's thread: answers every question in turn. */
parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question), []))
parentPort?.postMessage(READY, [])
