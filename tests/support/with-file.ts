import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a parser on a file with this name and text, which is deleted afterwards. */
export async function withFile<T>(
  name: string,
  content: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-file-'))
  try {
    await writeFile(join(folder, name), content)
    return await read(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}
