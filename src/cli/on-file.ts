import { UsageError } from './usage.ts'

const FILE_CODES: ReadonlySet<string> = new Set([
  'ENOENT',
  'EACCES',
  'EPERM',
  'EISDIR',
  'ENOTDIR',
  'EEXIST',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENAMETOOLONG',
])

/** Runs `work` on a file that was named on the command line. Throws {@link UsageError} where the system refuses that file. */
export async function onFile<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!isFileError(error)) throw error
    throw new UsageError(`The file ${file} cannot be read or written (${error.message}).`)
  }
}

const isFileError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && FILE_CODES.has(String(error.code))
