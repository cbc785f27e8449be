/** Files that are too large for the database: evidence, reports, pictures. Their names are ours, such as `reports/4f2a.pdf`. */
export interface FileStore {
  /** Stores a file whole or not at all, replacing one of the same name. Throws `StorageFull`; the earlier file is then still there. */
  put(name: string, body: Uint8Array): Promise<void>
  /** `null` when there is none. */
  get(name: string): Promise<Uint8Array | null>
  /** Removes a file, or all files below a folder's name. */
  remove(name: string): Promise<void>
  /** Names of all files, in no order. */
  list(): AsyncIterable<string>
  /** Names of the files stored before a time, in no order. */
  older(than: Date): AsyncIterable<string>
}

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/u
const LONGEST = 255

/** True for a name that is valid in a folder and in a bucket, and cannot leave the folder: no part starts with a dot. */
export const isStoredName = (name: string): boolean => name.length <= LONGEST && NAME.test(name)

/** Throws for an invalid name, which is a fault of ours since all names are. */
export function checkFileName(name: string): void {
  if (!isStoredName(name)) throw new Error('a file was given a name that is not one')
}
