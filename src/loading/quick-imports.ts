import { type ResolveFnOutput, registerHooks } from 'node:module'

// Lets Node load the program in two thirds of the processor time. For each import, Node reads and parses the package.json above the imported file
// again, to learn whether it is a module; the web process has 8,000 imports, and Drizzle's list of exports alone has 130 KB. Here files with the same
// ending in one folder are of one kind, a package is searched once for each folder that imports it, and where an alias leads is learnt once. Imported
// before the rest.

/** Kinds of files that are learnt: by their folder and ending. `require` and other kinds are left to Node. */
const MODULES = new Set<ResolveFnOutput['format']>(['module', 'module-typescript'])
const formats = new Map<string, string>()
/** Where names lead, by the folder of the file that imports them. */
const found = new Map<string, ResolveFnOutput>()

/** Where an alias such as `#core/` leads, for the files below a folder. */
interface Alias {
  below: string
  to: string
}
const aliases = new Map<string, Alias>()

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/'))
const isRelative = (name: string): boolean => name.startsWith('./') || name.startsWith('../')
/** `#core/` of `#core/reasons.ts`; empty for another name. */
const aliasOf = (name: string): string => (name.startsWith('#') ? name.slice(0, name.indexOf('/') + 1) : '')

/** Address of a file beside the importing one or behind a known alias; `null`: Node has to search. */
function addressOf(name: string, parent: string): string | null {
  if (isRelative(name)) return new URL(name, parent).href
  const alias = aliasOf(name)
  const known = aliases.get(alias)
  // A package may have the same alias for files of its own.
  if (!known || !parent.startsWith(known.below) || parent.includes('/node_modules/')) return null
  return known.to + name.slice(alias.length)
}

/** Learns where an alias leads: for all files below the folder that the importing and the imported file share. */
function learnAlias(name: string, parent: string, url: string): void {
  const alias = aliasOf(name)
  const rest = name.slice(alias.length)
  if (alias === '' || !url.endsWith(`/${rest}`) || parent.includes('/node_modules/')) return
  let below = folderOf(parent)
  while (!url.startsWith(`${below}/`)) below = folderOf(below)
  aliases.set(alias, { below: `${below}/`, to: url.slice(0, -rest.length) })
}

registerHooks({
  resolve(name, context, next) {
    const { parentURL, conditions, importAttributes } = context
    const isPlain = conditions.includes('import') && Object.keys(importAttributes).length === 0
    if (parentURL === undefined || !isPlain || name.startsWith('node:')) return next(name, context)
    const href = addressOf(name, parentURL)
    if (href === null) {
      const key = `${folderOf(parentURL)} ${name}`
      const known = found.get(key) ?? { ...next(name, context), shortCircuit: true }
      found.set(key, known)
      learnAlias(name, parentURL, known.url)
      return known
    }
    const kind = folderOf(href) + href.slice(href.lastIndexOf('.'))
    const format = formats.get(kind)
    if (format !== undefined) return { url: href, format, shortCircuit: true }
    const result = next(name, context)
    // A folder behind a link is learnt by its own name.
    if (result.url === href && result.format && MODULES.has(result.format)) formats.set(kind, result.format)
    return result
  },
})
