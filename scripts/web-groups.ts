import type { Rolldown } from 'vite'

/** What the bundler knows of all modules. */
type Modules = Rolldown.ChunkingContext
type NameOf = Rolldown.CodeSplittingNameFunction

/** Where visitors come in, and where owners do. */
const VISITORS = /\/pages\/home\/HomePage\.tsx$/u
const OWNERS = /\/pages\/overview\/OverviewPage\.tsx$|\/app\/frames\/OwnerFrame\.tsx$/u
/** Where people sign in: what it is made of is in no file with parts that only owners need. */
const ACCOUNTS = /\/pages\/login\/LoginPage\.tsx$/u
const CHECK = /\/pages\/check\/CheckPage\.tsx$/u
const ADS = /\/src\/(?:ads|core\/ads|web\/kit\/ads|web\/pages\/ads)\//u
const ROUTES = /\/app\/routes\//u
/** What only pages with forms, dialogs or long lists need: it stays out of files that other pages load. */
const HEAVY =
  /\/kit\/surface\/Dialog\.tsx$|\/node_modules\/(?:zod|tldts|libphonenumber-js|punycode|@floating-ui|@mantine\/form|react-remove-scroll|react-transition-group|@tanstack\/(?:react-)?virtual)/u
/** It imports everything of its library, whatever is used of it. */
const EVERYTHING = /@mantine\/core\/esm\/index\.mjs$/u
/** The icons, the module that exports them all, and what makes them into components. */
export const ICONS = /\/web\/kit\/(?:icons\/[^/]+|icons|icon-drawing)\.ts$/u
const MANY_PAGES = 12
const SEVERAL_PAGES = 5

/** The module and all that import it, one through the other. */
function above(id: string, modules: Modules): string[] {
  const all = new Set([id])
  for (const one of all) for (const importer of modules.getModuleInfo(one)?.importers ?? []) all.add(importer)
  return [...all]
}

function isHeavy(id: string, modules: Modules): boolean {
  const all = new Set([id])
  for (const one of all) {
    if (HEAVY.test(one)) return true
    const below = EVERYTHING.test(one) ? [] : (modules.getModuleInfo(one)?.importedIds ?? [])
    for (const imported of below) all.add(imported)
  }
  return false
}

/** Names a module that one of these pages is made of. */
const partOf =
  (name: string, pages: RegExp): NameOf =>
  (id, modules) =>
    !pages.test(id) && !isHeavy(id, modules) && above(id, modules).some((one) => pages.test(one))
      ? name
      : null

/** Names a module that many or several pages are made of. */
const often: NameOf = (id, modules) => {
  const isPage = (one: string) =>
    modules.getModuleInfo(one)?.dynamicImporters.some((importer) => ROUTES.test(importer)) ?? false
  const pages = above(id, modules).filter(isPage).length
  if (pages < SEVERAL_PAGES || isHeavy(id, modules)) return null
  return pages < MANY_PAGES ? 'several' : 'often'
}

const ads: NameOf = (id, modules) => (ADS.test(id) && !isHeavy(id, modules) ? 'ads' : null)

/** What at least two pages or dialogs share; without what its modules import, which has a group of its own. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

/**
 * Which modules come in one file. Over HTTP/1.1 each small file costs a phone a part of a round trip, so a page comes in few files; and what
 * only some pages need is in none that the others load.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 9 },
  // Some hundred bytes each, in another mix on every page. What makes them into components comes with them: from the file of a page, which has
  // icons too, it would not be there yet when they are made.
  { name: 'icons', test: ICONS, priority: 8, ...shared },
  { name: partOf('visitors', VISITORS), debugName: 'visitors', priority: 7, ...shared },
  { name: partOf('owners', OWNERS), debugName: 'owners', priority: 6, ...shared },
  { name: partOf('accounts', ACCOUNTS), debugName: 'accounts', priority: 5, ...shared },
  { name: 'schemas', test: /\/node_modules\/zod\//u, priority: 5, ...shared },
  { name: 'suffixes', test: /\/node_modules\/tldts/u, priority: 5, ...shared },
  { name: 'phones', test: /\/node_modules\/libphonenumber-js\//u, priority: 5, ...shared },
  { name: often, debugName: 'often', priority: 4, ...shared },
  { name: partOf('check', CHECK), debugName: 'check', priority: 3, ...shared },
  // With what its modules import, which a file of fewer pages would have, and that file would import this one.
  { name: ads, debugName: 'ads', priority: 3, minShareCount: 6 },
  { name: 'shared', minShareCount: 2, entriesAware: true },
]
