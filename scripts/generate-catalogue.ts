import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Writes the catalogue of checks as plain static imports, from the folders alone: adding a check is adding a folder.
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'src', 'checks')
const target = join(folder, 'catalogue.generated.ts')

/** `sitespeed/mobile.check.ts` gives `sitespeedMobile`. */
const nameOf = (file: string): string =>
  file
    .replace(/\/check\.ts$|\.check\.ts$/u, '')
    .replace(/[/-](\w)/gu, (_, letter: string) => letter.toUpperCase())

const files = globSync(['*/check.ts', '*/*.check.ts'], { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()

const source = [
  "import { type AnyCheck, catalogued } from '#core/check.ts'",
  ...files.map((file) => `import { check as ${nameOf(file)} } from './${file}'`),
  '',
  '/** Every check, by its folder. Written by scripts/generate-catalogue.ts. */',
  'export const catalogue: readonly AnyCheck[] = [',
  ...files.map((file) => `  catalogued(${nameOf(file)}),`),
  ']',
  '',
].join('\n')

if (!existsSync(target) || readFileSync(target, 'utf8') !== source) writeFileSync(target, source)
