import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnyCheck } from '#core/check.ts'
import { camelCase } from './camel-case.ts'
import { CHECKS, type GeneratedFile, ROOT } from './generated-file.ts'

/** `sitespeed/mobile.check.ts` gives `sitespeedMobileCheck`. */
const nameOf = (file: string): string => camelCase(file.replace(/\/check\.ts$|\.check\.ts$/u, '-check'))

/** Every check. */
export function catalogueFile(): GeneratedFile {
  const files = globSync(['*/check.ts', '*/*.check.ts'], { cwd: CHECKS })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  return {
    path: 'src/checks/catalogue.generated.ts',
    lines: [
      "import { type AnyCheck, catalogued } from '#core/check.ts'",
      ...files.map((file) => `import { check as ${nameOf(file)} } from './${file}'`),
      '',
      '/** Every check, by its folder. Written by scripts/generate-catalogue.ts. */',
      'export const catalogue: readonly AnyCheck[] = [',
      ...files.map((file) => `  catalogued(${nameOf(file)}),`),
      ']',
    ],
  }
}

/** Every connector. */
export function connectorsFile(): GeneratedFile {
  const connectors = globSync('*/connector.ts', { cwd: join(ROOT, 'src', 'connectors') })
    .map(dirname)
    .toSorted()
  return {
    path: 'src/connectors/connectors.generated.ts',
    lines: [
      "import type { Connector } from './connector.ts'",
      ...connectors.map((id) => `import { connector as ${id} } from './${id}/connector.ts'`),
      '',
      '/** Every outside service, by its folder. Written by scripts/generate-catalogue.ts. */',
      `export const connectors: readonly Connector[] = [${connectors.join(', ')}]`,
    ],
  }
}

const fixListName = (folder: string): string => camelCase(`${folder}-fixes`)

/** What makes the ready-made fixes: one list in the folder of a check, for both of its sides where it has two. */
export function fixesFile(catalogue: readonly AnyCheck[]): GeneratedFile {
  const folders = globSync('*/fixes.ts', { cwd: CHECKS }).map(dirname).toSorted()
  const idsOf = (folder: string): string[] =>
    catalogue.map(({ id }) => id).filter((id) => id === folder || isSideOf(folder, id))
  return {
    path: 'src/checks/fixes.generated.ts',
    lines: [
      "import type { FixSource } from '#fixes/fix.ts'",
      ...folders.map((folder) => `import { fixes as ${fixListName(folder)} } from './${folder}/fixes.ts'`),
      '',
      '/** What makes the fixes of a check, by its id. Written by scripts/generate-catalogue.ts. */',
      'export const fixSources: ReadonlyMap<string, FixSource> = new Map([',
      ...folders.flatMap((folder) => idsOf(folder).map((id) => `  ['${id}', ${fixListName(folder)}],`)),
      '])',
    ],
  }
}

/** Whether a check is a side of a folder: `sitespeed` holds `sitespeed-mobile`. */
const isSideOf = (folder: string, id: string): boolean =>
  id.startsWith(`${folder}-`) && existsSync(join(CHECKS, folder, `${id.slice(folder.length + 1)}.check.ts`))

/** The kinds of report that show one check in full. */
export function reportKindsFile(catalogue: readonly AnyCheck[]): GeneratedFile {
  const kinds = catalogue
    .flatMap(({ id, report }) => (report ? [{ ...report, check: id }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind, title, check }) => ({ id: kind, title, check }))
  return {
    path: 'src/report/check-kinds.generated.ts',
    lines: [
      '/** The reports of one check in full, in their order. Written by scripts/generate-catalogue.ts. */',
      `export const CHECK_KINDS = ${JSON.stringify(kinds, null, 2)} as const`,
    ],
  }
}
