import { type ResolveFnOutput, registerHooks } from 'node:module'

// Lets Node load the program in two thirds of the processor time. For each import, Node reads and parses the package.json above the imported file
// again, to learn whether it is a module; the web process has 8,000 imports, and Drizzle's list of exports alone has 130 KB. Here files with the same
// ending in one folder are of one kind, and a package is searched once for each folder that imports it. Imported before the rest.

/** Kinds of files that are learnt: by their folder and ending. `require` and other kinds are left to Node. */
const MODULES = new Set<ResolveFnOutput['format']>(['module', 'module-typescript'])
const formats = new Map<string, string>()
/** Where names lead, by the folder of the file that imports them. */
const found = new Map<string, ResolveFnOutput>()

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/'))
const isRelative = (name: string): boolean => name.startsWith('./') || name.startsWith('../')

registerHooks({
  resolve(name, context, next) {
    const { parentURL, conditions, importAttributes } = context
    const isPlain = conditions.includes('import') && Object.keys(importAttributes).length === 0
    if (parentURL === undefined || !isPlain || name.startsWith('node:')) return next(name, context)
    if (!isRelative(name)) {
      const key = `${folderOf(parentURL)} ${name}`
      const known = found.get(key) ?? { ...next(name, context), shortCircuit: true }
      found.set(key, known)
      return known
    }
    const { href } = new URL(name, parentURL)
    const kind = folderOf(href) + href.slice(href.lastIndexOf('.'))
    const format = formats.get(kind)
    if (format !== undefined) return { url: href, format, shortCircuit: true }
    const result = next(name, context)
    // A folder behind a link is learnt by its own name.
    if (result.url === href && result.format && MODULES.has(result.format)) formats.set(kind, result.format)
    return result
  },
})
