import { type ResolveFnOutput, registerHooks } from 'node:module'

// Lets Node load Drizzle in half the time. For each import inside of a package, Node parses the package's list of exports again to learn that
// its files are modules, and Drizzle's list has 130 KB: more than half a second of processor time at each start. Imported before the rest, so
// that it is there when Drizzle is loaded.

const PACKAGE = '/node_modules/drizzle-orm/'
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      if (!parentURL?.includes(PACKAGE) || !specifier.endsWith('.js')) return next(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (specifier !== 'drizzle-orm' && !specifier.startsWith('drizzle-orm/')) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
