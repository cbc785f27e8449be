/** Files that are too big for the database: evidence, reports, pictures. Names are made by us, like `reports/4f2a.pdf`. */
export interface FileStore {
  /** Keeps a file whole or not at all, over one of the same name. Throws `StorageFull`, with what was there before still there. */
  put(name: string, body: Uint8Array): Promise<void>
  /** `null` when there is none. */
  get(name: string): Promise<Uint8Array | null>
  /** Removes a file, or all files under a name that is a folder. */
  remove(name: string): Promise<void>
  /** Names of all files, in no order. */
  list(): AsyncIterable<string>
  /** Names of the files that were put there before a moment, in no order. */
  older(than: Date): AsyncIterable<string>
}

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/u
const LONGEST = 255

/** True for a name that means the same in a folder and in a bucket, and leads nowhere else: no dot at the start of any part. */
export const isFileName = (name: string): boolean => name.length <= LONGEST && NAME.test(name)

/** Throws for a name that is none: names are ours, so it is a fault of ours. */
export function checkFileName(name: string): void {
  if (!isFileName(name)) throw new Error('a file was given a name that is not one')
}
