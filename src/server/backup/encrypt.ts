import { open } from 'node:fs/promises'
import { StartRefused } from '#store/start-refused.ts'

// Backups are encrypted in the format of https://age-encryption.org/v1 with a passphrase, so that `age --decrypt` opens them without Fettle. The library is
// loaded when a backup is encrypted: every worker would take a tenth of a second for it at its start.

const FIRST_LINE = 'age-encryption.org/v1\n'

/** Encrypts a file into a new one that only we may read, in chunks. */
export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await reading(from, async (stream) => write(await encrypter.encrypt(stream), to))
}

/** The reverse. Throws {@link StartRefused} for another passphrase and a damaged file. */
export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    await reading(from, async (stream) => write(await decrypter.decrypt(stream), to))
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new StartRefused(
      'The backup could not be decrypted: FETTLE_BACKUP_PASSPHRASE is another one than when it was made, or the file is damaged.',
      { cause: error },
    )
  }
}

/** Whether a file is encrypted, by its first line. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0)
    return buffer.subarray(0, bytesRead).toString() === FIRST_LINE
  } finally {
    await file.close()
  }
}

/** What is read of a file at once. */
const CHUNK_BYTES = 256 * 1024

/** Opens a file as a stream, and closes it however its use ends. */
async function reading(
  path: string,
  use: (stream: ReadableStream<Uint8Array>) => Promise<void>,
): Promise<void> {
  const file = await open(path)
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES))
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
      else controller.close()
    },
  })
  try {
    await use(stream)
  } finally {
    await file.close()
  }
}

async function write(stream: ReadableStream<Uint8Array>, to: string): Promise<void> {
  const reader = stream.getReader()
  try {
    const file = await open(to, 'wx', 0o600)
    try {
      // Unlike `write`, it continues where the disk took a part only.
      for (let next = await reader.read(); !next.done; next = await reader.read())
        await file.writeFile(next.value)
    } finally {
      await file.close()
    }
  } finally {
    // Nothing is read after a failure, which is what is told.
    await reader.cancel().catch(() => undefined)
  }
}
