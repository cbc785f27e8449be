import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The corpus benches run on a folder of real websites with labels, served as `https://<id>.corpus.test` on 127.0.0.2:
//   <folder>/labels/<id>.json, and a certificate authority made for it.

export const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

/** Ids of the labelled websites. */
export const corpusIds = (folder: string): string[] =>
  readdirSync(join(folder, 'labels'))
    .map((file) => file.replace(/\.json$/u, ''))
    .toSorted()

/** Network options that reach a website of the corpus. */
export const networkOptions = (id: string, authority: string): string[] => [
  '--ca',
  authority,
  '--allow-private',
  '127.0.0.2/32',
  '--resolve',
  `${id}.corpus.test:443:127.0.0.2`,
  '--resolve',
  `${id}.corpus.test:80:127.0.0.2`,
]

export const addressOf = (id: string): string => `https://${id}.corpus.test`

/** Arguments of Node that scan a website of the corpus, and write its report and its evidence into a folder. */
export const scanArguments = (id: string, authority: string, reports: string): string[] => [
  CLI,
  'check',
  addressOf(id),
  ...networkOptions(id, authority),
  '--quiet',
  '--json',
  join(reports, `${id}.json`),
  '--save-evidence',
  join(reports, `${id}.evidence`),
]
