import { parentPort, workerData } from 'node:worker_threads'
import { readBody } from './read-body.ts'

/** Entry of the thread that reads one large body. */
parentPort?.postMessage(readBody(workerData), [])
