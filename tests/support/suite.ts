import { readFile } from 'node:fs/promises'

/** Where somebody else's suite stands, by the environment variable that names it. */
export interface Suite {
  /** The file or folder; empty where the variable is not set, or empty. */
  path: string
  /** Why its tests are skipped; `false` where they run. */
  skip: string | false
}

/** The suite that an environment variable names. */
export function suiteAt(variable: string): Suite {
  const path = process.env[variable] ?? ''
  return { path, skip: path === '' && `${variable} names no suite` }
}

/** The text of a suite's file. */
export const suiteText = ({ path }: Suite): Promise<string> => readFile(path, 'utf8')
