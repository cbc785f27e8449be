import { gzipSync } from 'node:zlib'
import { Header, type types } from 'tar'

export interface TarEntry {
  path: string
  body?: Buffer
  type?: types.EntryTypeName
  linkpath?: string
}

const BLOCK = 512

/** A gzipped tar with exactly these entries, however hostile. */
export function tarball(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, body = Buffer.alloc(0), type = 'File', linkpath = '' }) => {
    const header = new Header({ path, type, linkpath, size: body.length, mode: 0o600, mtime: new Date(0) })
    header.encode()
    return [header.block ?? Buffer.alloc(BLOCK), body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]))
}
