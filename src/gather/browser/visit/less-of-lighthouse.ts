import { registerHooks } from 'node:module'

// Leaves out what Lighthouse loads and we never use, imported before it: half of the processor time and memory of loading it. It takes three functions of
// `lodash-es` from the list of all 640, each a file; and 14 MB of its texts in other languages, which its `locales.js` says may be left out.

/** A function of `lodash-es` that is missing here would be an error when Lighthouse is loaded. */
const FUNCTIONS = ['get', 'isEqual', 'set']
const ALL_LANGUAGES = '/lighthouse/shared/localization/locales.js'
const ENGLISH = './locales/en-US.json'
const NO_TEXTS = { url: 'data:application/json,{}', format: 'json', shortCircuit: true }

registerHooks({
  resolve(name, context, next) {
    const from = context.parentURL ?? ''
    if (from.endsWith(ALL_LANGUAGES) && name.endsWith('.json') && name !== ENGLISH) return NO_TEXTS
    if (name !== 'lodash-es' || !from.includes('/node_modules/lighthouse/')) return next(name, context)
    const { url } = next(name, context)
    return { url: listFor(url), format: 'module', shortCircuit: true }
  },
})

/** A module with the functions of the package whose whole list is at `url`. */
function listFor(url: string): string {
  const lines = FUNCTIONS.map((name) => {
    const file = JSON.stringify(new URL(`${name}.js`, url).href)
    return `export { default as ${name} } from ${file}`
  })
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`
}
