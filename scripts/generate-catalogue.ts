import { existsSync, globSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lessonFiles } from '#core/lessons/built-in.ts'
import { parseLesson } from '#core/lessons/parse-lesson.ts'
import { assignLessons } from '#core/lessons/assign-lessons.ts'

// Writes every list that is made of folders: of checks, connectors, reports of one check, fixes and lessons, and what the web app knows of each check.
// So adding a check is adding a folder.
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'src', 'checks')
const target = join(folder, 'catalogue.generated.ts')
const generated: string[] = []

const camelCase = (words: string): string =>
  words.replace(/[/-](\w)/gu, (_, letter: string) => letter.toUpperCase())

/** `sitespeed/mobile.check.ts` gives `sitespeedMobileCheck`. */
const nameOf = (file: string): string => camelCase(file.replace(/\/check\.ts$|\.check\.ts$/u, '-check'))

/** Whether this is one of a folder's two checks: `sitespeed` holds `sitespeed-mobile`. */
const isSideOf = (place: string, id: string): boolean =>
  existsSync(join(folder, place, `${id.slice(place.length + 1)}.check.ts`)) && id.startsWith(`${place}-`)

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

writeIfNew(target, source)

// The connectors, one in each folder.
const connectorFolder = join(root, 'src', 'connectors')
const connectors = globSync('*/connector.ts', { cwd: connectorFolder }).map(dirname).toSorted()
writeIfNew(
  join(connectorFolder, 'connectors.generated.ts'),
  [
    "import type { Connector } from './connector.ts'",
    ...connectors.map((id) => `import { connector as ${id} } from './${id}/connector.ts'`),
    '',
    '/** Every outside service, by its folder. Written by scripts/generate-catalogue.ts. */',
    `export const connectors: readonly Connector[] = [${connectors.join(', ')}]`,
    '',
  ].join('\n'),
)

const { catalogue } = await import('#checks/catalogue.generated.ts')

// The kinds of report that show one check in full.
const kinds = catalogue
  .flatMap(({ id, report }) => (report ? [{ ...report, check: id }] : []))
  .toSorted((a, b) => a.place - b.place)
  .map(({ kind, title, check }) => ({ id: kind, title, check }))
writeIfNew(
  join(root, 'src', 'report', 'check-kinds.generated.ts'),
  [
    '/** The reports of one check in full, in their order. Written by scripts/generate-catalogue.ts. */',
    `export const CHECK_KINDS = ${JSON.stringify(kinds, null, 2)} as const`,
    '',
  ].join('\n'),
)

// The ready-made fixes, one list in the folder of each check, or of a pair of checks.
const fixFolders = globSync('*/fixes.ts', { cwd: folder }).map(dirname).toSorted()
const idsOf = (place: string): string[] =>
  catalogue.map(({ id }) => id).filter((id) => id === place || isSideOf(place, id))
writeIfNew(
  join(folder, 'fixes.generated.ts'),
  [
    "import type { FixSource } from '#fixes/fix.ts'",
    ...fixFolders.map(
      (place) => `import { fixes as ${camelCase(`${place}-fixes`)} } from './${place}/fixes.ts'`,
    ),
    '',
    '/** What makes the fixes of a check, by its id. Written by scripts/generate-catalogue.ts. */',
    'export const fixSources: ReadonlyMap<string, FixSource> = new Map([',
    ...fixFolders.flatMap((place) =>
      idsOf(place).map((id) => `  ['${id}', ${camelCase(`${place}-fixes`)}],`),
    ),
    '])',
    '',
  ].join('\n'),
)

// The lessons of the checks, each in the folder of its check. One is recorded when all its files are among those that the web app serves.
const isRecorded = (media: number): boolean =>
  Object.values(lessonFiles(media)).every((name) =>
    existsSync(join(root, 'src', 'web', 'public', 'lessons', name)),
  )
const found = globSync(['*/lesson.md', '*/*.lesson.md'], { cwd: folder }).map((path) => {
  const [place = '', file = ''] = path.replaceAll('\\', '/').split('/')
  const text = parseLesson(readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n'))
  return {
    folder: place,
    name: file.replace(/\.?lesson\.md$/u, ''),
    text,
    isRecorded: isRecorded(text.media),
  }
})
const lessons = assignLessons(found, catalogue)
writeIfNew(
  join(folder, 'lessons.generated.ts'),
  [
    "import type { Lesson } from '#core/lessons/lesson.ts'",
    '',
    '/** Every lesson, by its number. Written by scripts/generate-catalogue.ts. */',
    `export const lessons: readonly Lesson[] = ${JSON.stringify(lessons, null, 2)}`,
    '',
  ].join('\n'),
)

// The data of each check in the web app, before any request: its title, but neither rule nor other texts.
const { OWNER_EVIDENCE } = await import('#core/evidence/index.ts')
const fromOwner = new Set<string>(OWNER_EVIDENCE)
/** The steps of a scan, the slowest first, each with its evidence. */
const steps = {
  browser: ['mobileVisit', 'desktopVisit'],
  links: ['links'],
  pages: ['pages'],
} as const
const stepOf = (needs: readonly string[]): string | null =>
  Object.entries(steps).find(([, keys]) => keys.some((key) => needs.includes(key)))?.[0] ?? null

const listedLessons = lessons.map(({ media, check, category, about }) => ({ media, check, category, about }))
const lessonOf = (check: string): object | null => {
  const own = lessons.find((lesson) => lesson.check === check && lesson.about === null)
  return own ? { media: own.media, isRecorded: own.isRecorded } : null
}

const listedChecks = catalogue.map(
  ({
    id,
    category,
    path,
    tour,
    tourPath,
    recommends,
    sheet,
    ownersOnly,
    service,
    awaitsService,
    needs,
    words: { title, what, why },
  }) => ({
    id,
    category,
    path,
    tour,
    ...(tourPath === undefined ? {} : { tourPath }),
    ...(recommends === undefined ? {} : { recommends }),
    ...(sheet === undefined ? {} : { sheet: sheet.name }),
    ownersOnly: ownersOnly ?? false,
    looksUp: service ?? null,
    ...(awaitsService === undefined ? {} : { awaitsService }),
    fromSite: needs.some((key) => !fromOwner.has(key)),
    step: stepOf(needs),
    lesson: lessonOf(id),
    words: { title, what, why },
  }),
)
writeIfNew(
  join(root, 'src', 'web', 'app', 'catalogue.generated.ts'),
  [
    "import type { RoutedCheck } from '#core/check.ts'",
    "import type { Recommends } from '#core/recommends.ts'",
    "import type { Service } from '#core/evidence/owner.ts'",
    "import type { Lesson } from '#core/lessons/lesson.ts'",
    "import type { ListedLesson } from '#core/lessons/recommended.ts'",
    '',
    '/** What the web app knows of a check before it has asked anything. Written by scripts/generate-catalogue.ts. */',
    'export interface ListedCheck extends RoutedCheck {',
    '  recommends?: Recommends<string>',
    '  /** Name of the file of its spreadsheet. */',
    '  sheet?: string',
    '  /** Never shown through a hand-over link. */',
    '  ownersOnly: boolean',
    '  /** The service that looks up what the owner enters on its page; `null`: the owner enters nothing. */',
    '  looksUp: Service | null',
    '  /** Statuses that an account at that service would replace by a known one. */',
    '  awaitsService?: readonly string[]',
    '  /** It looks at the website; false: at what the owner answered or connected only. */',
    '  fromSite: boolean',
    '  /** The slow step of a scan that it waits for. */',
    "  step: 'browser' | 'links' | 'pages' | null",
    '  /** Its own lesson; `null`: it has none. */',
    "  lesson: Pick<Lesson, 'media' | 'isRecorded'> | null",
    '  words: { title: string; what: string; why: string }',
    '}',
    '',
    `export const checks: readonly ListedCheck[] = ${JSON.stringify(listedChecks, null, 2)}`,
    '',
    '/** Every lesson, by its number. */',
    `export const lessons: readonly ListedLesson[] = ${JSON.stringify(listedLessons, null, 2)}`,
    '',
  ].join('\n'),
)

// By their times `bootstrap.mjs` knows that they are up to date: later than the folders, which new files change.
const now = new Date()
for (const file of generated) utimesSync(file, now, now)

/** An unchanged file is left as it is. */
function writeIfNew(file: string, text: string): void {
  generated.push(file)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
