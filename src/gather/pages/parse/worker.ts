import { parentPort } from 'node:worker_threads'
import type { Question } from './answer.ts'
import { answerTo } from './answer.ts'

/** The parser's thread: answers every question in turn. */
parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question), []))
