import { z } from 'zod'

const RULES = new URL('../../.dependency-cruiser.mjs', import.meta.url).href
const names = z.array(z.string())
const row = z.object({
  folder: z.string(),
  mayImport: names,
  byTypeOnly: names,
  why: z.string().min(20),
})

/** A row of the table of folders in `ARCHITECTURE.md`. */
export type Row = z.infer<typeof row>

/** The rules of what each folder may import. */
export const { FOLDERS } = z.object({ FOLDERS: z.array(row) }).parse(await import(RULES))

const BY_LENGTH = FOLDERS.toSorted((a, b) => b.folder.length - a.folder.length).map((each) => ({
  row: each,
  pattern: new RegExp(`^${each.folder.replace('*', '[^/]+')}/`, 'u'),
}))

/** The row of a file, and the folder that it is in: `src/checks/ssl/` by the row `src/checks/*`. */
function homeOf(file: string): { row: Row; folder: string } | null {
  for (const { row: each, pattern } of BY_LENGTH) {
    const folder = pattern.exec(file)?.[0]
    if (folder !== undefined) return { row: each, folder }
  }
  return null
}

/** The name of the row that a file belongs to, as the table has it. */
export const folderOf = (file: string): string | undefined => homeOf(file)?.row.folder

/** Whether the rules let one file of the source load another. */
export function mayLoad(from: string, to: string): boolean {
  const [home, target] = [homeOf(from), homeOf(to)]
  if (home === null || target === null) return false
  return home.folder === target.folder || home.row.mayImport.includes(target.row.folder)
}
