import { registerHooks } from 'node:module'

// Loaded before tests and the products that they start. For each file of a package Node evaluates the `exports` of its package.json again, which takes
// half a second of processor time for drizzle-orm's 180 KB. Relative imports within these packages do not need them.
const PACKAGES = /\/node_modules\/(?:drizzle-orm|better-auth|hono)\//u

registerHooks({
  resolve(name, context, next) {
    const isNeighbour = /^\.{1,2}\/.*\.m?js$/u.test(name) && PACKAGES.test(context.parentURL ?? '')
    if (!isNeighbour || context.conditions.includes('require')) return next(name, context)
    return { url: new URL(name, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
