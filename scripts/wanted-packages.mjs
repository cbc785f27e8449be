// Used before anything is installed, on any Node from 20 on: built-in modules only.

/**
 * Paths of the lockfile that npm installs here. What only a package for another system needs is not installed either, and names no system itself:
 * hence packages are followed from the project and its workspaces on.
 */
export function wantedPackages(packages, { isToRun }) {
  const system = thisSystem()
  const folders = Object.keys(packages).filter(
    (path) => !path.includes('node_modules/') || packages[path].link,
  )
  const wanted = new Set(folders)
  // What is added to a set while it is walked is walked too.
  for (const path of wanted)
    for (const name of neededBy(packages[path], isToRun)) {
      const found = placeOf(name, path, packages)
      if (found !== undefined && isFor(packages[found], system)) wanted.add(found)
    }
  return [...wanted].filter((path) => path.includes('node_modules/'))
}

/** Also optional peers: one that is in the lockfile, for development or for tests, is installed for whoever names it before a start too. */
const neededBy = (one, isToRun) =>
  [
    one.dependencies,
    one.optionalDependencies,
    one.peerDependencies,
    isToRun ? {} : one.devDependencies,
  ].flatMap((some) => Object.keys(some ?? {}))

/** Path of the package that another finds by a name: in its own folder, else in one further up. */
export function placeOf(name, from, packages) {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (path in packages) return path
  if (from === '') return undefined
  return placeOf(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), packages)
}

/** `libc`: of Linux, the only system of which packages name one. */
function thisSystem() {
  const { glibcVersionRuntime } = process.report.getReport().header
  return {
    os: process.platform,
    cpu: process.arch,
    libc: glibcVersionRuntime === undefined ? 'musl' : 'glibc',
  }
}

const isFor = (one, system) => Object.keys(system).every((key) => allows(one[key], system[key]))

/** `named`: one, several, or with `!` all but these. */
function allows(named, own) {
  const list = [named ?? own].flat()
  return list.includes(own) || (list.every((one) => one.startsWith('!')) && !list.includes(`!${own}`))
}
