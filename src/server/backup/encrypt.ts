import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartRefused } from '#store/start-refused.ts'

// Backups are encrypted in the format of https://age-encryption.org/v1 with a passphrase, so that `age --decrypt` opens them without Fettle.

const FIRST_LINE = 'age-encryption.org/v1\n'

/** Encrypts a file into a new one that only we may read, in chunks. */
export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await write(await encrypter.encrypt(webStream(from)), to)
}

/** The reverse. Throws {@link StartRefused} for another passphrase and a damaged file. */
export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    await write(await decrypter.decrypt(webStream(from)), to)
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

const webStream = (path: string): ReadableStream<Uint8Array> => Readable.toWeb(createReadStream(path))

const write = (stream: ReadableStream<Uint8Array>, to: string): Promise<void> =>
  pipeline(Readable.fromWeb(stream), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
