import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EncodedPicture, PictureUse } from './kinds.ts'
import { answerSchema } from './protocol.ts'

const ENTRY = fileURLToPath(new URL('./main.ts', import.meta.url))
const TIME_MS = 15_000

/** One picture at a time: 25 megapixels take up to 210 MiB for half a second. */
let before: Promise<unknown> = Promise.resolve()

type Logo = EncodedPicture & { type: 'png' | 'jpeg' }

/** A separate process that encodes strangers' pictures again (`encode.ts`). */
export interface PictureProcess {
  /** `null` when it is not an accepted picture, or when reading it took too long or crashed the process; then all others are `null`, too. */
  make(bytes: Uint8Array, use: PictureUse): Promise<EncodedPicture | null>
  close(): void
}

/** Starts a process for several pictures. It must be closed. */
export function openPictureProcess(): PictureProcess {
  const child = fork(ENTRY, [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64'],
  })
  // Without a listener an error of its start would end this process; each picture hears of it by itself.
  child.on('error', () => child.kill('SIGKILL'))
  return {
    make(bytes, use) {
      const made = before.then(() => ask(child, { bytes, use }))
      // What fails is for who asked for it: the next picture goes on.
      before = made.catch(() => null)
      return made
    },
    close: () => child.kill('SIGKILL'),
  }
}

/** Encodes one picture for the business summary, in a process of its own; `null` for a file that is not such a picture. */
export async function makeLogo(bytes: Uint8Array, type: 'png' | 'jpeg'): Promise<Logo | null> {
  const pictures = openPictureProcess()
  try {
    const made = await pictures.make(bytes, { kind: 'logo', type })
    return made && { ...made, type }
  } finally {
    pictures.close()
  }
}

function ask(
  child: ChildProcess,
  request: { bytes: Uint8Array; use: PictureUse },
): Promise<EncodedPicture | null> {
  if (!child.connected) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (picture: EncodedPicture | null): void => {
      clearTimeout(late)
      child.off('message', onMessage)
      child.off('exit', onEnd)
      child.off('error', onEnd)
      resolve(picture)
    }
    const onMessage = (message: unknown): void => {
      const answer = answerSchema.safeParse(message)
      finish(answer.success ? answer.data.picture : null)
    }
    const onEnd = (): void => finish(null)
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      finish(null)
    }, TIME_MS)
    child.on('message', onMessage)
    child.once('exit', onEnd)
    child.once('error', onEnd)
    child.send(request, (error) => error && finish(null))
  })
}
