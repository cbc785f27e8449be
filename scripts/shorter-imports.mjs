import { registerHooks } from 'node:module'

// Loaded before tests and the products that they start. For each file of a package Node reads all that its package.json exports anew: half a
// second of the processor's time for drizzle-orm, whose list has 180 KB. What one file of these packages imports from its neighbours needs none of it.
const PACKAGES = /\/node_modules\/(?:drizzle-orm|better-auth|hono)\//u

registerHooks({
  resolve(name, context, next) {
    const isNeighbour = /^\.{1,2}\/.*\.m?js$/u.test(name) && PACKAGES.test(context.parentURL ?? '')
    if (!isNeighbour || context.conditions.includes('require')) return next(name, context)
    return { url: new URL(name, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
