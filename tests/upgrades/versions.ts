import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { MIGRATIONS } from '#store/migrate.ts'

/** Backups that each released version of the tables made of its own data, by the name of its newest migration, and cookies of an owner. */
const DATA = join(import.meta.dirname, 'data')

const entry = z.looseObject({ tag: z.string(), when: z.number() })
const journal = z.looseObject({ entries: z.array(entry) })
export const JOURNAL = journal.parse(JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')))

/** Names of the versions that there is a backup of, the oldest first. */
export const VERSIONS: readonly string[] = globSync(`${DATA}/*.tar.gz`)
  .map((path) => basename(path, '.tar.gz'))
  .toSorted()

export const archiveOf = (version: string): string => join(DATA, `${version}.tar.gz`)

const sessions = z.record(z.string(), z.object({ cookie: z.string(), host: z.string() }))

/** The session of an owner in the data of a version, as their browser has it, and the host of their website. */
export function sessionOf(version: string): { cookie: string; host: string } {
  const found = sessions.parse(JSON.parse(readFileSync(join(DATA, 'sessions.json'), 'utf8')))[version]
  if (!found) throw new Error(`There is no session of ${version}`)
  return found
}

/** A new folder with the migrations that a version had, and then those given, each of some statements. */
export function migrationsOf(version: string, ...more: string[][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const at = JOURNAL.entries.findIndex(({ tag }) => tag === version)
  const kept = JOURNAL.entries.slice(0, at + 1)
  const last = kept.at(-1)
  if (!last) throw new Error(`There is no migration ${version}`)
  const added = more.map((statements, index) => {
    const tag = `9${index}_added`
    writeFileSync(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
    return { ...last, idx: last['idx'], tag, when: last.when + index + 1 }
  })
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...JOURNAL, entries: [...kept, ...added] }),
  )
  return folder
}
