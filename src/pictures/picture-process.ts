import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EncodedPicture } from '#api/services.ts'
import { answerSchema } from './protocol.ts'

const ENTRY = fileURLToPath(new URL('main.ts', import.meta.url))
const TIME_MS = 15_000

/** One picture at a time: 25 megapixels take up to 210 MiB for half a second. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Encodes a stranger's picture again in a separate process (`encode.ts`). `null` when it is not an accepted picture, or when reading it took
 * too long or crashed the process.
 */
export function makePicture(bytes: Uint8Array, type: EncodedPicture['type']): Promise<EncodedPicture | null> {
  const made = before.then(() => start(bytes, type))
  before = made
  return made
}

function start(bytes: Uint8Array, type: EncodedPicture['type']): Promise<EncodedPicture | null> {
  const child = fork(ENTRY, [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64'],
    timeout: TIME_MS,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve) => {
    child.once('message', (message) => {
      const answer = answerSchema.safeParse(message)
      resolve(answer.success ? answer.data.picture : null)
    })
    child.once('exit', () => resolve(null))
    child.once('error', () => resolve(null))
    child.send({ bytes, type }, (error) => error && resolve(null))
  })
}
