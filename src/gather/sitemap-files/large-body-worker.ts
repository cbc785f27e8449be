import { parentPort, workerData } from 'node:worker_threads'
import { readSitemapBody } from './read-body.ts'

/** Entry of the thread that reads one large body. */
parentPort?.postMessage(readSitemapBody(workerData), [])
