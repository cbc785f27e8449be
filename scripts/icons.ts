import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Where the pages' icons are: a module that exports them all, and a folder with a file for each, so that a page loads only its own. */
export const MODULE = 'src/web/kit/icons.ts'
export const FOLDER = 'src/web/kit/icons'

const IMPORTED = /^import \{([^}]*)\} from '(?:\.\/|(?:\.\.\/)+|#web\/kit\/)icons\.ts'/gmu
const MADE = /createReactComponent\("(outline|filled)", "([\w-]+)"/u
const drawn = z.object({ __iconNode: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) })

const entry = fileURLToPath(import.meta.resolve('@tabler/icons-react'))
const installed = dirname(dirname(dirname(entry)))
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${installed}/package.json`, 'utf8')))

/** Names of the icons that a file of the web app imports, such as `IconChevronDown`. */
export const iconNamesIn = (text: string): string[] =>
  [...text.matchAll(IMPORTED)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Every file that the pages' icons need, by path from the project's root; throws for a name that Tabler does not have. */
export async function iconFiles(): Promise<Map<string, string>> {
  const sources = globSync('src/web/**/*.{ts,tsx}', { exclude: [MODULE, `${FOLDER}/**`] })
  const names = new Set(sources.flatMap((file) => iconNamesIn(readFileSync(file, 'utf8'))))
  const icons = await Promise.all([...names].toSorted().map(iconFile))
  const exported = icons.map(({ name, path }) => `export { ${name} } from './icons/${basename(path)}'`)
  return new Map([
    [MODULE, `${NOTICE}\n${exported.join('\n')}\n`],
    [`${FOLDER}/LICENSE`, readFileSync(`${installed}/LICENSE`, 'utf8')],
    ...icons.map(({ path, text }) => [path, text] as const),
  ])
}

const NOTICE = `// Tabler Icons ${version}, MIT License (see icons/LICENSE). Written by \`npm run icons\`.`

async function iconFile(name: string): Promise<{ name: string; path: string; text: string }> {
  const source = `${installed}/dist/esm/icons/${name}.mjs`
  const [, kind, id] = MADE.exec(readFileSync(source, 'utf8')) ?? []
  if (!kind || !id) throw new Error(`${source} is not written as expected`)
  const { __iconNode: shapes } = drawn.parse(await import(pathToFileURL(source).href))
  const make = kind === 'filled' ? 'filledIcon' : 'lineIcon'
  const lines = [
    NOTICE.replace('icons/', ''),
    `import { ${make} } from '../icon-drawing.ts'`,
    '',
    `export const ${name} = /* @__PURE__ */ ${make}('${id}', [`,
    ...shapes.map(([element, attributes]) => `  ['${element}', { ${written(attributes)} }],`),
    '])',
  ]
  return { name, path: `${FOLDER}/${id}.ts`, text: `${lines.join('\n')}\n` }
}

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}: '${value}'`)
    .join(', ')
