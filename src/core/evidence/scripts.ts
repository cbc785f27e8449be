import type { TagFacts } from './page.ts'

/** A JavaScript library recognised in a file, an address or a running page. */
export interface LibraryFacts {
  name: string
  version: string
  /** The address of the file, or the page. */
  at: string
  by: 'file' | 'address' | 'inline' | 'global'
}

export interface ScriptFile {
  url: string
  status: number
  bytes: number
  sourceMap: string | null
  sourceMapPublic: boolean | null
  /** Kinds of secrets found (`private_key`, `stripe_secret`, `aws_key`); never their text. */
  secrets: string[]
  tags: TagFacts[]
  /** Shop events named in it (`add_to_cart`, `purchase` …). */
  shopEvents: string[]
}

/** Script files of the website itself, at most 40. */
export interface ScriptsEvidence {
  files: ScriptFile[]
  libraries: LibraryFacts[]
}
