import type { Pool } from 'pg'

/** Characters of a token that the stand-in's authorization server issues. */
const LENGTH = 43
const LONG_RUN = new RegExp(`[\\w-]{${LENGTH},}`, 'gu')

/** How many of these tokens stand in a text. Throws where there are others than the stand-in's, which it would not find. */
export function foundIn(text: string, tokens: ReadonlySet<string>): number {
  if ([...tokens].some(({ length }) => length !== LENGTH))
    throw new Error(`Not every token has ${LENGTH} characters`)
  const found = new Set<string>()
  for (const [run] of text.matchAll(LONG_RUN))
    for (let from = 0; from + LENGTH <= run.length; from += 1) {
      const word = run.slice(from, from + LENGTH)
      if (tokens.has(word)) found.add(word)
    }
  return found.size
}

/** All rows of Fettle's tables and of the queue's, as text. */
export async function textOfDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ place: string }>(
    `select format('%I.%I', schemaname, tablename) as place from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const texts: string[] = []
  for (const { place } of rows) {
    const { rows: all } = await pool.query<{ text: string }>(`select t::text as text from ${place} t`)
    texts.push(...all.map(({ text }) => text))
  }
  return texts.join('\n')
}
